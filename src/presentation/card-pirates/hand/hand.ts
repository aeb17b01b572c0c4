/** The hand of Card Pirates while its captain looks: moving, and every choice of a single card. */

import { isCrew, rankOf, suitOf } from '../../../rules/card-pirates/cards.ts';
import { endError } from '../../../rules/card-pirates/open.ts';
import type { CardId } from '../../../rules/card-pirates/types.ts';
import { handWords } from '../../../words/card-pirates/hand.ts';
import { fill, type Text } from '../../../words/message.ts';
import { nameOf } from '../../captains.ts';
import { type Screen, Sketch } from '../../screens/sketch.ts';
import { cardNoun, squareNoun, suitNoun } from '../naming.ts';
import { drawChart } from './chart.ts';
import {
  canSail,
  departure,
  type HandState,
  handOf,
  islandCard,
  isStuck,
  mayDrift,
  mustBury,
  paid,
  trades,
} from './state.ts';
import { drawButtons, drawCards, drawTray, type Held, hideButton, ringCards } from './tray.ts';

export function moveScreen(state: HandState): Screen {
  const sketch = new Sketch(state.focus);
  drawTray(sketch, state, sentenceOfMove(state));
  drawCards(
    sketch,
    state,
    handOf(state).map((card, i): Held => {
      const sinks = state.bury.includes(card);
      const idle = !state.burying && !sinks && !isCrew(card);
      return {
        id: `card|${i}`,
        card,
        sinks,
        fresh: card === state.drawn,
        chosen: card === state.card,
        refusal: idle ? handWords().why.NOT_CREW : undefined,
      };
    }),
  );
  drawChart(sketch, state);
  drawButtons(sketch, state, {
    go: goOfMove(state),
    left: {
      id: 'bury',
      text: fill(handWords().bury, { k: state.bury.length }),
      icon: 'icon-anchor',
      on: state.burying,
    },
    right:
      endError(state.view.seats.length) === null
        ? {
            id: 'end',
            text: state.frame.shape === 'four' ? handWords().dropShort : handWords().drop,
            icon: 'icon-flag',
          }
        : hideButton(state),
  });
  ringCards(sketch);
  sketch.again(`to|${state.to}`);
  const lit = sketch.targets.find(({ id, refusal }) => id.startsWith('card|') && !refusal);
  const square = sketch.targets.find(({ id, refusal }) => id.startsWith('to|') && !refusal);
  sketch.first = isStuck(state) ? 'forfeit' : canSail(state) || mustBury(state) > 0 ? lit?.id : (square?.id ?? lit?.id);
  return sketch;
}

function goOfMove(state: HandState) {
  if (state.ending) return { id: 'goEnd', text: handWords().go.end, icon: 'icon-flag' };
  const k = state.bury.length;
  // To bury is an action of its own: the ship may move later.
  if (state.to === null && k > 0)
    return { id: 'go', text: fill(handWords().go.bury, { k }), icon: 'icon-anchor', minor: true };
  if (isStuck(state)) return { id: 'forfeit', text: handWords().go.forfeit, icon: 'icon-hourglass' };
  if (!departure(state) || state.to === null) return undefined;
  const { sail, drift } = handWords().go;
  const text = fill(state.card === null ? drift : sail, { k, square: squareNoun(state.to) });
  return { id: 'go', text, icon: 'icon-helm' };
}

function sentenceOfMove(state: HandState): string {
  if (isStuck(state)) return handWords().ask.stuck;
  const k = mustBury(state);
  if (k > 0) return fill(handWords().ask.mustBury, { k });
  if (state.burying && state.to === null) return mayDrift(state) ? handWords().ask.buried : handWords().ask.bury;
  if (state.card !== null) return state.to ? handWords().ask.again : sentenceOfCard(state, state.card);
  if (state.to !== null) return handWords().ask.again;
  if (!canSail(state)) return handWords().ask.driftOnly;
  return mayDrift(state) ? handWords().ask.sailOrDrift : handWords().ask.sail;
}

/** Says what the chosen card pays for, or else what it is good for. */
function sentenceOfCard(state: HandState, card: CardId): string {
  const n = rankOf(card);
  if (paid(state, card).length > 0) return fill(handWords().ask.square, { n });
  return fill(state.view.seats.length === 1 ? handWords().ask.nowhereAlone : handWords().ask.nowhere, { n });
}

/**
 * Draws the screen on which one card of the hand is asked for: for the storm, to leave the game, for an island, for the
 * other captain.
 */
export function oneCardScreen(state: HandState): Screen {
  const sketch = new Sketch(state.focus);
  const { view, card } = state;
  const asks = asked(state);
  drawTray(sketch, state, asks.sentence);
  drawCards(
    sketch,
    state,
    handOf(state).map((each, i): Held => {
      const refusal = view.step === 'arrive.exchange' && !trades(state, each) ? noTrade(state) : undefined;
      return { id: `card|${i}`, card: each, chosen: each === card, refusal };
    }),
  );
  const declines = view.step === 'arrive.exchange';
  const none = !handOf(state).some((each) => trades(state, each));
  const leave = { id: 'decline', text: none ? handWords().go.goOn : handWords().go.decline, icon: 'icon-palm' };
  const chosen =
    card === null ? undefined : { id: 'go', text: fill(asks.go, { card: cardNoun(card) }), icon: asks.icon };
  drawButtons(sketch, state, {
    go: declines ? (chosen ?? { ...leave, minor: !none }) : chosen,
    left: declines && chosen ? { ...leave, icon: undefined } : undefined,
    right: hideButton(state),
  });
  ringCards(sketch);
  if (card !== null) sketch.again(`card|${handOf(state).indexOf(card)}`);
  const lit = sketch.targets.find(({ id, refusal }) => id.startsWith('card|') && !refusal);
  sketch.first = lit?.id ?? 'decline';
  return sketch;
}

function noTrade(state: HandState): string {
  const island = islandCard(state);
  return fill(handWords().why.NO_EXCHANGE, { suit: island ? suitNoun(suitOf(island)) : '' });
}

function asked(state: HandState): { sentence: string; go: Text; icon: string } {
  const { view, names } = state;
  switch (view.step) {
    case 'arrive.exchange': {
      const island: CardId = islandCard(state) ?? '';
      const possible = handOf(state).some((card) => trades(state, card));
      const sentence = fill(possible ? handWords().ask.exchange : handWords().ask.noExchange, {
        card: cardNoun(island),
      });
      return { sentence, go: fill(handWords().go.exchange, { card: cardNoun(island) }), icon: 'icon-palm' };
    }
    case 'arrive.storm':
      return { sentence: handWords().ask.storm, go: handWords().go.storm, icon: 'icon-bolt' };
    case 'battle.give': {
      const { battle, seat } = { ...view, seat: state.seat };
      const other = battle?.attacker === seat ? battle.defender : (battle?.attacker ?? 0);
      return {
        sentence: fill(handWords().ask.give, { name: nameOf(other, names) }),
        go: handWords().go.give,
        icon: 'icon-hand',
      };
    }
    default:
      return { sentence: handWords().ask.aside, go: handWords().go.aside, icon: 'icon-x' };
  }
}
