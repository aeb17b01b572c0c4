/**
 * Parley: a toy with a bit of everything, so that match, bots and the contract test can be tried without a real game.
 * Everybody secretly wagers 0 to 3 (replaceable until all have); then, in turn, a seat may raise a flag (open, tells
 * nothing), peek at the pile (secret), roll (chance), and plays one of its three cards, which ends its turn. When hands
 * are empty, points are the cards played, plus the wager.
 */
import * as v from 'valibot';
import { type Dice, shuffle } from '../../src/rules/dice.ts';
import type { Game, GameEvent, Seat, Viewer } from '../../src/rules/game.ts';

export interface State {
  options: { flags: boolean };
  wagers: (number | null)[];
  hands: number[][];
  played: number[][];
  pile: number[];
  turn: number;
  done: { flag: boolean; peek: boolean; roll: boolean };
  flag: 'red' | 'black';
  roll: number;
  /** What each seat saw on top of the pile. */
  peeked: boolean[];
}
export type Action =
  | { type: 'wager'; amount: number }
  | { type: 'flag'; colour: 'red' | 'black' }
  | { type: 'peek' }
  | { type: 'roll' }
  | { type: 'play'; card: number };
export interface Event extends GameEvent {
  [fact: string]: unknown;
}
export interface View {
  options: State['options'];
  wagered: boolean[];
  hand: number[] | null;
  wager: number | null;
  top: number | null;
  handSizes: number[];
  played: number[][];
  turn: number;
  flag: string;
  roll: number;
  done: State['done'];
}
export interface Parley {
  options: State['options'];
  deal: { hands: number[][] };
  state: State;
  action: Action;
  event: Event;
  view: View;
  memory: null;
}

const wagering = (s: State) => s.wagers.includes(null);
const over = (s: State) => !wagering(s) && s.hands.every((hand) => hand.length === 0);
const seatToPlay = (s: State) => s.turn % s.hands.length;
const all = (s: State) => s.hands.map((_, i) => i);

