import { duck, form, type LoopName, loopMap, loopNames, trims } from './cues.ts';
import type { SoundBackend } from './deck.ts';
import { layersOf } from './layers.ts';

type Bed = InstanceType<SoundBackend['Howl']>;

interface Clock extends Pick<SoundBackend, 'now' | 'after'> {
  awake(): boolean;
  /** Reads the audio clock, in seconds: it stands still while a script runs. */
  beat(): number;
}

/** Level behind an overlay. */
const backDb = -12;
const comeAndGo = 1200;
/** Milliseconds in which one strain takes over from another, just before the bar. */
const join = 80;

/** Milliseconds of a game after which what it can do without comes, and between two files of that. */
export const lull = 8000;
const next = 1500;

/** A layer that sounds. A fade under way is kept: the next one starts from where it is, or it would be heard as a jump. */
interface Layer {
  name: LoopName;
  id: number;
  from: number;
  to: number;
  start: number;
  ms: number;
}

/**
 * Sea, what is around the table, and music. What is wanted is remembered and brought about when files and context are
 * ready. The strains of a tune all run from its first note on, and at every turn of the tune one of them is heard: so they
 * follow one another on the beat, whatever comes late, and so does the drum of the tension layer.
 */
export class Loops {
  private readonly open: (name: LoopName) => Bed | undefined;
  private readonly clock: Clock;
  private readonly titleTune: string;
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
  /** First note of the tune, on the audio clock, in seconds. */
  private began: number | null = null;
  /** Number of the music that is on: timers of the one before do nothing. */
  private turn = 0;

  /** `titleTune`: the game whose shanty the title whistles over. */
  constructor(open: (name: LoopName) => Bed | undefined, clock: Clock, titleTune: string) {
    this.open = open;
    this.clock = clock;
    this.titleTune = titleTune;
  }

  wantSea(on: boolean): void {
    this.bed = on;
    if (on) this.fetch(['sea']);
    this.settle();
  }

  wantMusic(track: string | null, tension: boolean): void {
    this.tension = tension;
    if (track !== this.track) {
      this.leave();
      this.track = track;
      const { turn } = this;
      // Its drum as well: it is there when it is wanted, and which files are open does not hang on how games go.
      this.fetch([...this.parts.first, ...this.parts.drum]);
      if (this.parts.later.length > 0) this.clock.after(lull, () => this.fetchLater(turn));
    }
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
    this.settle(duck.down);
    this.clock.after(ms, () => this.clock.now() >= this.duckedUntil && this.settle(duck.up));
  }

  endDuck(): void {
    this.duckedUntil = 0;
    this.settle(duck.up);
  }

  stepBack(on: boolean): void {
    this.back = on;
    this.settle(300);
  }

  /** Starts what can start and moves every layer to the level it should have. */
  settle(ms: number = comeAndGo): void {
    if (!this.clock.awake()) return;
    if (this.bed) this.startAt(['sea', ...this.parts.around]);
    this.begin();
    for (const layer of this.layers) this.fade(layer, this.target(layer.name), ms);
  }

  private get parts() {
    return layersOf(this.track, this.titleTune);
  }

  private fetch(names: readonly LoopName[]): void {
    for (const name of names) this.beds[name] ??= this.open(name);
  }

  /** Fetches one file of those that can wait, and the next one when it is here. */
  private fetchLater(turn: number): void {
    if (turn !== this.turn) return;
    const opened = loopNames.filter((name) => this.beds[name] && !this.lost.has(name));
    if (opened.every((name) => this.beds[name]!.state() === 'loaded')) {
      const [name] = this.parts.later.filter((each) => !this.beds[each] && !this.lost.has(each));
      if (name === undefined) return;
      this.fetch([name]);
      // There may be no such file.
      if (!this.beds[name]) this.lost.add(name);
    }
    this.clock.after(next, () => this.fetchLater(turn));
  }

  private has(name: LoopName): boolean {
    return this.layers.some((layer) => layer.name === name);
  }

  /** Begins the music in one breath when all is here that it begins with; what comes later joins where the tune is. */
  private begin(): void {
    const { first, drum, strains, leadIn } = this.parts;
    if (this.began === null) {
      const present = first.filter((name) => this.beds[name] && !this.lost.has(name));
      if (present.length === 0 || present.some((name) => this.beds[name]!.state() !== 'loaded')) return;
      const led = leadIn.find((name) => present.includes(name));
      this.began = this.clock.beat() + (led ? loopMap[led].leads! / 1000 : 0);
      this.startAt(present);
      this.follow(this.turn);
    }
    const drummed = drum.filter((name) => this.tension || this.has(name));
    this.startAt([...strains, ...drummed].filter((name) => !leadIn.includes(name)));
  }

  /** Lets loops sound that are here and do not yet: music where its tune is, the rest from its beginning. */
  private startAt(names: readonly LoopName[]): void {
    const { leadIn, around } = this.parts;
    for (const name of names) {
      const bed = this.beds[name];
      if (!bed || this.lost.has(name) || this.has(name) || bed.state() !== 'loaded') continue;
      const id = bed.play('loop');
      if (typeof id !== 'number') continue;
      const [start, length] = loopMap[name].at;
      const free = name === 'sea' || around.includes(name) || leadIn.includes(name);
      const past = free || this.began === null ? 0 : (this.clock.beat() - this.began) * 1000;
      if (past !== 0) bed.seek((start + (((past % length) + length) % length)) / 1000, id);
      this.layers.push({ name, id, from: 0, to: 0, start: 0, ms: 1 });
    }
  }

  /** Turns to another strain whenever the tune is through. */
  private follow(turn: number): void {
    const { strains } = this.parts;
    if (strains.length < 2) return;
    const length = loopMap[strains[0]].at[1];
    const past = (this.clock.beat() - this.began!) * 1000 + join;
    const wait = past < 0 ? -past : length - (past % length);
    this.clock.after(Math.max(join, wait), () => {
      if (turn !== this.turn) return;
      this.settle(join);
      this.follow(turn);
    });
  }

  /** Gives the strain that is heard now, or in the next moment: the tune itself where another one is not here yet. */
  private get strain(): LoopName | null {
    const { strains } = this.parts;
    const past = (this.clock.beat() - (this.began ?? 0)) * 1000 + 2 * join;
    if (past < 0 || strains.length === 0) return null;
    const pass = Math.floor(past / loopMap[strains[0]].at[1]);
    const wanted = strains.find((name) => name.endsWith(`-${form[pass % form.length]}`));
    return wanted && this.has(wanted) ? wanted : strains[0];
  }

  /** Fades the music out and ends it; the next one starts from its beginning. */
  private leave(): void {
    this.turn++;
    this.began = null;
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

  private isHeard(name: LoopName): boolean {
    const { drum, strains, around } = this.parts;
    if (name === 'sea' || around.includes(name)) return this.bed;
    if (drum.includes(name)) return this.tension;
    return !strains.includes(name) || name === this.strain;
  }

  private target(name: LoopName): number {
    if (!this.isHeard(name)) return 0;
    const slider = name === 'sea' || this.parts.around.includes(name) ? this.sea : this.music;
    const ducked = this.clock.now() < this.duckedUntil ? duck.db : 0;
    // What plays in the background is as loud in every game: the trim that evens out the cues is taken back.
    const trim = this.track === null ? 0 : (trims[this.track] ?? 0);
    const gain = loopMap[name].gain - trim + ducked + (this.back ? backDb : 0);
    return Math.min(1, slider * 10 ** (gain / 20));
  }
}
