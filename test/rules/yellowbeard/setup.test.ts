import { describe, expect, it } from 'vitest';
import { BadSetup } from '../../../src/rules/game.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import type { Counts, Deal, Options } from '../../../src/rules/yellowbeard/types.ts';
import { atSea, farShips, publicFacts, Scene, someChests, standard } from './scene.ts';

describe('setup', () => {
  it('Y2 the highest die is the pirate, the tied roll again', () => {
    const scene = new Scene(4, { firstPirate: 'roll' }, { dice: [5, 5, 2, 1, 3, 6] });
    expect(yellowbeard.toAct(scene.state)).toEqual([0, 1, 2, 3]);
    for (const seat of [0, 1, 2, 3]) scene.act(seat, { type: 'rollForRole' });
    expect(yellowbeard.toAct(scene.state)).toEqual([0, 1]);
    expect(scene.refused({ type: 'rollForRole' }, 2)).toBe('NOT_YOUR_TURN');
    expect(scene.view('table').roles).toEqual({ contenders: [0, 1], rolls: [null, null, 2, 1] });
    scene.act(0, { type: 'rollForRole' });
    expect(scene.refused({ type: 'rollForRole' }, 0)).toBe('NOT_YOUR_TURN');
    scene.act(1, { type: 'rollForRole' });
    expect(publicFacts(scene.batch)).toEqual([
      { type: 'RoleDieRolled', seat: 1, value: 6 },
      { type: 'PirateChosen', seat: 1, captains: [2, 3, 0], owners: [2, 3, 0, 2, 3] },
    ]);
    for (const [seat, site] of [
      [2, 'C4'],
      [3, 'D4'],
      [0, 'I3'],
      [2, 'J4'],
    ] as const) {
      expect(yellowbeard.toAct(scene.state)).toEqual([seat]);
      scene.act(seat, { type: 'placeChest', site });
      expect(scene.told('ChestPlaced')).toMatchObject([{ seat, site }]);
    }
  });

  it.each([
    [2, [[1, 2, 3, 4, 5]]],
    [
      3,
      [
        [1, 3, 5],
        [2, 4],
      ],
    ],
    [4, [[1, 4], [2, 5], [3]]],
    [5, [[1, 5], [2], [3], [4]]],
    [6, [[1], [2], [3], [4], [5]]],
  ])('R5 with %i players the captains command %j', (seats, ships) => {
    const { owners, captains } = new Scene(seats, { firstPirate: 1 }).view('table');
    expect(captains).toEqual(Array.from({ length: seats - 1 }, (_, i) => (2 + i) % seats));
    expect(captains.map((seat) => owners.flatMap((owner, i) => (owner === seat ? [i + 1] : [])))).toEqual(ships);
  });

  it('Y3 one chest a site, two an island', () => {
    const scene = new Scene();
    scene.do({ type: 'placeChest', site: 'G5' }, { type: 'placeChest', site: 'I6' });
    expect(scene.told('ChestPlaced')).toEqual([{ type: 'ChestPlaced', seat: 1, site: 'I6', island: 'Cuba' }]);
    expect(scene.refused({ type: 'placeChest', site: 'J7' })).toBe('ISLAND_FULL');
    expect(scene.refused({ type: 'placeChest', site: 'I6' })).toBe('SITE_TAKEN');
    expect(scene.refused({ type: 'placeChest', site: 'K11' })).toBe('NO_SUCH_SITE');
    expect(scene.refused({ type: 'placeChest', site: 'I3' })).toBeUndefined();
    expect(scene.refused({ type: 'placeChest', site: 'I3' }, 0)).toBe('NOT_YOUR_TURN');
    expect(yellowbeard.legal(scene.state, 1).length).toBe(17);
  });

  it('Y4 ships anywhere on the ocean, NO PASSING included', () => {
    const scene = new Scene(2, {}, { chests: someChests });
    scene.do({ type: 'placeShip', ship: 1, square: 'H13' });
    expect(scene.refused({ type: 'placeShip', ship: 2, square: 'H13' })).toBe('SQUARE_TAKEN');
    expect(scene.refused({ type: 'placeShip', ship: 2, square: 'H14' })).toBe('NOT_OCEAN');
    expect(scene.refused({ type: 'placeShip', ship: 2, square: 'Z99' })).toBe('NOT_OCEAN');
    expect(scene.refused({ type: 'placeShip', ship: 3, square: 'L14' })).toBe('NOT_YOUR_SHIP');
    expect(scene.refused({ type: 'placeShip', ship: 2, square: 'L14' })).toBeUndefined();
    expect(yellowbeard.legal(scene.state, 1).length).toBe(163);
  });

  it('Y5 the Pirate leaves in secret, from a free square beside a harbour', () => {
    const scene = atSea(3, {}, { ships: ['H13', ...farShips.slice(1)] });
    const offered = yellowbeard.legal(scene.state, 0);
    expect(offered.filter((action) => 'harbour' in action && action.harbour === 'H14')).toEqual([
      { type: 'depart', harbour: 'H14', square: 'G14' },
    ]);
    expect(scene.refused({ type: 'depart', harbour: 'H14', square: 'H13' })).toBe('SQUARE_TAKEN');
    expect(scene.refused({ type: 'depart', harbour: 'H14', square: 'H14' })).toBe('NOT_OCEAN');
    expect(scene.refused({ type: 'depart', harbour: 'H14', square: 'C13' })).toBe('NOT_ADJACENT');
    expect(scene.refused({ type: 'depart', harbour: 'H99', square: 'C13' })).toBe('NOT_ADJACENT');
    scene.act(0, { type: 'depart', harbour: 'H14', square: 'G14' });
    expect(scene.sent(0)).toEqual([{ type: 'PirateDeparted', harbour: 'H14', square: 'G14' }]);
    for (const viewer of [1, 2, 'table'] as const) {
      expect(scene.sent(viewer)).toEqual([{ type: 'PirateDeparted' }]);
      expect(scene.view(viewer).quarry).toBeNull();
    }
    expect(scene.state.phase).toBe('pirate');
  });

  it('R26 not where he could not move', () => {
    const scene = atSea(2, {}, { ships: ['L14', ...farShips.slice(1)] });
    expect(scene.refused({ type: 'depart', harbour: 'M15', square: 'L15' })).toBe('NO_WAY_OUT');
    const offered = yellowbeard.legal(scene.state, 0).map((action) => ('square' in action ? action.square : ''));
    expect(offered).not.toContain('L15');
  });

  it('4.5 garrisons are dealt by themselves, and nobody is told', () => {
    const scene = atSea(2, {}, { open: ['F2', 'A3', 'R3', 'B8', 'Q8'] });
    expect(scene.told('GarrisonsDealt')).toEqual([{ type: 'GarrisonsDealt' }]);
    expect(scene.state.garrisons).toEqual([...Array(5).fill('open'), ...Array(6).fill('closed')]);
    const shuffled = new Set<string>();
    for (let i = 0; i < 20; i++)
      shuffled.add(new Scene(2, {}, { chests: someChests, ships: farShips }, `${i}`).state.garrisons.join());
    expect(shuffled.size).toBeGreaterThan(15);
  });

  it('3 autoSetup places everything, the events told one by one', () => {
    const scene = new Scene(4, { autoSetup: true, firstPirate: 2 });
    expect(scene.types()).toEqual([
      'PirateChosen',
      ...Array(10).fill('ChestPlaced'),
      ...Array(5).fill('NavyShipPlaced'),
      'GarrisonsDealt',
    ]);
    expect(scene.told('ChestPlaced').map((event) => event.seat)).toEqual([3, 0, 1, 3, 0, 3, 0, 1, 3, 0]);
    expect(yellowbeard.toAct(scene.state)).toEqual([2]);
    const after = new Scene(2, { autoSetup: true, firstPirate: 'roll' }, { dice: [6, 1] });
    after.do({ type: 'rollForRole' }, { type: 'rollForRole' });
    expect(after.state.phase).toBe('setup.departure');
  });

  it('a deal may fix the chests alone, or the ships alone', () => {
    const scene = new Scene(2, {}, { ships: farShips });
    for (const site of someChests) scene.do({ type: 'placeChest', site });
    expect(scene.state.phase).toBe('setup.departure');
    expect(scene.told('NavyShipPlaced').map((event) => event.square)).toEqual(farShips);
  });
});

