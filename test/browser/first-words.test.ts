/**
 * First lines and the notes of lessons as they are drawn, in every language: no letter below 28 px of the window's own
 * frame, inside their paper, and at a contrast of 7 : 1 to the darkest of what they are written on. Their words are counted
 * where they are said, in test/presentation/first-lines.test.ts and test/presentation/lessons.test.ts.
 */
import Phaser from 'phaser';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Frame } from '../../src/controller/room.ts';
import type { FirstLine } from '../../src/presentation/hands/first-lines.ts';
import { fetchGame, staged, stagedGames } from '../../src/presentation/index.ts';
import { type Lay, layFirstLine, sizesOf, withFirstLine } from '../../src/presentation/screens/first-line.ts';
import { layStep, withStep } from '../../src/presentation/screens/lesson-note.ts';
import { type Screen, Sketch } from '../../src/presentation/screens/sketch.ts';
import { speak } from '../../src/words/catalogue.ts';
import { languages } from '../../src/words/language.ts';
import { few } from '../how-much.ts';
import { wordsOf } from './boxes.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { pixelsOf } from './pixels.ts';

let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['common', 'shell'], 960, 540);
  for (const id of Object.keys(stagedGames)) await fetchGame(id);
});
afterEach(() => {
  stage.scene.overlay.kit.large = false;
});
afterAll(() => stage.close());

const at = { x: 900, y: 500, w: 120, h: 100 };

/** A screen on which so much room is left around what the words are about. */
function screenWith(frame: Frame, room: number): Screen {
  const sketch = new Sketch(null);
  sketch.frame = frame;
  const [x, y] = [frame.width / 2, frame.height / 2];
  sketch.target('this', { role: 'card', label: 'this' }, x - at.w / 2, y, at.w, at.h);
  const wall = (id: string, from: number, long: number) =>
    sketch.target(id, { role: 'card', label: id }, from, 0, long, frame.height);
  if (room < frame.width) {
    wall('left', 0, x - room / 2);
    wall('right', x + room / 2, frame.width - x - room / 2);
  }
  return sketch;
}

interface Written {
  name: string;
  screen: Screen;
}

/** Notes with these words, in every size that a paper of them may have. */
function* sized(name: string, words: FirstLine, bare: Screen): Generator<Written> {
  for (const paper of ['line', 'both', 'more', 'rest'] as const)
    for (const { w, h } of few(3, sizesOf(words, paper).toReversed())) {
      const box = { x: 100, y: 100, w, h };
      const first = { ...box, ...sizesOf(words, 'line')[0], y: 700, more: true };
      const lay: Lay =
        paper === 'rest' ? { ...first, said: 'apart', second: box } : { ...box, said: paper, more: true };
      yield {
        name: `${name}, ${paper}, ${w}`,
        screen: withFirstLine(bare, { about: ['this'], words, more: true, others: [] }, lay),
      };
    }
}

/** All words in all sizes. */
function* inEverySize(frame: Frame): Generator<Written> {
  const bare = screenWith(frame, frame.width);
  for (const id of Object.keys(stagedGames)) {
    const { firstLines, lessons } = staged(id);
    for (const [kind, words] of Object.entries(firstLines?.words() ?? {})) yield* sized(`${id}, ${kind}`, words, bare);
    for (const [lesson, { steps }] of Object.entries(lessons?.() ?? {}))
      for (const [i, words] of steps.entries()) yield* sized(`${id}, lesson ${lesson}, ${i + 1}`, words, bare);
  }
}

/** Everything that stands on a note, with the widths that notes have. */
function* written(frame: Frame): Generator<Written> {
  for (const id of Object.keys(stagedGames)) {
    const { firstLines, lessons } = staged(id);
    for (const room of few(2, [frame.width, 470, 700, 560])) {
      const bare = screenWith(frame, room);
      for (const [kind, words] of Object.entries(firstLines?.words() ?? {})) {
        for (const more of [false, true]) {
          const shown = { about: ['this'], words, more, others: [] };
          const lay = layFirstLine(bare, shown);
          if (lay) yield { name: `${id}, ${kind}, ${room}`, screen: withFirstLine(bare, shown, lay) };
        }
      }
      for (const [lesson, { steps }] of Object.entries(lessons?.() ?? {})) {
        for (const [i, words] of steps.entries()) {
          const shown = { words, next: 'this', others: [], ahead: [], lay: null };
          const screen = withStep(bare, null, shown, layStep(bare, shown));
          yield { name: `${id}, lesson ${lesson}, ${i + 1}, ${room}`, screen };
        }
      }
    }
  }
}

function show({ placements, ...screen }: Screen): void {
  stage.scene.setOver(screen);
  stage.scene.overlay.show(new Map(placements.map((placement) => [placement.id, placement])));
}

