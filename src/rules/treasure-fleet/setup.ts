/** The set-up (section 3). Chance is asked in this order: captains, neutral deck, fleet; what the deal fixes is not drawn. */
import { type Dice, pick, shuffle } from '../dice.ts';
import { BadSetup, type Emit, type Seat } from '../game.ts';
import { buildDeck, buildFleet, deckRecipe, sailingsFor, seatCounts, shipComposition } from './cards.ts';
import { muster } from './sailing.ts';
import { type Deal, type DeckId, deckIds, type Event, type Options, type State } from './types.ts';

function bad(why: string, facts: BadSetup['facts'] = {}): never {
  throw new BadSetup('BAD_OPTIONS', why, facts);
}

/**
 * Gives the numbers of seats. A neutral pirate to score exists with two players only; a list of decks fixes the number
 * of seats.
 */
export function seats(options: Options): readonly number[] {
  const { decks, scoreNeutral } = options;
  return seatCounts.filter((count) => (!scoreNeutral || count === 2) && (decks === 'drawn' || decks.length === count));
}

export function setup(
  playerCount: number,
  options: Options,
  dice: Dice,
  deal: Partial<Deal>,
  emit: Emit<Event>,
): State {
  if (!seats({ ...options, scoreNeutral: false, decks: 'drawn' }).includes(playerCount))
    bad('SEATS', { seats: playerCount });
  if (options.scoreNeutral && playerCount !== 2) bad('NEUTRAL_NEEDS_TWO', { seats: playerCount });
  const first = deal.firstLookout;
  if (first !== undefined && !(Number.isInteger(first) && first >= 0 && first < playerCount)) bad('NO_FIRST_LOOKOUT');

  const { decks, draws, lookout } =
    options.decks === 'drawn'
      ? drawCaptains(playerCount, deal, dice)
      : chosenDecks(playerCount, options.decks, deal, dice);
  const neutralDeck = playerCount === 2 ? neutralDeckId(options, decks, dice) : null;
  const kinds = deckRecipe(playerCount, options.storms).map((card) => card.kind);
  if (neutralDeck === null && (deal.neutral?.length ?? 0) > 0) bad('NEUTRAL_NEEDS_TWO', { seats: playerCount });
  const drawPile = neutralDeck === null ? [] : stack(kinds, deal.neutral ?? [], 'neutral deck', dice);
  const fleet = buildFleet(playerCount, options);
  const fleetPile = stack(fleet, deal.fleet ?? [], 'fleet', dice);

  emit?.({
    type: 'GameStarted',
    playerCount,
    options: ownOptions(options),
    decks: neutralDeck === null ? [...decks] : [...decks, neutralDeck],
    deckSize: kinds.length,
    fleetSize: fleet.length,
    fleet: shipComposition(fleet),
    governorPoints: options.governorPoints,
    sailings: sailingsFor(playerCount),
  });
  draws.forEach((drew, seat) => {
    emit?.({ type: 'CaptainDrawn', seat, drew });
  });
  // Where nothing is drawn, `GameStarted` has said whose colours are whose.
  if (draws.length > 0)
    decks.forEach((deckId, seat) => {
      emit?.({ type: 'CaptainAssigned', seat, deckId });
    });
  emit?.({ type: 'LookoutSet', seat: lookout });
  if (neutralDeck !== null) emit?.({ type: 'NeutralDeckReady', deckId: neutralDeck, size: kinds.length });

  const state: State = {
    options: ownOptions(options),
    phase: 'loading',
    sailing: 0,
    volley: 1,
    lookout,
    extraEligible: [],
    seats: decks.map((deckId) => ({
      deckId,
      deck: [...buildDeck(deckId, playerCount, options.storms)],
      loaded: [],
      ready: false,
      captured: [],
    })),
    neutral: neutralDeck === null ? null : { deckId: neutralDeck, drawPile, revealed: null, captured: [] },
    fleetPile,
    line: [],
    toPlay: [],
    curseDebt: decks.map(() => 0),
    plays: 0,
    discard: { cards: [], ships: [] },
    lastCards: [],
    governorTaken: null,
  };
  muster(state, emit);
  return state;
}

function ownOptions(options: Options): Options {
  return { ...options, decks: options.decks === 'drawn' ? 'drawn' : [...options.decks] };
}

interface Captains {
  decks: DeckId[];
  draws: (DeckId | 'lookout')[];
  lookout: Seat;
}

/**
 * Draws the captains (3.2). The seats' decks are the first of the box: which ones are used is a choice, not chance
 * (section 3).
 */
function drawCaptains(playerCount: number, deal: Partial<Deal>, dice: Dice): Captains {
  const inUse = deckIds.slice(0, playerCount);
  const draws = deal.draws ?? freeDraws(inUse, deal.firstLookout, dice);
  const drawn = new Set(draws);
  const aside = inUse.filter((deckId) => !drawn.has(deckId));
  const fits = draws.every((drew) => drew === 'lookout' || inUse.includes(drew));
  if (draws.length !== playerCount || drawn.size !== playerCount || !fits || aside.length !== 1) bad('WRONG_DRAWS');
  const lookout = draws.indexOf('lookout');
  if (deal.firstLookout !== undefined && deal.firstLookout !== lookout) bad('TWO_FIRST_LOOKOUTS');
  // The seat that drew the lookout gets the captain set aside.
  return { decks: draws.map((drew) => (drew === 'lookout' ? aside[0] : drew)), draws: [...draws], lookout };
}

function freeDraws(inUse: readonly DeckId[], lookout: Seat | undefined, dice: Dice): (DeckId | 'lookout')[] {
  const captains = shuffle([...inUse], dice);
  captains.pop();
  if (lookout === undefined) return shuffle([...captains, 'lookout' as const], dice);
  return [...captains.slice(0, lookout), 'lookout', ...captains.slice(lookout)];
}

/**
 * Deals the decks that were chosen (section 2): colours are picked, so that only the first lookout is left to chance.
 */
function chosenDecks(playerCount: number, decks: readonly DeckId[], deal: Partial<Deal>, dice: Dice): Captains {
  if (decks.length !== playerCount || new Set(decks).size !== playerCount) bad('SHARED_DECK');
  if (!decks.every((deckId) => deckIds.includes(deckId))) bad('NO_SUCH_DECK');
  if (deal.draws !== undefined) bad('DRAWS_OF_CHOSEN_DECKS');
  return { decks: [...decks], draws: [], lookout: deal.firstLookout ?? dice.below(playerCount) };
}

/**
 * Picks the neutral pirate's deck: beside drawn colours the next deck of the box; beside chosen ones any that is left.
 */
function neutralDeckId(options: Options, decks: readonly DeckId[], dice: Dice): DeckId {
  const free = deckIds.filter((deckId) => !decks.includes(deckId));
  return options.decks === 'drawn' ? free[0] : pick(free, dice);
}

/** Stacks a pile that begins as written; the rest is shuffled below. */
function stack<T extends string>(cards: readonly T[], top: readonly T[], name: string, dice: Dice): T[] {
  const rest = [...cards];
  for (const card of top) {
    const at = rest.indexOf(card);
    if (at < 0) bad('NO_SUCH_CARD', { card, of: name });
    rest.splice(at, 1);
  }
  return [...top, ...shuffle(rest, dice)];
}
