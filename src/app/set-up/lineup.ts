/** The game that people want to play, as the set-up changes it press by press. */

import { levelsEverywhere, usualLevel } from '../../bots/levels.ts';
import type { MatchFacts } from '../../host/port.ts';
import { crewNames, emblems } from '../../presentation/captains.ts';
import { stagedGames } from '../../presentation/index.ts';
import type { SetupSeat } from '../../presentation/screens/setup.ts';
import {
  chosenIn,
  type OptionValue,
  possible,
  seatsOf,
  stepped,
  steppedAt,
  type Values,
} from '../../presentation/screens/setup-form.ts';
import { formOf } from './offer.ts';

export interface Lineup {
  game: string;
  seats: SetupSeat[];
  /** Options that differ from the rules' defaults. */
  values: Values;
}

/** Makes a lineup of one person, who pressed, and computers: it can start as it is. */
export function newLineup(game: string): Lineup {
  const counts = seatsOf(formOf(game), {});
  const count = counts.includes(4) ? 4 : counts[0];
  return { game, values: {}, seats: Array.from({ length: count }, (_, i) => newSeat(i)) };
}

export const newSeat = (i: number): SetupSeat => ({
  name: emblems[i].name,
  look: emblems[i].id,
  kind: i === 0 ? 'person' : 'bot',
  level: usualLevel,
});

export function change(lineup: Lineup, pick: string): void {
  const [what, which, level] = pick.split(':');
  const seat = lineup.seats[Number(which)];
  if (what === 'person' || what === 'bot') {
    seat.kind = what;
    if (what === 'bot') seat.pad = undefined;
  } else if (what === 'level') seat.level = level === 'next' ? nextLevel(lineup, seat.level) : level;
  else if (what === 'name') seat.name = nextName(lineup, seat.name);
  else if (what === 'option') choose(lineup, which, level === 'back' ? -1 : 1);
  else if (what === 'count') seatPeople(lineup, Number(which));
}

function nextLevel({ game }: Lineup, now: string): string {
  const levels: readonly string[] = stagedGames[game].levels ?? levelsEverywhere;
  return levels[(levels.indexOf(now) + 1) % levels.length];
}

/**
 * Chooses an option, which goes before the number of captains: where the two do not go together, the nearest number
 * sits down. `row`: its name; `name/seat` where a seat has a value of its own.
 */
export function choose(lineup: Lineup, row: string, by: -1 | 1): void {
  const form = formOf(lineup.game);
  const [name, seat] = row.split('/');
  const option = form.options.find((each) => each.name === name);
  if (!option) return;
  const { seats, values } = lineup;
  lineup.values =
    seat === undefined ? stepped(option, seats.length, values, by) : steppedAt(option, Number(seat), values, by);
  seatAsAllowed(lineup);
}

/** Sets an option; undefined, and the first of its choices, is what the rules have. */
export function setValue(lineup: Lineup, name: string, value: OptionValue | undefined): void {
  const option = formOf(lineup.game).options.find((each) => each.name === name);
  const { [name]: _, ...rest } = lineup.values;
  const isUsual = value === undefined || (option && chosenIn(option, {}) === value);
  lineup.values = isUsual ? rest : { ...rest, [name]: value };
  seatAsAllowed(lineup);
}

/** Seats the nearest number of captains that the options allow. */
function seatAsAllowed(lineup: Lineup): void {
  const counts = seatsOf(formOf(lineup.game), lineup.values);
  const now = lineup.seats.length;
  const near = [...counts].sort((a, b) => Math.abs(a - now) - Math.abs(b - now) || b - a)[0];
  seatPeople(lineup, near ?? now);
}

/**
 * Seats a gamepad: in the first person's seat without one, else in a computer's, else in one more where the game takes it.
 * `replaces`: nobody sat there before. Null where there is no seat left.
 */
export function seatPad(lineup: Lineup, pad: number): { seat: number; replaces: boolean } | null {
  const isFree = (seat: SetupSeat) => seat.kind === 'person' && seat.pad === undefined;
  let seat = lineup.seats.findIndex(isFree);
  const replaces = seat < 0;
  if (replaces) {
    const more = seatsOf(formOf(lineup.game), lineup.values).find((count) => count > lineup.seats.length);
    if (!lineup.seats.some(({ kind }) => kind === 'bot') && more !== undefined) seatPeople(lineup, more);
    seat = lineup.seats.findIndex(({ kind }) => kind === 'bot');
  }
  if (seat < 0) return null;
  Object.assign(lineup.seats[seat], { kind: 'person', pad });
  return { seat, replaces };
}

