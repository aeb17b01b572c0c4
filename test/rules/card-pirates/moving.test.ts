/** Section 7 against the scenarios. */
import { describe, expect, it } from 'vitest';
import { Scene, viewOf } from './scene.ts';

const crew = '10C 9C 8C 7C 6C 5C 4C 3C 2C';
const count = (ends: string) => (ends === '' ? 0 : ends.split(' ').length);

describe('sailing', () => {
  it('C2 what every card reaches from C3', () => {
    const scene = Scene.of({ ships: ['C3', 'E5'], hands: [crew] });
    const at = (card: string) => scene.ends(0, card);
    expect(at('2C')).toBe('');
    expect(at('3C')).toBe('B3 C2 C4 D3');
    expect(at('4C')).toBe('B3 C2 C4 D3');
    expect(at('5C')).toBe('B2 B3 B4 C2 C4 D2 D3 D4');
    expect(at('6C')).toBe('A3 B2 B3 B4 C1 C2 C4 C5 D2 D3 D4 E3');
    expect(at('7C')).toBe(at('6C'));
    expect(count(at('8C'))).toBe(20);
    expect(at('9C')).toBe(at('8C'));
    expect(count(at('10C'))).toBe(24);
  });

  it('C3 what cards reach from the corner', () => {
    const scene = Scene.of({ ships: ['A1', 'E5'], hands: [crew] });
    expect(scene.ends(0, '9C')).toBe('A2 A3 A4 B1 B2 B3 C1 C2 D1');
    expect(scene.ends(0, '10C')).toBe('A2 A3 A4 B1 B2 B3 C1 C2 C3 D1');
    expect(scene.ends(0, '8C')).toBe('A2 A3 B1 B2 B3 C1 C2');
  });

  it('C4 paths that are refused', () => {
    const scene = Scene.of({ ships: ['C3', 'E5'], hands: ['9C 10C'] });
    const refused = (card: string, ...path: string[]) => scene.refused(0, { type: 'sail', card, path });
    expect(refused('10C', 'C2', 'C3')).toBe('PATH_REPEATS');
    expect(refused('9C', 'C2', 'C3', 'C4')).toBe('PATH_REPEATS');
    expect(refused('9C', 'C4', 'C5', 'C4')).toBe('PATH_REPEATS');
    expect(refused('10C', 'B2', 'A1', 'A2')).toBe('PATH_BLOCKED');
    expect(refused('10C')).toBe('PATH_BROKEN');
    expect(refused('10C', 'C5')).toBe('PATH_BROKEN');
    expect(refused('10C', 'C4', 'C5', 'C6')).toBe('PATH_BROKEN');
    expect(refused('10C', 'nowhere')).toBe('PATH_BROKEN');
    expect(refused('10C', 'C2', 'C1', 'B1', 'B2')).toBe('PATH_BROKEN');
    expect(refused('9C', 'B2', 'A1')).toBe('TOO_FAR');
    // Another way to where `legal` has a cheaper one is as good.
    expect(refused('9C', 'C2', 'B2', 'A2')).toBeUndefined();
  });

  it('C5 a ship and a storm end the path', () => {
    const scene = Scene.of({ ships: ['C3', 'C2'], hands: ['8H 10H'], sea: { D3: '' } });
    const ends = scene.ends(0, '8H').split(' ');
    expect(ends.length).toBe(18);
    expect(ends).toEqual(expect.arrayContaining(['C2', 'D3']));
    for (const square of ['C1', 'E3', 'A1', 'E1', 'A5', 'E5']) expect(ends).not.toContain(square);
    expect(scene.refused(0, { type: 'sail', card: '10H', path: ['B2', 'C1'] })).toBeUndefined();
    expect(scene.refused(0, { type: 'sail', card: '10H', path: ['D2', 'E3'] })).toBeUndefined();
    expect(scene.refused(0, { type: 'sail', card: '10H', path: ['C2', 'C1'] })).toBe('PATH_BLOCKED');
  });

  it('C10 from an island the card goes to the bottom of the stack', () => {
    const scene = Scene.of({ ships: ['A1', 'E5'], hands: ['6C 2H KD'], stack: 9 });
    scene.sail(0, '6C', 'B1 C1');
    // Seat 1 has drawn since.
    expect(scene.told('table', 'CrewSpent', 'ShipSailed', 'CardsDugUp', 'CardDrawn')).toEqual([
      { type: 'CrewSpent', seat: 0, card: '6C', from: 'A1', to: 'stackBottom', faceUp: false },
      { type: 'ShipSailed', seat: 0, from: 'A1', path: ['B1', 'C1'], cost: 6, points: 6 },
      { type: 'CardsDugUp', seat: 0, square: 'C1', faceUp: [], faceDown: 1 },
      { type: 'CardDrawn', seat: 1, stack: 9 },
    ]);
    expect(scene.state.stack.at(-1)).toBe('6C');
    expect(scene.place('A1')).toEqual({ island: 'AC', faceUp: [], faceDown: [] });
    expect(scene.place('B1').faceDown.length).toBe(1);
  });

  it('C21 nobody enters or passes a sea square with two ships', () => {
    const scene = Scene.of({ ships: ['C3', 'C2', 'C2'], hands: ['10H 9H 6H 8D'] });
    for (const path of [['C2'], ['C2', 'C1']])
      expect(scene.refused(0, { type: 'sail', card: '10H', path })).toBe('PATH_BLOCKED');
    expect(scene.refused(0, { type: 'drift', to: 'C2' })).toBe('PATH_BLOCKED');
    expect(scene.drifts(0)).not.toContain('C2');
    expect(scene.ends(0, '10H')).toContain('C1');
    for (const card of ['9H', '8D']) expect(scene.ends(0, card)).not.toContain('C1');
    expect(scene.refused(0, { type: 'sail', card: '10H', path: ['D2', 'C1'] })).toBeUndefined();
  });

  it('C29 advanced sailing', () => {
    const scene = Scene.of({
      options: { advancedSailing: true },
      islands: { B2: 'AC', E1: 'AD', A5: 'AH', E5: 'AS' },
      ships: ['E2', 'E5'],
      hands: ['10C 9C 8C 9H 10S'],
    });
    const path = ['D2', 'C2', 'B2'];
    const refused = (card: string) => scene.refused(0, { type: 'sail', card, path });
    expect([refused('9C'), refused('10C'), refused('8C'), refused('9H'), refused('10S')]).toEqual([
      undefined,
      undefined,
      'TOO_FAR',
      'WRONG_SUIT',
      'WRONG_SUIT',
    ]);
    expect(scene.ends(0, '9C')).toContain('B2');
    expect(scene.ends(0, '10S')).not.toContain('B2');
    const near = Scene.of({
      options: { advancedSailing: true },
      islands: { B2: 'AC', E1: 'AD', A5: 'AH', E5: 'AS' },
      ships: ['C2', 'E5'],
      hands: ['10C'],
    });
    expect(near.refused(0, { type: 'drift', to: 'B2' })).toBe('ISLAND_BY_DRIFT');
    expect(near.drifts(0)).toBe('B1 B3 C1 C3 D1 D2 D3');
  });

  it('C31 the ring belongs to the chart', () => {
    const sea = { C2: '', B3: '', D3: '', C4: '', C0: '| 2C', F3: '| 2D', A6: '| 2H', '@2': '| 2S' };
    const options = { treacherousSeas: true };
    const hands = ['5D 4D 3D'];
    const near = Scene.of({ options, sea, hands, ships: ['C1', 'E5'] });
    expect(near.drifts(0)).toBe('B1 B2 C0 C2 D1 D2');
    const out = Scene.of({ options, sea, hands, ships: ['C0', 'E5'] });
    expect(out.ends(0, '5D')).toBe('B1 C1 D1');
    expect(out.refused(0, { type: 'drift', to: 'D0' })).toBe('PATH_BROKEN');
  });
});

