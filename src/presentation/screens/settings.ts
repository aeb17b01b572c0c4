/** Settings: a board of rows, each with its value beside it; left and right change the row that has the focus. */

import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import type { Language } from '../../words/language.ts';
import { fill } from '../../words/message.ts';
import type { PadMake } from '../hands/pad-make.ts';
import type { Device } from '../hands/picker.ts';
import { type Quality, qualities } from '../quality.ts';
import { skyAndSea } from '../sky-and-sea.ts';
import { glyph, glyphsOf, type PadDeed } from './glyphs.ts';
import { besideRows } from './settings-beside.ts';
import { type SettingsPlan, tall, wide } from './settings-plan.ts';
import { type Screen, Sketch } from './sketch.ts';
import { spokenSetting } from './spoken.ts';

export interface SettingsState {
  /** Id of the language that is spoken, and those that can be. */
  language: string;
  languages: readonly Pick<Language, 'id' | 'title'>[];
  speed: string;
  speeds: readonly string[];
  sea: number;
  music: number;
  guns: number;
  loudest: number;
  /** True when all sound is off, whatever the three volumes say. */
  mute: boolean;
  calm: boolean;
  /** True when nobody has chosen reduced motion, and the machine asks for it. */
  calmBySystem: boolean;
  /** Level of how much is drawn; null is as much as the machine manages. */
  quality: Quality | null;
  /** True if this machine can draw at more than one level. */
  levels: boolean;
  large: boolean;
  contrast: boolean;
  /** True when nobody has chosen high contrast, and the machine asks for it. */
  contrastBySystem: boolean;
  hold: boolean;
  /** True when the table shows what can be worked out from public facts. */
  aid: boolean;
  /** True when whoever is asked can ask what to do. */
  advice: boolean;
  /** True when the table says in every game why a computer did something. */
  whys: boolean;
  /** Sentences that describe this aid, one for each game that has something to show. */
  aids: readonly string[];
  /** True if this machine has no sound. */
  silent: boolean;
  /** State of the full screen; null where the browser offers none. */
  fullscreen: boolean | null;
  /** True if no table lies behind it, but the cabin. */
  cabin: boolean;
  /** Words on the button that closes. */
  close: string;
  focus: string | null;
  /** Device that somebody used last. */
  device: Device;
  /** Make of the gamepad pressed last. */
  make?: PadMake | null;
  /** Frame of the window's shape. */
  frame?: Frame;
}

const words = () => shellWords().settingRows;

/** Height of a line in a part of a row. */
const lineHeight = 84;

export function settingsScreen(state: SettingsState): Screen {
  const sketch = new Sketch(state.focus);
  const upright = sketch.upright(state.frame, { x: 180, y: 30, w: 1560, h: 1018 });
  const plan = upright ? tall : wide;
  const { board, row, icon, label, silent, close } = plan;
  if (state.cabin) sketch.cabin();
  sketch.dim(0.66);
  sketch.sheet('panel-board', board.x, board.y, board.w, board.h, 5);
  const lid = { w: board.w, h: board.h };
  sketch.add({ id: 'brass', kind: 'brass', x: board.x, y: board.y, depth: 6, props: lid });
  const banner = { x: plan.x, y: board.y + 52 };
  sketch.add({ id: 'banner', kind: 'banner', ...banner, depth: 12, props: { text: shellWords().settings } });
  for (const [i, { id, icon: frame, title, draw }] of rowsOf(sketch, state, plan, upright).entries()) {
    const y = row.top + i * row.step;
    const heard = ['sea', 'music', 'guns', 'mute'].includes(id);
    const hushed = frame === 'icon-speaker' && (state.music === 0 || state.mute);
    // Sounds of a machine without any, and levels of one that has only the plainest.
    const none = (state.silent && heard) || (id === 'quality' && !state.levels);
    const why = heard ? words().noSound : words().noLevels;
    sketch.sheet('panel-dark', row.x, y, row.w, row.h, 8);
    const alpha = none ? 0.55 : 1;
    const shown = hushed || (none && heard) ? 'icon-speaker-off' : frame;
    sketch.picture(shown, icon.x, y + icon.dy, { depth: 12, scale: 0.5, alpha });
    sketch.words('pill', title, label.x, y + label.dy, { depth: 12, maxWidth: label.w });
    if (none) {
      sketch.words('note', why, silent.x, y + silent.dy, { depth: 12, maxWidth: silent.w });
      sketch.target(id, spokenSetting(state, id), row.x, y - 2, row.w, row.h + 4, why);
    } else {
      // A finger needs a little more than the board shows.
      sketch.turns(id, spokenSetting(state, id), row.x, y - 2, row.w, row.h + 4);
      draw(y);
    }
    sketch.ring(id);
  }
  preview(sketch, state, plan);
  if (!upright) besideRows(sketch, state, (chosen, y, place) => parts(sketch, 'hold', looks(), chosen, y, place));
  sketch.button('close', state.close, close.x, close.y, close.w, 92, { look: 'gold', icon: 'icon-back' });
  if (plan.hints) hints(sketch, state, plan.hints);
  sketch.first = 'speed';
  return sketch;
}

