/** Maps of one's own: those that are kept on the left, the chosen one with everything that is wrong with it on the right. */

import type { MapProblem } from '../../../rules/game.ts';
import { columnName } from '../../../rules/yellowbeard/map.ts';
import type { Ocean } from '../../../rules/yellowbeard/types.ts';
import { shellWords } from '../../../words/house/house.ts';
import { fill, type Text } from '../../../words/message.ts';
import { mapProblems } from '../../../words/yellowbeard/maps.ts';
import { setupWords } from '../../../words/yellowbeard/setup.ts';
import { type MapsState, mapPages, mapsOnPage, type ShownMap } from '../../screens/own-maps.ts';
import { type Screen, Sketch } from '../../screens/sketch.ts';
import { unwritten } from '../../screens/spoken.ts';
import { type MapsPlan, mapsPlan } from './own-maps-plan.ts';

/** Margin for letters and numbers: what is reported is named by them. */
const margin = { x: 44, y: 40 };
/** Margin on the other two sides, clear of the frame of the parchment. */
const edge = 14;

export function mapsScreen(state: MapsState): Screen {
  const sketch = new Sketch(state.focus);
  const plan = planOf(state);
  if (plan.frame.shape !== 'wide') sketch.frame = plan.frame;
  const { board, banner, none, news, take, remove, play, close } = plan;
  const title = state.all ? setupWords().maps.all : setupWords().maps.title;
  sketch.cabin();
  sketch.dim(0.5);
  sketch.sheet('panel-board', board.x, board.y, board.w, board.h, 5);
  sketch.add({ id: 'banner', kind: 'banner', ...banner, depth: 12, props: { text: title } });
  const shown: ShownMap | undefined = state.maps[state.shown];
  list(sketch, state, plan);
  if (shown) {
    drawing(sketch, shown, plan);
    problems(sketch, shown, plan);
  } else {
    const middle = { align: 0.5, depth: 12 };
    sketch.words('caption', setupWords().maps.none, none.x, none.y, { ...middle, color: '#FBEFD2', maxWidth: none.w });
    sketch.words('note', setupWords().maps.how, none.x, none.y + 100, { ...middle, wrap: none.w - 100 });
  }
  if (state.news)
    sketch.words('note', state.news, news.x, news.y, { align: 0.5, depth: 12, wrap: news.w, high: news.h });
  const { maps } = setupWords();
  const doubled = shown?.state === 'doubled';
  const playable = shown?.state === 'kept' || shown?.state === 'bundled';
  sketch.button('take', maps.open, take.x, take.y, take.w, 96, { icon: 'icon-plus' });
  sketch.button('remove', doubled ? maps.discard : maps.remove, remove.x, remove.y, remove.w, 96, {
    icon: state.armed ? 'icon-tick' : 'icon-x',
    refusal: !shown ? maps.none : shown.state === 'bundled' ? maps.bundled : undefined,
  });
  if (doubled) sketch.button('replace', maps.replace, play.x, play.y, play.w, 96, { look: 'gold', icon: 'icon-tick' });
  else
    sketch.button('play', maps.play, play.x, play.y, play.w, 96, {
      look: 'gold',
      icon: 'icon-anchor',
      refusal: playable ? undefined : shown ? maps.faulty : maps.none,
    });
  sketch.button('close', maps.back, close.x, close.y, close.w, 96, { icon: 'icon-back' });
  sketch.first = doubled ? 'replace' : playable ? 'play' : 'take';
  return sketch;
}

/** Gives the places, with room for all lines of the news. */
function planOf({ frame, news }: MapsState): MapsPlan {
  const plan = mapsPlan(frame, 0);
  return news ? mapsPlan(frame, linesOf(news, plan.news.w) * lineHeight) : plan;
}

/** Colours on dark wood. */
const pale = { bad: '#E04A32', doubtful: '#E0A030', good: '#58B060' };

function list(sketch: Sketch, { maps, shown, page }: MapsState, { list: at, pager }: MapsPlan): void {
  const pages = mapPages(maps.length);
  const rows = pages > 1 ? at.rows - 1 : at.rows;
  const first = pages > 1 ? page * mapsOnPage : 0;
  for (const [i, { name, read }] of maps.entries()) {
    const place = i - first;
    if (place < 0 || (pages > 1 && place >= mapsOnPage)) continue;
    const x = at.x + Math.floor(place / rows) * (at.w + 12);
    const y = at.y + (place % rows) * 96;
    const id = `map:${i}`;
    sketch.sheet(i === shown ? 'panel-parchment' : 'panel-dark', x, y, at.w, 90, 8);
    const color = i === shown ? '#2B1608' : '#FBF1D8';
    const ocean = read.drawn as Ocean | null;
    sketch.words('pill', ocean?.title || name, x + 30, y + 46, { color, depth: 12, maxWidth: at.w - 110 });
    const icon = read.errors.length > 0 ? 'icon-x' : read.warnings.length > 0 ? 'icon-question' : 'icon-tick';
    const tones = i === shown ? { bad: '#C01818', doubtful: '#9A5A10', good: '#1E7A3C' } : pale;
    const tone = read.errors.length > 0 ? tones.bad : read.warnings.length > 0 ? tones.doubtful : tones.good;
    sketch.picture(icon, x + at.w - 40, y + 46, { depth: 12, scale: 0.4, color: tone });
    sketch.target(id, { role: 'row', label: ocean?.title || name }, x, y, at.w, 92);
    sketch.ring(id);
  }
  if (pages > 1) pageButtons(sketch, { n: page + 1, of: pages }, pager);
}

