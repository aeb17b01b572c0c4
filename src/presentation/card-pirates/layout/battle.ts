/** A battle: both captains broadside, their cards in rows, what is at stake below. As long as the view has a battle. */

import type { Frame, Placement } from '../../../controller/room.ts';
import type { BattleView, View } from '../../../rules/card-pirates/types.ts';
import { words } from '../../../words/card-pirates/table.ts';
import { fill } from '../../../words/message.ts';
import { lookId, nameOf } from '../../captains.ts';
import { piece } from '../../placement.ts';
import { squareNoun } from '../naming.ts';
import { asideOf } from '../score/aside.ts';
import { layoutLast, turnLight } from './column.ts';
import { type BattlePlan, battlePlan, rowPlaces } from './plan-battle.ts';
import { isDraw, layoutSpoils, winnerOf } from './spoils.ts';

export type Role = 'attacker' | 'defender';
export const roles = ['attacker', 'defender'] as const;

/** Cannons from which on her after topmast comes down. */
export const felling = 12;

/** Strength at which a row is seen that has lost. */
const beaten = 0.78;

/** Margins of a battle from which on the weaker ship's sail is torn, and from which on her mast is down and she burns. */
export const battered = { torn: 4, felled: 8 } as const;

/** Works out by how many degrees a ship lists that was beaten by so much: away from whoever beat her. */
export const listOf = (role: Role, margin: number): number =>
  margin < battered.felled ? 0 : role === 'attacker' ? -9 : 9;

export const brigId = (role: Role): string => `brig:${role}`;
export const rowId = (role: Role): string => `row:${role}`;
export const fightCardId = (role: Role, i: number): string => `fight:${role}:${i}`;

export function layoutBattle(view: View, battle: BattleView, names: readonly string[], frame: Frame): Placement[] {
  const plan = battlePlan(frame);
  const { horizon, rail, sun, seal } = plan;
  const { width, ...captionAt } = plan.caption;
  return [
    piece({ id: 'backdrop', kind: 'backdrop', x: 0, y: 0, props: { horizon, rail, sun, frame } }),
    piece({ id: 'deck-planks', kind: 'deck', x: 0, y: 0, depth: 150, props: { rail, end: null, frame } }),
    piece({ id: 'caption', kind: 'caption', layer: 'hud', depth: 530, ...captionAt, props: { width } }),
    ...layoutOnlookers(view, battle, names, plan),
    ...turnLight(view, plan.plate, (seat) => (seat === battle.attacker ? plan.attacker : plan.defender).plate),
    ...roles.flatMap((role) => layoutSide(role, view, battle, names, plan)),
    piece({ id: 'seal', kind: 'card-pirates-seal', depth: 210, ...seal }),
    layoutSpoils(view, battle, names, plan),
  ];
}

/** Lays out the line that says that everybody else looks on. */
function layoutOnlookers(view: View, battle: BattleView, names: readonly string[], plan: BattlePlan): Placement[] {
  const others = view.seats.flatMap((_, seat) => (seat === battle.attacker || seat === battle.defender ? [] : [seat]));
  if (others.length === 0) return [];
  const [seat] = others;
  const looker = { name: nameOf(seat, names), n: view.seats[seat].cards };
  const text = fill(words().fight.looksOn, { others: others.length, ...looker });
  const w = 420;
  const { x, y } = plan.onlookers;
  return [
    piece({
      id: 'onlookers-ground',
      kind: 'sheet',
      layer: 'hud',
      depth: 500,
      x: x - w / 2,
      y: y - 25,
      props: { frame: 'pill-sea', w, h: 50 },
    }),
    piece({
      id: 'onlookers',
      kind: 'words',
      layer: 'hud',
      depth: 501,
      x,
      y,
      props: { text, role: 'pill', align: 0.5, size: 30, maxWidth: w - 40 },
    }),
  ];
}

