/**
 * What is told beside a view: a match told action by action, with the host's view after each, shows the same as the same
 * match retold from its story, with whatever is beside the views along the way.
 */
import { describe, expect, it } from 'vitest';
import type { Placements, Reel, TablePicture } from '../../src/controller/room.ts';
import { SceneController } from '../../src/controller/scene-controller.ts';
import { toldAfter, viewOf } from '../../src/controller/told.ts';
import { fetchGame } from '../../src/presentation/index.ts';
import { frames } from '../../src/presentation/shapes.ts';
import type { Batch } from '../host/desk.ts';
import { Desk } from '../host/desk.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward', 'Grace', 'Henry', 'Ching'];
const frame = frames.wide;

/** A controller on a table of nothing, and every picture that it led to, with the event on show. */
async function watched(game: string) {
  const { script } = await fetchGame(game);
  const pictures: { event: string | null; table: Placements }[] = [];
  const note = (table: Placements) => pictures.push({ event: controller.now().event, table });
  const room: TablePicture = { frame, onReshape: () => {}, show: note, caption: () => {} };
  const reel: Reel = {
    play: async (_, after) => {
      note(after);
    },
    wait: async () => {},
    skip: () => {},
    cut: () => {},
    pause: () => {},
  };
  const failures: string[] = [];
  const controller = new SceneController(room, reel, script, names);
  controller.onFailure = (event, error) => failures.push(`${event}: ${error}`);
  return { controller, script, pictures, failures };
}

/** A demo told as it is played. */
async function live(game: string, seats: number, options: Record<string, unknown> = {}) {
  const desk = new Desk(() => 'f'.repeat(32));
  const demo = { game, seats, options, seed: `told ${game} ${seats}`, bots: ['lots'], names };
  const opened = await desk.openDemo(demo);
  if (!opened.ok) throw new Error(opened.refused.code);
  const { controller, pictures, failures } = await watched(game);
  controller.open(opened.batch.view);
  let last = opened.batch;
  for (let batch: Batch | null = opened.batch; batch; batch = await desk.advance()) {
    await controller.play(batch);
    last = batch;
  }
  const story = await desk.story();
  if (!story) throw new Error('The desk has no story.');
  return { pictures, failures, story, view: last.view };
}

describe('the ceremony of Korsar, told as it is played', () => {
  for (const [seats, options] of [
    [2, {}],
    [4, {}],
    [4, { mode: 'partnership' }],
    [8, {}],
  ] as const) {
    it(`${seats} captains, ${JSON.stringify(options)}: the podium plates have their prizes all the way`, async () => {
      const { pictures, failures, view } = await live('korsar', seats, options);
      expect(failures).toEqual([]);
      const won = (view as { sides: { captured: number }[] }).sides.map(({ captured }) => captured);
      expect(Math.max(...won)).toBeGreaterThan(0);
      const prizes = pictures.flatMap(({ table }) => {
        const plates = won.flatMap((_, side) => table.get(`podium:${side}`) ?? []);
        return plates.length > 0 ? [plates.map(({ props }) => (props.prizes as number[]).length)] : [];
      });
      expect(prizes.length).toBeGreaterThan(1);
      for (const each of prizes) expect(each).toEqual(won);
    });
  }
});

/** What was shown at each event and after each action, without what only says at which moment. */
const shown = (pictures: readonly { table: Placements }[]) => pictures.map(({ table }) => [...table.values()]);

describe('what is told as it is played', () => {
  it('is what Korsar shows when all of it is told in one go', async () => {
    const { pictures, story, view } = await live('korsar', 4);
    const again = await watched('korsar');
    again.controller.open(story.start);
    await again.controller.play({ events: story.events, view });
    const last = ({ pictures }: { pictures: { table: Placements }[] }) => [
      ...pictures[pictures.length - 1].table.values(),
    ];
    const ceremony = (all: readonly { event: string | null; table: Placements }[]) =>
      all.filter(({ event }) => event === 'GameEnded').map(({ table }) => [...table.values()]);
    expect(ceremony(again.pictures)).toEqual(ceremony(pictures));
    expect(last(again)).toEqual(last({ pictures }));
  });

  for (const [game, seats, options] of [
    ['treasure-fleet', 3, { storms: true, cursedShips: true }],
    ['korsar', 3, {}],
    ['card-pirates', 3, {}],
    ['yellowbeard', 3, { turnLimit: 20, telescope: 'four' }],
  ] as const) {
    it(`is what ${game} shows when it is watched again, action by action`, async () => {
      const { pictures, failures, story } = await live(game, seats, options);
      const again = await watched(game);
      again.controller.open(story.start);
      let from = 0;
      for (const to of story.ends) {
        const told = toldAfter(again.script, story, to);
        await again.controller.play({ events: story.events.slice(from, to), view: told });
        from = to;
      }
      expect([...failures, ...again.failures]).toEqual([]);
      expect(shown(again.pictures)).toEqual(shown(pictures));
    });
  }

  it('is known to a match that is taken up again before its ceremony', async () => {
    const { pictures, story, view } = await live('korsar', 4);
    const again = await watched('korsar');
    const [before, end] = story.ends.slice(-2);
    const told = viewOf(toldAfter(again.script, story, before));
    again.controller.resume(told, { ...story, events: story.events.slice(0, before), ends: story.ends.slice(0, -1) });
    await again.controller.play({ events: story.events.slice(before, end), view });
    const tail = pictures.slice(-(again.pictures.length - 1));
    expect(tail.some(({ table }) => table.has('podium:0'))).toBe(true);
    expect(shown(again.pictures.slice(1))).toEqual(shown(tail));
  });

  it('is carried on where the table is only drawn anew, and cut to what was not taken back', async () => {
    const { script } = await watched('korsar');
    const { story } = await live('korsar', 4);
    const seen = (count: number) => toldAfter(script, story, count) as { aside: unknown[][]; sides: object[] };
    const last = seen(story.events.length);
    const captures = story.events.flatMap(({ type }, i) => (type === 'VesselCaptured' ? [i] : []));
    const earlier = seen(captures[captures.length - 1]);
    expect(last.aside.flat().length).toBeGreaterThan(earlier.aside.flat().length);
    const { controller, pictures } = await watched('korsar');
    controller.show(last);
    controller.keep(viewOf(earlier));
    // Deeds follow from events alone: the match gives them anew where something is taken back.
    expect({ ...controller.known, deeds: null }).toEqual({ ...earlier, deeds: null });
    expect(pictures.length).toBe(2);
  });
});
