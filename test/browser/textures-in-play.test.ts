/**
 * No texture is made during play: between the first turn and the end of a whole demo game nothing new is painted, and
 * nothing new goes to the graphics processor, but for the exceptions written here.
 */
import Phaser from 'phaser';
import { afterEach, expect, it } from 'vitest';
import { SceneController } from '../../src/controller/scene-controller.ts';
import { emblems } from '../../src/presentation/captains.ts';
import { fetchGame, stagedGames } from '../../src/presentation/index.ts';
import { type Batch, Desk } from '../host/desk.ts';
import { few, times } from '../how-much.ts';
import { type OpenStage, openStage, settle } from './open-stage.ts';

interface Exception {
  of: RegExp;
  why: string;
  /** Number of them that a game may make; absent where there is no end to them. */
  most?: number;
}

/** Textures that may be made during play, by key; everything else is made before. */
const always: readonly Exception[] = [
  {
    of: /^words$/,
    why: 'Nobody knows ahead what is going to be said; every line has a canvas of its size, which goes when it goes.',
  },
];
const onCanvas: readonly Exception[] = [
  ...always,
  {
    of: /^icon\//,
    why: 'Canvas knows no tints: an icon in a colour is painted when it is first wanted, and greyed sails when a ship is first becalmed. These are small pictures in main memory; the graphics processor tints.',
    most: 60,
  },
];

/** Options with which a game shows most and ends soon; the standard ones elsewhere. */
const chosen: Readonly<Record<string, Record<string, unknown>>> = {
  'treasure-fleet': { storms: true, cursedShips: true },
  yellowbeard: { autoSetup: true, turnLimit: 30 },
};

let stage: OpenStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

/** Writes down every texture that comes from now on: its key, or `words` for the canvas of a text. */
function watch({ scene, game }: OpenStage): string[] {
  const made: string[] = [];
  const { textures } = scene;
  const isText = (key: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-4/.test(key);
  const add = textures.addCanvas.bind(textures);
  textures.addCanvas = (key, source, skip) => {
    made.push(isText(key) ? 'words' : key);
    return add(key, source, skip);
  };
  const create = textures.create.bind(textures);
  textures.create = (key, ...more) => {
    made.push(key);
    return create(key, ...more);
  };
  const renderer = game.renderer as Partial<Phaser.Renderer.WebGL.WebGLRenderer>;
  const upload = renderer.createTexture2D?.bind(renderer);
  if (upload)
    renderer.createTexture2D = (...args: Parameters<typeof upload>) => {
      // What comes with no picture of ours is made by the engine itself: pictures between two passes.
      if (!(args[6] instanceof HTMLCanvasElement)) made.push('of the engine');
      return upload(...args);
    };
  return made;
}

/** Plays a demo from its first turn to its end, and lists the textures that are made meanwhile. */
async function playThrough(game: string, type: number): Promise<{ made: string[]; actions: number }> {
  const { packs, later } = stagedGames[game];
  const { script } = await fetchGame(game);
  stage = await openStage(type, [...packs, ...later], 480, 270);
  const { scene, step } = stage;
  const names = emblems.map(({ name }) => name);
  const desk = new Desk(() => 'f'.repeat(32));
  const options = chosen[game] ?? {};
  const opened = await desk.openDemo({ game, names, seats: times(2, 4), options, seed: 'textures', bots: ['lots'] });
  if (!opened.ok) throw new Error(opened.refused.code);
  const controller = new SceneController(scene.cast, scene.reel, script, names);
  controller.speed = 'express';
  controller.open(opened.batch.view);
  const play = async (batch: Batch) => {
    let over = false;
    void controller.play(batch).then(() => {
      over = true;
    });
    for (let frame = 0; !over; frame++) {
      step(200, frame % 40 === 0);
      await settle();
    }
  };
  await play(opened.batch);
  // Paintings of the table are made one a frame.
  for (let frame = 0; frame < 40; frame++) step(16);
  const made = watch(stage);
  let actions = 0;
  for (let batch = await desk.advance(); batch; batch = await desk.advance(), actions++) await play(batch);
  return { made, actions };
}

/** Leaves what no exception allows. */
function unexpected(made: readonly string[], exceptions: readonly Exception[]): string[] {
  const over = exceptions
    .filter(({ of, most }) => most !== undefined && made.filter((key) => of.test(key)).length > most)
    .map(({ of, most }) => `more than ${most} like ${of}`);
  // A picture that is painted twice is kept nowhere.
  const twice = made.filter((key, i) => key !== 'words' && made.indexOf(key) !== i);
  return [...new Set([...made.filter((key) => !exceptions.some(({ of }) => of.test(key))), ...over, ...twice])];
}

const games = Object.keys(stagedGames);

it.each(few(1, games))(
  'a whole game of %s paints on Canvas every icon once a colour, and nothing else',
  async (game) => {
    const { made, actions } = await playThrough(game, Phaser.CANVAS);
    expect(actions).toBeGreaterThan(30);
    expect(made).toContain('words');
    expect(unexpected(made, onCanvas)).toEqual([]);
  },
);

// A processor that draws in place of a graphics card takes its time: not in `npm test`.
it.each(few(0, games))(
  'a whole game of %s makes nothing that goes to the graphics processor, but words',
  async (game) => {
    const { made, actions } = await playThrough(game, Phaser.WEBGL);
    expect(actions).toBeGreaterThan(30);
    expect(made).toContain('words');
    expect(unexpected(made, always)).toEqual([]);
    stage!.scene.textures.addImage('planted', await loaded());
    expect(unexpected(made, always)).toEqual(['planted', 'of the engine']);
  },
);

/** Loads the smallest picture there is. */
async function loaded(): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  await image.decode();
  return image;
}

it('a texture that is made in play would be seen, in every way of making one', async () => {
  stage = await openStage(Phaser.CANVAS, ['common'], 320, 180);
  const made = watch(stage);
  const { scene } = stage;
  scene.textures.createCanvas('planted', 8, 8);
  scene.textures.addCanvas('icon/planted', document.createElement('canvas'));
  new Phaser.GameObjects.Text(scene, 0, 0, 'said', {});
  scene.textures.addImage('bitmap', await loaded());
  expect(made).toContain('words');
  expect(unexpected(made, always)).toEqual(['planted', 'icon/planted', 'bitmap']);
  expect(unexpected(made, onCanvas)).toEqual(['planted', 'bitmap']);
  expect(unexpected(['icon/a', 'icon/a'], onCanvas)).toEqual(['icon/a']);
  expect(
    unexpected(
      Array.from({ length: 61 }, (_, i) => `icon/${i}`),
      onCanvas,
    ),
  ).toHaveLength(1);
});
