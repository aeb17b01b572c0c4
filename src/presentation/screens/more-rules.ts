/** The less used options of a game: one row each, left and right or a press change it, a sentence says what it means. */

import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import type { SetupOption } from './setup.ts';
import { type Screen, Sketch } from './sketch.ts';
import { spokenOption } from './spoken.ts';

export interface MoreRulesState {
  title: string;
  options: readonly SetupOption[];
  /** People may bring maps of their own. */
  maps?: boolean;
  focus: string | null;
  /** Frame of the window's shape. */
  frame?: Frame;
}

/** Number of rows that have room, one below the other or in two columns. */
export const mostRows = 14;
const perColumn = 7;

interface Row {
  x: number;
  y: number;
  w: number;
  /** Place of the value, from x. */
  value: { x: number; w: number };
  /** The sentence runs on below the value. */
  narrow: boolean;
}

const height = 96;
const step = 100;
const whole = { x: 256, w: 1408, value: { x: 1010, w: 378 }, narrow: false };
const half = { x: 120, w: 832, value: { x: 460, w: 360 }, narrow: true };
/** Two columns on 4:3. */
const third = { x: 222, w: 730, value: { x: 358, w: 360 }, narrow: true };
const tall = { x: 70, w: 940, value: { x: 564, w: 360 }, narrow: true };
/** The board is as high as its rows; this much above them and below. */
const margin = { above: 122, below: 128 };

export function moreRulesScreen(state: MoreRulesState): Screen {
  const sketch = new Sketch(state.focus);
  const { options } = state;
  // Two columns are wider than the board of one.
  const two = options.length > perColumn && state.frame?.shape !== 'portrait';
  const squarer = state.frame?.shape === 'four';
  const column = squarer ? third : half;
  const upright = sketch.upright(
    state.frame,
    two && !squarer ? { x: 64, y: 40, w: 1792, h: 1000 } : { x: 180, y: 40, w: 1560, h: 1000 },
  );
  sketch.cabin();
  sketch.dim(0.5);
  const rows = two ? Math.ceil(options.length / 2) : options.length;
  const h = margin.above + rows * step + margin.below;
  const { x, y } = upright ? { x: 540, y: 960 } : { x: 960, y: 540 };
  const top = y - h / 2;
  const w = two ? 2 * column.w + 88 : upright ? 1000 : 1520;
  sketch.sheet('panel-board', x - w / 2, top, w, h, 5);
  sketch.add({ id: 'banner', kind: 'banner', x, y: top + 52, depth: 12, props: { text: state.title } });
  for (const [i, option] of options.entries()) {
    const y = top + margin.above + (i % rows) * step;
    const row = two ? { ...column, x: column.x + Math.floor(i / rows) * (column.w + 16) } : upright ? tall : whole;
    optionRow(sketch, option, { ...row, y });
  }
  const beside = state.maps ? (upright ? 240 : 290) : 0;
  const wide = upright && state.maps ? 450 : 520;
  if (state.maps)
    sketch.button('maps', shellWords().ownMaps, x - beside, top + h - 62, wide, 96, { icon: 'icon-plus' });
  sketch.button('close', shellWords().toSetup, x + beside, top + h - 62, wide, 96, { look: 'gold', icon: 'icon-back' });
  sketch.first = options[0] ? `option:${options[0].name}` : 'close';
  return sketch;
}

function optionRow(sketch: Sketch, option: SetupOption, row: Row): void {
  const id = `option:${option.name}`;
  const { x, y, w, narrow } = row;
  const value = { x: x + row.value.x, w: row.value.w };
  const middle = y + (narrow ? 32 : height / 2);
  const alpha = option.refusal ? 0.55 : 1;
  const left = x + (narrow ? 22 : 32);
  sketch.sheet('panel-dark', x, y, w, height, 8);
  const mark = option.chosen === undefined ? x + w - 130 : value.x;
  sketch.words('seatName', option.title, left, y + 30, { size: 36, depth: 12, maxWidth: mark - left - 16, lines: 2 });
  const text = option.refusal ?? option.text;
  const room = narrow ? x + w - 20 - left : value.x - x - 60;
  sketch.words('note', text, left, y + 70, { size: 28, depth: 12, maxWidth: room });
  if (option.chosen === undefined) {
    const props = { on: option.on };
    const at = narrow ? { x: x + w - 66, y: middle } : { x: value.x + 304, y: middle };
    sketch.add({ id: `switch:${option.name}`, kind: 'switch', ...at, alpha, depth: 12, props });
    sketch.target(id, spokenOption(option), x, y, w, height, option.refusal);
  } else {
    const tall = narrow ? 52 : 64;
    sketch.sheet('pill-plain', value.x, middle - tall / 2, value.w, tall, 11);
    sketch.words('pill', option.chosen, value.x + value.w / 2, middle, {
      align: 0.5,
      depth: 13,
      color: '#FBF1D8',
      maxWidth: value.w - 112,
    });
    sketch.picture('icon-key-left', value.x + 34, middle, { depth: 13, scale: 0.34, alpha });
    sketch.picture('icon-key-right', value.x + value.w - 34, middle, { depth: 13, scale: 0.34, alpha });
    if (option.refusal) sketch.target(id, spokenOption(option), x, y, w, height, option.refusal);
    else {
      sketch.turns(id, spokenOption(option), x, y, w, height);
      sketch.part(
        id,
        `${id}:back`,
        fill(shellWords().valueBefore, { title: option.title }),
        value.x - 20,
        y,
        value.w / 2 + 20,
        height,
      );
    }
  }
  sketch.ring(id);
}
