/**
 * Written positions, as the scenarios of section 16 give them: two players, no variants, every sea square without a ship
 * holds a card face down, one with a ship holds none, seat 0 is about to move. Everything that a scene does not name
 * comes from the rest of the pack. Actions go through `refusal` and `play` alone, and `faults` is asked after each.
 */
import * as v from 'valibot';
import { expect } from 'vitest';
import { deck, sortCards } from '../../../src/rules/card-pirates/cards.ts';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import { indexOf, innerCount, squares } from '../../../src/rules/card-pirates/map.ts';
import type {
  Action,
  CardId,
  Deal,
  Event,
  Options,
  Place,
  Square,
  State,
} from '../../../src/rules/card-pirates/types.ts';
import { type Dice, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { redact, type Seat, type Viewer } from '../../../src/rules/game.ts';

export function optionsOf(options: Partial<Options> = {}): Options {
  return v.parse(cardPirates.options, options);
}

/** `10C QH`; the empty string is an empty list. */
export function cards(text: string): CardId[] {
  return text.split(' ').filter((card) => card !== '');
}

export interface Given {
  options?: Partial<Options>;
  /** By seat. */
  ships: Square[];
  /** By seat; who is not named holds three cards of the rest. */
  hands: string[];
  /** Sea squares that differ: cards open, and after a bar cards face down: `5D`, `3S | KH`, or the empty string. */
  sea?: Record<Square, string>;
  /** Island cards by square; the standard ones when absent. */
  islands?: Record<Square, CardId>;
  /** Buried under island cards. */
  buried?: Record<Square, string>;
  /** Top first; or a number of cards. What is left over goes to the last seat's hand, in solo to the discards. */
  stack?: string | number;
  /** Written chance. */
  dice?: number[];
  turn?: number;
}

export type Told = Record<string, unknown> & { type: string };

export class Scene {
  state: State;
  /** What the last action told. */
  batch: Event[] = [];
  /** Everything told. */
  readonly events: Event[] = [];
  private readonly dice: Dice;

  constructor(state: State, dice: Dice) {
    this.state = state;
    this.dice = dice;
    expect(cardPirates.faults(state)).toEqual([]);
  }

  static start(seats: number, options: Partial<Options> = {}, deal: Partial<Deal> = {}, seed = 'scene'): Scene {
    const dice = seededDice(seedFrom(seed), 'deck');
    const told: Event[] = [];
    const scene = new Scene(
      cardPirates.setup(seats, optionsOf(options), dice, deal, (e) => told.push(e)),
      dice,
    );
    scene.hear(told);
    return scene;
  }

  static of(given: Given): Scene {
    return new Scene(position(given), seededDice(seedFrom('scene'), 'deck'));
  }

  private hear(told: Event[]): void {
    this.batch = told;
    this.events.push(...told);
  }

  act(seat: Seat, ...actions: Action[]): this {
    for (const action of actions) {
      expect(cardPirates.refusal(this.state, seat, action), JSON.stringify(action)).toBeNull();
      const told: Event[] = [];
      cardPirates.play(this.state, seat, action, (event) => told.push(event), this.dice);
      expect(cardPirates.faults(this.state)).toEqual([]);
      this.hear(told);
    }
    return this;
  }

  /** The code of a refusal; the position stays what it was. */
  refused(seat: Seat, action: Action): string | undefined {
    const before = JSON.stringify(this.state);
    const refusal = cardPirates.refusal(this.state, seat, action);
    expect(JSON.stringify(this.state)).toBe(before);
    return refusal?.code;
  }

  sail(seat: Seat, card: CardId, path: string): this {
    return this.act(seat, { type: 'sail', card, path: cards(path) });
  }

  drift(seat: Seat, to: Square): this {
    return this.act(seat, { type: 'drift', to });
  }

  bury(seat: Seat, list: string): this {
    return this.act(seat, ...cards(list).map((card): Action => ({ type: 'bury', card })));
  }

  /** Commits these cards and announces them. */
  fight(seat: Seat, list: string): this {
    return this.act(seat, ...cards(list).map((card): Action => ({ type: 'commit', card })), { type: 'ready' });
  }

  /** Types of the legal actions, each once. */
  choices(seat: Seat): string[] {
    return [...new Set(cardPirates.legal(this.state, seat).map(({ type }) => type))].sort();
  }

  /** Where this card sails, sorted. */
  ends(seat: Seat, card: CardId): string {
    return cardPirates
      .legal(this.state, seat)
      .flatMap((action) => (action.type === 'sail' && action.card === card ? [action.path.at(-1)!] : []))
      .sort()
      .join(' ');
  }

  drifts(seat: Seat): string {
    return cardPirates
      .legal(this.state, seat)
      .flatMap((action) => (action.type === 'drift' ? [action.to] : []))
      .sort()
      .join(' ');
  }

  hand(seat: Seat): string {
    return this.state.seats[seat].hand.join(' ');
  }

  place(square: Square): Place {
    return this.state.places[indexOf(square)]!;
  }

  types(): string[] {
    return this.batch.map(({ type }) => type);
  }

  /** What this viewer was sent of these events of the last action. */
  told(viewer: Viewer, ...types: Event['type'][]): Told[] {
    return sentTo(this.batch, viewer).filter(({ type }) => types.includes(type as Event['type']));
  }
}

export function sentTo(events: readonly Event[], viewer: Viewer): Told[] {
  return events.flatMap((event) => (redact(event, viewer) as Told | null) ?? []);
}

function position(given: Given): State {
  const { options = {}, ships, hands, sea = {}, islands, buried = {}, stack, dice = [], turn = 1 } = given;
  const count = ships.length;
  const full = optionsOf(options);
  const shown = islands ?? { A1: 'AC', E1: 'AD', A5: 'AH', E5: 'AS' };
  const named = [...hands, ...Object.values(buried), ...Object.values(shown)];
  if (typeof stack === 'string') named.push(stack);
  for (const text of Object.values(sea)) named.push(text.replace('|', ''));
  const used = new Set(named.flatMap(cards));
  // The lowest crew first, so that nobody gets strong by accident.
  const rest = deck.filter((card) => !used.has(card)).reverse();
  const take = (n: number) => sortCards(rest.splice(0, n));
  const place = (square: Square): Place => {
    const island = shown[square] ?? null;
    if (island) return { island, faceUp: [], faceDown: sortCards(cards(buried[square] ?? '')) };
    const [open, closed = ''] = (sea[square] ?? '').split('|');
    if (square in sea)
      return { island, faceUp: sortCards(cards(open.trim())), faceDown: sortCards(cards(closed.trim())) };
    return { island, faceUp: [], faceDown: ships.includes(square) ? [] : take(1) };
  };
  const places = squares.map((square, i) => (i < innerCount || square in sea ? place(square) : null));
  const state: State = {
    options: full,
    phase: 'turn.move',
    firstSeat: 0,
    turn,
    active: 0,
    seats: ships.map((ship, seat) => ({
      ship,
      hand: hands[seat] === undefined ? take(3) : sortCards(cards(hands[seat])),
    })),
    places: full.treacherousSeas ? places : places.slice(0, innerCount),
    stack: typeof stack === 'string' ? cards(stack) : stack === undefined ? rest.splice(0) : take(stack),
    discards: [],
    claimed: full.randomIslands ? (['C', 'D', 'H', 'S'] as const).slice(0, count) : ships.map(() => null),
    shifted: squares.filter((square, i) => i >= innerCount && square in sea).length,
    departure: null,
    battle: null,
    ended: null,
    script: [...dice],
  };
  const left = count === 1 ? state.discards : state.seats[count - 1].hand;
  left.push(...rest);
  sortCards(left);
  return state;
}

export function viewOf(scene: Scene, viewer: Viewer = 0) {
  return cardPirates.view(scene.state, viewer);
}
