/**
 * Removes games that nobody goes on with: those that have become too many as soon as the table is empty, all of them when it has
 * been empty for as long as the operator wants to wait.
 */

import type { ArchivePort } from '../../host/port.ts';
import type { Passage } from '../../host/promised-time.ts';

interface Doors {
  host: Pick<ArchivePort, 'tidy'>;
  /** Tells whether nobody is at the table. */
  isEmpty: () => boolean;
  /** Minutes to wait; 0: they stay. */
  minutes: () => number;
}

export class LeftGames {
  private readonly doors: Doors;
  /** Milliseconds for which the table has been seen empty: gaps do not count, and no clock that was set removes anything. */
  private empty = 0;
  private removed = false;

  constructor(doors: Doors) {
    this.doors = doors;
  }

  tick({ passed, gap }: Pick<Passage, 'passed' | 'gap'>): void {
    const { host, isEmpty, minutes } = this.doors;
    if (!isEmpty()) {
      this.empty = 0;
      this.removed = false;
      return;
    }
    if (this.empty === 0) void host.tidy().catch((error) => console.warn(error));
    if (!gap) this.empty += passed;
    if (this.removed || minutes() === 0 || this.empty < minutes() * 60_000) return;
    this.removed = true;
    void host.tidy(0).catch((error) => console.warn(error));
  }
}
