/** A person at the table of Korsar: every choice is made with the hand in sight, and therefore behind the curtain. */
import { cardOf } from '../../../rules/korsar/cards.ts';
import { attackError } from '../../../rules/korsar/open.ts';
import type { Action, CardId, ErrorCode, View } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import type { Choice, Human, Pressed } from '../../hands/human.ts';
import { frames } from '../../shapes.ts';
import { known } from '../layout/known.ts';
import { chooseFirst, sentenceOf } from './allowed.ts';
import { handScreen } from './hand.ts';
import { cardsOf } from './state.ts';
import { describe, plays, wayTo } from './way.ts';

export interface Choosing {
  /** Place of the card in the hand. */
  chosen: number | null;
}

/** Strength of a hand from which nothing can be played now. */
const resting = 0.72;

const viewOf = (choice: Choice): View => choice.view as View;

export const human: Human<Choosing> = {
  secret: () => true,
  begin: () => ({ chosen: null }),

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
      return { state: { chosen: state.chosen === place ? null : place } };
    }
    const card = state.chosen === null ? undefined : cardsOf({ view: viewOf(turn), seat: turn.seat })[state.chosen];
    if (!card) return { refuse: chooseFirst(viewOf(turn)) };
    if (id === 'launch') return { act: { type: 'launchVessel', card } as Action };
    if (id === 'discard') return { act: { type: 'discard', card } as Action };
    return attack(turn, card, which);
  },

  /** Null, for nothing of a hand may be known in the open. */
  open: () => null,

  /** Lays the hand of somebody who plays alone above their plate, dulled: they can plan while the others play. */
  rest: ({ after, curtain, names, frame = frames.wide }) =>
    curtain ? [] : known(after as View, names, frame).map((placement) => ({ ...placement, alpha: resting })),

  way: (choice, action) => wayTo(choice, action as Action),

  describe: (choice, action) => describe(choice, action as Action),

  refusal: (code) => words().refusals[code as ErrorCode] ?? words().refusals.other,
};

function attack(choice: Choice, card: CardId, name: string): Pressed<Choosing> {
  const view = viewOf(choice);
  const vessel = view.sea.find((each) => each.vessel === name);
  const kind = cardOf(card)?.kind;
  if (!vessel || !kind || kind === 'vessel') return { refuse: words().refusals.WRONG_CARD_KIND };
  const code = attackError(view, choice.seat, card, vessel);
  if (code) return { refuse: sentenceOf(code, { view, seat: choice.seat, card, vessel, names: choice.names }) };
  return { act: { type: plays[kind], card, vessel: name } as Action };
}
