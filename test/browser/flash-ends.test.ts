/**
 * Light at the end of every game, where night clears, crowns fall, hats fly and a voyage is drawn; and in the weather
 * that only a graphics processor draws. Measured on rendered frames.
 */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Speed } from '../../src/controller/speed.ts';
import { fetchGame } from '../../src/presentation/index.ts';
import { type Batch, Desk } from '../host/desk.ts';
import { few } from '../how-much.ts';
import { expectNoFlash } from './flash-rule.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { watchLight } from './watch-light.ts';

// biome-ignore lint/suspicious/noExplicitAny: views and events are of one game, whichever it is
type Any = any;

interface Told {
  script: Any;
  event: Any;
  before: Any;
  after: Any;
}

const names = ['Anne', 'Bart', 'Calico', 'Mary'];

/** Plays a game to its end and gives the first event of each of these types. */
async function tellOf(game: string, options: object, types: readonly string[]): Promise<Map<string, Told>> {
  const { script } = (await fetchGame(game)) as Any;
  const found = new Map<string, Told>();
  for (let n = 0; types.some((type) => !found.has(type)); n++) {
    const desk = new Desk(() => 'f'.repeat(32));
    const opened = await desk.openDemo({ game, seats: 4, options, seed: `end ${n}`, bots: ['lots'], names } as Any);
    if (!opened.ok) throw new Error(opened.refused.code);
    let view = script.blank(opened.batch.view);
    for (let batch: Batch | null = opened.batch; batch; batch = await desk.advance()) {
      for (const event of batch.events as unknown as { type: string }[]) {
        const before = view;
        view = script.tell(view, event);
        if (types.includes(event.type) && !found.has(event.type))
          found.set(event.type, { script, event, before, after: view });
      }
      view = batch.view;
    }
  }
  return found;
}

interface Ending {
  game: string;
  options: object;
  types: readonly string[];
}

const endings: readonly Ending[] = [
  { game: 'yellowbeard', options: { autoSetup: true, turnLimit: 30 }, types: ['RoundEnded', 'MatchEnded'] },
  { game: 'card-pirates', options: { turnCap: 60 }, types: ['GameEnded'] },
  { game: 'treasure-fleet', options: {}, types: ['GameEnded'] },
  { game: 'korsar', options: {}, types: ['GameEnded'] },
];
const speeds: readonly [Speed, number][] = [
  ['brisk', 50],
  ['normal', 60],
  ['express', 30],
];

async function keeps(stage: OpenStage, told: Told, speed: Speed, step: number): Promise<void> {
  const { script, ...one } = told;
  expectNoFlash(await watchLight(stage, { script, names, told: [one], speed, step }));
}

describe.each(few(1, endings))('light at the end of $game', ({ game, options, types }) => {
  let stage: OpenStage;
  let told: Map<string, Told>;
  beforeAll(async () => {
    const { packs, later } = await fetchGame(game);
    stage = await openStage(Phaser.CANVAS, [...packs, ...later, game]);
    told = await tellOf(game, options, types);
  });
  afterAll(() => stage.close());

  for (const type of types)
    for (const [speed, step] of few(1, speeds))
      it(`${type} at ${speed}: at most three pulses a second, none too large`, () =>
        keeps(stage, told.get(type) as Told, speed, step));
});

const weathers: readonly Ending[] = [
  { game: 'card-pirates', options: { treacherousSeas: true, turnCap: 60 }, types: ['StormEntered'] },
  { game: 'treasure-fleet', options: { storms: true, cursedShips: true }, types: ['StormStruck', 'CurseResolved'] },
];

describe.each(few(0, weathers))('weather at High in $game', ({ game, options, types }) => {
  let stage: OpenStage;
  let told: Map<string, Told>;
  beforeAll(async () => {
    const { packs, later } = await fetchGame(game);
    stage = await openStage(Phaser.WEBGL, [...packs, ...later, game]);
    stage.scene.setQuality('high');
    told = await tellOf(game, options, types);
  });
  afterAll(() => stage.close());

  for (const type of types)
    it(`${type}: at most three pulses a second, none too large`, () =>
      keeps(stage, told.get(type) as Told, 'normal', 60));
});
