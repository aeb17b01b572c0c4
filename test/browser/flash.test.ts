/** Light, measured (docs/decisions.md, light): what the eye gets, not what the cues promise. */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flashLimits } from '../../src/controller/flash-governor.ts';
import type { Speed } from '../../src/controller/speed.ts';
import { stagedGames } from '../../src/presentation/index.ts';
import { script } from '../../src/presentation/treasure-fleet/score/score.ts';
import { few } from '../how-much.ts';
import { expectNoFlash, isFlash } from './flash-rule.ts';
import { mostPerSecond } from './light.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { find, names, story, type Told } from './story.ts';
import { type Light, watchLight } from './watch-light.ts';

let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, [
    ...stagedGames['treasure-fleet'].packs,
    ...stagedGames['treasure-fleet'].later,
  ]);
});
afterAll(() => stage.close());

const volley = find(4, {}, ({ event }) => event.type === 'CardPlayed' && event.card === '4');
/** Four hits on the smallest hull, where they are nearest to each other. */
const sloop = find(
  4,
  {},
  ({ event }) => event.type === 'CardPlayed' && event.card === '4' && (event.points === 6 || event.points === 9),
);
const tie = find(4, {}, ({ event }) => event.type === 'ShipEscaped' && event.reason === 'tie');
const storm = find(4, { storms: true }, ({ event }) => event.type === 'StormStruck');

/** One of each event that the story can have, and of each kind of card; volleys and ties are watched more closely below. */
function everyBeat(): Map<string, Told> {
  const beats = new Map<string, Told>();
  const kinds: [number, object][] = [
    [4, { storms: true, cursedShips: true }],
    [2, { storms: true, cursedShips: true, scoreNeutral: true }],
  ];
  for (const [seats, options] of kinds)
    for (let n = 0; n < 8; n++)
      for (const told of story(seats, { ...options }, `every ${n}`)) {
        const { event } = told;
        const what =
          'card' in event && event.type === 'CardPlayed'
            ? ` ${event.card}${event.captain === 'neutral' ? ' of the grey pirate' : ''}`
            : 'reason' in event
              ? ` ${event.reason}`
              : '';
        const key = event.type + what;
        if (!beats.has(key)) beats.set(key, told);
      }
  return beats;
}

const watch = (told: readonly Told[], speed: Speed, step: number): Promise<Light> =>
  watchLight(stage, { script, names, told, speed, step });

/** Layers of the table and of what lies over it that show anything but pieces. */
const layers: [string, (stage: OpenStage) => Phaser.GameObjects.Container][] = [
  ['effects', ({ scene }) => scene.cast.effects],
  ['over plates', ({ scene }) => scene.cast.above],
  ['near', ({ scene }) => scene.cast.near.effects],
  ['under what is near', ({ scene }) => scene.cast.near.floor],
  ['darkness', ({ scene }) => scene.cast.near.veils],
  ['over the table', ({ scene }) => scene.overlay.above],
];

describe('light on rendered frames', () => {
  const runs: [Speed, number, readonly Told[], number][] = [
    ['express', 1000 / 40, [volley, volley, storm], 3],
    ['brisk', 1000 / 30, [volley, storm], 3],
    ['normal', 1000 / 20, [volley], 2],
    ['normal', 1000 / 20, [storm], 1],
    ['normal', 1000 / 20, [sloop], 2],
    ['normal', 1000 / 20, [tie], 0],
    ['brisk', 1000 / 30, [tie, tie], 0],
    ['express', 1000 / 40, [sloop, tie, tie], 0],
  ];
  for (const [speed, step, told, least] of few(3, runs)) {
    it(`${told.map(({ event }) => event.type).join(', ')} at ${speed}: at most three pulses a second`, async () => {
      const found = await watch(told, speed, step);
      expect(found.effects.length, JSON.stringify(found)).toBeGreaterThanOrEqual(least);
      expectNoFlash(found);
    });
  }

  for (const [type, told] of few(10, [...everyBeat()]))
    it(`${type}: at most three pulses a second, none of them too large`, async () => {
      expectNoFlash(await watch([told], 'brisk', 1000 / 24));
    });

  it('a burst of pulses that nobody governs would be found', async () => {
    const { governor } = stage.scene.reel;
    governor.on = false;
    const { effects } = await watch([volley, volley], 'express', 1000 / 40);
    governor.on = true;
    expect(mostPerSecond(effects), JSON.stringify(effects)).toBeGreaterThan(flashLimits.pulses);
  });

  it.each(layers)('a light that flickers in the layer %s would be found', async (_, layer) => {
    const lamp = new Phaser.GameObjects.Rectangle(stage.scene, 960, 700, 200, 160, 0xffffff);
    const flicker = () => lamp.setVisible(stage.now() % 400 < 200);
    layer(stage).add(lamp);
    stage.scene.events.on(Phaser.Scenes.Events.UPDATE, flicker);
    const { picture, darkness } = await watch([tie], 'normal', 1000 / 20);
    stage.scene.events.off(Phaser.Scenes.Events.UPDATE, flicker);
    lamp.destroy();
    expect(isFlash(picture) || darkness.length > 0, JSON.stringify(picture)).toBe(true);
  });
});
