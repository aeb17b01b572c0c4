import { describe, expect, it } from 'vitest';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import { chartOf, drawChart, oceans, readWatch } from '../../../src/rules/yellowbeard/map.ts';
import { landing } from '../../../src/rules/yellowbeard/salvos.ts';
import { sightLines } from '../../../src/rules/yellowbeard/sight.ts';
import type { Options, Square } from '../../../src/rules/yellowbeard/types.ts';
import { atSea, type Placing, publicFacts, type Scene, squares } from './scene.ts';

/** N1's turn, rolled. */
function rolled(roll: number, placing: Placing, options: Partial<Options> = {}): Scene {
  return atSea(3, options)
    .place({ pirate: 'B5', ship: 1, ...placing })
    .roll(roll)
    .do({ type: 'rollDie' });
}

const seen = (scene: Scene) => scene.told('TelescopeAnswered')[0];

describe('moving', () => {
  it.each([
    [1, 'J13'],
    [2, 'I13 J12 K13'],
    [3, 'H13 I12 K12 L13'],
  ])('Y14 N1 on J14 with a %i', (roll, ends) => {
    expect(rolled(roll, { ships: { 1: 'J14' } }).targets()).toEqual(squares(ends));
  });

  it('Y15 as many steps as possible', () => {
    const ships = { 1: 'L15', 2: 'L13' };
    expect(rolled(2, { ships }).targets()).toEqual(['L14']);
    expect(rolled(3, { ships }).targets()).toEqual(squares('K13 L12 M13'));
  });

  it('Y16 a ship shut in does not move, then looks', () => {
    const scene = rolled(4, { ships: { 1: 'L15', 2: 'L14' }, pirate: 'L12' });
    expect(yellowbeard.legal(scene.state, 1)).toEqual([{ type: 'moveFirst', path: [] }, { type: 'lookFirst' }]);
    scene.do({ type: 'moveFirst', path: [] });
    expect(publicFacts(scene.batch)).toEqual([
      { type: 'CaptainDecided', ship: 1, decision: 'moveFirst' },
      { type: 'NavyHeld', ship: 1, what: 'cannotMove' },
      { type: 'TelescopeAsked', ship: 1, square: 'L15', lines: [] },
      { type: 'TelescopeAnswered', ship: 1, answer: 'nay' },
    ]);
    const looked = rolled(4, { ships: { 1: 'L15', 2: 'L14' } }).do({ type: 'lookFirst' });
    expect(yellowbeard.legal(looked.state, 1)).toEqual([{ type: 'stay' }]);
  });

  it('Y17 a strait with a ship on it is closed', () => {
    expect(rolled(2, { ships: { 1: 'P9', 2: 'P8' } }).targets()).toEqual(squares('N9 O10 P11 R9'));
    expect(rolled(2, { ships: { 1: 'P9' } }).targets()).toEqual(squares('N9 O10 P7 P11 R9'));
    const scene = rolled(2, { ships: { 1: 'P9', 2: 'P8' } });
    expect(scene.refused({ type: 'moveFirst', path: ['P8', 'P7'] })).toBe('STRAIT_HELD');
  });

  it('7.1 refusals in their order', () => {
    const scene = rolled(2, { ships: { 1: 'L9', 2: 'L11' } });
    expect(scene.refused({ type: 'moveFirst', path: ['M8'] })).toBe('PATH_BROKEN');
    expect(scene.refused({ type: 'moveFirst', path: ['L10', 'L9'] })).toBe('PATH_REPEATS');
    expect(scene.refused({ type: 'moveFirst', path: ['L10'] })).toBe('MUST_USE_ROLL');
    expect(scene.refused({ type: 'moveFirst', path: [] })).toBe('MUST_USE_ROLL');
    expect(scene.refused({ type: 'moveFirst', path: ['L10', 'L11'] })).toBe('SQUARE_TAKEN');
    expect(scene.refused({ type: 'moveFirst', path: ['L10', 'M10'] })).toBeUndefined();
    expect(scene.refused({ type: 'moveFirst', path: ['L10', 'M10'] }, 2)).toBe('NOT_YOUR_TURN');
    expect(scene.refused({ type: 'move', path: ['L10', 'M10'] })).toBe('WRONG_PHASE');
  });

  it('5 at most 247 ways for a 6, 44 for the Pirate', () => {
    const chart = chartOf('yellowbeards-ocean');
    let navy = 0;
    let pirate = 0;
    for (const [cell, name] of chart.names.entries()) {
      if (chart.sea[cell] === 0) continue;
      const six = rolled(6, { ships: { 1: name, 2: 'B2', 3: 'C2', 4: 'D2', 5: name === 'B3' ? 'B4' : 'B3' } });
      if (new Set(six.state.ships).size === 5) navy = Math.max(navy, yellowbeard.legal(six.state, 1).length - 1);
      const sail = atSea().place({ pirate: name });
      if (!sail.state.ships.includes(name))
        pirate = Math.max(pirate, yellowbeard.legal(sail.state, 0).filter((a) => a.type === 'sail').length);
    }
    expect([navy, pirate]).toEqual([247, 44]);
  });
});

