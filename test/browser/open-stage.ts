/**
 * A table in the browser under a clock of our own: nothing moves unless `step` moves it. As in the house, it can show the
 * games whose packs it has and no other.
 */
import Phaser from 'phaser';
import '../../assets/common/fonts/fonts.css';
import { housePacks, stagedGames } from '../../src/presentation/index.ts';
import { faces, letters } from '../../src/stage/art/type.ts';
import { fetchDrawing } from '../../src/stage/drawings.ts';
import { rendering } from '../../src/stage/scene/rendering.ts';
import { TableScene } from '../../src/stage/scene/table-scene.ts';
import { progress, waitFor } from '../progress.ts';

/** Atlases and big pictures without which some table of some game cannot be shown, and the house's own. */
export const packsOfTables: readonly string[] = [
  ...new Set([...housePacks, ...Object.values(stagedGames).flatMap(({ packs }) => packs)]),
];

export interface OpenStage {
  game: Phaser.Game;
  scene: TableScene;
  /** One frame of so many milliseconds; drawn, or only lived through. */
  step(ms: number, draw?: boolean): void;
  now(): number;
  close(): void;
}

export async function openStage(type: number, packs: readonly string[], width = 960, height = 540): Promise<OpenStage> {
  await Promise.all(faces.map((face) => document.fonts.load(face, letters.words + letters.names)));
  const realNow = Date.now;
  let time = 1000;
  Date.now = () => 1_700_000_000_000 + time;
  const parent = document.createElement('div');
  document.body.append(parent);
  let game: Phaser.Game | undefined;
  const opened = new Promise<TableScene>((onReady, fail) => {
    game = new Phaser.Game({
      type,
      parent,
      width,
      height,
      render: rendering,
      audio: { noAudio: true },
      banner: false,
      scene: [new TableScene({ packs, pictures: [], onReady, onFailure: fail })],
    });
  });
  const scene = await waitFor('the stage', opened);
  const games = Object.keys(stagedGames).filter((id) => packs.includes(id));
  for (const id of games) scene.repertoire.learn(await fetchDrawing(id));
  const running = game as Phaser.Game;
  running.loop.stop();
  // The clock is our own from here on: what is shown first must not begin at the time of the page, which may be old.
  running.headlessStep(time, 0);
  return {
    game: running,
    scene,
    step(ms, draw = false) {
      time += ms;
      progress('a frame of the stage');
      if (draw) running.step(time, ms);
      else running.headlessStep(time, ms);
    },
    now: () => time,
    close() {
      running.destroy(true);
      running.headlessStep(time, 0);
      parent.remove();
      Date.now = realNow;
    },
  };
}

/** Lets promises and messages that are due run. */
export const settle = (): Promise<void> =>
  new Promise((done) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done();
    channel.port2.postMessage(0);
  });
