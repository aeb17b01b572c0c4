/** A ship is caught in a storm, and somebody goes overboard (10.6). */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Event } from '../../../rules/card-pirates/types.ts';
import { words } from '../../../words/card-pirates/table.ts';
import { phrase } from '../../../words/message.ts';
import { lookId } from '../../captains.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, change, facts, heard } from '../../telling/stagecraft.ts';
import { shipId, tileId } from '../layout/chart.ts';
import { plateId } from '../layout/column.ts';
import { cardNoun, squareNoun } from '../naming.ts';
import { seenOnce } from './spend.ts';
import {
  type Context,
  chartBack,
  chosenFrom,
  countRolls,
  flies,
  glassAt,
  name,
  small,
  turnsOver,
} from './stagecraft.ts';

/** Darkens the sky over that square only; she pitches three times, under one bolt. */
export function stormEntered(e: Of<Event, 'StormEntered'>, c: Context): Beat {
  const ship = at(c.to, shipId(e.seat));
  const tile = at(c.to, tileId(e.square));
  const pitch = [0, 1, 2].flatMap((i): Cue[] => [
    { at: 250 + 300 * i, tween: { piece: ship.id, to: { list: 9 }, ms: 150, ease: 'Sine.easeInOut' } },
    { at: 400 + 300 * i, tween: { piece: ship.id, to: { list: i === 2 ? 0 : -9 }, ms: 150, ease: 'Sine.easeInOut' } },
  ]);
  return beat(
    1700,
    phrase(words().storm, { name: name(e.seat, c), square: squareNoun(e.square) }),
    [
      heard(0, 'storm', tile.x, c),
      { at: 0, effect: { name: 'whirl', x: tile.x, y: tile.y - 20 * tile.scale, ms: 1600, scale: 0.85 * tile.scale } },
      ...pitch,
      glassAt(60, tile, { show: 'storm', look: lookId(e.seat), ms: 1560 }, c),
      {
        at: 620,
        flash: { pulse: 'bolt', area: 9000 },
        effect: {
          name: 'bolt',
          x: tile.x + 40 * tile.scale,
          y: tile.y - 60 * tile.scale,
          n: 1,
          scale: 0.5 * tile.scale,
        },
      },
      { at: 700, effect: { name: 'splash', x: ship.x - 50 * ship.scale, y: ship.y, scale: 0.5 * ship.scale } },
    ],
    change(c),
  );
}

/** Shows who goes overboard: crew for all to see, treasure face down. */
export function stormToll(e: Of<Event, 'StormToll'>, c: Context): Beat {
  const tile = at(c.to, tileId(e.square));
  const ship = at(c.to, shipId(e.seat));
  const hand = chosenFrom(e.seat, c);
  const open = e.card !== undefined && /^\d/.test(e.card);
  const stays = open && !e.faceDown;
  const goes: Cue[] =
    open && !stays
      ? [
          ...seenOnce(e.card as string, hand, { x: tile.x, y: tile.y, scale: 0.5 * tile.scale }, tile, c),
          ...facts(c, 1500, [tile.id]),
        ]
      : [
          heard(0, 'card-lift', hand.x, c),
          flies(0, chartBack(e.square), {
            from: { ...hand, scale: small * 0.7 },
            to: { x: tile.x, y: tile.y, scale: tile.scale },
            ms: 460,
          }),
          {
            at: 450,
            set: { piece: tile.id, props: { ...tile.props, faceUp: [], faceDown: 1, bare: false, storm: false } },
          },
          ...(stays ? [...turnsOver(e.square, 460, c), heard(480, 'card-flip', tile.x, c)] : facts(c, 470, [tile.id])),
        ];
  const wet = open && !stays ? 1500 : 470;
  return beat(
    wet + 700,
    open
      ? phrase(words().toll, { name: name(e.seat, c), card: cardNoun(e.card as string) })
      : phrase(words().tollHidden, { name: name(e.seat, c) }),
    goes,
    [
      ...countRolls(e.seat, 60, c),
      heard(wet, 'splash', tile.x, c),
      { at: wet, effect: { name: 'splash', x: ship.x + 40 * ship.scale, y: ship.y + 4, scale: 0.5 * ship.scale } },
    ],
    change(c, { at: wet, except: [tile.id, plateId(e.seat)] }),
  );
}
