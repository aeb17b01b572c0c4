/** Salvos: pips along the line, muzzle, ball, splash or worse. */
import type { Beat, Cue } from '../../../controller/beat.ts';
import { steps } from '../../../rules/yellowbeard/map.ts';
import { directions, type Event, type Straight } from '../../../rules/yellowbeard/types.ts';
import { phrase } from '../../../words/message.ts';
import { words } from '../../../words/yellowbeard/table.ts';
import { lookId } from '../../captains.ts';
import { shout } from '../../telling/crew.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, heard } from '../../telling/stagecraft.ts';
import { blow } from '../../telling/stakes.ts';
import { strikes } from '../effects/glass-scenes.ts';
import { eyeFor } from '../layout/map.ts';
import { ownerOf, wayNoun } from '../naming.ts';
import {
  boardBefore,
  type Context,
  captain,
  change,
  glassAt,
  glassOver,
  inTheGlass,
  pulse,
  shipId,
  spotOf,
} from './stagecraft.ts';

function stepOf(direction: Straight, size: number): { dx: number; dy: number } {
  const [x, y] = steps[directions.indexOf(direction)];
  return { dx: x * size, dy: y * size };
}

export function salvoAimed(e: Of<Event, 'SalvoAimed'>, c: Context): Beat {
  const { x, y } = at(c.from, shipId(e.ship));
  const { size } = boardBefore(c);
  return beat(
    640,
    phrase(words().aims, { name: captain(e.ship, c), way: wayNoun(e.direction), salvo: e.salvo }),
    [
      heard(0, 'fuse', x, c),
      pulse(shipId(e.ship), c, 0),
      { at: 60, effect: { name: 'pips', x, y, ...stepOf(e.direction, size * 0.62), n: 1, ms: 620 } },
    ],
    change(c),
  );
}

/** Works out where the ball comes down: on its square, or on what stopped it. */
function fallOf(e: Of<Event, 'SalvoFired'>, c: Context): { x: number; y: number; over: boolean } {
  const { chart, size } = boardBefore(c);
  const from = at(c.from, shipId(e.ship));
  const [sx, sy] = steps[directions.indexOf(e.direction)];
  const cell = chart.cells.get(c.before.ships[e.ship - 1] ?? '') ?? 0;
  let [x, y] = [cell % chart.width, Math.floor(cell / chart.width)];
  for (let flown = 1; flown <= e.range; flown++) {
    x += sx;
    y += sy;
    const outside = x < 0 || y < 0 || x >= chart.width || y >= chart.height;
    const here = { x: from.x + sx * size * flown, y: from.y + sy * size * flown };
    if (outside) return { ...here, over: true };
    const name = chart.names[y * chart.width + x];
    if (chart.sea[y * chart.width + x] !== 1 || name === e.landing) return { ...here, over: false };
  }
  return { x: from.x + sx * size * e.range, y: from.y + sy * size * e.range, over: false };
}

/** Times by which light on the map may be larger when that comes nearer, and the square pixels that it lights then. */
const brightest = 1.4;
const area = 9000 * brightest ** 2;

/** Works out where a muzzle points, in degrees from upwards. */
const turnOf = ({ dx, dy }: { dx: number; dy: number }): number => (Math.atan2(dx, -dy) * 180) / Math.PI;