function layoutSide(
  role: Role,
  view: View,
  battle: BattleView,
  names: readonly string[],
  plan: BattlePlan,
): Placement[] {
  const seat = battle[role];
  const { fight } = asideOf(view);
  const at = plan[role];
  const side = role === 'attacker' ? 'left' : 'right';
  const winner = winnerOf(battle, fight);
  const wins = winner === seat || isDraw(fight) || fight?.outcome === 'draw';
  const cards = cardsOf(role, view, battle);
  const places = rowPlaces(plan, at.row, side);
  const own = role === 'attacker' ? fight?.totals?.attack : fight?.totals?.defence;
  const alpha = winner === null || wins ? 1 : beaten;
  const unarmed = role === 'defender' && fight?.defence === 0;
  const { w, h } = plan.plate;
  const margin = outgunned(role, view);
  const list = listOf(role, margin);
  return [
    piece({
      id: brigId(role),
      kind: 'card-pirates-brig',
      // Whoever lies lower is nearer.
      depth: 100 + at.brig.y / 100,
      ...at.brig,
      x: at.brig.x + Math.sign(list) * plan.back,
      scale: plan.brig,
      props: {
        look: lookId(seat),
        phase: role === 'attacker' ? 0 : 2,
        half: isDraw(fight),
        shot: shotBy(margin),
        list,
      },
    }),
    piece({
      id: `plate:${seat}`,
      kind: 'card-pirates-plate',
      layer: 'hud',
      depth: 505,
      ...at.plate,
      props: {
        w,
        h,
        look: lookId(seat),
        name: nameOf(seat, names),
        // Whoever is beaten stands firm no more.
        status: winner === null || wins ? statusOf(role, view, battle) : '',
        cards: view.seats[seat].cards,
      },
    }),
    ...layoutLast(view, seat, at.plate, plan.plate),
    piece({
      id: rowId(role),
      kind: 'card-pirates-row',
      depth: 200,
      alpha,
      x: at.row.x,
      y: at.row.y,
      props: {
        w: at.row.w,
        h: at.row.h,
        side,
        name: nameOf(seat, names),
        total: own ?? null,
        note: unarmed ? words().fight.noCrew : null,
        wins,
        places: unarmed ? [] : places.slice(cards.length),
      },
    }),
    ...cards.map((card, i) =>
      piece({
        id: fightCardId(role, i),
        kind: 'card-pirates-card',
        depth: 220 + i,
        alpha,
        x: at.row.x + places[i].x,
        y: at.row.y + places[i].y,
        scale: 1.02,
        props: { card },
      }),
    ),
  ];
}

/**
 * Works out by how much a ship was outgunned: the weaker side is shot at, and keeps its scars while the battle lasts.
 */
function outgunned(role: Role, view: View): number {
  const totals = asideOf(view).fight?.totals;
  if (!totals) return 0;
  const margin = totals.attack - totals.defence;
  return Math.max(0, role === 'attacker' ? -margin : margin);
}

/** Works out the cannons whose scars a margin leaves: torn sails from 4 on; from 8 on a mast is down, and smoke rises. */
const shotBy = (margin: number): number =>
  margin >= battered.felled ? Math.max(felling, margin) : margin >= battered.torn ? Math.min(8, margin + 2) : margin;

/** Lists what lies in a row: backs by number, faces once all are turned over. */
function cardsOf(role: Role, view: View, battle: BattleView): (string | null)[] {
  const { fight } = asideOf(view);
  const count = role === 'attacker' ? battle.attack : (fight?.defence ?? null);
  // The dead are on their way under the stack.
  if (fight?.fallen || count === null) return [];
  const open = role === 'attacker' ? fight?.cards?.attack : fight?.cards?.defence;
  return open ?? Array.from({ length: count }, () => null);
}

function statusOf(role: Role, view: View, battle: BattleView): string {
  const { fight } = words();
  const answered = asideOf(view).fight !== null;
  if (view.step === 'battle.attack' && role === 'attacker') return fight.chooses;
  if (view.step === 'battle.defend' && role === 'defender' && battle.attack !== null && !answered) return fight.chooses;
  return role === 'attacker' ? fill(fight.attacks, { square: squareNoun(battle.square) }) : fight.stands;
}
