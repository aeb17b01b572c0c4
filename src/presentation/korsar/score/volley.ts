/**
 * A pirate's volley: one gun for every skull. Flames from port to port in one warm light, balls that drag smoke, hits in one
 * light, and at the last of them one blow: all stands, and the merchant heels away from it.
 */
import type { Cue } from '../../../controller/beat.ts';
import type { Seat } from '../../../rules/game.ts';
import { at, heard, swings } from '../../telling/stagecraft.ts';
import { blow } from '../../telling/stakes.ts';
import type { Context } from './stagecraft.ts';
import { greatest, stakesOf } from './stakes.ts';

const between = 110;
const flight = 280;
/** Distance between a merchant's hits, in her own measure: their lights hardly touch. */
const hitsApart = 62;
const flashWide = 112;
/**
 * Area that one flame of the usual size covers on the screen, as measured on rendered frames, and that all may cover.
 */
const lit = { muzzle: 7000, most: 24_000 };

export const lastHit = (first: number, guns: number): number => first + between * (guns - 1) + flight;

interface Volley {
  vessel: string;
  seat: Seat;
  turn: number;
  guns: number;
  /** Moment at which the first gun fires. */
  first: number;
  /** Moment at which the fight has gone back to its place. */
  clears: number;
  /** Nearness of the fight. */
  zoom: number;
}

export function volley({ vessel, seat, turn, guns, first, clears, zoom }: Volley, c: Context): Cue[] {
  const ship = at(c.to, `ship:${vessel}`);
  const pirate = at(c.to, `card:${turn}`);
  const dx = ship.x - pirate.x;
  const away = Math.abs(dx) < 60 * ship.scale ? 1 : Math.sign(dx);
  const last = lastHit(first, guns);
  const far = away * Math.min(8, 2 + 1.5 * guns);
  const stakes = stakesOf(vessel, c);
  // The fewer guns, the larger their flames: all together they are one light of limited size.
  const size = Math.min(Math.sqrt(lit.most / (lit.muzzle * guns)), 1.5 * pirate.scale * zoom) / zoom;
  const shine = (0.74 * hitsApart * ship.scale) / flashWide;
  const areas = { muzzles: Math.min(lit.most, guns * lit.muzzle * (size * zoom) ** 2), hits: lit.most };
  const smoky = guns > 2 ? 0.2 : 0.42;
  const cues: Cue[] = [
    {
      at: first,
      effect: { name: 'sheen', x: (ship.x + pirate.x) / 2, y: pirate.y - 30 * ship.scale, size: 1.15 * ship.scale },
    },
    {
      at: first,
      effect: {
        name: 'spill',
        x: pirate.x + away * 60 * pirate.scale,
        y: pirate.y - 60 * pirate.scale,
        size: 0.6 * ship.scale,
        strength: 0.42,
      },
    },
    {
      at: first + flight,
      effect: {
        name: 'spill',
        x: ship.x - away * 60 * ship.scale,
        y: ship.y - 60 * ship.scale,
        size: 0.7 * ship.scale,
        strength: 0.34,
      },
    },
  ];
  for (let i = 0; i < guns; i++) {
    const side = i - (guns - 1) / 2;
    const start = first + between * i;
    const hit = start + flight;
    const hold = between * (guns - 1 - i) + 60;
    // Over the water between the two, so that no flame stands before her own hull.
    const from = {
      x: pirate.x + (away * 110 + side * 46) * pirate.scale,
      y: pirate.y - (34 - 7 * (i % 2)) * pirate.scale,
    };
    const struck = {
      x: ship.x + (-away * 40 + side * hitsApart) * ship.scale,
      y: ship.y - (34 + 22 * (i % 2)) * ship.scale,
    };
    // A fan, so that flames side by side stay apart.
    const turned = away * 62 + 13 * side;
    cues.push(
      {
        at: start,
        flash: { pulse: `muzzles ${turn}`, area: areas.muzzles },
        effect: { name: 'muzzle', ...from, n: i, hold, turn: turned, size },
      },
      // It spreads when the fight is back in its place: what moves there, near and bright, would be a pulse of light, and so
      // would two banks.
      ...(i % 2 === 0
        ? [{ at: clears, effect: { name: 'smoke', ...from, n: i, size: ship.scale, dense: smoky } } as Cue]
        : []),
      heard(start, 'cannon', pirate.x, c),
      { at: start, tween: { piece: `card:${turn}`, to: { jump: 7 }, ms: 60, ease: 'Quad.easeOut', yoyo: true } },
      {
        at: start,
        effect: {
          name: 'ball',
          ...from,
          tx: struck.x,
          ty: struck.y,
          ms: flight,
          arc: 46 * ship.scale,
          size: ship.scale,
          dense: 0.1,
        },
      },
      {
        at: hit,
        flash: { pulse: `hits ${turn}`, area: areas.hits },
        effect: { name: 'flash', ...struck, size: shine, even: 1, hold },
      },
      { at: hit, effect: { name: 'splinters', ...struck, n: i } },
      heard(hit, 'impact', ship.x, c),
    );
  }
  return [
    ...cues,
    // All movements stand for as long as at a peak of another game: a volley has one blow, whatever hangs on it.
    { at: last, stand: blow[2].stand },
    { at: last, effect: { name: 'shake', x: 0, y: 0, px: blow[stakes].shake } },
    {
      at: last,
      flash: { pulse: `hits ${turn}`, area: areas.hits },
      effect: {
        name: 'column',
        x: ship.x - away * 150 * ship.scale,
        y: ship.y + 12 * ship.scale,
        n: guns,
        scale: 0.56 * ship.scale,
        // It stands while the fight goes back to its place: white water that moves would be a pulse of light.
        dense: 0.3,
      },
    },
    heard(last, 'splash', ship.x, c),
    ...greatest(stakes, seat, last, ship.x, c),
    ...swings(ship.id, 'heel', last, [
      [far, 120],
      [-0.4 * far, 340],
      [0, 360],
    ]),
  ];
}