export const parley: Game<Parley> = {
  id: 'parley',
  version: 1,
  options: v.object({ flags: v.optional(v.boolean(), true) }),
  optionFields: [{ name: 'flags', official: true, kind: 'boolean', default: true }],
  deal: v.partial(v.object({ hands: v.array(v.array(v.number())) })) as Game<Parley>['deal'],
  action: v.variant('type', [
    v.object({ type: v.literal('wager'), amount: v.number() }),
    v.object({ type: v.literal('flag'), colour: v.picklist(['red', 'black']) }),
    v.object({ type: v.literal('peek') }),
    v.object({ type: v.literal('roll') }),
    v.object({ type: v.literal('play'), card: v.number() }),
  ]),
  seats: () => [2, 3],

  setup(seats, options, dice, deal, emit) {
    const cards = shuffle(
      Array.from({ length: 12 }, (_, i) => i + 1),
      dice,
    );
    const hands = deal.hands?.map((hand) => [...hand]) ?? Array.from({ length: seats }, () => cards.splice(0, 3));
    const pile = deal.hands ? cards.filter((card) => !deal.hands!.flat().includes(card)) : cards;
    for (const hand of hands) hand.sort((a, b) => a - b);
    emit?.({ type: 'Dealt', secret: hands.map((hand, i) => ({ to: [i], facts: { hand: [...hand] } })) });
    return {
      options: { ...options },
      wagers: hands.map(() => null),
      hands,
      played: hands.map(() => []),
      pile,
      turn: 0,
      done: { flag: !options.flags, peek: false, roll: false },
      flag: 'red',
      roll: 0,
      peeked: hands.map(() => false),
    };
  },

  toAct: (s) => (wagering(s) ? all(s).filter((i) => s.wagers[i] === null) : over(s) ? [] : [seatToPlay(s)]),
  mayAct: (s) => (wagering(s) ? all(s) : over(s) ? [] : [seatToPlay(s)]),
  legal(s, seat) {
    if (!parley.mayAct(s).includes(seat)) return [];
    if (wagering(s)) return [0, 1, 2, 3].map((amount) => ({ type: 'wager', amount }));
    const actions: Action[] = [];
    if (!s.done.flag) actions.push({ type: 'flag', colour: 'red' }, { type: 'flag', colour: 'black' });
    if (!s.done.peek) actions.push({ type: 'peek' });
    if (!s.done.roll) actions.push({ type: 'roll' });
    return [...actions, ...s.hands[seat].map((card) => ({ type: 'play' as const, card }))];
  },
  refusal(s, seat, action) {
    if (over(s) || wagering(s) !== (action.type === 'wager')) return { code: 'WRONG_PHASE' };
    if (!parley.mayAct(s).includes(seat)) return { code: 'NOT_YOUR_TURN' };
    if (action.type === 'wager') return [0, 1, 2, 3].includes(action.amount) ? null : { code: 'BAD_WAGER' };
    if (action.type === 'play') return s.hands[seat].includes(action.card) ? null : { code: 'NOT_YOUR_CARD' };
    return s.done[action.type] ? { code: 'ONCE_A_TURN' } : null;
  },
  play(s, seat, action, emit, dice: Dice) {
    if (action.type === 'wager') {
      const replaced = s.wagers[seat] !== null;
      s.wagers[seat] = action.amount;
      emit?.({ type: 'Wagered', seat, replaced, secret: [{ to: [seat], facts: { amount: action.amount } }] });
      if (!wagering(s)) emit?.({ type: 'WageringClosed' });
      return;
    }
    if (action.type === 'flag') {
      s.flag = action.colour;
      s.done.flag = true;
      emit?.({ type: 'FlagRaised', seat, colour: action.colour });
      return;
    }
    if (action.type === 'peek') {
      s.peeked[seat] = true;
      s.done.peek = true;
      emit?.({ type: 'PilePeeked', only: [seat], card: s.pile[0] });
      return;
    }
    if (action.type === 'roll') {
      s.roll = 1 + dice.below(6);
      s.done.roll = true;
      emit?.({ type: 'Rolled', seat, roll: s.roll });
      return;
    }
    s.hands[seat] = s.hands[seat].filter((card) => card !== action.card);
    s.played[seat].push(action.card);
    emit?.({ type: 'CardShown', seat, card: action.card });
    s.turn++;
    s.done = { flag: !s.options.flags, peek: false, roll: false };
    if (over(s)) emit?.({ type: 'GameEnded', points: parley.outcome(s)!.points });
  },

  view: (s, viewer: Viewer) => ({
    options: { ...s.options },
    wagered: s.wagers.map((w) => w !== null),
    hand: viewer === 'table' ? null : [...s.hands[viewer]],
    wager: viewer === 'table' ? null : s.wagers[viewer],
    top: viewer !== 'table' && s.peeked[viewer] ? s.pile[0] : null,
    handSizes: s.hands.map((hand) => hand.length),
    played: s.played.map((cards) => [...cards]),
    turn: s.turn,
    flag: s.flag,
    roll: s.roll,
    // Whether somebody has peeked is his own affair.
    done: { ...s.done, peek: viewer === seatToPlay(s) && s.done.peek },
  }),
  outcome(s) {
    if (!over(s)) return null;
    const points = s.played.map((cards, i) => cards.reduce((sum, card) => sum + card, s.wagers[i]!));
    const best = Math.max(...points);
    return { winners: all(s).filter((i) => points[i] === best), points };
  },
  clone: (s) => structuredClone(s),
  faults(s) {
    const cards = [...s.hands.flat(), ...s.played.flat(), ...s.pile];
    return new Set(cards).size === 12 && cards.length === 12 ? [] : ['Cards are lost or doubled.'];
  },

  permute: (s, viewer, dice) => parley.reshuffle(s, [{ viewer, memory: null }], dice),
  reshuffle(s, witnesses, dice) {
    const other = structuredClone(s);
    const known = (seat: Seat) => witnesses.some(({ viewer }) => viewer === seat);
    const knowsTop = s.peeked.some((peeked, seat) => peeked && known(seat));
    const pool = shuffle([...s.hands.filter((_, i) => !known(i)).flat(), ...s.pile.slice(knowsTop ? 1 : 0)], dice);
    other.hands = s.hands.map((hand, i) => (known(i) ? [...hand] : pool.splice(0, hand.length).sort((a, b) => a - b)));
    other.pile = knowsTop ? [s.pile[0], ...pool] : pool;
    other.wagers = s.wagers.map((w, i) => (known(i) || w === null ? w : dice.below(4)));
    // The final points give the wagers away.
    if (over(s)) other.wagers = [...s.wagers];
    return other;
  },
  imagining: (view, seat) => (dice) => {
    const known = [...view.hand!, ...view.played.flat(), ...(view.top === null ? [] : [view.top])];
    const pool = shuffle(
      Array.from({ length: 12 }, (_, i) => i + 1).filter((card) => !known.includes(card)),
      dice,
    );
    const hands = view.handSizes.map((n, i) =>
      i === seat ? [...view.hand!] : pool.splice(0, n).sort((a, b) => a - b),
    );
    return {
      options: { ...view.options },
      wagers: view.wagered.map((w, i) => (i === seat ? view.wager : w ? dice.below(4) : null)),
      hands,
      played: view.played.map((cards) => [...cards]),
      pile: view.top === null ? pool : [view.top, ...pool],
      turn: view.turn,
      done: { ...view.done },
      flag: view.flag as 'red',
      roll: view.roll,
      peeked: hands.map((_, i) => i === seat && view.top !== null),
    };
  },
  nameFor: (_s, seat, action, viewer) =>
    action.type === 'wager' ? (viewer === seat ? `wager ${action.amount}` : 'wager') : JSON.stringify(action),
  value(s) {
    const points = s.played.map((cards, i) => cards.reduce((sum, card) => sum + card, s.wagers[i] ?? 0));
    const best = Math.max(...points);
    const ahead = points.filter((each) => each === best).length;
    // Nobody is sure of it before the end.
    if (!over(s)) return points.map((each) => (each + 1) / (best + 2));
    return points.map((each) => (each === best ? 1 / ahead : 0));
  },
  worth: (s, seat) => s.played[seat].reduce((a, b) => a + b, 0) + (s.wagers[seat] ?? 0),
};