describe('BAD_OPTIONS', () => {
  const counts: Counts = {
    chests: 10,
    chestsToEscape: 6,
    maxChestsPerIsland: 2,
    navyShips: 2,
    openGarrisons: 5,
    closedGarrisons: 6,
  };
  const cases: [string, number, Partial<Options>, Partial<Deal>][] = [
    ['one player', 1, {}, {}],
    ['seven players', 7, {}, {}],
    ['more than one more than ships', 4, { counts }, {}],
    ['six on the short voyage', 6, { map: 'short-voyage' }, {}],
    ['a pirate who is no seat', 2, { firstPirate: 2 }, {}],
    ['a pirate of the deal who is no seat', 2, {}, { firstPirate: 5 }],
    ['counts that do not fit the map', 2, { counts: { ...counts, openGarrisons: 4 } }, {}],
    ['an unknown map', 2, { map: 'nowhere' }, {}],
    ['too few chests in the deal', 2, {}, { chests: ['J11'] }],
    ['a chest on no site', 2, {}, { chests: [...someChests.slice(1), 'K11'] }],
    ['three chests on one island', 2, {}, { chests: ['G5', 'I6', 'J7', ...someChests.slice(3)] }],
    ['a chest twice', 2, {}, { chests: ['D4', ...someChests.slice(1)] }],
    ['a ship on land', 2, {}, { ships: ['A1', ...farShips.slice(1)] }],
    ['two ships on one square', 2, {}, { ships: ['C2', ...farShips.slice(1)] }],
    ['too few open harbours', 2, {}, { open: ['F2'] }],
    ['an open harbour that is none', 2, {}, { open: ['F2', 'A3', 'R3', 'B8', 'K11'] }],
  ];
  it.each(cases)('%s', (_, seats, options, deal) => {
    const start = () => yellowbeard.setup(seats, { ...standard, ...options }, { below: () => 0 }, deal, () => {});
    expect(start).toThrow(BadSetup);
    expect(start).toThrow(expect.objectContaining({ code: 'BAD_OPTIONS' }));
  });

  it('3 seats that exist', () => {
    expect(yellowbeard.seats({ ...standard })).toEqual([2, 3, 4, 5, 6]);
    expect(yellowbeard.seats({ ...standard, map: 'short-voyage' })).toEqual([2, 3, 4, 5]);
    expect(yellowbeard.seats({ ...standard, map: 'short-voyage', counts: 'standard' })).toEqual([2, 3, 4, 5, 6]);
    expect(yellowbeard.seats({ ...standard, firstPirate: 3 })).toEqual([4, 5, 6]);
    expect(yellowbeard.seats({ ...standard, counts: { ...counts, chestsToEscape: 11 } })).toEqual([]);
  });
});
