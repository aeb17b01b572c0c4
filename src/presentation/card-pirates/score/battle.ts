/** Battles: ships come side by side, backs in rows, all turn over at once, one volley (10.6, screens-b). */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Event } from '../../../rules/card-pirates/types.ts';
import type { Seat } from '../../../rules/game.ts';
import { words } from '../../../words/card-pirates/table.ts';
import { phrase } from '../../../words/message.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, change, heard, lean, wide } from '../../telling/stagecraft.ts';
import { brigId, fightCardId, type Role, roles } from '../layout/battle.ts';
import { shipId } from '../layout/chart.ts';
import { plateId } from '../layout/column.ts';
import { squareNoun } from '../naming.ts';
import { type Context, countRolls, handOf, name, planIn, small } from './stagecraft.ts';

const grounds = new Set(['water', 'backdrop']);

/**
 * Dissolves one table into the other: the new ground comes over the old one before that goes, so that it never gets
 * dark. Captains' plates go out where they were and come up where they will be.
 */
export function scenery(c: Context, start: number, brought: (id: string) => Cue[]): Cue[] {
  const cues: Cue[] = [];
  const goes = 260;
  for (const id of c.from.keys()) {
    if (c.to.has(id)) continue;
    if (!grounds.has(id)) cues.push({ at: start, tween: { piece: id, to: { alpha: 0 }, ms: goes, ease: 'Linear' } });
    cues.push({ at: start + goes + 40, leave: id });
  }
  for (const [id, target] of c.to) {
    const { x, y, scale, alpha } = target;
    if (c.from.has(id)) {
      const moves = { x, y, scale };
      if (id === 'caption') cues.push({ at: start, tween: { piece: id, to: moves, ms: 420, ease: 'Sine.easeInOut' } });
      else
        cues.push(
          { at: start, tween: { piece: id, to: { alpha: 0 }, ms: 180, ease: 'Linear' } },
          { at: start + 200, set: { piece: id, props: target.props } },
          { at: start + 200, tween: { piece: id, from: moves, to: moves, ms: 1 } },
          { at: start + 220, tween: { piece: id, from: { alpha: 0 }, to: { alpha }, ms: 240, ease: 'Linear' } },
        );
      continue;
    }
    const at = grounds.has(id) ? start : start + 120;
    const own = brought(id);
    cues.push({ at, enter: id }, ...own);
    if (own.length === 0) cues.push({ at, tween: { piece: id, from: { alpha: 0 }, to: { alpha }, ms: goes } });
  }
  return cues;
}

/** Shows the ships run at each other on the chart, then from the deck, broadside to broadside. */
export function battleJoined(e: Of<Event, 'BattleJoined'>, c: Context): Beat {
  const ours = at(c.from, shipId(e.attacker));
  const theirs = at(c.from, shipId(e.defender));
  const run = (ship: typeof ours, towards: typeof ours): Cue => ({
    at: 0,
    tween: {
      piece: ship.id,
      to: { x: ship.x + (towards.x - ship.x) * 0.2, angle: towards.x > ship.x ? 5 : -5 },
      ms: 420,
      ease: 'Back.easeIn',
    },
  });
  const scene = 760;
  const sails = (id: string): Cue[] => {
    const role = roles.find((each) => id === brigId(each));
    if (!role) return [];
    const brig = at(c.to, id);
    const out = role === 'attacker' ? -700 : 700;
    return [
      {
        at: scene + 120,
        tween: {
          piece: id,
          from: { x: brig.x + out, alpha: 1 },
          to: { x: brig.x, alpha: 1 },
          ms: 900,
          ease: 'Cubic.easeOut',
        },
      },
    ];
  };
  return beat(
    scene + 1300,
    phrase(words().battle, { name: name(e.attacker, c), other: name(e.defender, c), square: squareNoun(e.square) }),
    [
      { at: 0, camera: lean(ours, c, 300) },
      run(ours, theirs),
      run(theirs, ours),
      heard(60, 'swords', ours.x, c),
      { at: 420, effect: { name: 'ring', x: (ours.x + theirs.x) / 2, y: ours.y, scale: planIn(c).scale } },
      { at: scene - 60, camera: wide(c, 60) },
      heard(scene, 'sail-fill', c.frame.width / 2, c),
    ],
    scenery(c, scene, sails),
  );
}

