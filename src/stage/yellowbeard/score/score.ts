/** The score: every event of Yellowbeard has a beat, or this does not compile. */
import type { Beat } from '../../../controller/beat.ts';
import type { Script } from '../../../controller/room.ts';
import type { Event, View } from '../../../rules/yellowbeard/types.ts';
import { layout } from '../layout/layout.ts';
import { matchEnded, pirateRammed, pirateRolePassed, pirateSunk, pirateTrapped, roundEnded } from './end.ts';
import { followed } from './follow.ts';
import { navySunk, salvoAimed, salvoFired } from './guns.ts';
import {
  captainDecided,
  navyDieRolled,
  navyHeld,
  navyMoved,
  pirateSighted,
  pirateTokenRemoved,
  telescopeAnswered,
  telescopeAsked,
} from './navy.ts';
import {
  harbourTested,
  pirateEscaped,
  pirateMoved,
  pirateTurnTaken,
  treasureLoaded,
  treasureStolen,
} from './pirate.ts';
import { chestPlaced, garrisonsDealt, navyShipPlaced, pirateChosen, pirateDeparted, roleDieRolled } from './setup.ts';
import { type Context, contextOf } from './stagecraft.ts';
import { type Aside, blank, viewAfter } from './view-after.ts';

type Score = { [T in Event['type']]: (event: Extract<Event, { type: T }>, c: Context) => Beat };

const score: Score = {
  RoleDieRolled: roleDieRolled,
  PirateChosen: pirateChosen,
  ChestPlaced: chestPlaced,
  NavyShipPlaced: navyShipPlaced,
  GarrisonsDealt: garrisonsDealt,
  PirateDeparted: pirateDeparted,
  PirateMoved: pirateMoved,
  TreasureLoaded: treasureLoaded,
  PirateTurnTaken: pirateTurnTaken,
  TreasureStolen: treasureStolen,
  HarbourTested: harbourTested,
  NavyDieRolled: navyDieRolled,
  CaptainDecided: captainDecided,
  NavyMoved: navyMoved,
  NavyHeld: navyHeld,
  TelescopeAsked: telescopeAsked,
  TelescopeAnswered: telescopeAnswered,
  PirateSighted: pirateSighted,
  SalvoAimed: salvoAimed,
  SalvoFired: salvoFired,
  NavySunk: navySunk,
  PirateTokenRemoved: pirateTokenRemoved,
  PirateSunk: pirateSunk,
  PirateRammed: pirateRammed,
  PirateTrapped: pirateTrapped,
  PirateEscaped: pirateEscaped,
  RoundEnded: roundEnded,
  PirateRolePassed: pirateRolePassed,
  MatchEnded: matchEnded,
};

/** Events whose beats overlap: the second starts so many milliseconds after the first. */
const overlaps: Partial<Record<Event['type'], number>> = { ChestPlaced: 200, NavyShipPlaced: 260 };

export const script: Script<View, Event, Aside> = {
  tell: viewAfter,
  layout,
  blank,
  overlap: (first, second) => (first.type === second.type ? (overlaps[first.type] ?? null) : null),
  beat: (event, before, after, names, frame) => {
    const context = contextOf(before, after, names, frame);
    return followed(context, (c) => (score[event.type] as (event: Event, c: Context) => Beat)(event, c));
  },
};
