/** Leaks of every kind, planted: the comparison of tables that look alike finds each where it is. */
import { expect, it } from 'vitest';
import { fetchGame } from '../../src/presentation/index.ts';
import type { State } from '../../src/rules/treasure-fleet/types.ts';
import { differences, type Part, shownAt } from './shown.ts';
import { dealtAnew, goOn, type Plant } from './tables.ts';

const id = 'treasure-fleet';
await fetchGame(id);

/** Something that nobody may know: the ship that comes next. */
const secretOf = (state: object): number => Number((state as State).fleetPile[0]?.replace(/\D/g, '') ?? 0) % 7;

/** The parts in which some pair differs. */
async function found(plant: Plant, numbers: readonly number[]): Promise<Part[]> {
  const differing = new Set<Part>();
  for (const number of numbers) {
    const pair = await dealtAnew(id, number, plant);
    do {
      const [a, b] = [await shownAt(pair.a, pair.viewer), await shownAt(pair.b, pair.viewer)];
      for (const { part } of differences(a, b)) differing.add(part);
    } while (differing.size === 0 && (await goOn(pair)));
  }
  return [...differing];
}

/** Pairs in which people share the table. */
const numbers = [0, 3, 4, 6, 7, 9, 10, 12];

it('nothing is found where nothing is planted', async () => {
  expect(await found({}, numbers)).toEqual([]);
});

it('a choice more, in a message of the host', async () => {
  const plant: Plant = {
    game: (game) => ({
      ...game,
      choices: (state, seat) => [...(game.choices?.(state, seat) ?? []), { type: `wait ${secretOf(state)}` }],
    }),
  };
  expect(await found(plant, numbers)).toContain('messages');
});

it('a reason that tells why', async () => {
  const plant: Plant = {
    desk: (desk, truth) =>
      Object.assign(desk, {
        whyNoUndo: async () => ({ code: secretOf(truth()) > 3 ? 'DISCLOSED' : 'NOT_YOUR_ACTION', facts: {} }),
        undo: async () => ({ code: 'STANDS', facts: {} }),
      }),
  };
  expect(await found(plant, numbers)).toEqual(['reasons']);
});

it('a button that is greyed', async () => {
  const plant: Plant = {
    stage: (stage, truth) => ({
      ...stage,
      human: {
        ...stage.human,
        screen(turn, state, focus) {
          const screen = stage.human.screen(turn, state, focus);
          const [first, ...rest] = screen.targets;
          const refusal = secretOf(truth()) > 3 ? 'Not now' : undefined;
          return first ? { ...screen, targets: [{ ...first, refusal: first.refusal ?? refusal }, ...rest] } : screen;
        },
      },
    }),
  };
  expect(await found(plant, numbers)).toContain('buttons');
});

it('a prompt in other words', async () => {
  const plant: Plant = {
    stage: (stage, truth) => ({
      ...stage,
      human: {
        ...stage.human,
        screen(turn, state, focus) {
          const screen = stage.human.screen(turn, state, focus);
          const [first, ...rest] = screen.placements;
          return { ...screen, placements: [{ ...first, props: { ...first.props, hint: secretOf(truth()) } }, ...rest] };
        },
      },
    }),
  };
  expect(await found(plant, numbers)).toEqual(['prompts']);
});

it('a first line chosen by what the room does not know', async () => {
  const plant: Plant = {
    stage: (stage, truth) => ({
      ...stage,
      firstLines: stage.firstLines && {
        ...stage.firstLines,
        kindOf: (turn, state) =>
          secretOf(truth()) > 3 ? 'curse' : String(stage.firstLines?.kindOf(turn as never, state as never)),
      },
    }),
  };
  expect(await found(plant, numbers)).toEqual(['lines']);
});

it('an explanation that tells more than is seen, and a page of the log', async () => {
  const explaining: Plant = {
    stage: (stage, truth) => ({
      ...stage,
      explained: { ...stage.explained, plate: () => `A captain, and ${secretOf(truth())}.` },
    }),
  };
  expect(await found(explaining, numbers)).toEqual(['explained']);
  const logging: Plant = {
    stage: (stage, truth) => ({
      ...stage,
      log: (events, captains, start) =>
        (stage.log?.(events, captains, start) ?? []).map((page) => ({ ...page, tab: `${secretOf(truth())}` })),
    }),
  };
  expect(await found(logging, numbers)).toEqual(['past']);
});

it('a press that means something else, and an answer in other words', async () => {
  const pressing: Plant = {
    stage: (stage, truth) => ({
      ...stage,
      human: {
        ...stage.human,
        press: (turn, state, target) =>
          secretOf(truth()) > 3 ? { refuse: 'Not now' } : stage.human.press(turn, state, target),
      },
    }),
  };
  expect(await found(pressing, numbers)).toContain('presses');
  const answering: Plant = {
    game: (game) => ({
      ...game,
      refusal: (state, seat, action) =>
        game.refusal(state, seat, action) ?? (secretOf(state) > 3 ? { code: 'WRONG_PHASE' } : null),
    }),
  };
  expect(await foundAnswers(answering)).toBe(true);
});

/** As `found`, for refusals with which no game could be played: they are planted where an answer is tried out. */
async function foundAnswers(plant: Plant): Promise<boolean> {
  for (const number of numbers) {
    const pair = await dealtAnew(id, number);
    const refusal = plant.game!(pair.a.game).refusal;
    for (const table of [pair.a, pair.b]) Object.assign(table, { game: { ...table.game, refusal } });
    do {
      const [a, b] = [await shownAt(pair.a, pair.viewer), await shownAt(pair.b, pair.viewer)];
      if (differences(a, b).some(({ part }) => part === 'answers')) return true;
    } while (await goOn(pair));
  }
  return false;
}

it('a beat that shows, sounds or lasts otherwise', async () => {
  const plant = (change: 'cues' | 'sound' | 'length'): Plant => ({
    stage: (stage, truth) => ({
      ...stage,
      script: {
        ...stage.script,
        beat(event, before, after, names, frame) {
          const beat = stage.script.beat(event, before, after, names, frame);
          const secret = secretOf(truth());
          if (change === 'length') return { ...beat, length: beat.length + secret };
          const cue =
            change === 'sound' ? { at: 0, sound: { name: 'press', rate: 1 + secret } } : { at: secret, leave: 'x' };
          return { ...beat, cues: [...beat.cues, cue] };
        },
      },
    }),
  });
  expect(await found(plant('cues'), numbers)).toEqual(['beats']);
  expect(await found(plant('sound'), numbers)).toEqual(['beats', 'sounds']);
  expect(await found(plant('length'), numbers)).toContain('times');
});
