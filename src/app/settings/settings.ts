/**
 * The settings that the house keeps: speed, loudness, motion. Plain data, written at every step, read with suspicion:
 * whatever is not one of the values there are becomes the default. Without storage it lasts as long as the page.
 */

import { isSpeed, type Speed, speeds } from '../../controller/speed.ts';
import { type Quality, qualities } from '../../presentation/quality.ts';
import type { Levels } from '../../stage/sound/sound.ts';
import { languages } from '../../words/language.ts';
import type { Shelf } from '../page/shelf.ts';

export interface Settings {
  /** Language that was chosen; null follows the browser. */
  language: string | null;
  speed: Speed;
  /** Levels from 0 to 10 each; ten is the mix as it was made. */
  sea: number;
  music: number;
  guns: number;
  /** True when nothing is heard, whatever the three volumes say. */
  mute: boolean;
  /** Choice of reduced motion; null follows the system. */
  calm: boolean | null;
  /** Level of how much is drawn; null is found out by measuring. */
  quality: Quality | null;
  /** Captions, buttons and lines of words a size larger. */
  large: boolean;
  /** Choice of a dark sea and letters with outlines; null follows the system. */
  contrast: boolean | null;
  /** Secret cards are seen as long as something is held, instead of from one press to the next (docs/decisions.md, reveal). */
  hold: boolean;
  /** True when the table shows what can be worked out from public facts, in games that have something to show. */
  aid: boolean;
  /** True when people can ask what to do; null leaves it to one person alone. */
  advice: boolean | null;
  /** True when the table says why a computer did something; null where nobody plays, and in games that are over. */
  whys: boolean | null;
}

export const loudest = 10;

export const defaults: Settings = {
  language: null,
  speed: 'normal',
  sea: loudest,
  music: loudest,
  guns: loudest,
  mute: false,
  calm: null,
  quality: null,
  large: false,
  contrast: null,
  hold: false,
  aid: true,
  advice: null,
  whys: null,
};

const key = 'captains-table/settings';

/** Reads the settings that this text means. Never throws. */
export function readSettings(text: string | null): Settings {
  const kept = parsed(text);
  const loudness = (value: unknown, otherwise: number): number =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= loudest ? Number(value) : otherwise;
  return {
    language: languages.find(({ id }) => id === kept.language)?.id ?? defaults.language,
    speed: typeof kept.speed === 'string' && isSpeed(kept.speed) ? kept.speed : defaults.speed,
    sea: loudness(kept.sea, defaults.sea),
    music: loudness(kept.music, defaults.music),
    guns: loudness(kept.guns, defaults.guns),
    mute: kept.mute === true,
    calm: typeof kept.calm === 'boolean' ? kept.calm : defaults.calm,
    quality: qualities.find((each) => each === kept.quality) ?? defaults.quality,
    large: kept.large === true,
    contrast: typeof kept.contrast === 'boolean' ? kept.contrast : defaults.contrast,
    hold: kept.hold === true,
    aid: kept.aid !== false,
    advice: typeof kept.advice === 'boolean' ? kept.advice : defaults.advice,
    whys: typeof kept.whys === 'boolean' ? kept.whys : defaults.whys,
  };
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function loadSettings(shelf: Shelf | null): Settings {
  try {
    return readSettings(shelf?.getItem(key) ?? null);
  } catch {
    return { ...defaults };
  }
}

/** Keeps the settings; a storage that refuses is no reason to stop. */
export function keepSettings(shelf: Shelf | null, settings: Settings): void {
  try {
    shelf?.setItem(key, JSON.stringify(settings));
  } catch {
    // It lasts as long as the page.
  }
}

const order = Object.keys(speeds) as Speed[];

/** Levels as they stand on the board; the first is null, which is measured. */
export const levelsOffered = [null, ...qualities] as const;

/** Takes one step of a row to the left or right; at an end it stays. */
export function turned(settings: Settings, row: string, by: -1 | 1): Settings {
  const step = (value: number, most: number) => Math.min(most, Math.max(0, value + by));
  if (row === 'speed') return { ...settings, speed: order[step(order.indexOf(settings.speed), order.length - 1)] };
  if (row === 'quality') {
    const at = levelsOffered.indexOf(settings.quality);
    return { ...settings, quality: levelsOffered[step(at, levelsOffered.length - 1)] };
  }
  if (row === 'sea' || row === 'music' || row === 'guns') return { ...settings, [row]: step(settings[row], loudest) };
  if (row === 'calm' || row === 'contrast' || row === 'large') return { ...settings, [row]: by > 0 };
  // On the board "on" lies left of "off".
  if (row === 'mute' || row === 'aid' || row === 'advice' || row === 'whys') return { ...settings, [row]: by > 0 };
  // On the board "hold" lies left of "press".
  if (row === 'hold') return { ...settings, hold: by < 0 };
  return settings;
}

/** Sets a value that was touched, as `music:7`, `speed:calm` or `large:on`. */
export function touched(settings: Settings, part: string): Settings {
  const [row, value] = part.split(':');
  const meant =
    value === 'on' ? true : value === 'off' ? false : row === 'speed' || row === 'quality' ? value : Number(value);
  return readSettings(JSON.stringify({ ...settings, [row]: meant }));
}

/** Tells whether so many people at a table can ask what to do. */
export const isAdvised = ({ advice }: Pick<Settings, 'advice'>, people: number): boolean => advice ?? people === 1;

export const levelsOf = ({ sea, music, guns }: Settings): Levels => ({
  sea: sea / loudest,
  music: music / loudest,
  cues: guns / loudest,
});
