/**
 * The bar of a replay over every game, number of captains and side, on every shape of window: no
 * word or number that is told lies under it, the caption does not either, and no part of it is too small for a finger.
 */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shape } from '../../src/controller/room.ts';
import { memoryStore } from '../../src/host/store.ts';
import { fetchGame, type StagedGame } from '../../src/presentation/index.ts';
import { replayScreen } from '../../src/presentation/screens/replay.ts';
import { atTheEnd, lentTo, type ReplayPlace } from '../../src/presentation/screens/replay-place.ts';
import type { Values } from '../../src/presentation/screens/setup-form.ts';
import type { PlaneBox, Screen } from '../../src/presentation/screens/sketch.ts';
import { frames } from '../../src/presentation/shapes.ts';
import type { Viewer } from '../../src/rules/game.ts';
import { words } from '../../src/words/korsar/table.ts';
import { Desk } from '../host/desk.ts';
import { few } from '../how-much.ts';
import { wordsOf } from './boxes.ts';
import { type OpenStage, openStage, packsOfTables } from './open-stage.ts';

const seed = '0123456789abcdef0123456789abcdef';
const names = ['Maximilian Mom', 'Wilhelmina Jum', 'Bartholomew II', 'Konstantin Wum', 'Gwendolyn Womb'].concat([
  'Ermengarde Kom',
  'Hieronymus Mux',
  'Philomena Wump',
]);
const caption = [{ text: 'Maximilian Mom, Wilhelmina Jum and Bartholomew II meet off Hispaniola and fire 4 cannons' }];

/** What has nothing to tell in a replay: the closed tray, on rails the game's name, who is next, that the deck is gone. */
const givesWay: Readonly<Record<string, () => RegExp>> = {
  'card-pirates': () => /of tray$/,
  korsar: () => new RegExp(`of (title|next)|${words().playOrDiscard}`),
};

const cases: [string, number, Values][] = [
  ['treasure-fleet', 2, { storms: true }],
  ['treasure-fleet', 4, { storms: true, cursedShips: true }],
  ['treasure-fleet', 5, {}],
  ['korsar', 2, {}],
  ['korsar', 4, {}],
  ['korsar', 4, { mode: 'partnership' }],
  ['korsar', 5, {}],
  ['korsar', 8, {}],
  ['card-pirates', 2, { turnCap: 60 }],
  ['card-pirates', 4, { turnCap: 60 }],
  ['yellowbeard', 3, { autoSetup: true, map: 'short-voyage', turnLimit: 8 }],
  ['yellowbeard', 5, { autoSetup: true, turnLimit: 4 }],
];

const windows: Readonly<Record<Shape, readonly [number, number]>> = {
  wide: [960, 540],
  ten: [960, 600],
  four: [960, 720],
  portrait: [540, 960],
};

let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, [...packsOfTables, 'sails']);
});
afterAll(() => stage.close());

/** Some tables of a game played by bots, as this viewer is told them afterwards. */
async function played(game: StagedGame, id: string, seats: number, options: Values) {
  const desk = new Desk(() => seed, { store: memoryStore() });
  const players = names.slice(0, seats).map((name) => ({ name, kind: 'bot' as const, level: 'monkey' }));
  const opened = await desk.openMatch({ game: id, options: { ...options }, players });
  if (!opened.ok) throw new Error(opened.refused.code);
  for (let batch = await desk.advance(); batch; batch = await desk.advance());
  const tell = async (viewer: Viewer): Promise<object[]> => {
    const retold = await desk.retell(0, viewer);
    if (!retold.ok) throw new Error(retold.refused.code);
    const { start, events, ends } = retold.story;
    let view = start;
    const all = ends.map((end, i) => {
      if (i > 0) view = events.slice(ends[i - 1], end).reduce(game.script.tell, view);
      return view;
    });
    // The end belongs to the ceremony, which has the bar below it.
    const before = all.slice(0, -1);
    const every = Math.max(1, Math.floor(before.length / 12));
    return before.filter((_, i) => i % every === 0);
  };
  return { table: await tell('table'), mine: await tell(0) };
}

const meets = (bar: PlaneBox, box: { left: number; right: number; top: number; bottom: number }) =>
  box.left < bar.x + bar.w && bar.x < box.right && box.top < bar.y + bar.h && bar.y < box.bottom;

