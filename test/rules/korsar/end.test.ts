/** An empty deck, the last card and the score (5.1, 7). Scenarios of section 12. */
import { describe, expect, it } from 'vitest';
import { rankOf } from '../../../src/rules/korsar/cards.ts';
import { korsar } from '../../../src/rules/korsar/game.ts';
import { cardsNamed, partnership, Scene } from './scene.ts';

/** What a side's total is beyond the cards that the scene parked with the last side. */
function gains(scene: Scene, parked: number): number[] {
  const { points } = korsar.outcome(scene.state)!;
  return points.map((total, seat) => (seat === points.length - 1 ? total - parked : total));
}

const stackOf = (gold: number[]) => gold.map((each, i) => ({ vessel: `v${i}`, gold: each, cards: [] }));
const noDice = { below: () => 0 };
const parkedGold = (scene: Scene) => scene.captured(scene.state.stacks.length - 1).reduce((a, b) => a + b, 0);

describe('the end', () => {
  it('K16 without cards, with a deck: draw, and nothing else (R13)', () => {
    const scene = new Scene(['', '', '']).later(['B1', '', 'G1'], 10).play('S0 draw');
    expect(scene.state.turnSeat).toBe(1);
    expect(korsar.legal(scene.state, 1)).toEqual([{ type: 'draw' }]);
    expect(korsar.outcome(scene.state)).toBeNull();
    scene.play('S1 draw');
  });

  it('K17 an empty deck: no drawing, vessels stay, all else may be discarded', () => {
    const scene = new Scene(['', '']).later(['G2,B*,V3', 'Y1,Y2']);
    expect(scene.refused(0, 'draw')).toBe('DECK_EMPTY');
    expect(scene.refused(0, '-V3')).toBe('VESSEL_NOT_DISCARDABLE');
    expect(korsar.legal(scene.state, 0)).toEqual([
      { type: 'launchVessel', card: 'vessel3' },
      { type: 'discard', card: 'krakenCaptain' },
      { type: 'discard', card: 'serpent2' },
    ]);
    scene.play('S0 -B*');
    expect(scene.told('CardDiscarded')).toMatchObject([{ seat: 0, card: 'krakenCaptain' }]);
    expect(scene.state.discard.at(-1)).toMatchObject({ seat: 0, card: 'krakenCaptain' });
  });

  it('K18 no discarding while the deck has a card', () => {
    const scene = new Scene(['', '']).later(['G2,B1', 'Y1'], 1);
    expect(scene.refused(0, '-G2')).toBe('DECK_NOT_EMPTY');
    scene.play('S0 draw');
    expect(scene.types()).toEqual(['CardDrawn', 'DeckExhausted', 'TurnStarted']);
    expect(scene.refused(1, '-Y1')).toBeNull();
  });

  it('K19 the last card ends the game at once: leaders take, deadlocks stay out', () => {
    const scene = new Scene(['V6,G2', 'B4,V5', 'Y4,P2']);
    scene.play('S0 V6, S1 B4→V6, S2 Y4→V6, S0 draw, S1 V5, S2 P2→V5, S0 G2→V5, S1 draw, S2 draw, S0 draw, S1 draw');
    expect([scene.leader('V6'), scene.leader('V5')]).toEqual([null, null]);
    const { sea } = scene.state;
    const turn = scene.state.turnNumber;
    scene.state.turnSeat = 0;
    sea.push({ vessel: '', gold: 2, owner: 2, launchedTurn: turn, forces: [], trumps: [] });
    scene.state.turnNumber++;
    scene.later(['G2', 'B2,V3', 'P1']);
    const parked = parkedGold(scene);
    scene.play('S0 G2→V5');
    expect(scene.types().slice(0, 6)).toEqual([
      'AttackReinforced',
      'LeadChanged',
      'LastCard',
      'VesselUnclaimed',
      'VesselAwarded',
      'VesselAwarded',
    ]);
    expect(scene.told('LastCard')).toEqual([{ type: 'LastCard', sides: [0], cause: 'played' }]);
    expect(scene.told('VesselUnclaimed')).toMatchObject([{ gold: 6, tied: [1, 2] }]);
    expect(scene.told('VesselAwarded')).toMatchObject([
      { gold: 5, side: 0, reason: 'skulls' },
      { gold: 2, side: 2, reason: 'untouched' },
    ]);
    expect(scene.told('HandRevealed')).toEqual([
      { type: 'HandRevealed', seat: 0, cards: [] },
      { type: 'HandRevealed', seat: 1, cards: ['vessel3', 'kraken2'] },
      { type: 'HandRevealed', seat: 2, cards: ['raven1'] },
    ]);
    expect(gains(scene, parked)).toEqual([5, -3, 2]);
    expect(scene.state.unclaimed.map(({ gold }) => gold)).toEqual([6]);
    expect(scene.refused(1, 'draw')).toBe('GAME_OVER');
    expect(korsar.toAct(scene.state)).toEqual([]);
  });

  it('R22 a tie with the owner leaves the vessel to nobody at the end, too', () => {
    const scene = new Scene(['V6,Y3', 'B3']).play('S0 V6, S1 B3→V6, S0 Y3→V6').later(['G2', 'B1']);
    scene.play('S1 -B1');
    expect(scene.told('LastCard')).toEqual([{ type: 'LastCard', sides: [1], cause: 'discarded' }]);
    expect(scene.told('VesselUnclaimed')).toMatchObject([{ gold: 6, owner: 0, tied: [1, 0] }]);
    expect(scene.told('VesselAwarded')).toEqual([]);
    expect(scene.state.unclaimed.map(({ gold }) => gold)).toEqual([6]);
  });

  it('R28 what could be played may be discarded', () => {
    const scene = new Scene(['V6,Y3', 'B3']).play('S0 V6, S1 B3→V6, S0 Y3→V6').later(['ADM,G2', 'B*,B1,P1']);
    for (const playable of ['B*→V6', 'B1→V6', '-B*', '-B1']) expect(scene.refused(1, playable), playable).toBeNull();
    expect(korsar.legal(scene.state, 1)).toContainEqual({ type: 'discard', card: 'krakenCaptain' });
    scene.play('S1 -B*');
    expect(scene.refused(0, 'ADM→V6')).toBeNull();
    scene.play('S0 -ADM, S1 -B1');
    expect(scene.state.discard.slice(-3).map(({ card }) => card)).toEqual(['krakenCaptain', 'admiral', 'kraken1']);
  });

  it('K20 a vessel launched as the last card is awarded, not deducted', () => {
    const scene = new Scene(['', '']).later(['B1,B2', 'V4']);
    const parked = parkedGold(scene);
    scene.play('S0 -B1, S1 V4');
    expect(scene.told('LastCard')).toEqual([{ type: 'LastCard', sides: [1], cause: 'played' }]);
    expect(gains(scene, parked)).toEqual([0, 4]);
  });

  it('R14 the draw that empties the deck while somebody holds nothing', () => {
    const scene = new Scene(['', '', '']).later(['B1', '', ''], 1).play('S0 draw');
    expect(scene.types()).toEqual([
      'CardDrawn',
      'DeckExhausted',
      'LastCard',
      'HandRevealed',
      'HandRevealed',
      'HandRevealed',
      'GameEnded',
    ]);
    expect(scene.told('LastCard')).toEqual([{ type: 'LastCard', sides: [1, 2], cause: 'deckEmptied' }]);
  });

  it('R14 not as long as the other partner holds something', () => {
    const scene = new Scene(['', '', '', ''], partnership).later(['B1', '', '', 'G1'], 1).play('S0 draw');
    expect(scene.told('SeatSitsOut').map(({ seat }) => seat)).toEqual([1, 2]);
    expect(scene.state.turnSeat).toBe(3);
    expect(scene.told('TurnStarted')).toMatchObject([
      { seat: 1, checks: false },
      { seat: 2, checks: true },
      { seat: 3, checks: false },
    ]);
  });

  it('K27 teams: captured gold less both hands, 10 to 9', () => {
    const scene = new Scene(['', '', '', '', '', ''], { startSeat: 4 }).later(['V2', '', '', 'V5', 'B1', '']);
    scene.state.stacks = [stackOf([5, 4, 3]), stackOf([8, 6]), []];
    korsar.play(scene.state, 4, scene.action('-B1'), (event) => scene.batch.push(event), noDice);
    expect(scene.told('GameEnded')).toEqual([
      {
        type: 'GameEnded',
        standings: [
          { side: 0, captured: 12, deducted: 2, total: 10 },
          { side: 1, captured: 14, deducted: 5, total: 9 },
          { side: 2, captured: 0, deducted: 0, total: 0 },
        ],
        winners: [0],
      },
    ]);
    expect(korsar.outcome(scene.state)).toEqual({ winners: [0, 1], points: [10, 10, 9, 9, 0, 0] });
  });

  it('7 a team that took nothing pays for the merchants of both its partners', () => {
    for (const [first, second, gold] of [
      ['G1', 'V4', 4],
      ['V2', 'G1', 2],
      ['V2', 'V4,V3', 9],
    ] as const) {
      const scene = new Scene(['', '', '', ''], { ...partnership, startSeat: 2 }).later([first, second, 'B1', '']);
      scene.play('S2 -B1');
      const [{ standings }] = scene.told('GameEnded') as unknown as { standings: object[] }[];
      expect(standings[0]).toEqual({ side: 0, captured: 0, deducted: gold, total: -gold });
    }
  });

  it.each<[string, number[][], string[], number[], number[]]>([
    [
      'A',
      [
        [8, 5, 4, 2],
        [7, 6, 5],
        [2, 2],
      ],
      ['V3', '', 'V6'],
      [16, 18, -2],
      [1],
    ],
    [
      'C',
      [
        [8, 7, 6],
        [5, 5, 5, 6],
        [5, 5, 4],
      ],
      ['', '', ''],
      [21, 21, 14],
      [0, 1],
    ],
  ])('11 example %s', (_, stacks, hands, points, winners) => {
    const { state } = new Scene(['', '', '']);
    state.hands = hands.map((hand) => cardsNamed(hand).map(rankOf));
    state.stacks = stacks.map(stackOf);
    state.phase = 'gameOver';
    expect(korsar.outcome(state)).toEqual({ winners, points });
    expect(korsar.view(state, 0).winners).toEqual(winners);
  });
});
