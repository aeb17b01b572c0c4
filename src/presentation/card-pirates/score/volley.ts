/** All crew is turned over at once, totals roll, the stronger side fires one volley and the weaker one lists (10.6). */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Placement } from '../../../controller/room.ts';
import type { Event } from '../../../rules/card-pirates/types.ts';
import { words } from '../../../words/card-pirates/table.ts';
import { phrase } from '../../../words/message.ts';
import { shout } from '../../telling/crew.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, change, darkens, facts, heard, lean, swings, wide } from '../../telling/stagecraft.ts';
import { blow, type Stakes } from '../../telling/stakes.ts';
import { battered, brigId, fightCardId, listOf, type Role, roles, rowId } from '../layout/battle.ts';
import { type Context, name } from './stagecraft.ts';

/** Turns over all cards at once; totals roll; after a breath the stronger side fires once, and the weaker one lists. */
export function battleRevealed(e: Of<Event, 'BattleRevealed'>, c: Context): Beat {
  const cards = roles.flatMap((role) =>
    (role === 'attacker' ? e.attack : e.defence).map((_, i) => fightCardId(role, i)),
  );
  const totals = { attacker: e.attackTotal, defender: e.defenceTotal };
  const rows = roles.map(rowId);
  const volley = 960;
  const margin = Math.abs(e.attackTotal - e.defenceTotal);
  const draw = margin === 0;
  const winner: Role = e.attackTotal > e.defenceTotal ? 'attacker' : 'defender';
  const hit = volley + lastHit(ballsOf(margin));
  const brigs = roles.map((role) => at(c.to, brigId(role)));
  return beat(
    // The sums still stand when the fallen are carried away.
    draw ? 2000 : hit + 1500,
    phrase(words().reveals, {
      a: name(e.attacker, c),
      b: name(e.defender, c),
      n: e.attackTotal,
      m: e.defenceTotal,
    }),
    [heard(0, 'card-flip', c.frame.width / 2, c)],
    cards.flatMap((id): Cue[] => [
      { at: 0, tween: { piece: id, from: { fold: 0 }, to: { fold: 1 }, ms: 140, ease: 'Quad.easeIn' } },
      ...facts(c, 140, [id]),
      { at: 140, tween: { piece: id, from: { fold: 1 }, to: { fold: 0 }, ms: 140, ease: 'Quad.easeOut' } },
    ]),
    roles.flatMap((role): Cue[] => [
      { at: 300, set: { piece: rowId(role), props: { ...at(c.to, rowId(role)).props, wins: false } } },
      {
        at: 300,
        tween: { piece: rowId(role), from: { roll: totals[role] }, to: { roll: 0 }, ms: 400, ease: 'Linear' },
      },
    ]),
    // Gold for the winner, and the loser's side steps back.
    facts(c, 720, rows),
    [...rows, ...cards].map(
      (id): Cue => ({ at: 720, tween: { piece: id, to: { alpha: at(c.to, id).alpha }, ms: 200, ease: 'Linear' } }),
    ),
    [heard(320, 'coin', c.frame.width / 2, c)],
    [
      {
        // After the light of the last hit, so that the two are no light together.
        at: draw ? 760 : hit + 560,
        effect: {
          name: 'sums',
          x: (brigs[0].x + brigs[1].x) / 2,
          y: (brigs[0].y + brigs[1].y) / 2 - 150 * brigs[0].scale,
          text: `${e.attackTotal} : ${e.defenceTotal}`,
          ms: 1200,
        },
      },
    ],
    draw ? halfMast(volley - 200, c) : fires(winner, margin, volley, c),
    // The flags come down by themselves.
    change(c, { at: 700, except: [...cards, ...rows, ...roles.map(brigId)] }),
  );
}

