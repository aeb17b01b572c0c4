/**
 * The hidden cards dealt anew, as far as no witness knows where they lie. What a witness holds or remembers to lie somewhere
 * stays there, and so do the cards that are down for a battle or a departure.
 */
import { type Dice, shuffle } from '../dice.ts';
import type { Witness } from '../game.ts';
import { isCrew, sortCards } from './cards.ts';
import { clone } from './copy.ts';
import { squares } from './map.ts';
import type { CardId, CardPirates, Memory, State } from './types.ts';

/** Cards that lie together, sorted; those that nobody knows are dealt anew. */
interface Pile {
  cards: CardId[];
  known: readonly CardId[];
}

/** Enough for any hand but one that cannot have crew at all. */
const attempts = 200;

export function reshuffle(state: State, witnesses: readonly Witness<CardPirates>[], dice: Dice): State {
  if (state.phase === 'over') return clone(state);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const next = clone(state);
    dealUnknown(next, witnesses, dice);
    if (canFight(next)) return next;
  }
  return clone(state);
}

function dealUnknown(state: State, witnesses: readonly Witness<CardPirates>[], dice: Dice): void {
  const memories = witnesses.flatMap(({ memory }) => memory ?? []);
  const { stack } = state;
  const under = lowest(memories);
  const top = stack.splice(0, stack.length - under.flat().length);
  const piles = closedPiles(state, witnesses, memories);
  const unknown = piles.map(({ cards, known }) => cards.filter((card) => !known.includes(card)));
  const pool = shuffle([...unknown.flat(), ...top], dice);
  for (const [i, { cards }] of piles.entries()) {
    const kept = cards.filter((card) => !unknown[i].includes(card));
    cards.splice(0, cards.length, ...kept, ...pool.splice(0, unknown[i].length));
    sortCards(cards);
  }
  // Which cards lie together under the stack is known, in what order is not.
  for (const group of under) pool.push(...shuffle(stack.splice(0, group.length), dice));
  stack.push(...pool);
}

/** Finds what lies under the stack. Those who know most of it know all that the others do. */
function lowest(memories: readonly Memory[]): readonly (readonly CardId[])[] {
  let most: readonly (readonly CardId[])[] = [];
  for (const { under } of memories) if (under.flat().length > most.flat().length) most = under;
  return most;
}

/** Hands of those who are no witnesses, and whatever lies face down at sea or is buried. */
function closedPiles(state: State, witnesses: readonly Witness[], memories: readonly Memory[]): Pile[] {
  const { seats, places, departure, active } = state;
  const piles: Pile[] = [];
  seats.forEach(({ hand }, seat) => {
    const isOpen = witnesses.some(({ viewer }) => viewer === seat) || (departure !== null && seat === active);
    if (!isOpen) piles.push({ cards: hand, known: memories.flatMap(({ hands }) => hands[seat] ?? []) });
  });
  places.forEach((place, i) => {
    if (!place) return;
    const known = memories.flatMap(({ buried }) => buried[squares[i]] ?? []);
    piles.push({ cards: place.faceDown, known });
  });
  return piles;
}

/** Tells whether a fight is possible: whoever chooses cards for a battle has crew (section 11). */
function canFight({ phase, battle, seats }: State): boolean {
  if (!battle || (phase !== 'battle.attack' && phase !== 'battle.defend')) return true;
  const attacks = phase === 'battle.attack';
  const { hand } = seats[attacks ? battle.attacker : battle.defender];
  return hand.some(isCrew) || (attacks ? battle.attack : battle.defence).length > 0;
}