function pageButtons(sketch: Sketch, page: { n: number; of: number }, { x, y }: MapsPlan['pager']): void {
  const button = (id: string, label: string, icon: string, at: number, ends: boolean) =>
    sketch.button(id, unwritten(label), at, y, 92, 84, { icon, ...(ends && { look: 'off' }), hit: { w: 96, h: 96 } });
  button('page:earlier', shellWords().earlier, 'icon-back', x - 144, page.n === 1);
  button('page:later', shellWords().later, 'icon-play', x + 144, page.n === page.of);
  sketch.words('note', fill(shellWords().pageOf, page), x, y, { align: 0.5, depth: 12, size: 28, maxWidth: 180 });
}

function drawing(sketch: Sketch, { read }: ShownMap, { preview }: MapsPlan): void {
  const ocean = read.drawn as Ocean | null;
  sketch.sheet('panel-parchment', preview.x - 16, preview.y - 16, preview.w + 32, preview.h + 32, 6);
  if (!ocean) {
    const [x, y] = [preview.x + preview.w / 2, preview.y + preview.h / 2];
    sketch.words('caption', setupWords().maps.faulty, x, y, {
      align: 0.5,
      color: '#3A2208',
      depth: 12,
      maxWidth: preview.w,
    });
    return;
  }
  const [columns, rows] = [ocean.rows[0].length, ocean.rows.length];
  const [w, h] = [preview.w - margin.x - edge, preview.h - margin.y - edge];
  const size = Math.min(w / columns, h / rows);
  const x = preview.x + margin.x + (w - size * columns) / 2;
  const y = preview.y + margin.y + (h - size * rows) / 2;
  const squaresOf = (all: readonly MapProblem[]) => all.flatMap(({ squares }) => squares);
  sketch.add({
    id: 'drawing',
    kind: 'yellowbeard-sketch',
    x,
    y,
    depth: 9,
    props: { ocean, size, wrong: squaresOf(read.errors), doubtful: squaresOf(read.warnings) },
  });
  // Large type in high contrast takes so much; letters are wider than numbers are high.
  const every = Math.ceil((columns > 26 ? 66 : 43) / size);
  const mark = { align: 0.5, size: 28, color: '#3A2208', depth: 12 };
  for (let i = 0; i < columns; i += every) sketch.words('ribbon', columnName(i), x + (i + 0.5) * size, y - 24, mark);
  for (let i = 0; i < rows; i += every) sketch.words('ribbon', String(i + 1), x - 26, y + (i + 0.5) * size, mark);
  const facts = {
    w: columns,
    h: rows,
    harbours: ocean.harbours.length,
    sites: ocean.sites.length,
    ships: ocean.counts.navyShips,
  };
  sketch.words('note', fill(setupWords().maps.facts, facts), preview.x, preview.y + preview.h + 48, {
    depth: 12,
    maxWidth: preview.w + 40,
  });
}

/** Says in a sentence what is wrong. Null for what another version of the program has kept with a map, and this one cannot say. */
export function sentenceOf({ says, facts }: MapProblem): string | null {
  const messages = mapProblems() as Readonly<Record<string, Text>>;
  try {
    return Object.hasOwn(messages, says) ? fill(messages[says], facts) : null;
  } catch {
    return null;
  }
}

/** Height of a line in the smallest type, and width of a letter in it. */
const lineHeight = 36;
const letter = 12.4;

/** Tells about how many lines a sentence takes. */
const linesOf = (text: string, wrap: number): number => Math.ceil((text.length * letter) / wrap);

/** Draws what is wrong with a map, errors first; each is one sentence, with the squares it is about. */
function problems(sketch: Sketch, { read }: ShownMap, { problems: at }: MapsPlan): void {
  const { errors } = read;
  const warnings = read.warnings.filter((one) => sentenceOf(one) !== null);
  const { x } = at;
  // News of files of very many fates leave no room here.
  if (at.h < 2 * lineHeight) return;
  const all = [...errors.map((one) => ({ one, bad: true })), ...warnings.map((one) => ({ one, bad: false }))];
  const heading =
    errors.length > 0
      ? fill(setupWords().maps.errors, { n: errors.length })
      : warnings.length > 0
        ? fill(setupWords().maps.warnings, { n: warnings.length })
        : setupWords().maps.fine;
  sketch.words('seatName', heading, x, at.y, { size: 38, depth: 12, maxWidth: at.wrap + 30 });
  let y = at.y + 50;
  const bottom = at.y + at.h - lineHeight;
  let left = all.length;
  for (const { one, bad } of all) {
    const where = one.squares.length > 0 ? ` ${one.squares.slice(0, 4).join(' ')}` : '';
    const text = `${sentenceOf(one)}${where}`;
    const high = linesOf(text, at.wrap) * lineHeight;
    if (y + high > bottom) break;
    left--;
    sketch.picture(bad ? 'icon-x' : 'icon-question', x + 12, y + 20, {
      depth: 12,
      scale: 0.3,
      color: bad ? '#E04A32' : '#E0A030',
    });
    sketch.words('note', text, x + 42, y, { size: 28, wrap: at.wrap, high: high + 12, depth: 12, top: true });
    y += high + 18;
  }
  // Who has so many has some to mend before the others matter.
  if (left > 0)
    sketch.words('note', fill(setupWords().maps.news.more, { n: left }), x + 42, y, { size: 28, depth: 12, top: true });
}
