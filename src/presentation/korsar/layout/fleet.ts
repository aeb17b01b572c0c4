/**
 * A merchant and the pirates around her, in her own measure: (0, 0) is her waterline amidships at scale 1, x to the right,
 * y down, which is nearer to us. Everybody sails to the right; pirates lie before her, left and right of her hull, and a
 * third and fourth side further out or further down, so that they hide neither her nor the others.
 */
import type { Placed, Side, Suit, Vessel } from '../../../rules/korsar/types.ts';
import type { Point } from '../../placement.ts';

/** One side's cards around a merchant: pirates in order of play, then captains and admiral. */
export interface Attack {
  side: Side;
  suit: Suit | null;
  pirates: Placed[];
  trumps: Placed[];
}

export function attacksOf({ forces, trumps }: Vessel): Attack[] {
  const attacks: Attack[] = forces.map(({ side, suit, pirates }) => ({
    side,
    suit,
    pirates: [...pirates],
    trumps: [],
  }));
  for (const { side, seat, card, turn } of trumps) {
    let attack = attacks.find((each) => each.side === side);
    if (!attack) {
      attack = { side, suit: null, pirates: [], trumps: [] };
      attacks.push(attack);
    }
    attack.trumps.push({ seat, card, turn });
  }
  return attacks;
}

export interface Ship extends Point {
  turn: number;
  scale: number;
}

export interface Fleet {
  attack: Attack;
  ships: Ship[];
  /** Captains and admirals, the last one in full size. */
  heads: Ship[];
  /** Middle of the tag that says who has how much. */
  tag: Point;
  /** The ends of the rope: at the nearest pirate and at the merchant; none where nobody has a ship. */
  rope: readonly [Point, Point] | null;
}

/** Scale of a pirate, in the merchant's measure. */
const pirate = 0.7;
const row = 84;
/** A second row, so far down that its mastheads end at the merchant's wale. */
const front = 180;
const beside = 288;
const apart = 128;
const widest = 300;
const further = 244;
export const tagDrop = 62;

type Station = Point & { at: 'left' | 'right' | 'middle' };

/** Gives the length of a line of so many ships. */
const lengthOf = (ships: number): number => (ships < 2 ? 0 : Math.min(apart * (ships - 1), widest));

/**
 * Gives every attack its place. On wide water the third and fourth side lie further out, else in a row further down.
 */
function stationsFor(attacks: readonly Attack[], spread: boolean): Station[] {
  const n = attacks.length;
  const [left, right] = attacks.map(({ pirates }) => lengthOf(pirates.length));
  if (spread || n < 3)
    return [
      { at: 'left', x: -beside, y: row },
      { at: 'right', x: beside, y: row },
      { at: 'right', x: beside + right + further, y: row - 22 },
      { at: 'left', x: -beside - left - further, y: row - 22 },
    ];
  if (n === 3)
    return [
      { at: 'left', x: -beside, y: row },
      { at: 'right', x: beside, y: row },
      { at: 'middle', x: 0, y: front },
    ];
  return [
    { at: 'left', x: -beside - 60, y: row },
    { at: 'right', x: beside + 60, y: row },
    { at: 'middle', x: -158, y: front },
    { at: 'middle', x: 158, y: front },
  ];
}

/** Lays the attacking fleets around a merchant. `spread`: the water is wider than high. */
export function fleetsOf(vessel: Vessel, spread: boolean): Fleet[] {
  const attacks = attacksOf(vessel);
  const places = stationsFor(attacks, spread);
  // Beside four suits the owner's admiral may stand alone: he is on her own deck.
  return attacks.map((attack, i) => fleetOf(attack, places[i] ?? { at: 'middle', x: 0, y: front + 40 }));
}

function fleetOf(attack: Attack, { at, x, y }: Station): Fleet {
  const { pirates, trumps } = attack;
  const n = pirates.length;
  const step = n < 2 ? 0 : lengthOf(n) / (n - 1);
  const rise = n < 2 ? 0 : Math.min(30, 60 / (n - 1));
  const first = at === 'left' ? x - step * (n - 1) : at === 'right' ? x : x - (step * (n - 1)) / 2;
  const ships = pirates.map(({ turn }, i): Ship => {
    const behind = n - 1 - i;
    return { turn, x: first + i * step, y: y - rise * behind, scale: pirate * 0.95 ** Math.min(behind, 3) };
  });
  const last = ships[n - 1];
  const heads = trumps.map(({ turn }, i): Ship => {
    const under = trumps.length - 1 - i;
    return last
      ? { turn, x: last.x + 96 + 26 * under, y: last.y - 104 + 58 * under, scale: under === 0 ? 0.94 : 0.66 }
      : { turn, x: 150, y: -232 + 40 * under, scale: under === 0 ? 0.94 : 0.66 };
  });
  const middle = last ? (ships[0].x + last.x) / 2 : x;
  const near = at === 'left' || at === 'middle' ? last : ships[0];
  return {
    attack,
    ships,
    heads,
    tag: { x: middle, y: y + tagDrop },
    rope: near ? ropeOf(near, at) : null,
  };
}

/** Gives both ends of a rope, from the pirate's rail to the merchant's. */
function ropeOf({ x, y, scale }: Ship, at: Station['at']): readonly [Point, Point] {
  const rail = y - 42 * scale;
  if (at === 'left')
    return [
      { x: x + 100 * scale, y: rail },
      { x: -110, y: -44 },
    ];
  if (at === 'right')
    return [
      { x: x - 120 * scale, y: rail },
      { x: 112, y: -44 },
    ];
  return [
    { x: x - 20 * scale, y: rail },
    { x: x * 0.4 - 10, y: -20 },
  ];
}
