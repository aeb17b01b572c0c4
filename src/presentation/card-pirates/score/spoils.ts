/** The cost and the prize of a battle: the fallen under the stack, cards that cross face down (10.6, screens-b). */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Event } from '../../../rules/card-pirates/types.ts';
import type { Seat } from '../../../rules/game.ts';
import { words } from '../../../words/card-pirates/table.ts';
import { phrase } from '../../../words/message.ts';
import { shout, sting } from '../../telling/crew.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, change, facts, heard } from '../../telling/stagecraft.ts';
import { roles, rowId } from '../layout/battle.ts';
import { plateId } from '../layout/column.ts';
import { asideOf, type Fight } from './aside.ts';
import { bump, type Context, countRolls, flies, handBack, name } from './stagecraft.ts';

/** Slides all crew that fought under the stack, in an order that nobody knows. */
export function casualtiesLost(e: Of<Event, 'CasualtiesLost'>, c: Context): Beat {
  const bar = at(c.to, 'spoils');
  const w = Number(bar.props.w);
  const goal = { x: bar.x + w - (w < 1300 ? 160 : 222), y: bar.y + Number(bar.props.h) / 2 };
  const cards = [...c.from.keys()].filter((id) => id.startsWith('fight:'));
  const end = 160 + 70 * cards.length + 420;
  return beat(
    end + 260,
    phrase(words().casualties, { n: e.cards.length }),
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
        heard(start + 200, 'card-slide', goal.x, c),
      ];
    }),
    facts(c, end, ['spoils']),
    change(c, { at: 100, except: [...cards, 'spoils'] }),
  );
}

export function battleResolved(e: Of<Event, 'BattleResolved'>, c: Context): Beat {
  const draw = e.outcome === 'draw';
  const [winner, loser] = e.outcome === 'defender' ? [e.defender, e.attacker] : [e.attacker, e.defender];
  const { totals } = fightOf(c);
  const [n, m] = e.outcome === 'defender' ? [totals?.defence, totals?.attack] : [totals?.attack, totals?.defence];
  const fillings = { name: name(winner, c), other: name(loser, c), n: n ?? 0, m: m ?? 0 };
  const row = rowId(e.outcome === 'defender' ? 'defender' : 'attacker');
  return beat(
    1500,
    draw ? phrase(words().draw, fillings) : phrase(words().wins, fillings),
    [
      heard(0, draw ? 'tie' : 'capture', at(c.to, row).x + 300, c),
      ...(draw ? [] : [shout(winner, 420, at(c.to, row).x + 300, c), sting('prize', 620)]),
      ...facts(c, 0, roles.map(rowId)),
      ...bump('seal', 60, c, 1.16),
      ...(draw ? [] : bump(plateId(winner), 60, c, 1.03)),
    ],
    change(c, { except: roles.map(rowId) }),
  );
}

/** Shows backs rise out of the loser's hand, two at most, and cross over face down; the room sees how many. */
export function cardsPlundered(e: Of<Event, 'CardsPlundered'>, c: Context): Beat {
  const swap = fightOf(c).outcome === 'draw';
  return beat(
    900 + 120 * e.count,
    phrase(swap ? words().swaps : words().plunders, { name: name(e.to, c), other: name(e.from, c), n: e.count }),
    crossing(e.from, e.to, e.count, c),
    change(c, { at: 700, except: [plateId(e.from), plateId(e.to)] }),
  );
}

export function cardGiven(e: Of<Event, 'CardGiven'>, c: Context): Beat {
  return beat(
    1100,
    phrase(words().gives, { name: name(e.from, c), other: name(e.to, c) }),
    // A card after two others is a light more: it waits until a second is over.
    crossing(e.from, e.to, 1, c, 240),
    change(c, { at: 700, except: [plateId(e.from), plateId(e.to)] }),
  );
}

/**
 * Finds where a captain's cards are in the bar of spoils: who gives stands at one side of the arrow, who takes at the
 * other.
 */
function besideArrow(seat: Seat, c: Context): { x: number; y: number } {
  const bar = at(c.from, 'spoils');
  const { battle } = c.before;
  const w = Number(bar.props.w);
  const loser = battle?.winner === battle?.attacker ? battle?.defender : battle?.attacker;
  const left = (battle?.winner ?? null) === null ? battle?.attacker : loser;
  // Where backs lie in a row, they are at the left.
  const laid = Number(bar.props.backs) > 0 ? 0.25 : 0.2;
  return { x: bar.x + w * (seat === left ? laid : 0.6), y: bar.y + 40 };
}

/** Takes the cards that go out of the row in which they lay. */
function rises(from: Seat, count: number, c: Context): Cue[] {
  const { props } = at(c.from, 'spoils');
  const backs = Number(props.backs);
  if (backs === 0 || c.before.battle?.winner === from) return [];
  return [{ at: 60, set: { piece: 'spoils', props: { ...props, backs: Math.max(0, backs - count), lit: 0 } } }];
}

function crossing(from: Seat, to: Seat, count: number, c: Context, first = 60): Cue[] {
  const [a, b] = [besideArrow(from, c), besideArrow(to, c)];
  const size = 0.55;
  return [
    ...Array.from({ length: count }, (_, i): Cue[] => {
      const start = first + 120 * i;
      const side = b.x > a.x ? 1 : -1;
      return [
        heard(start, 'card-lift', a.x, c),
        // A card goes in one flight: pale as it is, it would be two lights if it rose first and stood there.
        flies(start, handBack, {
          from: { x: a.x + side * i * 64, y: a.y, scale: size },
          to: { ...b, scale: size * 0.8 },
          ms: 680,
        }),
        heard(start + 200, 'card-slide', b.x, c),
      ];
    }).flat(),
    ...rises(from, count, c),
    ...countRolls(from, first, c),
    ...countRolls(to, first + 620, c),
  ];
}

const fightOf = (c: Context): Fight => asideOf(c.before).fight ?? { defence: 0 };
