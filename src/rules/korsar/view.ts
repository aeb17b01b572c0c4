/** The view of a viewer (section 9): what they may know, named fact by fact. Shares no object with the state. */
import type { Viewer } from '../game.ts';
import { idOf } from './cards.ts';
import { toAct } from './legal.ts';
import { leadOf, sideOf } from './open.ts';
import { standingsOf, winnersOf } from './score.ts';
import { goldOf, teamsOf } from './sides.ts';
import type { Force, Placed, Prize, SeatView, Side, SideView, State, Vessel, VesselView, View } from './types.ts';

export function view(state: State, viewer: Viewer): View {
  const { options, mode, phase, turnSeat, turnNumber } = state;
  // Half a seat has no partner.
  const own = viewer === 'table' || !Number.isInteger(viewer) ? null : sideOf(state, viewer);
  const standings = phase === 'gameOver' ? standingsOf(state) : null;
  return {
    viewer,
    options: {
      mode: options.mode,
      startSeat: options.startSeat,
      admiralOnPartnerVessel: options.admiralOnPartnerVessel,
      openStacks: options.openStacks,
    },
    mode,
    phase,
    turnSeat,
    turnNumber,
    toAct: [...toAct(state)],
    seats: state.hands.map((_, seat) => seatView(state, seat, own)),
    sides: teamsOf(mode, state.hands.length).map((seats, side) => sideView(state, seats, side, own)),
    deck: state.deck.length,
    discard: state.discard.map(placedView),
    sea: state.sea.map((vessel) => vesselView(state, vessel)),
    unclaimed: state.unclaimed.map(prizeView),
    standings,
    winners: standings && winnersOf(standings),
  };
}

/** Tells whether a hand is open: partners see each other's hands, and at the end everybody sees all (6.3, 7). */
export function handIsOpen(state: Pick<State, 'phase'>, side: Side, own: Side | null): boolean {
  return side === own || state.phase === 'gameOver';
}

/** Tells whether a stack is open (R17). */
export function stackIsOpen(state: Pick<State, 'phase' | 'options'>, side: Side, own: Side | null): boolean {
  return state.options.openStacks || handIsOpen(state, side, own);
}

function seatView(state: State, seat: number, own: Side | null): SeatView {
  const side = sideOf(state, seat);
  const hand = state.hands[seat];
  return {
    side,
    hand: hand.length,
    cards: handIsOpen(state, side, own) ? hand.map(idOf) : null,
    sittingOut: state.sittingOut[seat],
  };
}

function sideView(state: State, seats: number[], side: Side, own: Side | null): SideView {
  const stack = state.stacks[side];
  const open = stackIsOpen(state, side, own);
  return {
    seats,
    captured: stack.length,
    stack: open ? stack.map(prizeView) : null,
    gold: open ? goldOf(stack) : null,
  };
}

function vesselView(state: State, vessel: Vessel): VesselView {
  return {
    vessel: vessel.vessel,
    gold: vessel.gold,
    owner: vessel.owner,
    side: sideOf(state, vessel.owner),
    launchedTurn: vessel.launchedTurn,
    forces: vessel.forces.map(forceView),
    trumps: vessel.trumps.map(({ side, seat, card, turn }) => ({ side, seat, card, turn })),
    ...leadOf(state, vessel),
  };
}

function forceView({ side, suit, strength, pirates }: Force): Force {
  return { side, suit, strength, pirates: pirates.map(placedView) };
}

function placedView({ seat, card, turn }: Placed): Placed {
  return { seat, card, turn };
}

function prizeView({ vessel, gold, cards }: Prize): Prize {
  return { vessel, gold, cards: [...cards] };
}
