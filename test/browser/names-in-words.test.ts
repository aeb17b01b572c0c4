/** Names in the sentences of the log wear the ink of their seats, and lie exactly over the letters of the sentence. */
import Phaser from 'phaser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emblems } from '../../src/presentation/captains.ts';
import { type LogPage, logScreen } from '../../src/presentation/screens/log.ts';
import { type OpenStage, openStage } from './open-stage.ts';

let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['common', 'shell'], 960, 540);
});
afterAll(() => stage.close());

const names = emblems.slice(0, 3).map(({ name }) => name);
const caption = `${names[1]} beats ${names[0]} by a hair, and ${names[2]} looks on.`;

/** Lists the words of the log's caption as they are drawn: text, colour, and where they lie. */
function drawn(page: Partial<LogPage>, words: Record<string, unknown> = {}) {
  const { scene } = stage;
  const whole = {
    title: 'Round 1',
    subject: 'Ship',
    columns: [],
    rows: [],
    caption,
    points: [],
    from: 0,
    to: 1,
    ...page,
  };
  const { placements } = logScreen({ pages: [whole], page: 0, canWatch: false, focus: null });
  scene.overlay.clear();
  scene.overlay.show(
    new Map(placements.map((each) => [each.id, { ...each, props: { ...each.props, ...words } }] as const)),
  );
  const texts: Phaser.GameObjects.Text[] = [];
  const gather = (object: Phaser.GameObjects.GameObject) => {
    if (object instanceof Phaser.GameObjects.Text) texts.push(object);
    if (object instanceof Phaser.GameObjects.Container) object.list.forEach(gather);
  };
  for (const piece of scene.overlay.all()) gather(piece);
  const sentence = texts.find(({ text }) => text.replaceAll('\n', ' ') === caption);
  return { sentence, worn: texts.filter(({ text }) => names.includes(text)) };
}

it('each in the ink of its seat', () => {
  const { sentence, worn } = drawn({ names });
  expect(sentence).toBeDefined();
  expect(worn.map(({ text, style }) => [text, style.color])).toEqual(
    [1, 0, 2].map((seat) => [names[seat], emblems[seat].ink]),
  );
  const sizes = new Set([sentence!, ...worn].map(({ style }) => style.fontSize));
  expect(sizes.size).toBe(1);
});

it('none where hues mean something else', () => {
  const { sentence, worn } = drawn({});
  expect(sentence).toBeDefined();
  expect(worn).toEqual([]);
});

it.each([{}, { wrap: 520, maxWidth: undefined }, { maxWidth: 500, least: 28, lines: 2 }])(
  'over the letters of the sentence, in one line and in several: %o',
  (words) => {
    const { sentence, worn } = drawn({ names }, words);
    const lines = sentence!.getWrappedText();
    if ('wrap' in words || 'lines' in words) expect(lines.length).toBeGreaterThan(1);
    // The letters of the sentence, measured as they are painted.
    const { context, style, padding, scaleX, originX, originY, width, height, lineSpacing } = sentence!;
    context.font = `${style.fontStyle} ${style.fontSize} ${style.fontFamily}`;
    for (const name of worn) {
      const row = lines.findIndex((line) => line.includes(name.text));
      const line = lines[row]!;
      const lead = context.measureText(line.slice(0, line.indexOf(name.text))).width;
      const left = style.align === 'center' ? (width - 8 - context.measureText(line).width) / 2 : 0;
      const at = ((padding.left ?? 0) + left + lead - width * originX) * scaleX;
      expect(Math.abs(name.x + 4 * name.scaleX - at), `${name.text} in "${line}"`).toBeLessThan(2.5);
      const step = (height - 12 + lineSpacing) / lines.length;
      expect(Math.abs(name.y - (6 + step * row + (step - lineSpacing) / 2 - height * originY))).toBeLessThan(1.5);
    }
    expect(worn).toHaveLength(3);
  },
);
