import { type LoopName, loopNames } from './cues.ts';
import type { SoundBackend } from './deck.ts';

type Bed = InstanceType<SoundBackend['Howl']>;

interface Clock extends Pick<SoundBackend, 'now' | 'after'> {
  awake(): boolean;
  /** Reads the audio clock, in seconds: it stands still while a script runs. */
  beat(): number;
}

/** Level that loops fall to under a cue, as in the offline mix of `npm run loudness`. */
const duckDb = -6;
const duckDown = 80;
const duckUp = 500;
/** Level behind an overlay. */
const backDb = -12;
const comeAndGo = 1200;

/** The music there is: a game's is called like the game. */
export const trackNames: readonly string[] = [
  'title',
  ...loopNames.filter((name) => name.endsWith('-shanty')).map((name) => name.slice(0, -'-shanty'.length)),
];

const isDrum = (name: LoopName): boolean => name.endsWith('-tension');

/** A layer that sounds. A fade under way is kept: the next one starts from where it is, or it would be heard as a jump. */
interface Layer {
  name: LoopName;
  id: number;
  /** Moment when it began, on the audio clock, in seconds. */
  began: number;
  from: number;
  to: number;
  start: number;
  ms: number;
}

/**
 * Sea and music. What is wanted is remembered and brought about when files and context are ready; files come when they
 * are wanted for the first time. The drum of the tension layer comes in where the shanty is, so it is always on the beat.
 */
export class Loops {
  private readonly beds: Partial<Record<LoopName, Bed>> = {};
  private readonly lost = new Set<LoopName>();
  private readonly layers: Layer[] = [];
  private bed = false;
  private track: string | null = null;
  private tension = false;
  private sea = 1;
  private music = 1;
  private duckedUntil = 0;
  private back = false;

  constructor(
    private readonly open: (name: LoopName) => Bed | undefined,
    private readonly map: Record<LoopName, { at: [number, number]; gain: number }>,
    private readonly clock: Clock,
    /** The game whose shanty the title whistles over. */
    private readonly titleTune: string,
  ) {}

  wantSea(on: boolean): void {
    this.bed = on;
    if (on) this.fetch(['sea']);
    this.settle();
  }

  wantMusic(track: string | null, tension: boolean): void {
    if (track !== this.track) this.leave();
    this.track = track;
    this.tension = tension;
    // The drum's file, too: it is there at the moment it is wanted, and which files are open does not hang on how games go.
    if (track !== null) this.fetch(this.layersOf(track));
    this.settle();
  }

  level(sea: number, music: number): void {
    this.sea = sea;
    this.music = music;
    this.settle(120);
  }

  /** Gives up a file that failed: the others do not wait for it. */
  lose(name: LoopName): void {
    this.lost.add(name);
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
    if (this.bed) this.start(['sea']);
    this.start(this.wanted);
    for (const layer of this.layers) this.fade(layer, this.target(layer.name), ms);
  }

  /** Lists the layers of a music, in step with one another. */
  private layersOf(track: string): readonly LoopName[] {
    if (!trackNames.includes(track)) return [];
    const layers =
      track === 'title' ? [`${this.titleTune}-shanty`, 'title-whistle'] : [`${track}-shanty`, `${track}-tension`];
    return layers as LoopName[];
  }

  private get wanted(): readonly LoopName[] {
    const layers = this.track === null ? [] : this.layersOf(this.track);
    // Once it has sounded, the drum stays, at zero: it may be wanted again.
    return layers.filter((name) => !isDrum(name) || this.tension || this.layers.some((layer) => layer.name === name));
  }

  private fetch(names: readonly LoopName[]): void {
    for (const name of names) this.beds[name] ??= this.open(name);
  }

  /** Starts what begins together in one breath; what comes later begins where the others are. */
  private start(names: readonly LoopName[]): void {
    const present = names.filter((name) => this.beds[name] && !this.lost.has(name));
    if (present.some((name) => this.beds[name]!.state() !== 'loaded')) return;
    const first = this.layers.find((layer) => present.includes(layer.name));
    const now = this.clock.beat();
    for (const name of present.filter((each) => !this.layers.some((layer) => layer.name === each))) {
      const bed = this.beds[name]!;
      const id = bed.play('loop');
      if (typeof id !== 'number') continue;
      const [start, length] = this.map[name].at;
      if (first) bed.seek((start + (((now - first.began) * 1000) % length)) / 1000, id);
      this.layers.push({ name, id, began: first?.began ?? now, from: 0, to: 0, start: 0, ms: 1 });
    }
  }

  /** Fades the music out and ends it; the next one starts from its beginning. */
  private leave(): void {
    for (const layer of this.layers.filter(({ name }) => name !== 'sea')) {
      this.layers.splice(this.layers.indexOf(layer), 1);
      this.fade(layer, 0, comeAndGo);
      this.clock.after(comeAndGo + 50, () => this.beds[layer.name]!.stop(layer.id));
    }
  }

  private fade(layer: Layer, target: number, ms: number): void {
    if (Math.abs(target - layer.to) < 1e-4) return;
    const now = this.clock.now();
    const from = layer.from + (layer.to - layer.from) * Math.min(1, (now - layer.start) / layer.ms);
    Object.assign(layer, { from, to: target, start: now, ms });
    this.beds[layer.name]!.fade(from, target, ms, layer.id);
  }

  private target(name: LoopName): number {
    if (name === 'sea' ? !this.bed : isDrum(name) && !this.tension) return 0;
    const slider = name === 'sea' ? this.sea : this.music;
    const ducked = this.clock.now() < this.duckedUntil ? duckDb : 0;
    const gain = this.map[name].gain + ducked + (this.back ? backDb : 0);
    return Math.min(1, slider * 10 ** (gain / 20));
  }
}
