/**
 * Shows the games while nobody plays, with a call to play over them: the reel, or whole games where there is none or the
 * address asks for them. Any press leads to the set-up of the game that was shown.
 */
import type { HostPort } from '../host/port.ts';
import { type GameFacts, stagedGames } from '../stage/index.ts';
import { Visit } from './attract-visit.ts';
import type { CutLists } from './cut-lists.ts';
import type { Press } from './prompt.ts';
import { ReelShow } from './reel-show.ts';
import { WholeGames, type WholeGamesDoors } from './whole-games.ts';

interface Doors extends WholeGamesDoors {
  host: HostPort;
  fetchCuts: () => Promise<CutLists>;
}

export class Attract {
  private readonly doors: Doors;
  private readonly games: WholeGames;
  private reel: ReelShow | null = null;

  constructor(doors: Doors) {
    this.doors = doors;
    this.games = new WholeGames(doors);
  }

  /** Gives the game that comes next, as far as that is settled. */
  get next(): GameFacts {
    return stagedGames[this.games.next];
  }

  /** Shows games until somebody presses anything. Gives the game that was shown then; null for the title. */
  async run(): Promise<string | null> {
    const { scene, prompter } = this.doors;
    const visit = new Visit();
    let picked: string | null = null;
    prompter.onPress = (press) => {
      picked = gameOn(press);
      prompter.ringAt('at' in press ? press.at : undefined);
      visit.press();
    };
    const reel = this.doors.asked.reel ? await this.openReel() : null;
    if (!reel || !(await reel.run(visit, this.games.next))) await this.games.run(visit);
    this.games.pass();
    scene.cast.kit.face = undefined;
    prompter.onPress = () => {};
    return picked ?? visit.game;
  }

  /** Opens the reel, once; null where no cut can be had, and then it is tried again next time. */
  private async openReel(): Promise<ReelShow | null> {
    if (this.reel) return this.reel;
    const { scene, prompter, host, asked, brought, watch, fetchCuts } = this.doors;
    const lists = await fetchCuts();
    if (Object.keys(lists).length === 0) return null;
    this.reel = new ReelShow({ scene, prompter, host, asked, brought, watch, lists, chance: Math.random });
    return this.reel;
  }
}

/** Gives the game whose board on the title was touched. */
function gameOn(press: Press): string | null {
  const id = 'pick' in press && press.pick.startsWith('game:') ? press.pick.slice(5) : null;
  return id !== null && Object.hasOwn(stagedGames, id) ? id : null;
}
