/** The arrival of a ship: islands and their six stories, what is dug up or hauled aboard (10.6). */
import type { Beat, Cue } from '../../../controller/beat.ts';
import { rankOf } from '../../../rules/card-pirates/cards.ts';
import type { CardId, Event } from '../../../rules/card-pirates/types.ts';
import { words } from '../../../words/card-pirates/table.ts';
import { listOf, phrase } from '../../../words/message.ts';
import { lookId } from '../../captains.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, change, coinNamed, darkens, facts, heard } from '../../telling/stagecraft.ts';
import { shipId, tileId } from '../layout/chart.ts';
import { plateId } from '../layout/column.ts';
import { isleNoun, squareNoun } from '../naming.ts';
import {
  bump,
  type Context,
  chartBack,
  countRolls,
  flies,
  glassAt,
  glassOver,
  handOf,
  name,
  small,
  squareIn,
} from './stagecraft.ts';

/**
 * Time of a landing: always the same, with the same sound and the same words, whether there is anything to exchange
 * or not (docs/decisions.md, after a look).
 */
const landing = 1900;

export function islandLanded(e: Of<Event, 'IslandLanded'>, c: Context): Beat {
  const ship = at(c.to, shipId(e.seat));
  const others = listOf(e.others.map((seat) => name(seat, c)));
  return beat(
    landing,
    phrase(words().lands, { name: name(e.seat, c), isle: isleNoun(e.suit), n: e.others.length, others }),
    [
      heard(120, 'anchor', ship.x, c),
      { at: 120, effect: { name: 'anchor', x: ship.x + 60 * ship.scale, y: ship.y, scale: 0.6 * ship.scale } },
      { at: 320, effect: { name: 'ring', x: ship.x, y: ship.y, scale: 0.7 * ship.scale } },
      heard(500, 'gangplank', ship.x, c),
      {
        at: 500,
        effect: {
          name: 'pop',
          x: ship.x - 82 * ship.scale,
          y: ship.y - 8 * ship.scale,
          frame: 'gangplank',
          ms: landing - 500,
          scale: 0.7 * ship.scale,
        },
      },
      { at: 0, tween: { piece: ship.id, to: { list: -3 }, ms: 260, ease: 'Sine.easeOut' } },
      { at: 260, tween: { piece: ship.id, to: { list: 0 }, ms: 420, ease: 'Back.easeOut' } },
    ],
    change(c),
  );
}

/**
 * Shows two cards crossing while the story of the trade is told: everybody may see both. They meet before the spyglass, which
 * shows the ship off that shore.
 */
export function islandExchanged(e: Of<Event, 'IslandExchanged'>, c: Context): Beat {
  const tile = at(c.to, tileId(e.square));
  const hand = handOf(e.seat, c);
  const worth = (card: CardId): number => c.after.options.points[rankOf(card) as 'A' | 'K' | 'Q' | 'J'];
  const gain = Math.max(0, Math.min(6, worth(e.took) - worth(e.gave)));
  const ms = 2000;
  /** Moment at which both have come where they stay. */
  const home = 2400;
  const { x, y, w } = glassOver(tile, c);
  const apart = 0.38 * w;
  const crossing = {
    name: 'shown' as const,
    ms: 320,
    // Both cards lie there for a second at Brisk too: large pale things that came and went sooner would be a flash.
    hold: 1640,
    scale: Math.max(1, w / 250),
    ty: y + 0.12 * w,
    end: 'up',
  };
  return beat(
    2900,
    phrase(words().stories[e.story], { name: name(e.seat, c) }),
    [
      heard(0, 'card-lift', hand.x, c),
      darkens(0, tile, ms, 0.2),
      glassAt(0, tile, { show: 'trade', look: lookId(e.seat), n: gain, ms }, c),
      {
        at: 60,
        effect: {
          ...crossing,
          x: hand.x,
          y: hand.y,
          start: small,
          tx: x - apart,
          ux: tile.x,
          uy: tile.y,
          card: e.gave,
          last: 0.6 * tile.scale,
        },
      },
      {
        at: 60,
        effect: {
          ...crossing,
          x: tile.x,
          y: tile.y,
          from: 'up',
          start: 0.6 * tile.scale,
          tx: x + apart,
          ux: hand.x,
          uy: hand.y,
          card: e.took,
          last: small,
        },
      },
      { at: 60, set: { piece: tile.id, props: { ...tile.props, island: e.gave } } },
      { at: 60, tween: { piece: tile.id, from: { alpha: 1 }, to: { alpha: 0.25 }, ms: 200 } },
      heard(300, 'barter', tile.x, c),
      { at: home - 200, tween: { piece: tile.id, from: { alpha: 0.25 }, to: { alpha: 1 }, ms: 260 } },
      heard(home, 'card-land', tile.x, c),
      ...bump(tile.id, home, c, 1.2),
      { at: home, effect: { name: 'dust', x: tile.x, y: tile.y + 40 * tile.scale, w: 130 * tile.scale } },
      { at: home + 40, effect: { name: 'coins', x: hand.x, y: hand.y, n: gain } },
      ...Array.from({ length: gain }, (_, i): Cue => heard(home + 60 + 90 * i, coinNamed(3 + i), hand.x, c)),
    ],
    change(c, { at: home, except: [tile.id] }),
  );
}

