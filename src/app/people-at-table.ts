/** A match with people: tells what happened, asks whoever is to act, and shows at the end who came to what. */
import { toldAfter, viewOf } from '../controller/told.ts';
import type { Batch, HostPort, MatchFacts } from '../host/port.ts';
import type { Seat } from '../rules/game.ts';
import { staged } from '../stage/index.ts';
import { overScreen } from '../stage/screens/over.ts';
import type { Values } from '../stage/screens/setup-form.ts';
import { recordOf, type ToldVoyage, voyageLine } from '../stage/screens/voyages.ts';
import { shellWords } from '../stage/screens/words.ts';
import { HostLost } from './host-line.ts';
import { follow } from './music-of-game.ts';
import { Telling } from './narrator.ts';
import { remark } from './notice.ts';
import { Overlays } from './overlays.ts';
import { Pads } from './pads.ts';
import { Pause, type Paused } from './pause.ts';
import type { House } from './preferences.ts';
import type { Front } from './prompter.ts';
import { isShared, type Sitting } from './sitting.ts';
import type { GameStage } from './surroundings.ts';
import { takeTurn } from './turn.ts';

export type Ending = 'again' | 'title';

export class Play {
  readonly pads: Pads;
  private readonly sitting: Sitting;
  private readonly telling: Telling;
  private left = false;

  /** `owned`: gamepads by seat. */
  constructor(
    scene: GameStage,
    front: Front,
    host: HostPort,
    facts: MatchFacts,
    house: House,
    owned: ReadonlyMap<Seat, number> = new Map(),
  ) {
    const game = staged(facts.game);
    // Trays and targets of the others are drawn for 16:9.
    scene.setShaped(game.everyShape ?? false);
    const names = facts.players.map((player) => player.name);
    const telling = new Telling(scene, front, house, game, names);
    follow(telling.controller, front.sound, facts.game);
    const pads = new Pads(front, owned, names);
    const pause = new Pause(front, host, new Overlays(front, house), facts);
    pause.onWatch = (story, page) => telling.again(story, page);
    const paused = () => this.paused({ telling: false, untold: 0 });
    this.sitting = { front, host, facts, house, game, names, telling, pads, pause, paused };
    this.pads = pads;
    this.telling = telling;
    telling.pauseAt = (views, frame) => game.pauseAt?.(names.length, facts.options as Values, views, frame);
    telling.shared = isShared(this.sitting);
    telling.onPause = async (untold) => (await this.paused({ telling: true, untold })) !== 'leave';
  }

  get controller() {
    return this.telling.controller;
  }

  /** Plays on from the first batch: an opening with events, or a resumed match without. */
  async run(first: Batch): Promise<Ending> {
    // Of a captain who sails alone: the best voyage with these rules. Never a part of the game.
    if (this.alone) this.telling.best = recordOf(await this.voyages());
    if (first.events.length > 0) this.controller.open(first.view);
    else this.controller.resume(first.view, await this.sitting.host.story());
    for (let batch: Batch | null = first; batch && !this.left; ) {
      try {
        await this.telling.tell(batch);
        if (batch.over) break;
        batch = await this.next(batch);
        // Nothing comes after a match that is not over: it is played on in another window.
        this.left ||= batch === null;
      } catch (error) {
        if (!(error instanceof HostLost)) throw error;
        batch = await this.takeUp();
      }
    }
    this.telling.end();
    return this.left ? 'title' : this.after();
  }

  /** Comes back with nothing when the game was left. */
  private next(batch: Batch): Promise<Batch | null> {
    return batch.people.length > 0 ? takeTurn(this.sitting, batch) : this.sitting.host.advance();
  }

  /**
   * The match as its record has it, after the host was lost over an action: what was under way is in it, or is asked for
   * again.
   */
  private async takeUp(): Promise<Batch | null> {
    const { front, host, facts } = this.sitting;
    front.clear();
    const opened = await host.resume(facts.id ?? undefined);
    if (opened?.ok && isSame(opened.facts, facts)) return opened.batch;
    const ended = await this.ending();
    this.left = ended === null;
    if (this.left) remark(shellWords.troubles.matchGone);
    return ended;
  }

  /** The last action, where it was the end of the match: the match lies among the finished ones now. */
  private async ending(): Promise<Batch | null> {
    const { host, facts, game } = this.sitting;
    const [latest] = await host.finished();
    const retold = latest ? await host.retell(latest.id, facts.viewer) : null;
    if (!retold?.ok || !isSame(retold.facts, facts)) return null;
    const { story } = retold;
    const events = story.events.slice(story.ends.at(-2) ?? 0);
    const view = viewOf(toldAfter(game.script, story, story.events.length));
    return { events, view, toAct: [], people: [], choices: [], over: true, unsaved: null };
  }

  private async paused(when: { telling: boolean; untold: number }): Promise<Paused> {
    const paused = await this.sitting.pause.open(when);
    this.left = paused === 'leave';
    return paused;
  }

  private get alone(): boolean {
    return this.sitting.facts.players.length === 1;
  }

  private voyages(): Promise<ToldVoyage[]> {
    const { host, facts } = this.sitting;
    return host.voyages(facts.game, { ...facts.options });
  }

  private async after(): Promise<Ending> {
    const voyages = this.alone ? await this.voyages() : [];
    const answer = await this.sitting.front.ask((focus) => overScreen(focus, voyageLine(voyages), this.telling.frame), {
      kind: 'results',
    });
    return 'pick' in answer && answer.pick === 'again' ? 'again' : 'title';
  }
}

/** Finished games have no id of their own any more. */
const isSame = (a: MatchFacts, b: MatchFacts): boolean =>
  JSON.stringify({ ...a, id: null }) === JSON.stringify({ ...b, id: null });
