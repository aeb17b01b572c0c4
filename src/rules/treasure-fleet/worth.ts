/** The look of a position to a seat, as a number. A guess for bots; nothing in the rules depends on it. */
import type { Seat } from '../game.ts';
import { guns, kindOf, sailingsFor, volleys } from './cards.ts';
import { openToCurse } from './curse.ts';
import { totalOf } from './score.ts';
import { leaderOf, strengthsOf } from './strength.ts';
import type { CardKind, Slot, State, Strength } from './types.ts';

/** Worth of an unplayed card in points: roughly what it adds to the ships still to come. */
const keep: Readonly<Record<CardKind, number>> = { '4': 3, '3': 2, '2': 1.2, '1': 0.5, BP: 8, ST: 2 };
/**
 * Ships of the line that a card is meant for, and the mean value from which on they are worth it: boarders wait for a
 * prize.
 */
const meantFor: Readonly<Record<CardKind, { ships: number; from: number }>> = {
  '4': { ships: 2, from: 17 },
  '3': { ships: 3, from: 15 },
  '2': { ships: 5, from: 14 },
  '1': { ships: 5, from: 14 },
  BP: { ships: 1, from: 20.5 },
  ST: { ships: 2, from: 18 },
};
/** A boarder stands like a lead of this many guns: only a boarder answers it. */
const boardingMargin = 8;

/** Weighs the seat's own prospects against those of the others, half by their best and half by their mean. */
export function worth(state: State, seat: Seat): number {
  const prospects = prospectsOf(state);
  let best = 0;
  let sum = 0;
  let others = 0;
  prospects.forEach((points, captain) => {
    if (captain === seat) return;
    best = others === 0 ? points : Math.max(best, points);
    sum += points;
    others++;
  });
  return prospects[seat] - (best + sum / others) / 2 + handWorth(state, seat);
}

/** Gives the points held and expected, by seat; the scored neutral pirate stands behind the seats. */
export function prospectsOf(state: State): number[] {
  const prospects = state.seats.map((_, seat) => totalOf(state, seat));
  if (state.options.scoreNeutral) prospects.push(totalOf(state, 'neutral'));
  const shots = shotsToCome(state);
  for (const slot of state.line) {
    if (slot.kind === 'cursed') expectCurse(state, slot, shots, prospects);
    else expectCapture(state, slot, shots, prospects);
  }
  return prospects;
}

/** Counts the cards that will still be fired in this sailing. */
function shotsToCome(state: State): number {
  if (state.phase === 'curse' || state.phase === 'gameOver') return 0;
  const perVolley = state.seats.length + (state.neutral ? 1 : 0);
  if (state.phase === 'loading') return perVolley * volleys;
  const now = state.toPlay.length + (state.phase === 'neutralShot' ? 1 : 0);
  return now + perVolley * (volleys - state.volley);
}

function expectCapture(state: State, slot: Slot, shots: number, prospects: number[]): void {
  const strengths = strengthsOf(slot);
  const leader = leaderOf(slot, strengths);
  if (leader === null || leader === 'tie' || leader === 'boardersTie') return;
  const captain = leader === 'neutral' ? state.seats.length : leader;
  if (captain >= prospects.length) return;
  const margin = marginOf(strengths, leader);
  // Certain when nobody fires any more; otherwise the likelier the more a rival would need.
  prospects[captain] += (slot.points * margin) / (margin + shots / state.line.length);
}

function marginOf(strengths: readonly Strength[], leader: Strength['captain']): number {
  let mine = 0;
  let next = 0;
  for (const { captain, guns, boarding } of strengths) {
    if (captain === leader) mine = boarding ? Number.POSITIVE_INFINITY : guns;
    else next = Math.max(next, guns);
  }
  return Math.min(mine - next, boardingMargin);
}

/**
 * Estimates the loss by a curse: a seat without fire on a live cursed ship stands to lose a ship, its cheapest if it
 * may choose.
 */
function expectCurse(state: State, slot: Slot, shots: number, prospects: number[]): void {
  if (slot.becalmedBy !== null || state.phase === 'curse') return;
  const certain = 1 / (1 + shots / 6);
  for (let seat = 0; seat < state.seats.length; seat++) {
    if (slot.fire.some((shot) => shot.captain === seat)) continue;
    const open = openToCurse(state, state.seats[seat].captured).map((prize) => prize.points);
    if (open.length === 0) continue;
    const loss = state.options.curseChoice === 'highest' ? Math.max(...open) : Math.min(...open);
    prospects[seat] -= loss * certain;
  }
}

/**
 * Values a hand. Cards in hand count by the line they are meant for, cards in the deck by the lines to come, the last
 * for the governor.
 */
export function handWorth(state: State, seat: Seat): number {
  const { deck, loaded } = state.seats[seat];
  const points = state.line.map((slot) => slot.points).sort((a, b) => b - a);
  let worth = 0;
  for (const card of loaded) worth += keep[kindOf(card)] * richness(points, kindOf(card));
  let best = 0;
  for (const card of deck) {
    const kind = kindOf(card);
    worth += keep[kind];
    best = Math.max(best, kind === 'BP' ? 5 : guns[kind]);
  }
  const last = state.sailing === sailingsFor(state.seats.length);
  // In the last sailing the deck is nothing but the card for the governor.
  return last ? worth + (best * state.options.governorPoints) / 16 : worth;
}

/**
 * Gives more than 1 when the ships this card is meant for are richer than usual. `points` are the line's, highest
 * first.
 */
function richness(points: readonly number[], kind: CardKind): number {
  const { ships, from } = meantFor[kind];
  const best = points.slice(0, ships);
  return best.reduce((sum, p) => sum + p, 0) / (from * Math.max(1, best.length));
}
