/** What is said of what the screens of the house show as a picture, a switch or a number. */
import { fill } from '../../controller/phrase.ts';
import type { Spoken } from '../hands/picker.ts';
import type { ButtonText } from './sketch.ts';
import { shellWords } from './words.ts';

/** A button that shows nothing but a picture. */
export const unwritten = (label: string): ButtonText => ({ shown: '', label });

export const onOrOff = (on: boolean): string => (on ? shellWords.on : shellWords.off);

const withValue = (title: string, value: string): string => fill(shellWords.valueOf, { title, value });

/** `4 captains`, in the words of the board. */
export const countLabel = (count: number): string => withValue(shellWords.captainsCount, String(count));

/** What an option of a game has to say: `on` of a switch, `chosen` of several values that take turns. */
interface OptionSaid {
  title: string;
  on?: boolean;
  chosen?: string;
}

/** An option of a game: a switch, or several values that take turns. */
export function spokenOption({ title, on, chosen }: OptionSaid): Spoken {
  return chosen === undefined
    ? { role: 'switch', label: withValue(title, onOrOff(on === true)) }
    : { role: 'slider', label: withValue(title, chosen) };
}

const { settingRows: rows } = shellWords;

/** The values of the settings, by the ids of their rows; how loud is told in tenths. */
interface SettingsSaid {
  speed: string;
  sea: number;
  music: number;
  guns: number;
  mute: boolean;
  calm: boolean;
  large: boolean;
  contrast: boolean;
  hold: boolean;
  aid: boolean;
  /** Null where the browser offers none. */
  fullscreen: boolean | null;
}

/** A row of the settings with the value it has. */
export function spokenSetting(state: SettingsSaid, id: string): Spoken {
  const { speed, large, hold } = state;
  if (id === 'sea' || id === 'music' || id === 'guns')
    return { role: 'slider', label: withValue(rows[id], String(state[id] * 10)) };
  if (id === 'speed') return { role: 'slider', label: withValue(rows.speed, rows.speeds[speed]) };
  if (id === 'large') return { role: 'slider', label: withValue(rows.large, large ? rows.largeOn : rows.largeOff) };
  if (id === 'hold') return { role: 'slider', label: withValue(rows.hold, hold ? rows.holdOn : rows.holdOff) };
  const flag = id as 'mute' | 'aid' | 'calm' | 'contrast' | 'fullscreen';
  return { role: 'switch', label: withValue(rows[flag], onOrOff(state[flag] === true)) };
}

/** Names of things, those of the same name told apart by their order. */
export function toldApart(names: readonly string[]): string[] {
  return names.map((name, i) => {
    const of = names.filter((other) => other === name).length;
    const n = names.slice(0, i + 1).filter((other) => other === name).length;
    return of === 1 ? name : fill(shellWords.nthOf, { name, n, of });
  });
}