describe('drifting, burying, storms', () => {
  it('C11 a drift leaves a storm behind', () => {
    const scene = Scene.of({ ships: ['C3', 'E5'], hands: ['KH QS 4C 9D'] }).drift(0, 'D4');
    expect(scene.state.seats[0].hand.length).toBe(5);
    expect(scene.types().slice(0, 3)).toEqual(['ShipDrifted', 'StormFormed', 'CardsDugUp']);
    expect(scene.told('table', 'StormFormed')).toEqual([{ type: 'StormFormed', square: 'C3' }]);
    expect(scene.place('C3')).toEqual({ island: null, faceUp: [], faceDown: [] });
  });

  it('C12 a hand of five must be buried down to drift', () => {
    const scene = Scene.of({ ships: ['C3', 'E5'], hands: ['KH QS 4C 9D 2S'] });
    expect(scene.refused(0, { type: 'drift', to: 'D4' })).toBe('HAND_TOO_LARGE');
    scene.bury(0, '2S');
    expect(scene.told('table', 'TreasureBuried')).toEqual([
      { type: 'TreasureBuried', seat: 0, square: 'C3', faceDown: 1 },
    ]);
    expect(scene.told(0, 'TreasureBuried')[0]).toMatchObject({ card: '2S', forced: false });
    scene.drift(0, 'D4');
    expect(scene.place('C3').faceDown).toEqual(['2S']);
    expect(scene.types()).not.toContain('StormFormed');
  });

  it('C13 who cannot sail must bury', () => {
    const scene = Scene.of({
      ships: ['C3', 'E5'],
      hands: ['2C 2D KH QS JD AC'],
      islands: { A1: 'KC', E1: 'AD', A5: 'AH', E5: 'AS' },
    });
    expect(scene.choices(0)).toEqual(['bury']);
    expect(scene.refused(0, { type: 'forfeit' })).toBe('CAN_STILL_MOVE');
    const { own } = viewOf(scene);
    expect(own!.mustBury).toBe(2);
    scene.bury(0, '2C');
    expect(scene.told(0, 'TreasureBuried')[0]).toMatchObject({ forced: true });
    scene.bury(0, '2D');
    expect(scene.choices(0)).toEqual(['bury', 'drift']);
  });

  it('C14 a storm ends the path and takes its toll', () => {
    const scene = Scene.of({ ships: ['C3', 'E5'], hands: ['10C KD 3S'], sea: { C2: '' } });
    expect(scene.refused(0, { type: 'sail', card: '10C', path: ['C2', 'B1'] })).toBe('PATH_BLOCKED');
    scene.sail(0, '10C', 'C2');
    expect(scene.state.phase).toBe('arrive.storm');
    expect(scene.choices(0)).toEqual(['placeInStorm']);
    scene.act(0, { type: 'placeInStorm', card: 'KD' });
    expect(scene.place('C3')).toEqual({ island: null, faceUp: ['10C'], faceDown: [] });
    expect(scene.place('C2')).toEqual({ island: null, faceUp: [], faceDown: ['KD'] });
    expect(scene.hand(0)).toBe('3S');
    expect(scene.told(1, 'StormToll')).toEqual([{ type: 'StormToll', seat: 0, square: 'C2', faceDown: true }]);
    expect(scene.told(0, 'StormToll')).toEqual([
      { type: 'StormToll', seat: 0, square: 'C2', faceDown: true, card: 'KD' },
    ]);
  });

  it('C14 crew paid to a storm lies open, a 2 will do', () => {
    const scene = Scene.of({ ships: ['C3', 'E5'], hands: ['3C KD 2S'], sea: { C2: '' } });
    scene.sail(0, '3C', 'C2').act(0, { type: 'placeInStorm', card: '2S' });
    expect(scene.place('C2').faceUp).toEqual(['2S']);
    expect(scene.told('table', 'StormToll')[0]).toMatchObject({ card: '2S', faceDown: false });
  });

  it('C15 the ship leaves its toll where it lies', () => {
    const scene = Scene.of({ ships: ['C2', 'E5'], hands: ['5H 9C'], sea: { C2: '3S' } }).sail(0, '5H', 'C1');
    expect(scene.place('C2').faceUp).toEqual(['5H', '3S']);
  });

  it('C16 an empty hand pays nothing', () => {
    const scene = Scene.of({ ships: ['C3', 'E5'], hands: ['3H 9C'], sea: { C2: '' } });
    scene.bury(0, '3H 9C').drift(0, 'C2');
    expect(scene.types().slice(0, 3)).toEqual(['ShipDrifted', 'StormEntered', 'TurnEnded']);
    expect(scene.place('C2')).toEqual({ island: null, faceUp: [], faceDown: [] });
    expect(scene.state.seats[0].ship).toBe('C2');
    expect(viewOf(scene).squares.find(({ square }) => square === 'C2')!.storm).toBe(false);
  });

  it('C33 hidden cards are shown once and then lie face down', () => {
    const scene = Scene.of({
      options: { hiddenCards: true },
      ships: ['C3', 'E5'],
      hands: ['7D 4S 2C'],
      sea: { C2: '' },
    });
    scene.sail(0, '7D', 'C2');
    for (const viewer of [0, 1, 'table'] as const)
      expect(scene.told(viewer, 'CrewSpent')).toEqual([
        { type: 'CrewSpent', seat: 0, card: '7D', from: 'C3', to: 'sea', faceUp: false },
      ]);
    scene.act(0, { type: 'placeInStorm', card: '4S' });
    expect(scene.told('table', 'StormToll')).toEqual([
      { type: 'StormToll', seat: 0, square: 'C2', faceDown: true, card: '4S' },
    ]);
    for (const square of ['C3', 'C2'])
      expect(viewOf(scene).squares.find((each) => each.square === square)).toMatchObject({ faceUp: [], faceDown: 1 });
    expect(JSON.stringify(viewOf(scene, 0))).not.toContain('7D');
  });

  it('7.4 who can go nowhere forfeits; burying stays legal', () => {
    const scene = Scene.of({
      options: { advancedSailing: true },
      islands: { A2: 'AC', B1: 'AD', B2: 'AH', E5: 'AS' },
      ships: ['A1', 'E5'],
      hands: ['9S 2C KD 10S 5S'],
    });
    expect(scene.choices(0)).toEqual(['bury', 'forfeit']);
    expect(viewOf(scene, 0).own!.mustBury).toBe(0);
    scene.act(0, { type: 'forfeit' });
    expect(scene.types()).toEqual(['TurnForfeited', 'TurnEnded', 'TurnBegan', 'CardDrawn']);
  });
});