/** Gives back the seat of a gamepad, to a computer where `toComputer`. */
export function unseatPad(lineup: Lineup, pad: number, toComputer: boolean): SetupSeat | undefined {
  const seat = lineup.seats.find((each) => each.pad === pad);
  if (seat) Object.assign(seat, { pad: undefined, ...(toComputer && { kind: 'bot' }) });
  return seat;
}

/** Seats captains and gamepads as they sat at the end of the match that has been played. */
export function sitAsPlayed(
  { seats }: Lineup,
  players: MatchFacts['players'],
  owned: ReadonlyMap<number, number>,
): void {
  for (const [i, player] of players.entries())
    Object.assign(seats[i], player, { pad: player.kind === 'person' ? owned.get(i) : undefined });
}

export const hasPeople = ({ seats }: Lineup): boolean => seats.some(({ kind }) => kind === 'person');

/** Seats one person where nobody sits: somebody has just pressed, so it is not a game to be watched. */
export function seatSomebody(lineup: Lineup): void {
  if (!hasPeople(lineup)) lineup.seats[0].kind = 'person';
}

/** Moves everybody one seat further; the colours of the seats stay. */
export function movedOn({ seats }: Lineup): void {
  const looks = seats.map(({ look }) => look);
  seats.unshift(...seats.splice(-1));
  for (const [i, seat] of seats.entries()) seat.look = looks[i];
}

/**
 * Seats the captains of another game, as many as this game takes: all people that find room, in their order, and computers
 * where seats are left.
 */
export function seatCrew(lineup: Lineup, crew: readonly SetupSeat[]): void {
  const people = crew.filter(({ kind }) => kind === 'person');
  const counts = seatsOf(stagedGames[lineup.game].form, lineup.values);
  const wanted = people.length < 2 ? Math.max(people.length, lineup.seats.length) : crew.length;
  const nearest = [...counts].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a);
  const count = nearest.find((each) => each >= people.length) ?? Math.max(...counts);
  const computers = crew.filter(({ kind }) => kind !== 'person');
  const levels: readonly string[] = stagedGames[lineup.game].levels ?? levelsEverywhere;
  const captains = [...people, ...computers].slice(0, count);
  seatPeople(lineup, count);
  const names = captains.map(({ name }) => name);
  lineup.seats = lineup.seats.map((seat, i) => {
    const fresh = newSeat(i);
    const { name, kind, level, pad } = captains[i] ?? { ...seat, kind: 'bot', pad: undefined };
    if (captains[i]) return { ...fresh, name, kind, pad, level: levels.includes(level) ? level : fresh.level };
    const free = crewNames.find((each) => !names.includes(each)) ?? name;
    names.push(free);
    return { ...fresh, name: free, kind, level: fresh.level };
  });
}

export const padsOf = ({ seats }: Lineup): Map<number, number> =>
  new Map(seats.flatMap(({ kind, pad }, seat) => (kind === 'person' && pad !== undefined ? [[seat, pad]] : [])));

function seatPeople(lineup: Lineup, count: number): void {
  lineup.seats = Array.from({ length: count }, (_, i) => lineup.seats[i] ?? newSeat(i));
  lineup.values = possible(formOf(lineup.game), count, lineup.values);
  dress(lineup);
}

/** Gives every seat the look that its captain wears with these options. */
function dress({ game, seats, values }: Lineup): void {
  const worn = stagedGames[game].worn?.(values);
  for (const [i, seat] of seats.entries()) seat.look = emblems[worn?.[i] ?? i].id;
}

/** Gives the next name that nobody at this table has, at one press on the slot with whatever somebody holds. */
export function nextName(lineup: Lineup, now: string): string {
  const taken = new Set(lineup.seats.map((seat) => seat.name));
  const at = Math.max(0, crewNames.indexOf(now));
  const turned = [...crewNames.slice(at + 1), ...crewNames.slice(0, at)];
  return turned.find((name) => !taken.has(name)) ?? now;
}
