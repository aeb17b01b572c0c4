/** The view of a viewer (section 9): what they may know, named fact by fact. Shares no object with the state. */
import type { Viewer } from '../game.ts';
import { kindComposition, kindOf, sailingsFor, shipComposition } from './cards.ts';
import { openToCurse } from './curse.ts';
import { toAct } from './legal.ts';
import { standingsOf, totalOf, winnersOf } from './score.ts';
import { leaderOf, strengthsOf } from './strength.ts';
import type { NeutralState, NeutralView, Prize, SeatView, Shot, Slot, SlotView, State, View } from './types.ts';

export function view(state: State, viewer: Viewer): View {
  const { options, discard } = state;
  const over = state.phase === 'gameOver';
  const standings = over ? standingsOf(state) : null;
  const own = viewer === 'table' ? undefined : state.seats[viewer];
  return {
    viewer,
    options: { ...options, decks: options.decks === 'drawn' ? 'drawn' : [...options.decks] },
    phase: state.phase,
    sailing: state.sailing,
    sailings: sailingsFor(state.seats.length),
    volley: state.volley,
    lookout: state.lookout,
    extraEligible: [...state.extraEligible],
    toAct: toAct(state),
    toPlay: [...state.toPlay],
    seats: state.seats.map((_, seat) => seatView(state, seat)),
    neutral: state.neutral && neutralView(state, state.neutral),
    fleet: { left: state.fleetPile.length, composition: shipComposition(state.fleetPile) },
    line: state.line.map(slotView),
    plays: state.plays,
    discard: { cards: discard.cards.map(({ captain, card }) => ({ captain, card })), ships: [...discard.ships] },
    lastCards: state.lastCards.map(({ captain, card }) => ({ captain, card })),
    governor: { points: options.governorPoints, taken: state.governorTaken },
    standings,
    winners: standings && winnersOf(standings),
    own: own ? { deck: [...own.deck], loaded: [...own.loaded] } : null,
  };
}

/** Shows a seat. Loaded and unloaded cards are counted together: how they are split is the seat's secret. */
function seatView(state: State, seat: number): SeatView {
  const { deckId, deck, loaded, ready, captured } = state.seats[seat];
  const owes = state.curseDebt[seat];
  return {
    deckId,
    left: deck.length + loaded.length,
    unplayed: kindComposition([...deck, ...loaded].map(kindOf)),
    loaded: loaded.length,
    ready,
    captured: captured.map(prizeView),
    points: totalOf(state, seat),
    owes,
    eligible: owes > 0 ? openToCurse(state, captured).map((prize) => prize.ship) : [],
  };
}

function neutralView(state: State, neutral: NeutralState): NeutralView {
  return {
    deckId: neutral.deckId,
    left: neutral.drawPile.length,
    unplayed: kindComposition(neutral.drawPile),
    revealed: neutral.revealed,
    captured: neutral.captured.map(prizeView),
    points: totalOf(state, 'neutral'),
  };
}

function slotView(slot: Slot): SlotView {
  const strengths = strengthsOf(slot);
  return {
    ship: slot.ship,
    kind: slot.kind,
    points: slot.points,
    slot: slot.slot,
    fire: slot.fire.map(shotView),
    becalmedBy: slot.becalmedBy && shotView(slot.becalmedBy),
    swept: slot.swept,
    strengths,
    leader: leaderOf(slot, strengths),
  };
}

function prizeView({ ship, points, sailing }: Prize): Prize {
  return { ship, points, sailing };
}

function shotView({ captain, card, play }: Shot): Shot {
  return { captain, card, play };
}
