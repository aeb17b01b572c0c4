/** Settings: a board of rows, each with its value beside it; left and right change the row that has the focus. */
import type { Device } from '../picker.ts';
import { type Deed, glyphsOf } from './glyphs.ts';
import { type Screen, Sketch } from './sketch.ts';
import { say, shellWords } from './words.ts';

export interface SettingsState {
  speed: string;
  speeds: readonly string[];
  sea: number;
  music: number;
  guns: number;
  loudest: number;
  /** All sound is off, whatever the three say. */
  mute: boolean;
  calm: boolean;
  /** Nobody has chosen it: the machine asks for it. */
  calmBySystem: boolean;
  large: boolean;
  contrast: boolean;
  hold: boolean;
  /** What can be worked out is shown: where Yellowbeard could be, what the Navy sees on his chart. */
  aid: boolean;
  /** This machine has no sound. */
  silent: boolean;
  /** Null where the browser offers none. */
  fullscreen: boolean | null;
  /** No table lies behind it: the cabin does. */
  cabin: boolean;
  /** What the button that closes says. */
  close: string;
  focus: string | null;
  /** What somebody used last. */
  device: Device;
}

const words = shellWords.settingRows;
const row = { x: 256, w: 936, h: 88, top: 172, step: 98 };
const control = { x: 642, w: 520 };
const slider = { x: 662, w: 384 };

export function settingsScreen(state: SettingsState): Screen {
  const sketch = new Sketch(state.focus);
  sketch.box = { x: 180, y: 40, w: 1560, h: 1000 };
  if (state.cabin) sketch.cabin();
  sketch.dim(0.66);
  sketch.sheet('panel-board', 200, 62, 1520, 956, 5);
  sketch.add({ id: 'banner', kind: 'banner', x: 960, y: 114, depth: 12, props: { text: shellWords.settings } });
  const rows: [string, string, string, (y: number) => void][] = [
    ['speed', 'icon-fast', words.speed, (y) => parts(sketch, 'speed', speedsOf(state), state.speed, y)],
    ['sea', 'icon-wave', words.sea, (y) => level(sketch, state, 'sea', y)],
    ['music', 'icon-speaker', words.music, (y) => level(sketch, state, 'music', y)],
    ['guns', 'icon-cannon', words.guns, (y) => level(sketch, state, 'guns', y)],
    ['large', 'icon-spyglass', words.large, (y) => parts(sketch, 'large', sizes, state.large ? 'on' : 'off', y)],
    ['calm', 'icon-moon', words.calm, (y) => flip(sketch, state.calm, calmNote(state), y)],
    ['contrast', 'icon-sun', words.contrast, (y) => flip(sketch, state.contrast, contrastNote(state), y)],
  ];
  if (state.fullscreen !== null) {
    const note = state.fullscreen ? words.fullscreenOn : words.fullscreenOff;
    const on = state.fullscreen;
    rows.push(['fullscreen', 'icon-fullscreen', words.fullscreen, (y) => flip(sketch, on, note, y)]);
  }
  for (const [i, [id, icon, title, draw]] of rows.entries()) {
    const y = row.top + i * row.step;
    const heard = ['sea', 'music', 'guns'].includes(id);
    const silent = icon === 'icon-speaker' && (state.music === 0 || state.mute);
    const mute = state.silent && heard;
    sketch.sheet('panel-dark', row.x, y, row.w, row.h, 8);
    const alpha = mute ? 0.55 : 1;
    sketch.picture(silent || mute ? 'icon-speaker-off' : icon, 304, y + row.h / 2, { depth: 12, scale: 0.5, alpha });
    sketch.words('pill', title, 350, y + row.h / 2, { depth: 12, maxWidth: 280 });
    if (mute) {
      sketch.words('note', words.noSound, control.x, y + row.h / 2, { depth: 12, maxWidth: control.w });
      sketch.target(id, row.x, y, row.w, row.h, words.noSound);
    } else {
      sketch.turns(id, row.x, y, row.w, row.h);
      draw(y);
    }
    sketch.ring(id);
  }
  preview(sketch, state);
  everything(sketch, state);
  helps(sketch, state);
  secrets(sketch, state);
  sketch.button('close', state.close, 1450, 906, 428, 92, { look: 'gold', icon: 'icon-back' });
  hints(sketch, state.device);
  sketch.first = 'speed';
  return sketch;
}

