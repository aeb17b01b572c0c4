/** Gold that is brought home: a heap of coins that grows, and a number that grows with it. */
import Phaser from 'phaser';
import { label } from '../art/type.ts';
import type { Effect } from './effect.ts';
import { chance, fade, num, shape, unit } from './sprites.ts';

/** Coins from the lowest row of a heap to the highest. */
const rows = [4, 3, 2, 1];
/** Size of a coin, and what each row rises over the one below. */
const coin = { w: 62, rise: 34 };
const apart = 55;
/** Milliseconds in which a heap stands, however fast it is told: gold that came and went at once would be a flash. */
const stands = 1300;
const goes = 700;

/**
 * Heaps up `n` coins, ten at most, whose lowest row lies at `x`, `y`, in a warm light; each falls a little way onto the
 * others. The heap stands, and goes slowly.
 */
export const heap: Effect = (cast, { x, y, n, scale }, factor) => {
  const { art, scene } = cast.kit;
  const size = num(scale, 1);
  const count = Math.max(1, Math.min(10, num(n, 6)));
  const next = chance(x * 5 + y + count);
  const light = art.image(scene, 'warm-spill', 0, -30 * size);
  const wide = light.scaleX;
  const coins = Array.from({ length: count }, (_, i) => {
    const image = art.image(scene, `coin-turn-${[1, 2, 8, 1, 7][i % 5]}`).setVisible(false);
    return { image, ...place(i), turn: (next() - 0.5) * 36 };
  });
  const whole = new Phaser.GameObjects.Container(scene, x, y, [light, ...coins.map(({ image }) => image)]);
  const full = (unit(cast) * size * coin.w) / art.facts('coin-turn-1').w;
  const grows = apart * count * factor;
  const total = grows + stands + goes;
  fade(cast, shape(cast, whole), total, (t) => {
    const at = t * total;
    whole.setAlpha(Math.min(1, (total - at) / goes));
    light.setAlpha(0.8 * Math.min(1, at / 300)).setScale(wide * 2.6 * size, wide * 1.7 * size);
    for (const [i, { image, left, up, turn }] of coins.entries()) {
      const falls = Math.max(0, 1 - (at - apart * factor * i) / 120);
      image
        .setVisible(falls < 1)
        .setScale(full)
        .setAngle(turn);
      image.setPosition(left * size, -(up + 40 * falls * falls) * size);
    }
  });
};

/** Gives where the i-th coin of a heap lies. */
function place(i: number): { left: number; up: number } {
  let row = 0;
  let nth = i;
  while (nth >= rows[row]) nth -= rows[row++];
  return { left: (nth - (rows[row] - 1) / 2) * coin.w * 0.82, up: row * coin.rise };
}

/** Milliseconds for which a number that grows is the same: one that changed with every frame would flicker. */
const reads = 120;

/** Shows `+3` in gold, which rises by 40 and fades in 900; with `counts`, the number grows to it in so many milliseconds. */
export const gain: Effect = (cast, { x, y, n, scale, rise, counts }, factor) => {
  const last = num(n, 1);
  const words = label(cast.kit, 'points', `+${last}`, x, y, { align: 0.5, size: 66, color: '#FFF3C4' });
  words.setStroke('#5A1208', 10).setScale(num(scale, 1));
  const counting = num(counts, 0);
  const total = 900 + 1.6 * counting;
  const steps = Math.max(1, Math.floor((counting * factor) / reads));
  fade(cast, shape(cast, words), total * factor, (t) => {
    const part = counting > 0 ? Math.min(1, (t * total) / counting) : 1;
    words.setText(`+${Math.max(1, Math.round((last * Math.ceil(steps * part)) / steps))}`);
    words.setY(y - num(rise, 40) * t).setAlpha(t < 0.7 ? 1 : (1 - t) / 0.3);
  });
};
