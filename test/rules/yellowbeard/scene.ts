/**
 * Written positions. A scene plays through `refusal` and `play` alone and asks `faults` after every action, until `place`
 * puts pieces where no game has brought them: from then on a log and a public history would be missing.
 */
import { expect } from 'vitest';
import { type Dice, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { redact, type Seat, type Viewer } from '../../../src/rules/game.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import type { Action, Deal, Event, Options, Square, State } from '../../../src/rules/yellowbeard/types.ts';

export const standard: Options = {
  map: 'yellowbeards-ocean',
  counts: 'map',
  firstPirate: 0,
  rounds: 1,
  telescope: 'eight',
  shot: 'exact',
  secondAim: 'beforeRoll',
  turnLimit: 0,
  autoSetup: false,
};

/** Two per island; G5 and I6 on Cuba are free, as are I11, O7 and F12. */
export const someChests = ['C4', 'D4', 'I3', 'J4', 'M4', 'Q6', 'N8', 'E9', 'J11', 'F13'];
/** The blind north-west corner, far from everything. */
export const farShips = ['B2', 'C2', 'D2', 'B3', 'B4'];

export interface Placing {
  pirate?: Square;
  /** By number; the others stay where they are. */
  ships?: Record<number, Square>;
  chests?: string[];
  stolen?: string[];
  loaded?: string;
  turn?: number;
  /** The Navy ship whose turn it is; without it, it is the Pirate's. */
  ship?: number;
  /** Open harbours; all others are closed. */
  open?: string[];
}

export class Scene {
  state: State;
  readonly events: Event[] = [];
  /** What the last action told. */
  batch: Event[] = [];
  private readonly dice: Dice;
  private sound = true;

  constructor(seats = 2, options: Partial<Options> = {}, deal: Partial<Deal> = {}, seed = 'scene') {
    this.dice = seededDice(seedFrom(seed), 'deck');
    this.state = yellowbeard.setup(seats, { ...standard, ...options }, this.dice, deal, this.hear);
    expect(yellowbeard.faults(this.state)).toEqual([]);
  }

  private readonly hear = (event: Event) => {
    this.events.push(event);
    this.batch.push(event);
  };

  act(seat: Seat, action: Action): this {
    expect(yellowbeard.refusal(this.state, seat, action)).toBeNull();
    this.batch = [];
    yellowbeard.play(this.state, seat, action, this.hear, this.dice);
    if (this.sound) expect(yellowbeard.faults(this.state)).toEqual([]);
    return this;
  }

  /** By the first seat that the game waits for. */
  do(...actions: Action[]): this {
    for (const action of actions) this.act(yellowbeard.toAct(this.state)[0], action);
    return this;
  }

  sail(...path: Square[]): this {
    return this.do({ type: 'sail', path });
  }

  /** The code of a refusal; the position stays what it was. */
  refused(action: Action, seat = yellowbeard.toAct(this.state)[0]): string | undefined {
    const before = JSON.stringify(this.state);
    const refusal = yellowbeard.refusal(this.state, seat, action);
    expect(JSON.stringify(this.state)).toBe(before);
    return refusal?.code;
  }

  /** What the die will show. */
  roll(...values: number[]): this {
    this.state.fixed.dice.push(...values);
    return this;
  }

  place({ pirate, ships = {}, chests, stolen, loaded, turn = 1, ship, open }: Placing): this {
    const { state } = this;
    this.sound = false;
    if (pirate)
      state.quarry = { harbour: 'C14', square: pirate, log: turn > 0 ? [pirate] : [], loaded: loaded ?? null };
    for (const [number, square] of Object.entries(ships)) state.ships[Number(number) - 1] = square;
    if (chests) state.chests = [...chests];
    if (stolen) state.stolen = [...stolen];
    if (open)
      state.garrisons = Object.keys(this.view('table').garrisons).map((id) => (open.includes(id) ? 'open' : 'closed'));
    state.turn = turn;
    state.watch = turn > 0 ? [state.ships.join(' ')] : [];
    state.phase = ship === undefined ? 'pirate' : 'navy.roll';
    state.ship = ship ?? 1;
    return this;
  }

  view(viewer: Viewer) {
    return yellowbeard.view(this.state, viewer);
  }

  /** End squares of the sails, or Navy moves, that are legal now; sorted as on the chart. */
  targets(): Square[] {
    const seat = yellowbeard.toAct(this.state)[0];
    const own = this.state.quarry?.square ?? '';
    const ends = yellowbeard.legal(this.state, seat).flatMap((action) => {
      if (!('path' in action)) return [];
      return [action.path.at(-1) ?? own];
    });
    return [...new Set(ends)].sort(byColumn);
  }

  told(...types: Event['type'][]): Record<string, unknown>[] {
    return publicFacts(this.batch.filter((event) => types.includes(event.type)));
  }

  /** What the last action told this viewer. */
  sent(viewer: Viewer): Event[] {
    return this.batch.map((event) => redact(event, viewer)).filter((event) => event !== null);
  }

  types(): string[] {
    return this.batch.map((event) => event.type);
  }
}

/** At sea: chests and ships placed, garrisons dealt, the Pirate still in harbour. */
export function atSea(seats = 2, options: Partial<Options> = {}, deal: Partial<Deal> = {}): Scene {
  return new Scene(seats, options, { chests: someChests, ships: farShips, ...deal });
}

export function publicFacts(events: readonly Event[]): Record<string, unknown>[] {
  return events.map(({ secret: _, only: __, ...facts }) => facts as Record<string, unknown>);
}

export function byColumn(a: Square, b: Square): number {
  const [, x, y] = /^([A-Z]+)(\d+)$/.exec(a)!;
  const [, u, w] = /^([A-Z]+)(\d+)$/.exec(b)!;
  return x.length - u.length || (x < u ? -1 : x > u ? 1 : Number(y) - Number(w));
}

export const squares = (text: string) => text.split(' ').sort(byColumn);
