/** Battles: ships come side by side, backs in rows, all turn over at once, one volley (10.6, screens-b). */
import type { Beat, Cue } from '../../controller/beat.ts';
import { phrase } from '../../controller/phrase.ts';
import type { Event } from '../../rules/card-pirates/types.ts';
import type { Seat } from '../../rules/game.ts';
import { at, beat, change, facts, lean, wide } from '../stagecraft.ts';
import { asideOf, type Fight } from './aside.ts';
import { plateId, shipId } from './layout.ts';
import { brigId, fightCardId, rowId } from './layout-battle.ts';
import { squareName } from './naming.ts';
import { type Context, countRolls, flies, handBack, handOf, heard, name, planIn, small } from './stagecraft.ts';
import { words } from './words.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
export type Role = 'attacker' | 'defender';
export const roles = ['attacker', 'defender'] as const;

/** One table goes, the other one comes; the captains' plates and the caption move over. */
export function scenery(c: Context, start: number, brought: (id: string) => Cue[]): Cue[] {
  const cues: Cue[] = [];
  const stays = (id: string) => id.startsWith('plate:') || id === 'caption';
  for (const id of c.from.keys()) if (!c.to.has(id)) cues.push({ at: start, leave: id });
  for (const [id, target] of c.to) {
    if (stays(id) && c.from.has(id)) {
      cues.push(
        { at: start, set: { piece: id, props: target.props } },
        {
          at: start,
          tween: { piece: id, to: { x: target.x, y: target.y, scale: target.scale }, ms: 420, ease: 'Sine.easeInOut' },
        },
      );
    } else {
      cues.push({ at: start, enter: id }, ...brought(id));
      if (brought(id).length === 0)
        cues.push({ at: start, tween: { piece: id, from: { alpha: 0 }, to: { alpha: target.alpha }, ms: 360 } });
    }
  }
  return cues;
}

/** The ships run at each other on the chart, then they are seen from the deck, broadside. */
export function battleJoined(e: Of<'BattleJoined'>, c: Context): Beat {
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
        at: scene,
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
    phrase(words.battle, { name: name(e.attacker, c), other: name(e.defender, c), square: squareName(e.square) }),
    [
      { at: 0, camera: lean(ours, c, 300) },
      run(ours, theirs),
      run(theirs, ours),
      heard(60, 'swords', 'swords', ours.x, c),
      { at: 420, effect: { name: 'ring', x: (ours.x + theirs.x) / 2, y: ours.y, scale: planIn(c).scale } },
      { at: scene - 60, camera: wide(c, 60) },
      heard(scene, 'sail-fill', 'sail-fill', c.frame.width / 2, c),
    ],
    scenery(c, scene, sails),
  );
}

export function battleAvoided(e: Of<'BattleAvoided'>, c: Context): Beat {
  const ship = at(c.to, shipId(e.seat));
  return beat(
    1300,
    phrase(words.battleAvoided, { name: name(e.seat, c), other: name(e.other, c) }),
    [heard(0, 'creak', 'creak', ship.x, c)],
    change(c),
  );
}

const roleOf = (seat: Seat, c: Context): Role => (c.before.battle?.attacker === seat ? 'attacker' : 'defender');

/** Backs go from the plate into the row, counted aloud. */
export function committed(e: Of<'AttackCommitted' | 'DefenceCommitted'>, c: Context): Beat {
  const role = roleOf(e.seat, c);
  const hand = handOf(e.seat, c);
  const cards = Array.from({ length: e.count }, (_, i) => fightCardId(role, i));
  const sentences = e.type === 'AttackCommitted' ? { none: words.attack.many, ...words.attack } : words.defence;
  const sentence = e.count === 0 ? sentences.none : sentences[e.count === 1 ? 'one' : 'many'];
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
        heard(start + 340, 'card-land', 'card-land', target.x, c),
      ];
    }),
    e.count > 0 ? [heard(300 + 180 * e.count, 'drum', 'drum', hand.x, c)] : [],
    countRolls(e.seat, 140, c),
    change(c, { at: 200, except: [...cards, plateId(e.seat)] }),
  );
}

