/** An evening: the games that people here have played to their end, one after the other, and who won how many. */
import type { ArchivePort, Finished, Placing } from '../host/port.ts';
import type { Shelf } from './settings.ts';

/** Hours after which a game belongs to another evening. */
const hours = 12;

const key = 'captains-table/evening';

export interface Standing {
  name: string;
  games: number;
  wins: number;
}

export class Evening {
  private readonly host: Pick<ArchivePort, 'finished'>;
  /** Time from which games count, in milliseconds of the clock of `Date`. */
  private since = 0;
  private readonly shelf: Shelf | null;

  /** Takes `shelf` where people come and go: it has when those came who are there; without any, they come now. */
  constructor(host: Pick<ArchivePort, 'finished'>, shelf?: Shelf | null) {
    this.host = host;
    this.shelf = shelf ?? null;
    if (shelf === undefined) return;
    try {
      this.since = Number(shelf?.getItem(key));
    } catch {
      // Nobody knows when they came.
    }
    if (!(this.since > 0 && this.since <= Date.now())) this.begin();
  }

  /** Begins another evening: other people come. */
  begin(now = Date.now()): void {
    this.since = now;
    try {
      this.shelf?.setItem(key, String(now));
    } catch {
      // It is known as long as the page is open.
    }
  }

  /** Lists the evening's games, the latest first; only games with people count. */
  async games(): Promise<Finished[]> {
    const all = (await this.host.finished()).filter(({ broken }) => broken === null);
    const latest = Math.max(...all.map(({ when }) => when));
    const from = Math.max(this.since, latest - hours * 3_600_000);
    return all.filter(({ when, captains }) => when >= from && captains.some(({ person }) => person));
  }
}

/** Counts games and victories of every person by name, those who won most first. */
export function standingsOf(games: readonly Finished[]): Standing[] {
  const found = new Map<string, Standing>();
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
export interface Place {
  name: string;
  /** Number from 1, which is the winner's; captains of one side share it. */
  place: number;
  /** Number of sides. */
  of: number;
  /** Points between this side and the best other one; negative where it is behind. */
  ahead: number;
}

/** Works out the place of the only person among computers; null for a captain alone and where several people played. */
export function placeOfPerson({ captains, winners }: Pick<Finished, 'captains' | 'winners'>): Place | null {
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
