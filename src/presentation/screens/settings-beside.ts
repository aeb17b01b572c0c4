/** Boards of the settings that lie beside the rows where a window is wide: all sound, reasons, helps, and secret cards. */
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

/** Draws the boards, one below the other. */
export function besideRows(sketch: Sketch, state: SettingsState, strip: Strip): void {
  for (const [i, id] of (['mute', 'whys', 'aid', 'advice'] as const).entries())
    turned(sketch, state, id, { x: 1236 + (i % 2) * 220, y: i < 2 ? 422 : 518 });
  secrets(sketch, state, strip);
}

/** Draws a small board with a switch; closed where it is about sounds of a machine without any. */
function turned(
  sketch: Sketch,
  state: SettingsState,
  id: 'mute' | 'whys' | 'aid' | 'advice',
  { x, y }: { x: number; y: number },
): void {
  const [w, h] = [208, 84];
  const spoken = spokenSetting(state, id);
  sketch.sheet('panel-dark', x, y, w, h, 8);
  sketch.words('pill', words()[id], x + 18, y + h / 2, { depth: 12, maxWidth: w - 122, lines: 2 });
  if (id === 'mute' && state.silent) sketch.target(id, spoken, x, y, w, h, words().noSound);
  else {
    sketch.turns(id, spoken, x, y, w, h);
    sketch.add({
      id: `switch:${id}`,
      kind: 'switch',
      x: x + w - 58,
      y: y + h / 2,
      depth: 12,
      props: { on: state[id] },
    });
  }
  sketch.ring(id);
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
