/**
 * The memory of a captain: own burials, and cards that everybody or they alone saw go into a hand, under a square or under
 * the stack. A card is forgotten as soon as it may have gone elsewhere unseen.
 */
import type { Seat, Viewer } from '../game.ts';
import { isCrew } from './cards.ts';
import type { CardId, Event, Memory, Square } from './types.ts';

export function remember(known: Memory | null, event: Event, own: Viewer): Memory {
  const memory = known ?? { hands: [], buried: {}, under: [] };
  switch (event.type) {
    case 'CardDrawn':
      draw(memory, event.seat, event.stack, event.card, own);
      break;
    case 'TreasureBuried':
      if (event.card !== undefined) bury(memory, event.square, [event.card]);
      else forgetHand(memory, event.seat, () => true);
      break;
    case 'CrewSpent':
      leave(memory, event.seat, [event.card]);
      if (event.to === 'stackBottom') memory.under.push([event.card]);
      else if (!event.faceUp) bury(memory, event.from, [event.card]);
      break;
    case 'StormToll':
      if (event.card === undefined) forgetHand(memory, event.seat, (card) => !isCrew(card));
      else {
        leave(memory, event.seat, [event.card]);
        if (event.faceDown) bury(memory, event.square, [event.card]);
      }
      break;
    case 'CardsDugUp':
      hold(memory, event.seat, [...event.faceUp, ...(memory.buried[event.square] ?? [])], own);
      delete memory.buried[event.square];
      break;
    case 'IslandExchanged':
      leave(memory, event.seat, [event.gave]);
      hold(memory, event.seat, [event.took], own);
      break;
    case 'AttackCommitted':
      forgetHand(memory, event.seat, isCrew);
      break;
    case 'BattleRevealed':
      leave(memory, event.attacker, event.attack);
      leave(memory, event.defender, event.defence);
      break;
    case 'CasualtiesLost':
      if (event.cards.length > 0) memory.under.push([...event.cards]);
      break;
    case 'CardsPlundered':
      pass(memory, event.from, event.to, event.cards, own);
      break;
    case 'CardGiven':
      pass(memory, event.from, event.to, event.card === undefined ? undefined : [event.card], own);
  }
  return memory;
}

/** Notes a draw: the stack has shrunk to `left` cards, and one of those known to lie in it may have been drawn. */
function draw(memory: Memory, seat: Seat, left: number, card: CardId | undefined, own: Viewer): void {
  const { under } = memory;
  let lying = 0;
  for (const group of under) lying += group.length;
  if (lying <= left) return;
  const [top] = under;
  if (card !== undefined) under[0] = top.filter((each) => each !== card);
  else {
    if (top.length === 1) hold(memory, seat, top, own);
    // Which of several it was cannot be told, nor what is left of them.
    under[0] = [];
  }
  if (under[0].length === 0) under.shift();
}

function bury({ buried }: Memory, square: Square, cards: readonly CardId[]): void {
  buried[square] = [...(buried[square] ?? []), ...cards];
}

function hold({ hands }: Memory, seat: Seat, cards: readonly CardId[], own: Viewer): void {
  if (seat !== own) hands[seat] = [...(hands[seat] ?? []), ...cards];
  // A list with holes would not survive JSON.
  for (let i = 0; i < hands.length; i++) hands[i] ??= [];
}

function leave({ hands }: Memory, seat: Seat, cards: readonly CardId[]): void {
  if (hands[seat]) hands[seat] = hands[seat].filter((card) => !cards.includes(card));
}

function forgetHand({ hands }: Memory, seat: Seat, may: (card: CardId) => boolean): void {
  if (hands[seat]) hands[seat] = hands[seat].filter((card) => !may(card));
}

/** Notes cards that go from hand to hand; undefined where they were not shown. */
function pass(memory: Memory, from: Seat, to: Seat, cards: readonly CardId[] | undefined, own: Viewer): void {
  if (cards === undefined) forgetHand(memory, from, () => true);
  else {
    leave(memory, from, cards);
    hold(memory, to, cards, own);
  }
}
