import { describe, expect, it } from 'vitest';
import { treasureFleet } from '../../../src/rules/treasure-fleet/game.ts';
import type { CardKind } from '../../../src/rules/treasure-fleet/types.ts';
import { beforeTheEnd, givePrizes, publicFacts, type Scene, simplest } from './scene.ts';

function lastShot(scene: Scene): Scene {
  const [seat] = treasureFleet.toAct(scene.state);
  return scene.act(seat, simplest(scene, seat));
}

describe('the governor', () => {
  it('T18 goes to the highest cannon, for 16 points', () => {
    const scene = lastShot(beforeTheEnd(['4', '3', '1']));
    const told = publicFacts(scene.batch);
    const shown = told.findIndex((event) => event.type === 'GovernorCardShown');
    expect(told.slice(shown, -1)).toEqual([
      { type: 'GovernorCardShown', captain: 0, card: '4' },
      { type: 'GovernorCardShown', captain: 1, card: '3' },
      { type: 'GovernorCardShown', captain: 2, card: '1' },
      { type: 'GovernorRansomed', captain: 0, points: 16, by: 'cannon' },
    ]);
    const ended = scene.told('SailingEnded')[0].points as number[];
    expect(scene.points()).toEqual([ended[0] + 16, ended[1], ended[2]]);
    const standings = [0, 1, 2].map((captain) => ({
      captain,
      ships: ended[captain],
      governor: captain === 0 ? 16 : 0,
      total: ended[captain] + (captain === 0 ? 16 : 0),
    }));
    const best = Math.max(...standings.map((each) => each.total));
    const winners = standings.filter((each) => each.total === best).map((each) => each.captain);
    expect(told.at(-1)).toEqual({ type: 'GameEnded', standings, winners });
    const view = treasureFleet.view(scene.state, 'table');
    expect(view).toMatchObject({
      phase: 'gameOver',
      standings,
      winners,
      governor: { points: 16, taken: 0 },
      toAct: [],
    });
    expect(treasureFleet.outcome(scene.state)).toEqual({ winners, points: scene.points() });
  });

  it.each([
    ['a', ['BP', '4', '4'], 0, 'boarding'],
    ['b', ['4', '4', '3'], 'escaped', 'tie'],
    ['c', ['BP', 'BP', '4'], 'escaped', 'boardersTie'],
    ['d', ['ST', 'ST', '1'], 2, 'cannon'],
    ['e', ['ST', 'ST', 'ST'], 'escaped', 'tie'],
  ] as const)('T19 (%s) last cards %j', (_, last, taken, how) => {
    const scene = lastShot(beforeTheEnd([...last], { storms: last.includes('ST' as never) }));
    expect(scene.state.lastCards.map((shown) => shown.card)).toEqual(last);
    expect(scene.state.governorTaken).toBe(taken);
    expect(scene.told('GovernorRansomed', 'GovernorEscaped')).toEqual([
      taken === 'escaped'
        ? { type: 'GovernorEscaped', reason: how }
        : { type: 'GovernorRansomed', captain: taken, points: 16, by: how },
    ]);
  });

  it('R1 is worth what the option says', () => {
    const scene = lastShot(beforeTheEnd(['4', '3', '1'], { governorPoints: 5 }));
    const ended = scene.told('SailingEnded')[0].points as number[];
    expect(scene.told('GovernorRansomed')).toMatchObject([{ captain: 0, points: 5 }]);
    expect(scene.points()[0]).toBe(ended[0] + 5);
  });

  it.each([
    [false, 0],
    [true, 16],
  ])('T22 the neutral pirate may take it (scored: %s) for %i points', (scoreNeutral, points) => {
    const scene = lastShot(beforeTheEnd(['3', '2'], { scoreNeutral }, [], '4'));
    expect(scene.state.governorTaken).toBe('neutral');
    expect(scene.told('GovernorRansomed')).toEqual([
      { type: 'GovernorRansomed', captain: 'neutral', points, by: 'cannon' },
    ]);
    const ended = scene.told('SailingEnded')[0];
    expect(scene.points()).toEqual(ended.points);
    const view = treasureFleet.view(scene.state, 'table');
    expect(view.neutral!.points).toBe(((ended.neutral as number) ?? 0) + points);
    expect(view.standings!.map((each) => each.captain)).toEqual(scoreNeutral ? [0, 1, 'neutral'] : [0, 1]);
    expect(view.standings!.reduce((sum, each) => sum + each.governor, 0)).toBe(points);
  });
});

