/** Opens a house that nobody looks after: its settings are followed, its night falls, and its operator may knock. */
import type { ArchivePort } from '../../host/port.ts';
import type { Night } from '../attract/attract-visit.ts';
import type { CanvasFit } from '../page/canvas-size.ts';
import { inTime } from '../page/in-time.ts';
import { mishaps } from '../page/mishaps.ts';
import type { Pending } from '../page/pending.ts';
import { catchUpOrSay } from '../page/spoken-language.ts';
import type { Prompter } from '../prompts/prompter.ts';
import type { Preferences } from '../settings/preferences.ts';
import type { Settings } from '../settings/settings.ts';
import type { Tally } from '../unattended/tally.ts';
import { Corner } from './corner.ts';
import { FollowHouse } from './follow-house.ts';
import { nightAt } from './house-facts.ts';
import type { HouseKeeper } from './house-keeper.ts';
import { LeftGames } from './left-games.ts';
import type { Cabinet, Lock } from './lock.ts';
import { Reception } from './reception.ts';
import type { Machine } from './self-test.ts';

interface Doors {
  keeper: HouseKeeper;
  prompter: Prompter;
  preferences: Preferences;
  office: Lock & Cabinet;
  tally: Tally;
  machine: Machine;
  fit: Pick<CanvasFit, 'overscan' | 'framed'>;
  restart: () => void;
  /** Settings that the office does not have. */
  others: Settings;
  /** Languages of the browser, best first. */
  preferred: readonly string[];
  /** The house as its operator needs it: what people play now, whether nobody plays, and a way back to the title. */
  shell: { readonly played: string | null; readonly isEmpty: boolean; wake(): void };
  host: ArchivePort;
  now: () => Date;
  /** Knows what is under way, for programs that drive the page by hand. */
  pending: Pending;
}

/** Gives how the table sleeps, as the settings of the house have it. */
export const nightOf = (keeper: HouseKeeper, now: () => Date): Night => ({
  get now() {
    return nightAt(keeper.house, now());
  },
  get wakes() {
    return keeper.house.wakes;
  },
  get opens() {
    return keeper.house.opens;
  },
});

/** Gives the corner at which an operator knocks. */
export function openUp(doors: Doors): Corner {
  const { keeper, prompter, preferences, office, fit, others, preferred, shell, host, now, pending } = doors;
  const follow = new FollowHouse(keeper, { preferences, prompter, fit, others, preferred, now });
  const corner = new Corner();
  const lock: Lock = {
    ask: () => pending.add(office.ask()),
    try: (digits) => pending.add(office.try(digits)),
  };
  const cabinet: Cabinet = {
    save: (name, text) => pending.add(office.save(name, text)),
    load: (name) => pending.add(office.load(name)),
  };
  const reception = new Reception({
    ...{ prompter, lock, wake: () => shell.wake() },
    open: async ({ wait, version }) => {
      // Nobody needs it but an operator.
      const { OperatorBoards } = await pending.add(inTime(import('./office.ts')));
      await pending.add(catchUpOrSay());
      return new OperatorBoards({ ...doors, lock, cabinet, mishaps, version }).run(wait);
    },
  });
  const leftGames = new LeftGames({ host, isEmpty: () => shell.isEmpty, minutes: () => keeper.house.forget });
  corner.onKnock = () => reception.knock();
  prompter.onTick = (passage) => {
    const { passed, leap } = passage;
    mishaps.noteLeap(leap);
    corner.tick(passage);
    follow.tick(passed);
    reception.tick(passed);
    leftGames.tick(passage);
  };
  return corner;
}
