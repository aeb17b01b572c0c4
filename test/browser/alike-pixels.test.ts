/**
 * Tables that look alike, pixel by pixel: two tables that the room cannot tell apart by the rules are drawn the very same, at
 * rest, while the latest action is told, and with the screen on which somebody is asked.
 */
import Phaser from 'phaser';
import { describe, expect, it } from 'vitest';
import { SceneController } from '../../src/controller/scene-controller.ts';
import { fetchGame, housePacks, stagedGames } from '../../src/presentation/index.ts';
import { games } from '../../src/rules/index.ts';
import { openScreen } from '../alike/shown.ts';
import { chosenOtherwise, dealtAnew, type Pair, type TestTable } from '../alike/tables.ts';
import { times } from '../how-much.ts';
import { type OpenStage, openStage, settle } from './open-stage.ts';
import { pixelsOf } from './pixels.ts';

const pairs = times(4, 40);
/** Games in which nobody ever chooses in secret what the room sees something of. */
const allOpen = ['korsar'];

const begin = (id: string, number: number): Promise<Pair> =>
  number % 2 === 0 || allOpen.includes(id) ? dealtAnew(id, number) : chosenOtherwise(id, number);

async function print(stage: OpenStage): Promise<string> {
  const bits = await crypto.subtle.digest('SHA-256', new Uint8Array(pixelsOf(stage)));
  return Array.from(new Uint8Array(bits).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Smoke and gulls go the same ways in every film. Chance begins anew with every picture: whoever runs the tests draws from it as
 * well, when it sends a message.
 */
function seedChance() {
  const { random } = Math;
  let pictures = 0;
  let state = 0;
  const anew = (): void => {
    state = ++pictures;
  };
  anew();
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const back = (): void => {
    Math.random = random;
  };
  return { anew, back };
}

/** Fingerprints of everything that is drawn of one side of every pair; `draw` is what stands on the table in its place. */
async function film(id: string, side: 'a' | 'b', draw = (table: TestTable) => table.batch.view): Promise<string[][]> {
  const chance = seedChance();
  const stage = await openStage(
    Phaser.CANVAS,
    [...housePacks, ...stagedGames[id].packs, ...stagedGames[id].later],
    480,
    270,
  );
  const { scene } = stage;
  const films: string[][] = [];
  try {
    for (let number = 0; number < pairs; number++) {
      const table = (await begin(id, number))[side];
      const { batch, before, names } = table;
      const controller = new SceneController(scene.cast, scene.reel, table.stage.script, names);
      const shots: string[] = [];
      chance.anew();
      controller.show(structuredClone(before));
      shots.push(await print(stage));
      let over = false;
      const story = controller.play({ events: structuredClone(batch.events), view: batch.view });
      void story.then(() => {
        over = true;
      });
      for (let n = 1; !over; n++) {
        chance.anew();
        stage.step(100);
        await settle();
        if (n % 8 === 0) shots.push(await print(stage));
      }
      chance.anew();
      controller.show(structuredClone(draw(table)));
      shots.push(await print(stage));
      const screen = openScreen(table);
      if (screen) {
        scene.setOver(screen);
        scene.overlay.show(new Map(screen.placements.map((placement) => [placement.id, placement])));
        shots.push(await print(stage));
        scene.overlay.show(new Map());
      }
      films.push(shots);
    }
  } finally {
    stage.close();
    chance.back();
  }
  return films;
}

describe.each(Object.keys(games))('%s', (id) => {
  it(`${pairs} pairs of tables that look alike are the same to the pixel`, async () => {
    await fetchGame(id);
    const [a, b] = [await film(id, 'a'), await film(id, 'b')];
    console.info(`${id}: ${pairs} pairs, ${a.flat().length} pictures of each side`);
    expect(a.flat().length).toBeGreaterThan(pairs * 2);
    expect(b).toEqual(a);
  });
});

it('a view that knows too much is found', async () => {
  await fetchGame('treasure-fleet');
  const secret = ({ state }: TestTable) =>
    [...JSON.stringify(state)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 97, 0);
  const planted = (table: TestTable) => {
    const view = structuredClone(table.batch.view) as { seats?: { points?: number }[] };
    for (const seat of view.seats ?? []) seat.points = secret(table);
    return view;
  };
  const [a, b] = [await film('treasure-fleet', 'a', planted), await film('treasure-fleet', 'b', planted)];
  expect(b).not.toEqual(a);
});
