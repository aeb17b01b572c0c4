/** The room's knowledge after each single event: a view, told onwards. After all events of an action it is the view. */
import {
  type Captain,
  type CardId,
  type CardKind,
  type Composition,
  cardKinds,
  type Event,
  type SlotView,
  type View,
} from '../../../rules/treasure-fleet/types.ts';
import type { Of } from '../../telling/script.ts';

type Told = { [T in Event['type']]: (view: View, event: Of<Event, T>) => void };

/** Gives the view after one more event; the given view is not touched. */
export function viewAfter(view: View, event: Event): View {
  const next = structuredClone(view);
  (told[event.type] as (view: View, event: Event) => void)(next, event);
  return next;
}

const nothing = () => {};

const told: Told = {
  GameStarted: nothing,
  CaptainDrawn: nothing,
  CaptainAssigned: nothing,
  LookoutSet: (view, e) => {
    view.lookout = e.seat;
  },
  NeutralDeckReady: nothing,
  SailingStarted: (view, e) => {
    view.phase = 'loading';
    view.sailing = e.sailing;
    view.volley = 1;
    view.lookout = e.lookout;
    view.extraEligible = e.extraEligible;
    view.toPlay = [];
    view.toAct = view.seats.map((_, seat) => seat);
  },
  CursedShipReturned: (view, e) => {
    const slot = slotOf(view, e.ship);
    if (!slot) return;
    view.discard.cards.push({ captain: e.storm.captain, card: 'ST' });
    slot.becalmedBy = null;
  },
  ShipSighted: (view, e) => {
    view.line = view.line.filter((slot) => slot.slot !== e.slot);
    view.line.push({
      slot: e.slot,
      ship: e.ship,
      kind: e.kind,
      points: e.points,
      fire: [],
      becalmedBy: null,
      swept: false,
      strengths: [],
      leader: null,
    });
    view.line.sort((a, b) => a.slot - b.slot);
    view.fleet.left -= 1;
    takeFrom(view.fleet.composition, e.kind === 'cursed' ? 'X' : String(e.points));
  },
  CardsLoaded: (view, e) => {
    const seat = view.seats[e.seat];
    seat.loaded = e.count;
    seat.ready = true;
    view.toAct = view.toAct.filter((s) => s !== e.seat);
    if (e.cards && view.own) {
      const all = [...view.own.deck, ...view.own.loaded];
      view.own = { deck: all.filter((c) => !e.cards?.includes(c)), loaded: e.cards };
    }
  },
  LoadingClosed: nothing,
  VolleyStarted: (view, e) => {
    view.phase = 'volley';
    view.volley = e.volley;
    view.lookout = e.lookout;
    view.toPlay = e.order;
    view.toAct = e.order.slice(0, 1);
  },
  TurnStarted: (view, e) => {
    view.phase = e.what === 'neutral' ? 'neutralShot' : 'volley';
    view.toAct = [e.seat];
  },
  NeutralCardRevealed: (view, e) => {
    if (!view.neutral) return;
    view.neutral.revealed = e.card;
    view.neutral.left -= 1;
    takeFrom(view.neutral.unplayed, e.card);
  },
  CardPlayed: (view, e) => {
    view.plays = e.play;
    const slot = slotOf(view, e.ship);
    if (slot) {
      slot.fire.push({ captain: e.captain, card: e.card, play: e.play });
      slot.strengths = e.strengths;
      slot.leader = e.leader;
    }
    if (e.captain === 'neutral') {
      if (view.neutral) view.neutral.revealed = null;
      return;
    }
    const seat = view.seats[e.captain];
    seat.loaded -= 1;
    seat.left -= 1;
    takeFrom(seat.unplayed, e.card);
    view.toPlay = view.toPlay.filter((s) => s !== e.captain);
    if (e.cardId && view.own) view.own.loaded = view.own.loaded.filter((c) => c !== e.cardId);
  },
  StormStruck: (view, e) => {
    const slot = slotOf(view, e.ship);
    if (!slot) return;
    const gone = new Set([...e.removed.map((shot) => shot.play), e.play]);
    for (const shot of slot.fire.filter((s) => gone.has(s.play) && s.play !== e.play)) discard(view, shot);
    const storm = slot.fire.find((s) => s.play === e.play);
    slot.fire = slot.fire.filter((s) => !gone.has(s.play));
    slot.strengths = e.strengths;
    slot.leader = e.leader;
    if (slot.kind === 'cursed') slot.becalmedBy = { captain: e.captain, card: 'ST', play: e.play };
    else {
      if (storm) discard(view, storm);
      if (e.removed.length > 0) slot.swept = true;
    }
  },
  ShipBecalmed: nothing,
  VolleyEnded: (view, e) => {
    view.toPlay = [];
    view.toAct = [];
    if (e.volley === 3) for (const seat of view.seats) seat.ready = false;
  },
  LookoutPassed: (view, e) => {
    view.lookout = e.to;
  },
  SpareReturned: (view, e) => {
    view.seats[e.seat].loaded -= 1;
    if (e.card && view.own) {
      view.own = { deck: sorted([...view.own.deck, e.card]), loaded: view.own.loaded.filter((c) => c !== e.card) };
    }
  },
  ShipCaptured: (view, e) => {
    clearSlot(view, e.ship);
    const prize = { ship: e.ship, points: e.points, sailing: view.sailing };
    const captain = e.captain === 'neutral' ? view.neutral : view.seats[e.captain];
    if (!captain || !e.kept) {
      view.discard.ships.push(e.ship);
      return;
    }
    captain.captured.push(prize);
    captain.points += e.points;
  },
  ShipEscaped: (view, e) => {
    clearSlot(view, e.ship);
    view.discard.ships.push(e.ship);
  },
  CurseResolved: nothing,
  CurseHeld: nothing,
  SurrenderRequired: (view, e) => {
    view.phase = 'curse';
    view.seats[e.seat].owes = e.count;
    view.seats[e.seat].eligible = e.ships;
    view.toAct = view.seats.flatMap((seat, index) => (seat.owes > 0 ? [index] : []));
  },
  ShipLostToCurse: (view, e) => {
    const captain = e.captain === 'neutral' ? view.neutral : view.seats[e.captain];
    if (!captain) return;
    captain.captured = captain.captured.filter((prize) => prize.ship !== e.ship);
    captain.points -= e.points;
    view.discard.ships.push(e.ship);
    if (e.captain === 'neutral') return;
    const seat = view.seats[e.captain];
    if (seat.owes > 0) seat.owes -= 1;
    seat.eligible = seat.owes > 0 ? seat.eligible.filter((ship) => ship !== e.ship) : [];
    view.toAct = view.toAct.filter((s) => s !== e.captain || seat.owes > 0);
  },
  CursedShipLeft: (view, e) => {
    for (const slot of view.line) if (slot.slot <= e.slot) sweep(view, slot);
    const storm = slotOf(view, e.ship)?.becalmedBy;
    if (storm) discard(view, storm);
    clearSlot(view, e.ship);
    view.discard.ships.push(e.ship);
  },
  SailingEnded: (view) => {
    for (const seat of view.seats) {
      seat.owes = 0;
      seat.eligible = [];
    }
    for (const slot of view.line) sweep(view, slot);
    view.toAct = [];
  },
  GovernorCardShown: (view, e) => {
    view.lastCards.push({ captain: e.captain, card: e.card });
    const captain = e.captain === 'neutral' ? view.neutral : view.seats[e.captain];
    if (!captain) return;
    captain.left -= 1;
    takeFrom(captain.unplayed, e.card);
    if (view.own && e.captain === view.viewer) view.own = { deck: [], loaded: [] };
  },
  GovernorRansomed: (view, e) => {
    view.governor.taken = e.captain;
    if (e.captain === 'neutral') {
      if (view.neutral && view.options.scoreNeutral) view.neutral.points += e.points;
    } else view.seats[e.captain].points += e.points;
  },
  GovernorEscaped: (view) => {
    view.governor.taken = 'escaped';
  },
  GameEnded: (view, e) => {
    view.phase = 'gameOver';
    view.standings = e.standings;
    view.winners = e.winners;
    view.toAct = [];
  },
};

function slotOf(view: View, ship: string): SlotView | undefined {
  return view.line.find((slot) => slot.ship === ship);
}

/** Puts all fire on a ship on the discard. */
function sweep(view: View, slot: SlotView): void {
  for (const shot of slot.fire) discard(view, shot);
  slot.fire = [];
  slot.strengths = [];
  slot.leader = null;
}

/** Sorts a hand into its usual order: 4 to 1, boarding party, storm; equal cards by their copy. */
function sorted(cards: CardId[]): CardId[] {
  const rank = (card: CardId) => cardKinds.indexOf(card.slice(3).split('.')[0] as CardKind);
  return cards.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

function clearSlot(view: View, ship: string): void {
  const slot = slotOf(view, ship);
  for (const shot of slot?.fire ?? []) discard(view, shot);
  view.line = view.line.filter((s) => s.ship !== ship);
}

function discard(view: View, shot: { captain: Captain; card: SlotView['fire'][number]['card'] }): void {
  view.discard.cards.push({ captain: shot.captain, card: shot.card });
}

function takeFrom(composition: Composition, key: string): void {
  composition[key] -= 1;
  if (composition[key] === 0) delete composition[key];
}
