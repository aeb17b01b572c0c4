/** What must hold for every game at every moment, secrets aside. Each check gives sentences, none when all is well. */
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { canonicalJson } from '../../src/match/hash.ts';
import { apply, type Position, viewers } from '../../src/match/position.ts';
import { type Dice, scriptedDice } from '../../src/rules/dice.ts';
import type { Game, Kind } from '../../src/rules/game.ts';
import { brokenInvariants } from '../../src/tools/invariants.ts';
import { deepFreeze, type Moment } from './walk.ts';

/** Inputs are frozen by the walk: a mutation throws where it happens. */
export function structureFaults<K extends Kind>(game: Game<K>, moment: Moment<K>, dice: Dice): string[] {
  const { before, after, events, seats, action } = moment;
  const found: string[] = [];
  const say = (ok: boolean, text: string) => {
    if (!ok) found.push(`after action ${moment.index}: ${text}`);
  };
  for (const text of brokenInvariants(game, after.state, seats)) say(false, text);
  say(survivesJson(events), 'the events do not survive JSON');
  say(survivesJson(action), 'the action does not survive JSON');
  say(
    !sharesObjects(before.state, after.state, new Set([frozenOptions(before.state)])),
    'old and new state share objects',
  );

  for (let seat = 0; seat < seats; seat++) {
    for (const one of game.legal(after.state, seat)) {
      const parsed = v.safeParse(game.action, one);
      say(parsed.success && isDeepStrictEqual(parsed.output, one), `${canonicalJson(one)} does not fit its schema`);
    }
    say(Number.isFinite(game.worth(after.state, seat)), `worth of seat ${seat} is no number`);
    for (const text of namesakes(game, after, seat)) say(false, text);
    if (game.toAct(after.state).length > 0) found.push(...imagineFaults(game, moment, seat, dice));
  }
  for (const text of valueFaults(game, after.state, seats)) say(false, text);
  for (const viewer of viewers(seats)) {
    const view = game.view(after.state, viewer);
    say(survivesJson(view), `the view of ${viewer} does not survive JSON`);
    say(!sharesObjects(after.state, view), `the view of ${viewer} shares objects with the state`);
    const other = game.permute(after.state, viewer, dice);
    for (const fault of game.faults(other)) say(false, `fault after permute for ${viewer}: ${fault}`);
  }
  return found;
}

/** Own actions of one name must be of one type and lead to the same public position, ways and logs aside. */
function namesakes<K extends Kind>(game: Game<K>, position: Position<K>, seat: number): string[] {
  const byName = new Map<string, K['action'][]>();
  for (const action of game.legal(position.state, seat)) {
    const name = game.nameFor(position.state, seat, action, seat);
    byName.set(name, [...(byName.get(name) ?? []), action]);
  }
  return [...byName].flatMap(([name, [first, ...others]]) => {
    const other = others.at(-1);
    if (!other) return [];
    const [a, b] = [first, other].map((action) => apply(game, position, seat, action));
    if ('refused' in a || 'refused' in b) return [`"${name}" is refused`];
    const [x, y] = [a, b].map(({ position }) => JSON.stringify(game.view(position.state, 'table'), withoutLog));
    return x === y ? [] : [`seat ${seat} has unlike actions of the name "${name}"`];
  });
}

const withoutLog = (key: string, value: unknown) => (key === 'log' ? null : value);

/** Chances lie between 0 and 1; at the end they are the victory, shared by those who won. */
function valueFaults<K extends Kind>(game: Game<K>, state: K['state'], seats: number): string[] {
  const values = game.value(state);
  const found: string[] = [];
  if (values.length !== seats) found.push(`there are ${values.length} values for ${seats} seats`);
  for (const value of values) if (!(value >= 0 && value <= 1)) found.push(`the value ${value} is no chance`);
  const outcome = game.outcome(state);
  if (!outcome || seats === 1) return found;
  values.forEach((value, seat) => {
    if (value > 0 !== outcome.winners.includes(seat)) found.push(`seat ${seat} has the value ${value} at the end`);
  });
  return found;
}

function imagineFaults<K extends Kind>(game: Game<K>, { after, index }: Moment<K>, seat: number, dice: Dice): string[] {
  const view = deepFreeze(game.view(after.state, seat));
  const state = game.imagining(view, seat)(dice);
  if (sharesObjects(view, state))
    return [`after action ${index}: what seat ${seat} imagines shares objects with its view`];
  const found = game.faults(state).map((fault) => `a state imagined by seat ${seat} has the fault: ${fault}`);
  if (!isDeepStrictEqual(game.view(state, seat), view)) found.push(`seat ${seat} imagines what it would see otherwise`);
  if (!isDeepStrictEqual(game.legal(state, seat), game.legal(after.state, seat)))
    found.push(`seat ${seat} imagines other legal actions`);
  if (!Number.isFinite(game.worth(state, seat))) found.push(`worth of what seat ${seat} imagines is no number`);
  return found.map((text) => `after action ${index}: ${text}`);
}

/** Actions that are not allowed here must be refused with a code, and change nothing (the walk froze the state). */
export function refusalFaults<K extends Kind>(game: Game<K>, moment: Moment<K>, attempts: readonly K['action'][]) {
  const found: string[] = [];
  for (let seat = 0; seat < moment.seats; seat++) {
    const may = game.mayAct(moment.after.state).includes(seat);
    for (const attempt of attempts) {
      const before = canonicalJson(moment.after.state);
      const result = apply(game, moment.after, seat, attempt);
      const text = `after action ${moment.index}: ${canonicalJson(attempt)} by seat ${seat}`;
      if (!may && !('refused' in result)) found.push(`${text} is accepted out of turn`);
      if ('refused' in result && !/^[A-Z][A-Z_]+$/.test(result.refused))
        found.push(`${text} is refused without a code`);
      if (canonicalJson(moment.after.state) !== before) found.push(`${text} changes the state it was tried on`);
    }
  }
  return found;
}

/**
 * A state may depend on the numbers drawn, not on the dice themselves: dice that give the same numbers and hold another
 * cursor must lead to the same state and events.
 */
export function diceFaults<K extends Kind>(game: Game<K>, run: (dice: Dice) => unknown): string[] {
  const numbers: number[] = [];
  let n = 11;
  const first = run({
    below(limit) {
      n = (Math.imul(n, 1103515245) + 12345) >>> 0;
      numbers.push((n >>> 8) % limit);
      return (n >>> 8) % limit;
    },
    cursor: () => [1, 2, 3, 4],
  } as Dice);
  const script = scriptedDice(numbers);
  const second = run({ below: (limit) => script.below(limit), cursor: () => [5, 6, 7, 8] } as Dice);
  return isDeepStrictEqual(first, second)
    ? []
    : [`${game.id}: the dice themselves, not their numbers, are in the state`];
}

function survivesJson(value: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value);
}

/** Options never change, so copies of a state may share them. */
function frozenOptions(state: object): unknown {
  return (state as { options?: unknown }).options;
}

function sharesObjects(a: unknown, b: unknown, except: ReadonlySet<unknown> = new Set()): boolean {
  const seen = new Set<unknown>();
  visit(a, except, (part) => void seen.add(part));
  let shared = false;
  visit(b, except, (part) => {
    shared ||= seen.has(part);
  });
  return shared;
}

function visit(value: unknown, except: ReadonlySet<unknown>, tell: (part: object) => void): void {
  if (typeof value !== 'object' || value === null || except.has(value)) return;
  tell(value);
  for (const part of Object.values(value)) visit(part, except, tell);
}
