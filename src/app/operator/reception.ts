/** Answers whoever knocks at the office: as soon as something is asked that may wait, the number is asked for. */
import type { Prompter } from '../prompts/prompter.ts';
import type { Launcher, Lock } from './lock.ts';

/** Milliseconds for which a knock counts while something is told. */
const patience = 15_000;

interface Doors {
  prompter: Pick<Prompter, 'mayPause' | 'interlude'>;
  lock: Lock;
  /** Brings people back from what is shown while nobody plays. */
  wake: () => void;
  /** Asks for the number and opens the office; `leave` when it was open. */
  open: (launcher: Launcher) => Promise<'back' | 'leave'>;
}

export class Reception {
  private readonly doors: Doors;
  /** Milliseconds for which a knock still counts. */
  private left = 0;
  private busy = false;

  constructor(doors: Doors) {
    this.doors = doors;
  }

  knock(): void {
    if (this.busy) return;
    this.left = patience;
    this.doors.wake();
  }

  /** Lets so many milliseconds pass. */
  tick(passed: number): void {
    if (this.left <= 0 || this.busy) return;
    this.left -= passed;
    if (!this.doors.prompter.mayPause) return;
    this.left = 0;
    this.busy = true;
    void this.answer().finally(() => {
      this.busy = false;
    });
  }

  private async answer(): Promise<void> {
    const { prompter, lock, open } = this.doors;
    const launcher = await lock.ask();
    if (launcher === null) return;
    await prompter.interlude(() => open(launcher));
  }
}
