/** The score: every event of Korsar has a beat, or this does not compile. */

import type { Event, View } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { phrase } from '../../../words/message.ts';
import { nameOf } from '../../captains.ts';
import { sting } from '../../telling/crew.ts';
import { type Score, scriptOf } from '../../telling/script.ts';
import { at, beat, heard, passed } from '../../telling/stagecraft.ts';
import { layout } from '../layout/layout.ts';
import { captainsOf } from '../naming.ts';
import { attacked, launched } from './attacks.ts';
import { cardDiscarded, cardDrawn, handDealt } from './deck.ts';
import { deedOf } from './deeds.ts';
import { handRevealed } from './hands.ts';
import { comesHome, unclaimed } from './home.ts';
import { leadChanged } from './lead.ts';
import { pacing } from './pace.ts';
import { gameEnded } from './results.ts';
import { type Context, change, plateOf } from './stagecraft.ts';
import { trumped } from './trumps.ts';
import { blank, carry, type Seen, viewAfter } from './view-after.ts';

/** Time in which the marker swings to the next captain: a flick, for it says nothing new. */
const swings = 40;

const name = (seat: number, c: Context): string => nameOf(seat, c.names);

const score: Score<Event, Context> = {
  GameStarted: (e, c) =>
    beat(900, phrase(words().starts, { name: name(e.startSeat, c), deck: e.deckSize }), [
      { at: 0, sound: { name: 'shuffle' } },
    ]),

  HandDealt: handDealt,
  CardDrawn: cardDrawn,
  CardDiscarded: cardDiscarded,

  /** The marker swings round the compass, the light goes from plate to plate. */
  TurnStarted: (_, c) => {
    const marker = at(c.to, 'marker');
    const was = at(c.from, 'marker').angle;
    // The short way round.
    const turn = ((marker.angle - was + 540) % 360) - 180;
    return beat(
      swings,
      undefined,
      [
        passed,
        {
          at: 0,
          tween: { piece: 'marker', from: { angle: was }, to: { angle: was + turn }, ms: swings, ease: 'Quad.easeOut' },
        },
      ],
      change(c, { ms: swings, except: ['marker'] }),
    );
  },

  VesselCaptured: comesHome,

  DeckExhausted: (_, c) =>
    beat(1000, phrase(words().deckOut), [{ at: 0, sound: { name: 'turn-bell' } }, sting('last', 120)], change(c), [
      {
        at: 0,
        tween: {
          piece: 'deck-sign',
          from: { scale: 0.7 },
          to: { scale: at(c.to, 'deck-sign').scale },
          ms: 300,
          ease: 'Back.easeOut',
        },
      },
    ]),

  VesselLaunched: launched,
  AttackOpened: attacked,
  AttackReinforced: attacked,
  CaptainPlayed: trumped,
  AdmiralPlayed: trumped,
  LeadChanged: leadChanged,

  /** The chair tips. */
  SeatSitsOut: (e, c) =>
    beat(900, phrase(words().sitsOut, { name: name(e.seat, c) }), change(c), [
      { at: 40, tween: { piece: plateOf(e.seat), from: { tip: 80 }, to: { tip: 0 }, ms: 460, ease: 'Bounce.easeOut' } },
      heard(40, 'chair', at(c.to, plateOf(e.seat)).x, c),
    ]),

  LastCard: (e, c) =>
    beat(
      1000,
      phrase(words().lastCard[e.cause], { names: captainsOf(e.sides, c.after, c.names) }),
      [{ at: 0, sound: { name: 'turn-bell' } }],
      change(c),
    ),

  VesselAwarded: comesHome,
  VesselUnclaimed: unclaimed,

  HandRevealed: handRevealed,

  GameEnded: gameEnded,
};

export const script = scriptOf<View, Event, Seen>({
  tell: viewAfter,
  deedOf,
  carry,
  layout,
  pacing,
  blank,
  score,
  overlaps: { HandDealt: 120 },
});
