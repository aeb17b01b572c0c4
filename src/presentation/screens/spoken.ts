/** Spoken words for what the screens of the house show as a picture, a switch or a number. */

import { shellWords } from '../../words/house/house.ts';
import { languageFor } from '../../words/language.ts';
import { fill } from '../../words/message.ts';
import { counted } from '../../words/nouns.ts';
import type { Spoken } from '../hands/picker.ts';
import type { Quality } from '../quality.ts';
import type { ButtonText } from './sketch.ts';

/** Makes a button that shows nothing but a picture. */
export const unwritten = (label: string): ButtonText => ({ shown: '', label });

export const onOrOff = (on: boolean): string => (on ? shellWords().on : shellWords().off);

const withValue = (title: string, value: string): string => fill(shellWords().valueOf, { title, value });

/** Writes `4 captains`, in the words of the board. */
export const countLabel = (count: number): string => withValue(shellWords().captainsCount, String(count));

/** The facts of an option that are said: `on` of a switch, `chosen` of several values that take turns. */
interface OptionSaid {
  title: string;
  on?: boolean;
  chosen?: string;
}

/** Speaks an option of a game: a switch, or several values that take turns. */
export function spokenOption({ title, on, chosen }: OptionSaid): Spoken {
  return chosen === undefined
    ? { role: 'switch', label: withValue(title, onOrOff(on === true)) }
    : { role: 'slider', label: withValue(title, chosen) };
}

/** The values of the settings, by the ids of their rows; how loud is told in tenths. */
interface SettingsSaid {
  language: string;
  speed: string;
  sea: number;
  music: number;
  guns: number;
  mute: boolean;
  calm: boolean;
  quality: Quality | null;
  large: boolean;
  contrast: boolean;
  hold: boolean;
  aid: boolean;
  advice: boolean;
  whys: boolean;
  /** State of the full screen; null where the browser offers none. */
  fullscreen: boolean | null;
}

/** Speaks a row of the settings with the value it has. */
export function spokenSetting(state: SettingsSaid, id: string): Spoken {
  const { speed, large, hold } = state;
  if (id === 'sea' || id === 'music' || id === 'guns')
    return { role: 'slider', label: withValue(shellWords().settingRows[id], String(state[id] * 10)) };
  if (id === 'speed')
    return { role: 'slider', label: withValue(shellWords().settingRows.speed, shellWords().settingRows.speeds[speed]) };
  if (id === 'quality') {
    const { quality, qualities } = shellWords().settingRows;
    return { role: 'slider', label: withValue(quality, qualities[state.quality ?? 'auto']) };
  }
  if (id === 'language')
    return {
      role: 'slider',
      label: withValue(shellWords().settingRows.language, languageFor(state.language)?.title ?? ''),
    };
  if (id === 'large')
    return {
      role: 'slider',
      label: withValue(
        shellWords().settingRows.large,
        large ? shellWords().settingRows.largeOn : shellWords().settingRows.largeOff,
      ),
    };
  if (id === 'hold')
    return {
      role: 'slider',
      label: withValue(
        shellWords().settingRows.hold,
        hold ? shellWords().settingRows.holdOn : shellWords().settingRows.holdOff,
      ),
    };
  const flag = id as 'mute' | 'aid' | 'advice' | 'whys' | 'calm' | 'contrast' | 'fullscreen';
  return { role: 'switch', label: withValue(shellWords().settingRows[flag], onOrOff(state[flag] === true)) };
}

/** Tells things of the same name apart by their order. */
export function toldApart(names: readonly string[]): string[] {
  const places = counted(names);
  return names.map((name, i) => (places[i].of === 1 ? name : fill(shellWords().nthOf, { name, ...places[i] })));
}
