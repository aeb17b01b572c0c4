/** How Parley is told and played, in words alone. */

import { plainStage } from '../../../src/presentation/plain/plain-stage.ts';
import { fill, phrase, type Text } from '../../../src/words/message.ts';
import type { Action, Event, View } from '../parley.ts';
import { words } from '../words/parley/table.ts';

const cardsOf = (cards: readonly number[]): string => (cards.length === 0 ? words().none : cards.join(', '));

function next(view: View, seat: number, card: number): View {
  return {
    ...view,
    hand: view.hand === null ? null : view.hand.filter((each) => each !== card),
    handSizes: view.handSizes.map((n, i) => (i === seat ? n - 1 : n)),
    played: view.played.map((cards, i) => (i === seat ? [...cards, card] : cards)),
    turn: view.turn + 1,
    done: { flag: !view.options.flags, peek: false, roll: false },
  };
}

export function viewAfter(view: View, event: Event): View {
  const e = event as Event & { seat: number; card: number; amount?: number; colour: string; roll: number };
  if (e.type === 'Wagered') {
    const wagered = view.wagered.map((laid, i) => laid || i === e.seat);
    return { ...view, wagered, wager: e.amount ?? view.wager };
  }
  if (e.type === 'FlagRaised') return { ...view, flag: e.colour, done: { ...view.done, flag: true } };
  if (e.type === 'PilePeeked') return { ...view, top: e.card, done: { ...view.done, peek: true } };
  if (e.type === 'Rolled') return { ...view, roll: e.roll, done: { ...view.done, roll: true } };
  return e.type === 'CardShown' ? next(view, e.seat, e.card) : view;
}

export const stage = plainStage<View, Event, Action>({
  viewAfter,
  lines(view, names) {
    const captains = view.handSizes.map((n, i) =>
      fill(words().captain, { name: names[i], n, cards: cardsOf(view.played[i]) }),
    );
    const turn = fill(words().turn, { name: names[view.turn % names.length] });
    const flag = fill(words().flag, { colour: view.flag, roll: view.roll || words().none });
    const over = view.handSizes.every((n) => n === 0);
    return [...captains, flag, view.wagered.includes(false) ? words().wagers : over ? words().over : turn];
  },
  own: ({ hand, wager, top }) => [
    ...(hand ? [fill(words().hand, { cards: cardsOf(hand) })] : []),
    ...(wager === null ? [] : [fill(words().wager, { amount: wager })]),
    ...(top === null ? [] : [fill(words().top, { card: top })]),
  ],
  say(event, names) {
    const said = (words().events as Record<string, Text | undefined>)[event.type];
    if (said === undefined) return null;
    const { seat, points, ...facts } = event as Event & { seat: number; points?: number[] };
    const told = points?.map((n, i) => `${names[i]} ${n}`).join(', ') ?? '';
    return phrase(said, { ...(facts as Record<string, string>), name: names[seat], points: told });
  },
  describe: (action) => fill(words().actions[action.type], action as unknown as Record<string, string>),
});
