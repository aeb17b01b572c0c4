/** Changes of the chart before the first turn: islands and seas change places, gaps become storms. */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Event } from '../../../rules/card-pirates/types.ts';
import { words } from '../../../words/card-pirates/table.ts';
import { phrase } from '../../../words/message.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, change, facts, heard } from '../../telling/stagecraft.ts';
import { tileId } from '../layout/chart.ts';
import { chartOf } from '../layout/plan.ts';
import { isleNoun, squareNoun } from '../naming.ts';
import { bump, type Context, name } from './stagecraft.ts';

/** Shows two cards change places, or a captain content with where their island lies. */
export function islandMoved(e: Of<Event, 'IslandMoved'>, c: Context): Beat {
  const who = { name: name(e.seat, c), isle: isleNoun(e.suit), square: squareNoun(e.to ?? e.from) };
  const from = at(c.to, tileId(e.from));
  if (e.to === undefined) {
    return beat(1000, phrase(words().islandStays, who), change(c), bump(from.id, 60, c), [
      heard(0, 'press', from.x, c),
    ]);
  }
  const to = at(c.to, tileId(e.to));
  const swap = (id: string, start: typeof from, end: typeof from, arc: number): Cue[] => [
    { at: 0, hold: { piece: id, on: true } },
    // In its place from the first picture on.
    {
      at: 0,
      tween: {
        piece: id,
        from: { x: start.x, y: start.y },
        to: { x: end.x, y: end.y },
        ms: 760,
        ease: 'Cubic.easeInOut',
        arc,
      },
    },
  ];
  return beat(
    1300,
    phrase(words().islandMoves, who),
    // Each tile shows what it will hold, and comes from where that lies now.
    facts(c, 0, [from.id, to.id]),
    swap(to.id, from, to, 80),
    swap(from.id, to, from, -60),
    [heard(120, 'card-slide', from.x, c), heard(760, 'card-land', to.x, c)],
    change(c, { except: [from.id, to.id] }),
  );
}

/** Shows an unseen card go one step outside; the gap becomes a storm a moment later. */
export function seaShifted(e: Of<Event, 'SeaShifted'>, c: Context): Beat {
  const gap = at(c.to, tileId(e.from));
  const out = at(c.to, tileId(e.to));
  return beat(
    1000,
    phrase(words().shifts, { name: name(e.seat, c), from: squareNoun(e.from) }),
    [
      heard(0, 'card-lift', gap.x, c),
      { at: 0, enter: out.id },
      { at: 0, set: { piece: out.id, props: { chart: chartOf(e.from) } } },
      ...facts(c, 60, [gap.id]),
      { at: 0, hold: { piece: out.id, on: true } },
      {
        at: 60,
        tween: {
          piece: out.id,
          from: { x: gap.x, y: gap.y, scale: gap.scale * 1.08 },
          to: { x: out.x, y: out.y, scale: out.scale },
          ms: 620,
          ease: 'Cubic.easeInOut',
          arc: 60,
        },
      },
      ...facts(c, 640, [out.id]),
      heard(690, 'card-land', out.x, c),
    ],
    change(c, { except: [gap.id, out.id] }),
  );
}

/** Shows the gap turn dark and begin to spin. */
export function stormFormed(e: Of<Event, 'StormFormed'>, c: Context): Beat {
  const tile = at(c.to, tileId(e.square));
  return beat(
    1000,
    phrase(words().stormForms, { square: squareNoun(e.square) }),
    [
      heard(0, 'sail-fill', tile.x, c),
      { at: 0, effect: { name: 'puffs', x: tile.x, y: tile.y } },
      ...facts(c, 60, [tile.id]),
      {
        at: 60,
        tween: { piece: tile.id, from: { alpha: 0 }, to: { alpha: 1 }, ms: 760, ease: 'Sine.easeInOut' },
      },
      { at: 60, tween: { piece: tile.id, from: { spin: 120 }, to: { spin: 0 }, ms: 900, ease: 'Sine.easeOut' } },
    ],
    change(c, { except: [tile.id] }),
  );
}
