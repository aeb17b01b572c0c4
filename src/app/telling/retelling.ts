/** A game that is over on the table: shown as it was at any step, and told on from there, one step after the other. */
import { SceneController } from '../../controller/scene-controller.ts';
import type { Speed } from '../../controller/speed.ts';
import { toldAtEnds } from '../../controller/told.ts';
import type { MatchFacts, Story } from '../../host/port.ts';
import { type StagedGame, staged } from '../../presentation/index.ts';
import type { SoundDeck } from '../../stage/sound/sound.ts';
import { pictured } from '../page/in-time.ts';
import { noteBeat } from '../page/mishaps.ts';
import type { GameScene } from '../prompts/surroundings.ts';
import { because } from './because.ts';
import { followWithMusic } from './music-of-game.ts';
import { dressFor } from './worn.ts';

/** A story, and the table after the set-up and after every action. */
export interface SeenStory {
  story: Story;
  views: readonly object[];
}

export class Retelling {
  readonly controller: SceneController<object, { type: string }>;
  readonly game: StagedGame;
  readonly names: readonly string[];
  /** Step that lies on the table. */
  at = 0;
  private readonly scene: GameScene;
  private left = false;

  constructor(
    scene: GameScene,
    sound: Pick<SoundDeck, 'music'>,
    { game, players, options }: Pick<MatchFacts, 'game' | 'players' | 'options'>,
    speed: Speed,
  ) {
    this.scene = scene;
    this.game = staged(game);
    scene.setShaped(true);
    dressFor({ game, options });
    this.names = players.map(({ name }) => name);
    this.controller = new SceneController(scene.cast, scene.reel, this.game.script, this.names);
    this.controller.speed = speed;
    followWithMusic(this.controller, sound, game);
    this.controller.onFailure = noteBeat;
  }

  seenIn(story: Story): SeenStory {
    return { story, views: toldAtEnds(this.game.script, story) };
  }

  /** Says what was at stake on the table at this step; null where the game has no words for it. */
  stake({ views }: SeenStory, at: number): string | null {
    return this.game.stake?.(views[at]) ?? null;
  }

  /** Shows the table as it was at this step. */
  show(at: number, { views }: SeenStory): void {
    this.at = at;
    this.controller.show(views[at]);
  }

  /** Tells the next step. `ready` runs when its pictures are there. */
  async tellNext({ story, views }: SeenStory, ready: () => void = () => {}): Promise<void> {
    const next = this.at + 1;
    const events = story.events.slice(story.ends[this.at], story.ends[next]);
    const packs = events.flatMap((event) => this.game.needs[event.type] ?? []);
    await pictured(this.scene.art, packs);
    if (this.left) return;
    ready();
    const told = { events, view: views[next] };
    const { kit } = this.scene.cast;
    because(kit, kit.whys !== false, this.game, story.whys?.[next], (seat) => this.controller.lasts(told, seat));
    await this.controller.play(told);
    this.at = next;
  }

  /** Tells all steps from the one that is shown to the last, or until it is stopped. */
  async tellOn(seen: SeenStory): Promise<void> {
    while (!this.left && this.at < seen.views.length - 1) await this.tellNext(seen);
  }

  /** Ends it within this frame; what it shows is left as it is. */
  stop(): null {
    this.left = true;
    this.controller.skip();
    return null;
  }

  get isStopped(): boolean {
    return this.left;
  }
}
