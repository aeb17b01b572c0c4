/** Section 9 against the scenarios, and the ends that come with an exchange (section 13). */
import { describe, expect, it } from 'vitest';
import { storyOf } from '../../../src/rules/card-pirates/cards.ts';
import { suits } from '../../../src/rules/card-pirates/types.ts';
import { Scene, viewOf } from './scene.ts';

const standard = { A1: 'AC', E1: 'AD', A5: 'AH', E5: 'AS' };
const decline = { type: 'declineExchange' } as const;

describe('landing', () => {
  it('C6 without a card to exchange nothing is offered, and what is buried is dug up', () => {
    const scene = Scene.of({ ships: ['D2', 'E5'], hands: ['5D 6D 2H'], buried: { E1: '10C' } });
    scene.sail(0, '5D', 'E1');
    expect(scene.told('table', 'ShipSailed', 'IslandLanded')).toEqual([
      { type: 'ShipSailed', seat: 0, from: 'D2', path: ['E1'], cost: 5, points: 5 },
      { type: 'IslandLanded', seat: 0, square: 'E1', suit: 'D', card: 'AD', others: [] },
    ]);
    // The seat is asked all the same, or the room would learn what it does not hold.
    expect(scene.choices(0)).toEqual(['declineExchange']);
    scene.act(0, decline);
    expect(scene.place('D2').faceUp).toEqual(['5D']);
    expect(scene.hand(0)).toBe('10C 6D 2H');
    expect(scene.place('E1')).toEqual({ island: 'AD', faceUp: [], faceDown: [] });
    expect(scene.told('table', 'CardsDugUp')).toEqual([
      { type: 'CardsDugUp', seat: 0, square: 'E1', faceUp: [], faceDown: 1 },
    ]);
    expect(scene.told(0, 'CardsDugUp')[0]).toMatchObject({ cards: ['10C'] });
  });

  it('C7 a Queen buys the Ace', () => {
    const scene = Scene.of({ ships: ['B5', 'E1'], hands: ['QH 3D 4C'], buried: { A5: '7S' } });
    scene.sail(0, '3D', 'A5').act(0, { type: 'exchange', card: 'QH' });
    expect(scene.hand(0)).toBe('AH 7S 4C');
    expect(scene.place('A5')).toEqual({ island: 'QH', faceUp: [], faceDown: [] });
    expect(scene.types().slice(0, 3)).toEqual(['IslandExchanged', 'CardsDugUp', 'TurnEnded']);
    expect(scene.told('table', 'IslandExchanged')).toEqual([
      { type: 'IslandExchanged', seat: 0, square: 'A5', gave: 'QH', took: 'AH', story: 'treasure-map' },
    ]);
  });

  it('C8 only a lower card of the suit is taken; a Jack closes the island', () => {
    const land = (hand: string) =>
      Scene.of({ ships: ['B5', 'E1'], hands: [`${hand} 3D`], islands: { ...standard, A5: 'QH' } }).sail(0, '3D', 'A5');
    for (const card of ['KH', 'JD', 'AH']) {
      const scene = land(card);
      expect(scene.choices(0)).toEqual(['declineExchange']);
      expect(scene.refused(0, { type: 'exchange', card })).toBe('NO_EXCHANGE');
    }
    const scene = land('JH 4H');
    expect(scene.refused(0, { type: 'exchange', card: '4H' })).toBe('NO_EXCHANGE');
    scene.act(0, { type: 'exchange', card: 'JH' });
    expect(scene.told('table', 'IslandExchanged')[0]).toMatchObject({ took: 'QH', story: 'stowaway' });
    const closed = Scene.of({ ships: ['B5', 'E1'], hands: ['KH 3D'], islands: { ...standard, A5: 'JH' } });
    // Everybody sees that this island is closed: nobody is asked.
    expect(closed.sail(0, '3D', 'A5').types()).toEqual([
      'CrewSpent',
      'ShipSailed',
      'IslandLanded',
      'TurnEnded',
      'TurnBegan',
      'CardDrawn',
    ]);
  });

  it('C9 one exchange per landing', () => {
    const scene = Scene.of({ ships: ['B5', 'E1'], hands: ['KH QH JH 3D'] }).sail(0, '3D', 'A5');
    scene.act(0, { type: 'exchange', card: 'JH' });
    expect(scene.hand(0)).toBe('AH KH QH');
    expect(scene.place('A5').island).toBe('JH');
    expect(scene.types()).toContain('TurnEnded');
    expect(scene.refused(0, { type: 'exchange', card: 'QH' })).toBe('WRONG_PHASE');
  });

  it('C22 ships on an island do not fight', () => {
    const scene = Scene.of({ ships: ['D5', 'E5'], hands: ['QS 3D', '10C'], buried: { E5: '9D' } }).sail(0, '3D', 'E5');
    expect(scene.told('table', 'IslandLanded')[0]).toMatchObject({ others: [1] });
    scene.act(0, { type: 'exchange', card: 'QS' });
    expect(scene.hand(0)).toBe('AS 9D');
    expect(scene.events.map(({ type }) => type)).not.toContain('BattleJoined');
  });

  it('three ships may lie at one island', () => {
    const scene = Scene.of({ ships: ['D5', 'E5', 'E5'], hands: ['QS 3D'] }).sail(0, '3D', 'E5');
    expect(viewOf(scene).squares.find(({ square }) => square === 'E5')!.ships).toEqual([0, 1, 2]);
  });

  it('R 3, section 4: starting on an island is no landing', () => {
    expect(Scene.start(2).types()).not.toContain('IslandLanded');
  });

  it('9 there are six stories in each suit, 24 in all', () => {
    const found = new Map<string, number>();
    for (const gave of suits)
      for (const took of suits)
        for (const low of ['A', 'K', 'Q', 'J', '10', '2'])
          for (const high of ['A', 'K', 'Q', 'J', '10', '2']) {
            const story = storyOf(`${low}${gave}`, `${high}${took}`);
            if (story) found.set(story, (found.get(story) ?? 0) + 1);
          }
    expect(Object.fromEntries(found)).toEqual({
      ransom: 4,
      'treasure-map': 4,
      ransack: 4,
      wedding: 4,
      'letter-of-marque': 4,
      stowaway: 4,
    });
  });
});

