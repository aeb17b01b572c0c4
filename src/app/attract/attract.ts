/**
 * Shows the games while nobody plays, with a call to play over them: the reel, or whole games where there is none or the
 * address asks for them. Any press leads to the set-up of the game that was shown.
 */
import type { HostPort } from '../../host/port.ts';
import { type GameFacts, stagedGames } from '../../presentation/index.ts';
import { nightScreen } from '../../presentation/screens/night.ts';
import type { Press } from '../prompts/prompt.ts';
import { gamesOffered, isOffered, offered } from '../set-up/offer.ts';
import { type Night, Visit } from './attract-visit.ts';
import type { CutLists } from './cut-lists.ts';
import { ReelShow } from './reel-show.ts';
import { WholeGames, type WholeGamesDoors } from './whole-games.ts';

interface Doors extends WholeGamesDoors {
  host: HostPort;
  fetchCuts: () => Promise<CutLists>;
  /** Tells how the table sleeps now, where an operator has hours. */
  night: Night | null;
}

export class Attract {
  private readonly doors: Doors;
  private readonly games: WholeGames;
  private reel: ReelShow | null = null;
  /** Games of which the reel is made. */
  private reelOf = '';
  private visit: Visit | null = null;

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
    const { night } = this.doors;
    for (;;) {
      const asleep = night?.now ?? 'off';
      const visit = new Visit();
      this.visit = visit;
      const picked = asleep === 'off' ? await this.showGames(visit) : await this.sleep(visit, asleep);
      if (visit.turned) continue;
      this.visit = null;
      return picked;
    }
  }

  /** Tells whether nobody is at the table. */
  get isOn(): boolean {
    return this.visit !== null && !this.visit.pressed;
  }

  /** Ends whatever is shown: somebody is there, or day and night have changed. */
  wake(): void {
    this.visit?.press();
  }

  /** Looks whether day and night have changed. */
  private look(asleep: 'off' | 'dim' | 'black', visit: Visit): void {
    if ((this.doors.night?.now ?? 'off') === asleep || visit.pressed) return;
    visit.turned = true;
    visit.press();
  }

  /** Lies dark and still until somebody wakes it or the hour has come. */
  private async sleep(visit: Visit, asleep: 'dim' | 'black'): Promise<null> {
    const { scene, prompter, night } = this.doors;
    prompter.sound.bed(false);
    prompter.sound.music(null, false);
    scene.cast.bare();
    const unheard = prompter.unasked.take(() => {
      if (asleep === 'dim' || night?.wakes) visit.press();
    });
    try {
      prompter.rest(
        () => nightScreen({ night: asleep, opens: night?.opens ?? 0, frame: scene.windowFrame }),
        () => this.look(asleep, visit),
      );
      await new Promise<void>((stop) => {
        visit.show = { stop };
      });
    } finally {
      unheard();
    }
    return null;
  }

  /** Shows games until somebody presses anything. */
  private async showGames(visit: Visit): Promise<string | null> {
    const { scene, prompter } = this.doors;
    visit.eachSecond = () => this.look('off', visit);
    let picked: string | null = null;
    const unheard = prompter.unasked.take((press) => {
      picked = gameOn(press);
      prompter.ringAt('at' in press ? press.at : undefined);
      visit.press();
    });
    try {
      const reel = this.doors.asked.reel && offered().reel ? await this.openReel() : null;
      if (!reel || !(await reel.run(visit, this.games.next))) await this.games.run(visit);
      this.games.pass();
      scene.cast.kit.face = undefined;
    } finally {
      unheard();
    }
    return picked ?? visit.game;
  }

  /** Opens the reel, once; null where no cut can be had, and then it is tried again next time. */
  private async openReel(): Promise<ReelShow | null> {
    const games = gamesOffered();
    if (this.reel && this.reelOf === games.join()) return this.reel;
    const { scene, prompter, host, asked, brought, watch, fetchCuts } = this.doors;
    const all = Object.entries(await fetchCuts());
    const lists = Object.fromEntries(all.filter(([game]) => isOffered(game)));
    if (Object.keys(lists).length === 0) return null;
    this.reelOf = games.join();
    this.reel = new ReelShow({ scene, prompter, host, asked, brought, watch, lists, chance: Math.random });
    return this.reel;
  }
}

/** Gives the game whose board on the title was touched. */
function gameOn(press: Press): string | null {
  const id = 'pick' in press && press.pick.startsWith('game:') ? press.pick.slice(5) : null;
  return id !== null && Object.hasOwn(stagedGames, id) ? id : null;
}
