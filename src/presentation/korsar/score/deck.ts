/** Cards between deck, hands and tray: dealt, drawn and discarded. */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Event } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { listOf, phrase } from '../../../words/message.ts';
import { lookId, nameOf } from '../../captains.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, facts, heard } from '../../telling/stagecraft.ts';
import { skullsOf } from '../hand/strength.ts';
import { handAt, planFor } from '../layout/layout.ts';
import { cardNoun } from '../naming.ts';
import { frameOf } from '../pieces/frames.ts';
import { type Context, change, plateOf } from './stagecraft.ts';

const name = (seat: number, c: Context): string => nameOf(seat, c.names);

/** Flies a back from the deck to a plate. */
function fromDeck(seat: number, start: number, c: Context, ms = 420): Cue {
  const deck = at(c.from, 'deck');
  const goal = handAt(seat, c.after, c.frame);
  return {
    at: start,
    effect: {
      name: 'back',
      x: deck.x,
      y: deck.y - 14,
      tx: goal.x,
      ty: goal.y,
      ms,
      frame: 'korsar-back',
      scale: deck.scale * 1.2,
      end: 0.26,
      turn: 180,
    },
  };
}

/**
 * Names everybody who has drawn since somebody did something else, the latest last: their turns were over in a moment, and
 * words that name one of them alone could not be read.
 */
function drawers({ seat }: Of<Event, 'CardDrawn'>, { before: { seats, deeds } }: Context): number[] {
  const found = [seat];
  for (let back = 1; back < seats.length; back++) {
    const earlier = (seat - back + seats.length) % seats.length;
    if (deeds?.[String(earlier)]?.code !== 'drew') break;
    found.unshift(earlier);
  }
  return found.slice(-most);
}

/** Captains who are named at once, at most. */
const most = 3;

/** Deals six backs to everybody, one captain after the other. */
export function handDealt(e: Of<Event, 'HandDealt'>, c: Context): Beat {
  const goal = handAt(e.seat, c.after, c.frame);
  const cues = Array.from({ length: e.count }, (_, i) => fromDeck(e.seat, 50 * i, c, 360));
  return beat(
    700,
    e.seat === 0 ? phrase(words().deals) : undefined,
    cues,
    [heard(0, 'card-slide', goal.x, c)],
    change(c, { at: 420 }),
  );
}

/** Time of a card that is drawn: the next captain's turn begins while it still flies. */
const drawn = 200;

export function cardDrawn(e: Of<Event, 'CardDrawn'>, c: Context): Beat {
  const deck = at(c.from, 'deck');
  const seats = drawers(e, c);
  const names = listOf(seats.map((seat) => name(seat, c)));
  return beat(
    drawn,
    seats.length > 1 ? phrase(words().draw, { names }) : phrase(words().draws, { name: names }),
    [
      { at: 0, tween: { piece: 'deck', to: { y: deck.y - 8 }, ms: 80, ease: 'Quad.easeOut' } },
      { at: 80, tween: { piece: 'deck', to: { y: deck.y }, ms: 120, ease: 'Quad.easeIn' } },
      // Its flight outlasts the beat.
      fromDeck(e.seat, 0, c, 380),
      heard(0, 'card-slide', handAt(e.seat, c.after, c.frame).x, c),
      ...facts(c, 0, ['deck', 'deck-sign']),
    ],
    change(c, { at: 0, ms: drawn, except: ['deck', 'deck-sign', plateOf(e.seat)] }),
  );
}

/** Milliseconds for which a discarded card is seen, longer than its beat; and how tall it may be, where three are told running. */
const seen = { ms: 1300, tall: 220 };

/** Shows a card large over the sea, with the emblem of who throws it away, before it falls into the tray. */
export function cardDiscarded(e: Of<Event, 'CardDiscarded'>, c: Context): Beat {
  const plan = planFor(c.after, c.frame);
  const from = handAt(e.seat, c.before, c.frame);
  const tray = { ...plan.tray, x: plan.tray.x + (plan.emptied?.tray ?? 0) };
  const sentence = skullsOf(e.card) > 0 ? words().discardsPirate : words().discards;
  return beat(
    900,
    phrase(sentence, { name: name(e.seat, c), card: cardNoun(e.card) }),
    [
      ...facts(c, 0, [plateOf(e.seat)]),
      {
        at: 0,
        effect: {
          name: 'looms',
          ...from,
          tx: c.frame.width / 2,
          ty: c.frame.height * 0.44,
          ex: tray.x,
          ey: tray.y,
          ...seen,
          frame: frameOf(e.card),
          look: lookId(e.seat),
        },
      },
      heard(0, 'card-slide', from.x, c),
      heard(640, 'card-flip', tray.x, c),
    ],
    change(c, { at: 640, except: [plateOf(e.seat)] }),
  );
}
