/** Scores roll digit by digit, and at rest they are the plain label again. */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { label } from '../../src/stage/art/type.ts';
import { rollFrom, rollTo } from '../../src/stage/telling/rolling.ts';
import { type OpenStage, openStage } from './open-stage.ts';

let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['common']);
});
afterAll(() => stage.close());

const score = (text: string) => label(stage.scene.cast.kit, 'score', text, 0, 0, { align: 1 });

/** Painted pixels of a column of the label, as one number for each line. */
function ink({ canvas, context }: Phaser.GameObjects.Text, from = 0, to = 1): string {
  const x = Math.floor(canvas.width * from);
  const w = Math.max(1, Math.floor(canvas.width * to) - x);
  const { data } = context.getImageData(x, 0, w, canvas.height);
  return Array.from({ length: canvas.height }, (_, y) => {
    let n = 0;
    for (let i = 0; i < w; i++) n += data[(y * w + i) * 4 + 3] > 128 ? 1 : 0;
    return n;
  }).join(' ');
}

describe('a rolling number', () => {
  it('shows neither the one nor the other on its way, and moves', () => {
    const made = score('12');
    const plain = ['12', '13'].map((text) => ink(score(text)));
    const ways = [12.25, 12.5, 12.75].map((value) => {
      rollTo(made, value);
      return ink(made);
    });
    for (const way of ways) expect(plain).not.toContain(way);
    expect(new Set(ways).size).toBe(3);
  });

  it('takes the tens along with a nine only', () => {
    const made = score('19');
    rollTo(made, 12.5);
    const tens = ink(made, 0, 0.46);
    rollTo(made, 14.5);
    expect(ink(made, 0, 0.46)).toBe(tens);
    rollTo(made, 19.5);
    expect(ink(made, 0, 0.46)).not.toBe(tens);
  });

  it('is the plain label at rest, pixel by pixel', () => {
    const made = score('7');
    for (const value of [7.4, 8.9, 9.5, 12.1, 13]) rollTo(made, value);
    expect(made.text).toBe('13');
    expect(ink(made)).toBe(ink(score('13')));
    rollTo(made, -2);
    expect(made.text).toBe('–2');
  });

  it('lets a line of words roll into the next', () => {
    const made = score('4–3');
    const rest = ink(made);
    rollFrom(made, '3', 0.5);
    expect(ink(made)).not.toBe(rest);
    rollFrom(made, '3', 0);
    expect(ink(made)).toBe(rest);
  });
});
