/** Starts Phaser: typefaces first, then the one game with its one scene. */
import Phaser from 'phaser';
import '../../../assets/common/fonts/fonts.css';
import { prepareEarly } from '../../stage/art/art-files.ts';
import { faces, letters, rareLetters } from '../../stage/art/type.ts';
import { rendering } from '../../stage/scene/rendering.ts';
import { fetchFirst, TableScene, type TableSceneConfig } from '../../stage/scene/table-scene.ts';
import { shellWords } from '../../words/house/house.ts';
import type { CanvasFit } from './canvas-size.ts';
import { type FailingFrames, keepDrawing } from './keep-drawing.ts';
import { remark } from './notice.ts';
import { chooseRenderer } from './renderer.ts';

export async function boot(
  renderer: 'auto' | 'webgl' | 'canvas',
  fit: CanvasFit,
  table: FailingFrames,
  config: TableSceneConfig,
): Promise<Phaser.Game> {
  const { width, height, ratio } = fit.size;
  fetchFirst(config, width, height);
  const { type, plain } = chooseRenderer(renderer);
  prepareEarly(type === Phaser.WEBGL);
  const missing = await loadFaces();
  if (missing.length > 0) {
    console.warn(`Typefaces missing: ${missing.join(', ')}`);
    remark(shellWords().troubles.fonts);
  }
  if (plain) remark(shellWords().troubles.noWebgl);
  const scene = new TableScene(config);
  const game = new Phaser.Game({
    type,
    parent: 'table',
    backgroundColor: '#0f1a28',
    width,
    height,
    scale: { mode: Phaser.Scale.NONE, zoom: 1 / ratio },
    render: rendering,
    audio: { noAudio: true },
    banner: false,
    seed: ['table'],
    scene: [scene],
  });
  keepDrawing(game, scene, table);
  // Anywhere: the canvas is not all there is.
  window.addEventListener('contextmenu', (event) => event.preventDefault());
  fit.follow(game.scale, (look) => game.events.on(Phaser.Core.Events.PRE_STEP, look));
  return game;
}

/** Brings the letters that only some names have, and draws anew whatever was written without them. */
export async function bringRareLetters(scene: TableScene): Promise<void> {
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, letters.names)));
  scene.rewrite(rareLetters);
}

/** Asks for each face by name; a missing one is reported, and the browser's next best one is used. */
async function loadFaces(): Promise<string[]> {
  const results = await Promise.all(
    faces.map((face) =>
      document.fonts.load(face, letters.words).then(
        (found) => found.length > 0,
        () => false,
      ),
    ),
  );
  return faces.filter((_, i) => !results[i]);
}
