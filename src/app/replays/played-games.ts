/** Games played: one that waits is gone on with, one that is over is watched. */
import type { ArchivePort } from '../../host/port.ts';
import { stagedGames } from '../../presentation/index.ts';
import type { Viewer } from '../../rules/game.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import { whyNot } from '../page/why-not.ts';
import type { Prompter } from '../prompts/prompter.ts';
import type { GameScene } from '../prompts/surroundings.ts';
import type { Preferences } from '../settings/preferences.ts';
import type { Explains } from '../telling/explaining.ts';
import { KeptGames, type KeptRow } from './kept-games.ts';
import { ReplayViewer } from './replay-viewer.ts';

/** The list of them; its answer is the id of a waiting match that people want to go on with. */
export class PlayedGames extends KeptGames {
  /** Runs with the viewer of every replay, for programs that drive the page by hand. */
  onWatch: (viewer: ReplayViewer) => void = () => {};
  private readonly scene: GameScene;
  private readonly preferences: Preferences;
  private readonly bring: (game: string) => Promise<void>;
  private readonly explains: Explains;

  constructor(
    scene: GameScene,
    prompter: Prompter,
    host: ArchivePort,
    preferences: Preferences,
    bring: (game: string) => Promise<void>,
    explains: Explains,
  ) {
    // Visitors of a kiosk do not remove what others have played.
    super(prompter, host, { removes: !preferences.unattended });
    this.scene = scene;
    this.preferences = preferences;
    this.bring = bring;
    this.explains = explains;
  }

  protected override async open({ id }: KeptRow): Promise<string | null> {
    if (typeof id === 'string') return id;
    this.news = await this.watch(id);
    return null;
  }

  private async watch(id: number): Promise<string | null> {
    const retold = await this.host.retell(id);
    if (!retold.ok) return whyNot(retold.refused);
    try {
      await this.bring(retold.facts.game);
    } catch (error) {
      console.warn(error);
      return fill(shellWords().troubles.game, { game: stagedGames[retold.facts.game].title });
    }
    const retell = (viewer: Viewer) => this.host.retell(id, viewer);
    const { explains } = this;
    const { speed } = this.preferences.settings;
    const viewer = new ReplayViewer(this.scene, this.prompter, retold, speed, { retell, explains });
    this.onWatch(viewer);
    await viewer.run();
    this.prompter.sound.music('title', false);
    this.scene.cast.bare();
    return null;
  }
}
