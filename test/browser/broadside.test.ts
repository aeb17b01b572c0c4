/**
 * The title over time: the broadsides of its great ship, seven guns each, one light, and smoke that leaves the boards to be seen;
 * the strip over the board that is lifted; and nothing of a broadside once the title is left.
 */
import Phaser from 'phaser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SoundCue } from '../../src/controller/beat.ts';
import { flashLimits } from '../../src/controller/flash-governor.ts';
import { stagedGames } from '../../src/presentation/index.ts';
import { titleScreen } from '../../src/presentation/screens/title.ts';
import type { Piece } from '../../src/stage/pieces/piece.ts';
import { speak } from '../../src/words/catalogue.ts';
import { languages } from '../../src/words/language.ts';
import { luminance, mostPerSecond } from './light.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { watchRest } from './watch-light.ts';

let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['common', 'title', 'shell']);
});
afterAll(() => stage.close());

/** Lays the title as it is when nobody has touched it for so many seconds. */
function title(stood: number): void {
  const games = Object.entries(stagedGames).map(([id, { title: name, form, ...facts }]) => ({
    ...{ id, name, counts: form.counts, hook: facts.hook, vignette: facts.vignette },
    ...{ vignetteLoop: facts.vignetteLoop, vignetteShot: facts.vignetteShot },
  }));
  const countdown = { next: 'Korsar', seconds: Math.ceil(20 - stood) };
  const { placements } = titleScreen({ games, waiting: null, language: 'Deutsch', countdown, stood, focus: null });
  stage.scene.overlay.show(new Map(placements.map((placement) => [placement.id, placement])));
}

/** Takes the title away, so that the next one begins anew. */
const leave = (): void => stage.scene.overlay.show(new Map());

/** Lets the title pass that nobody touches; `look` sees every frame. */
function pass(from: number, to: number, look: (stood: number) => void, step = 50): void {
  for (let ms = Math.round(from * 1000); ms <= to * 1000; ms += step) {
    if (ms % 500 === 0) title(ms / 1000);
    stage.step(step, true);
    look(ms / 1000);
  }
}

const broadside = (n = 0) => stage.scene.overlay.get(`broadside:${n}`);

/** Everything of a kind that the great ship's guns have made and that is there now. */
const made = (kind: typeof Phaser.GameObjects.Container, n = 0): number =>
  broadside(n)?.list.filter((each) => each instanceof kind).length ?? 0;

it('comes after four seconds, gun by gun, and is one light of limited size', () => {
  title(3.5);
  stage.step(100, true);
  expect(broadside()).toBeUndefined();
  title(4);
  let most = 0;
  const found = watchRest(stage, {
    ms: 2400,
    step: 60,
    plant: (at) => {
      // A title that counts is drawn anew every half second, and its ship fires once.
      if (at > 0 && at % 480 === 0) title(4 + at / 960);
      most = Math.max(most, made(Phaser.GameObjects.Container));
      if (at === 180) expect(made(Phaser.GameObjects.Container)).toBeLessThan(7);
    },
  });
  expect(most).toBe(7);
  expect(mostPerSecond(found), JSON.stringify(found)).toBeLessThanOrEqual(flashLimits.pulses);
  for (const { area } of found) expect(area, JSON.stringify(found)).toBeLessThanOrEqual(flashLimits.area);
});

it('comes again every nine seconds', () => {
  leave();
  title(4);
  stage.step(1500);
  expect(made(Phaser.GameObjects.Image as never)).toBeGreaterThan(0);
  title(12.5);
  stage.step(100);
  expect(broadside(1)).toBeUndefined();
  title(13);
  stage.step(100);
  expect(made(Phaser.GameObjects.Container, 1)).toBeGreaterThan(0);
  expect(broadside(0)).toBeUndefined();
});

