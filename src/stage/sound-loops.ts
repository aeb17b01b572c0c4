import type { LoopName } from './cues.ts';
import type { SoundBackend } from './sound.ts';

type Bed = InstanceType<SoundBackend['Howl']>;

interface Clock extends Pick<SoundBackend, 'now' | 'after'> {
  awake(): boolean;
}

/** As in the offline mix of `npm run loudness`. */
const duckDb = -6;
const duckDown = 80;
const duckUp = 500;
/** Behind an overlay. */
const backDb = -12;
const comeAndGo = 1200;

/** A fade under way: the next one starts from where this one is, or it would be heard as a jump. */
interface Ramp {
  from: number;
  to: number;
  start: number;
  ms: number;
}

/** The layers of one music, started together so that they stay in step. */
const layers: readonly LoopName[] = ['shanty', 'tension', 'whistle'];

/**
 * Sea and music. What is wanted is remembered and brought about when files and context are ready. A layer that is not
 * wanted sounds on at zero: that is how the tension drum comes in on the beat.
 */
export class Loops {
  private readonly wanted: Record<LoopName, boolean> = { sea: false, shanty: false, tension: false, whistle: false };
  private readonly ids: Partial<Record<LoopName, number>> = {};
  private readonly ramps: Partial<Record<LoopName, Ramp>> = {};
  private sea = 1;
  private music = 1;
  private duckedUntil = 0;
  private back = false;

  constructor(
    private readonly beds: Partial<Record<LoopName, Bed>>,
    private readonly map: Record<LoopName, { gain: number }>,
    private readonly clock: Clock,
  ) {}

  want(change: Partial<Record<LoopName, boolean>>): void {
    Object.assign(this.wanted, change);
    this.settle();
  }

  level(sea: number, music: number): void {
    this.sea = sea;
    this.music = music;
    this.settle(120);
  }

  /** A file that failed: the others do not wait for it. */
  lose(name: LoopName): void {
    delete this.beds[name];
    delete this.ids[name];
    this.settle();
  }

  duck(ms: number): void {
    const now = this.clock.now();
    const until = now + ms;
    if (until <= this.duckedUntil) return;
    this.duckedUntil = until;
    this.settle(duckDown);
    this.clock.after(ms, () => this.clock.now() >= this.duckedUntil && this.settle(duckUp));
  }

  endDuck(): void {
    this.duckedUntil = 0;
    this.settle(duckUp);
  }

  stepBack(on: boolean): void {
    this.back = on;
    this.settle(300);
  }

  /** Starts what can start and moves every layer to the level it should have. */
  settle(ms: number = comeAndGo): void {
    if (!this.clock.awake()) return;
    this.start(['sea']);
    this.start(layers);
    for (const [name, id] of Object.entries(this.ids) as [LoopName, number][]) {
      const target = this.target(name);
      const ramp = this.ramps[name];
      if (Math.abs(target - (ramp?.to ?? 0)) < 1e-4) continue;
      const now = this.clock.now();
      const from = ramp ? ramp.from + (ramp.to - ramp.from) * Math.min(1, (now - ramp.start) / ramp.ms) : 0;
      this.ramps[name] = { from, to: target, start: now, ms };
      this.beds[name]!.fade(from, target, ms, id);
    }
  }

  /** All of a group in one breath: the audio clock stands still while a script runs. */
  private start(group: readonly LoopName[]): void {
    const present = group.filter((name) => this.beds[name]);
    if (!present.some((name) => this.wanted[name]) || present.some((name) => this.ids[name] !== undefined)) return;
    if (present.some((name) => this.beds[name]!.state() === 'loading')) return;
    for (const name of present) {
      const bed = this.beds[name]!;
      if (bed.state() !== 'loaded') continue;
      bed.volume(0);
      const id = bed.play('loop');
      if (typeof id === 'number') this.ids[name] = id;
    }
  }

  private target(name: LoopName): number {
    if (!this.wanted[name]) return 0;
    const slider = name === 'sea' ? this.sea : this.music;
    const ducked = this.clock.now() < this.duckedUntil ? duckDb : 0;
    const gain = this.map[name].gain + ducked + (this.back ? backDb : 0);
    return Math.min(1, slider * 10 ** (gain / 20));
  }
}
