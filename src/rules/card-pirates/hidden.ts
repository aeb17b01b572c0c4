/** Other states that somebody cannot tell from this one (14.2, decisions 5 and 6), by dealing the hidden cards anew. */
import { type Dice, shuffle } from '../dice.ts';
import type { Seat, Viewer } from '../game.ts';
import { crewCount, deck, isCrew, sortCards, suitOf, totalOf } from './cards.ts';
import { clone, copyDeparture, copyOptions } from './copy.ts';
import { squares } from './map.ts';
import { type Battle, type CardId, type Place, type State, suits, type View } from './types.ts';

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
 * Any state behind the viewer's sight in which the next action takes the same course: where the rules are about to tell
 * by what they do next who holds crew (`BattleAvoided`, section 11) or who wins, that much stays as it is. How many cards
 * somebody is committing stays as well.
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

/** What the view does not show is dealt from the cards that it does not show. */
export function imagine(view: View, seat: Seat, dice: Dice): State {
  const { battle, step } = view;
  const piles: Pile[] = [];
  const unknown = (count: number, crew = 0): CardId[] => {
    const cards = new Array<CardId>(count).fill('');
    piles.push({ cards, crew, honours: 0 });
    return cards;
  };
  const own = view.viewer === seat ? view.own : null;
  const seats = view.seats.map(({ ship, cards, hand }, each) => {
    if (each === seat && own) return { ship, hand: own.hand.slice() };
    if (hand) return { ship, hand: hand.slice() };
    // Whoever chooses cards for a battle has crew (section 11).
    const fights = step === 'battle.attack' ? battle?.attacker : step === 'battle.defend' ? battle?.defender : null;
    return { ship, hand: unknown(cards, each === fights ? 1 : 0) };
  });
  const places: (Place | null)[] = new Array(view.options.treacherousSeas ? squares.length : view.squares.length);
  places.fill(null);
  for (const { square, island, faceUp, faceDown, buried } of view.squares)
    places[squares.indexOf(square)] = {
      island,
      faceUp: faceUp.slice(),
      faceDown: buried ? buried.slice() : unknown(faceDown),
    };
  const state: State = {
    options: copyOptions(view.options),
    phase: step,
    firstSeat: view.firstSeat,
    turn: view.turn,
    active: view.active,
    seats,
    places,
    stack: view.stackCards ? view.stackCards.slice() : unknown(view.stack),
    discards: view.discards.slice(),
    claimed: view.claimed.slice(),
    shifted: view.shifted,
    departure: copyDeparture(own?.departure ?? null),
    battle: battle && imagineBattle(view, battle, seat, piles),
    ended: view.ended,
    script: [],
  };
  if (!view.stackCards) piles[piles.findIndex((pile) => pile.cards === state.stack)].unsorted = true;
  redeal(piles, unseen(state), dice);
  return state;
}

/** Others who have not announced their cards are imagined before their first choice. */
function imagineBattle(view: View, battle: NonNullable<View['battle']>, seat: Seat, piles: Pile[]): Battle {
  const { attacker, defender, square, winner } = battle;
  const mine = view.own?.committed ?? [];
  let attack: CardId[] = [];
  if (attacker === seat) attack = mine.slice();
  else if (battle.attack !== null) {
    attack = new Array<CardId>(battle.attack).fill('');
    piles.push({ cards: attack, crew: attack.length, honours: 0, oneSuit: view.options.sameSuitBattle });
  }
  return { attacker, defender, square, attack, defence: defender === seat ? mine.slice() : [], winner };
}

/** Every card that is not named anywhere yet. */
function unseen({ seats, places, battle, discards, stack }: State): CardId[] {
  const seen = new Set([...discards, ...stack, ...(battle ? [...battle.attack, ...battle.defence] : [])]);
  for (const { hand } of seats) for (const card of hand) seen.add(card);
  for (const place of places) {
    if (!place) continue;
    if (place.island) seen.add(place.island);
    for (const card of place.faceUp) seen.add(card);
    for (const card of place.faceDown) seen.add(card);
  }
  return deck.filter((card) => !seen.has(card));
}
