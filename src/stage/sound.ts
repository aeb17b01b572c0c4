/**
 * The only module that knows Howler. One sprite for cues, one Howl per loop, loaded once and never unloaded (Howler leaks
 * on unload). Nothing here throws: a table without sound is still a table.
 */
import { Howl, Howler } from 'howler';
import map from '../../assets/common/sound/cues.json';
import { type CueName, cues, type LoopName, loopNames } from './cues.ts';
import { limitMaster } from './sound-limiter.ts';
import { Loops } from './sound-loops.ts';
import { mostVoices, Voices } from './sound-voices.ts';
import { Waking } from './sound-waking.ts';

export interface PlayOptions {
  /** -1 left to 1 right. */
  pan?: number;
  /** Pitch; left out, cues with several takes vary by themselves. */
  rate?: number;
  /** 0 to 1, on top of the cue's own level. */
  volume?: number;
}

export interface Levels {
  sea: number;
  music: number;
  cues: number;
}

export interface SoundDeck {
  play(cue: string, options?: PlayOptions): void;
  bed(on: boolean): void;
  /** `shanty`, `title` (the shanty with the whistle over it) or nothing; `tension` adds the drum in step. */
  music(track: string | null, tension: boolean): void;
  levels(levels: Levels): void;
  mute(on: boolean): void;
  /** The table waits behind an overlay: its cues stop where they are, sea and music step back, the overlay's own cues play. */
  pause(): void;
  resume(): void;
  /** A skipped beat falls silent at once. */
  stopCues(): void;
}

/** Addresses of the files, best first: [webm, mp3]. `whistle` is needed by the title only. */
export interface SoundFiles {
  cues: readonly string[];
  loops: Partial<Record<LoopName, readonly string[]>>;
}

export type SoundTrouble = 'no-device' | 'file';

/** What the deck needs of Howler and of time; tests put a fake in its place. */
export interface SoundBackend {
  Howl: new (
    options: ConstructorParameters<typeof Howl>[0],
  ) => Pick<Howl, 'play' | 'stop' | 'pause' | 'fade' | 'volume' | 'rate' | 'stereo' | 'state' | 'playing'>;
  Howler: Pick<typeof Howler, 'mute' | 'ctx' | 'masterGain' | 'usingWebAudio' | 'noAudio' | 'autoSuspend'>;
  now(): number;
  after(ms: number, then: () => void): void;
}

const page: SoundBackend = {
  Howl,
  Howler,
  now: () => performance.now(),
  after: (ms, then) => {
    setTimeout(then, ms);
  },
};

export const sprite = map.sprite as unknown as Record<string, [number, number]>;
export const cueGain = map.levels as Record<string, { gain: number }>;
export const loopMap = map.loops as unknown as Record<LoopName, { at: [number, number]; gain: number }>;

const isCue = (name: string): name is CueName => Object.hasOwn(cues, name);

export function howlerDeck(
  files: SoundFiles,
  notice: (trouble: SoundTrouble, detail: string) => void = () => {},
  { Howl, Howler, now, after }: SoundBackend = page,
): SoundDeck {
  let told = false;
  const trouble = (kind: SoundTrouble, detail: string): void => {
    if (told) return;
    told = true;
    notice(kind, detail);
  };
  const open = (src: readonly string[], segments: Record<string, [number, number, boolean?]>, bed?: LoopName) =>
    new Howl({
      src: [...src],
      format: ['webm', 'mp3'],
      // biome-ignore lint/suspicious/noExplicitAny: Howler's types leave the loop flag out of the tuple.
      sprite: segments as any,
      pool: bed ? 1 : mostVoices,
      html5: false,
      onload: () => loops.settle(),
      onloaderror: (_, why) => {
        trouble('file', `${src[0]}: ${why}`);
        if (bed) loops.lose(bed);
      },
      onplayerror: (_, why) => trouble('no-device', String(why)),
    });

  let strip: InstanceType<SoundBackend['Howl']>;
  const beds: Partial<Record<LoopName, InstanceType<SoundBackend['Howl']>>> = {};
  const waking = new Waking({ Howler, now, after });
  const loops = new Loops(beds, loopMap, { awake: () => waking.awake(), now, after });
  try {
    // Howler suspends its context after 30 silent seconds; a cue asked for then would be dropped below.
    Howler.autoSuspend = false;
    strip = open(files.cues, sprite);
    for (const name of loopNames) {
      const src = files.loops[name];
      if (src) beds[name] = open(src, { loop: [...loopMap[name].at, true] }, name);
    }
    if (!Howler.usingWebAudio || Howler.noAudio || !Howler.ctx) {
      trouble('no-device', 'Web Audio is not available');
      return silentDeck();
    }
    limitMaster(Howler);
    // Not before: Howler replaces its context while the first Howl is made.
    waking.watch(() => loops.settle());
  } catch (error) {
    trouble('no-device', String(error));
    return silentDeck();
  }
  const voices = new Voices(strip, { now, after });
  const taken = new Map<string, number>();
  let level = 1;
  let muted = false;

  return {
    play(cue, { pan = 0, rate, volume = 1 } = {}) {
      // Dropped, not queued: a context that wakes up must not fire off what the room has long seen.
      if (!isCue(cue) || muted || level === 0 || strip.state() !== 'loaded') return;
      if (!waking.awake()) return waking.ask();
      const { takes, duck, db } = cues[cue];
      const take = taken.get(cue) ?? 0;
      taken.set(cue, take + 1);
      const name = take % takes === 0 ? cue : `${cue}#${(take % takes) + 1}`;
      const pitch = rate ?? (takes > 1 ? 0.97 + 0.02 * (take % 4) : 1);
      const gain = Math.min(1, 10 ** (cueGain[cue]!.gain / 20) * level * volume);
      const length = sprite[name]![1] / pitch;
      if (voices.play(name, { gain, pan, rate: pitch, db, length }) && duck) loops.duck(length);
    },
    bed: (on) => loops.want({ sea: on }),
    music: (track, tension) =>
      loops.want({
        shanty: track === 'shanty' || track === 'title',
        whistle: track === 'title',
        tension: track !== null && tension,
      }),
    levels({ sea, music, cues }) {
      level = cues;
      loops.level(sea, music);
    },
    mute(on) {
      muted = on;
      Howler.mute(on);
    },
    pause() {
      voices.pause();
      loops.stepBack(true);
    },
    resume() {
      voices.resume();
      loops.stepBack(false);
    },
    stopCues() {
      voices.stop();
      loops.endDuck();
    },
  };
}

export type SilentDeck = SoundDeck & { readonly calls: readonly (readonly [keyof SoundDeck, ...unknown[]])[] };

/** Makes no sound and remembers what it was asked for: for tests and for tables without a sound device. */
export function silentDeck(): SilentDeck {
  // A kiosk without a sound device runs for weeks: only the last calls are kept.
  const calls: [keyof SoundDeck, ...unknown[]][] = [];
  const note =
    (name: keyof SoundDeck) =>
    (...args: unknown[]): void => {
      calls.push([name, ...args]);
      if (calls.length > 2000) calls.shift();
    };
  return {
    calls,
    play: note('play'),
    bed: note('bed'),
    music: note('music'),
    levels: note('levels'),
    mute: note('mute'),
    pause: note('pause'),
    resume: note('resume'),
    stopCues: note('stopCues'),
  };
}
