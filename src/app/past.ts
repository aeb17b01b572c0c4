/** Games that are over: the list, watching one, files out and in. What a file holds is judged by the host. */
import type { HostPort } from '../host/port.ts';
import type { Viewer } from '../rules/game.ts';
import { tables } from '../stage/index.ts';
import { type PastState, pastScreen } from '../stage/screens/past.ts';
import { say, shellWords } from '../stage/screens/words.ts';
import type { TableScene } from '../stage/table-scene.ts';
import { readFile, saveFile } from './files.ts';
import type { Front } from './front.ts';
import type { House } from './house.ts';
import { Watch } from './watch.ts';

/** A list that nobody touches any more closes by itself. */
const closesAfter = 120_000;

export class Past {
  private readonly scene: TableScene;
  private readonly front: Front;
  private readonly host: HostPort;
  private readonly house: House;
  private readonly bring: (game: string) => Promise<void>;
  private games: PastState['games'] = [];
  private news: string | null = null;

  constructor(scene: TableScene, front: Front, host: HostPort, house: House, bring: (game: string) => Promise<void>) {
    this.scene = scene;
    this.front = front;
    this.host = host;
    this.house = house;
    this.bring = bring;
  }

  /** Until it is closed. `playing` is told what is watched, for those who drive the page by hand. */
  async run(playing: (watch: Watch) => void): Promise<void> {
    await this.list();
    for (;;) {
      const draw = (focus: string | null) =>
        pastScreen({ games: this.games, news: this.news, focus, frame: this.front.frame });
      const answer = await this.front.ask(draw, { idle: closesAfter });
      if (!('pick' in answer) || answer.pick === 'close') return;
      const [what, id] = answer.pick.split(':');
      this.news = null;
      if (what === 'watch') this.news = await this.watch(Number(id), playing);
      else if (what === 'give') await this.give(Number(id));
      // Not waited for: a window for choosing files may stay open, or never come.
      else if (what === 'take') void this.take();
    }
  }

  private async list(): Promise<void> {
    this.games = (await this.host.finished()).flatMap(({ id, game, names, winners }) =>
      tables[game] ? [{ id, title: tables[game].title, names: names.join(', '), winners: winners.join(', ') }] : [],
    );
  }

  private async watch(id: number, playing: (watch: Watch) => void): Promise<string | null> {
    const retold = await this.host.retell(id);
    if (!retold.ok) return retold.error;
    try {
      await this.bring(retold.facts.game);
    } catch (error) {
      console.warn(error);
      return say(shellWords.troubles.game, { game: tables[retold.facts.game].title });
    }
    const retell = (viewer: Viewer) => this.host.retell(id, viewer);
    const watch = new Watch(this.scene, this.front, retold, this.house.settings.speed, retell);
    playing(watch);
    await watch.run();
    this.front.sound.music('title', false);
    this.scene.cast.show(new Map());
    return null;
  }

  private async give(id: number): Promise<void> {
    const text = await this.host.giveGame(id);
    if (text !== null) saveFile(`captains-table-${id}.json`, text);
  }

  private async take(): Promise<void> {
    const file = await readFile();
    if (file === null) return;
    if ('trouble' in file) this.news = shellWords.fileTroubles[file.trouble];
    else {
      const taken = await this.host.takeGame(file.text);
      this.news = taken.ok ? shellWords.fileTaken : taken.error;
      await this.list();
    }
    this.front.redraw();
  }
}
