/**
 * The way to an action: from any position of any game the presses that `way` names lead to exactly that action, on targets
 * that the screens offer, and `describe` tells actions apart. Every screen on the way is spoken of in words, and what it has
 * closed is refused with the very sentence that stands on it: why something is closed has one source.
 */
import { describe, expect, it } from 'vitest';
import { unhide } from '../../src/host/hidden-cards.ts';
import { buttonDoes } from '../../src/presentation/hands/explained.ts';
import type { Human, SeatChoice } from '../../src/presentation/hands/human.ts';
import type { Target } from '../../src/presentation/hands/picker.ts';
import { fetchGame } from '../../src/presentation/index.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { type Dice, pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game, GameAction, Seat } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { largeSea } from '../browser/large-sea.ts';
import { type OptionSet, optionSets, seatCounts } from '../contract/option-sets.ts';
import { randomWalk } from '../contract/walk.ts';
import { times } from '../how-much.ts';
import { progress } from '../progress.ts';
import { Screens } from './follow.ts';
import { judgeWords } from './spoken.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward', 'Grace', 'Henry', 'Ching'];

/** Positions of each game. */
const count = times(15, 200);

interface Place {
  state: object;
  seat: Seat;
  told: string;
}

/** Positions from games that are played by chance, with all numbers of captains and options in turn. */
function* positions(game: Game, count: number, extra: readonly OptionSet[]): Generator<Place> {
  const dice = seededDice(seedFrom(`ways of ${game.id}`), 'bots');
  const sets = [...seatCounts(game).flatMap((seats) => optionSets(game, seats)), ...extra];
  const perGame = 5;
  for (let found = 0; found < count; ) {
    const { seats, options, name } = extra.length > 0 && found === 0 ? extra[0] : pick(sets, dice);
    const moments = firstOf(randomWalk(game, { seats, options, seed: `ways ${found}` }), 150 + dice.below(500));
    for (let i = 0; i < perGame && found < count; i++, found++) {
      const { index, before, seat } = pick(moments, dice);
      yield { state: before.state, seat, told: `${name}, action ${index}` };
    }
  }
}

function firstOf<T>(all: Iterable<T>, most: number): T[] {
  const found: T[] = [];
  for (const each of all) if (found.push(each) === most) break;
  return found;
}

interface Kinds {
  open: SeatChoice;
  /** The seat's own view is held. */
  looking: SeatChoice;
}

/** The same choice on the open table, and behind the curtain or of the only person at the screen. */
function choicesOf(game: Game, { state, seat }: Place, dice: Dice): Kinds {
  const frame = pick(Object.values(frames), dice);
  const shared = { seat, names, choices: game.choices?.(state, seat) ?? [], best: null, frame };
  return {
    open: { ...shared, view: game.view(state, 'table'), looking: false, curtain: true },
    looking: { ...shared, view: game.view(state, seat), looking: true, curtain: dice.below(2) === 0 },
  };
}

/** What of a place was looked at: actions followed, every screen on their ways, and the names of what was closed there. */
interface Judged {
  actions: number;
  closed: readonly string[];
  screens: readonly Target[][];
}

function judge(game: Game, human: Human, place: Place, dice: Dice): Judged {
  const { open, looking } = choicesOf(game, place, dice);
  const legal: GameAction[] = game.legal(place.state, place.seat);
  const onTable = new Screens(human, open);
  const own = new Screens(human, looking);
  const led = (screens: Screens, choice: SeatChoice, action: GameAction, after?: Screens) => {
    const way = human.way(choice, action);
    expect(way, `no way to ${JSON.stringify(action)}: ${place.told}`).not.toEqual([]);
    return screens.follow(way, after);
  };
  for (const action of legal)
    expect(unhide(led(own, looking, action, onTable), looking.view), place.told).toEqual(action);
  if (!human.secret(open))
    for (const action of open.choices) expect(led(onTable, open, action), place.told).toEqual(action);
  for (const [choice, actions] of [
    [looking, legal],
    [open, open.choices],
  ] as const) {
    const told = actions.map((action) => human.describe(choice, action));
    for (const sentence of told) expect(sentence).toMatch(/^[A-Z\d][^{}]+$/);
    expect(
      told.filter((sentence, i) => told.indexOf(sentence) !== i),
      place.told,
    ).toEqual([]);
  }
  const closed = [...onTable.closed, ...own.closed];
  for (const { target, pressed } of closed)
    expect(pressed, `${target.id}: ${place.told}`).toEqual({ refuse: target.refusal });
  return {
    actions: legal.length,
    closed: closed.map(({ target }) => target.id.split('|')[0]),
    screens: [...onTable.all, ...own.all],
  };
}

/** Larger than its window on every shape. */
const large: OptionSet = { seats: 3, options: { map: largeSea(52, 52), autoSetup: true }, name: 'a large ocean' };

/** Targets that are closed at times, by the first word of their names; of a game that is not listed any may be. */
const closable: Readonly<Record<string, readonly string[]>> = {
  'treasure-fleet': ['ready'],
  korsar: ['ship', 'discard'],
  'card-pirates': ['card', 'to', 'ready'],
  yellowbeard: ['sail', 'harbour', 'load', 'go'],
};

describe.each(Object.keys(games))('%s', (id) => {
  const game = games[id];

  it(`has a way to every legal action of ${count} positions, and words for it`, async () => {
    const { human, buttons } = await fetchGame(id);
    const dice = seededDice(seedFrom(`shapes of ${id}`), 'bots');
    let [places, actions] = [0, 0];
    const closed: string[] = [];
    for (const place of positions(game, count, id === 'yellowbeard' ? [large] : [])) {
      const judged = judge(game, human, place, dice);
      for (const targets of judged.screens) {
        judgeWords(targets, place.told);
        for (const { id, label, role, of } of targets)
          if (role === 'button' && !of) expect(buttonDoes(buttons!(), id), `${id}, "${label}"`).toMatch(/^.{8,120}\.$/);
      }
      actions += judged.actions;
      closed.push(...judged.closed);
      places++;
      progress(`${id} ${places}`);
    }
    expect(places).toBe(count);
    console.log(`${id}: ${actions} actions of ${places} positions, ${closed.length} times something was closed.`);
    expect(closed).toEqual(expect.arrayContaining([...(closable[id] ?? [])]));
    expect(actions).toBeGreaterThan(3 * count);
  });

  it('has no way to what the rules refuse', async () => {
    const { human } = await fetchGame(id);
    const dice = seededDice(seedFrom(`refused by ${id}`), 'bots');
    const all = [...positions(game, 40, [])];
    const asked = all.flatMap(({ state, seat }) => firstOf(game.legal(state, seat), 12));
    let refused = 0;
    for (const place of all) {
      const { looking } = choicesOf(game, place, dice);
      for (const action of asked) {
        if (game.refusal(place.state, place.seat, action) === null) continue;
        expect(human.way(looking, action), `${JSON.stringify(action)}: ${place.told}`).toEqual([]);
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(300);
  });
});
