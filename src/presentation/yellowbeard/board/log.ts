/**
 * The log, folded from the events that the viewer was sent: for the room the Navy's looks and shots and what they brought
 * to light, for everybody his whole log once the round is over. A lone pirate reads his own at any time.
 */
import type { Seat } from '../../../rules/game.ts';
import type { Event, Garrison, HarbourId, ShipNumber, SiteId, Square } from '../../../rules/yellowbeard/types.ts';

export interface LoggedShot {
  direction: string;
  range: number;
  result: 'splash' | 'lost' | 'navy' | 'pirate';
}

/** One Pirate turn and the Navy turn behind it. */
export interface LoggedTurn {
  turn: number;
  stolen: SiteId | null;
  tried: { harbour: HarbourId; garrison: Garrison } | null;
  ship: ShipNumber | null;
  roll: number | null;
  looked: { from: Square; saw: Square | null } | null;
  /** Squares of the way with its start; a single square for a ship that stays. */
  path: Square[];
  shots: LoggedShot[];
  /** The first event that belongs to it. */
  at: number;
}

export interface LoggedRound {
  round: number;
  pirate: Seat | null;
  owners: Seat[];
  chests: SiteId[];
  ships: Square[];
  turns: LoggedTurn[];
  stolen: number;
  /** Lines of the log, as far as this viewer may read it. */
  log: string[];
  harbour: HarbourId | null;
  over: Extract<Event, { type: 'RoundEnded' }> | null;
  from: number;
  to: number;
}

const newRound = (round: number, from: number, pirate: Seat | null, owners: Seat[]): LoggedRound => ({
  round,
  pirate,
  owners,
  chests: [],
  ships: [],
  turns: [],
  stolen: 0,
  log: [],
  harbour: null,
  over: null,
  from,
  to: from,
});

export function logOf(events: readonly Event[]): LoggedRound[] {
  const rounds = [newRound(1, 0, null, [])];
  for (const [i, event] of events.entries()) {
    let round = rounds[rounds.length - 1];
    if (event.type === 'PirateChosen' && round.over) {
      round = newRound(round.round + 1, i, null, []);
      rounds.push(round);
    }
    enter(round, event, i);
    round.to = i + 1;
  }
  return rounds;
}

const newTurn = (turn: number, at: number): LoggedTurn => ({
  turn,
  stolen: null,
  tried: null,
  ship: null,
  roll: null,
  looked: null,
  path: [],
  shots: [],
  at,
});

function enter(round: LoggedRound, event: Event, i: number): void {
  const turn = round.turns[round.turns.length - 1];
  switch (event.type) {
    case 'PirateChosen':
      round.pirate = event.seat;
      round.owners = event.owners;
      break;
    case 'ChestPlaced':
      round.chests.push(event.site);
      break;
    case 'NavyShipPlaced':
      round.ships[event.ship - 1] = event.square;
      break;
    case 'PirateDeparted':
      round.harbour = event.harbour ?? null;
      break;
    case 'PirateMoved':
      round.log.push(event.path.join('-'));
      break;
    case 'TreasureLoaded':
      // As in the rules' own log, with the name of the site for its square: on bundled maps they are the same.
      round.log[round.log.length - 1] += ` (${event.site})`;
      break;
    case 'PirateTurnTaken':
      round.turns.push(newTurn(event.turn, i));
      break;
    case 'TreasureStolen':
      round.stolen = event.stolen;
      if (turn) turn.stolen = event.site;
      break;
    case 'HarbourTested':
      if (turn) turn.tried = { harbour: event.harbour, garrison: event.garrison };
      break;
    case 'RoundEnded':
      round.over = event;
      round.log = event.log;
      round.harbour = event.harbour;
      break;
    default:
      if (turn) navy(turn, event);
  }
}

function navy(turn: LoggedTurn, event: Event): void {
  if (event.type === 'NavyDieRolled' && event.purpose === 'move') {
    turn.ship = event.ship;
    turn.roll = event.value;
  } else if (event.type === 'TelescopeAsked') turn.looked = { from: event.square, saw: null };
  else if (event.type === 'TelescopeAnswered' && turn.looked)
    turn.looked.saw = event.answer === 'aye' ? event.square : null;
  else if (event.type === 'NavyMoved') turn.path = event.path;
  else if (event.type === 'SalvoFired')
    turn.shots.push({ direction: event.direction, range: event.range, result: event.result });
}
