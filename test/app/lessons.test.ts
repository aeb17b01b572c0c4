/** Lessons in the house: found beside Set sail and on the rules card, played by the right presses, left and gone on with. */

import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LessonFact } from '../../src/app/lessons/lessons.ts';
import { botsOf } from '../../src/bots/games.ts';
import type { Direction, Intent } from '../../src/presentation/hands/picker.ts';
import { staged } from '../../src/presentation/index.ts';
import { skipId } from '../../src/presentation/screens/lesson-note.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { GameAction } from '../../src/rules/game.ts';
import { lessonWords } from '../../src/words/house/lessons.ts';
import { fill } from '../../src/words/message.ts';
import { few, times } from '../how-much.ts';
import { judgeWords } from '../presentation/spoken.ts';
import { type Chooses, doStep, isEnd, isTaught, lessonsOf, standing, toLessons } from './lessons.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

/** How many lessons each game has. */
const counts: Readonly<Record<string, number>> = { 'treasure-fleet': 2, korsar: 3, 'card-pirates': 4, yellowbeard: 4 };
const games = Object.keys(counts);

/** The lessons and their steps in which more than one choice does. */
const choices: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  'card-pirates': { battle: [0, 3], variants: [0, 1, 2, 3, 4, 5] },
};

/** Steps of each lesson at which something else could be done: elsewhere there is one thing to press, as the die. */
const refusing: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'treasure-fleet': { guns: 4, boarders: 4 },
  korsar: { home: 5, skulls: 4, command: 4 },
  'card-pirates': { sailing: 4, islands: 4, battle: 5, variants: 6 },
  yellowbeard: { hide: 4, hunt: 4, trace: 3, flight: 4 },
};

/** Seat of whoever is taught. */
const learner = 0;

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A board of its own, on which presses by chance would stay for long. */
const board = 'settings';
const directions: readonly Direction[] = ['right', 'down', 'left', 'up'];

/** All lessons, the games in turn. */
const allLessons = Array.from({ length: Math.max(...Object.values(counts)) }, (_, n) => n).flatMap((n) =>
  games.flatMap((game) => (n < counts[game] ? [[game, n] as const] : [])),
);
const lessonOf = (run: number): readonly [string, number] => allLessons[run % allLessons.length];

/**
 * Presses by chance whatever is offered, closed or not, and the keys: arrows, Enter and Escape. Gives what is offered at
 * last: it stops at the end of a lesson and at the list.
 */
async function pressByChance(
  house: SilentHouse,
  { seed, presses, but }: { seed: string; presses: number; but: readonly string[] },
): Promise<string[]> {
  const dice = seededDice(seedFrom(seed), 'bots');
  const spared = [board, ...but];
  let ids = house.ids();
  for (let press = 0; press < presses && !isEnd(ids) && !isList(ids); press++) {
    judgeWords(house.prompter.picker.offered);
    const chance = dice.below(20);
    const free = house.prompter.picker.offered.filter(({ id }) => !spared.includes(id));
    if (chance < 3) await house.key({ kind: 'move', direction: pick(directions, dice) });
    else if (chance < 5 && !spared.includes(house.prompter.hands?.focus ?? '')) await house.key({ kind: 'confirm' });
    else if (chance < 6 || free.length === 0) await house.key({ kind: 'back' });
    else await house.tap(pick(free, dice).id);
    ids = await house.untilAsked();
  }
  return ids;
}

/** Leaves a lesson, whatever lies over it, and comes to the list. */
async function leave(house: SilentHouse): Promise<void> {
  for (let presses = 0; presses < 10 && !house.ids().includes('leave'); presses++) {
    await house.key({ kind: 'back' });
    await house.untilAsked();
  }
  await house.tap('leave');
  await house.untilAsked(isList);
}

async function at(game: string, lesson: string, query = ''): Promise<{ house: SilentHouse; facts: LessonFact[] }> {
  const house = await openSilentHouse({ query });
  const facts: LessonFact[] = [];
  house.shell.onLesson = (fact) => facts.push(fact);
  await toLessons(house, game);
  await house.tap(`lesson:${lesson}`);
  await house.untilAsked(isTaught);
  return { house, facts };
}

