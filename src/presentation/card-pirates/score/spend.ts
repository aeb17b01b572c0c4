/** Cards of a turn on the chart: one is drawn, some are buried, one is spent or set aside (10.6). */
import type { Beat, Cue } from '../../../controller/beat.ts';
import { powerOf } from '../../../rules/card-pirates/cards.ts';
import type { CardId, Event, Square } from '../../../rules/card-pirates/types.ts';
import { words } from '../../../words/card-pirates/table.ts';
import { type Noun, phrase } from '../../../words/message.ts';
import { sting } from '../../telling/crew.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, change, coinNamed, facts, heard } from '../../telling/stagecraft.ts';
import { tileId } from '../layout/chart.ts';
import { plateId } from '../layout/column.ts';
import { tileAt } from '../layout/plan.ts';
import { cardNoun, isleNoun, squareNoun } from '../naming.ts';
import {
  bump,
  type Context,
  chartBack,
  chosenFrom,
  countRolls,
  flies,
  handBack,
  handOf,
  name,
  planIn,
  small,
  squareIn,
  stackOf,
  turnsOver,
} from './stagecraft.ts';

/** Time of a card that is drawn: the turn goes on while it still flies. */
const drawn = 300;
/** Time of one after which the stack runs low: that is said. */
const warned = 600;

export function cardDrawn(e: Of<Event, 'CardDrawn'>, c: Context): Beat {
  const pile = stackOf(c);
  const hand = handOf(e.seat, c);
  // Everybody else draws once more, if no crew go back under the stack.
  const low = e.stack === c.after.seats.length - 1;
  return beat(
    low ? warned : drawn,
    low ? phrase(words().low, { n: e.stack }) : phrase(words().draws, { name: name(e.seat, c) }),
    [
      ...(low ? [sting('last', 120), ...bump('stack', 0, c, 1.2)] : []),
      { at: 0, tween: { piece: 'stack', to: { lift: 12 }, ms: 100, ease: 'Quad.easeOut' } },
      { at: 100, tween: { piece: 'stack', to: { lift: 0 }, ms: 140, ease: 'Quad.easeIn' } },
      ...facts(c, 0, ['stack']),
      // Its flight outlasts the beat.
      flies(0, handBack, { from: { ...pile, scale: 0.8 }, to: { ...hand, scale: small }, ms: 380 }),
      heard(0, 'card-slide', hand.x, c),
      ...countRolls(e.seat, drawn - 100, c),
    ],
    change(c, { ms: drawn, except: ['stack', plateId(e.seat)] }),
  );
}

/** Names where something lies: an isle by its name, the sea by its square. */
export function whereNoun(square: Square, c: Context): Noun {
  const { island } = squareIn(c.after, square);
  return island ? isleNoun(island.slice(-1) as 'C') : squareNoun(square);
}

/** Buries a card under the top tile: sand flies, then the card's edge appears. Nobody sees what it was. */
export function treasureBuried(e: Of<Event, 'TreasureBuried'>, c: Context): Beat {
  const tile = at(c.to, tileId(e.square));
  return beat(
    840,
    phrase(words().buries, { name: name(e.seat, c), place: whereNoun(e.square, c), n: e.faceDown }),
    [
      heard(0, 'card-lift', chosenFrom(e.seat, c).x, c),
      flies(0, chartBack(e.square), {
        from: { ...chosenFrom(e.seat, c), scale: small * 0.7 },
        to: { x: tile.x + 8 * tile.scale, y: tile.y + 9 * tile.scale, scale: tile.scale * 0.9 },
        ms: 520,
      }),
      ...countRolls(e.seat, 60, c),
      heard(500, 'bury', tile.x, c),
      { at: 520, effect: { name: 'dust', x: tile.x, y: tile.y + 50 * tile.scale, w: 150 * tile.scale } },
      ...facts(c, 520, [tile.id]),
      ...bump(tile.id, 520, c, 1.04),
    ],
    change(c, { at: 520, except: [tile.id, plateId(e.seat)] }),
  );
}

/** Moves crew from the hand onto the square, where the card turns over; the meter fills with as many coins. */
export function crewSpent(e: Of<Event, 'CrewSpent'>, c: Context): Beat {
  const tile = at(c.to, tileId(e.from));
  const points = powerOf(e.card);
  const stays = e.to === 'sea' && e.faceUp;
  const hand = chosenFrom(e.seat, c);
  const sentence = e.to === 'sea' ? words().spends : words().spendsUnder;
  const fills = stays ? 560 : 700;
  return beat(
    stays ? 1050 : 1750,
    phrase(sentence, { name: name(e.seat, c), card: cardNoun(e.card) }),
    [heard(0, 'card-lift', hand.x, c), ...countRolls(e.seat, 60, c)],
    stays
      ? [
          flies(0, chartBack(e.from), {
            from: { ...hand, scale: small * 0.7 },
            to: { x: tile.x, y: tile.y, scale: tile.scale },
            ms: 420,
          }),
          {
            at: 410,
            set: { piece: tile.id, props: { ...tile.props, faceUp: [], bare: false, storm: false, faceDown: 1 } },
          },
          ...turnsOver(e.from, 420, c),
          heard(440, 'card-flip', tile.x, c),
        ]
      : seenOnce(
          e.card,
          hand,
          e.to === 'sea' ? { ...tileAt(planIn(c), e.from), scale: 0.5 * tile.scale } : { ...stackOf(c), scale: 0.5 },
          tile,
          c,
        ),
    [
      ...facts(c, fills, ['meter']),
      {
        at: fills,
        tween: { piece: 'meter', from: { missing: points }, to: { missing: 0 }, ms: 60 * points, ease: 'Linear' },
      },
      ...Array.from({ length: Math.min(points, 12) }, (_, i): Cue => heard(fills + 60 * i, coinNamed(i), 240, c)),
      ...facts(c, 1500, ['stack']),
    ],
    change(c, { at: stays ? 700 : 1600, except: [tile.id, 'meter', 'stack', plateId(e.seat)] }),
    stays ? [] : facts(c, 1600, [tile.id]),
  );
}

/** Shows a card to everybody once; it goes on face down. */
export function seenOnce(
  card: CardId,
  from: { x: number; y: number },
  to: { x: number; y: number; scale: number },
  over: { x: number; y: number },
  c: Context,
): Cue[] {
  return [
    heard(300, 'card-flip', over.x, c),
    {
      at: 0,
      effect: {
        name: 'shown',
        x: from.x,
        y: from.y,
        tx: over.x,
        // Captions lie over the upper row.
        ty: Math.max(over.y - 60, planIn(c).seas.y + 120),
        ux: to.x,
        uy: to.y,
        card,
        ms: 420,
        hold: 700,
        scale: 1,
        start: small,
        last: to.scale,
      },
    },
  ];
}

/** Sets aside the further card with which a captain alone pays: it leaves the game for everybody to see. */
export function cardSetAside(e: Of<Event, 'CardSetAside'>, c: Context): Beat {
  const hand = chosenFrom(e.seat, c);
  const middle = { x: planIn(c).board.x, y: planIn(c).board.y };
  return beat(
    1500,
    phrase(words().setsAside, { name: name(e.seat, c), card: cardNoun(e.card) }),
    seenOnce(e.card, hand, { x: -160, y: middle.y + 200, scale: 0.6 }, middle, c),
    countRolls(e.seat, 60, c),
    change(c, { except: [plateId(e.seat)] }),
  );
}
