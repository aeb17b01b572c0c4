/** The automatic phases (section 5), in the order in which a sailing passes through them. */
import type { Emit, Seat } from '../game.ts';
import { lineSizeFor, sailingsFor, shipCard, sortCards, volleys } from './cards.ts';
import { resolveCurses } from './curse.ts';
import { shipPoints, showdown } from './score.ts';
import { leaderOf, strengthsOf } from './strength.ts';
import type { Event, Slot, State } from './types.ts';

/** Lists the seats that are neither the lookout of volley 1 nor next to it, clockwise (5.1, R6). */
export function extraEligible(seats: number, lookout: Seat): Seat[] {
  if (seats < 4) return [];
  return seats === 4 ? [(lookout + 2) % 4] : [(lookout + 2) % 5, (lookout + 3) % 5];
}

/**
 * Musters the line (5.1). It holds nothing but becalmed cursed ships of the sailing before; they keep their places
 * (R22, R23).
 */
export function muster(state: State, emit: Emit<Event>): void {
  const seats = state.seats.length;
  state.sailing++;
  state.volley = 1;
  // R5: with three players the lookout stays, or the same seat would lead every sailing.
  if (state.sailing > 1 && seats !== 3) passLookout(state, 'sailing', emit);
  state.extraEligible = extraEligible(seats, state.lookout);
  emit?.({
    type: 'SailingStarted',
    sailing: state.sailing,
    lookout: state.lookout,
    extraEligible: [...state.extraEligible],
    fleetRemaining: state.fleetPile.length,
  });
  const held = state.line;
  for (const slot of held) {
    const { captain, card, play } = slot.becalmedBy!;
    slot.becalmedBy = null;
    state.discard.cards.push({ captain, card });
    emit?.({ type: 'CursedShipReturned', slot: slot.slot, ship: slot.ship, storm: { captain, play } });
  }
  const line: Slot[] = [];
  for (let place = 0; place < lineSizeFor(seats); place++) {
    const stayed = held.find((slot) => slot.slot === place);
    line.push(stayed ?? sightShip(state, place, emit));
  }
  state.line = line;
  state.phase = 'loading';
}

function sightShip(state: State, slot: number, emit: Emit<Event>): Slot {
  const { ship, kind, points } = shipCard(state.fleetPile.shift()!);
  emit?.({ type: 'ShipSighted', slot, ship, kind, points });
  return { ship, kind, points, slot, fire: [], becalmedBy: null, swept: false };
}

function passLookout(state: State, reason: 'volley' | 'sailing', emit: Emit<Event>): void {
  const from = state.lookout;
  const to = (from + 1) % state.seats.length;
  state.lookout = to;
  emit?.({ type: 'LookoutPassed', from, to, reason });
}

/**
 * Begins a volley (5.3, 7.2): the lookout begins; with two players it first turns up and places a card of the neutral
 * pirate.
 */
export function beginVolley(state: State, emit: Emit<Event>): void {
  const { lookout, neutral, sailing, volley } = state;
  const seats = state.seats.length;
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((lookout + i) % seats);
  state.toPlay = order;
  emit?.({ type: 'VolleyStarted', sailing, volley, lookout, order: [...order] });
  if (neutral) {
    const card = neutral.drawPile.shift()!;
    neutral.revealed = card;
    state.phase = 'neutralShot';
    emit?.({ type: 'TurnStarted', seat: lookout, what: 'neutral' });
    emit?.({ type: 'NeutralCardRevealed', card, by: lookout });
  } else {
    state.phase = 'volley';
    emit?.({ type: 'TurnStarted', seat: lookout, what: 'own' });
  }
}

/** Ends a volley (5.4): the lookout passes after volleys 1 and 2 only. */
export function endVolley(state: State, emit: Emit<Event>): void {
  emit?.({ type: 'VolleyEnded', sailing: state.sailing, volley: state.volley });
  if (state.volley < volleys) {
    state.volley++;
    passLookout(state, 'volley', emit);
    beginVolley(state, emit);
    return;
  }
  returnSpares(state, emit);
  captureShips(state, emit);
  resolveCurses(state, emit);
  if (state.curseDebt.some((debt) => debt > 0)) state.phase = 'curse';
  else endSailing(state, emit);
}

/** Returns the spare cards unseen (5.5). It counts: without it nobody would have a last card for the governor (R10). */
function returnSpares(state: State, emit: Emit<Event>): void {
  for (let seat = 0; seat < state.seats.length; seat++) {
    const mine = state.seats[seat];
    mine.ready = false;
    const card = mine.loaded.pop();
    if (card === undefined) continue;
    mine.deck.push(card);
    sortCards(mine.deck);
    emit?.({ type: 'SpareReturned', seat, secret: [{ to: [seat], facts: { card } }] });
  }
}

/**
 * Captures ships (6.2). A treasure ship leaves the line as soon as its fate is told, with the fire on it: no event of
 * its own says later that an escaped one goes (5.6 discards it at the end of the sailing; nothing can happen to it in
 * between).
 */
function captureShips(state: State, emit: Emit<Event>): void {
  const stay: Slot[] = [];
  for (const slot of state.line) {
    if (slot.kind === 'cursed') stay.push(slot);
    else decideShip(state, slot, emit);
  }
  state.line = stay;
}

function decideShip(state: State, slot: Slot, emit: Emit<Event>): void {
  const { ship, points } = slot;
  const strengths = strengthsOf(slot);
  const leader = leaderOf(slot, strengths);
  discardFire(state, slot);
  if (leader === null || leader === 'tie' || leader === 'boardersTie') {
    state.discard.ships.push(ship);
    emit?.({ type: 'ShipEscaped', ship, slot: slot.slot, points, reason: leader ?? 'noFire', strengths });
    return;
  }
  const kept = leader !== 'neutral' || state.options.scoreNeutral;
  const captured = leader === 'neutral' ? state.neutral!.captured : state.seats[leader].captured;
  if (kept) captured.push({ ship, points, sailing: state.sailing });
  else state.discard.ships.push(ship);
  const winner = strengths.find((each) => each.captain === leader)!;
  emit?.({
    type: 'ShipCaptured',
    ship,
    slot: slot.slot,
    points,
    captain: leader,
    by: winner.boarding ? 'boarding' : 'cannon',
    guns: winner.boarding ? 0 : winner.guns,
    kept,
    strengths,
  });
}

function discardFire(state: State, slot: Slot): void {
  for (const { captain, card } of slot.fire) state.discard.cards.push({ captain, card });
  slot.fire = [];
}

/**
 * Ends a sailing (5.6): only cursed ships are left in the line. A becalmed one stays with its storm if another sailing
 * follows (R26).
 */
export function endSailing(state: State, emit: Emit<Event>): void {
  const last = state.sailing === sailingsFor(state.seats.length);
  const held: Slot[] = [];
  for (const slot of state.line) {
    discardFire(state, slot);
    const storm = slot.becalmedBy;
    if (storm !== null && !last) {
      held.push(slot);
      continue;
    }
    if (storm !== null) state.discard.cards.push({ captain: storm.captain, card: storm.card });
    state.discard.ships.push(slot.ship);
    emit?.({ type: 'CursedShipLeft', ship: slot.ship, slot: slot.slot });
  }
  state.line = held;
  const points = state.seats.map((_, seat) => shipPoints(state, seat));
  if (state.options.scoreNeutral)
    emit?.({ type: 'SailingEnded', sailing: state.sailing, points, neutral: shipPoints(state, 'neutral') });
  else emit?.({ type: 'SailingEnded', sailing: state.sailing, points });
  if (last) showdown(state, emit);
  else muster(state, emit);
}