describe('the telescope', () => {
  const lines = (from: Square, telescope: Options['telescope'], others: Square[] = []) => {
    const chart = chartOf('yellowbeards-ocean');
    const cells = others.map((square) => chart.cells.get(square)!);
    return sightLines(chart, telescope, cells, chart.cells.get(from)!).flatMap((line) => line.squares);
  };

  it('Y18 the watchtower L9', () => {
    const all = lines('L9', 'eight').sort();
    const wanted =
      'L1 L2 L3 L4 L5 L6 L7 L8 L10 L11 L12 L13 L14 L15 M9 N9 O9 P9 Q9 R9 F9 G9 H9 I9 J9 K9 M8 K8 K10 M10 N11 O12 P13';
    expect(all).toEqual(wanted.split(' ').sort());
    expect(all.length).toBe(33);
    expect(lines('L9', 'four').length).toBe(26);
    const scene = rolled(1, { ships: { 1: 'L9' } }).do({ type: 'lookFirst' });
    const [asked] = scene.told('TelescopeAsked') as { lines: { direction: string; squares: string[] }[] }[];
    expect(asked.lines.find((line) => line.direction === 'SE')!.squares).toEqual(['M10', 'N11', 'O12', 'P13']);
    expect(asked.lines.find((line) => line.direction === 'NE')!.squares).toEqual(['M8']);
  });

  it('11.2 an average square sees 16.5 squares, with four directions 11.0', () => {
    const chart = chartOf('yellowbeards-ocean');
    const seas = chart.names.filter((_, cell) => chart.sea[cell] === 1);
    const mean = (telescope: Options['telescope']) =>
      seas.reduce((sum, square) => sum + lines(square, telescope).length, 0) / seas.length;
    expect(mean('eight').toFixed(1)).toBe('16.5');
    expect(mean('four').toFixed(1)).toBe('11.0');
    expect(lines('L1', 'eight').length).toBe(30);
    expect([lines('C5', 'eight').length, lines('B2', 'eight').length]).toEqual([4, 6]);
  });

  it('Y19 other ships end a line', () => {
    const one = rolled(1, { ships: { 1: 'L9', 2: 'L12' }, pirate: 'L13' }).do({ type: 'lookFirst' });
    expect(seen(one)).toEqual({ type: 'TelescopeAnswered', ship: 1, answer: 'nay' });
    const two = rolled(1, { ships: { 1: 'L9', 2: 'L12' }, pirate: 'L13', ship: 2 }).do({ type: 'lookFirst' });
    expect(seen(two)).toMatchObject({ ship: 2, answer: 'aye', square: 'L13', direction: 'S' });
    expect(two.told('PirateSighted')).toEqual([{ type: 'PirateSighted', square: 'L13' }]);
    expect(two.view('table')).toMatchObject({ token: 'L13', lastSeen: { square: 'L13', turn: 1 }, phase: 'navy.seen' });
  });

  it.each(['H11', 'I12'])('Y20 Jamaica hides %s from K11', (pirate) => {
    const scene = rolled(1, { ships: { 1: 'K11' }, pirate }).do({ type: 'lookFirst' });
    expect(seen(scene)).toMatchObject({ answer: 'nay' });
  });

  it('R23 a diagonal between two land corners is closed', () => {
    const seen = (...rows: string[]) => drawChart({ ...oceans['short-voyage'], rows }).rays[0][3];
    expect(seen('~o', 'o~')).toEqual([]);
    expect(seen('~~', 'o~')).toEqual([3]);
    expect(seen('~o', '~~')).toEqual([3]);
    expect(seen('~~~', '~~o', '~o~')).toEqual([4]);
  });
});

