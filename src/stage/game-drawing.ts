/** Drawing that only one game has. */
import type { Effect, TraitsByName } from './effects/effect.ts';
import type { PieceClass } from './pieces/piece.ts';

/** Pieces and effects that only this game draws. A game that is drawn with the pieces and effects of the house has none. */
export interface GameDrawing {
  /** Classes by the kind of placement that they draw; kinds are named so that no other game has them. */
  pieces?: Readonly<Record<string, PieceClass>>;
  effects?: Readonly<Record<string, Effect>>;
  /**
   * Traits of its effects: what stands for each with reduced motion, what Express leaves out, what lies over plates.
   */
  traits?: TraitsByName;
}
