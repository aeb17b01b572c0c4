/** Pictures in memory: one game's atlas stays in memory besides the common ones. What leaves, leaves safely, and comes back. */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stagedGames } from '../../src/presentation/index.ts';
import { script } from '../../src/presentation/treasure-fleet/score/score.ts';
import { snapshot } from '../../src/stage/scene/snapshot.ts';
import { type OpenStage, openStage, settle } from './open-stage.ts';
import { differing, pixelsOf } from './pixels.ts';
import { find, names } from './story.ts';

const fleet = stagedGames['treasure-fleet'].packs;
const house = ['common'];

/** Atlases that hold a texture now, at whatever scale. */
const inMemory = ({ scene }: OpenStage): string[] =>
  Object.keys(scene.textures.list)
    .flatMap((key) => /^(treasure-fleet|korsar|card-pirates|yellowbeard|common)@/.exec(key)?.[1] ?? [])
    .sort();

for (const [name, renderer] of [
  ['Canvas', Phaser.CANVAS],
  ['WebGL', Phaser.WEBGL],
] as const) {
  describe(`atlases of games, ${name}`, () => {
    let stage: OpenStage;
    beforeAll(async () => {
      stage = await openStage(renderer, [...fleet, 'korsar'], 640, 360);
    });
    afterAll(() => stage.close());

    it('stay while something is drawn with them, go with the table, and come back the same', async () => {
      const { cast, art, resident } = stage.scene;
      const { after } = find(4, {}, ({ event }) => event.type === 'CardPlayed' && event.play > 20);
      const table = script.layout(after, names, cast.frame);
      cast.show(table);
      stage.step(0, true);
      const first = pixelsOf(stage);
      const drawn = snapshot(cast);
      expect(inMemory(stage)).toEqual(['common', 'korsar', 'treasure-fleet']);
      // Another game is brought while this table is still seen.
      resident.keep([...house, 'card-pirates']);
      for (let ms = 0; ms < 1500; ms += 50) stage.step(50, true);
      expect(inMemory(stage)).toEqual(['common', 'korsar', 'treasure-fleet']);
      expect(snapshot(cast)).not.toEqual({});
      // Now it is gone, and with it what nobody needs.
      cast.show(new Map());
      for (let ms = 0; ms < 600; ms += 50) stage.step(50, true);
      expect(inMemory(stage)).toEqual(['common']);
      expect(art.has('tf-gun')).toBe(false);
      expect(art.has('korsar-back')).toBe(false);
      expect(art.has('cannonball')).toBe(true);
      if (renderer === Phaser.WEBGL) await loseContext(stage);
      await art.load('treasure-fleet');
      cast.show(table);
      stage.step(0, true);
      expect(Object.keys(snapshot(cast))).toEqual(Object.keys(drawn));
      const again = pixelsOf(stage);
      // The sea has moved on; ships, cards and plates are where they were.
      expect(differing(first, again)).toBeLessThan(0.2);
      cast.kit.still = true;
      cast.tick(0);
      const still = pixelsOf(stage);
      cast.show(new Map());
      cast.show(table);
      cast.tick(0);
      expect(differing(still, pixelsOf(stage))).toBeLessThan(0.0005);
    });

    it('keep their pictures for whoever paints, and what was decoded for the upload until they go', async () => {
      const { art, textures } = stage.scene;
      await art.load('korsar');
      const { source } = textures.get('korsar@1');
      expect(source.length).toBeGreaterThan(0);
      for (const { image, source: kept } of source) {
        expect(image).toBeInstanceOf(HTMLImageElement);
        expect(kept).toBe(image);
      }
      const copies = source.flatMap(({ glTexture }) => (glTexture ? [glTexture.pixels as ImageBitmap] : []));
      expect(copies.length).toBe(renderer === Phaser.WEBGL ? source.length : 0);
      for (const copy of copies) expect(copy.width).toBeGreaterThan(1000);
      expect(art.unload('korsar')).toBe(true);
      // A copy that was given up has no size.
      for (const copy of copies) expect(copy.width).toBe(0);
    });

    it('are not taken from whoever asks for them again before they have gone, nor on their way', async () => {
      const { art, resident, cast } = stage.scene;
      cast.show(new Map());
      const coming = art.load('korsar');
      resident.keep(house);
      for (let ms = 0; ms < 900; ms += 50) stage.step(50);
      resident.keep([...house, 'korsar']);
      await coming;
      for (let ms = 0; ms < 900; ms += 50) stage.step(50);
      expect(inMemory(stage)).toContain('korsar');
      resident.keep(house);
      for (let ms = 0; ms < 900; ms += 50) stage.step(50);
      expect(inMemory(stage)).toEqual(['common']);
    });
  });
}

async function loseContext({ game, step }: OpenStage): Promise<void> {
  const { gl } = game.renderer as Phaser.Renderer.WebGL.WebGLRenderer;
  const loss = gl.getExtension('WEBGL_lose_context');
  if (!loss) throw new Error('This browser cannot lose a context.');
  const told = (event: string) => new Promise((done) => game.canvas.addEventListener(event, done, { once: true }));
  const lost = told('webglcontextlost');
  loss.loseContext();
  await lost;
  await settle();
  step(0, true);
  const restored = told('webglcontextrestored');
  loss.restoreContext();
  await restored;
  await settle();
}