/** What of this table lies under the bar. */
function covered(game: StagedGame, view: object, bar: PlaneBox): string[] {
  const { cast } = stage.scene;
  cast.show(game.script.layout(view, names, cast.frame));
  for (const placement of game.known?.(view, names, cast.frame) ?? [])
    cast.enter({ ...placement, id: `known/${placement.id}` });
  cast.caption(caption);
  return wordsOf(cast)
    .filter(({ piece }) => (cast.get(piece)?.alpha ?? 0) > 0)
    .filter((word) => meets(bar, word))
    .map(({ piece, text }) => `"${text}" of ${piece}`);
}

/** The same where the caption lies as the bar leaves it room. */
function coveredBy({ bar, caption }: Pick<ReplayPlace, 'bar' | 'caption'>, game: StagedGame, view: object): string[] {
  const takeBack = caption ? stage.scene.cast.lent.take(lentTo(caption)) : () => {};
  const under = covered(game, view, bar);
  takeBack();
  return under;
}

/** The count at the end of the line, as it is drawn. */
function counted(bar: Screen): string {
  const { overlay } = stage.scene;
  stage.scene.setOver(bar);
  overlay.show(new Map(bar.placements.map((placement) => [placement.id, placement])));
  const text = wordsOf(overlay).find((word) => word.text.startsWith('1048'))?.text ?? '';
  overlay.show(new Map());
  return text;
}

describe.each(few(4, cases))('%s with %i captains, %o', (id, seats, options) => {
  it('is told beside the bar, from every side', async () => {
    const game = await fetchGame(id);
    const { table, mine } = await played(game, id, seats, options);
    const { cast } = stage.scene;
    for (const [shape, [w, h]] of Object.entries(windows)) {
      stage.game.scale.resize(w, h);
      const { frame } = cast;
      expect(frame).toBe(frames[shape as Shape]);
      const found: string[] = [];
      const counts = new Set<string>();
      let checked = 0;
      for (const [side, views] of Object.entries({ table, mine })) {
        for (const view of views) {
          const place = game.replayAt({ seats, values: options, frame, table: side === 'table', views: [view] });
          const under = coveredBy(place, game, view);
          found.push(...under.filter((word) => !givesWay[id]?.().test(word)));
          checked++;
          const end = atTheEnd(frame, place);
          const atEnd = coveredBy(end, game, view);
          found.push(...atEnd.filter((word) => word.endsWith('of caption')));
          const bar = replayScreen({
            ...{ at: 1048, of: 1053, playing: false, speed: 'normal', side: { title: 'Maximilian Mom' } },
            ...{ marks: { turns: [9, 20], rounds: [12] }, focus: null, frame, faded: false },
            bar: place.bar,
          });
          const { targets } = bar;
          expect(
            targets.map(({ id }) => id),
            `${shape}, ${place.bar.w} wide`,
          ).toEqual(expect.arrayContaining(['turn', 'explain']));
          counts.add(counted(bar));
          for (const { id, of, w, h } of targets) if (!of) expect(Math.min(w, h + 28), id).toBeGreaterThanOrEqual(84);
        }
      }
      expect([...new Set(found)].join('\n'), shape).toBe('');
      expect([...counts]).toEqual(['1048 / 1053']);
      expect(checked).toBeGreaterThan(10);
    }
  });
});

it('a bar in the place of the banner, as it once lay, would be found', async () => {
  const game = await fetchGame('treasure-fleet');
  const { table } = await played(game, 'treasure-fleet', 4, {});
  stage.game.scale.resize(960, 540);
  expect(covered(game, table[3], { x: 548, y: 26, w: 824, h: 132 }).join('\n')).toMatch(/of title/);
});

it('a bar that nobody touches lets the table shine through', () => {
  const state = {
    at: 3,
    of: 40,
    playing: true,
    speed: 'calm',
    side: { title: 'Table' },
    marks: { turns: [], rounds: [] },
  };
  const bar = { x: 552, y: 900, w: 764, h: 126 };
  const alphas = (faded: boolean) =>
    replayScreen({ ...state, focus: null, frame: frames.wide, bar, faded }).placements.map(({ alpha }) => alpha);
  expect(Math.max(...alphas(true))).toBeLessThanOrEqual(0.3);
  expect(Math.max(...alphas(false))).toBe(1);
});