describe('the last exchange', () => {
  it('C24 the last Jack ends the game before the digging', () => {
    const scene = Scene.of({
      ships: ['B5', 'E1'],
      hands: ['JH 3D 5C'],
      islands: { A1: 'JC', E1: 'JD', A5: 'AH', E5: 'JS' },
      buried: { A5: '7S KC' },
    });
    scene.sail(0, '3D', 'A5').act(0, { type: 'exchange', card: 'JH' });
    expect(scene.types()).toEqual(['IslandExchanged', 'GameEnded']);
    expect(scene.state.ended).toBe('jacks');
    expect(scene.hand(0)).toBe('AH 5C');
    expect(scene.told('table', 'GameEnded')[0]).toMatchObject({ reason: 'jacks', scores: [4, expect.any(Number)] });
    expect(scene.place('A5').faceDown).toEqual(['KC', '7S']);
  });

  it('C28 with simple politics the last Ace does', () => {
    const play = (simplePolitics: boolean) =>
      Scene.of({
        options: { simplePolitics },
        ships: ['B5', 'E1'],
        hands: ['QH 3D 5C'],
        islands: { A1: 'KC', E1: 'QD', A5: 'AH', E5: 'JS' },
      })
        .sail(0, '3D', 'A5')
        .act(0, { type: 'exchange', card: 'QH' });
    expect(play(true).state.ended).toBe('aces');
    expect(play(false).state.phase).toBe('turn.move');
  });
});