function halfMast(start: number, c: Context): Cue[] {
  return [
    heard(start, 'flag-lower', c.frame.width / 2, c),
    ...roles.map(
      (role): Cue => ({
        at: start,
        tween: { piece: brigId(role), from: { lower: 0 }, to: { lower: 46 }, ms: 700, ease: 'Sine.easeInOut' },
      }),
    ),
  ];
}

const apart = 60;
const flight = 420;
/** Pixels by which each of the two closes in before the guns are fired. */
const closer = 60;

/**
 * Works out how many balls fly: one, and one more for every three of the margin, so that a narrow battle and a
 * slaughter do not look alike.
 */
export const ballsOf = (margin: number): number => Math.min(8, 1 + Math.floor(margin / 3));

/** Works out how much is at stake by the margin: the most from 12 on. */
const stakesOf = (margin: number): Stakes => (margin >= 12 ? 3 : margin >= 6 ? 2 : margin >= 3 ? 1 : 0);

/** Works out when the last ball strikes, in ms after the guns were lit. */
const lastHit = (guns: number): number => 200 + flight + apart * (guns - 1);

/**
 * Area that the lights of the guns and of the last hit cover, as measured on rendered frames; a second hit would be
 * too much. Many guns have smaller flames, so that together they are no larger. The hits are smaller than elsewhere:
 * the smoke beside them is still thickening, and counts with them.
 */
const lit = { muzzle: 3600, most: 20_000, hits: 17_600 };

/**
 * Fires the winner's guns: fuses burn 160 ms, muzzles flash as one swelling light, balls fly 420 ms each and hit in one
 * pulse; at the last hit all stands still, and the other ship lists.
 */
function fires(winner: Role, margin: number, start: number, c: Context): Cue[] {
  const s = at(c.to, brigId(winner)).scale;
  const side = winner === 'attacker' ? 1 : -1;
  const near = (role: Role, towards: number) => {
    const brig = at(c.from, brigId(role));
    return { ...brig, x: brig.x + towards * closer * s };
  };
  const from = near(winner, side);
  const to = near(winner === 'attacker' ? 'defender' : 'attacker', -side);
  const guns = ballsOf(margin);
  const stakes = stakesOf(margin);
  const force = blow[stakes];
  const size = Math.min(1, Math.sqrt(lit.most / (lit.muzzle * guns)));
  const pitch = Math.min(62, 210 / Math.max(1, guns - 1)) * s;
  const last = start + lastHit(guns);
  const list = side * (stakes === 3 ? 13 : Math.min(9, 2 + guns));
  const felled = margin >= battered.felled;
  const lies = listOf(winner === 'attacker' ? 'defender' : 'attacker', margin);
  const cues: Cue[] = [
    heard(start, 'fuse', from.x, c),
    darkens(start - 480, to, lastHit(guns) + 1280, 0.3),
    // Both are looked at: the dark lies on the rest.
    { at: start - 480, near: { pieces: [from.id, to.id], x: 0, y: 0, zoom: 1, ms: 1 } },
    ...[from, to].flatMap(({ id, x }): Cue[] => [
      { at: start - 440, tween: { piece: id, to: { x }, ms: 480, ease: 'Sine.easeInOut' } },
      // The beaten ship drops back further than she came.
      { at: last + 480, tween: { piece: id, to: { x: at(c.to, id).x }, ms: 700, ease: 'Sine.easeInOut' } },
    ]),
    ...leans(to, force, start, last, c),
    { at: last, stand: force.stand, slow: force.slow },
    ...facts(c, last, [to.id]),
    { at: last, effect: { name: 'shake', x: 0, y: 0, px: force.shake } },
    // She keeps her list from here on: the swing begins where she lay.
    {
      at: last,
      tween: { piece: to.id, from: { list: -lies }, to: { list: list - lies }, ms: 140, ease: 'Quad.easeOut' },
    },
    ...swings(to.id, 'list', last + 140, [
      [list * -0.4, 320],
      [0, 300],
    ]),
    ...(felled ? beatenDown(to, side, last, winner, c) : []),
    heard(last + 80, 'splash', to.x, c),
    {
      at: last,
      flash: { pulse: 'splash', area: 6000 },
      effect: { name: 'column', x: to.x - side * 90 * s, y: to.y + 6, n: Math.min(3, guns), scale: 0.52 * s },
    },
  ];
  for (let i = 0; i < guns; i++) {
    const off = (i - (guns - 1) / 2) * pitch;
    const fire = start + 160 + apart * i;
    const muzzle = { x: from.x + off, y: from.y - 36 * s };
    const strike = { x: to.x + off * 0.94, y: to.y - (34 + (i % 2) * 16) * s };
    const hit = fire + 40 + flight;
    cues.push(
      { at: fire - 160, effect: { name: 'fuse', x: muzzle.x, y: muzzle.y + 20, ms: 160 } },
      {
        at: fire,
        flash: { pulse: 'muzzles', area: Math.min(lit.most, lit.muzzle * guns) },
        effect: { name: 'muzzle', ...muzzle, n: i, hold: apart * (guns - 1 - i), size: size * 0.8 },
      },
      {
        at: fire + 40,
        effect: {
          name: 'ball',
          ...muzzle,
          tx: strike.x,
          ty: strike.y,
          ms: flight,
          arc: 70 + 10 * (i % 3),
          dense: guns > 3 ? 0.08 : 0.18,
        },
      },
      { at: hit, effect: { name: 'splinters', ...strike, n: i } },
    );
    // Four banks of smoke are as much as the water holds.
    if (i % Math.ceil(guns / 4) === 0) cues.push({ at: fire, effect: { name: 'smoke', ...muzzle, n: i, dense: 0.72 } });
    if (i === guns - 1)
      cues.push({
        at: hit,
        flash: { pulse: 'hits', area: lit.hits },
        effect: { name: 'flash', ...strike, hold: 60, size: 0.84 },
      });
    if (i < 4) cues.push(heard(fire, 'cannon', from.x, c, 0.97 + 0.02 * i));
  }
  cues.push(heard(last, 'impact', to.x, c));
  return cues;
}

