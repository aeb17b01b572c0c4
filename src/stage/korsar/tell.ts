/** What the room knows after each single event: a view, told onwards. After all events of an action it is the view. */
import type { Seat } from '../../rules/game.ts';
import { cardOf } from '../../rules/korsar/cards.ts';
import type { CardId, Event, Placed, Prize, VesselView, View } from '../../rules/korsar/types.ts';
import { leadOf, skullsOf } from './strength.ts';

type Told = { [T in Event['type']]: (view: View, event: Extract<Event, { type: T }>) => void };

/**
 * Captures are public, closed chests are not: what the room has seen come home is remembered beside the views, for the
 * ceremony, where all chests are opened. A match that was taken up again has forgotten it; its ceremony knows the gold.
 */
const seen = new WeakMap<View, Prize[][]>();

/** The view after one more event; the given view is not touched. */
export function tell(view: View, event: Event): View {
  const next = structuredClone(view);
  seen.set(
    next,
    (seen.get(view) ?? view.sides.map(() => [])).map((prizes) => [...prizes]),
  );
  (told[event.type] as (view: View, event: Event) => void)(next, event);
  return next;
}

/** The table before the first event. */
export function blank(view: View): View {
  const cards = view.seats.reduce((n, seat) => n + seat.hand, 0);
  return {
    ...view,
    deck: view.deck + cards,
    turnNumber: 0,
    toAct: [],
    seats: view.seats.map((seat) => ({ ...seat, hand: 0, cards: seat.cards && [] })),
  };
}

const told: Told = {
  GameStarted: () => {},
  HandDealt: (view, e) => {
    const seat = view.seats[e.seat];
    seat.hand = e.count;
    view.deck -= e.count;
    if (e.cards) seat.cards = [...e.cards];
  },
  TurnStarted: (view, e) => {
    view.turnSeat = e.seat;
    view.turnNumber = e.turn;
    view.toAct = [e.seat];
  },
  VesselCaptured: comeHome,
  VesselAwarded: comeHome,
  CardDrawn: (view, e) => {
    const seat = view.seats[e.seat];
    seat.hand += 1;
    view.deck = e.deckLeft;
    if (e.card && seat.cards) seat.cards = sorted([...seat.cards, e.card]);
  },
  DeckExhausted: () => {},
  VesselLaunched: (view, e) => {
    play(view, e.seat, e.card);
    view.sea.push({
      vessel: e.vessel,
      gold: e.gold,
      owner: e.seat,
      side: e.side,
      launchedTurn: e.turn,
      forces: [],
      trumps: [],
      leader: e.side,
      reason: 'untouched',
      tied: [],
    });
  },
  AttackOpened: attack,
  AttackReinforced: attack,
  CaptainPlayed: trump,
  AdmiralPlayed: trump,
  LeadChanged: (view, e) => {
    const vessel = vesselOf(view, e.vessel);
    if (vessel) Object.assign(vessel, leadOf(view.mode, vessel));
  },
  CardDiscarded: (view, e) => {
    play(view, e.seat, e.card);
    view.discard.push({ seat: e.seat, card: e.card, turn: e.turn });
  },
  SeatSitsOut: (view, e) => {
    view.seats[e.seat].sittingOut = true;
  },
  LastCard: () => {},
  VesselUnclaimed: (view, e) => {
    view.sea = view.sea.filter(({ vessel }) => vessel !== e.vessel);
    view.unclaimed.push(prizeOf(e));
  },
  HandRevealed: (view, e) => {
    view.seats[e.seat].cards = e.cards;
  },
  GameEnded: (view, e) => {
    view.phase = 'gameOver';
    view.toAct = [];
    view.standings = e.standings;
    view.winners = e.winners;
    const prizes = seen.get(view) ?? [];
    for (const [side, { captured }] of e.standings.entries()) {
      const home = view.sides[side];
      home.gold = captured;
      // Not all was seen when the page came in the middle of the match.
      if (prizes[side]?.length === home.captured) home.stack ??= prizes[side];
    }
  },
};

const prizeOf = (e: { vessel: string; gold: number; cards: Placed[] }): Prize => ({
  vessel: e.vessel,
  gold: e.gold,
  cards: e.cards.map(({ card }) => card),
});

function comeHome(view: View, e: Extract<Event, { type: 'VesselCaptured' | 'VesselAwarded' }>): void {
  const home = view.sides[e.side];
  view.sea = view.sea.filter(({ vessel }) => vessel !== e.vessel);
  home.captured += 1;
  home.stack?.push(prizeOf(e));
  if (home.gold !== null) home.gold += e.gold;
  seen.get(view)?.[e.side].push(prizeOf(e));
}

function attack(view: View, e: Extract<Event, { type: 'AttackOpened' | 'AttackReinforced' }>): void {
  play(view, e.seat, e.card);
  const vessel = vesselOf(view, e.vessel);
  if (!vessel) return;
  const pirate = { seat: e.seat, card: e.card, turn: e.turn };
  const force = vessel.forces.find(({ side }) => side === e.side);
  if (force) {
    force.pirates.push(pirate);
    force.strength += skullsOf(e.card);
  } else vessel.forces.push({ side: e.side, suit: e.suit, strength: e.strength, pirates: [pirate] });
  settle(view, vessel);
}

function trump(view: View, e: Extract<Event, { type: 'CaptainPlayed' | 'AdmiralPlayed' }>): void {
  play(view, e.seat, e.card);
  const vessel = vesselOf(view, e.vessel);
  if (!vessel) return;
  vessel.trumps.push({ side: e.side, seat: e.seat, card: e.card, turn: e.turn });
  settle(view, vessel);
}

/** A change of the lead is an event of its own, with a beat of its own; everything else shows at once. */
function settle(view: View, vessel: VesselView): void {
  const lead = leadOf(view.mode, vessel);
  if (lead.leader === vessel.leader) Object.assign(vessel, lead);
}

/** A card leaves a hand. */
function play(view: View, seat: Seat, card: CardId): void {
  const hand = view.seats[seat];
  hand.hand -= 1;
  const at = hand.cards?.indexOf(card) ?? -1;
  if (at >= 0) hand.cards?.splice(at, 1);
}

const vesselOf = (view: View, name: string): VesselView | undefined => view.sea.find(({ vessel }) => vessel === name);

const sorted = (cards: CardId[]): CardId[] => cards.sort((a, b) => rank(a) - rank(b));
const rank = (card: CardId): number => cardOf(card)?.rank ?? 0;