describe('solo', () => {
  it('C34 sailing costs a further card, paid on departure', () => {
    const scene = Scene.of({ ships: ['C3'], hands: ['6C KD 2S 4H 9S'] });
    expect(scene.refused(0, { type: 'drift', to: 'D3' })).toBe('HAND_TOO_LARGE');
    scene.sail(0, '6C', 'C2 C1');
    expect(scene.state.phase).toBe('depart.setAside');
    expect(scene.place('C3').faceUp).toEqual(['6C']);
    expect(scene.state.seats[0].ship).toBe('C3');
    expect(scene.refused(0, { type: 'setAside', card: '6C' })).toBe('CARD_NOT_IN_HAND');
    const [found] = scene.place('C1').faceDown;
    scene.act(0, { type: 'setAside', card: '2S' });
    expect(scene.types().slice(0, 3)).toEqual(['CardSetAside', 'ShipSailed', 'CardsDugUp']);
    expect(scene.state.discards).toEqual(['2S', ...scene.state.discards.filter((card) => card !== '2S')]);
    expect(scene.state.seats[0].hand).toEqual(expect.arrayContaining(['KD', '4H', '9S', found]));
    expect(scene.state.seats[0].ship).toBe('C1');
  });

  it('C35 the last card cannot sail; without a card the voyage is over', () => {
    const make = () => Scene.of({ ships: ['C3'], hands: ['6C'] });
    const scene = make();
    expect(scene.refused(0, { type: 'sail', card: '6C', path: ['C2'] })).toBe('LAST_CARD');
    expect(scene.choices(0)).toEqual(['bury', 'drift', 'endVoyage']);
    expect(make().drift(0, 'C2').act(0, { type: 'setAside', card: '6C' }).state.seats[0].ship).toBe('C2');
    scene.bury(0, '6C');
    expect(scene.told('table', 'VoyageEnded')).toEqual([{ type: 'VoyageEnded', seat: 0, reason: 'stranded' }]);
    expect(scene.state.ended).toBe('voyage');
    const stopped = make().act(0, { type: 'endVoyage' });
    expect(stopped.told('table', 'VoyageEnded')).toEqual([{ type: 'VoyageEnded', seat: 0, reason: 'stopped' }]);
    const two = Scene.of({ ships: ['C3', 'E5'], hands: ['6C'] });
    expect(two.refused(0, { type: 'endVoyage' })).toBe('WRONG_PHASE');
  });
});
