/** Section 13: how games end and who has won. */
import { describe, expect, it } from 'vitest';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import { scoreOf } from '../../../src/rules/card-pirates/score.ts';
import { cards, optionsOf, Scene } from './scene.ts';

const { points } = optionsOf();

/** Plays the last card of the stack with these hands in front of everybody, from the next-to-last square on. */
function finish(...hands: string[]): Scene {
  const ships = ['C3', 'E1', 'E5', 'A5'].slice(0, hands.length);
  const used = new Set(hands.flatMap(cards));
  const island = (suit: string) => ['A', 'K', 'Q', 'J'].map((rank) => rank + suit).find((card) => !used.has(card))!;
  const islands = { A1: island('C'), E1: island('D'), A5: island('H'), E5: island('S') };
  // What is left over lies on C4, which nobody visits.
  const named = new Set([...used, ...Object.values(islands), '2C', '3C']);
  const shown = Scene.of({ ships, hands, islands, sea: { D3: '| 2C', C4: '| 3C' }, stack: '' });
  const { state } = shown;
  const last = state.seats[hands.length - 1].hand;
  const extra = last.filter((card) => !named.has(card));
  state.seats[hands.length - 1].hand = last.filter((card) => named.has(card));
  const buried = state.places[17]!.faceDown;
  buried.push(...extra);
  buried.sort((a, b) => order(a) - order(b));
  expect(cardPirates.faults(state)).toEqual([]);
  return shown;
}

const order = (card: string) =>
  ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'].indexOf(card.slice(0, -1)) * 4 +
  'CDHS'.indexOf(card.at(-1)!);

describe('the end', () => {
  it('C25 nobody can draw: the game is over before the turn', () => {
    const scene = Scene.of({ ships: ['C3', 'E5'], hands: ['5C KD'], stack: 0 }).sail(0, '5C', 'C2');
    expect(scene.types().slice(-2)).toEqual(['TurnEnded', 'GameEnded']);
    expect(scene.state.ended).toBe('stack');
    expect(scene.told('table', 'GameEnded')[0]).toMatchObject({
      reason: 'stack',
      hands: scene.state.seats.map(({ hand }) => hand),
    });
    expect(cardPirates.toAct(scene.state)).toEqual([]);
    expect(scene.refused(1, { type: 'drift', to: 'D5' })).toBe('GAME_OVER');
  });

  it('C26 a card spent on an island keeps it going', () => {
    const scene = Scene.of({ ships: ['A1', 'E5'], hands: ['6C KD'], stack: 0 }).sail(0, '6C', 'B1');
    expect(scene.state).toMatchObject({ phase: 'turn.move', active: 1 });
    expect(scene.told(1, 'CardDrawn')).toEqual([{ type: 'CardDrawn', seat: 1, stack: 0, card: '6C' }]);
  });

  it('the turn cap ends it before the next turn; a stack that is empty as well says so', () => {
    const play = (stack: number) =>
      Scene.of({ options: { turnCap: 7 }, ships: ['C3', 'E5'], hands: ['5C KD'], stack, turn: 7 }).sail(0, '5C', 'C2')
        .state.ended;
    expect(play(3)).toBe('cap');
    expect(play(0)).toBe('stack');
  });

  it('C27 equal scores: more Aces, then Kings, Queens, Jacks', () => {
    const scene = finish('AH AD 5C', 'AC KD JS', 'KC KH QS').sail(0, '5C', 'D3');
    expect(cardPirates.outcome(scene.state)).toEqual({ winners: [0], points: [8, 8, 8] });
    const ranking = scene.told('table', 'GameEnded')[0].ranking as { seat: number; place: number }[];
    expect(ranking.map(({ seat, place }) => `${place}: ${seat}`)).toEqual(['1: 0', '2: 1', '3: 2']);
  });

  it.each([
    ['AH JC 5C', 'KC QS', [0]],
    ['AH AD 5C', 'AC KD JS', [0]],
    ['KH KD 5C', 'KC QS JD', [0]],
    ['QH QD 5C', 'KC JS', [1]],
    ['QH 5C', 'JC JD', [0]],
    ['JC JD 5C', 'QH', [1]],
    ['AH KC 5C', 'AD KS', [0, 1]],
    ['5C', '3D', [0, 1]],
  ])('13 %s against %s', (mine, theirs, winners) => {
    const scene = finish(mine, theirs).sail(0, '5C', 'D3');
    expect(cardPirates.outcome(scene.state)!.winners).toEqual(winners);
  });

  it('13 points of a hand, and the old table', () => {
    expect(scoreOf(cards('AH KC QS JD 10C 2H'), points)).toBe(10);
    expect(scoreOf(cards('AH KC QS JD 10C 2H'), { A: 3, K: 2, Q: 1, J: 1, crew: 0 })).toBe(7);
  });
});
