/** The log of Korsar in pictures and words: a page per round, more where much happened. */

import { leadOf, sideOf } from '../../../rules/korsar/open.ts';
import type { Event, Mode, Reason, Side, Vessel } from '../../../rules/korsar/types.ts';
import { logWords } from '../../../words/korsar/log.ts';
import { words } from '../../../words/korsar/table.ts';
import { fill } from '../../../words/message.ts';
import { lookId, nameOf } from '../../captains.ts';
import type { Draft } from '../../placement.ts';
import type { LogCard, LogPage, LogRow, LogSign } from '../../screens/log.ts';
import { numbersOf } from '../hand/strength.ts';
import { attacksOf } from '../layout/fleet.ts';
import { shipNoun, teamName } from '../naming.ts';
import { type Log, type LoggedRound, type LoggedShip, logOf, mostSurprising } from './log.ts';

type Names = readonly string[];
type Drawn = Pick<LogRow, 'look' | 'mark' | 'sign' | 'title' | 'text'>;

/** Number of rows that have room for numbers that can be read. */
const perPage = 4;

export function logPages(events: readonly Event[], names: Names): LogPage[] {
  const log = logOf(events, names.length);
  return log.rounds.flatMap((round) => roundPages(round, log, names, events));
}

function roundPages(round: LoggedRound, { mode, teams }: Log, names: Names, events: readonly Event[]): LogPage[] {
  const parts = Math.max(1, Math.ceil(round.ships.length / perPage));
  const surprise = mostSurprising(round, mode);
  const told = surprise ? sentence(surprise, mode, names) : round.over ? logWords().quiet : logWords().goesOn;
  return Array.from({ length: parts }, (_, part) => ({
    title: titleOf(round, part, parts),
    subject: logWords().merchant,
    columns: [{ frame: null, title: logWords().attackers, look: null }],
    rows: round.ships.slice(part * perPage, (part + 1) * perPage).map((ship) => ({
      ...rowOf(ship, mode, names),
      moments: momentsOf(ship, round, events),
    })),
    caption: told,
    points: teams.map((_, side) => ({
      look: lookId(side),
      sign: signOf(side, mode),
      total: round.chests[side].total,
      change: fill(logWords().ships, { n: round.chests[side].more }),
    })),
    from: round.from,
    to: round.to,
  }));
}

/** Lists the numbers of the events that befell this merchant in this round. */
function momentsOf({ vessel }: LoggedShip, { from, to }: LoggedRound, events: readonly Event[]): number[] {
  const hers = (event: Event) => 'vessel' in event && event.vessel === vessel.vessel;
  return events.flatMap((event, at) => (at >= from && at < to && hers(event) ? [at] : []));
}

const titleOf = ({ round, last }: LoggedRound, part: number, parts: number): string =>
  last && parts === 1
    ? logWords().end
    : fill(parts === 1 ? logWords().round : logWords().part, { n: round, part: part + 1, parts });

/** Gives the sign of a side. Seats have no hue at this table: they have brass medallions, and teams have tags. */
const signOf = (side: Side, mode: Mode): LogSign =>
  mode === 'partnership'
    ? { frame: `korsar-team-tag-${side + 1}`, scale: 1.1 }
    : { frame: `medallion-brass-${lookId(side)}`, scale: 0.56 };

const sideName = (side: Side, mode: Mode, names: Names): string =>
  mode === 'partnership' ? teamName(side) : nameOf(side, names);

function rowOf(ship: LoggedShip, mode: Mode, names: Names): LogRow {
  return { picture: painting(ship.vessel), cells: cellsOf(ship.vessel, mode), ...fate(ship, mode, names) };
}

function painting({ gold, owner }: Vessel): Draft[] {
  return [
    {
      id: 'merchant',
      kind: 'korsar-merchant',
      x: 46,
      y: 56,
      scale: 0.43,
      props: { gold, owner: null, halo: false, back: false },
    },
    { id: 'coin', kind: 'picture', x: 128, y: 28, depth: 3, scale: 0.8, props: { frame: 'coin-32' } },
    {
      id: 'gold',
      kind: 'words',
      x: 128,
      y: 28,
      depth: 4,
      props: { role: 'ribbon', text: String(gold), align: 0.5, color: '#3A2208' },
    },
    {
      id: 'owner',
      kind: 'picture',
      x: 128,
      y: 84,
      depth: 3,
      scale: 0.48,
      props: { frame: `medallion-brass-${lookId(owner)}` },
    },
  ];
}

/** Gives every side a cell: its pirates, then its captains. The last trump of all shines, earlier ones are dull. */
function cellsOf(vessel: Vessel, mode: Mode): LogCard[][] {
  const last = vessel.trumps.at(-1);
  const attacks = attacksOf(vessel);
  return attacks.map(({ side, pirates, trumps }) => [
    {
      kind: 'korsar-force',
      props: {
        sign: signOf(side, mode).frame,
        w: attacks.length > 3 ? 240 : 330,
        cards: [
          ...pirates.map(({ card }) => ({ card, dull: false, glow: false })),
          ...trumps.map(({ card, turn }) => ({ card, dull: turn !== last?.turn, glow: turn === last?.turn })),
        ],
      },
      struck: false,
    },
  ]);
}

function fate({ vessel, outcome }: LoggedShip, mode: Mode, names: Names): Drawn {
  const numbers = numbersOf(vessel.forces);
  if (outcome && 'tied' in outcome) {
    return { look: null, mark: 'icon-wave', title: logWords().nobody, text: fill(logWords().why.tie, { numbers }) };
  }
  const lead = leadOf({ mode }, vessel);
  const side = outcome?.side ?? lead.leader;
  if (side === null) {
    return { look: null, mark: 'icon-scales', title: logWords().tied, text: fill(logWords().why.tie, { numbers }) };
  }
  const name = sideName(side, mode, names);
  const reason = outcome?.reason ?? lead.reason ?? 'untouched';
  return {
    look: null,
    sign: signOf(side, mode),
    title: outcome ? fill(logWords().wins, { name, gold: vessel.gold }) : fill(logWords().leads, { name }),
    text: whyOf(reason, vessel),
  };
}

/** Says why a side led, as she was when she left the sea or when the round was over. */
function whyOf(reason: Reason, { forces, trumps }: Vessel): string {
  const { why } = logWords();
  const numbers = numbersOf(forces);
  if (reason === 'captain' && trumps.length > 1) return why.lastCaptain;
  if (reason === 'admiral' && trumps.length > 1) return why.lastAdmiral;
  return fill(why[reason], { numbers });
}

/** Says a merchant's fate in the same sentences as at the table. */
function sentence({ vessel, outcome }: LoggedShip, mode: Mode, names: Names): string {
  const ship = shipNoun(vessel, names);
  if (!outcome) return '';
  if ('tied' in outcome) return fill(words().unclaimed, { ship });
  const name = sideName(outcome.side, mode, names);
  const numbers = numbersOf(vessel.forces);
  const spoken = { name, ship, gold: vessel.gold, numbers };
  if (sideOf({ mode }, vessel.owner) === outcome.side) {
    const owner = { ...spoken, name: nameOf(vessel.owner, names) };
    if (outcome.reason === 'admiral') return fill(words().savedByAdmiral, owner);
    if (outcome.reason === 'captain') return fill(words().homeByCaptain, owner);
    return fill(vessel.forces.length > 1 ? words().homeWith : words().home, owner);
  }
  if (outcome.reason === 'captain') return fill(words().capturesByCaptain, spoken);
  return fill(vessel.forces.length > 1 ? words().capturesWith : words().captures, spoken);
}
