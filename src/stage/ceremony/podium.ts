/** A captain's plate on the podium: the board, the name, and the number at its right end. */
import type Phaser from 'phaser';
import type { DrawingContext } from '../art/drawing-context.ts';
import { label, shrinkTo } from '../art/type.ts';

interface Podium {
  width: number;
  name: string;
  /** Points, or the place; empty while it is not told. */
  count: string;
  /** The plate is gold. */
  wins: boolean;
}

/** The plate's picture has a shadow around what is drawn as 332 wide. */
const drawn = 332;
/** Room that the number has at least, so that the name keeps its size when the number comes. */
const leastNumber = 60;

/** Draws the plate around its own middle; gives the number apart, because numbers roll. */
export function drawPodium(
  kit: DrawingContext,
  { width, name, count, wins }: Podium,
): { parts: Phaser.GameObjects.GameObject[]; number: Phaser.GameObjects.Text } {
  const { art, scene } = kit;
  const end = width / 2 - 22;
  const frame = wins ? 'podium-plate-winner' : 'podium-plate';
  const { w, h } = art.facts(frame);
  const board = art.sliced(scene, frame, width + w - drawn, h).setPosition((-width - w + drawn) / 2, -h / 2);
  const number = label(kit, 'score', count, end, -46, { align: 1 });
  const words = label(kit, 'seatName', name, -end, -46);
  shrinkTo(words, 2 * end - Math.max(leastNumber, number.width), 28);
  return { parts: [board, words, number], number };
}
