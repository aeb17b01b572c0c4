import { pick } from '../rules/dice.ts';
import type { QuickBot } from './bot.ts';

/** Draws lots: every distinct legal action is equally likely. For trials, and for pictures of what seldom happens. */
export const random: QuickBot = {
  blind: true,
  decide: (_game, _view, legal, _seat, dice) => pick(legal, dice),
};
