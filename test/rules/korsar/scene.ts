/**
 * Written positions. A scene plays through `refusal` and `play` alone and asks `faults` after every action. It speaks the
 * shorthand of the rules file: `V6` launches, `B3→V6` plays a pirate on the vessel at sea that is worth 6 (`B*` the
 * captain, `ADM` the admiral), `draw` draws, `-G2` discards. B, G, Y and P are kraken, serpent, star and raven.
 */
import { expect } from 'vitest';
import { type Dice, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import type { Seat, Viewer } from '../../../src/rules/game.ts';
import { box, cardOf, handSize, idOf, rankOf } from '../../../src/rules/korsar/cards.ts';
import { korsar } from '../../../src/rules/korsar/game.ts';
import { leaderOf } from '../../../src/rules/korsar/open.ts';
import type { Action, CardId, Event, Leader, Options, Side, State, Vessel } from '../../../src/rules/korsar/types.ts';

export const standard: Options = {
  mode: 'standard',
  startSeat: 0,
  admiralOnPartnerVessel: false,
  openStacks: false,
};
export const partnership: Partial<Options> = { mode: 'partnership' };

const suitOf: Record<string, string> = { B: 'kraken', G: 'serpent', Y: 'star', P: 'raven' };

/** `V6`, `B3`, `B*` or `ADM` as a card of the core. */
export function cardNamed(name: string): CardId {
  if (name === 'ADM') return 'admiral';
  if (name[0] === 'V') return `vessel${name.slice(1)}`;
  const rest = name.slice(1);
  return `${suitOf[name[0]]}${rest === '*' ? 'Captain' : rest}`;
}

/** `B3,G4` as cards; nothing for an empty text. */
export const cardsNamed = (names: string): CardId[] => (names === '' ? [] : names.split(',').map(cardNamed));

export type Told = Record<string, unknown> & { type: string };

export function publicFacts(events: readonly Event[]): Told[] {
  return events.map(({ secret: _, only: __, ...facts }) => facts as Told);
}

/** Every seat is dealt its named cards; the rest of its hand and the deck are filled with what nobody names. */
export class Scene {
  state: State;
  /** What the last action, or the set-up, told. */
  batch: Event[] = [];
  private readonly dice: Dice = seededDice(seedFrom('scene'), 'deck');

  constructor(hands: string[], options: Partial<Options> = {}) {
    const named = hands.map(cardsNamed);
    const hear = (event: Event) => void this.batch.push(event);
    this.state = korsar.setup(hands.length, { ...standard, ...options }, this.dice, { hands: named }, hear);
    this.sound();
  }

  sound(): this {
    expect(korsar.faults(this.state)).toEqual([]);
    return this;
  }

  act(seat: Seat, action: Action): this {
    expect(korsar.refusal(this.state, seat, action), `${JSON.stringify(action)} by S${seat}`).toBeNull();
    this.batch = [];
    korsar.play(this.state, seat, action, (event) => this.batch.push(event), this.dice);
    return this.sound();
  }

  /** The code of a refusal, or null; the position stays what it was. */
  refused(seat: Seat, what: string): string | null {
    const before = JSON.stringify(this.state);
    const refusal = korsar.refusal(this.state, seat, this.action(what));
    expect(JSON.stringify(this.state)).toBe(before);
    return refusal?.code ?? null;
  }

  action(what: string): Action {
    if (what === 'draw') return { type: 'draw' };
    if (what[0] === '-') return { type: 'discard', card: cardNamed(what.slice(1)) };
    const [name, target] = what.split('→');
    const card = cardNamed(name);
    if (target === undefined) return { type: 'launchVessel', card };
    const { kind } = cardOf(card)!;
    const type = kind === 'captain' ? 'playCaptain' : kind === 'admiral' ? 'playAdmiral' : 'playPirate';
    return { type, card, vessel: this.vessel(target).vessel };
  }

  /** The one vessel at sea worth this. */
  vessel(name: string): Vessel {
    const found = this.state.sea.filter(({ gold }) => `V${gold}` === name);
    expect(found.length, `vessels called ${name} at sea`).toBe(1);
    return found[0];
  }

  /** Several actions, `S0 V6, S1 B3→V6, S2 draw`. Each seat must be the one to move. */
  play(script: string): this {
    for (const each of script.split(', ')) {
      const [, seat, what] = /^S(\d) (.+)$/.exec(each)!;
      expect(this.state.turnSeat, `before ${each}`).toBe(Number(seat));
      this.act(Number(seat), this.action(what));
    }
    return this;
  }

  leader(name: string): Leader {
    return leaderOf(this.state, this.vessel(name));
  }

  /** Gold of what a side has captured, vessel by vessel. */
  captured(side: Side): number[] {
    return this.state.stacks[side].map(({ gold }) => gold);
  }

  /** Skulls on a vessel by side. */
  skulls(name: string): Record<Side, number> {
    return Object.fromEntries(this.vessel(name).forces.map(({ side, strength }) => [side, strength]));
  }

  types(): string[] {
    return this.batch.map(({ type }) => type);
  }

  /** Public facts of the last action's events of these types. */
  told(...types: Event['type'][]): Told[] {
    return publicFacts(this.batch.filter(({ type }) => types.includes(type)));
  }

  /**
   * Goes on with other hands and a deck of this size, as if the rest of the cards had gone by: vessels to the last
   * side's stack, everything else, if the deck is empty, to the discard. `sea` may be written before by hand.
   */
  later(hands: string[], deck = 0): this {
    const { state } = this;
    state.hands = hands.map((hand) =>
      cardsNamed(hand)
        .map(rankOf)
        .sort((a, b) => a - b),
    );
    const left = new Map(box.map((rank) => [rank, 0]));
    for (const rank of box) left.set(rank, left.get(rank)! + 1);
    const out = (card: CardId) => {
      const rank = rankOf(card);
      expect(left.get(rank), `${card} is used too often`).toBeGreaterThan(0);
      left.set(rank, left.get(rank)! - 1);
    };
    state.hands.flat().map(idOf).forEach(out);
    for (const { gold, forces, trumps } of state.sea) {
      out(`vessel${gold}`);
      for (const { card } of [...forces.flatMap(({ pirates }) => pirates), ...trumps]) out(card);
    }
    const rest = [...left].flatMap(([rank, count]) => new Array<number>(count).fill(rank)).reverse();
    state.deck = rest.splice(0, deck);
    state.stacks = state.stacks.map(() => []);
    state.discard = [];
    const others: CardId[] = [];
    for (const id of rest.map(idOf)) if (cardOf(id)!.kind !== 'vessel') others.push(id);
    const vessels = rest.map(idOf).filter((id) => cardOf(id)!.kind === 'vessel');
    const names = [...vessels.map((_, i) => `v${i + 1}`)];
    state.sea.forEach((vessel, i) => {
      vessel.vessel = `v${vessels.length + i + 1}`;
    });
    state.stacks[state.stacks.length - 1] = vessels.map((id, i) => ({
      vessel: names[i],
      gold: cardOf(id)!.gold,
      cards: deck > 0 && i === 0 ? others : [],
    }));
    // 13: 2 × deck + hands tells how many turns there have been.
    const actions = 2 * 78 - handSize * hands.length - 2 * deck - state.hands.flat().length;
    const shift = actions + 1 - state.turnNumber;
    for (const vessel of state.sea) {
      vessel.launchedTurn += shift;
      for (const placed of [...vessel.forces.flatMap(({ pirates }) => pirates), ...vessel.trumps]) placed.turn += shift;
    }
    state.turnNumber += shift;
    if (deck === 0) state.discard = others.map((card, i) => ({ seat: 0, card, turn: i + 1 }));
    return this.sound();
  }

  view(viewer: Viewer) {
    return korsar.view(this.state, viewer);
  }
}
