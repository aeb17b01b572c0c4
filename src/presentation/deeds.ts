/** A captain's latest deed on their plate: a picture and about three words. */
import type { Placement } from '../controller/room.ts';
import type { Told } from '../controller/told.ts';
import { fill, type Text } from '../words/message.ts';
import { type Point, piece } from './placement.ts';

interface Strip extends Point {
  /** Room for both; where the words do not fit the picture stands alone. */
  w: number;
  scale?: number;
}

/** Lays out the latest deed that belongs to a plate, from the middle of its left end. */
export function layoutDeed(
  view: object,
  of: string,
  words: Readonly<Record<string, Text>>,
  { scale = 1, ...strip }: Strip,
): Placement[] {
  const deed = (view as Told<object>).deeds?.[of];
  if (!deed) return [];
  const { x, y, w } = strip;
  const props = { w, icon: deed.icon, text: fill(words[deed.code], deed.facts), size: Math.ceil(28 / scale) };
  return [piece({ id: `deed:${of}`, kind: 'deed', layer: 'hud', depth: 508, x, y, scale, props })];
}
