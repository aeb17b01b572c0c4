/** Random play, one action at a time, with everything that games are handed deeply frozen. */
import * as v from 'valibot';
import { apply, type Position, start } from '../../src/match/position.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game, Kind, Seat } from '../../src/rules/game.ts';

export interface Table<K extends Kind> {
  seats: number;
  options?: Partial<K['options']>;
  seed: string;
  deal?: Partial<K['deal']>;
  /** Stops the walk early (a game that never ends must not hang the tests). */
  maxActions?: number;
}

export interface Moment<K extends Kind> {
  /** Actions before this one. */
  index: number;
  seats: number;
  before: Position<K>;
  seat: Seat;
  action: K['action'];
  after: Position<K>;
  events: K['event'][];
}

export function optionsOf<K extends Kind>(game: Game<K>, options: Partial<K['options']> = {}): K['options'] {
  return v.parse(game.options, options);
}

export function opening<K extends Kind>(game: Game<K>, table: Table<K>) {
  const { seats, deal = {} } = table;
  const options = deepFreeze(optionsOf(game, table.options));
  return start(game, { seats, options, seed: seedFrom(table.seed), deal: deepFreeze(deal) });
}

export function* randomWalk<K extends Kind>(game: Game<K>, table: Table<K>): Generator<Moment<K>> {
  const { seats, maxActions = 2000 } = table;
  const dice = seededDice(seedFrom(table.seed), 'bots');
  let before = deepFreeze(opening(game, table).position);
  for (let index = 0; game.toAct(before.state).length > 0; index++) {
    if (index === maxActions) throw new Error(`${game.id} is not over after ${maxActions} actions.`);
    // Now and then a seat that is not waited for changes its mind.
    const seat = pick(dice.below(6) === 0 ? game.mayAct(before.state) : game.toAct(before.state), dice);
    const action = deepFreeze(pick(game.legal(before.state, seat), dice));
    const applied = apply(game, before, seat, action);
    if ('refused' in applied)
      throw new Error(`Action ${index} of ${game.id} is listed, but refused: ${applied.refused}.`);
    const after = deepFreeze(applied.position);
    yield { index, seats, before, seat, action, after, events: deepFreeze(applied.events) };
    before = after;
  }
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
