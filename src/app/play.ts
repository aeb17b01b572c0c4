/** A match with people: tells what happened, asks whoever is to act, and shows at the end who came to what. */
import type { Batch, HostPort, MatchFacts } from '../host/port.ts';
import type { Seat } from '../rules/game.ts';
import { staged } from '../stage/index.ts';
import { overScreen } from '../stage/screens/over.ts';
import type { Values } from '../stage/screens/setup-form.ts';
import { recordOf, type ToldVoyage, voyageLine } from '../stage/screens/voyages.ts';
import type { TableScene } from '../stage/table-scene.ts';
import { follow } from './band.ts';
import type { Front } from './front.ts';
import type { House } from './house.ts';
import { Overlays } from './overlays.ts';
import { Pads } from './pads.ts';
import { Pause, type Paused } from './pause.ts';
import { isShared, type Sitting } from './sitting.ts';
import { Telling } from './telling.ts';
import { takeTurn } from './turn.ts';

export type Ending = 'again' | 'title';

export class Play {
  readonly pads: Pads;
  private readonly sitting: Sitting;
  private readonly telling: Telling;
  private left = false;

  /** `owned`: gamepads by seat. */
  constructor(
    scene: TableScene,
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
    let batch = first;
    // Of a captain who sails alone: the best voyage with these rules. Never a part of the game.
    if (this.alone) this.telling.best = recordOf(await this.voyages());
    if (first.events.length > 0) this.controller.open(first.view);
    else this.controller.resume(first.view, await this.sitting.host.story());
    await this.telling.tell(batch);
    while (!batch.over && !this.left) {
      const next = batch.people.length > 0 ? await takeTurn(this.sitting, batch) : await this.sitting.host.advance();
      if (!next) continue;
      batch = next;
      await this.telling.tell(batch);
    }
    this.telling.end();
    return this.left ? 'title' : this.after();
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
    const answer = await this.sitting.front.ask((focus) => overScreen(focus, voyageLine(voyages), this.telling.frame));
    return 'pick' in answer && answer.pick === 'again' ? 'again' : 'title';
  }
}
