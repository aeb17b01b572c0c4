import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { withCaps } from '../../../src/match/caps.ts';
import type { Game } from '../../../src/rules/game.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import { chartOf, oceans } from '../../../src/rules/yellowbeard/map.ts';
import { phases } from '../../../src/rules/yellowbeard/types.ts';
import { atSea, standard } from './scene.ts';

const options = (value: unknown) => v.safeParse(yellowbeard.options, value);
const action = (value: unknown) => v.safeParse(yellowbeard.action, value).success;

describe('3 options', () => {
  it('the standard game', () => {
    expect(v.parse(yellowbeard.options, {})).toEqual({ ...standard, firstPirate: 'roll' });
  });

  it('the cap is filled in for bots', () => {
    expect(withCaps(yellowbeard as unknown as Game, {})).toEqual({ turnLimit: 60 });
    expect(withCaps(yellowbeard as unknown as Game, { turnLimit: 0 })).toEqual({ turnLimit: 0 });
  });

  it('a map of one’s own goes in whole, and comes out whole', () => {
    const map = structuredClone(oceans['short-voyage']);
    const parsed = options({ map });
    expect(parsed.success && parsed.output.map).toEqual(map);
    expect(yellowbeard.seats({ ...standard, map })).toEqual([2, 3, 4, 5]);
    expect(chartOf(structuredClone(map))).toBe(chartOf(structuredClone(map)));
    expect(yellowbeard.seats({ ...standard, map: { ...map, harbours: [] } })).toEqual([]);
  });

  it.each([
    ['an unknown option', { seed: 1 }],
    ['an unknown map', { map: 'nowhere' }],
    ['terrain of another kind', { map: { ...oceans['short-voyage'], rows: ['~x~'] } }],
    ['a map of a thousand rows', { map: { ...oceans['short-voyage'], rows: Array(1000).fill('~') } }],
    ['a square that is none', { map: { ...oceans['short-voyage'], sites: [{ id: 'x', square: 'J0' }] } }],
    ['half a round', { rounds: 0.5 }],
    ['no round', { rounds: 0 }],
    ['a seventh seat', { firstPirate: 6 }],
    ['another telescope', { telescope: 'six' }],
    ['a negative limit', { turnLimit: -1 }],
  ])('refuses %s', (_, value) => {
    expect(options(value).success).toBe(false);
  });
});

describe('5 actions', () => {
  it('have their shape, and no other', () => {
    expect(action({ type: 'sail', path: ['L11', 'K11'] })).toBe(true);
    expect(action({ type: 'sail', path: [], tryHarbour: 'C14' })).toBe(true);
    expect(action({ type: 'sail', path: [], tryHarbour: undefined })).toBe(false);
    expect(action({ type: 'sail', path: Array(13).fill('K11') })).toBe(false);
    expect(action({ type: 'sail', path: [], seat: 0 })).toBe(false);
    expect(action({ type: 'fire', direction: 'NE' })).toBe(false);
    expect(action({ type: 'placeShip', ship: 9, square: 'K11' })).toBe(false);
    expect(action({ type: 'surrender' })).toBe(false);
  });

  it('a deal has its shape, too', () => {
    const deal = (value: unknown) => v.safeParse(yellowbeard.deal, value).success;
    expect(deal({})).toBe(true);
    expect(deal({ firstPirate: 1, dice: [1, 6], open: ['F2'] })).toBe(true);
    expect(deal({ dice: [7] })).toBe(false);
    expect(deal({ garrisons: [] })).toBe(false);
  });

  it('every phase has its name in the rules file', () => {
    expect(phases.length).toBe(11);
    expect(atSea().state.phase).toBe('setup.departure');
  });
});