interface Row {
  id: string;
  icon: string;
  title: string;
  draw: (y: number) => void;
}

/** Lists the rows; an upright board has those of the right column among the others. */
function rowsOf(sketch: Sketch, state: SettingsState, plan: SettingsPlan, upright: boolean): Row[] {
  const strip =
    (of: string, all: readonly Part[], chosen: string, place = plan.parts) =>
    (y: number) =>
      parts(sketch, of, all, chosen, y + plan.parts.dy, place);
  const loud = (id: 'sea' | 'music' | 'guns') => (y: number) => level(sketch, state, id, y, plan);
  const turned = (id: string, on: boolean, note: string) => (y: number) => flip(sketch, id, on, note, y, plan);
  const { calm, contrast, large, fullscreen, hold, mute, aid, advice, whys } = state;
  const rows: Row[] = [
    { id: 'speed', icon: 'icon-fast', title: words().speed, draw: strip('speed', speedsOf(state), state.speed) },
    { id: 'sea', icon: 'icon-wave', title: words().sea, draw: loud('sea') },
    { id: 'music', icon: 'icon-speaker', title: words().music, draw: loud('music') },
    { id: 'guns', icon: 'icon-cannon', title: words().guns, draw: loud('guns') },
    { id: 'large', icon: 'icon-letters', title: words().large, draw: strip('large', sizes(), large ? 'on' : 'off') },
    { id: 'calm', icon: 'icon-moon', title: words().calm, draw: turned('calm', calm, calmNote(state)) },
    {
      id: 'contrast',
      icon: 'icon-sun',
      title: words().contrast,
      draw: turned('contrast', contrast, contrastNote(state)),
    },
  ];
  rows.push({
    id: 'quality',
    icon: 'icon-star',
    title: words().quality,
    draw: strip('quality', levels(), state.quality ?? 'auto'),
  });
  if (fullscreen !== null) {
    const note = fullscreen ? words().fullscreenOn : words().fullscreenOff;
    const draw = turned('fullscreen', fullscreen, note);
    rows.push({ id: 'fullscreen', icon: 'icon-fullscreen', title: words().fullscreen, draw });
  }
  const tongues = state.languages.map(({ id, title }) => ({ id, text: title }));
  rows.push({
    id: 'language',
    icon: 'icon-quill',
    title: words().language,
    draw: strip('language', tongues, state.language),
  });
  if (!upright) return rows;
  const quiet = mute ? words().muteOn : words().muteOff;
  rows.splice(4, 0, { id: 'mute', icon: 'icon-speaker-off', title: words().mute, draw: turned('mute', mute, quiet) });
  const helping = aid ? words().aidOn : words().aidOff;
  rows.push({ id: 'aid', icon: 'icon-lantern', title: words().aid, draw: turned('aid', aid, helping) });
  const advised = advice ? words().adviceOn : words().adviceOff;
  rows.push({ id: 'advice', icon: 'icon-helm', title: words().advice, draw: turned('advice', advice, advised) });
  const told = whys ? words().whysOn : words().whysOff;
  rows.push({ id: 'whys', icon: 'icon-question', title: words().whys, draw: turned('whys', whys, told) });
  // Its name is longer than those of the others.
  const beside = { ...plan.parts, x: plan.parts.x + 146, w: plan.parts.w - 146 };
  rows.push({
    id: 'hold',
    icon: 'icon-eye',
    title: words().hold,
    draw: strip('hold', looks(), hold ? 'on' : 'off', beside),
  });
  return rows;
}

const speedsOf = ({ speeds: all }: SettingsState) => all.map((each) => ({ id: each, text: words().speeds[each] }));

const sizes = () => [
  { id: 'off', text: words().largeOff },
  { id: 'on', text: words().largeOn },
];

const levels = () => ['auto', ...qualities].map((id) => ({ id, text: words().qualities[id] }));

const looks = () => [
  { id: 'on', text: words().holdOn },
  { id: 'off', text: words().holdOff },
];

const contrastNote = ({ contrast, contrastBySystem }: SettingsState): string =>
  contrast ? (contrastBySystem ? words().askedFor : words().contrastOn) : words().contrastOff;

const calmNote = ({ calm, calmBySystem }: SettingsState): string =>
  calm ? (calmBySystem ? words().askedFor : words().calmOn) : words().calmOff;

interface Part {
  id: string;
  text: string;
}

