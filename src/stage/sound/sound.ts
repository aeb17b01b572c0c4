/**
 * The only module that loads Howler. One strip of cues for the shell and one per game, one Howl per loop, each loaded when
 * it is wanted and never unloaded (Howler leaks on unload). Nothing here throws: a table without sound is still a table.
 */
import { Howl, Howler } from 'howler';
import map from '../../../assets/common/sound/cues.json';
import { Ambience } from './ambience.ts';
import {
  type CueName,
  cues,
  duck,
  type LoopName,
  leisurely,
  loopMap,
  type StripName,
  segmentsOf,
  takeName,
  trims,
} from './cues.ts';
import type { PlayOptions, SoundBackend, SoundDeck } from './deck.ts';
import { lastingDeck } from './lasting-deck.ts';
import { limitMaster } from './limiter.ts';
import { Loops, lull } from './loops.ts';
import { silentDeck } from './silent.ts';
import { Strips } from './strips.ts';
import { varietyOf } from './variety.ts';
import { mostVoices, Voices } from './voices.ts';
import { Waking } from './waking.ts';

export { loopMap, trims } from './cues.ts';
export type { Levels, PlayOptions, SoundBackend, SoundDeck } from './deck.ts';
export { type SilentDeck, silentDeck } from './silent.ts';

/** Addresses of the files, best first: [webm, mp3]. */
export interface SoundFiles {
  strips: Partial<Record<StripName, readonly string[]>>;
  loops: Partial<Record<LoopName, readonly string[]>>;
  /** The game whose shanty the title whistles over. */
  titleTune: string;
}

export type SoundTrouble = 'no-device' | 'file';

const page: SoundBackend = {
  Howl,
  Howler,
  now: () => performance.now(),
  after: (ms, then) => {
    setTimeout(then, ms);
  },
};

/**
 * Limits on loud cues in games that are turned up, which are not turned up as far: dB for each dB above `from` (see
 * `npm run sound`).
 */
export const holds = map.holds as { from: number; by: Record<string, number> };

/**
 * Evens out the panner, which folds the far side into the near one: takes back what that adds, so that every place is
 * as loud.
 */
const evened = (pan: number): number => 1 / Math.sqrt(1 + Math.sin((Math.abs(pan) * Math.PI) / 2));

interface InnerHowl {
  _pool: number;
  _sounds: { _paused: boolean; _ended: boolean }[];
  _drain(): void;
  unload(): void;
  state(): 'unloaded' | 'loading' | 'loaded';
}

const openHowls = (): readonly InnerHowl[] => howlsOf(Howler);

const howlsOf = (howler: object): readonly InnerHowl[] => (howler as { _howls?: InnerHowl[] })._howls ?? [];

/**
 * Gives up a closed context and every file that sounded through it; Howler opens another one with its next file. Its own
 * `unload` would close the context once more, which fails where nobody catches it.
 */
function giveUp(howler: SoundBackend['Howler']): void {
  for (const howl of [...howlsOf(howler)]) howl.unload();
  (howler as { ctx: AudioContext | null }).ctx = null;
}

/**
 * Lets go of all that has rung out. Howler keeps it for the next time, up to `pool` of each file, and looks at it only
 * when the next one sounds: how much it keeps would hang on how loud the evening was. A file that is still loading has one
 * sound that has not begun, without which Howler would give the file up.
 */
function releaseRungOut(): void {
  for (const howl of openHowls().filter((howl) => howl.state() === 'loaded')) {
    const pool = howl._pool;
    howl._pool = 0;
    howl._drain();
    howl._pool = pool;
  }
}

/** Time of rest before anything is tidied up: no volley is interrupted by it. */
const restful = 4000;

/** Counts how many files are open, how many sounds they keep ready, and how many of these sound now: for soaks. */
export function soundCounts(): { howls: number; sounds: number; sounding: number } {
  const howls = openHowls();
  const sounds = howls.flatMap((howl) => howl._sounds);
  return {
    howls: howls.length,
    sounds: sounds.length,
    sounding: sounds.filter((sound) => !sound._paused && !sound._ended).length,
  };
}

/** Tells whether there is sound that the browser has put to sleep, because nobody pressed anything or its device has gone. */
export const soundSleeps = (): boolean => Boolean(Howler.ctx) && Howler.ctx.state !== 'running';

/** Gives the format of the files that this browser plays best; Howler chooses by the same test. */
export const soundFormat = (): 'webm' | 'mp3' => (Howler.codecs('webm') ? 'webm' : 'mp3');

export const isCue = (name: string): name is CueName => Object.hasOwn(cues, name);

export const howlerDeck = (
  files: SoundFiles,
  notice: (trouble: SoundTrouble, detail: string) => void = () => {},
  backend: SoundBackend = page,
): SoundDeck => lastingDeck((onClosed) => contextDeck(files, notice, backend, onClosed), backend.after);

