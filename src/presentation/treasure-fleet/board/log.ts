/**
 * The log, sailing by sailing: public facts only, folded from the events that the beats tell. An event that a seat was
 * sent with secrets of its own leaves the same rows as the one the room was sent.
 */
import type { Seat } from '../../../rules/game.ts';
import type { Captain, CardKind, Event, Leader, Strength } from '../../../rules/treasure-fleet/types.ts';

export interface LoggedCard {
  captain: Captain;
  card: CardKind;
  play: number;
  /** A storm has swept it away. */
  swept: boolean;
}

export type Outcome =
  | { type: 'captured'; captain: Captain; by: 'cannon' | 'boarding'; kept: boolean }
  | { type: 'escaped'; reason: 'noFire' | 'tie' | 'boardersTie' }
  | { type: 'cursed'; captains: Captain[] }
  | { type: 'held' };

export interface LoggedShip {
  ship: string;
  kind: 'treasure' | 'cursed';
  slot: number;
  points: number;
  /** Three lists, in the order played. */
  volleys: LoggedCard[][];
  strengths: Strength[];
  leader: Leader;
  outcome: Outcome | null;
}

export interface LoggedPoints {
  captain: Captain;
  total: number;
  /** Points won or lost since the sailing began. */
  change: number;
}

export interface LoggedSailing {
  sailing: number;
  /** Captains who led each volley, as far as volleys were fired. */
  lookouts: Seat[];
  ships: LoggedShip[];
  points: LoggedPoints[];
  over: boolean;
}

export interface LoggedGovernor {
  points: number;
  cards: { captain: Captain; card: CardKind }[];
  taken: Captain | 'escaped' | null;
}

export interface Log {
  sailings: LoggedSailing[];
  /** Story of the governor, once the last cards are shown. */
  governor: LoggedGovernor | null;
}

interface Folding extends Log {
  governorPoints: number;
  totals: Map<Captain, number>;
}

type Fold = { [T in Event['type']]?: (log: Folding, event: Extract<Event, { type: T }>) => void };

export function logOf(events: readonly Event[]): Log {
  const log: Folding = { sailings: [], governor: null, governorPoints: 0, totals: new Map() };
  for (const event of events) (fold[event.type] as ((log: Folding, event: Event) => void) | undefined)?.(log, event);
  for (const sailing of log.sailings) sailing.ships.sort((a, b) => a.slot - b.slot);
  return { sailings: log.sailings, governor: log.governor };
}

const fold: Fold = {
  GameStarted: (log, e) => {
    log.governorPoints = e.governorPoints;
    for (let seat = 0; seat < e.playerCount; seat++) log.totals.set(seat, 0);
    if (e.options.scoreNeutral) log.totals.set('neutral', 0);
  },
  SailingStarted: (log, e) => {
    const held = log.sailings.at(-1)?.ships.filter(({ outcome }) => outcome?.type === 'held') ?? [];
    const points = [...log.totals].map(([captain, total]) => ({ captain, total, change: 0 }));
    log.sailings.push({ sailing: e.sailing, lookouts: [], ships: held.map(fresh), points, over: false });
  },
  ShipSighted: (log, { ship, kind, slot, points }) => {
    log.sailings.at(-1)?.ships.push(fresh({ ship, kind, slot, points }));
  },
  VolleyStarted: (log, e) => {
    const sailing = log.sailings.at(-1);
    if (sailing) sailing.lookouts[e.volley - 1] = e.lookout;
  },
  CardPlayed: (log, e) => {
    const ship = shipOf(log, e.ship);
    if (!ship) return;
    const volley = (log.sailings.at(-1)?.lookouts.length ?? 1) - 1;
    ship.volleys[volley].push({ captain: e.captain, card: e.card, play: e.play, swept: false });
    ship.strengths = e.strengths;
    ship.leader = e.leader;
  },
  StormStruck: (log, e) => {
    const ship = shipOf(log, e.ship);
    if (!ship) return;
    const swept = new Set(e.removed.map(({ play }) => play));
    for (const card of ship.volleys.flat()) if (swept.has(card.play)) card.swept = true;
    ship.strengths = e.strengths;
    ship.leader = e.leader;
  },
  ShipCaptured: (log, { ship: id, captain, by, kept, strengths, points }) => {
    const ship = shipOf(log, id);
    if (!ship) return;
    ship.outcome = { type: 'captured', captain, by, kept };
    ship.strengths = strengths;
    if (kept) score(log, captain, points);
  },
  ShipEscaped: (log, { ship: id, reason, strengths }) => {
    const ship = shipOf(log, id);
    if (!ship) return;
    ship.outcome = { type: 'escaped', reason };
    ship.strengths = strengths;
  },
  CurseResolved: (log, e) => {
    const ship = shipOf(log, e.ship);
    if (ship) ship.outcome = { type: 'cursed', captains: e.cursed };
  },
  CurseHeld: (log, e) => {
    const ship = shipOf(log, e.ship);
    if (ship) ship.outcome = { type: 'held' };
  },
  CursedShipLeft: (log, e) => {
    // Becalmed to the end of the last sailing, she goes without having cursed anybody.
    const ship = shipOf(log, e.ship);
    if (ship) ship.outcome ??= { type: 'cursed', captains: [] };
  },
  ShipLostToCurse: (log, e) => score(log, e.captain, -e.points),
  SailingEnded: (log) => {
    const sailing = log.sailings.at(-1);
    if (sailing) sailing.over = true;
  },
  GovernorCardShown: (log, { captain, card }) => {
    log.governor ??= { points: log.governorPoints, cards: [], taken: null };
    log.governor.cards.push({ captain, card });
  },
  GovernorRansomed: (log, e) => {
    if (log.governor) log.governor.taken = e.captain;
  },
  GovernorEscaped: (log) => {
    if (log.governor) log.governor.taken = 'escaped';
  },
};

const fresh = ({ ship, kind, slot, points }: Pick<LoggedShip, 'ship' | 'kind' | 'slot' | 'points'>): LoggedShip => ({
  ship,
  kind,
  slot,
  points,
  volleys: [[], [], []],
  strengths: [],
  leader: null,
  outcome: null,
});

const shipOf = (log: Log, ship: string): LoggedShip | undefined =>
  log.sailings.at(-1)?.ships.find((each) => each.ship === ship);

function score(log: Folding, captain: Captain, points: number): void {
  const total = (log.totals.get(captain) ?? 0) + points;
  log.totals.set(captain, total);
  const line = log.sailings.at(-1)?.points.find((each) => each.captain === captain);
  if (!line) return;
  line.total = total;
  line.change += points;
}

/** Picks the ship whose fate is told in a sentence: an escape under fire, else the narrowest win, else the first. */
export function mostSurprising({ ships }: LoggedSailing): LoggedShip | undefined {
  const rank = ({ outcome, strengths }: LoggedShip): number => {
    if (outcome?.type === 'escaped') return outcome.reason === 'noFire' ? 40 : 0;
    if (outcome?.type !== 'captured') return 50;
    if (outcome.by === 'boarding') return 10;
    const guns = strengths.map((s) => s.guns).sort((a, b) => b - a);
    return 10 + (guns[0] ?? 0) - (guns[1] ?? 0);
  };
  return [...ships].sort((a, b) => rank(a) - rank(b))[0];
}