describe('the cannon', () => {
  it('Y21 a first salvo of the movement roll', () => {
    const scene = rolled(4, { ships: { 1: 'L9' }, pirate: 'L13' }).do({ type: 'lookFirst' });
    scene.do({ type: 'fire', direction: 'S' });
    expect(publicFacts(scene.batch).slice(0, 3)).toEqual([
      { type: 'SalvoAimed', ship: 1, salvo: 1, direction: 'S' },
      { type: 'SalvoFired', ship: 1, salvo: 1, direction: 'S', range: 4, landing: 'L13', result: 'pirate' },
      { type: 'PirateSunk', square: 'L13', ship: 1 },
    ]);
    expect(scene.told('RoundEnded')).toMatchObject([{ winner: 'navy', reason: 'sunk' }]);
    expect(scene.state.results[0].catcher).toBe(1);
  });

  it('Y22 a second salvo, aimed before its roll', () => {
    const start = (range: number) => {
      const scene = rolled(2, { ships: { 1: 'L9' }, pirate: 'L13' }).do({ type: 'lookFirst' }, { type: 'holdFirst' });
      expect(scene.told('NavyHeld')).toEqual([{ type: 'NavyHeld', ship: 1, what: 'firstSalvo' }]);
      return scene.roll(range).do({ type: 'fire', direction: 'S' });
    };
    const splash = start(5);
    expect(publicFacts(splash.batch)).toEqual([
      { type: 'SalvoAimed', ship: 1, salvo: 2, direction: 'S' },
      { type: 'NavyDieRolled', ship: 1, value: 5, purpose: 'range' },
      { type: 'SalvoFired', ship: 1, salvo: 2, direction: 'S', range: 5, landing: 'L14', result: 'splash' },
      { type: 'PirateTokenRemoved' },
    ]);
    expect(splash.state).toMatchObject({ phase: 'pirate', ship: 2, token: null, lastSeen: { square: 'L13', turn: 1 } });
    expect(start(4).told('PirateSunk')).toHaveLength(1);
  });

  it('leaves its salvos in what everybody saw, lost ones without a square', () => {
    const scene = rolled(4, { ships: { 1: 'L9' }, pirate: 'L11' }).do({ type: 'lookFirst' });
    scene.do({ type: 'fire', direction: 'W' }).roll(5).do({ type: 'fire', direction: 'S' });
    const line = scene.view('table').watch.at(-1) ?? '';
    expect(line.split(' ').slice(-4)).toEqual(['#1', '?L9=L11', '*W4=H9', '*S5=L14']);
    expect(readWatch(line).shots).toEqual([
      { direction: 'W', range: 4, landing: 'H9' },
      { direction: 'S', range: 5, landing: 'L14' },
    ]);
    const ashore = rolled(3, { ships: { 1: 'M11' }, pirate: 'O11' }).do({ type: 'lookFirst' });
    ashore.do({ type: 'fire', direction: 'W' });
    expect(readWatch(ashore.view('table').watch.at(-1) ?? '').shots).toEqual([
      { direction: 'W', range: 3, landing: null },
    ]);
  });

  it('R4 afterRoll: the die is thrown in the open, then the captain aims or ceases', () => {
    const options = { secondAim: 'afterRoll' } as const;
    const scene = rolled(2, { ships: { 1: 'L9' }, pirate: 'L13' }, options).roll(4);
    scene.do({ type: 'lookFirst' }, { type: 'holdFirst' });
    expect(scene.told('NavyDieRolled')).toEqual([{ type: 'NavyDieRolled', ship: 1, value: 4, purpose: 'range' }]);
    expect(scene.view('table').range).toBe(4);
    const ceased = rolled(2, { ships: { 1: 'L9' }, pirate: 'L13' }, options).roll(4);
    ceased.do({ type: 'lookFirst' }, { type: 'fire', direction: 'N' });
    expect(ceased.types()).toEqual(['SalvoAimed', 'SalvoFired', 'NavyDieRolled']);
    ceased.do({ type: 'cease' });
    expect(ceased.types()).toEqual(['NavyHeld', 'PirateTokenRemoved']);
    scene.do({ type: 'fire', direction: 'S' });
    expect(scene.types().slice(0, 3)).toEqual(['SalvoAimed', 'SalvoFired', 'PirateSunk']);
  });

  it('Y23 a friend sunk is out of the round', () => {
    const scene = rolled(5, { ships: { 1: 'L9', 2: 'L13' }, pirate: 'L11' }).do({ type: 'lookFirst' });
    scene.do({ type: 'holdFirst' }).roll(4).do({ type: 'fire', direction: 'S' });
    expect(publicFacts(scene.batch).slice(2)).toEqual([
      { type: 'SalvoFired', ship: 1, salvo: 2, direction: 'S', range: 4, landing: 'L13', result: 'navy' },
      { type: 'NavySunk', ship: 2, by: 1, square: 'L13' },
      { type: 'PirateTokenRemoved' },
    ]);
    const order: number[] = [];
    for (let i = 0; i < 5; i++) {
      scene.sail();
      order.push(scene.state.ship);
      scene.roll(1).do({ type: 'rollDie' }, { type: 'lookFirst' }).do({ type: 'stay' });
    }
    expect(order).toEqual([3, 4, 5, 1, 3]);
    expect(scene.view('table')).toMatchObject({ sunk: [2] });
    expect(scene.view('table').ships[1]).toBeNull();
  });

  it('7.3 a first salvo on a friend does not end the turn', () => {
    const scene = rolled(4, { ships: { 1: 'L9', 2: 'L13' }, pirate: 'L11' }).do({ type: 'lookFirst' });
    scene.do({ type: 'fire', direction: 'S' });
    expect(scene.state.phase).toBe('navy.salvo2');
  });

  it.each([
    ['M11', 'W', 2, 'K11'],
    ['M11', 'W', 3, 'lost'],
    ['M11', 'W', 5, 'lost'],
    ['L2', 'N', 1, 'L1'],
    ['L2', 'N', 2, 'lost'],
  ] as const)('Y24 from %s to %s with %i: %s', (from, direction, range, at) => {
    expect(landing(chartOf('yellowbeards-ocean'), 'exact', from, direction, range, [])).toBe(at);
  });

  it('R3 upTo stops at the first ship', () => {
    const chart = chartOf('yellowbeards-ocean');
    expect(landing(chart, 'upTo', 'L9', 'S', 5, ['L13', 'L11'])).toBe('L11');
    expect(landing(chart, 'upTo', 'L9', 'S', 1, ['L13', 'L11'])).toBe('L10');
    expect(landing(chart, 'upTo', 'L9', 'S', 5, ['L11', 'L13'])).toBe('L11');
    expect(landing(chart, 'upTo', 'L9', 'S', 5, ['L13', null, 'L11', 'B2'])).toBe('L11');
    expect(landing(chart, 'upTo', 'M11', 'W', 3, ['L11'])).toBe('L11');
    expect(landing(chart, 'upTo', 'M11', 'W', 3, [])).toBe('lost');
    expect(landing(chart, 'exact', 'L9', 'S', 5, ['L13', 'L11'])).toBe('L14');
  });

  it('R3 with upTo no shot flies over a friend', () => {
    const shot = (options: Partial<Options>) => {
      const scene = rolled(4, { ships: { 1: 'L9', 2: 'L11' }, pirate: 'M10' }, options).do({ type: 'lookFirst' });
      return scene.do({ type: 'fire', direction: 'S' });
    };
    expect(shot({ shot: 'upTo' }).told('SalvoFired', 'NavySunk')).toMatchObject([
      { landing: 'L11', result: 'navy' },
      { ship: 2, by: 1, square: 'L11' },
    ]);
    expect(shot({}).told('SalvoFired', 'NavySunk')).toMatchObject([{ landing: 'L13', result: 'splash' }]);
  });

  it('Y25 seen on the diagonal: rammed, or out of reach', () => {
    const scene = rolled(4, { ships: { 1: 'L9' }, pirate: 'N11' }).do({ type: 'lookFirst' });
    expect(seen(scene)).toMatchObject({ answer: 'aye', direction: 'SE' });
    scene.do({ type: 'move', path: ['M9', 'N9', 'N10', 'N11'] });
    expect(scene.types()).toEqual(['NavyMoved', 'PirateRammed', 'RoundEnded', 'MatchEnded']);
    expect(scene.told('PirateRammed')).toEqual([{ type: 'PirateRammed', square: 'N11', ship: 1 }]);
    const three = rolled(3, { ships: { 1: 'L9' }, pirate: 'N11' }).do({ type: 'lookFirst' });
    expect(three.targets()).not.toContain('N11');
    const chart = chartOf('yellowbeards-ocean');
    for (const way of ['N', 'E', 'S', 'W'] as const)
      for (const range of [1, 2, 3, 4, 5, 6]) expect(landing(chart, 'exact', 'L9', way, range, [])).not.toBe('N11');
  });
});