/** Shows cards rise from under the ship, 120 ms apart, and go to the plate face down. */
export function cardsDugUp(e: Of<Event, 'CardsDugUp'>, c: Context): Beat {
  const tile = at(c.to, tileId(e.square));
  const ship = at(c.to, shipId(e.seat));
  const hand = handOf(e.seat, c);
  const n = e.faceUp.length + e.faceDown;
  const isle = squareIn(c.after, e.square).island !== null;
  const sentence = isle ? words().digs : words().hauls;
  const rises = 300;
  // The card comes near on its way to the plate, so that everybody sees that one was found; only its back shows.
  // So large and so pale it is light that comes and goes: no larger, and smaller the more follow each other.
  const size = n > 2 ? 0.7 : 0.96;
  const looming = {
    x: tile.x + (hand.x - tile.x) * 0.3,
    y: tile.y + (hand.y - tile.y) * 0.3,
    scale: tile.scale * (n > 1 ? size : 1.35),
  };
  return beat(
    rises + 120 * n + 620,
    phrase(sentence, { name: name(e.seat, c), n, square: squareNoun(e.square) }),
    [
      isle ? heard(0, 'dig', tile.x, c) : heard(0, 'anchor', ship.x, c),
      isle
        ? { at: 0, effect: { name: 'dust', x: tile.x, y: tile.y + 40 * tile.scale, w: 130 * tile.scale } }
        : { at: 0, effect: { name: 'anchor', x: ship.x + 62 * ship.scale, y: ship.y, scale: 0.6 * ship.scale } },
      { at: isle ? 120 : 260, effect: { name: 'ring', x: ship.x, y: ship.y, scale: 0.7 * ship.scale } },
      // A second at Brisk too: what came and went sooner would be a flash. At sea it is an everyday thing, and nobody needs a glass.
      ...(isle ? [glassAt(0, tile, { show: 'dig', n, frame: chartBack(e.square), ms: 1800 }, c)] : []),
      ...facts(c, rises, [tile.id]),
      ...Array.from({ length: n }, (_, i): Cue[] => [
        flies(rises + 120 * i, chartBack(e.square), {
          from: { x: tile.x + i * 6, y: tile.y - i * 5, scale: tile.scale * size },
          to: looming,
          ms: 260,
        }),
        flies(rises + 120 * i + 260, chartBack(e.square), {
          from: looming,
          to: { ...hand, scale: small * 0.7 },
          ms: 340,
        }),
        heard(rises + 120 * i, 'card-slide', tile.x, c),
      ]).flat(),
      ...countRolls(e.seat, rises + 420, c),
    ],
    change(c, { at: rises + 100, except: [tile.id, plateId(e.seat)] }),
  );
}
