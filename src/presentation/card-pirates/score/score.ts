/** The score: every event of Card Pirates has a beat, or this does not compile. */

import type { Event, View } from '../../../rules/card-pirates/types.ts';
import { words } from '../../../words/card-pirates/table.ts';
import { phrase } from '../../../words/message.ts';
import { type Score, scriptOf } from '../../telling/script.ts';
import { beat, change, heard, passed } from '../../telling/stagecraft.ts';
import { plateId } from '../layout/column.ts';
import { layout } from '../layout/layout.ts';
import { cardsDugUp, islandExchanged, islandLanded } from './arrival.ts';
import type { Aside } from './aside.ts';
import { battleAvoided, battleJoined, committed, leavesBattle } from './battle.ts';
import { deedOf } from './deeds.ts';
import { pacing } from './pace.ts';
import { gameEnded } from './results.ts';
import { shipDrifted, shipSailed } from './sail.ts';
import { handsDealt, seaLaid, shipPlaced } from './setup.ts';
import { islandMoved, seaShifted, stormFormed } from './shift.ts';
import { cardDrawn, cardSetAside, crewSpent, treasureBuried } from './spend.ts';
import { battleResolved, cardGiven, cardsPlundered, casualtiesLost } from './spoils.ts';
import { bump, type Context, name } from './stagecraft.ts';
import { turnForfeited, voyageEnded } from './stay.ts';
import { stormEntered, stormToll } from './storm.ts';
import { blank, viewAfter } from './view-after.ts';
import { battleRevealed } from './volley.ts';

const score: Score<Event, Context> = {
  GameStarted: (e, c) =>
    beat(900, phrase(words().starts, { name: name(e.firstSeat, c) }), [heard(0, 'shuffle', 300, c)], change(c)),

  SeaLaid: seaLaid,
  IslandMoved: islandMoved,
  ShipPlaced: shipPlaced,
  SeaShifted: seaShifted,
  HandsDealt: handsDealt,

  /** Lets the light go from plate to plate (10.3). */
  TurnBegan: (e, c) =>
    beat(
      140,
      undefined,
      [passed, heard(0, 'turn-bell', 1650, c)],
      change(c, { ms: 130, ease: 'Sine.easeInOut' }),
      bump(plateId(e.seat), 300, c, 1.03),
    ),

  CardDrawn: cardDrawn,
  TreasureBuried: treasureBuried,
  CrewSpent: crewSpent,
  CardSetAside: cardSetAside,
  ShipSailed: shipSailed,
  ShipDrifted: shipDrifted,
  StormFormed: stormFormed,
  IslandLanded: islandLanded,
  IslandExchanged: islandExchanged,
  CardsDugUp: cardsDugUp,
  StormEntered: stormEntered,
  StormToll: stormToll,
  BattleJoined: battleJoined,
  BattleAvoided: battleAvoided,
  AttackCommitted: committed,
  DefenceCommitted: committed,
  BattleRevealed: battleRevealed,
  CasualtiesLost: casualtiesLost,
  BattleResolved: battleResolved,
  CardsPlundered: cardsPlundered,
  CardGiven: cardGiven,

  TurnForfeited: turnForfeited,

  /** Leaves a battle behind; otherwise the next turn's light says it all. */
  TurnEnded: (_, c) =>
    c.before.battle
      ? beat(720, undefined, [heard(0, 'sail-fill', c.frame.width / 2, c)], leavesBattle(c))
      : beat(40, undefined, change(c, { ms: 40 })),

  VoyageEnded: voyageEnded,
  GameEnded: gameEnded,
};

export const script = scriptOf<View, Event, Aside>({
  tell: viewAfter,
  deedOf,
  layout,
  pacing,
  blank,
  score,
  overlaps: { ShipPlaced: 320 },
});
