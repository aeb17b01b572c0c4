/** Tables of a game as they come by chance, with any crew and options, and the windows in which they are looked at. */
import type { Shape } from '../../src/controller/room.ts';
import { type Dice, pick } from '../../src/rules/dice.ts';
import type { Game } from '../../src/rules/game.ts';
import { optionSets, seatCounts } from '../contract/option-sets.ts';
import { type Moment, randomWalk } from '../contract/walk.ts';
import { times } from '../how-much.ts';

export const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward', 'Ching', 'Grace', 'Jack'];

/** Width and height of a window of each shape. */
export const sizes: Readonly<Record<Shape, [number, number]>> = {
  portrait: [540, 960],
  wide: [960, 540],
  four: [960, 720],
  ten: [960, 600],
};

export function* tablesByChance(game: Game, dice: Dice): Generator<{ moment: Moment<never>; options: object }> {
  const sets = seatCounts(game).flatMap((seats) => optionSets(game, seats));
  for (let i = 0; i < times(2, 30); i++) {
    const { seats, options } = pick(sets, dice);
    for (const moment of randomWalk(game, { seats, options, seed: `round ${i}` }) as Generator<Moment<never>>) {
      if (moment.index > times(60, 400)) break;
      yield { moment, options };
    }
  }
}