describe.each(Object.entries(counts))('%s', (game, count) => {
  it('is taught to its end by the right presses, lesson by lesson, and then joins the others in a short game', async () => {
    const house = await openSilentHouse();
    const facts: LessonFact[] = [];
    house.shell.onLesson = (fact) => facts.push(fact);
    await toLessons(house, game);
    const all = lessonsOf(game);
    expect(all).toHaveLength(count);
    expect(house.ids().filter((id) => id.startsWith('lesson:'))).toEqual(all.map(([id]) => `lesson:${id}`));
    await house.tap(`lesson:${all[0][0]}`);
    for (const [i, [id, { steps, end }]] of all.entries()) {
      for (const [n, { line, more }] of steps.entries()) {
        await house.untilAsked(isTaught);
        const now = standing(house);
        expect([id, now.step, now.of]).toEqual([id, n, steps.length]);
        expect(house.words, `${id}, step ${n}`).toContain(more);
        expect(house.words, `${id}, step ${n}`).toContain(line);
        await doStep(house);
      }
      await house.untilAsked(isEnd);
      expect(house.words).toContain(end);
      const last = i === all.length - 1;
      expect(house.ids()).toContain(last ? 'short-game' : 'next-lesson');
      await house.tap(last ? 'short-game' : 'next-lesson');
    }
    await house.untilAsked((ids) => ids.includes('pause') || ids.includes('reveal'));
    const [waiting] = await house.desk.waiting();
    const { before, players } = JSON.parse((await house.desk.giveWaiting(waiting.id)) ?? '');
    expect(before.length).toBeGreaterThan(0);
    expect(players.map(({ kind }: { kind: string }) => kind)).toContain('bot');
    for (const [id, { steps }] of all) {
      const whats = facts.filter(({ lesson }) => lesson === id).map(({ what }) => what);
      expect(whats).toEqual(['started', ...steps.map(() => 'step-done'), 'finished']);
    }
    expect(facts.every(({ seconds }) => seconds >= 0)).toBe(true);
    expect(await house.desk.finished()).toEqual([]);
    // The house has counted all of it.
    const counted = house.tally.lines().filter(({ about }) => about.startsWith(`${game}-`));
    const tallied = (wanted: (what: string) => boolean) =>
      counted.filter(({ what }) => wanted(what)).map(({ about, what, step, amount }) => [about, what, step, amount]);
    const named = [...all]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, { steps }]) => ({ about: `${game}-${id}`, steps }));
    expect(tallied((what) => what !== 'seconds')).toEqual(
      named.flatMap(({ about, steps }) => [
        [about, 'finishes', '', 1],
        [about, 'starts', '', 1],
        ...steps.map((_, n) => [about, 'steps', `step-${n}`, 1]),
      ]),
    );
    expect(new Set(tallied((what) => what === 'seconds').map(([about]) => about))).toEqual(
      new Set(named.map(({ about }) => about)),
    );
  });

  it('comes to the end of a lesson by every other choice that does as well', async () => {
    const found: Record<string, string[]> = {};
    for (const [which, chosen] of few<[string, Chooses]>(1, [
      ['last', (wants) => wants[wants.length - 1]],
      ['second', (wants) => wants[1] ?? wants[0]],
    ])) {
      for (const [id, { steps }] of Object.entries(botsOf(game).lessons ?? {})) {
        if (!steps.some(({ also }) => also)) continue;
        const { house } = await at(game, id);
        const other = new Set<number>();
        for (const step of steps.keys()) {
          await doStep(house, (wants) => {
            if (wants.length > 1) other.add(step);
            const action = chosen(wants);
            // Nothing but what the lesson names is wanted, also where its own line cannot be played any more.
            const { also, moves } = steps[step];
            const view = standing(house).match.view(learner);
            const named = also?.(action, view) || moves.some((move) => isEqual(move.action, action));
            expect(named, `${id}, step ${step}, ${which}: ${JSON.stringify(action)}`).toBe(true);
            return action;
          });
          await house.untilAsked((ids) => isEnd(ids) || standing(house).step > step);
        }
        await house.untilAsked(isEnd);
        found[`${id}, ${which}`] = [...other].map(String);
        vi.unstubAllGlobals();
      }
    }
    const wanted = Object.entries(choices[game] ?? {}).flatMap(([id, steps]) =>
      few(1, ['last', 'second']).map((which) => [`${id}, ${which}`, steps.map(String)]),
    );
    expect(found).toEqual(Object.fromEntries(wanted));
  });

  it('keeps nothing of a lesson among its matches', async () => {
    const house = await openSilentHouse();
    await toLessons(house, game);
    const [[id]] = lessonsOf(game);
    await house.tap(`lesson:${id}`);
    await house.untilAsked(isTaught);
    expect(await house.desk.waiting()).toEqual([]);
  });
});

