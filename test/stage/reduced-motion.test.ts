/** Reduced motion as data: every beat of random games, made calm. */
import { describe, expect, it } from 'vitest';
import type { Beat, Cue, Pose } from '../../src/controller/beat.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { script } from '../../src/presentation/treasure-fleet/score/score.ts';
import { houseTraits } from '../../src/stage/effects/traits.ts';
import { reducedMotion } from '../../src/stage/telling/reduced-motion.ts';
import { traits } from '../../src/stage/treasure-fleet/effects/traits.ts';
import { names, story } from '../browser/story.ts';

interface Pair {
  type: string;
  beat: Beat;
  still: Beat;
  from: ReadonlyMap<string, Pose>;
}

const pairs: Pair[] = [2, 4, 5].flatMap((seats) =>
  [...story(seats, { storms: true, cursedShips: true }, `calm ${seats}`)].map(({ event, before, after }) => {
    const beat = script.beat(event, before, after, names, frames.wide);
    const from = script.layout(before, names, frames.wide);
    return {
      type: event.type,
      beat,
      still: reducedMotion(beat, (id) => from.get(id), { ...houseTraits, ...traits }),
      from,
    };
  }),
);

const moving = (cue: Cue) =>
  Object.keys(cue.tween?.to ?? {}).some((key) => ['x', 'y', 'scale', 'angle'].includes(key)) &&
  (cue.tween?.ms ?? 0) > 100;

describe('reduced motion', () => {
  it('knows the beats of whole games', () => {
    expect(pairs.length).toBeGreaterThan(300);
    for (const type of ['CardPlayed', 'StormStruck', 'CurseResolved', 'ShipCaptured', 'GovernorCardShown', 'GameEnded'])
      expect(pairs.map((pair) => pair.type)).toContain(type);
  });

  it('has no camera, no shaking, no particles and no way that is longer than a cross-fade', () => {
    expect(pairs.some(({ beat }) => beat.cues.some((cue) => cue.camera))).toBe(true);
    expect(pairs.some(({ beat }) => beat.cues.some(moving))).toBe(true);
    for (const { still, type } of pairs) {
      for (const cue of still.cues) {
        expect(cue.camera, type).toBeUndefined();
        expect(cue.flash, type).toBeUndefined();
        // Scales stand level, without swinging.
        if (cue.effect?.name === 'scales') expect(cue.effect.still, type).toBe(1);
        // Gold is counted: its number stands where it is said.
        else if (cue.effect?.name === 'gain') expect([cue.effect.rise, cue.effect.counts], type).toEqual([0, 0]);
        else if (cue.effect) expect(['line', 'badge', 'outline'], type).toContain(cue.effect.name);
        expect(moving(cue), `${type} ${JSON.stringify(cue)}`).toBe(false);
        expect(cue.tween?.yoyo ?? false, type).toBe(false);
      }
    }
  });

  it('keeps captions, lengths, sounds, and who comes and goes, in their order', () => {
    const kept = (beat: Beat, key: 'sound' | 'enter' | 'leave' | 'set') =>
      [...beat.cues].sort((a, b) => a.at - b.at).flatMap((cue) => (cue[key] ? [[cue.at, cue[key]]] : []));
    for (const { beat, still } of pairs) {
      expect(still.caption).toEqual(beat.caption);
      expect(still.length).toBe(beat.length);
      for (const key of ['sound', 'enter', 'leave', 'set'] as const) expect(kept(still, key)).toEqual(kept(beat, key));
    }
  });

  it('draws one gold line of 300 for every ball, and outlines both ends of a way', () => {
    const volley = pairs.find(
      ({ type, beat }) => type === 'CardPlayed' && beat.cues.some((c) => c.effect?.name === 'ball'),
    );
    if (!volley) throw new Error('There was no volley.');
    const named = (beat: Beat, name: string) => beat.cues.filter((cue) => cue.effect?.name === name);
    expect(named(volley.still, 'line').length).toBe(named(volley.beat, 'ball').length);
    expect(named(volley.still, 'line')[0].effect?.ms).toBe(300);
    expect(named(volley.still, 'outline').length).toBeGreaterThanOrEqual(2);
    const card = volley.still.cues.filter((cue) => cue.tween?.piece.startsWith('shot:') && 'x' in (cue.tween.to ?? {}));
    expect(card.map((cue) => cue.tween?.to.alpha)).toEqual([0, 1]);
  });

  it('weighs a tie on scales that do not swing', () => {
    const ties = pairs.filter(({ beat }) => beat.cues.some((cue) => cue.effect?.name === 'scales'));
    expect(ties.length).toBeGreaterThan(0);
    for (const { still } of ties) expect(still.cues.some((cue) => cue.effect?.name === 'scales')).toBe(true);
  });

  it('puts a badge on what storm and curse strike', () => {
    for (const type of ['StormStruck', 'CurseResolved']) {
      const struck = pairs.filter(
        (p) => p.type === type && p.beat.cues.some((c) => /storm|wisp/.test(c.effect?.name ?? '')),
      );
      expect(struck.length).toBeGreaterThan(0);
      for (const { still } of struck) expect(still.cues.some((cue) => cue.effect?.name === 'badge')).toBe(true);
    }
  });
});
