/** A person at the table of Korsar: every choice is made with the hand in sight, and therefore behind the curtain. */
import { cardOf } from '../../../rules/korsar/cards.ts';
import { drawError, plays } from '../../../rules/korsar/open.ts';
import type { Action, ErrorCode, View } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import type { Human, Pressed, SeatChoice } from '../../hands/human.ts';
import { frames } from '../../shapes.ts';
import { known } from '../layout/known.ts';
import { chooseFirst } from './allowed.ts';
import { handScreen } from './hand.ts';
import { cardsOf } from './state.ts';
import { describe, wayTo } from './way.ts';

export interface Choosing {
  /** Place of the card in the hand. */
  chosen: number | null;
}

/** Strength of a hand from which nothing can be played now. */
const resting = 0.72;

const viewOf = (choice: SeatChoice): View => choice.view as View;

/** Gives the place of the card that is played where nobody need be asked which: all cards are equal, and none can be drawn. */
function onlyCard({ view: seen, seat }: SeatChoice): number | null {
  const view = seen as View;
  const kinds = new Set(cardsOf({ view, seat }));
  return kinds.size === 1 && drawError(view.deck) !== null ? 0 : null;
}

export const human: Human<Choosing> = {
  secret: () => true,
  begin: (turn) => ({ chosen: onlyCard(turn) }),

  screen: (turn, { chosen }, focus) =>
    handScreen({
      view: viewOf(turn),
      seat: turn.seat,
      names: turn.names,
      chosen,
      focus,
      curtain: turn.curtain,
      frame: turn.frame,
    }),

  press(turn, state, id): Pressed<Choosing> {
    if (id === 'hide') return { ask: 'hide', state: { chosen: null } };
    if (id === 'draw') return { act: { type: 'draw' } as Action };
    const [what, which] = id.split('|');
    if (what === 'card') {
      const place = Number(which);
      return { state: { chosen: state.chosen === place ? onlyCard(turn) : place } };
    }
    const card = state.chosen === null ? undefined : cardsOf({ view: viewOf(turn), seat: turn.seat })[state.chosen];
    const kind = card && cardOf(card)?.kind;
    if (!kind) return { refuse: chooseFirst(viewOf(turn), turn.seat) };
    if (id === 'discard') return { act: { type: 'discard', card } as Action };
    return {
      act: (id === 'launch' ? { type: plays[kind], card } : { type: plays[kind], card, vessel: which }) as Action,
    };
  },

  /** Null, for nothing of a hand may be known in the open. */
  open: () => null,

  /** Lays the hand of somebody who plays alone above their plate, dulled: they can plan while the others play. */
  rest: ({ after, curtain, names, frame = frames.wide }) =>
    curtain ? [] : known(after as View, names, frame).map((placement) => ({ ...placement, alpha: resting })),

  way: (choice, action) => wayTo(choice, action as Action, onlyCard(choice)),

  describe: (choice, action) => describe(choice, action as Action),

  refusal: (code) => words().refusals[code as ErrorCode] ?? words().refusals.other,
};