it('leaves every board to be seen by 70 parts of a hundred at least, its smoke goes to the lower right and is gone in 1.2 s', () => {
  leave();
  const { overlay } = stage.scene;
  const shots = new Map<Phaser.GameObjects.GameObject, { since: number; x: number; y: number }>();
  let clouds = 0;
  pass(4, 7, (stood) => {
    const piece = broadside() as Piece;
    const boards = [...overlay.all()].filter(({ kind }) => kind === 'game-board');
    expect(boards.length).toBe(4);
    const smoke = piece.list.filter((each) => each instanceof Phaser.GameObjects.Image);
    for (const board of boards) {
      const box = board.getBounds();
      let seen = 1;
      for (const cloud of smoke) {
        const its = cloud.getBounds();
        const w = Math.max(0, Math.min(its.right, box.right) - Math.max(its.left, box.left));
        const h = Math.max(0, Math.min(its.bottom, box.bottom) - Math.max(its.top, box.top));
        const part = (w * h) / (box.width * box.height);
        if (piece.depth > board.depth) seen *= 1 - part * cloud.alpha;
      }
      expect(seen, `${board.pieceId} at ${stood} s`).toBeGreaterThanOrEqual(0.7);
    }
    for (const cloud of smoke) {
      const { x, y } = cloud;
      const shot = shots.get(cloud) ?? { since: stood, x, y };
      if (!shots.has(cloud)) clouds++;
      shots.set(cloud, shot);
      expect(x, `${stood} s`).toBeGreaterThanOrEqual(shot.x);
      expect(y, `${stood} s`).toBeGreaterThanOrEqual(shot.y);
      expect(Math.round(1000 * (stood - shot.since))).toBeLessThanOrEqual(1200);
      shot.x = x;
      shot.y = y;
    }
  });
  expect(clouds).toBeGreaterThanOrEqual(7);
  expect(made(Phaser.GameObjects.Image as never)).toBe(0);
});

it('is over as soon as the title is left, or somebody is there again', () => {
  for (const end of [() => title(0), leave]) {
    leave();
    title(4);
    stage.step(300);
    const piece = broadside();
    end();
    expect(broadside()).toBeUndefined();
    expect(piece?.active).toBe(false);
    stage.step(1000, true);
  }
});

it('is heard gun by gun, not as loud as a game', () => {
  leave();
  title(0);
  const { kit } = stage.scene.overlay;
  const heard: SoundCue[] = [];
  kit.heard = (cue) => heard.push(cue);
  title(4);
  stage.step(300, true);
  expect(heard.length).toBeLessThan(7);
  for (let ms = 0; ms < 1200; ms += 60) stage.step(60, true);
  expect(heard.length).toBe(7);
  for (const { name, volume } of heard) expect([name, (volume ?? 1) < 0.7]).toEqual(['cannon', true]);
  kit.heard = undefined;
});

it('is seven lines of gold where nothing may move', () => {
  leave();
  title(0);
  const { kit } = stage.scene.overlay;
  kit.still = true;
  title(4);
  stage.step(50);
  expect(made(Phaser.GameObjects.Graphics as never)).toBe(7);
  expect(made(Phaser.GameObjects.Container)).toBe(0);
  kit.still = false;
});

it('the lifted board plays its scene, a shot and its splash, on a renderer without shaders as well', () => {
  leave();
  // The picture of the first board, below its rim.
  const area = () => {
    const all = luminance(stage);
    return Array.from({ length: 44 * 88 }, (_, i) => all[(158 + Math.floor(i / 88)) * 480 + 28 + (i % 88)]);
  };
  pass(0, 2, () => {});
  const frames: number[][] = [];
  pass(2.1, 3.6, (stood) => Math.round(stood * 1000) % 300 === 0 && frames.push(area()));
  const moves = frames
    .slice(1)
    .map((frame, i) => frame.filter((value, n) => Math.abs(value - frames[i][n]) > 0.05).length);
  for (const move of moves) expect(move).toBeGreaterThan(20);
});

it.each(languages)('what one does stands over the lifted board in one line of 40 px, in $title', async (spoken) => {
  await speak(spoken);
  leave();
  for (const [i, id] of Object.keys(stagedGames).entries()) {
    title(1 + 3.5 * i);
    for (let ms = 0; ms < 600; ms += 50) stage.step(50, true);
    const boards = [...stage.scene.overlay.all()].filter(({ kind }) => kind === 'game-board');
    const strips = boards.map((board) => board.getByName('strip') as Phaser.GameObjects.Container);
    expect(strips.map(({ visible }) => visible)).toEqual(boards.map(({ pieceId }) => pieceId === `board:${id}`));
    const [sheet, words] = strips[i].list as [Phaser.GameObjects.Container, Phaser.GameObjects.Text];
    expect(words.text).toBe(stagedGames[id].hook);
    expect(words.getWrappedText().length).toBe(1);
    expect([Number.parseFloat(String(words.style.fontSize)), words.scaleX, strips[i].alpha]).toEqual([40, 1, 1]);
    expect(sheet.getBounds().width).toBeGreaterThan(words.getBounds().width);
  }
  await speak(languages[0]);
});
