/** Both sums of a battle, large between the ships. */
import { label } from '../../art/type.ts';
import type { Effect } from '../../effects/effect.ts';
import { fade, num } from '../../effects/sprites.ts';

/** Milliseconds in which the sums come, and go. */
const edge = 250;

/** Writes the sums; they stand for their time however fast they are told: large pale letters that went sooner would be a flash. */
export const sums: Effect = (cast, { x, y, text, ms }, factor) => {
  const words = label(cast.kit, 'points', String(text), x, y, { align: 0.5, size: 140, color: '#FFE7A8' });
  words.setStroke('#1A0E08', 14);
  cast.box.add(words);
  const total = num(ms, 1200) * Math.max(1, factor) + 2 * edge;
  fade(cast, words, total, (t) => words.setAlpha(Math.min(1, (t * total) / edge, ((1 - t) * total) / edge)));
};