const speedsOf = ({ speeds: all }: SettingsState) => all.map((each) => ({ id: each, text: words.speeds[each] }));

const sizes = [
  { id: 'off', text: words.largeOff },
  { id: 'on', text: words.largeOn },
];

const looks = [
  { id: 'on', text: words.holdOn },
  { id: 'off', text: words.holdOff },
];

const contrastNote = ({ contrast }: SettingsState): string => (contrast ? words.contrastOn : words.contrastOff);

const calmNote = ({ calm, calmBySystem }: SettingsState): string =>
  calm ? (calmBySystem ? words.calmAsked : words.calmOn) : words.calmOff;

interface Part {
  id: string;
  text: string;
}

/** A few values side by side; the chosen one is gold. */
function parts(sketch: Sketch, of: string, all: readonly Part[], chosen: string, y: number, place = control): void {
  const step = place.w / all.length;
  for (const [i, { id, text }] of all.entries()) {
    const x = place.x + i * step;
    if (id === chosen) sketch.sheet('button-gold-idle', x - 27, y - 17, step + 54, 122, 11);
    else sketch.sheet('pill-plain', x + 3, y + 13, step - 6, 62, 11);
    const color = id === chosen ? '#2B1608' : '#E8D2A2';
    sketch.words('pill', text, x + step / 2, y + 44, { align: 0.5, depth: 13, color, maxWidth: step - 20 });
    sketch.part(of, `${of}:${id}`, x, y, step, row.h);
  }
}

/** Eleven places, each wide enough for a finger that aims at the line and slides off a little. */
function level(sketch: Sketch, state: SettingsState, id: 'sea' | 'music' | 'guns', y: number): void {
  const value = state[id];
  const step = slider.w / state.loudest;
  const middle = y + row.h / 2;
  sketch.sheet('slider/track', slider.x - 10, middle - 10, slider.w + 20, 20, 11);
  if (value > 0) sketch.sheet('slider/fill', slider.x - 6, middle - 6, Math.max(24, step * value + 6), 12, 12);
  sketch.picture('slider/knob', slider.x + step * value, middle, { depth: 13 });
  sketch.words('ribbon', String(value * 10), 1162, middle, { align: 1, depth: 12, size: 40, color: '#F8DC8C' });
  for (let i = 0; i <= state.loudest; i++) {
    sketch.part(id, `${id}:${i}`, slider.x + step * (i - 0.5), y, step, row.h);
  }
}

function flip(sketch: Sketch, on: boolean, note: string, y: number): void {
  sketch.add({ id: `switch:${y}`, kind: 'switch', x: 690, y: y + row.h / 2, depth: 12, props: { on } });
  sketch.words('note', note, 756, y + row.h / 2, { depth: 12, maxWidth: 410 });
}