/** Leans towards who is hit, as far as the stakes say: the sea as the camera does, and the two ships with it. */
function leans(to: Placement, force: (typeof blow)[Stakes], start: number, last: number, c: Context): Cue[] {
  const there = lean(to, c, 300, force);
  const near = { x: there.x * (1 - there.zoom), y: there.y * (1 - there.zoom), zoom: there.zoom, ms: 300 };
  return [
    { at: start, camera: there },
    { at: start, near: { pieces: [brigId('attacker'), brigId('defender')], ...near } },
    { at: last + 560, camera: wide(c, 300) },
    { at: last + 560, near: { pieces: [], x: 0, y: 0, zoom: 1, ms: 300 } },
  ];
}

/**
 * Strikes her flag, brings a mast down and throws up water on her other side as well, and the winner shouts: nobody takes
 * a slaughter for a skirmish.
 */
const beatenDown = ({ id, x, y, scale }: Placement, side: number, last: number, winner: Role, c: Context): Cue[] => [
  { at: last, tween: { piece: id, from: { mast: 1 }, to: { mast: 0 }, ms: 600, ease: 'Bounce.easeOut' } },
  shout(c.before.battle?.[winner] ?? 0, last + 160, x, c),
  { at: last, tween: { piece: id, from: { lower: 0 }, to: { lower: 150 }, ms: 420, ease: 'Bounce.easeOut' } },
  { at: last + 620, tween: { piece: id, from: { lower: 150 }, to: { lower: 0 }, ms: 240, ease: 'Sine.easeInOut' } },
  {
    at: last,
    flash: { pulse: 'splash', area: 6000 },
    effect: { name: 'column', x: x + side * 130 * scale, y: y + 6, n: 3, scale: 0.54 * scale, dense: 0.8 },
  },
];
