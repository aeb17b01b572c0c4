/**
 * The pacing of a story: what each event weighs for those who watch, and how much is told to people before they decide
 * again. Where too much has happened, what weighs least is shortened first. Only what everybody is told decides.
 */
import type { Seat } from '../rules/game.ts';
import type { Told } from './told.ts';

/**
 * Weight of an event: bookkeeping (turns, draws, dice), a plain move, a peak for which a passer-by stops, a part of a
 * fight, a secret whose time never changes, and the ceremony, after which nobody decides.
 */
export type Rank = (typeof ranks)[number];
/** The ranks in the order of their weight. */
export const ranks = ['books', 'plain', 'peak', 'fight', 'fixed', 'ceremony'] as const;

/** Milliseconds at Normal, by the rank of what takes them. */
export type Times = Partial<Record<Rank, number>>;

export interface Pacing<View, Event, Aside = unknown> {
  /** Ranks, by type, of events that weigh the same on every table. */
  listed: Readonly<Record<string, Rank>>;
  /** Finds what an event weighs. */
  rank(event: Event, before: Told<View, Aside>): Rank;
  /** Milliseconds at Normal that are told between two decisions of people, at most; fights are left out. */
  told: number;
  /** The short telling of events in which none of the people at the table has a part; absent where nothing is told in short. */
  others?: Others<View, Event, Aside>;
  /** Estimates what is still to come after this view before one of these people decides. */
  ahead?(view: Told<View, Aside>, people: readonly Seat[]): Times;
}

/** The short telling of what captains do among themselves, while people wait for their turn. */
export interface Others<View, Event, Aside = unknown> {
  /** Lists who has a part in an event, after this view. */
  captains(event: Event, before: Told<View, Aside>): readonly Seat[];
  /** Milliseconds at Normal that a beat takes at most, by the type of its first event. */
  most: Readonly<Record<string, number>>;
  /** Types of events in the order in which they follow each other: those of one captain in a row are one beat. */
  joined: readonly string[];
  /** Type of the event whose words such a beat says. */
  says: string;
}

/** Milliseconds at Normal that words need: a beat told shorter says none. */
export const wordless = 300;

/** Milliseconds of bookkeeping between two decisions, at most. */
const booksTold = 2000;

/** Milliseconds kept back, so that sums of fractions stay under it too. */
const hair = 1;

/** Part of what is left that one action may take, where nothing is known of what comes after it. */
const share = 0.6;

/** Order of shortening, and the part of its length that a beat keeps before the next rank is shortened too. */
const order = [
  ['books', 0.4],
  ['plain', 0.45],
  ['peak', 0.7],
] as const;

/** Factors by which the beats of an action are shortened. */
export type Factors = Readonly<Record<Rank, number>>;

export const unhurried: Factors = { books: 1, plain: 1, peak: 1, fight: 1, fixed: 1, ceremony: 1 };

const timeOf = (times: Times, factors: Factors): number =>
  factors.fixed * (times.fixed ?? 0) + order.reduce((sum, [rank]) => sum + factors[rank] * (times[rank] ?? 0), 0);

/** Shortens these times until they fit into so many milliseconds, the least important first. */
export function fitted(times: Times, most: number, books = Number.POSITIVE_INFINITY): Factors {
  const factors = { ...unhurried };
  if ((times.books ?? 0) > books) factors.books = Math.max(0, books) / (times.books ?? 0);
  for (const [rank, least] of order) {
    const over = timeOf(times, factors) - most;
    const time = times[rank] ?? 0;
    if (over > 0 && time > 0) factors[rank] = Math.max(Math.min(least, factors[rank]), factors[rank] - over / time);
  }
  // What is fixed stays as it is, and all the rest shares what is left.
  const rest = timeOf(times, factors) - (times.fixed ?? 0);
  const left = Math.max(0, most - (times.fixed ?? 0));
  if (rest > left) for (const [rank] of order) factors[rank] *= left / rest;
  return factors;
}

/** Adds times up. */
export function plus(a: Times, b: Times): Times {
  const sum: Times = { ...a };
  for (const [rank, ms] of Object.entries(b) as [Rank, number][]) sum[rank] = (sum[rank] ?? 0) + ms;
  return sum;
}

/** Milliseconds at Normal that are told before the first decision of people, at most: they have come to play. */
const firstTold = 6300;

/** Count of what was told since people sat down, or one of them decided. Nothing is shortened where only computers play. */
export class PaceAllowance {
  /** People who decide at this table. */
  people: readonly Seat[] = [];
  private spent: Times | null = null;
  private most = Number.POSITIVE_INFINITY;

  /** Begins: these people have sat down, and none of them has decided yet. */
  begun(people: readonly Seat[]): void {
    this.decided(people);
    this.most = firstTold;
  }

  /** Begins anew: one of these people decided. */
  decided(people: readonly Seat[]): void {
    this.people = people;
    this.spent = {};
    this.most = Number.POSITIVE_INFINITY;
  }

  /** Tells whether people have sat down and nobody has decided yet. */
  get isFirst(): boolean {
    return this.most === firstTold;
  }

  /** Tells whether people decide at this table. */
  get counts(): boolean {
    return this.spent !== null;
  }

  spend(rank: Rank, ms: number): void {
    if (this.spent) this.spent = plus(this.spent, { [rank]: ms });
  }

  /** Gives the factors for an action of these times, and `ahead` for what is known to come after it. */
  factorsFor(action: Times, told: number, ahead: Times | undefined): Factors {
    if (!this.spent || action.ceremony) return unhurried;
    const left = Math.min(told, this.most) - timeOf(this.spent, unhurried) - hair;
    const books = booksTold - (this.spent.books ?? 0);
    return ahead ? fitted(plus(action, ahead), left, books) : fitted(action, left * share, books * share);
  }
}
