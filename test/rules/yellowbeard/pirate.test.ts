import { describe, expect, it } from 'vitest';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import { chartOf, readLog } from '../../../src/rules/yellowbeard/map.ts';
import { canMove, distances, trapped } from '../../../src/rules/yellowbeard/moves.ts';
import { atSea, publicFacts, type Scene, squares } from './scene.ts';

/** A Navy turn in which nothing happens. */
function idle(scene: Scene, roll = 1): Scene {
  scene.roll(roll).do({ type: 'rollDie' }, { type: 'lookFirst' });
  return scene.do({ type: 'stay' });
}

describe('sailing', () => {
  it('Y6 three steps, no square twice', () => {
    const scene = atSea().place({ pirate: 'M11' });
    expect(scene.targets()).toEqual(squares('M11 K10 K11 K12 L9 L10 L11 L12 L13 M8 M9 M10 N9 N10 N11 O10 O11 O12 P11'));
    expect(scene.refused({ type: 'sail', path: ['M12'] })).toBe('PATH_BROKEN');
    expect(scene.refused({ type: 'sail', path: ['L12'] })).toBe('PATH_BROKEN');
    expect(scene.refused({ type: 'sail', path: ['L11', 'L10', 'L9', 'L8'] })).toBe('PATH_BROKEN');
    expect(scene.refused({ type: 'sail', path: ['Z99'] })).toBe('PATH_BROKEN');
    expect(scene.refused({ type: 'sail', path: ['L11', 'M11'] })).toBe('PATH_REPEATS');
    expect(scene.refused({ type: 'sail', path: [] })).toBeUndefined();
  });

  it('Y7 from arrival to discovery, and the log in grid notation', () => {
    const scene = atSea(2, {}, { chests: ['C4', 'D4', 'I3', 'J4', 'M4', 'Q6', 'N8', 'E9', 'J11', 'F13'] });
    scene.do({ type: 'depart', harbour: 'N14', square: 'N13' }).sail('O13', 'O12', 'O11');
    idle(scene).sail('N11', 'M11');
    idle(scene).sail('L11', 'K11');
    expect(scene.sent(1)).toEqual([{ type: 'PirateTurnTaken', turn: 3 }]);
    expect(publicFacts(scene.batch)[0]).toEqual({ type: 'PirateMoved', path: ['M11', 'L11', 'K11'] });
    idle(scene).do({ type: 'load', site: 'J11' });
    expect(scene.sent(0)[0]).toEqual({ type: 'TreasureLoaded', site: 'J11', aboard: 1 });
    expect(scene.sent(1)).toEqual([{ type: 'PirateTurnTaken', turn: 4 }]);
    expect(scene.state.chests).toContain('J11');
    expect(scene.view(0).quarry).toMatchObject({ loaded: 'J11', aboard: 1 });
    idle(scene).sail('K12', 'L12');
    expect(scene.sent(1)).toEqual([
      { type: 'PirateTurnTaken', turn: 5 },
      { type: 'TreasureStolen', site: 'J11', island: 'Jamaica', stolen: 1 },
    ]);
    expect(scene.state.chests).not.toContain('J11');
    const { log } = scene.view(0).quarry!;
    expect(log.slice(2)).toEqual(['M11-L11-K11 (J11)', 'K11-K12-L12']);
    expect(readLog(log).slice(2)).toEqual([
      { path: ['M11', 'L11', 'K11'] },
      { loaded: 'J11' },
      { path: ['K11', 'K12', 'L12'] },
    ]);
  });

  it('Y8 not on the first turn; after a turn at anchor', () => {
    const start = () => {
      const chests = ['Q10', 'C4', 'D4', 'I3', 'J4', 'M4', 'Q6', 'N8', 'E9', 'J11'];
      return atSea(2, {}, { chests }).do({ type: 'depart', harbour: 'Q8', square: 'Q9' });
    };
    expect(start().refused({ type: 'load', site: 'Q10' })).toBe('NOT_AT_ANCHOR');
    const scene = idle(start().sail());
    scene.do({ type: 'load', site: 'Q10' });
    expect(scene.state.quarry!.log).toEqual(['Q9 (Q10)']);
  });

  it('Y9 not from the diagonal', () => {
    const scene = atSea().place({ pirate: 'K10' });
    expect(scene.refused({ type: 'load', site: 'J11' })).toBe('NOT_ADJACENT');
    expect(scene.refused({ type: 'load', site: 'nowhere' })).toBe('NOT_ADJACENT');
  });

  it('Y10 two chests from one square', () => {
    const scene = atSea().place({ pirate: 'J6', chests: ['I6', 'J7'] });
    scene.do({ type: 'load', site: 'I6' });
    expect(scene.types()).toEqual(['TreasureLoaded', 'PirateTurnTaken']);
    idle(scene);
    expect(scene.refused({ type: 'load', site: 'I6' })).toBe('CHEST_GONE');
    scene.do({ type: 'load', site: 'J7' });
    expect(publicFacts(scene.batch)).toMatchObject([
      { type: 'TreasureLoaded', site: 'J7', aboard: 2 },
      { type: 'PirateTurnTaken' },
      { type: 'TreasureStolen', site: 'I6', stolen: 1 },
    ]);
    idle(scene);
    expect(scene.refused({ type: 'load', site: 'I6' })).toBe('CHEST_GONE');
    scene.sail('K6');
    expect(scene.told('TreasureStolen')).toMatchObject([{ site: 'J7', stolen: 2 }]);
    expect(scene.state.quarry!.log).toEqual(['J6 (I6) (J7)', 'J6-K6']);
  });

  it('6 a chest that is loaded counts as aboard when the round ends, its marker still there', () => {
    const scene = atSea(3).place({ pirate: 'J6', ships: { 1: 'K6' }, chests: ['I6', 'J7'] });
    scene
      .do({ type: 'load', site: 'I6' })
      .roll(1)
      .do({ type: 'rollDie' }, { type: 'moveFirst', path: ['J6'] });
    expect(scene.told('RoundEnded')).toMatchObject([{ reason: 'rammed', aboard: 1 }]);
    expect(scene.state).toMatchObject({ chests: ['I6', 'J7'], stolen: [] });
    expect(scene.state.results).toMatchObject([{ reason: 'rammed', aboard: 1 }]);
  });

  it('Y11 ships may be passed, not ended on', () => {
    const scene = atSea().place({ pirate: 'M11', ships: { 1: 'L11' } });
    expect(scene.refused({ type: 'sail', path: ['L11', 'K11'] })).toBeUndefined();
    expect(scene.refused({ type: 'sail', path: ['L11'] })).toBe('SQUARE_TAKEN');
  });

  it('Y12 a held strait', () => {
    const scene = atSea().place({ pirate: 'L6', ships: { 1: 'L7' } });
    expect(scene.refused({ type: 'sail', path: ['L7', 'L8'] })).toBe('STRAIT_HELD');
    expect(scene.targets()).toEqual(squares('L6 J5 J6 K4 K5 K6 L3 L4 L5 M6 N5 N6 O6'));
  });

  it('Y13 a ship that ends its move on L14 traps him in L15', () => {
    const start = () => atSea(3).place({ pirate: 'L15', ships: { 3: 'L13' }, ship: 3 });
    const caught = start()
      .roll(1)
      .do({ type: 'rollDie' }, { type: 'moveFirst', path: ['L14'] });
    expect(caught.types().slice(-4)).toEqual(['NavyMoved', 'PirateTrapped', 'RoundEnded', 'MatchEnded']);
    expect(caught.told('PirateTrapped')).toEqual([{ type: 'PirateTrapped', square: 'L15', ship: 3 }]);
    expect(caught.told('RoundEnded')).toMatchObject([{ winner: 'navy', reason: 'trapped' }]);
    const free = start().roll(1).do({ type: 'rollDie' }, { type: 'lookFirst' });
    free.do({ type: 'stay' });
    expect(free.state.phase).toBe('pirate');
    expect(free.targets()).toEqual(squares('L15 K13 L12 L14 M13'));
  });

  it('R10 is tested at the start of his turn, too', () => {
    // No game brings them there: he would have been lost before.
    const scene = atSea(3).place({ pirate: 'L15', ships: { 3: 'L14' }, ship: 1 });
    scene.roll(1).do({ type: 'rollDie' }, { type: 'lookFirst' }).do({ type: 'stay' });
    expect(scene.types()).toEqual(['NavyHeld', 'PirateTrapped', 'RoundEnded', 'MatchEnded']);
  });

  it('R10 only a ship on a strait makes a trap: otherwise he may lie at anchor', () => {
    const chart = chartOf('yellowbeards-ocean');
    const cell = (square: string) => chart.cells.get(square)!;
    const far = distances(chart, [cell('M10')]);
    const crowd = [...far.keys()].filter((at) => far[at] >= 1 && far[at] <= 3);
    expect(canMove(chart, crowd, cell('M10'))).toBe(false);
    expect(trapped(chart, crowd, cell('M10'))).toBe(false);
    // A ship on the bar shuts him in only if he could leave without it.
    expect(trapped(chart, [cell('L14')], cell('L15'))).toBe(true);
    expect(trapped(chart, ['L14', 'L13'].map(cell), cell('L15'))).toBe(true);
    expect(trapped(chart, ['L13', 'K13', 'L12', 'M13'].map(cell), cell('L15'))).toBe(false);
    // The ships around him but one let him pass.
    const around = ['L14', 'K13', 'L12', 'M13'].map(cell);
    expect(canMove(chart, around, cell('L13'))).toBe(true);
    expect(trapped(chart, around, cell('L13'))).toBe(false);
  });
});

