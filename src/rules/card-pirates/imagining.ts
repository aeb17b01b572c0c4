/**
 * States that may lie behind a seat's view (docs/decisions.md, look-alikes). Every deal that agrees with view and memory is
 * equally likely.
 */
import { type Dice, shuffle } from '../dice.ts';
import type { Sampler, Seat } from '../game.ts';
import { addCards } from './board.ts';
import { deck, isCrew, sortCards, suitOf } from './cards.ts';
import { clone, copyDeparture, copyOptions } from './copy.ts';
import { squares } from './map.ts';
import { type Battle, type CardId, type Memory, type Place, type State, suits, type View } from './types.ts';

/** Cards that lie together, some or all of them unknown. */
interface Pile {
  /** Lists the pile's cards in a state. */
  of(state: State): CardId[];
  /** Those that are remembered. */
  known: readonly CardId[];
  /** Number of the unknown ones. */
  blank: number;
}

/** Cards that are to be dealt, and the places that they go to. */
interface Hidden {
  pool: readonly CardId[];
  piles: readonly Pile[];
  /** The hand of somebody who chooses cards for a battle, and so must have crew (section 11). */
  fighter: Pile | null;
  /** Number of cards in an attack that is announced and not shown: all crew. */
  attack: number;
  /** Section 17: cards of one side share a suit. */
  oneSuit: boolean;
  /** Number of unknown cards on top of the stack, and what is known to lie under them. */
  top: number;
  under: readonly (readonly CardId[])[];
}

export function imagining(view: View, seat: Seat, memory: Memory | null = null): Sampler<State> {
  const known = openState(view, seat);
  const hidden = hiddenBehind(view, known, seat, memory);
  return (dice) => deal(clone(known), hidden, dice);
}

function deal(state: State, hidden: Hidden, dice: Dice): State {
  const { pool, piles, fighter, attack, under } = hidden;
  let left = shuffle(
    pool.map((_, i) => i),
    dice,
  );
  if (attack > 0) left = takeAttack(state.battle!.attack, hidden, left, dice);
  if (fighter) wantCrew(fighter, pool, left, dice);
  const owners = new Array<Pile | null>(pool.length).fill(null);
  for (const pile of piles) for (let i = 0; i < pile.blank; i++) owners[left.pop()!] = pile;
  // The pool is sorted, and so is what is taken from it in order.
  for (let i = 0; i < owners.length; i++) owners[i]?.of(state).push(pool[i]);
  for (const pile of piles) if (pile.known.length > 0) sortCards(pile.of(state));
  for (let i = 0; i < hidden.top; i++) state.stack.push(pool[left.pop()!]);
  for (const group of under) state.stack.push(...(group.length > 1 ? shuffle(group.slice(), dice) : group));
  return state;
}

/** Moves the attack out of the shuffled cards: any crew, or any of one suit, each set of them equally likely. */
function takeAttack(
  into: CardId[],
  { pool, attack, oneSuit }: Hidden,
  shuffled: readonly number[],
  dice: Dice,
): number[] {
  const crew = shuffled.filter((i) => isCrew(pool[i]));
  const suit = oneSuit
    ? suitFor(
        crew.map((i) => pool[i]),
        attack,
        dice,
      )
    : null;
  const chosen = crew.filter((i) => suit === null || suitOf(pool[i]) === suit).slice(0, attack);
  for (const i of chosen) into.push(pool[i]);
  sortCards(into);
  return shuffled.filter((i) => !chosen.includes(i));
}

/** Draws a suit for an attack: a suit is the likelier the more attacks it allows. */
function suitFor(crew: readonly CardId[], attack: number, dice: Dice): string | null {
  const ways = suits.map((suit) => waysOf(crew.filter((card) => suitOf(card) === suit).length, attack));
  const all = ways.reduce((sum, each) => sum + each, 0);
  if (all === 0) return null;
  let at = dice.below(all);
  return suits.find((_, i) => {
    at -= ways[i];
    return at < 0;
  })!;
}

function waysOf(cards: number, chosen: number): number {
  let ways = 1;
  for (let i = 0; i < chosen; i++) ways = (ways * (cards - i)) / (i + 1);
  return ways;
}

/** Enough for any hand but one that cannot have crew at all. */
const attempts = 200;