/** All at once; totals roll; a breath; the stronger side fires once; the weaker one lists. */
export function battleRevealed(e: Of<'BattleRevealed'>, c: Context): Beat {
  const cards = roles.flatMap((role) =>
    (role === 'attacker' ? e.attack : e.defence).map((_, i) => fightCardId(role, i)),
  );
  const totals = { attacker: e.attackTotal, defender: e.defenceTotal };
  const rows = roles.map(rowId);
  const volley = 1200;
  const draw = e.attackTotal === e.defenceTotal;
  const winner: Role = e.attackTotal > e.defenceTotal ? 'attacker' : 'defender';
  return beat(
    draw ? 2000 : volley + 1500,
    phrase(words.reveals, {
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
    facts(c, 300, rows),
    roles.map(
      (role): Cue => ({
        at: 300,
        tween: { piece: rowId(role), from: { roll: totals[role] }, to: { roll: 0 }, ms: 400, ease: 'Linear' },
      }),
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
      { at: start + 160, effect: { name: 'smoke', ...muzzle, n: i } },
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

/** All crew that fought slides under the stack, in an order that nobody knows. */
export function casualtiesLost(e: Of<'CasualtiesLost'>, c: Context): Beat {
  const bar = at(c.to, 'spoils');
  const w = Number(bar.props.w);
  const goal = { x: bar.x + w - (w < 1300 ? 160 : 262), y: bar.y + Number(bar.props.h) / 2 };
  const cards = [...c.from.keys()].filter((id) => id.startsWith('fight:'));
  const end = 160 + 70 * cards.length + 420;
  return beat(
    end + 260,
    phrase(words.casualties[e.cards.length === 1 ? 'one' : 'many'], { n: e.cards.length }),
    cards.flatMap((id, i): Cue[] => {
      const start = 100 + 70 * i;
      return [
        { at: start, tween: { piece: id, from: { fold: 0 }, to: { fold: 1 }, ms: 100, ease: 'Quad.easeIn' } },
        { at: start + 100, set: { piece: id, props: { card: null } } },
        { at: start + 100, tween: { piece: id, from: { fold: 1 }, to: { fold: 0 }, ms: 100, ease: 'Quad.easeOut' } },
        {
          at: start + 200,
          tween: { piece: id, to: { ...goal, scale: 0.5, alpha: 0.6 }, ms: 360, ease: 'Cubic.easeIn' },
        },
        { at: start + 560, leave: id },
        heard(start + 200, 'card-slide', 'card-slide', goal.x, c),
      ];
    }),
    facts(c, end, ['spoils']),
    change(c, { at: 100, except: [...cards, 'spoils'] }),
  );
}

export function battleResolved(e: Of<'BattleResolved'>, c: Context): Beat {
  const draw = e.outcome === 'draw';
  const [winner, loser] = e.outcome === 'defender' ? [e.defender, e.attacker] : [e.attacker, e.defender];
  const { totals } = fightOf(c);
  const [n, m] = e.outcome === 'defender' ? [totals?.defence, totals?.attack] : [totals?.attack, totals?.defence];
  const fillings = { name: name(winner, c), other: name(loser, c), n: n ?? 0, m: m ?? 0 };
  const row = rowId(e.outcome === 'defender' ? 'defender' : 'attacker');
  return beat(
    1500,
    draw ? phrase(words.draw, fillings) : phrase(words.wins, fillings),
    [
      heard(0, draw ? 'tie' : 'capture', 'capture', at(c.to, row).x + 300, c),
      ...facts(c, 0, roles.map(rowId)),
      ...(draw
        ? []
        : [
            {
              at: 60,
              tween: {
                piece: rowId(e.outcome === 'defender' ? 'attacker' : 'defender'),
                to: { alpha: 0.78 },
                ms: 200,
              },
            } as Cue,
          ]),
    ],
    change(c, { except: roles.map(rowId) }),
  );
}

/** Two backs rise out of the loser's hand and cross over, face down; the room sees how many. */
export function cardsPlundered(e: Of<'CardsPlundered'>, c: Context): Beat {
  const swap = fightOf(c).outcome === 'draw';
  const sentences = swap ? words.swaps : words.plunders;
  return beat(
    900 + 120 * e.count,
    phrase(sentences[e.count === 1 ? 'one' : 'many'], { name: name(e.to, c), other: name(e.from, c), n: e.count }),
    crossing(e.from, e.to, e.count, c),
    change(c, { at: 700, except: [plateId(e.from), plateId(e.to)] }),
  );
}

export function cardGiven(e: Of<'CardGiven'>, c: Context): Beat {
  return beat(
    1100,
    phrase(words.gives, { name: name(e.from, c), other: name(e.to, c) }),
    crossing(e.from, e.to, 1, c),
    change(c, { at: 700, except: [plateId(e.from), plateId(e.to)] }),
  );
}

/** In the bar of spoils: who gives stands at one side of the arrow, who takes at the other. */
function besideArrow(seat: Seat, c: Context): { x: number; y: number } {
  const bar = at(c.from, 'spoils');
  const { battle } = c.before;
  const w = Number(bar.props.w);
  const loser = battle?.winner === battle?.attacker ? battle?.defender : battle?.attacker;
  const left = (battle?.winner ?? null) === null ? battle?.attacker : loser;
  return { x: bar.x + w * (seat === left ? 0.2 : 0.6), y: bar.y + 40 };
}

function crossing(from: Seat, to: Seat, count: number, c: Context): Cue[] {
  const [a, b] = [besideArrow(from, c), besideArrow(to, c)];
  const size = 0.62;
  return [
    ...Array.from({ length: count }, (_, i): Cue[] => {
      const start = 60 + 120 * i;
      const side = b.x > a.x ? 1 : -1;
      const rest = { x: a.x + side * i * 60, y: a.y - 60 };
      return [
        heard(start, 'card-lift', 'card-lift', a.x, c),
        flies(start, handBack, {
          from: { x: rest.x, y: a.y + 30, scale: size * 0.8 },
          to: { ...rest, scale: size },
          ms: 180,
        }),
        flies(start + 180, handBack, { from: { ...rest, scale: size }, to: { ...b, scale: size * 0.8 }, ms: 500 }),
        heard(start + 200, 'card-slide', 'card-slide', b.x, c),
      ];
    }).flat(),
    ...countRolls(from, 60, c),
    ...countRolls(to, 680, c),
  ];
}

/** Back to the chart. */
export function leavesBattle(c: Context): Cue[] {
  return scenery(c, 200, () => []);
}

const fightOf = (c: Context): Fight => asideOf(c.before).fight ?? { defence: 0 };
