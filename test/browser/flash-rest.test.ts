/**
 * Light on tables at rest: the lamp that burns low, gusts, lightning far off, gulls that pass, lanterns and glitter.
 * Nobody governs them, so the whole picture is measured, as each level of quality draws it.
 */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchGame } from '../../src/presentation/index.ts';
import type { Quality } from '../../src/presentation/quality.ts';
import { frames as shapes } from '../../src/presentation/shapes.ts';
import type { LifeClock } from '../../src/stage/pieces/sea-life-clock.ts';
import { type LifeKind, lasts } from '../../src/stage/pieces/sea-life-order.ts';
import { Desk } from '../host/desk.ts';
import { few, thorough } from '../how-much.ts';
import { expectFewPulses, isFlash } from './flash-rule.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { watchRest } from './watch-light.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary'];

interface Resting {
  game: string;
  options: object;
  /** Actions after which ships lie on the table. */
  after: number;
  /** Kinds of what stirs, those with light first. */
  kinds: readonly LifeKind[];
}

const tables: readonly Resting[] = [
  {
    game: 'yellowbeard',
    options: { autoSetup: true, turnLimit: 30 },
    after: 12,
    kinds: ['lamp', 'gust', 'perch', 'whale', 'fish', 'crab', 'shadow'],
  },
  {
    game: 'treasure-fleet',
    options: {},
    after: 12,
    kinds: ['lightning', 'gust', 'gull', 'boat', 'fish', 'sail', 'shadow'],
  },
  { game: 'korsar', options: {}, after: 30, kinds: ['lightning', 'gust', 'gull', 'fish'] },
  // At the chart: a battle lies before another water.
  { game: 'card-pirates', options: {}, after: 21, kinds: ['gust', 'perch', 'whale', 'fish', 'shadow'] },
];

/** Milliseconds between two frames, and the longest that something is watched for: what lasts longer goes on as it began. */
const step = thorough ? 50 : 80;
const longest = 6000;

describe.each(few(1, tables))('light at rest on the table of $game', ({ game, options, after, kinds }) => {
  // Middle is High without its bloom.
  describe.each(few(1, ['high', 'plain'] as const))('at the level %s', (quality: Quality) => {
    let stage: OpenStage;
    beforeAll(async () => {
      const { packs, later, script } = await fetchGame(game);
      stage = await openStage(Phaser.WEBGL, [...packs, ...later, game]);
      stage.scene.setQuality(quality);
      const desk = new Desk(() => 'f'.repeat(32));
      const opened = await desk.openDemo({ game, seats: 4, options, seed: 'rest', bots: ['lots'], names } as never);
      if (!opened.ok) throw new Error(opened.refused.code);
      let { view } = opened.batch;
      for (let n = 0; n < after; n++) view = (await desk.advance())?.view ?? view;
      stage.scene.cast.show(script.layout(view, names, shapes.wide));
    });
    afterAll(() => stage.close());

    /** Lets the table rest, unseen, until something of this kind begins. */
    function waitFor(kind: LifeKind): void {
      // A table may lie before another water, each with a life of its own.
      const lives = [...stage.scene.cast.all()].flatMap(
        (piece) => (piece as { life?: { clock: LifeClock } }).life ?? [],
      );
      for (let n = 0; !lives.some(({ clock }) => clock.kind === kind); n++) {
        if (n > 40_000) throw new Error(`No ${kind} came.`);
        stage.step(50);
      }
    }

    it('lanterns, glitter and sails alone: at most three pulses a second, none too large', () =>
      expectFewPulses(watchRest(stage, { ms: 3000, step })));

    for (const kind of few(1, kinds))
      it(`${kind}: at most three pulses a second, none too large`, () => {
        waitFor(kind);
        expectFewPulses(watchRest(stage, { ms: Math.min(longest, lasts[kind] + 600), step }));
      });

    for (const weather of quality === 'plain' ? [] : few(1, ['victory', 'storm', 'curse'] as const))
      it(`${weather}, as it comes and as it goes: at most three pulses a second, none too large`, () => {
        const turn = (at: number) => at === 0 && stage.scene.cast.kit.grade?.turn(weather, 1000);
        stage.step(6000);
        expectFewPulses(watchRest(stage, { ms: 3200, step, plant: turn }));
      });

    if (quality === 'high')
      it('a lamp that flickers would be found', () => {
        const { grade } = stage.scene.cast.kit;
        const found = watchRest(stage, {
          ms: 1200,
          step: 60,
          plant: (at) => grade?.suit({ key: at % 240 < 120 ? 1.4 : 0, shade: 0 }),
        });
        grade?.suit({ key: 0, shade: 0 });
        expect(isFlash(found), JSON.stringify(found)).toBe(true);
      });
  });
});
