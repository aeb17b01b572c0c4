/** The room's knowledge after each single event: a view, told onwards. After all events of an action it is the view. */
import { type Told, viewOf } from '../../../controller/told.ts';
import type { Seat } from '../../../rules/game.ts';
import { cardOf } from '../../../rules/korsar/cards.ts';
import { leadOf, vesselOf } from '../../../rules/korsar/open.ts';
import type { CardId, Event, Placed, Prize, VesselView, View } from '../../../rules/korsar/types.ts';
import type { Of } from '../../telling/script.ts';
import { skullsOf } from '../hand/strength.ts';
/**
 * Merchants that the room has seen come home, by side. Captures are public, closed chests are not, and the ceremony
 * opens them all: whoever came in the middle of the match has not seen everything, and knows the gold only.
 */
export type Seen = Prize[][];

export type Known = Told<View, Seen>;

type Tellers = { [T in Event['type']]: (view: View, event: Of<Event, T>, seen: Seen) => void };

/** Gives what is known after one more event; what is given is not touched. */
export function viewAfter(known: Known, event: Event): Known {
  const view = structuredClone(viewOf(known));
  const seen = known.aside ? known.aside.map((prizes) => [...prizes]) : view.sides.map(() => []);
  (tellers[event.type] as (view: View, event: Event, seen: Seen) => void)(view, event, seen);
  return { ...view, aside: seen };
}

/** Carries on what was seen, which stays seen; what has been taken back was the latest. */
export const carry = (seen: Seen, { sides }: View): Seen =>
  seen.map((prizes, side) => prizes.slice(0, sides[side].captured));

/** Gives the table before the first event. */
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

const tellers: Tellers = {
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
    if (vessel) Object.assign(vessel, leadOf(view, vessel));
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
  GameEnded: (view, e, seen) => {
    view.phase = 'gameOver';
    view.toAct = [];
    view.standings = e.standings;
    view.winners = e.winners;
    for (const [side, { captured }] of e.standings.entries()) {
      const home = view.sides[side];
      home.gold = captured;
      // Not all was seen when the page came in the middle of the match.
      if (seen[side].length === home.captured) home.stack ??= seen[side];
    }
  },
};

const prizeOf = (e: { vessel: string; gold: number; cards: Placed[] }): Prize => ({
  vessel: e.vessel,
  gold: e.gold,
  cards: e.cards.map(({ card }) => card),
});

function comeHome(view: View, e: Of<Event, 'VesselCaptured' | 'VesselAwarded'>, seen: Seen): void {
  const home = view.sides[e.side];
  view.sea = view.sea.filter(({ vessel }) => vessel !== e.vessel);
  home.captured += 1;
  home.stack?.push(prizeOf(e));
  if (home.gold !== null) home.gold += e.gold;
  seen[e.side].push(prizeOf(e));
}

function attack(view: View, e: Of<Event, 'AttackOpened' | 'AttackReinforced'>): void {
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

function trump(view: View, e: Of<Event, 'CaptainPlayed' | 'AdmiralPlayed'>): void {
  play(view, e.seat, e.card);
  const vessel = vesselOf(view, e.vessel);
  if (!vessel) return;
  vessel.trumps.push({ side: e.side, seat: e.seat, card: e.card, turn: e.turn });
  settle(view, vessel);
}

/** Shows everything at once but a change of the lead, which is an event of its own, with a beat of its own. */
function settle(view: View, vessel: VesselView): void {
  const lead = leadOf(view, vessel);
  if (lead.leader === vessel.leader) Object.assign(vessel, lead);
}

/** Takes a card out of a hand. */
function play(view: View, seat: Seat, card: CardId): void {
  const hand = view.seats[seat];
  hand.hand -= 1;
  const at = hand.cards?.indexOf(card) ?? -1;
  if (at >= 0) hand.cards?.splice(at, 1);
}

const sorted = (cards: CardId[]): CardId[] => cards.sort((a, b) => rank(a) - rank(b));
const rank = (card: CardId): number => cardOf(card)?.rank ?? 0;
