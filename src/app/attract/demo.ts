/**
 * A demo: bots play, the room watches. The page pulls one action after the other from the host and lets the controller
 * tell it; the host never runs ahead of what is shown.
 */
import { SceneController } from '../../controller/scene-controller.ts';
import type { News, OfficePort, PlacePort } from '../../host/port.ts';
import { emblems } from '../../presentation/captains.ts';
import { staged, stagedGames } from '../../presentation/index.ts';
import type { SoundDeck } from '../../stage/sound/sound.ts';
import { HostLost } from '../host/host-line.ts';
import { pictured } from '../page/in-time.ts';
import { noteBeat } from '../page/mishaps.ts';
import type { Address } from '../page/query.ts';
import { whyNot } from '../page/why-not.ts';
import type { GameScene } from '../prompts/surroundings.ts';
import { because } from '../telling/because.ts';
import { followWithMusic } from '../telling/music-of-game.ts';
import { dressFor } from '../telling/worn.ts';

/** Milliseconds for which the ceremony stays on the table before the next game. */
const ceremonyRest = 9000;

export class Demo {
  readonly controller: SceneController<object, { type: string }>;
  private readonly scene: GameScene;
  private readonly host: OfficePort & PlacePort;
  private readonly asked: Address;
  private readonly names: string[];
  private stopped = false;

  constructor(scene: GameScene, host: OfficePort & PlacePort, asked: Address, sound: Pick<SoundDeck, 'music'>) {
    this.scene = scene;
    scene.setShaped(true);
    dressFor({ game: asked.demo, options: asked.options });
    this.host = host;
    this.asked = asked;
    this.names = emblems.slice(0, asked.seats).map((look) => look.name);
    this.controller = new SceneController(scene.cast, scene.reel, staged(asked.demo).script, this.names);
    this.controller.speed = asked.speed;
    followWithMusic(this.controller, sound, asked.demo);
    this.controller.onFailure = noteBeat;
  }

  /** Ends the demo within this frame; what it shows is left as it is. */
  stop(): null {
    this.stopped = true;
    this.controller.skip();
    return null;
  }

  /** Plays the demo. Resolves with a sentence when it cannot be played as asked, or with null when it is over. */
  async run(): Promise<string | null> {
    for (let round = 0; ; ) {
      try {
        const refusal = await this.play(round);
        if (refusal !== null || !this.asked.loop || this.stopped) return refusal;
        round++;
      } catch (error) {
        // Another host knows nothing of a demo: it begins anew.
        if (!(error instanceof HostLost)) throw error;
        if (this.stopped) return null;
      }
    }
  }

  private async play(round: number): Promise<string | null> {
    const { demo: game, seats, options, bots } = this.asked;
    const seed = this.asked.seed === undefined ? undefined : this.asked.seed + (round > 0 ? `/${round}` : '');
    const opened = await this.host.openDemo({ game, seats, options, seed, bots, names: this.names });
    if (!opened.ok) return whyNot(opened.refused);
    this.controller.open(opened.told.view);
    await this.tell(opened.told);
    while (!this.stopped) {
      const said = await this.host.next();
      if (said.said !== 'told') break;
      await this.tell(said);
    }
    if (!this.stopped) await this.scene.reel.wait(ceremonyRest);
    return null;
  }

  private async tell(told: News): Promise<void> {
    const { needs } = stagedGames[this.asked.demo];
    const packs = told.events.flatMap((event) => needs[event.type] ?? []);
    await pictured(this.scene.art, packs);
    if (this.stopped) return;
    const { kit } = this.scene.cast;
    because(kit, kit.whys !== false, staged(this.asked.demo), told.why, (seat) => this.controller.lasts(told, seat));
    await this.controller.play({ events: told.events.splice(0), view: told.view });
  }
}
