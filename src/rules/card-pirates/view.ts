/** The view of a viewer (14.2): what they may know, named fact by fact. Shares no object with the state. */
import type { Seat, Viewer } from '../game.ts';
import { committing } from './battle.ts';
import { isBare } from './board.ts';
import { copyDeparture, copyOptions } from './copy.ts';
import { toAct } from './legal.ts';
import { squares } from './map.ts';
import { driftTargets, mustBury, targets } from './moves.ts';
import { standingsOf } from './score.ts';
import { toShift } from './setup.ts';
import type { Battle, BattleView, OwnView, Phase, PublicPhase, SeatView, SquareView, State, View } from './types.ts';

const publicPhases: Readonly<Record<Phase, PublicPhase>> = {
  'setup.islands': 'setup',
  'setup.seas': 'setup',
  'turn.move': 'move',
  'depart.setAside': 'move',
  'arrive.exchange': 'arrival',
  'arrive.storm': 'arrival',
  'battle.attack': 'battle',
  'battle.defend': 'battle',
  'battle.give': 'battle',
  over: 'over',
};

export function view(state: State, viewer: Viewer): View {
  const over = state.phase === 'over';
  const moving = publicPhases[state.phase] === 'move';
  return {
    viewer,
    options: copyOptions(state.options),
    phase: publicPhases[state.phase],
    step: state.phase === 'depart.setAside' && viewer === 'table' ? 'turn.move' : state.phase,
    firstSeat: state.firstSeat,
    turn: state.turn,
    active: state.active,
    toAct: toAct(state),
    seats: state.seats.map((_, seat) => seatView(state, seat, over)),
    squares: squareViews(state, over),
    stack: state.stack.length,
    stackCards: over ? [...state.stack] : null,
    discards: [...state.discards],
    claimed: [...state.claimed],
    shifted: state.shifted,
    toShift: toShift(state),
    battle: state.battle && battleView(state, state.battle),
    targets: moving ? targets(state, state.active) : [],
    driftTargets: moving ? driftTargets(state, state.active) : [],
    ended: state.ended,
    standings: over ? standingsOf(state) : null,
    own: viewer === 'table' ? null : ownView(state, viewer),
  };
}

/** Shows a seat. Nothing public happens before `ready`, so cards on their way into a battle still count as held. */
function seatView(state: State, seat: Seat, over: boolean): SeatView {
  const { ship, hand } = state.seats[seat];
  const held = hand.length + (committing(state, seat)?.length ?? 0);
  return { ship, cards: held, hand: over ? [...hand] : null };
}

function squareViews(state: State, over: boolean): SquareView[] {
  const found: SquareView[] = [];
  state.places.forEach((place, i) => {
    if (place === null) return;
    const square = squares[i];
    const ships: Seat[] = [];
    state.seats.forEach(({ ship }, seat) => {
      if (ship === square) ships.push(seat);
    });
    found.push({
      square,
      island: place.island,
      faceUp: [...place.faceUp],
      faceDown: place.faceDown.length,
      buried: over ? [...place.faceDown] : null,
      ships,
      storm: place.island === null && isBare(place) && ships.length === 0,
    });
  });
  return found;
}

function battleView({ phase }: State, { attacker, defender, square, attack, winner }: Battle): BattleView {
  return {
    attacker,
    defender,
    square,
    attack: phase === 'battle.defend' ? attack.length : null,
    winner,
  };
}

function ownView(state: State, seat: Seat): OwnView {
  const { battle, phase } = state;
  const moves = phase === 'turn.move' && state.active === seat;
  const committed = battle?.attacker === seat ? battle.attack : battle?.defender === seat ? battle.defence : [];
  return {
    hand: [...state.seats[seat].hand],
    committed: [...committed],
    mustBury: moves ? mustBury(state, seat) : 0,
    // Only solo departs in two steps.
    departure: copyDeparture(state.departure),
  };
}
