/** The state that the screen of a hand is drawn from. */
import type { Frame } from '../../../controller/room.ts';
import type { CardId, View } from '../../../rules/korsar/types.ts';

export interface HandState {
  /** The seat's own view. */
  view: View;
  seat: number;
  names: readonly string[];
  /** Place of the chosen card in the hand, or null. */
  chosen: number | null;
  focus: string | null;
  /** Curtain before the hand; a single person at the screen has nothing to hide. */
  curtain: boolean;
  /** Frame of the table; 16:9 when absent. */
  frame?: Frame;
}

export const cardsOf = ({ view, seat }: Pick<HandState, 'view' | 'seat'>): readonly CardId[] =>
  view.seats[seat].cards ?? [];