/** Shuffles anew until the cards that are dealt to this hand next hold crew: no other way would leave all hands equally likely. */
function wantCrew({ known, blank }: Pile, pool: readonly CardId[], left: number[], dice: Dice): void {
  if (known.some(isCrew)) return;
  const hasCrew = () => left.slice(left.length - blank).some((i) => isCrew(pool[i]));
  for (let i = 0; i < attempts && !hasCrew(); i++) shuffle(left, dice);
}

/** Builds a state of all that the view shows; what the view hides is left out. */
function openState(view: View, seat: Seat): State {
  const { battle } = view;
  const own = view.viewer === seat ? view.own : null;
  const places: (Place | null)[] = new Array(view.options.treacherousSeas ? squares.length : view.squares.length);
  places.fill(null);
  for (const { square, island, faceUp, buried } of view.squares)
    places[squares.indexOf(square)] = { island, faceUp: faceUp.slice(), faceDown: buried?.slice() ?? [] };
  return {
    options: copyOptions(view.options),
    phase: view.step,
    firstSeat: view.firstSeat,
    turn: view.turn,
    active: view.active,
    seats: view.seats.map(({ ship, hand }, each) => ({
      ship,
      hand: each === seat && own ? own.hand.slice() : (hand?.slice() ?? []),
    })),
    places,
    stack: view.stackCards?.slice() ?? [],
    discards: view.discards.slice(),
    claimed: view.claimed.slice(),
    shifted: view.shifted,
    departure: copyDeparture(own?.departure ?? null),
    battle: battle && openBattle(battle, seat, own?.committed ?? []),
    ended: view.ended,
    script: [],
  };
}

/**
 * Builds the battle that the view shows. Others who have not announced their cards are imagined before their first
 * choice.
 */
function openBattle(battle: NonNullable<View['battle']>, seat: Seat, mine: readonly CardId[]): Battle {
  const { attacker, defender, square, winner } = battle;
  const committed = (each: Seat) => (each === seat ? mine.slice() : []);
  return { attacker, defender, square, attack: committed(attacker), defence: committed(defender), winner };
}

/** Adds what is remembered to the open state, and finds out what is still unknown then. */
function hiddenBehind(view: View, known: State, seat: Seat, memory: Memory | null): Hidden {
  const { battle, step, options } = view;
  const open = view.stackCards !== null;
  const piles: Pile[] = [];
  const pile = (of: Pile['of'], count: number, remembered: readonly CardId[] = []): Pile => {
    // Nobody remembers more than is there.
    const sure = remembered.length <= count ? remembered.slice() : [];
    addCards(of(known), sure);
    piles.push({ of, known: sure, blank: count - sure.length });
    return piles[piles.length - 1];
  };
  const hands = view.seats.map(({ cards, hand }, each) =>
    hand || (each === seat && view.own) ? null : pile((state) => state.seats[each].hand, cards, memory?.hands[each]),
  );
  const fights = step === 'battle.attack' ? battle?.attacker : step === 'battle.defend' ? battle?.defender : undefined;
  const fighter = fights === undefined ? null : hands[fights];
  for (const { square, faceDown, buried } of view.squares) {
    const at = squares.indexOf(square);
    if (faceDown > 0 && !buried) pile((state) => state.places[at]!.faceDown, faceDown, memory?.buried[square]);
  }
  const lying = memory?.under.reduce((sum, group) => sum + group.length, 0) ?? 0;
  const under = memory && !open && lying <= view.stack ? memory.under.map((group) => group.slice()) : [];
  const seen = seenIn(known, under);
  return {
    pool: deck.filter((card) => !seen.has(card)),
    // The fighter's hand is dealt first, see `wantCrew`.
    piles: piles.filter(({ blank }) => blank > 0).sort((a, b) => Number(b === fighter) - Number(a === fighter)),
    fighter,
    attack: battle && battle.attacker !== seat ? (battle.attack ?? 0) : 0,
    oneSuit: options.sameSuitBattle,
    top: open ? 0 : view.stack - (under.length > 0 ? lying : 0),
    under,
  };
}

function seenIn({ seats, places, battle, discards, stack }: State, under: readonly (readonly CardId[])[]): Set<CardId> {
  const seen = new Set([
    ...discards,
    ...stack,
    ...under.flat(),
    ...(battle ? [...battle.attack, ...battle.defence] : []),
  ]);
  for (const { hand } of seats) for (const card of hand) seen.add(card);
  for (const place of places) {
    if (!place) continue;
    if (place.island) seen.add(place.island);
    for (const card of place.faceUp) seen.add(card);
    for (const card of place.faceDown) seen.add(card);
  }
  return seen;
}