/**
 * Shows a battle avoided: the ships come alongside in peace, dip their bows one after the other, and go back to their
 * berths.
 */
export function battleAvoided(e: Of<Event, 'BattleAvoided'>, c: Context): Beat {
  const ships = [e.seat, e.other].map((seat) => at(c.to, shipId(seat)));
  const [ours, theirs] = ships;
  const middle = { x: (ours.x + theirs.x) / 2, y: Math.min(ours.y, theirs.y) };
  const { scale } = planIn(c);
  return beat(
    2300,
    phrase(words().battleAvoided, { name: name(e.seat, c), other: name(e.other, c) }),
    [
      { at: 0, camera: lean(middle, c, 300) },
      heard(0, 'creak', ours.x, c),
      { at: 420, effect: { name: 'ring', ...middle, scale: 0.8 * scale } },
      { at: 420, effect: { name: 'badge', x: middle.x, y: middle.y - 116 * scale, sign: 'peace' } },
      heard(460, 'flag-lower', middle.x, c),
      heard(1500, 'sail-fill', theirs.x, c),
      { at: 1850, camera: wide(c, 420) },
    ],
    ships.flatMap(({ id, x, y }, i): Cue[] => {
      const bow = 520 + 240 * i;
      const out = { x: x + (x - middle.x) * 0.5, y };
      return [
        { at: 0, tween: { piece: id, to: { x: x + (middle.x - x) * 0.34 }, ms: 420, ease: 'Sine.easeInOut' } },
        { at: bow, tween: { piece: id, to: { list: 9 }, ms: 300, ease: 'Sine.easeInOut' } },
        { at: bow + 300, tween: { piece: id, to: { list: -5 }, ms: 320, ease: 'Sine.easeInOut' } },
        { at: bow + 620, tween: { piece: id, to: { list: 0 }, ms: 300, ease: 'Sine.easeInOut' } },
        { at: 1500, tween: { piece: id, to: { x }, ms: 520, ease: 'Sine.easeInOut' } },
        { at: 1500, effect: { name: 'wake', x: middle.x, y, tx: out.x, ty: out.y, scale: 0.6 * scale } },
      ];
    }),
    change(c, { except: ships.map(({ id }) => id) }),
  );
}

const roleOf = (seat: Seat, c: Context): Role => (c.before.battle?.attacker === seat ? 'attacker' : 'defender');

/** Shows backs go from the plate into the row while they are counted aloud. */
export function committed(e: Of<Event, 'AttackCommitted' | 'DefenceCommitted'>, c: Context): Beat {
  const role = roleOf(e.seat, c);
  const hand = handOf(e.seat, c);
  const cards = Array.from({ length: e.count }, (_, i) => fightCardId(role, i));
  const sentence = e.type === 'AttackCommitted' ? words().attack : words().defence;
  return beat(
    700 + 180 * e.count,
    phrase(sentence, { name: name(e.seat, c), n: e.count }),
    cards.flatMap((id, i): Cue[] => {
      const target = at(c.to, id);
      const start = 140 + 180 * i;
      return [
        { at: start, enter: id },
        { at: start, hold: { piece: id, on: true } },
        {
          at: start,
          tween: {
            piece: id,
            from: { x: hand.x, y: hand.y, scale: small, angle: -14 },
            to: { x: target.x, y: target.y, scale: target.scale, angle: 0 },
            ms: 360,
            ease: 'Cubic.easeInOut',
            arc: -60,
          },
        },
        { at: start + 360, hold: { piece: id, on: false } },
        heard(start + 340, 'card-land', target.x, c),
      ];
    }),
    e.count > 0 ? [heard(300 + 180 * e.count, 'drum', hand.x, c)] : [],
    countRolls(e.seat, 140, c),
    change(c, { at: 200, except: [...cards, plateId(e.seat)] }),
  );
}

/** Leads back from the battle to the chart. */
export function leavesBattle(c: Context): Cue[] {
  return scenery(c, 200, () => []);
}
