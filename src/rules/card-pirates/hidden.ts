/**
 * Other states that somebody cannot tell from this one (14.2; docs/decisions.md, look-alikes and secrets), by dealing the
 * hidden cards anew.
 */
import { type Dice, shuffle } from '../dice.ts';
import type { Seat, Viewer } from '../game.ts';
import { crewCount, isCrew, sortCards, suitOf, totalOf } from './cards.ts';
import { clone } from './copy.ts';
import { squares } from './map.ts';
import { type Battle, type CardId, type State, suits } from './types.ts';

/** Cards that the viewer cannot see, lying together. At least so many of them are crew, at least so many are not. */
interface Pile {
  cards: CardId[];
  crew: number;
  honours: number;
  /** A side's committed cards, where they have to share a suit (section 17). */
  oneSuit?: boolean;
  /** The stack has an order. */
  unsorted?: boolean;
}

function free(cards: CardId[]): Pile {
  return { cards, crew: 0, honours: 0 };
}

function asMixed(cards: CardId[]): Pile {
  const crew = crewCount(cards);
  return { cards, crew, honours: cards.length - crew };
}

/** Deals the pool into the piles, in place. False when the piles' demands cannot be met with the cards drawn so far. */
function redeal(piles: readonly Pile[], pool: CardId[], dice: Dice): boolean {
  shuffle(pool, dice);
  const crew = pool.filter(isCrew);
  const honours = pool.filter((card) => !isCrew(card));
  const dealt = new Map<Pile, CardId[]>();
  // Whoever is particular about suits chooses first.
  const inTurn = [...piles].sort((a, b) => Number(b.oneSuit ?? false) - Number(a.oneSuit ?? false));
  for (const pile of inTurn) {
    const cards = pile.oneSuit ? takeOneSuit(crew, pile.crew, dice) : crew.splice(0, pile.crew);
    cards.push(...honours.splice(0, pile.honours));
    if (cards.length < pile.crew + pile.honours) return false;
    dealt.set(pile, cards);
  }
  const rest = shuffle([...crew, ...honours], dice);
  for (const pile of piles) {
    const cards = dealt.get(pile)!;
    cards.push(...rest.splice(0, pile.cards.length - cards.length));
    for (let i = 0; i < cards.length; i++) pile.cards[i] = cards[i];
    if (pile.unsorted) shuffle(pile.cards, dice);
    else sortCards(pile.cards);
  }
  return true;
}

function takeOneSuit(crew: CardId[], count: number, dice: Dice): CardId[] {
  const enough = suits.filter((suit) => crew.filter((card) => suitOf(card) === suit).length >= count);
  if (count === 0 || enough.length === 0) return [];
  const suit = enough[dice.below(enough.length)];
  const taken = crew.filter((card) => suitOf(card) === suit).slice(0, count);
  for (const card of taken) crew.splice(crew.indexOf(card), 1);
  return taken;
}

/**
 * Draws any state behind the viewer's sight in which the next action takes the same course: where the rules are about
 * to tell by what they do next who holds crew (`BattleAvoided`, section 11) or who wins, that much stays as it is. The
 * number of cards that somebody is committing stays as well.
 */
export function permute(state: State, viewer: Viewer, dice: Dice): State {
  if (state.phase === 'over') return clone(state);
  const { battle } = state;
  const lead = battle ? leadOf(battle) : 0;
  for (let attempt = 0; attempt < 20; attempt++) {
    const next = clone(state);
    const piles = hiddenPiles(next, viewer);
    const pool = piles.flatMap((pile) => pile.cards);
    if (redeal(piles, pool, dice) && (state.phase !== 'battle.defend' || leadOf(next.battle!) === lead)) return next;
  }
  // Too particular a battle: its cards stay, the others are dealt anew.
  const next = clone(state);
  const committed = next.battle ? [next.battle.attack, next.battle.defence] : [];
  const piles = hiddenPiles(next, viewer).filter((pile) => !committed.includes(pile.cards));
  redeal(
    piles,
    piles.flatMap((pile) => pile.cards),
    dice,
  );
  return next;
}

function leadOf({ attack, defence }: Battle): number {
  return Math.sign(totalOf(attack) - totalOf(defence));
}

function hiddenPiles(state: State, viewer: Viewer): Pile[] {
  const { battle, options } = state;
  const fighters = battle && state.phase !== 'battle.give' ? [battle.attacker, battle.defender] : [];
  const meeting = state.phase === 'turn.move';
  // Where a ship lies at sea, somebody may come and fight.
  const anchored = new Set(state.seats.filter((_, seat) => seat !== state.active).map(({ ship }) => ship));
  const piles: Pile[] = [];
  state.seats.forEach(({ hand }, seat) => {
    if (seat === viewer) return;
    const pinned = fighters.includes(seat) || (meeting && seat === state.active && state.seats.length > 1);
    piles.push(pinned ? asMixed(hand) : free(hand));
  });
  const hiddenSide = (seat: Seat, cards: CardId[]) => {
    if (seat !== viewer) piles.push({ ...asMixed(cards), oneSuit: options.sameSuitBattle });
  };
  if (battle) {
    hiddenSide(battle.attacker, battle.attack);
    hiddenSide(battle.defender, battle.defence);
  }
  state.places.forEach((place, i) => {
    if (place) piles.push(meeting && anchored.has(squares[i]) ? asMixed(place.faceDown) : free(place.faceDown));
  });
  piles.push({ ...free(state.stack), unsorted: true });
  return piles;
}