describe('harbours', () => {
  const six = ['C4', 'D4', 'I3', 'J4', 'M4', 'Q6'];
  const start = (stolen: string[], open: string[]) =>
    atSea().place({ pirate: 'C12', turn: 9, chests: ['F13', 'E9'], stolen, open });

  it('Y29 red, green, too few', () => {
    const attempt = { type: 'sail' as const, path: ['C13'], tryHarbour: 'C14' };
    const red = start(six, ['F2']).do(attempt);
    expect(red.types()).toEqual(['PirateMoved', 'PirateTurnTaken', 'HarbourTested']);
    expect(red.told('HarbourTested')).toEqual([{ type: 'HarbourTested', harbour: 'C14', garrison: 'closed' }]);
    expect(red.state.phase).toBe('navy.roll');
    expect(red.view('table').garrisons.C14).toBe('closed');
    idle(red);
    expect(red.refused({ type: 'sail', path: [], tryHarbour: 'C14' })).toBe('HARBOUR_KNOWN');

    const green = start(six, ['C14']).do(attempt);
    expect(green.types().slice(2)).toEqual(['HarbourTested', 'PirateEscaped', 'RoundEnded', 'MatchEnded']);
    expect(green.told('RoundEnded')).toMatchObject([{ winner: 'pirate', reason: 'escaped', aboard: 6 }]);
    expect(yellowbeard.outcome(green.state)).toEqual({ winners: [0], points: [1, 0] });
    expect(green.refused({ type: 'sail', path: [] }, 0)).toBe('GAME_OVER');

    expect(start(six.slice(1), ['C14']).refused(attempt)).toBe('TOO_FEW_CHESTS');
    expect(start(six, ['C14']).refused({ ...attempt, path: [] })).toBe('NOT_ADJACENT');
  });

  it('Y30 the sixth marker goes before the test', () => {
    const scene = atSea().place({
      pirate: 'E13',
      turn: 9,
      chests: ['F13', 'E9'],
      stolen: six.slice(1),
      loaded: 'F13',
      open: ['F2'],
    });
    scene.do({ type: 'sail', path: ['D13', 'C13'], tryHarbour: 'C14' });
    expect(publicFacts(scene.batch).slice(1)).toEqual([
      { type: 'PirateTurnTaken', turn: 10 },
      { type: 'TreasureStolen', site: 'F13', island: 'Providencia', stolen: 6 },
      { type: 'HarbourTested', harbour: 'C14', garrison: 'closed' },
    ]);
  });

  it('6 the attempt is offered, never forced; lying at anchor beside a harbour will do', () => {
    const scene = atSea().place({ pirate: 'C13', turn: 9, stolen: six, chests: ['F13'], open: ['F2'] });
    const offered = yellowbeard
      .legal(scene.state, 0)
      .filter((action) => action.type === 'sail' && action.path.length === 0);
    expect(offered).toEqual([
      { type: 'sail', path: [] },
      { type: 'sail', path: [], tryHarbour: 'C14' },
    ]);
  });

  it('8 the limit ends the round after that Pirate turn, an escape in it still counts', () => {
    const limit = atSea(2, { turnLimit: 10 }).place({
      pirate: 'C12',
      turn: 9,
      stolen: six,
      chests: ['F13'],
      open: ['C14'],
    });
    const late = { ...limit.state };
    limit.sail('C11');
    expect(limit.types()).toEqual(['PirateMoved', 'PirateTurnTaken', 'RoundEnded', 'MatchEnded']);
    expect(limit.told('RoundEnded')).toMatchObject([{ winner: 'navy', reason: 'limit', turns: 10 }]);
    expect(yellowbeard.outcome(limit.state)).toEqual({ winners: [1], points: [0, 1] });
    expect(late.turn).toBe(9);
    const escaped = atSea(2, { turnLimit: 10 }).place({
      pirate: 'C12',
      turn: 9,
      stolen: six,
      chests: ['F13'],
      open: ['C14'],
    });
    escaped.do({ type: 'sail', path: ['C13'], tryHarbour: 'C14' });
    expect(escaped.told('RoundEnded')).toMatchObject([{ reason: 'escaped' }]);
  });
});