/** What the row with the focus changes, as far as a picture can show it. */
function preview(sketch: Sketch, state: SettingsState): void {
  const { x, y, w, h } = { x: 1236, y: 174, w: 428, h: 188 };
  sketch.add({ id: 'sky', kind: 'picture', x, y, depth: 7, props: { picture: 'sky-dusk', w, h: 108 } });
  sketch.add({ id: 'water', kind: 'picture', x, y: y + 108, depth: 7, props: { picture: 'sea-gradient', w, h: 80 } });
  if (state.contrast) {
    const night = { w, h, color: 0x04101c };
    sketch.add({ id: 'night', kind: 'shade', x, y, alpha: 0.62, depth: 7.5, props: night });
  }
  // The great ship of the title: no game's own pictures may be here yet.
  const ship = { frame: 'ship-hero', bobs: true };
  sketch.add({ id: 'sample', kind: 'picture', x: x + w / 2, y: y + 118, scale: 0.34, depth: 8, props: ship });
  sketch.picture('foam-hero', x + w / 2, y + 118, { depth: 8, scale: 0.34 });
  sketch.sheet('vignette-frame', x - 8, y - 8, w + 16, h + 16, 9);
  sketch.sheet('banner-caption', x + 14, y + h - 88, w - 28, 84, 12);
  sketch.words('caption', words.sample, x + w / 2, y + h - 46, { align: 0.5, depth: 14, size: 32, maxWidth: w - 110 });
  const about = say(words.about[state.focus ?? ''] ?? '', { speed: words.speeds[state.speed] });
  if (about !== '') sketch.words('note', about, x, 796, { depth: 12, wrap: w, size: 29 });
}

/** All sound, off or on: a board of its own, beside the three that say how much of what. */
function everything(sketch: Sketch, { mute, silent }: SettingsState): void {
  const { x, y, w, h } = { x: 1236, y: 382, w: 428, h: 88 };
  sketch.sheet('panel-dark', x, y, w, h, 8);
  const off = mute || silent;
  sketch.picture(off ? 'icon-speaker-off' : 'icon-speaker', x + 44, y + h / 2, { depth: 12, scale: 0.5 });
  sketch.words('pill', words.mute, x + 86, y + h / 2, { depth: 12, maxWidth: w - 210 });
  if (silent) sketch.target('mute', x, y, w, h, words.noSound);
  else {
    sketch.turns('mute', x, y, w, h);
    sketch.add({ id: 'switch:mute', kind: 'switch', x: x + w - 66, y: y + h / 2, depth: 12, props: { on: mute } });
  }
  sketch.ring('mute');
}

/** What a table tells beyond the rules: nothing but what everybody could work out. */
function helps(sketch: Sketch, { aid }: SettingsState): void {
  const { x, y, w, h } = { x: 1236, y: 486, w: 428, h: 88 };
  sketch.sheet('panel-dark', x, y, w, h, 8);
  sketch.picture('icon-lantern', x + 44, y + h / 2, { depth: 12, scale: 0.5 });
  sketch.words('pill', words.aid, x + 86, y + h / 2, { depth: 12, maxWidth: w - 210 });
  sketch.turns('aid', x, y, w, h);
  sketch.add({ id: 'switch:aid', kind: 'switch', x: x + w - 66, y: y + h / 2, depth: 12, props: { on: aid } });
  sketch.ring('aid');
}

/** How secret cards are looked at: as long as something is held, or from one press to the next. */
function secrets(sketch: Sketch, { hold }: SettingsState): void {
  const { x, y, w, h } = { x: 1236, y: 590, w: 428, h: 148 };
  sketch.sheet('panel-dark', x, y, w, h, 8);
  sketch.picture('icon-eye', x + 44, y + 32, { depth: 12, scale: 0.44 });
  sketch.words('pill', words.hold, x + 82, y + 32, { depth: 12, maxWidth: w - 100 });
  sketch.turns('hold', x, y, w, h);
  parts(sketch, 'hold', looks, hold ? 'on' : 'off', y + 54, { x: x + 14, w: w - 28 });
  sketch.ring('hold');
}

function hints(sketch: Sketch, device: Device): void {
  const hint = (deed: Deed, text: string, x: number) => {
    const icons = glyphsOf(device, deed);
    // A pointer goes back by the button it sees.
    if (icons.length === 0) return;
    for (const [i, icon] of icons.entries()) sketch.picture(icon, x + i * 52, 978, { depth: 12, scale: 0.44 });
    sketch.words('note', text, x - 16 + icons.length * 52, 978, { depth: 12, maxWidth: 250 });
  };
  hint('choose', words.choose, 300);
  hint('change', words.change, 660);
  hint('back', shellWords.back, 1000);
}