/** Draws a few values side by side; the chosen one is gold. */
function parts(
  sketch: Sketch,
  of: string,
  all: readonly Part[],
  chosen: string,
  y: number,
  place: { x: number; w: number },
): void {
  const step = place.w / all.length;
  for (const [i, { id, text }] of all.entries()) {
    const x = place.x + i * step;
    if (id === chosen) sketch.sheet('button-gold-idle', x - 27, y - 17, step + 54, 122, 11);
    else sketch.sheet('pill-plain', x + 3, y + 13, step - 6, 62, 11);
    const color = id === chosen ? '#2B1608' : '#E8D2A2';
    sketch.words('pill', text, x + step / 2, y + 44, { align: 0.5, depth: 13, color, maxWidth: step - 12 });
    sketch.part(of, `${of}:${id}`, text, x, y, step, lineHeight);
  }
}

/** Draws a line of eleven places, each wide enough for a finger that aims at the line and slides off a little. */
function level(
  sketch: Sketch,
  state: SettingsState,
  id: 'sea' | 'music' | 'guns',
  y: number,
  { row, slider }: SettingsPlan,
): void {
  const value = state[id];
  const step = slider.w / state.loudest;
  const middle = y + slider.dy;
  sketch.sheet('slider/track', slider.x - 10, middle - 10, slider.w + 20, 20, 11);
  if (value > 0) sketch.sheet('slider/fill', slider.x - 6, middle - 6, Math.max(24, step * value + 6), 12, 12);
  for (let i = value + 1; i < state.loudest; i++) {
    const dot = { w: 5, h: 5, color: 0x8a6a3a };
    sketch.add({ id: `${id}/${i}`, kind: 'shade', x: slider.x + step * i - 2, y: middle - 2, depth: 12, props: dot });
  }
  sketch.picture('slider/knob', slider.x + step * value, middle, { depth: 13, scale: 1.25 });
  sketch.words('ribbon', String(value * 10), slider.value, middle, { align: 1, depth: 12, size: 40, color: '#F8DC8C' });
  for (let i = 0; i <= state.loudest; i++) {
    sketch.part(id, `${id}:${i}`, String(i * 10), slider.x + step * (i - 0.5), y, step, row.h);
  }
}

function flip(sketch: Sketch, id: string, on: boolean, told: string, y: number, { flip: at }: SettingsPlan): void {
  sketch.add({ id: `switch:${id}`, kind: 'switch', x: at.x, y: y + at.dy, depth: 12, props: { on } });
  sketch.words('note', told, at.note.x, y + at.note.dy, { depth: 12, maxWidth: at.note.w });
}

/** Draws what the row with the focus changes, as far as a picture can show it. */
function preview(sketch: Sketch, state: SettingsState, { preview: box, about: below }: SettingsPlan): void {
  const { x, y, w, h, sky, ship: at } = box;
  for (const part of skyAndSea({ x, y, w, h }, sky, 7)) sketch.add(part);
  if (state.contrast) {
    const night = { w, h, color: 0x04101c };
    sketch.add({ id: 'night', kind: 'shade', x, y, alpha: 0.62, depth: 7.5, props: night });
  }
  // The great ship of the title: no game's own pictures may be here yet.
  const ship = { frame: 'ship-hero', bobs: true };
  sketch.add({ id: 'sample', kind: 'picture', x: x + at.x, y: y + at.y, scale: 0.34, depth: 8, props: ship });
  sketch.picture('foam-hero', x + at.x, y + at.y, { depth: 8, scale: 0.34 });
  sketch.sheet('vignette-frame', x - 8, y - 8, w + 16, h + 16, 9);
  const sheet = Math.min(560, w - 28);
  sketch.sheet('banner-caption', x + w / 2 - sheet / 2, y + h - 88, sheet, 84, 12);
  sketch.words('caption', words().sample, x + w / 2, y + h - 46, {
    ...{ align: 0.5, depth: 14, size: 32, maxWidth: sheet - 82 },
  });
  const row = state.focus ?? '';
  const about = fill(row === 'aid' ? state.aids.join(' ') : (words().about[row] ?? ''), {
    speed: words().speeds[state.speed],
  });
  if (about !== '') sketch.words('note', about, below.x, below.y, { depth: 12, wrap: below.w, size: 29 });
}

function hints(sketch: Sketch, { device, make }: SettingsState, { y, xs }: NonNullable<SettingsPlan['hints']>): void {
  const hint = (deed: PadDeed, text: string, x: number) => {
    const icons = glyphsOf(device, deed);
    // A pointer goes back by the button it sees.
    if (icons.length === 0) return;
    for (const [i, icon] of icons.entries()) glyph(sketch, icon, x + i * 52, y, 0.44, make);
    sketch.words('note', text, x - 16 + icons.length * 52, y, { depth: 12, maxWidth: 250 });
  };
  hint('choose', words().choose, xs[0]);
  hint('change', words().change, xs[1]);
  hint('back', shellWords().back, xs[2]);
}
