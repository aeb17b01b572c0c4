/**
 * The log, round by round: public facts only, folded from the events that the beats tell. A round is one turn of
 * everybody, from the captain who began.
 */
import { leadOf } from '../../../rules/korsar/open.ts';
import type { Event, Mode, Reason, Side, Vessel, VesselId } from '../../../rules/korsar/types.ts';
import { skullsOf } from '../hand/strength.ts';

export interface LoggedShip {
  /** Merchant as she was when she left the sea, or when the round was over. */
  vessel: Vessel;
  /** Side that took her, and the reason; a tie at the end gives her to nobody. Null while she is at sea. */
  outcome: { side: Side; reason: Reason } | { tied: Side[] } | null;
}

export interface LoggedRound {
  round: number;
  /** Merchants that something happened to: those that left the sea first, in the order of what happened. */
  ships: LoggedShip[];
  /** Merchants brought home by each side: in all, and in this round. */
  chests: { total: number; more: number }[];
  /** The events it is told by: from the first up to, without, the last. */
  from: number;
  to: number;
  /** The sharing out after the last card belongs to it. */
  last: boolean;
  over: boolean;
}

export interface Log {
  mode: Mode;
  /** Seats by side. */
  teams: number[][];
  rounds: LoggedRound[];
}

interface Folding extends Log {
  start: number;
  seats: number;
  /** Turns since the start seat, of the turn that runs. */
  place: number;
  sea: Map<VesselId, Vessel>;
  /** Merchants that something happened to in the running round. */
  touched: Map<VesselId, LoggedShip>;
}

/** Gives the log of a game; so many captains play it, which has to be said where nobody was told the beginning. */
export function logOf(events: readonly Event[], seats = 0): Log {
  const log: Folding = {
    ...seating(events, seats),
    rounds: [],
    place: -1,
    sea: new Map(),
    touched: new Map(),
  };
  for (const [at, event] of events.entries()) fold(log, event, at);
  finish(log, events.length);
  return { mode: log.mode, teams: log.teams, rounds: log.rounds };
}

/** Works out who plays with whom for a log that begins in the middle of a game and was not told the beginning. */
function seating(events: readonly Event[], seats: number): Pick<Folding, 'mode' | 'teams' | 'start' | 'seats'> {
  const turns = events.filter((event) => event.type === 'TurnStarted');
  const mode = turns.some(({ seat, side }) => seat !== side) ? 'partnership' : 'individual';
  const partners = mode === 'partnership' ? 2 : 1;
  const teams = Array.from({ length: seats / partners }, (_, side) =>
    Array.from({ length: partners }, (_, i) => side * partners + i),
  );
  return { mode, teams, start: turns[0]?.seat ?? 0, seats };
}

function fold(log: Folding, event: Event, at: number): void {
  const round = log.rounds.at(-1);
  switch (event.type) {
    case 'GameStarted':
      Object.assign(log, { mode: event.mode, teams: event.teams, start: event.startSeat, seats: event.seats });
      return;
    case 'TurnStarted': {
      const place = (event.seat - log.start + log.seats) % log.seats;
      if (place <= log.place || !round) begin(log, at);
      log.place = place;
      return;
    }
    case 'VesselLaunched': {
      const { vessel, gold, seat: owner, turn } = event;
      log.sea.set(vessel, { vessel, gold, owner, launchedTurn: turn, forces: [], trumps: [] });
      touch(log, vessel);
      return;
    }
    case 'AttackOpened':
    case 'AttackReinforced': {
      const { seat, side, suit, card, turn, strength } = event;
      const forces = log.sea.get(event.vessel)?.forces;
      const force = forces?.find((each) => each.side === side);
      if (force) {
        force.pirates.push({ seat, card, turn });
        force.strength += skullsOf(card);
      } else forces?.push({ side, suit, strength, pirates: [{ seat, card, turn }] });
      touch(log, event.vessel);
      return;
    }
    case 'CaptainPlayed':
    case 'AdmiralPlayed': {
      const { seat, side, card, turn } = event;
      log.sea.get(event.vessel)?.trumps.push({ side, seat, card, turn });
      touch(log, event.vessel);
      return;
    }
    case 'VesselCaptured':
    case 'VesselAwarded': {
      const { side, reason } = event;
      leave(log, event.vessel, { side, reason });
      if (!round) return;
      round.chests[side].total++;
      round.chests[side].more++;
      return;
    }
    case 'VesselUnclaimed':
      leave(log, event.vessel, { tied: event.tied });
      return;
    case 'LastCard':
      if (round) round.last = true;
      return;
    case 'GameEnded':
      if (round) round.over = true;
  }
}

function touch(log: Folding, name: VesselId): void {
  const vessel = log.sea.get(name);
  if (vessel) log.touched.set(name, { vessel, outcome: null });
}

function leave(log: Folding, name: VesselId, outcome: LoggedShip['outcome']): void {
  const vessel = log.sea.get(name);
  if (!vessel) return;
  log.touched.set(name, { vessel, outcome });
  log.sea.delete(name);
}

function begin(log: Folding, at: number): void {
  const before = log.rounds.at(-1);
  if (before) {
    finish(log, at);
    before.over = true;
  }
  log.rounds.push({
    round: log.rounds.length + 1,
    ships: [],
    chests: log.teams.map((_, side) => ({ total: before?.chests[side].total ?? 0, more: 0 })),
    from: before ? at : 0,
    to: at,
    last: false,
    over: false,
  });
}

/** Ends a round. The page keeps its own picture of what lies at sea, for that will be sailed to again. */
function finish(log: Folding, to: number): void {
  const round = log.rounds.at(-1);
  if (!round) return;
  const ships = [...log.touched.values()].map((ship) => structuredClone(ship));
  round.ships = [...ships.filter(({ outcome }) => outcome), ...ships.filter(({ outcome }) => !outcome)];
  round.to = to;
  log.touched.clear();
}

/**
 * Picks the ship whose fate is told in a sentence: a trump that overruled, else a capture, else the dearest that came
 * home.
 */
export function mostSurprising({ ships }: LoggedRound, mode: Mode): LoggedShip | undefined {
  const rank = ({ vessel, outcome }: LoggedShip): number => {
    if (!outcome) return 0;
    if ('tied' in outcome) return 20 + vessel.gold;
    const captured = outcome.side !== leadOf({ mode }, { ...vessel, forces: [], trumps: [] }).leader;
    return (
      vessel.gold + (vessel.trumps.length > 1 ? 60 : 0) + (captured ? 40 : 0) + (vessel.forces.length > 0 ? 10 : 0)
    );
  };
  return ships.filter(({ outcome }) => outcome).sort((a, b) => rank(b) - rank(a))[0];
}
