/** The less used options of a game: one row each, left and right or a press change it, a sentence says what it means. */
import type { SetupOption } from './setup.ts';
import { type Screen, Sketch } from './sketch.ts';
import { shellWords } from './words.ts';

export interface MoreRulesState {
  title: string;
  options: readonly SetupOption[];
  focus: string | null;
}

/** So many rows have room. */
export const mostRows = 7;

const row = { x: 256, w: 1408, h: 96, step: 100 };
/** The board is as high as its rows; this much above them and below. */
const margin = { above: 122, below: 128 };
const value = { x: 1266, w: 378 };

export function moreRulesScreen(state: MoreRulesState): Screen {
  const sketch = new Sketch(state.focus);
  sketch.cabin();
  sketch.dim(0.5);
  const h = margin.above + state.options.length * row.step + margin.below;
  const top = 540 - h / 2;
  sketch.sheet('panel-board', 200, top, 1520, h, 5);
  sketch.add({ id: 'banner', kind: 'banner', x: 960, y: top + 52, depth: 12, props: { text: state.title } });
  for (const [i, option] of state.options.entries()) optionRow(sketch, option, top + margin.above + i * row.step);
  sketch.button('close', shellWords.toSetup, 960, top + h - 62, 520, 96, { look: 'gold', icon: 'icon-back' });
  sketch.first = state.options[0] ? `option:${state.options[0].name}` : 'close';
  return sketch;
}

function optionRow(sketch: Sketch, option: SetupOption, y: number): void {
  const id = `option:${option.name}`;
  const middle = y + row.h / 2;
  const alpha = option.refusal ? 0.55 : 1;
  sketch.sheet('panel-dark', row.x, y, row.w, row.h, 8);
  sketch.words('seatName', option.title, row.x + 32, y + 30, { size: 36, depth: 12, maxWidth: value.x - row.x - 60 });
  const text = option.refusal ?? option.text;
  sketch.words('note', text, row.x + 32, y + 70, { size: 28, depth: 12, maxWidth: value.x - row.x - 60 });
  if (option.chosen === undefined) {
    const props = { on: option.on };
    sketch.add({ id: `switch:${option.name}`, kind: 'switch', x: value.x + 304, y: middle, alpha, depth: 12, props });
    sketch.target(id, row.x, y, row.w, row.h, option.refusal);
  } else {
    sketch.sheet('pill-plain', value.x, middle - 32, value.w, 64, 11);
    sketch.words('pill', option.chosen, value.x + value.w / 2, middle, {
      align: 0.5,
      depth: 13,
      color: '#FBF1D8',
      maxWidth: value.w - 120,
    });
    sketch.picture('icon-key-left', value.x + 34, middle, { depth: 13, scale: 0.34, alpha });
    sketch.picture('icon-key-right', value.x + value.w - 34, middle, { depth: 13, scale: 0.34, alpha });
    if (option.refusal) sketch.target(id, row.x, y, row.w, row.h, option.refusal);
    else {
      sketch.turns(id, row.x, y, row.w, row.h);
      sketch.part(id, `${id}:back`, value.x - 20, y, value.w / 2 + 20, row.h);
    }
  }
  sketch.ring(id);
}
