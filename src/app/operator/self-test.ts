/** Tries what a table needs, as far as a page can know: picture, sound, touch, gamepads, storage. */
import type { Cell } from '../../presentation/screens/office-cells.ts';
import { officeWords } from '../../words/house/office.ts';
import { fill } from '../../words/message.ts';
import type { Offline } from '../offline/how-far.ts';
import { inTime } from '../page/in-time.ts';

/** The machine, as far as the test asks it; in tests a twin stands for it. */
export interface Machine {
  /** Counts the frames drawn so far, and gives the time in milliseconds. */
  frames(): number;
  now(): number;
  /** Tells how much of the program is kept here. */
  offline(): Offline;
  /** Plays a bell on the left, then on the right. */
  ring(): void;
  /** Tells whether this machine has no sound. */
  silent(): boolean;
  /** Tells whether its sound is suspended now. */
  sleeps(): boolean;
  /** Counts the fingers that the screen tells apart. */
  fingers(): number;
  pads(): number;
  /**
   * Writes something where settings and where games are kept, and reads it again; gives the free megabytes, or null where it
   * cannot be told. `lasts`: the browser has promised never to clear it for lack of room; null where it promises nothing to
   * anybody. Throws when it fails.
   */
  store(): Promise<{ free: number | null; lasts: boolean | null }>;
}

/** Milliseconds for which frames are counted. */
const counted = 2000;

/** Fewer frames in a second are told as a fault. */
const fewest = 25;

export class SelfTest {
  private readonly machine: Machine;
  private begun: { frames: number; at: number } | null = null;
  private rate: number | null = null;
  private stored: Awaited<ReturnType<Machine['store']>> | 'failed' | null = null;

  constructor(machine: Machine) {
    this.machine = machine;
  }

  /** Begins anew; what takes time comes in later. */
  async run(): Promise<void> {
    const { machine } = this;
    this.begun = { frames: machine.frames(), at: machine.now() };
    this.rate = null;
    machine.ring();
    try {
      this.stored = await inTime(machine.store());
    } catch {
      this.stored = 'failed';
    }
  }

  /** Lists what has come out so far; nothing before the first run. */
  get cells(): Cell[] {
    if (!this.begun) return [];
    const { machine } = this;
    const says = officeWords().test;
    const [fingers, pads] = [machine.fingers(), machine.pads()];
    const [silent, sleeps] = [machine.silent(), machine.sleeps()];
    return [
      this.picture(),
      {
        kind: 'fact',
        title: says.sound,
        value: silent ? says.silent : sleeps ? says.sleeps : says.listen,
        good: !silent && !sleeps,
      },
      { kind: 'fact', title: says.touch, value: fill(says.fingers, { n: fingers }), good: fingers > 0 },
      { kind: 'fact', title: says.pads, value: fill(says.padsFound, { n: pads }), good: pads > 0 },
      this.storage(),
      ...this.lasting(),
    ];
  }

  /** Tells whether what is kept here lasts. */
  private lasting(): Cell[] {
    const says = officeWords().test;
    const { stored } = this;
    if (stored === null || stored === 'failed') return [];
    const { lasts } = stored;
    const value = lasts === null ? says.promisesNothing : lasts ? says.keepsIt : says.mayClear;
    return [{ kind: 'fact', title: says.kept, value, ...(lasts !== null && { good: lasts }) }];
  }

  private picture(): Cell {
    const says = officeWords().test;
    const { begun, machine } = this;
    const passed = begun ? machine.now() - begun.at : 0;
    if (begun && this.rate === null && passed >= counted)
      this.rate = Math.round(((machine.frames() - begun.frames) * 1000) / passed);
    if (this.rate === null) return { kind: 'fact', title: says.picture, value: says.running };
    const value = fill(says.frames, { n: this.rate });
    return { kind: 'fact', title: says.picture, value, good: this.rate >= fewest };
  }

  private storage(): Cell {
    const says = officeWords().test;
    if (this.stored === null) return { kind: 'fact', title: says.storage, value: says.running };
    if (this.stored === 'failed') return { kind: 'fact', title: says.storage, value: says.failed, good: false };
    const { free } = this.stored;
    return {
      ...{ kind: 'fact', title: says.storage, good: true },
      value: free === null ? says.works : fill(says.free, { n: free }),
    };
  }
}
