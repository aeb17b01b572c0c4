/** Maps of one's own: those that are kept on the left, the chosen one with everything that is wrong with it on the right. */
import type { MapProblem, MapRead } from '../../rules/game.ts';
import type { Ocean } from '../../rules/yellowbeard/types.ts';
import { type Screen, Sketch } from '../screens/sketch.ts';
import { fill } from './naming.ts';
import { setupWords } from './words-setup.ts';

const { maps: told } = setupWords;

export interface ShownMap {
  name: string;
  read: MapRead;
  /** It lies on this machine and can be chosen in the set-up. */
  kept: boolean;
}

export interface MapsState {
  maps: readonly ShownMap[];
  /** Place among them. */
  shown: number;
  /** What came of the latest file, in a sentence. */
  news: string | null;
  focus: string | null;
}

const preview = { x: 596, y: 190, w: 620, h: 560 };
const problemsShown = 7;

export function mapsScreen(state: MapsState): Screen {
  const sketch = new Sketch(state.focus);
  sketch.cabin();
  sketch.dim(0.5);
  sketch.sheet('panel-board', 110, 54, 1700, 972, 5);
  sketch.add({ id: 'banner', kind: 'banner', x: 960, y: 106, depth: 12, props: { text: told.title } });
  const shown = state.maps[state.shown];
  list(sketch, state);
  if (shown) {
    drawing(sketch, shown);
    problems(sketch, shown);
  } else {
    const middle = { align: 0.5, depth: 12 };
    sketch.words('caption', told.none, 960, 420, { ...middle, color: '#FBEFD2', maxWidth: 1100 });
    sketch.words('note', told.how, 960, 490, { ...middle, wrap: 1000 });
  }
  if (state.news) sketch.words('note', state.news, 960, 872, { align: 0.5, depth: 12, maxWidth: 1560 });
  const playable = shown?.kept === true && shown.read.map !== null;
  sketch.button('take', told.open, 370, 952, 400, 96, { icon: 'icon-plus' });
  sketch.button('remove', told.remove, 790, 952, 400, 96, { icon: 'icon-x', refusal: shown ? undefined : told.none });
  sketch.button('play', told.play, 1210, 952, 400, 96, {
    look: 'gold',
    icon: 'icon-anchor',
    refusal: playable ? undefined : shown ? told.faulty : told.none,
  });
  sketch.button('close', told.back, 1600, 952, 340, 96, { icon: 'icon-back' });
  sketch.first = playable ? 'play' : 'take';
  return sketch;
}

function list(sketch: Sketch, { maps, shown }: MapsState): void {
  for (const [i, { name, read }] of maps.slice(0, 7).entries()) {
    const y = 190 + i * 96;
    const id = `map:${i}`;
    sketch.sheet(i === shown ? 'panel-parchment' : 'panel-dark', 150, y, 420, 90, 8);
    const color = i === shown ? '#2B1608' : '#FBF1D8';
    const ocean = read.drawn as Ocean | null;
    sketch.words('pill', ocean?.title || name, 180, y + 46, { color, depth: 12, maxWidth: 310 });
    const icon = read.errors.length > 0 ? 'icon-x' : read.warnings.length > 0 ? 'icon-question' : 'icon-tick';
    const tone = read.errors.length > 0 ? '#E04A32' : read.warnings.length > 0 ? '#E0A030' : '#58B060';
    sketch.picture(icon, 530, y + 46, { depth: 12, scale: 0.4, color: tone });
    sketch.target(id, 150, y, 420, 92);
    sketch.ring(id);
  }
}

function drawing(sketch: Sketch, { read }: ShownMap): void {
  const ocean = read.drawn as Ocean | null;
  sketch.sheet('panel-parchment', preview.x - 16, preview.y - 16, preview.w + 32, preview.h + 32, 6);
  if (!ocean) return;
  const size = Math.min(preview.w / ocean.rows[0].length, preview.h / ocean.rows.length);
  const w = size * ocean.rows[0].length;
  const h = size * ocean.rows.length;
  const squaresOf = (all: readonly MapProblem[]) => all.flatMap(({ squares }) => squares);
  sketch.add({
    id: 'drawing',
    kind: 'yellowbeard-sketch',
    x: preview.x + (preview.w - w) / 2,
    y: preview.y + (preview.h - h) / 2,
    depth: 9,
    props: { ocean, size, wrong: squaresOf(read.errors), doubtful: squaresOf(read.warnings) },
  });
  const facts = {
    w: ocean.rows[0].length,
    h: ocean.rows.length,
    harbours: ocean.harbours.length,
    sites: ocean.sites.length,
    ships: ocean.counts.navyShips,
  };
  sketch.words('note', fill(told.facts, facts), preview.x, preview.y + preview.h + 48, { depth: 12, maxWidth: 660 });
}

/** Errors first; each is one sentence, with the squares it is about. */
function problems(sketch: Sketch, { read }: ShownMap): void {
  const { errors, warnings } = read;
  const x = 1266;
  const all = [...errors.map((one) => ({ one, bad: true })), ...warnings.map((one) => ({ one, bad: false }))];
  const heading =
    errors.length > 0
      ? fill(errors.length === 1 ? told.errors.one : told.errors.many, { n: errors.length })
      : warnings.length > 0
        ? fill(warnings.length === 1 ? told.warnings.one : told.warnings.many, { n: warnings.length })
        : told.fine;
  sketch.words('seatName', heading, x, 200, { size: 38, depth: 12, maxWidth: 500 });
  for (const [i, { one, bad }] of all.slice(0, problemsShown).entries()) {
    const y = 250 + i * 84;
    const where = one.squares.length > 0 ? ` ${one.squares.slice(0, 4).join(' ')}` : '';
    sketch.picture(bad ? 'icon-x' : 'icon-question', x + 12, y + 20, {
      depth: 12,
      scale: 0.3,
      color: bad ? '#E04A32' : '#E0A030',
    });
    sketch.words('note', one.message + where, x + 42, y, { size: 28, wrap: 470, depth: 12, top: true });
  }
}
