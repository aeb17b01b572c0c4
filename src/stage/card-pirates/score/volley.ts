/** All crew is turned over at once, totals roll, the stronger side fires one volley and the weaker one lists (10.6). */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Event } from '../../../rules/card-pirates/types.ts';
import { words } from '../../../words/card-pirates/table.ts';
import { phrase } from '../../../words/message.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, change, facts, lean, wide } from '../../telling/stagecraft.ts';
import { brigId, fightCardId, type Role, roles, rowId } from '../layout/battle.ts';
import { type Context, heard, name } from './stagecraft.ts';

/** All at once; totals roll; a breath; the stronger side fires once; the weaker one lists. */
export function battleRevealed(e: Of<Event, 'BattleRevealed'>, c: Context): Beat {
  const cards = roles.flatMap((role) =>
    (role === 'attacker' ? e.attack : e.defence).map((_, i) => fightCardId(role, i)),
  );
  const totals = { attacker: e.attackTotal, defender: e.defenceTotal };
  const rows = roles.map(rowId);
  const volley = 960;
  const draw = e.attackTotal === e.defenceTotal;
  const winner: Role = e.attackTotal > e.defenceTotal ? 'attacker' : 'defender';
  return beat(
    draw ? 2000 : volley + 1500,
    phrase(words().reveals, {
      a: name(e.attacker, c),
      b: name(e.defender, c),
      n: e.attackTotal,
      m: e.defenceTotal,
    }),
    [heard(0, 'card-flip', 'card-flip', c.frame.width / 2, c)],
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
    [heard(320, 'coin', 'coin', c.frame.width / 2, c)],
    draw ? halfMast(volley - 200, c) : fires(winner, volley, c),
    // The flags come down by themselves.
    change(c, { at: 700, except: [...cards, ...rows, ...roles.map(brigId)] }),
  );
}

function halfMast(start: number, c: Context): Cue[] {
  return [
    heard(start, 'flag-lower', 'flag-lower', c.frame.width / 2, c),
    ...roles.map(
      (role): Cue => ({
        at: start,
        tween: { piece: brigId(role), from: { lower: 0 }, to: { lower: 46 }, ms: 700, ease: 'Sine.easeInOut' },
      }),
    ),
  ];
}

const guns = 3;

/**
 * What the lights of these guns and of two hits cover together, as measured on rendered frames; a third would be too
 * much. The hits are smaller than elsewhere: the smoke beside them is still thickening, and counts with them.
 */
const lit = { muzzles: 3600 * guns, hits: 9800 * 2 };

/** Fuse 160, one swelling light, balls 420, all hits in one pulse. */
function fires(winner: Role, start: number, c: Context): Cue[] {
  const from = at(c.to, brigId(winner));
  const to = at(c.to, brigId(winner === 'attacker' ? 'defender' : 'attacker'));
  const s = from.scale;
  const cues: Cue[] = [
    heard(start, 'fuse', 'fuse', from.x, c),
    { at: start, camera: lean(to, c, 300) },
    { at: start + 640, effect: { name: 'shake', x: 0, y: 0, ms: 180 } },
    {
      at: start + 640,
      tween: { piece: to.id, to: { list: winner === 'attacker' ? 4 : -4 }, ms: 500, ease: 'Back.easeOut' },
    },
    { at: start + 1200, tween: { piece: to.id, to: { list: 0 }, ms: 500, ease: 'Sine.easeInOut' } },
    { at: start + 1200, camera: wide(c, 300) },
    heard(start + 720, 'splash', 'splash', to.x, c),
    {
      at: start + 720,
      flash: { pulse: 'splash', area: 6000 },
      effect: { name: 'splash', x: to.x + (winner === 'attacker' ? -90 : 90) * s, y: to.y + 6, scale: 0.8 * s },
    },
  ];
  for (let i = 0; i < guns; i++) {
    const muzzle = { x: from.x + (i - 1) * 62 * s, y: from.y - 36 * s };
    const strike = { x: to.x + (i - 1) * 58 * s, y: to.y - (34 + (i % 2) * 16) * s };
    cues.push(
      { at: start, effect: { name: 'fuse', x: muzzle.x, y: muzzle.y + 20, ms: 160 } },
      {
        at: start + 160,
        flash: { pulse: 'muzzles', area: lit.muzzles },
        effect: { name: 'muzzle', ...muzzle, n: i, hold: 0 },
      },
      { at: start + 160, effect: { name: 'smoke', ...muzzle, n: i, dense: 0.8 } },
      { at: start + 200, effect: { name: 'ball', ...muzzle, tx: strike.x, ty: strike.y, ms: 420, arc: 70 + 20 * i } },
      { at: start + 630, effect: { name: 'splinters', ...strike, n: i } },
    );
    if (i < 2)
      cues.push({
        at: start + 630,
        flash: { pulse: 'hits', area: lit.hits },
        effect: { name: 'flash', ...strike, hold: 0, size: 0.8 },
      });
    if (i < 2) cues.push(heard(start + 160 + 60 * i, 'cannon', 'cannon', from.x, c, 0.97 + 0.04 * i));
  }
  cues.push(heard(start + 630, 'impact', 'impact', to.x, c));
  return cues;
}
