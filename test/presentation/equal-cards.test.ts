/**
 * Nobody is asked which of equal cards they mean. Several people at one screen are asked all the same as long as the room
 * does not know that the cards are equal.
 */
import { describe, expect, it } from 'vitest';
import type { Human, SeatChoice } from '../../src/presentation/hands/human.ts';
import { fetchGame } from '../../src/presentation/index.ts';
import { cardPirates } from '../../src/rules/card-pirates/game.ts';
import type { State as CardPirates } from '../../src/rules/card-pirates/types.ts';
import type { Game, GameAction, Seat } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import type { State as Korsar } from '../../src/rules/korsar/types.ts';
import type { State as TreasureFleet } from '../../src/rules/treasure-fleet/types.ts';
import { randomWalk } from '../contract/walk.ts';
import { Screens } from './follow.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary'];

/** The choice of somebody alone at the screen, on the open table of several, and behind its curtain. */
function choicesOf(game: Game, state: object, seat: Seat): Record<'alone' | 'open' | 'behind', SeatChoice> {
  const shared = { seat, names, choices: game.choices?.(state, seat) ?? [] };
  const own = { ...shared, view: game.view(state, seat), looking: true, legal: game.legal(state, seat) };
  return {
    alone: { ...own, curtain: false },
    open: { ...shared, view: game.view(state, 'table'), looking: false, curtain: true },
    behind: { ...own, curtain: true },
  };
}

/** A game by chance up to the first position that is looked for. */
function positionOf<S>(id: string, seed: string, options: object, looked: (state: S) => boolean): S {
  for (const { before } of randomWalk(games[id], { seats: 4, options, seed }))
    if (looked(before.state as S)) return games[id].clone(before.state) as S;
  throw new Error(`Never seen in ${id}.`);
}

/** Follows the way to every legal action, and gives the presses of each. */
function waysOf(human: Human, choice: SeatChoice): (readonly string[])[] {
  return (choice.legal ?? []).map((action: GameAction) => {
    const way = human.way(choice, action);
    expect(new Screens(human, choice).follow(way)).toBeDefined();
    return way;
  });
}

describe('Treasure Fleet', () => {
  const game = games['treasure-fleet'];
  /** A volley, or the loading before it, with these cards in the hand of whoever acts, and these still in the deck. */
  function hand(phase: 'volley' | 'loading', loaded: string[], deck: string[]): { state: TreasureFleet; seat: Seat } {
    const state = positionOf<TreasureFleet>('treasure-fleet', 'equal', {}, (each) => each.phase === phase);
    const [seat] = game.toAct(state);
    const { deckId } = state.seats[seat];
    const ids = (cards: string[]) => cards.map((card) => `${deckId}/${card}`);
    Object.assign(state.seats[seat], { loaded: ids(loaded), deck: ids(deck) });
    state.extraEligible = [];
    return { state, seat };
  }
  const asked = async (loaded: string[], deck: string[]) => {
    const { human } = await fetchGame('treasure-fleet');
    const { state, seat } = hand('volley', loaded, deck);
    const { alone, open, behind } = choicesOf(game, state, seat);
    for (const choice of [alone, open]) if (choice.legal) waysOf(human, choice);
    return [alone, open, behind].map((choice) =>
      human.screen(choice, human.begin(choice), null).targets.every(({ id }) => !id.startsWith('ship|')),
    );
  };

  it.each([
    ['two equal cards, others in the deck', ['2.1', '2.2'], ['4.1', 'BP.1'], [false, true, true]],
    ['three equal cards, others in the deck', ['1.1', '1.2', '1.3'], ['4.1'], [false, true, true]],
    ['equal cards, and the room knows it', ['2.1', '2.2'], ['2.3'], [false, false, false]],
    ['the only card', ['4.1'], ['2.1', '3.1'], [false, false, false]],
    ['different cards', ['2.1', '2.2', '3.1'], ['4.1'], [true, true, true]],
    ['boarding parties alone', ['BP.1', 'BP.2'], ['1.1'], [false, true, true]],
  ])('%s: asked alone, on the open table, behind the curtain', async (_, loaded, deck, expected) => {
    expect(await asked(loaded, deck)).toEqual(expected);
  });

  it('the open table looks the same whether the cards that nobody knows are equal or not', async () => {
    const { human } = await fetchGame('treasure-fleet');
    const [equal, other] = [
      hand('volley', ['2.1', '2.2'], ['4.1', '3.1']),
      hand('volley', ['2.1', '4.1'], ['2.2', '3.1']),
    ].map(({ state, seat }) => choicesOf(game, state, seat).open);
    expect(human.begin(equal)).toEqual(human.begin(other));
    expect(human.screen(equal, human.begin(equal), null)).toEqual(human.screen(other, human.begin(other), null));
  });

  it('a card that is pressed again stays chosen where all are equal', async () => {
    const { human } = await fetchGame('treasure-fleet');
    const { state, seat } = hand('volley', ['2.1', '2.2'], ['4.1']);
    const { alone } = choicesOf(game, state, seat);
    expect(human.press(alone, human.begin(alone), 'card|0')).toEqual({ state: human.begin(alone) });
  });

  it.each([
    [['2.1', '2.2', '2.3', '2.4'], 1],
    [['2.1', '2.2', '2.3', '3.1'], 4],
  ])('a deck of %s is loaded in %i presses', async (deck, presses) => {
    const { human } = await fetchGame('treasure-fleet');
    const { state, seat } = hand('loading', [], deck);
    const { alone, behind } = choicesOf(game, state, seat);
    for (const choice of [alone, behind]) for (const way of waysOf(human, choice)) expect(way).toHaveLength(presses);
  });
});

describe('Korsar', () => {
  const game = games.korsar;
  const chosen = async (cards: (hand: number[]) => number[], deck: boolean) => {
    const { human } = await fetchGame('korsar');
    const state = positionOf<Korsar>('korsar', 'equal', {}, ({ hands, turnSeat }) => hands[turnSeat].length > 2);
    const seat = state.turnSeat;
    state.hands[seat] = cards(state.hands[seat]);
    if (!deck) state.deck = [];
    const { alone } = choicesOf(game, state, seat);
    const ways = waysOf(human, alone).filter(([first]) => first !== 'draw');
    return ways.map((way) => way.length);
  };

  it('the last cards are not chosen where all are equal', async () => {
    expect(new Set(await chosen(([card]) => [card, card], false))).toEqual(new Set([1]));
    expect(new Set(await chosen(([card]) => [card], false))).toEqual(new Set([1]));
  });

  it('they are where another can be drawn, or others lie there', async () => {
    expect(new Set(await chosen(([card]) => [card, card], true))).toEqual(new Set([2]));
    expect(new Set(await chosen((hand) => hand, false))).toEqual(new Set([2]));
  });
});

describe('Card Pirates', () => {
  it.each(['arrive.storm', 'battle.give'] as const)('at %s a single card is chosen already', async (step) => {
    const { human } = await fetchGame('card-pirates');
    const state = positionOf<CardPirates>(
      'card-pirates',
      'single',
      { hiddenCards: true, treacherousSeas: true },
      ({ phase }) => phase === step,
    );
    const [seat] = cardPirates.toAct(state);
    const ways = () =>
      waysOf(human, choicesOf(cardPirates, state, seat).alone).map((way) => way.map((id) => id.split('|')[0]).join());
    for (const way of ways()) expect(way).toMatch(/card,go$/);
    state.seats[seat].hand.splice(1);
    expect(ways()).toEqual(['go']);
  });
});
