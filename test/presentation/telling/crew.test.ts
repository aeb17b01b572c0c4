/** Shouts of captains: a voice by the seat, a manner by the temper, and none where a game has no tempers. */
import { describe, expect, it } from 'vitest';
import { temperOf, tempers } from '../../../src/bots/tempers.ts';
import type { Frame } from '../../../src/controller/room.ts';
import { shout } from '../../../src/presentation/telling/crew.ts';

/** A name of each temper. */
const names = tempers.map((temper) => {
  const found = Array.from({ length: 100 }, (_, n) => `Captain ${n}`).find((name) => temperOf(name) === temper);
  if (!found) throw new Error(`No name is ${temper}.`);
  return found;
});
const frame: Frame = { shape: 'wide', width: 1920, height: 1080 };
const c = { names, frame };

describe('a shout', () => {
  it('has the manner of the temper, another one for each of the four', () => {
    const cues = names.map((_, seat) => shout(seat, 100, 0, c));
    const manners = cues.map(({ at, sound }) => JSON.stringify([at, { ...sound, name: '' }]));
    expect(new Set(manners).size).toBe(4);
    expect(cues.map(({ sound }) => sound?.name)).toEqual(['shout-1', 'shout-2', 'shout-3', 'shout-4']);
  });

  it('is the same but for its voice where nobody has a temper', () => {
    const cues = names.map((_, seat) => shout(seat, 100, 0, c, false));
    const manners = cues.map(({ at, sound }) => JSON.stringify([at, { ...sound, name: '' }]));
    expect(new Set(manners).size).toBe(1);
    expect(cues[0]).toMatchObject({ at: 100 });
  });
});
