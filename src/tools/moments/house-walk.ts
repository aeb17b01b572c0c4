/** Ways into the house, as somebody who presses comes to its screens. */
import type { Moment, MomentStep } from './moment.ts';

export const rest: MomentStep = { advance: 600 };
export const asked: MomentStep = { asked: true };
export const choose = (...ids: string[]): MomentStep[] => ids.map((id) => ({ choose: id }));

/** Takes a picture of what stands there at the end of a walk that begins on the title. */
export const at = (name: string, walk: readonly MomentStep[], more: Partial<Moment> = {}): Moment => ({
  name,
  query: { speed: 'normal' },
  walk: [...walk, rest],
  ...more,
});

/** Seats two people and two computers, or as many people as are asked for. */
export const two = (game: string, ...more: string[]): MomentStep[] => [
  ...choose(`game:${game}`, 'person:1', ...more, 'sail'),
  asked,
];

/** Lets bots play a game to its end. */
export const overAt = (game: string, ...more: string[]): MomentStep[] => [
  ...choose(`game:${game}`, 'bot:0', ...more, 'sail'),
  asked,
];

export const express = { query: { speed: 'express' } };
