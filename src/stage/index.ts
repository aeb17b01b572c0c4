/** The registry of tables: how each game is told and which atlases it needs. A fifth game is one more line here. */
import type { Script } from '../controller/room.ts';
import type { GameEvent } from '../rules/game.ts';
import type { Human } from './human.ts';
import { human as korsarHuman } from './korsar/human.ts';
import { script as korsar } from './korsar/score.ts';
import { setupForm as korsarForm } from './korsar/setup-form.ts';
import type { LogPage } from './screens/log.ts';
import type { RulesCard } from './screens/rules-card.ts';
import type { SetupForm } from './screens/setup-form.ts';
import { human as treasureFleetHuman } from './treasure-fleet/human.ts';
import { logPages } from './treasure-fleet/log-pages.ts';
import { rulesCard as treasureFleetRules } from './treasure-fleet/rules-card.ts';
import { script as treasureFleet } from './treasure-fleet/score.ts';
import { setupForm as treasureFleetForm } from './treasure-fleet/setup-form.ts';

export interface StagedGame {
  /** Erased on purpose: the app treats every game alike. */
  title: string;
  script: Script<object, { type: string }>;
  human: Human;
  form: SetupForm;
  /** Shown by the house when nobody plays: with these numbers of captains, the call to play at this height. */
  demo?: { counts: readonly number[]; call: number };
  /** Its rules in pictures; absent where nobody has drawn them. */
  rules?: RulesCard;
  /** What happened, from the events its viewer was sent. */
  log?: (events: readonly GameEvent[], names: readonly string[]) => readonly LogPage[];
  /** Its picture on the title. */
  vignette: string;
  /** Atlases that must be there before the first picture. */
  packs: readonly string[];
  /** Atlases that may come while the game is already running; `needs` says which events wait for them. */
  later: readonly string[];
  needs: Readonly<Record<string, readonly string[]>>;
}

export const tables: Readonly<Record<string, StagedGame>> = {
  'treasure-fleet': {
    title: 'Treasure Fleet',
    script: treasureFleet as unknown as StagedGame['script'],
    human: treasureFleetHuman as Human,
    form: treasureFleetForm,
    demo: { counts: [4, 3, 2], call: 246 },
    rules: treasureFleetRules,
    log: logPages as unknown as StagedGame['log'],
    vignette: 'vignette-treasure-fleet',
    packs: ['common', 'treasure-fleet'],
    later: ['shell'],
    needs: { GameEnded: ['shell'] },
  },
  korsar: {
    title: 'Korsar',
    script: korsar as unknown as StagedGame['script'],
    human: korsarHuman as Human,
    form: korsarForm,
    demo: { counts: [4, 3, 2], call: 182 },
    vignette: 'vignette-korsar',
    packs: ['common', 'korsar'],
    later: ['shell'],
    needs: { GameEnded: ['shell'] },
  },
};
