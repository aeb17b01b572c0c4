/** Words cost a texture each: they are sent to the graphics processor once a frame and when they are seen, and those that stay are kept. */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Caption } from '../../src/controller/beat.ts';
import { piece } from '../../src/presentation/placement.ts';
import { type Label, label } from '../../src/stage/art/type.ts';
import { CaptionBanner } from '../../src/stage/pieces/caption-banner.ts';
import { type OpenStage, openStage } from './open-stage.ts';

let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.WEBGL, ['common'], 640, 360);
});
afterAll(() => stage.close());

describe('a label', () => {
  it('is sent when it is seen, and once for all that was painted since the frame before', () => {
    const renderer = stage.game.renderer as Phaser.Renderer.WebGL.WebGLRenderer;
    const words = label(stage.scene.cast.kit, 'score', '12', 900, 500).setVisible(false);
    stage.scene.cast.world.add(words);
    stage.step(20, true);
    const send = vi.spyOn(renderer, 'canvasToTexture');
    const sent = () => send.mock.calls.filter(([canvas]) => canvas === words.canvas).length;
    stage.step(20, true);
    expect(sent()).toBe(0);
    words.setVisible(true);
    for (const text of ['3', '4', '5']) words.setText(text);
    stage.step(20, true);
    expect(sent()).toBe(1);
    stage.step(20, true);
    expect(sent()).toBe(1);
    words.setText('6');
    stage.step(20, true);
    expect(sent()).toBe(2);
    words.destroy();
  });
});

const name = (seat: number, text: string) => ({ text, tone: 'name' as const, seat });
const captions: Caption[] = [
  [name(0, 'Anne'), { text: ' fires 3 cannons' }],
  [name(1, 'Bart'), { text: ' fires 3 cannons' }],
  [name(1, 'Bart'), { text: ' takes the Sunlit Galleon from ' }, name(0, 'Anne'), { text: ' and ' }, name(2, 'Calico')],
  [{ text: 'Nobody wins her' }],
  [name(0, 'Anne'), { text: ` says ${'a great many words '.repeat(7)}` }],
  [],
  [name(0, 'Anne'), { text: ' fires 3 cannons' }],
];

describe('a caption', () => {
  const banner = () =>
    new CaptionBanner(stage.scene.cast.kit, piece({ id: 'caption', kind: 'caption', x: 0, y: 0, props: {} }));
  const labels = (piece: Phaser.GameObjects.Container): Label[] =>
    piece.list.flatMap((each) =>
      each instanceof Phaser.GameObjects.Container
        ? labels(each)
        : each instanceof Phaser.GameObjects.Text
          ? [each as Label]
          : [],
    );
  /** What is seen of it: every word, where it stands, how large it is and in which ink. */
  const seen = (piece: CaptionBanner) =>
    labels(piece)
      .filter(({ visible }) => visible)
      .map(({ text, x, y, canvas, style }) =>
        [text, Math.round(x), Math.round(y), canvas.width, canvas.height, style.fontSize, style.color].join(' '),
      )
      .sort();

  it('looks the same whatever it said before', () => {
    const kept = banner();
    kept.change({ width: 900 });
    for (const caption of captions) {
      kept.say(caption);
      const fresh = banner();
      fresh.change({ width: 900 });
      fresh.say(caption);
      expect(seen(kept)).toEqual(seen(fresh));
      expect(seen(kept).length > 0).toBe(caption.length > 0);
      fresh.destroy();
    }
    kept.destroy();
  });

  it('keeps the labels of words that stay, and makes no more than it ever shows', () => {
    const piece = banner();
    piece.change({ width: 900 });
    piece.say(captions[0]);
    const before = labels(piece);
    expect(before.map(({ text }) => text)).toEqual(['Anne', ' fires 3 cannons']);
    piece.say(captions[1]);
    const [, fires] = before;
    expect(labels(piece).filter(({ visible }) => visible)).toContain(fires);
    for (let i = 0; i < 40; i++) {
      piece.say(captions[i % captions.length]);
      for (const { text, visible } of labels(piece)) expect(text !== '').toBe(visible);
    }
    const made = labels(piece).length;
    for (let i = 0; i < 40; i++) piece.say(captions[i % captions.length]);
    expect(labels(piece).length).toBe(made);
    expect(made).toBeLessThan(12);
    piece.destroy();
  });
});
