/** Section 11 against the scenarios. Written chance: first the casualties' shuffle, then the picks. */
import { describe, expect, it } from 'vitest';
import { Scene, viewOf } from './scene.ts';

describe('battle', () => {
  it('C17 the attacker wins, plunders two and gives one', () => {
    const scene = Scene.of({
      ships: ['B3', 'C2'],
      hands: ['6C 2D 8H', '5S AC 5D 6D'],
      islands: { A1: 'KC', E1: 'AD', A5: 'AH', E5: 'AS' },
      // Defender's sorted hand after committing: AC 5D 5S.
      dice: [0, 2, 0],
    });
    scene.sail(0, '6C', 'C2');
    expect(scene.told('table', 'BattleJoined')).toEqual([
      { type: 'BattleJoined', attacker: 0, defender: 1, square: 'C2' },
    ]);
    scene.fight(0, '8H');
    expect(scene.state.phase).toBe('battle.defend');
    scene.fight(1, '6D');
    expect(scene.types()).toEqual([
      'DefenceCommitted',
      'BattleRevealed',
      'CasualtiesLost',
      'BattleResolved',
      'CardsPlundered',
    ]);
    expect(scene.told('table', 'BattleRevealed', 'CasualtiesLost', 'BattleResolved')).toMatchObject([
      { attack: ['8H'], defence: ['6D'], attackTotal: 8, defenceTotal: 6 },
      { cards: ['8H', '6D'] },
      { outcome: 'attacker' },
    ]);
    expect(scene.told(0, 'CardsPlundered')).toEqual([
      { type: 'CardsPlundered', from: 1, to: 0, count: 2, cards: ['AC', '5S'] },
    ]);
    expect(scene.choices(0)).toEqual(['give']);
    scene.act(0, { type: 'give', card: '2D' });
    expect(scene.hand(0)).toBe('AC 5S');
    // Seat 1 has drawn since.
    expect(scene.state.seats[1].hand).toEqual(expect.arrayContaining(['5D', '2D']));
    expect(scene.state.stack.slice(-2).sort()).toEqual(['6D', '8H']);
    expect(scene.state.seats.map(({ ship }) => ship)).toEqual(['C2', 'C2']);
  });

  it.each([
    // Written: the casualties' shuffle, then two places of the loser's hand KD QS JH 4D, the second without the first.
    [
      [0, 1, 1],
      ['QS', 'JH'],
    ],
    [
      [0, 3, 1],
      ['QS', '4D'],
    ],
    [
      [0, 0, 2],
      ['KD', '4D'],
    ],
    [
      [1, 2, 0],
      ['KD', 'JH'],
    ],
  ])('R 28 plunder takes what lies at any place of the hand: %j', (dice, taken) => {
    const scene = Scene.of({ ships: ['B3', 'C2'], hands: ['5C 9C 2H', '3H KD QS JH 4D'], dice });
    scene.sail(0, '5C', 'C2').fight(0, '9C').fight(1, '3H');
    expect(scene.told(0, 'CardsPlundered')).toMatchObject([{ from: 1, to: 0, count: 2, cards: taken }]);
  });

  it('C18 a draw swaps one card each', () => {
    const scene = Scene.of({
      ships: ['B3', 'C2'],
      hands: ['KH 3C 9S 9D 5C', 'AD 9H'],
      islands: { A1: 'AC', E1: 'KD', A5: 'AH', E5: 'AS' },
      dice: [1, 0, 2],
    });
    scene.sail(0, '5C', 'C2').fight(0, '9D').fight(1, '9H');
    expect(scene.told('table', 'BattleResolved', 'CardsPlundered')).toEqual([
      { type: 'BattleResolved', attacker: 0, defender: 1, outcome: 'draw' },
      { type: 'CardsPlundered', from: 1, to: 0, count: 1 },
      { type: 'CardsPlundered', from: 0, to: 1, count: 1 },
    ]);
    expect(scene.hand(0)).toBe('AD KH 9S');
    expect(scene.state.seats[1].hand).toContain('3C');
    expect(scene.types()).toContain('TurnEnded');
  });

  it('C18 a draw with an empty hand swaps nothing', () => {
    const scene = Scene.of({ ships: ['B3', 'C2'], hands: ['9D 5C 3H', '9H'] });
    scene.sail(0, '5C', 'C2').fight(0, '9D').fight(1, '9H');
    expect(scene.types()).not.toContain('CardsPlundered');
    expect(scene.hand(0)).toBe('3H');
  });

  it('C19 who has no crew cannot defend', () => {
    const scene = Scene.of({ ships: ['B3', 'C2'], hands: ['3C 5D', 'QH KD'] });
    scene.sail(0, '5D', 'C2').fight(0, '3C');
    expect(scene.types()).toEqual([
      'AttackCommitted',
      'DefenceCommitted',
      'BattleRevealed',
      'CasualtiesLost',
      'BattleResolved',
      'CardsPlundered',
    ]);
    expect(scene.told('table', 'DefenceCommitted', 'BattleRevealed')).toMatchObject([
      { seat: 1, count: 0 },
      { attackTotal: 3, defenceTotal: 0 },
    ]);
    expect(scene.hand(0)).toBe('KD QH');
    scene.act(0, { type: 'give', card: 'KD' });
    expect(scene.hand(0)).toBe('QH');
    expect(scene.state.seats[1].hand).toContain('KD');
  });

  it('C20 who has no crew cannot attack', () => {
    const scene = Scene.of({ ships: ['B2', 'C2'], hands: ['KH QD', '9D 5C'] }).drift(0, 'C2');
    expect(scene.types().slice(0, 4)).toEqual(['ShipDrifted', 'StormFormed', 'BattleAvoided', 'TurnEnded']);
    expect(scene.told('table', 'BattleAvoided')).toEqual([{ type: 'BattleAvoided', seat: 0, other: 1, square: 'C2' }]);
    expect(scene.hand(0)).toBe('KH QD');
    expect(scene.state.seats.map(({ ship }) => ship)).toEqual(['C2', 'C2']);
  });

  it('C23 the cards of the square join the hand before the battle', () => {
    const make = () =>
      Scene.of({ ships: ['B3', 'C2'], hands: ['5C 3C', '10H 4S'], sea: { C2: '9D' } }).sail(0, '5C', 'C2');
    const scene = make();
    expect(scene.types().slice(-2)).toEqual(['CardsDugUp', 'BattleJoined']);
    expect(scene.hand(0)).toBe('9D 3C');
    expect(make().fight(0, '9D').state.battle!.attack).toEqual(['9D']);
    expect(make().fight(0, '3C').state.battle!.attack).toEqual(['3C']);
    expect(make().fight(0, '3C 9D').state.battle!.attack).toEqual(['9D', '3C']);
  });

  it('C36 plundered and given cards are known to the two fighters only', () => {
    const scene = Scene.of({ ships: ['B3', 'C2', 'E5'], hands: ['5C 9C 4D', '3H KD QS'], dice: [0, 0, 0] });
    scene.sail(0, '5C', 'C2').fight(0, '9C').fight(1, '3H');
    const plundered = { type: 'CardsPlundered', from: 1, to: 0, count: 2 };
    for (const seat of [0, 1])
      expect(scene.told(seat, 'CardsPlundered')).toEqual([{ ...plundered, cards: ['KD', 'QS'] }]);
    for (const viewer of [2, 'table'] as const) expect(scene.told(viewer, 'CardsPlundered')).toEqual([plundered]);
    scene.act(0, { type: 'give', card: '4D' });
    const given = { type: 'CardGiven', from: 0, to: 1 };
    for (const seat of [0, 1]) expect(scene.told(seat, 'CardGiven')).toEqual([{ ...given, card: '4D' }]);
    for (const viewer of [2, 'table'] as const) expect(scene.told(viewer, 'CardGiven')).toEqual([given]);
    for (const viewer of [2, 'table'] as const) {
      const text = JSON.stringify(viewOf(scene, viewer).seats);
      for (const card of ['KD', 'QS', '4D']) expect(text).not.toContain(card);
    }
  });

  it('the defender may win, with more cards than the attacker', () => {
    const scene = Scene.of({ ships: ['B3', 'C2'], hands: ['5C 9C 4D 2H', '3H 4H 5H KS'], dice: [0, 0, 0, 0, 0] });
    scene.sail(0, '5C', 'C2').fight(0, '9C').fight(1, '3H 4H 5H');
    expect(scene.told('table', 'BattleResolved')[0]).toMatchObject({ outcome: 'defender' });
    expect(scene.told('table', 'CardsPlundered')).toEqual([{ type: 'CardsPlundered', from: 0, to: 1, count: 2 }]);
    expect(scene.state.phase).toBe('battle.give');
    expect([scene.choices(0), scene.choices(1)]).toEqual([[], ['give']]);
    expect(scene.state.stack.length + 0).toBeGreaterThan(0);
    scene.act(1, { type: 'give', card: '2H' });
    expect(scene.told('table', 'TurnEnded')).toEqual([{ type: 'TurnEnded', seat: 0 }]);
  });

  it('R 11, R 26: a winner and a loser without cards give and lose nothing', () => {
    const scene = Scene.of({ ships: ['B3', 'C2'], hands: ['5C 9C', '3H'] })
      .sail(0, '5C', 'C2')
      .fight(0, '9C')
      .fight(1, '3H');
    expect(scene.types()).not.toContain('CardsPlundered');
    expect(scene.types()).toContain('TurnEnded');
    expect(scene.hand(0)).toBe('');
  });

  it('6 commit, takeBack, ready and their refusals tell nobody anything', () => {
    const scene = Scene.of({ ships: ['B3', 'C2'], hands: ['5C 9C 8D 4D 3S KH', '3H 4S'] }).sail(0, '5C', 'C2');
    const before = viewOf(scene, 1);
    const refused = (type: 'commit' | 'takeBack', card: string) => scene.refused(0, { type, card });
    expect(scene.refused(0, { type: 'ready' })).toBe('BATTLE_CARDS');
    expect(refused('commit', 'KH')).toBe('NOT_CREW');
    expect(refused('commit', '3H')).toBe('CARD_NOT_IN_HAND');
    expect(refused('takeBack', '9C')).toBe('CARD_NOT_IN_HAND');
    for (const card of ['9C', '8D', '4D']) {
      scene.act(0, { type: 'commit', card });
      expect(scene.batch).toEqual([]);
    }
    expect(refused('commit', '3S')).toBe('BATTLE_CARDS');
    expect(viewOf(scene, 1)).toEqual(before);
    scene.act(0, { type: 'takeBack', card: '4D' });
    expect(scene.batch).toEqual([]);
    expect(viewOf(scene, 0).own).toMatchObject({ hand: ['KH', '4D', '3S'], committed: ['9C', '8D'] });
    expect(scene.refused(1, { type: 'commit', card: '3H' })).toBe('NOT_YOUR_TURN');
    scene.act(0, { type: 'ready' });
    expect(scene.told(1, 'AttackCommitted')).toEqual([{ type: 'AttackCommitted', seat: 0, count: 2 }]);
    expect(scene.told(0, 'AttackCommitted')[0]).toMatchObject({ cards: ['9C', '8D'] });
    expect(viewOf(scene, 1).battle).toMatchObject({ attack: 2 });
    expect(viewOf(scene, 'table').seats[0].cards).toBe(3);
  });

  it('17 with sameSuitBattle a side shares a suit', () => {
    const options = { sameSuitBattle: true };
    const scene = Scene.of({ options, ships: ['B3', 'C2'], hands: ['5C 9C 8D 4C', '3H 4S'] }).sail(0, '5C', 'C2');
    scene.act(0, { type: 'commit', card: '9C' });
    expect(scene.refused(0, { type: 'commit', card: '8D' })).toBe('BATTLE_CARDS');
    scene.act(0, { type: 'commit', card: '4C' }, { type: 'ready' }).act(1, { type: 'commit', card: '4S' });
    expect(scene.refused(1, { type: 'commit', card: '3H' })).toBe('BATTLE_CARDS');
  });

  it('both fighters stay and do not fight again by themselves', () => {
    const scene = Scene.of({ ships: ['B3', 'C2', 'E5'], hands: ['5C 9C 4D', '3H KD QS', '2C'] });
    scene.sail(0, '5C', 'C2').fight(0, '9C').fight(1, '3H').act(0, { type: 'give', card: '4D' });
    expect(scene.state).toMatchObject({ phase: 'turn.move', active: 1, battle: null });
  });
});