describe('presses by chance', () => {
  /** In `npm test` the first lesson of every game; in the long run fifty runs through all of them. */
  const runs = Array.from({ length: times(games.length, 50) }, (_, run) => run);

  it.each(games)(
    'on all that %s offers, Skip and the way out among it, end at the lesson’s end or its title',
    async (game) => {
      const house = await openSilentHouse();
      await toLessons(house, game);
      for (const run of runs.filter((each) => lessonOf(each)[0] === game)) {
        const [id] = lessonsOf(game)[lessonOf(run)[1]];
        await house.tap(`lesson:${id}`);
        await house.untilAsked((now) => isTaught(now) || isEnd(now));
        const ids = await pressByChance(house, { seed: `${game} ${run}`, presses: 200, but: [] });
        if (isEnd(ids)) await house.tap('all');
        else if (!isList(ids)) await leave(house);
        await house.untilAsked(isList);
      }
    },
  );

  it.each(games)('on %s without Skip leave a lesson that the right presses bring to its end', async (game) => {
    const house = await openSilentHouse();
    await toLessons(house, game);
    for (const run of runs.slice(0, times(1, allLessons.length)).filter((each) => lessonOf(each)[0] === game)) {
      const [id, { steps }] = lessonsOf(game)[lessonOf(run)[1]];
      await house.tap(`lesson:${id}`);
      await house.untilAsked(isTaught);
      const but = [skipId, 'leave', 'all', 'next-lesson', 'once', 'short-game'];
      const ids = await pressByChance(house, { seed: `${id} ${run}`, presses: times(80, 200), but });
      if (!isEnd(ids)) {
        // What is half chosen is let go with the lesson, and the step stands as it was.
        const { step } = standing(house);
        await leave(house);
        await house.tap(`lesson:${id}`);
        await house.untilAsked(isTaught);
        expect(standing(house).step, id).toBe(step);
        for (let n = step; n < steps.length; n++) await doStep(house);
        await house.untilAsked(isEnd);
      }
      await house.tap('all');
      await house.untilAsked(isList);
    }
  });
});

