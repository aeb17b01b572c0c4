/** Matches that are kept: the one that waits to be gone on with, those that cannot be read, and the one that is lost. */
import type { ArchivePort, Waiting } from '../../host/port.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import { mishaps } from '../page/mishaps.ts';
import { notice, remark } from '../page/notice.ts';
import { openShelf } from '../page/shelf.ts';
import { whyNot } from '../page/why-not.ts';
import { isOffered } from '../set-up/offer.ts';
import { markRunning, runningMatch, runningSince } from './running-match.ts';

export class KeptMatches {
  private readonly host: Pick<ArchivePort, 'waiting' | 'missing'>;
  private readonly unattended: boolean;
  /** Matches that cannot be read and have been told of. */
  private readonly unread = new Set<string>();

  constructor(host: Pick<ArchivePort, 'waiting' | 'missing'>, unattended: boolean) {
    this.host = host;
    this.unattended = unattended;
  }

  /** Remembers that a match runs, until it `ends`. */
  begins(id: string): void {
    markRunning(openShelf(), Date.now(), id);
  }

  readonly ends = (): void => markRunning(openShelf(), null);

  /**
   * Finds the match that was played last and is not over, if any. One that cannot be read is told of once, and is in
   * the list.
   */
  async latest(): Promise<Waiting | null> {
    const all = await this.host.waiting();
    const unread = all.find(({ id, broken, aside }) => broken !== null && !aside && !this.unread.has(id));
    for (const { id, broken } of all) if (broken !== null) this.unread.add(id);
    if (unread) remark(fill(shellWords().troubles.unread, { why: unread.broken ? whyNot(unread.broken) : '' }));
    return all.find(({ broken, game }) => broken === null && isOffered(game)) ?? null;
  }

  /**
   * Tells of a match that ran here when the page was closed and that is nowhere; true where it did. Visitors of a table that
   * nobody looks after read that it is gone; whoever looks after it has a line.
   */
  async tellsLoss(): Promise<boolean> {
    const since = runningSince(openShelf());
    if (since === null) return false;
    const missing = await this.host.missing(since, runningMatch(openShelf()));
    if (missing?.code !== 'NO_STORAGE') this.ends();
    if (!missing) return false;
    mishaps.note('fault', missing.code, null);
    notice(this.unattended ? shellWords().troubles.gone : whyNot(missing));
    return true;
  }
}
