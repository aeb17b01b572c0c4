/**
 * An evening: the games that people here have played to their end, one after the other, and who won how many.
 *
 * Which games are tonight's is no matter of the time of day, which may be wrong by years and jump while people play. An evening
 * begins when people come: where nobody looks after the table, after those before have walked away; anywhere else, when the
 * browser's tab is opened, or somebody begins a game when nothing was begun or ended for six hours, a night's sleep of the machine
 * included (`Passage.passed`), or after days that passed at once while nobody was at the table. When the page is loaded anew, the
 * evening and such a break go on, and a game that is played counts as one that has just begun. Tonight's are the games that ended at
 * this table since then, by their numbers in the store. A game that was taken in from a file was played on another evening.
 */
import type { ArchivePort, Finished, Placing } from '../../host/port.ts';
import { type Clocks, longestSleep, machineClocks, TimeSince } from '../../host/promised-time.ts';
import type { Shelf } from '../page/shelf.ts';

/** Milliseconds without a game that begins or ends after which the next one belongs to another evening. */
const longestBreak = 6 * 3_600_000;

const key = 'captains-table/evening';

export interface Victories {
  name: string;
  games: number;
  wins: number;
}

export class Evening {
  private readonly host: Pick<ArchivePort, 'finished'>;
  private readonly shelf: Shelf | null;
  private readonly clocks: Clocks;
  /** Number of the first finished game that counts; null where it is to be found out when the next one begins. */
  private from: number | null;
  /** The time since a game began or ended last, and the milliseconds of it before this page was loaded. */
  private since: TimeSince;
  private before = 0;
  /** Days have passed at once since then. */
  private daysWent = false;

  /** `shelf` lasts as long as the tab. */
  constructor(host: Evening['host'], shelf: Shelf | null, clocks: Clocks = machineClocks) {
    this.host = host;
    this.shelf = shelf;
    this.clocks = clocks;
    this.since = new TimeSince(clocks);
    this.from = this.recall();
  }

  /** Notes that days have passed at once, and nobody was at the table. */
  daysPassed(): void {
    this.daysWent = true;
  }

  /** Begins another evening: other people come. */
  begin(): void {
    this.keep(null);
  }

  /** Notes that a game begins or is gone on with. */
  async gameBegins(): Promise<void> {
    const long = this.daysWent || this.before + this.since.read().passed > longestBreak;
    this.gameEnds();
    const games = await this.host.finished().catch(() => null);
    if (!games) return;
    const next = games.length > 0 ? games[0].id + 1 : 0;
    // Numbers begin anew in a store that was emptied.
    if (this.from === null || long || (next > 0 && next < this.from)) this.keep(next);
  }

  /** Notes that a game is over or left. */
  gameEnds(): void {
    this.since = new TimeSince(this.clocks);
    this.before = 0;
    this.daysWent = false;
    this.keep(this.from);
  }

  /** Notes that a game is played: a page that is loaded anew after hours of it has missed nothing. */
  gameGoesOn(): void {
    this.keep(this.from);
  }

  /** Lists the evening's games, the latest first; only games with people count. */
  async games(): Promise<Finished[]> {
    const from = this.from ?? Number.POSITIVE_INFINITY;
    return (await this.host.finished()).filter(
      ({ id, broken, taken, captains }) => id >= from && broken === null && !taken && captains.some((c) => c.person),
    );
  }

  private keep(from: number | null): void {
    this.from = from;
    try {
      this.shelf?.setItem(key, JSON.stringify([from, this.clocks.wall()]));
    } catch {
      // It is known as long as the page is open.
    }
  }

  private recall(): number | null {
    try {
      const [from, at]: unknown[] = [JSON.parse(this.shelf?.getItem(key) ?? 'null')].flat();
      const went = this.clocks.wall() - Number(at);
      if (went > 0 && went <= longestSleep) this.before = went;
      return typeof from === 'number' && from >= 0 ? from : null;
    } catch {
      return null;
    }
  }
}

/** Counts games and victories of every person by name, those who won most first. */
export function standingsOf(games: readonly Finished[]): Victories[] {
  const found = new Map<string, Victories>();
  for (const { captains } of games) {
    for (const { name, person, wins } of captains) {
      if (!person) continue;
      const { games: played, wins: won } = found.get(name) ?? { games: 0, wins: 0 };
      found.set(name, { name, games: played + 1, wins: won + (wins ? 1 : 0) });
    }
  }
  return [...found.values()].sort((a, b) => b.wins - a.wins || a.games - b.games || a.name.localeCompare(b.name));
}

/** Place of one captain among the others. */
export interface PlaceAmong {
  name: string;
  /** Number from 1, which is the winner's; captains of one side share it. */
  place: number;
  /** Number of sides. */
  of: number;
  /** Points between this side and the best other one; negative where it is behind. */
  ahead: number;
}

/** Works out the place of the only person among computers; null for a captain alone and where several people played. */
export function placeOfPerson({ captains, winners }: Pick<Finished, 'captains' | 'winners'>): PlaceAmong | null {
  const people = captains.filter(({ person }) => person);
  const sides = new Map(captains.map((captain) => [captain.side, captain]));
  if (people.length !== 1 || sides.size < 2) return null;
  const [own] = people;
  const others = [...sides.values()].filter(({ side }) => side !== own.side);
  const isBetter = (other: Placing) => (other.wins === own.wins ? other.points > own.points : other.wins);
  // Whoever wins without a seat, say a captain of the game's own, is better as well.
  const seated = captains.filter(({ wins }) => wins).length;
  const unseated = own.wins ? 0 : Math.max(0, winners.length - seated);
  return {
    name: own.name,
    place: 1 + others.filter(isBetter).length + unseated,
    of: sides.size + Math.max(0, winners.length - seated),
    ahead: own.points - Math.max(...others.map(({ points }) => points)),
  };
}