describe('the end', () => {
  it('T24 equal totals share the victory', () => {
    const scene = beforeTheEnd(['3', '4', '1'], {}, ['20a', '12a', '16a', '22a', '9a']);
    givePrizes(scene.state, [
      [0, ['20a', '12a']],
      [1, ['16a']],
      [2, ['22a', '9a']],
    ]);
    lastShot(scene);
    expect(scene.points()).toEqual([32, 32, 31]);
    expect(treasureFleet.outcome(scene.state)).toEqual({ winners: [0, 1], points: [32, 32, 31] });
    expect(scene.told('GameEnded')).toMatchObject([{ winners: [0, 1] }]);
  });

  const exampleA = ['20a', '14a', '9a', '22a', '18a', '17a', '16a', '16b', '12a', '6a'];

  it.each([
    ['with the governor', ['4', '3', '1'], [59, 57, 50], [0]],
    ['without', ['4', '4', '1'], [43, 57, 50], [1]],
  ] as [string, CardKind[], number[], number[]][])('10 example A, %s', (_, last, points, winners) => {
    const scene = beforeTheEnd(last, {}, exampleA);
    givePrizes(scene.state, [
      [0, exampleA.slice(0, 3)],
      [1, exampleA.slice(3, 6)],
      [2, exampleA.slice(6)],
    ]);
    lastShot(scene);
    expect(treasureFleet.outcome(scene.state)).toEqual({ winners, points });
  });

  it('10 example B, shared', () => {
    const scene = beforeTheEnd(['1', 'BP', '4'], {}, ['20a', '12a', '16a', '22a', '9a']);
    givePrizes(scene.state, [
      [0, ['20a', '12a']],
      [1, ['16a']],
      [2, ['22a', '9a']],
    ]);
    lastShot(scene);
    expect(scene.told('GameEnded')).toEqual([
      {
        type: 'GameEnded',
        standings: [
          { captain: 0, ships: 32, governor: 0, total: 32 },
          { captain: 1, ships: 16, governor: 16, total: 32 },
          { captain: 2, ships: 31, governor: 0, total: 31 },
        ],
        winners: [0, 1],
      },
    ]);
  });

  it.each([true, false])('10 example C, scored neutral pirate: %s', (scoreNeutral) => {
    const fleet = ['20a', '16a', '9a', '22a', '17a', '12a', '17b', '18a'];
    const scene = beforeTheEnd(['3', '2'], { scoreNeutral }, fleet, '4');
    givePrizes(scene.state, [
      [0, ['20a', '16a', '9a']],
      [1, ['22a', '17a', '12a']],
      ...(scoreNeutral ? ([['neutral', ['17b', '18a']]] as ['neutral', string[]][]) : []),
    ]);
    lastShot(scene);
    expect(treasureFleet.outcome(scene.state)).toEqual({
      winners: [1],
      points: [45, 51],
      ...(scoreNeutral ? { others: [{ name: 'neutral', points: 51, wins: true }] } : {}),
    });
    expect(treasureFleet.view(scene.state, 'table').winners).toEqual(scoreNeutral ? [1, 'neutral'] : [1]);
  });

  it('7.3 a scored neutral pirate may win alone', () => {
    const fleet = ['20a', '16a', '9a', '22a', '17a', '12a', '17b', '18a'];
    const scene = beforeTheEnd(['3', '2'], { scoreNeutral: true }, fleet, '4');
    givePrizes(scene.state, [
      [0, ['20a']],
      [1, ['22a']],
      ['neutral', ['17b', '18a']],
    ]);
    lastShot(scene);
    expect(treasureFleet.outcome(scene.state)).toEqual({
      winners: [],
      points: [20, 22],
      others: [{ name: 'neutral', points: 51, wins: true }],
    });
  });
});
