/** The turns of the others, as captains of some sense play them, until one's own turn begins again. */
import { legal } from '../../rules/card-pirates/legal.ts';
import { play } from '../../rules/card-pirates/play.ts';
import type { State } from '../../rules/card-pirates/types.ts';
import type { Dice } from '../../rules/dice.ts';
import type { Seat } from '../../rules/game.ts';
import { choose } from './choose.ts';
import { finishTurn } from './turn.ts';

/** Plays on a state of the caller's own, in which a turn has just begun or the game is over. */
export function playReplies(state: State, seat: Seat, dice: Dice): void {
  while (state.phase === 'turn.move' && state.active !== seat) {
    const { turn, active } = state;
    while (state.phase === 'turn.move' && state.turn === turn)
      play(state, active, choose(state, active, legal(state, active), dice), undefined, dice);
    finishTurn(state, turn, dice);
  }
}