describe('move first or look first', () => {
  it('Y26 moving first', () => {
    const start = () => rolled(2, { ships: { 1: 'L9' }, pirate: 'M10' });
    const rammed = start().do({ type: 'moveFirst', path: ['M9', 'M10'] });
    expect(rammed.types()).toEqual(['CaptainDecided', 'NavyMoved', 'PirateRammed', 'RoundEnded', 'MatchEnded']);
    const nay = start().do({ type: 'moveFirst', path: ['K9', 'J9'] });
    expect(seen(nay)).toMatchObject({ answer: 'nay' });
    const aye = start().do({ type: 'moveFirst', path: ['L10', 'L11'] });
    expect(seen(aye)).toMatchObject({ answer: 'aye', square: 'M10', direction: 'NE' });
    expect(aye.types().slice(-2)).toEqual(['PirateSighted', 'PirateTokenRemoved']);
    expect(aye.state.phase).toBe('pirate');
  });

  it('Y27 he is not noticed in passing', () => {
    const scene = rolled(2, { ships: { 1: 'L9' }, pirate: 'M9' }).do({ type: 'moveFirst', path: ['M9', 'N9'] });
    expect(seen(scene)).toMatchObject({ answer: 'aye', square: 'M9', direction: 'W' });
    expect(scene.state).toMatchObject({ phase: 'pirate', ship: 2 });
  });

  it('Y28 after a Nay the whole roll, or nothing', () => {
    const scene = rolled(3, { ships: { 1: 'L9' } }).do({ type: 'lookFirst' });
    expect(scene.state.phase).toBe('navy.unseen');
    expect(scene.refused({ type: 'move', path: ['L10', 'L11'] })).toBe('MUST_USE_ROLL');
    expect(scene.refused({ type: 'fire', direction: 'S' })).toBe('WRONG_PHASE');
    expect(scene.refused({ type: 'stay' })).toBeUndefined();
    scene.do({ type: 'stay' });
    expect(publicFacts(scene.batch)).toEqual([{ type: 'NavyHeld', ship: 1, what: 'stays' }]);
  });
});
