import { pick } from '../rules/dice.ts';
import type { Bot } from './bot.ts';

/** Every distinct legal action is equally likely. */
export const random: Bot = {
  blind: true,
  decide: (_game, _view, legal, _seat, dice) => pick(legal, dice),
};
