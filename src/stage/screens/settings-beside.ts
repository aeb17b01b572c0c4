/** Boards of the settings that lie beside the rows where a window is wide: all sound, helps, and secret cards. */
import { shellWords } from '../../words/house/house.ts';
import type { Sketch } from './sketch.ts';
import { spokenSetting } from './spoken.ts';

const words = () => shellWords().settingRows;

type SettingsState = Parameters<typeof spokenSetting>[0] & {
  /** This machine has no sound. */
  silent: boolean;
};

/** Draws the values of the way in which secret cards are looked at, side by side. */
type Strip = (chosen: string, y: number, place: { x: number; w: number }) => void;

/** Draws the three boards, one below the other. */
export function besideRows(sketch: Sketch, state: SettingsState, strip: Strip): void {
  everything(sketch, state);
  helps(sketch, state);
  secrets(sketch, state, strip);
}

/** Draws the board that turns all sound off or on, beside the three boards for the volumes. */
function everything(sketch: Sketch, state: SettingsState): void {
  const { mute, silent } = state;
  const { x, y, w, h } = { x: 1236, y: 422, w: 428, h: 84 };
  sketch.sheet('panel-dark', x, y, w, h, 8);
  const off = mute || silent;
  sketch.picture(off ? 'icon-speaker-off' : 'icon-speaker', x + 44, y + h / 2, { depth: 12, scale: 0.5 });
  sketch.words('pill', words().mute, x + 86, y + h / 2, { depth: 12, maxWidth: w - 210 });
  const spoken = spokenSetting(state, 'mute');
  if (silent) sketch.target('mute', spoken, x, y, w, h, words().noSound);
  else {
    sketch.turns('mute', spoken, x, y, w, h);
    sketch.add({ id: 'switch:mute', kind: 'switch', x: x + w - 66, y: y + h / 2, depth: 12, props: { on: mute } });
  }
  sketch.ring('mute');
}

/**
 * Draws the two boards for helps: what the table shows beyond the rules, which everybody could work out, and whether
 * people may ask what to do.
 */
function helps(sketch: Sketch, state: SettingsState): void {
  const [y, w, h] = [518, 208, 84];
  for (const [i, id] of (['aid', 'advice'] as const).entries()) {
    const x = 1236 + i * 220;
    sketch.sheet('panel-dark', x, y, w, h, 8);
    sketch.words('pill', words()[id], x + 18, y + h / 2, { depth: 12, maxWidth: w - 122, lines: 2 });
    sketch.turns(id, spokenSetting(state, id), x, y, w, h);
    sketch.add({
      id: `switch:${id}`,
      kind: 'switch',
      x: x + w - 58,
      y: y + h / 2,
      depth: 12,
      props: { on: state[id] },
    });
    sketch.ring(id);
  }
}

/**
 * Draws the board for the way in which secret cards are revealed: as long as something is held, or from one press to
 * the next.
 */
function secrets(sketch: Sketch, state: SettingsState, strip: Strip): void {
  const { hold } = state;
  const { x, y, w, h } = { x: 1236, y: 614, w: 428, h: 146 };
  sketch.sheet('panel-dark', x, y, w, h, 8);
  sketch.picture('icon-eye', x + 44, y + 32, { depth: 12, scale: 0.44 });
  sketch.words('pill', words().hold, x + 82, y + 32, { depth: 12, maxWidth: w - 100 });
  sketch.turns('hold', spokenSetting(state, 'hold'), x, y, w, h);
  strip(hold ? 'on' : 'off', y + 54, { x: x + 14, w: w - 28 });
  sketch.ring('hold');
}
