/** The score: every event of Yellowbeard has a beat, or this does not compile. */
import type { Event, View } from '../../../rules/yellowbeard/types.ts';
import { type Score, scriptOf } from '../../telling/script.ts';
import { layout } from '../layout/layout.ts';
import { deedOf } from './deeds.ts';
import { matchEnded, pirateRammed, pirateRolePassed, pirateSunk, pirateTrapped, roundEnded } from './end.ts';
import { followed, rested } from './follow.ts';
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
import { pacing } from './pace.ts';
import {
  harbourTested,
  pirateEscaped,
  pirateMoved,
  pirateTurnTaken,
  treasureLoaded,
  treasureStolen,
} from './pirate.ts';
import { chestPlaced, garrisonsDealt, navyShipPlaced, pirateChosen, pirateDeparted, roleDieRolled } from './setup.ts';
import type { Context } from './stagecraft.ts';
import { type Aside, blank, viewAfter } from './view-after.ts';

const score: Score<Event, Context> = {
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

export const script = scriptOf<View, Event, Aside>({
  tell: viewAfter,
  deedOf,
  layout,
  pacing,
  blank,
  score,
  overlaps: { ChestPlaced: 200, NavyShipPlaced: 260 },
  lead: followed,
  rest: rested,
});
