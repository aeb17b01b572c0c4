import { pick } from '../rules/dice.ts';
import type { QuickBot } from './bot.ts';

/** Every distinct legal action is equally likely. */
export const random: QuickBot = {
  blind: true,
  decide: (_game, _view, legal, _seat, dice) => pick(legal, dice),
};