/** The smallest letters and what leaves its paper. */
function flaws({ name, screen }: Written, frame: Frame): string[] {
  show(screen);
  const { scene } = stage;
  const unit = Math.min(scene.scale.width / frame.width, scene.scale.height / frame.height);
  const by = scene.overAt.scale / unit;
  const [paper, other] = ['first-line', 'first-line1'].map((id) => screen.placements.find((each) => each.id === id));
  const hand = screen.placements.find(({ id }) => id === 'first-line:hand');
  const words = wordsOf(scene.overlay);
  const notes = words.filter(({ piece }) => piece.startsWith('first-line:'));
  if (!paper || !hand || notes.length === 0) return [`${name}: says nothing`];
  const out = words
    .filter(({ size }) => size * by < 27.9)
    .map(({ text, size }) => `${name}: "${text}" is ${(size * by).toFixed(1)} px`);
  for (const { piece, text, left, right, top, bottom } of notes) {
    const own = (piece === 'first-line:more' && other) || paper;
    const { x, y } = own;
    const [w, h] = [Number(own.props.w), Number(own.props.h)];
    const over = Math.max(x + 12 - left, right - x - w + 12, y + 24 - top, bottom - y - h + 24);
    if (over > 0) out.push(`${name}: "${text}" leaves its paper by ${Math.round(over)}`);
  }
  const [first, second] = notes;
  if (second && first.bottom > second.top + 2 && second.bottom > first.top + 2) out.push(`${name}: lines meet`);
  return out;
}

const light = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]: Iterable<number>) =>
  0.2126 * light(r / 255) + 0.7152 * light(g / 255) + 0.0722 * light(b / 255);
const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

const colourOf = (text: string): number[] => [1, 3, 5].map((i) => Number.parseInt(text.slice(i, i + 2), 16));

/** The contrast of each text to the pixel behind one of its letters that is nearest to it, but for a thousandth of them. */
async function contrasts(screen: Screen): Promise<{ text: string; ratio: number }[]> {
  show(screen);
  const { scene, game } = stage;
  const drawn = [...scene.overlay.all()].flatMap((piece) => textsOf(piece));
  const boxes = drawn.map((text) => ({ text, box: text.getBounds() }));
  const inked = pixelsOf(stage);
  for (const text of drawn) text.setVisible(false);
  const pixels = pixelsOf(stage);
  for (const text of drawn) text.setVisible(true);
  return boxes.map(({ text, box }) => {
    const ink = luminance(colourOf(String(text.style.color)));
    const ratios: number[] = [];
    for (let y = Math.ceil(box.top); y < box.bottom; y++)
      for (let x = Math.ceil(box.left); x < box.right; x++) {
        const i = (y * game.canvas.width + x) * 4;
        const behind = pixels.subarray(i, i + 3);
        if (behind.some((value, part) => Math.abs(value - inked[i + part]) > 8))
          ratios.push(contrast(ink, luminance(behind)));
      }
    ratios.sort((a, b) => a - b);
    return { text: text.text, ratio: ratios[Math.floor(ratios.length / 1000)] ?? 0 };
  });
}

const textsOf = (object: Phaser.GameObjects.GameObject): Phaser.GameObjects.Text[] =>
  object instanceof Phaser.GameObjects.Text
    ? [object]
    : object instanceof Phaser.GameObjects.Container
      ? object.list.flatMap(textsOf)
      : [];

const sizes: Readonly<Record<string, [number, number]>> = {
  wide: [960, 540],
  upright: [540, 960],
  ten: [960, 600],
  four: [960, 720],
};

// German has the longest words; both languages and all shapes in the long run.
describe.each(few(1, languages.toReversed()))('in $title', (spoken) => {
  it.each(few(2, Object.entries(sizes)))('no letter is smaller than 28 px or leaves its note: %s', async (_, size) => {
    await speak(spoken);
    stage.scene.scale.resize(...size);
    stage.step(16);
    const frame = stage.scene.windowFrame;
    const found = new Set<string>();
    let notes = 0;
    for (const large of [false, true]) {
      stage.scene.overlay.kit.large = large;
      stage.scene.overlay.clear();
      for (const each of [...written(frame), ...inEverySize(frame)]) {
        notes++;
        for (const flaw of flaws(each, frame)) found.add(`${large ? 'large: ' : ''}${flaw}`);
      }
    }
    expect(notes).toBeGreaterThan(200);
    expect([...found]).toEqual([]);
  });
});

describe.each(few(2, Object.entries(sizes)))('on %s windows', (_, size) => {
  it.each(few(1, languages))(
    'it is written at a contrast of 7 : 1 or better, on its paper and on the button that leaves a step out: $title',
    async (spoken) => {
      await speak(spoken);
      stage.scene.scale.resize(...size);
      stage.step(16);
      // One note of each kind: the paper, the ink and the button are the same for all.
      const all = [...written(stage.scene.windowFrame)];
      const some = [all.find(({ name }) => name.includes('lesson')), all[0], all[1]].filter(
        (each) => each !== undefined,
      );
      expect(some).toHaveLength(3);
      for (const { name, screen } of some)
        for (const { text, ratio } of await contrasts(screen))
          expect(ratio, `${name}: ${text}`).toBeGreaterThanOrEqual(7);
    },
  );
});