export function salvoFired(e: Of<Event, 'SalvoFired'>, c: Context): Beat {
  const id = shipId(e.ship);
  const { x, y } = at(c.from, id);
  const { size } = boardBefore(c);
  const scale = size / 60;
  const fire = (scale * brightest) / Math.max(brightest, eyeFor(c.after, c.frame).scale);
  const fall = fallOf(e, c);
  const step = stepOf(e.direction, size);
  const bore = { x: x + step.dx * 0.5, y: y + step.dy * 0.5 - 4 };
  const marched = 110 * e.range + 160;
  const hit = marched + 60 + 420;
  const text = { splash: words().splash, lost: words().lost, navy: words().hitsFriend, pirate: words().hitsPirate }[
    e.result
  ];
  const friend = e.result === 'navy' ? c.before.ships.indexOf(e.landing) + 1 : 0;
  // The shot that ends the hunt.
  const won = e.result === 'pirate';
  const force = blow[won ? 3 : 2];
  const end: Cue[] =
    e.result === 'splash'
      ? [
          { at: hit, effect: { name: 'column', x: fall.x, y: fall.y + 12, n: 2, scale: 0.9 * scale } },
          heard(hit, 'splash', fall.x, c),
        ]
      : e.result === 'lost'
        ? fall.over
          ? []
          : [{ at: hit, effect: { name: 'dust', x: fall.x, y: fall.y, w: 60 } }, heard(hit, 'thock', fall.x, c)]
        : [
            {
              at: hit,
              effect: { name: 'flash', x: fall.x, y: fall.y, hold: 90, size: fire / scale },
              flash: { pulse: 'hit', area },
            },
            { at: hit, effect: { name: 'splinters', x: fall.x, y: fall.y, n: e.range } },
            // The table shakes when she goes down: under an open glass its edges would flicker.
            { at: hit, stand: force.stand, slow: force.slow },
            heard(hit, 'impact', fall.x, c),
            heard(hit + 130, 'bass-hit', fall.x, c),
            ...(won ? [shout(ownerOf(c.before, e.ship), hit + 160, x, c, false)] : []),
          ];
  const shot = { name: captain(e.ship, c), n: e.range, way: wayNoun(e.direction) };
  const other = friend > 0 ? captain(friend, c) : '';
  const token = (ship: number) => `token-man-of-war-${lookId(ownerOf(c.before, ship))}`;
  const glass = (shown: Parameters<typeof glassAt>[2]) =>
    glassAt(hit - strikes + (shown.since ?? 0), { x, y }, shown, c, [fall]);
  const lost = e.result === 'lost';
  const seen = won ? 'ship-black-brig' : friend > 0 ? token(friend) : lost ? token(e.ship) : '';
  return beat(
    hit + 700,
    phrase(words().fires, shot),
    [
      { at: hit, say: phrase(text, { ...shot, square: e.landing, other }) },
      // Deeper, the dark would make more of the flame than a pulse may be (docs/decisions.md, light).
      ...inTheGlass(0, { x, y }, [id], hit + 800, 0.16),
      glass({ show: 'shot', text: token(e.ship), ms: strikes, stays: 1 }),
      // A second glass tells what the shot did: the first must not give it away.
      glass({ show: lost ? 'shot' : 'struck', text: seen, ms: 640, since: strikes }),
      { at: 0, effect: { name: 'pips', x, y, ...step, n: e.range, ms: marched + 500 } },
      ...Array.from({ length: e.range }, (_, i): Cue => heard(110 * i, 'pip', x, c, 1 + 0.05 * i)),
      {
        at: marched,
        effect: { name: 'muzzle', ...bore, hold: 120, size: 1.1 * fire, turn: turnOf(step) },
        flash: { pulse: 'muzzle', area },
      },
      { at: marched, effect: { name: 'spill', ...bore, size: 0.7 * fire } },
      { at: marched, effect: { name: 'smoke', ...bore, n: e.range } },
      heard(marched, 'cannon', x, c),
      { at: marched, tween: { piece: id, from: { roll: -7 }, to: { roll: 0 }, ms: 500, ease: 'Back.easeOut' } },
      {
        at: marched + 60,
        effect: {
          name: 'ball',
          ...bore,
          tx: fall.x,
          ty: fall.y,
          ms: 420,
          arc: Math.min(90, 26 * e.range),
          size: 1.2 * scale,
        },
      },
      ...end,
    ],
    change(c, { at: hit + 200 }),
  );
}

/**
 * Sinks a ship: masts fall outward, the hull rolls and slides under; planks, bubbles and a hat come up; then silence,
 * and a bell.
 */
export function sinking(piece: string, place: { x: number; y: number }, c: Context, ship = 'ship-black-brig'): Cue[] {
  const scale = boardBefore(c).size / 60;
  const { x, y, w } = glassOver([place], c);
  const large = Math.min(1.6, w / 160);
  return [
    heard(0, 'impact', place.x, c),
    ...inTheGlass(0, place, [piece], 3000),
    { at: 0, effect: { name: 'splinters', x: place.x, y: place.y, n: 3 } },
    glassAt(60, place, { show: 'sinks', text: ship, ms: 3350 }, c),
    { at: 200, effect: { name: 'wreckage', x: place.x, y: place.y, scale } },
    { at: 210, effect: { name: 'wreckage', x, y: y + w * 0.2, scale: large, over: 1 } },
    heard(260, 'mast-fall', place.x, c),
    heard(480, 'mast-fall', place.x, c),
    heard(700, 'sinking', place.x, c),
    { at: 900, tween: { piece, from: { sink: 0 }, to: { sink: 1 }, ms: 1200, ease: 'Quad.easeIn' } },
    { at: 2000, effect: { name: 'ring', x: place.x, y: place.y + 10, scale: 0.8 * scale } },
    { at: 3000, sound: { name: 'turn-bell' } },
  ];
}

/** Shows a man-of-war sunk; her captain's flag is saved by a rowing boat. */
export function navySunk(e: Of<Event, 'NavySunk'>, c: Context): Beat {
  const id = shipId(e.ship);
  const wreck = `wreck:${e.ship}`;
  const place = spotOf(c, e.square);
  const row = at(c.from, `row:${e.ship}`);
  const look = lookId(ownerOf(c.before, e.ship));
  const { x, y, w } = glassOver([place], c);
  return beat(
    3500,
    phrase(words().navySunk, { other: captain(e.ship, c), square: e.square }),
    sinking(id, place, c, `token-man-of-war-${look}`),
    [shout(ownerOf(c.before, e.ship), 900, place.x, c, false)],
    [
      {
        at: 1000,
        effect: {
          name: 'boat',
          x: place.x,
          y: place.y,
          tx: place.x + 120,
          ty: place.y + 46,
          ms: 1800,
          look,
        },
      },
      {
        at: 1000,
        effect: {
          name: 'boat',
          x,
          y: y + w * 0.5,
          tx: x + w * 0.55,
          ty: y + w * 0.62,
          ms: 1900,
          look,
          scale: w / 75,
          over: 1,
        },
      },
      heard(1000, 'rowing', row.x, c),
      { at: 2150, leave: id },
    ],
    c.to.has(wreck)
      ? [
          { at: 2100, enter: wreck },
          { at: 2100, tween: { piece: wreck, from: { alpha: 0 }, to: { alpha: 1 }, ms: 400 } },
        ]
      : [],
    change(c, { at: 2600, except: [id, wreck] }),
  );
}
