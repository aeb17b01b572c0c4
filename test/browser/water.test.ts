/** What a graphics processor adds from Middle on: ships in the water, cloth in the wind, the light of the hour. Each is seen. */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stagedGames } from '../../src/presentation/index.ts';
import { script } from '../../src/presentation/treasure-fleet/score/score.ts';
import type { Wake } from '../../src/stage/wakes.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { pixelsOf } from './pixels.ts';
import { names, story } from './story.ts';

const { packs, later } = stagedGames['treasure-fleet'];
let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.WEBGL, [...packs, ...later]);
});
afterAll(() => stage.close());

const told = [...story(4, {}, 'water')];
const { after } = told.filter(({ event }) => event.type === 'CardPlayed')[3]!;

interface Spot {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Mean brightness of a spot, in parts of the picture. */
function light(pixels: Uint8ClampedArray, { left, top, right, bottom }: Spot): number {
  const { width, height } = stage.game.canvas;
  let sum = 0;
  let count = 0;
  for (let y = Math.floor(top * height); y < bottom * height; y++)
    for (let x = Math.floor(left * width); x < right * width; x++, count++) {
      const i = 4 * (y * width + x);
      sum += 0.3 * pixels[i]! + 0.6 * pixels[i + 1]! + 0.1 * pixels[i + 2]!;
    }
  return sum / count;
}

function lay(): void {
  const { cast } = stage.scene;
  cast.show(script.layout(after, names, cast.frame));
  stage.step(50, true);
}

/** Number of pixels in which two pictures differ by more than rounding. */
const changed = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.filter((value, i) => i % 4 === 1 && Math.abs(value - b[i]!) > 2).length;

describe('above Plain', () => {
  it.each(['middle', 'high'] as const)('ships move the water around them at %s', (quality) => {
    const { scene } = stage;
    scene.setQuality(quality);
    lay();
    const { wakes } = scene.cast.kit;
    const seen = pixelsOf(stage);
    expect(changed(pixelsOf(stage), seen)).toBe(0);
    const leave = wakes!.leave;
    wakes!.leave = () => {};
    const bare = pixelsOf(stage);
    wakes!.leave = leave;
    expect(changed(seen, bare)).toBeGreaterThan(1500);
    // Only the water: neither the sky nor the deck.
    const { width, height } = stage.game.canvas;
    const rows = [...seen.keys()].filter((i) => i % 4 === 1 && Math.abs(seen[i]! - bare[i]!) > 2);
    const parts = rows.map((i) => Math.floor(i / 4 / width) / height);
    expect(Math.min(...parts)).toBeGreaterThan(0.2);
    expect(Math.max(...parts)).toBeLessThan(0.8);
  });

  it('a ship that sails leaves foam behind her and none before her', () => {
    const { scene } = stage;
    scene.setQuality('middle');
    lay();
    const ship = [...scene.cast.all()].find(({ kind }) => kind === 'ship')!;
    const half = (ship as unknown as { wake: Wake }).wake.half * ship.scaleX;
    const start = ship.x;
    for (let n = 0; n < 40; n++) {
      ship.move('x', start + n * 6);
      stage.step(33);
    }
    const spot = (from: number, to: number): Spot => ({
      left: (ship.x + from * half) / 1920,
      right: (ship.x + to * half) / 1920,
      top: (ship.y - 4) / 1080,
      bottom: (ship.y + 16) / 1080,
    });
    const seen = pixelsOf(stage);
    scene.cast.kit.wakes!.leave = () => {};
    const bare = pixelsOf(stage);
    Reflect.deleteProperty(scene.cast.kit.wakes!, 'leave');
    const gains = (where: Spot) => light(seen, where) - light(bare, where);
    expect(gains(spot(-1.9, -1.1))).toBeGreaterThan(gains(spot(1.3, 1.9)) + 4);
  });

  it('flags and sails wave between two moments in which nothing else of them moves', () => {
    const { scene } = stage;
    const flags = (quality: 'middle' | 'plain') => {
      scene.setQuality(quality);
      lay();
      const plate = [...scene.cast.all()].find(({ kind }) => kind === 'plate')!;
      const box = {
        left: plate.x / 1920,
        top: plate.y / 1080,
        right: (plate.x + 130) / 1920,
        bottom: (plate.y + 120) / 1080,
      };
      const cut = (pixels: Uint8ClampedArray) => {
        const { width, height } = stage.game.canvas;
        return [...pixels.keys()].filter((i) => {
          const [x, y] = [(Math.floor(i / 4) % width) / width, Math.floor(i / 4 / width) / height];
          return i % 4 === 1 && x >= box.left && x < box.right && y >= box.top && y < box.bottom;
        });
      };
      // Within one drawing of the four: at Plain nothing of it changes.
      while (Math.floor(stage.now() / 275 + plate.x) % 4 !== 0) stage.step(5);
      stage.step(20);
      const first = pixelsOf(stage);
      stage.step(120);
      const second = pixelsOf(stage);
      return cut(first).filter((i) => Math.abs(first[i]! - second[i]!) > 12).length;
    };
    expect(flags('plain')).toBeLessThan(40);
    expect(flags('middle')).toBeGreaterThan(100);
  });

  it('the hour has its light at Middle too: shade at the lower right', () => {
    const { scene } = stage;
    const corner: Spot = { left: 0.86, right: 0.99, top: 0.86, bottom: 0.98 };
    scene.setQuality('plain');
    lay();
    const plain = light(pixelsOf(stage), corner);
    scene.setQuality('middle');
    stage.step(50, true);
    expect(light(pixelsOf(stage), corner)).toBeLessThan(0.95 * plain);
  });
});