describe('a step', () => {
  const others = few<[string, (ways: readonly string[][]) => string[] | undefined]>(1, [
    ['the first', (ways) => ways[0]],
    ['the last', (ways) => ways[ways.length - 1]],
    ['one between', (ways) => ways[ways.length >> 1]],
  ]);

  it.each(games.flatMap((game) => others.map(([which, choose]) => ({ game, which, choose }))))(
    'of $game plays nothing that it does not want, $which of it, says what it wants instead, and what Skip leaves out',
    async ({ game, choose }) => {
      const house = await openSilentHouse();
      await toLessons(house, game);
      const refused: Record<string, number> = {};
      for (const [id, { steps }] of lessonsOf(game)) {
        await house.tap(`lesson:${id}`);
        refused[id] = 0;
        for (const [n, { other, idea }] of steps.entries()) {
          await house.untilAsked(isTaught);
          const { step, match, choice, wants } = standing(house);
          expect(step, id).toBe(n);
          expect(house.words, `${id}, step ${n}`).toContain(fill(lessonWords().skip, { what: idea }));
          const named = (action: GameAction) =>
            match.game.nameFor(match.position.state, choice.seat, action, choice.seat);
          const wanted = new Set(wants.map(named));
          const ways = choice.legal
            .filter((action) => !wanted.has(named(action)))
            .map((action) => [...staged(game).human.way(choice, action)])
            .filter((way) => way.length > 0);
          const before = JSON.stringify(match.record);
          for (const press of choose(ways) ?? []) await house.tap(press);
          expect(JSON.stringify(match.record), `${id}, step ${n}`).toBe(before);
          if (ways.length > 0) {
            expect(house.words, `${id}, step ${n}`).toContain(other);
            refused[id]++;
          }
          await house.tap(skipId);
        }
        await house.untilAsked(isEnd);
        await house.tap('all');
      }
      expect(refused).toEqual(refusing[game]);
    },
  );

  it.each(games)('of %s is left and come back to, each of them', async (game) => {
    const house = await openSilentHouse();
    await toLessons(house, game);
    for (const [id, { steps }] of few(1, lessonsOf(game))) {
      await house.tap(`lesson:${id}`);
      for (const n of steps.keys()) {
        await house.untilAsked(isTaught);
        expect(standing(house).step, id).toBe(n);
        const before = JSON.stringify(standing(house).match.position);
        await leave(house);
        const { fresh, atStep } = lessonWords();
        expect(house.words, `${id}, step ${n}`).toContain(
          n > 0 ? fill(atStep, { step: n + 1, of: steps.length }) : fresh,
        );
        await house.tap(`lesson:${id}`);
        await house.untilAsked(isTaught);
        expect(standing(house).step, id).toBe(n);
        expect(JSON.stringify(standing(house).match.position), `${id}, step ${n}`).toBe(before);
        await house.tap(skipId);
      }
      await house.untilAsked(isEnd);
      await house.tap('all');
    }
  });
});

