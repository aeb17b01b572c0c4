/** The facts that follow from the settings of a house: when it is night, how loud it is, how large letters and targets are. */
import type { Frame } from '../../controller/room.ts';
import { reach } from '../../presentation/hands/picker.ts';
import { type ScreenKind, unattendedAfter } from '../prompts/idle-clock.ts';
import { loudest, type Settings } from '../settings/settings.ts';
import type { House } from './house-settings.ts';

/** Gives how the table lies at this time: awake, or asleep as the operator wants it. */
export function nightAt({ night, opens, closes }: House, now: Date): 'off' | 'dim' | 'black' {
  if (night === 'off' || opens === closes) return 'off';
  const hour = now.getHours();
  const awake = opens < closes ? hour >= opens && hour < closes : hour >= opens || hour < closes;
  return awake ? 'off' : (night as 'dim' | 'black');
}

/** Gives how loud it may be at this time, from 0 to 1. */
export const loudnessAt = ({ loud, cap }: House, now: Date): number => Math.min(loud[now.getHours()], cap) / loudest;

const chosenOf = (choice: string): boolean | null => (choice === 'system' ? null : choice === 'on');

/** Works out what the settings of the office mean for whoever plays next. */
export const visitOf = (house: House, others: Settings): Settings => ({
  ...others,
  language: house.language === 'browser' ? null : house.language,
  speed: house.speed as Settings['speed'],
  ...{ sea: house.sea, music: house.music, guns: house.guns },
  large: isLarge(house),
  contrast: chosenOf(house.contrast),
  calm: chosenOf(house.calm),
  // The office has a setting of its own for how loud it is.
  mute: false,
});

/** The question on the open table, whose time the operator sets; other screens keep their share of it. */
const measure = unattendedAfter.question / 1000;

/** Gives the milliseconds after which screens give themselves up or ask whether anybody is there. */
export const timesOf = ({ ask, count, title }: House): Partial<Record<ScreenKind, number>> => ({
  ...Object.fromEntries(
    Object.entries(unattendedAfter).map(([kind, ms]) => [kind, Math.round((ms / 1000) * (ask / measure)) * 1000]),
  ),
  'still-there': count * 1000,
  title: title * 1000,
});

/** Pixels of the reference frame across a screen, and the width of a screen of 16:9 in millimetres for each inch. */
const across = 1920;
const perInch = 25.4 * (16 / Math.hypot(16, 9));

/** Gives the millimetres of a reference pixel on a screen of 16:9. */
const pixel = ({ diagonal }: House): number => (diagonal * perInch) / across;

/** Letters of the smallest words, in reference pixels, and those of large type. */
const letter = { normal: 28, large: 32 };

/** Letters are read without effort where they are this share of the distance. */
const legible = 1 / 200;

/** The smaller side of a button, in reference pixels, and the millimetres that a finger wants. */
const button = 84;
export const fingerWants = 20;

/** Gives the pixels of a frame that a finger wants for a button on this screen, which shows the frame from edge to edge. */
export const fingerIn = ({ diagonal }: House, { width, height }: Frame): number =>
  (fingerWants * Math.hypot(width, height)) / (diagonal * 25.4);

const isFar = (house: House): boolean => letter.normal * pixel(house) < house.distance * 100 * legible;

export interface Sizes {
  /** Millimetres of the smallest letters and of a button's smaller side. */
  letters: number;
  buttons: number;
  /** Millimetres across the place in which a finger counts for a button, where no other one is nearer. */
  fingers: number;
  lettersFit: boolean;
  buttonsFit: boolean;
}

export function sizesOf(house: House): Sizes {
  const mm = pixel(house);
  const letters = (isLarge(house) ? letter.large : letter.normal) * mm;
  const buttons = button * mm;
  const fingers = (button + 2 * reach) * mm;
  const lettersFit = letters >= house.distance * 100 * legible;
  return { letters, buttons, fingers, lettersFit, buttonsFit: buttons >= fingerWants };
}

const isLarge = (house: House): boolean => house.letters === 'large' || (house.letters === 'fit' && isFar(house));
