/** Both sums of a battle, large between the ships. */
import { label } from '../../art/type.ts';
import type { Effect } from '../../effects/effect.ts';
import { fade, num } from '../../effects/sprites.ts';

/** Writes the sums; they stand for their time however fast they are told: large pale letters that went sooner would be a flash. */
export const sums: Effect = (cast, { x, y, text, ms }, factor) => {
  const words = label(cast.kit, 'points', String(text), x, y, { align: 0.5, size: 140, color: '#FFE7A8' });
  words.setStroke('#1A0E08', 14);
  cast.box.add(words);
  fade(cast, words, num(ms, 1200) * Math.max(1, factor), (t) => words.setAlpha(Math.min(1, 8 * t, 5 * (1 - t))));
};