describe('a lesson', () => {
  it('that was left goes on where it was, and the list says so', async () => {
    const { house, facts } = await at('korsar', 'home');
    await doStep(house);
    await house.untilAsked(isTaught);
    await doStep(house);
    await house.untilAsked(isTaught);
    await house.key({ kind: 'back' });
    expect(house.words).toContain(lessonWords().leave);
    expect(house.words).toContain(lessonWords().leaveKept);
    await house.tap('leave');
    await house.untilAsked(isList);
    expect(house.words).toContain(fill(lessonWords().atStep, { step: 3, of: 5 }));
    await house.tap('lesson:home');
    await house.untilAsked(isTaught);
    expect(standing(house).step).toBe(2);
    expect(facts.map(({ what, step }) => `${what} ${step}`)).toEqual([
      'started 0',
      'step-done 0',
      'step-done 1',
      'left 2',
      'started 2',
    ]);
  });

  it('goes on at its step when the host was lost over an action', async () => {
    for (const when of ['before', 'after'] as const) {
      const { house, facts } = await at('korsar', 'home');
      await doStep(house);
      await house.untilAsked(isTaught);
      house.gate.losesAt('answer', when);
      await house.tap('draw');
      await house.untilAsked(isTaught);
      expect(standing(house).step).toBe(1);
      await doStep(house);
      await house.untilAsked(isTaught);
      expect(standing(house).step).toBe(2);
      expect(facts.map(({ what }) => what)).toEqual(['started', 'step-done', 'step-done']);
      vi.unstubAllGlobals();
    }
  });

  it('is found on the rules card as well, and leads back to the captains', async () => {
    const house = await openSilentHouse();
    for (const id of ['game:korsar', 'rules', 'teach', 'back']) {
      await house.untilAsked((ids) => ids.includes(id));
      await house.tap(id);
    }
    await house.untilAsked((ids) => ids.includes('sail'));
    expect(house.ids()).toContain('teach');
  });

  it('is not offered on the rules card of a match, which it would end', async () => {
    const house = await openSilentHouse();
    for (const id of ['game:korsar', 'sail', 'pause', 'rules']) {
      await house.untilAsked((ids) => ids.includes(id));
      await house.tap(id);
    }
    expect(house.ids()).not.toContain('teach');
  });

  it('is reached by keys and pads, and so are Skip and the way out', async () => {
    for (const hand of ['keys', 'pad'] as const) {
      const house = await openSilentHouse();
      const press = (intent: Intent) => (hand === 'keys' ? house.key(intent) : house.pad(0, intent));
      const goTo = async (id: string) => {
        await house.untilAsked((ids) => ids.includes(id));
        expect(await walkTo(house, id, press), `${hand} to ${id}`).toBe(true);
      };
      await house.tap('game:korsar');
      for (const id of ['teach', 'lesson:home', skipId]) {
        await goTo(id);
        await press({ kind: 'confirm' });
      }
      await house.untilAsked(isTaught);
      expect(standing(house).step).toBe(1);
      await press({ kind: 'back' });
      await goTo('leave');
      await press({ kind: 'confirm' });
      await house.untilAsked(isList);
      await press({ kind: 'back' });
      await house.untilAsked((ids) => ids.includes('sail'));
      vi.unstubAllGlobals();
    }
  });

  it('tells its page nothing but what the learner may know', async () => {
    for (const game of games) {
      const house = await openSilentHouse();
      await toLessons(house, game);
      for (const [id, { steps }] of lessonsOf(game)) {
        for (let step = 0; step < steps.length; step++) {
          const opened = await house.desk.openLesson({ game, lesson: id, step, names: [] });
          if (!opened.ok) throw new Error(opened.refused.code);
          const said = await house.desk.next();
          const { match, choice, wants } = standing(house);
          expect(opened.facts.viewer).toBe(choice.seat);
          expect(Object.keys(opened.facts).sort()).toEqual(['game', 'id', 'options', 'players', 'taste', 'viewer']);
          expect(opened.told.view).toEqual(match.view(choice.seat));
          expect(opened.told.events).toEqual([]);
          if (said.said !== 'asked') throw new Error('Nobody is asked.');
          expect(said.lesson).toEqual({ step, of: steps.length, wants });
          // A state that the learner cannot tell from this one wants the same.
          const { state } = match.position;
          const dice = seededDice(seedFrom(`${id} ${step}`), 'effects');
          const alike = match.game.permute(state, choice.seat, dice);
          const legal = match.game.legal(alike, choice.seat).map((action) => JSON.stringify(action));
          for (const action of wants) expect(legal).toContain(JSON.stringify(action));
        }
      }
      vi.unstubAllGlobals();
    }
  });
});

/** Moves the focus to this target, as somebody does who tries every direction. */
async function walkTo(house: SilentHouse, id: string, press: (intent: Intent) => Promise<void>): Promise<boolean> {
  const seen = new Map<string, Direction[]>();
  const focus = () => house.prompter.hands?.focus ?? '';
  const ways: Direction[] = ['right', 'down', 'left', 'up'];
  for (let moves = 0; moves < 400; moves++) {
    if (focus() === id) return true;
    const left = seen.get(focus()) ?? [...ways];
    seen.set(focus(), left);
    await press({ kind: 'move', direction: left.shift() ?? ways[moves % 4] });
  }
  return false;
}

const isList = (ids: readonly string[]): boolean => ids.some((id) => id.startsWith('lesson:'));

it.each(['wide', 'portrait'] as const)('the name of the game gives way to what a lesson says: %s', async (shape) => {
  const house = await openSilentHouse({ query: 'game=treasure-fleet' });
  house.scene.cast.frame = frames[shape];
  for (const id of ['teach', 'lesson:guns']) await house.tap(id);
  await house.untilAsked((ids) => ids.includes('skip-step'));
  expect(house.scene.cast.table.get('title')).toMatchObject({ alpha: 0 });
});