/** Opens a deck that sounds through one context, and is dumb from when that is closed for good. */
function contextDeck(
  files: SoundFiles,
  notice: (trouble: SoundTrouble, detail: string) => void,
  { Howl, Howler, now, after: later }: SoundBackend,
  onClosed: () => void,
): SoundDeck {
  if (Howler.ctx?.state === 'closed') giveUp(Howler);
  let lives = true;
  const after = (ms: number, then: () => void) => later(ms, () => lives && then());
  let told = false;
  const trouble = (kind: SoundTrouble, detail: string): void => {
    if (told || !lives) return;
    told = true;
    notice(kind, detail);
  };
  const open = (
    src: readonly string[] | undefined,
    segments: Record<string, [number, number, boolean?]>,
    more: { pool: number; volume?: number; lose?: () => void },
  ) =>
    src &&
    new Howl({
      src: [...src],
      format: ['webm', 'mp3'],
      // biome-ignore lint/suspicious/noExplicitAny: Howler's types leave the loop flag out of the tuple.
      sprite: segments as any,
      pool: more.pool,
      volume: more.volume ?? 1,
      html5: false,
      onload: () => lives && loops.settle(),
      onloaderror: (_, why) => {
        trouble('file', `${src[0]}: ${why}`);
        if (lives) more.lose?.();
      },
      onplayerror: (_, why) => trouble('no-device', String(why)),
    });

  const waking = new Waking({ Howler, now, after });
  const loops = new Loops(
    (name) =>
      // Begins in silence: every layer is faded to the level it should have.
      open(
        files.loops[name],
        { loop: [...loopMap[name].at, loopMap[name].leads === undefined] },
        { pool: 1, volume: 0, lose: () => loops.lose(name) },
      ),
    { awake: () => waking.awake(), beat: () => Howler.ctx.currentTime, now, after },
    files.titleTune,
  );
  let strips: Strips;
  let trim: (db: number) => void;
  try {
    // Howler suspends its context after 30 silent seconds; a cue asked for then would be dropped below.
    Howler.autoSuspend = false;
    strips = new Strips((name) => open(files.strips[name], segmentsOf(name), { pool: mostVoices }));
    if (!Howler.usingWebAudio || Howler.noAudio || !Howler.ctx) {
      trouble('no-device', 'Web Audio is not available');
      return silentDeck();
    }
    trim = limitMaster(Howler);
    // Not before: Howler replaces its context while the first Howl is made.
    waking.watch(
      () => loops.settle(),
      () => {
        lives = false;
        onClosed();
      },
    );
  } catch (error) {
    trouble('no-device', String(error));
    return silentDeck();
  }
  const voices = new Voices({ now, after });
  const taken = new Map<string, number>();
  /** Moments until which groups of cues rest. */
  const resting = new Map<string, number>();
  const level = { cues: 1, sea: 1 };
  let muted = false;
  /** Game whose music is on, or was last. */
  let game = '';

  let due = false;
  /** Lets go of what has rung out some time after cues, once for all of them, and again while some still sound. */
  const release = (): void => {
    if (due) return;
    due = true;
    after(restful, () => {
      due = false;
      releaseRungOut();
      if (voices.sound) release();
    });
  };

  const sound = (cue: CueName, slider: number, { pan = 0, rate, volume = 1 }: PlayOptions): void => {
    // Dropped, not queued: a context that wakes up must not fire off what the room has long seen.
    const { strip: home, takes, duck: ducks, db, gain: own, ms, rest } = cues[cue];
    const strip = strips.ready(home);
    if (!strip || muted || slider === 0) return;
    if (!waking.awake()) {
      waking.ask();
      return;
    }
    if (rest && now() < (resting.get(rest.group) ?? 0)) return;
    const take = taken.get(cue) ?? 0;
    taken.set(cue, take + 1);
    const name = takeName(cue, take % takes);
    const other = varietyOf(cue, take);
    const pitch = rate ?? other.rate;
    const held = Math.min(0, (holds.from - db) * (holds.by[game] ?? 0));
    const side = Math.max(-1, Math.min(1, pan));
    const gain = Math.min(1, 10 ** ((own + held + other.level) / 20) * evened(side) * slider * volume);
    const length = ms / pitch;
    if (!voices.play(strip, name, { gain, pan: side, rate: pitch, db, length })) return;
    if (rest) resting.set(rest.group, now() + rest.ms);
    if (ducks) loops.duck(Math.min(duck.most, length));
    release();
  };
  const ambience = new Ambience({ after }, (cue, pan) => {
    if (waking.awake()) sound(cue, level.sea, { pan });
  });

  return {
    play(cue, options = {}) {
      if (isCue(cue)) sound(cue, level.cues, options);
    },
    bed(on) {
      loops.wantSea(on);
      ambience.want(on);
    },
    prepare: (game) => strips.want(game),
    music(track, tension) {
      if (strips.has(track)) after(lull, () => strips.want(leisurely));
      loops.wantMusic(track, tension);
      if (track !== null) {
        game = track;
        strips.want(track);
        trim(trims[track] ?? 0);
      }
      // The title is a cabin at night.
      ambience.light(track !== null && track !== 'title');
    },
    levels({ sea, music, cues }) {
      level.cues = cues;
      level.sea = sea;
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
