/**
 * Hands and deck dealt anew, as far as no witness sees them. Closed stacks stay: every vessel in them lay open when it went
 * home.
 */
import { type Dice, shuffle } from '../dice.ts';
import type { Witness } from '../game.ts';
import { clone } from './hidden.ts';
import { sideOf } from './open.ts';
import { insert } from './sides.ts';
import type { Korsar, Rank, State } from './types.ts';
import { handIsOpen } from './view.ts';

export function reshuffle(state: State, witnesses: readonly Witness<Korsar>[], dice: Dice): State {
  const next = clone(state);
  const sides = witnesses.map(({ viewer }) => (viewer === 'table' ? null : sideOf(state, viewer)));
  const closed = next.hands.filter((_, seat) => !sides.some((own) => handIsOpen(state, sideOf(state, seat), own)));
  const unseen = shuffle([...closed.flat(), ...next.deck], dice);
  for (const hand of closed) {
    const dealt: Rank[] = [];
    while (dealt.length < hand.length) insert(dealt, unseen.pop()!);
    hand.splice(0, hand.length, ...dealt);
  }
  next.deck = unseen;
  return next;
}
