/**
 * Kept games: those that wait, to be gone on with, and those that are over, to be watched; files out and in. What a file
 * holds is judged by the host.
 */

import type { ArchivePort, Refused } from '../host/port.ts';
import type { Viewer } from '../rules/game.ts';
import { stagedGames } from '../stage/index.ts';
import { pastScreen } from '../stage/screens/past.ts';
import type { PastRow } from '../stage/screens/past-card.ts';
import { shellWords } from '../words/house/house.ts';
import { language } from '../words/language.ts';
import { fill, listOf } from '../words/message.ts';
import { readFile, saveFile } from './files.ts';
import { orLost } from './host-line.ts';
import { isOffered, offered } from './offer.ts';
import type { Preferences } from './preferences.ts';
import type { Prompter } from './prompter.ts';
import { ReplayViewer } from './replay-viewer.ts';
import type { GameStage } from './surroundings.ts';
import { whyNot } from './why-not.ts';

/** Presses that are asked about once, by the kind of row; the sentence says what the second press does. */
const asked = (): Readonly<Record<string, Partial<Record<PastRow['kind'], string>>>> => ({
  give: { waiting: shellWords().surelyGive, broken: shellWords().surelyGive },
  remove: {
    waiting: shellWords().surelyRemove,
    finished: shellWords().surelyRemove,
    broken: shellWords().surelyRemove,
  },
});

/** A row, and how the host calls its game: waiting matches by a text, finished ones by a number. */
interface Kept extends PastRow {
  id: string | number;
}

/**
 * Writes day and time as the language does; nothing where they are not known, or lie in the future by a clock that was set
 * back.
 */
function dateOf(when: number): string {
  if (when === 0 || when > Date.now()) return '';
  const format = new Intl.DateTimeFormat(language().locale, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(when);
}

/** Writes how many minutes a game took; nothing where nobody knows. */
const lengthOf = (played: number | undefined): string =>
  played === undefined ? '' : fill(shellWords().lasted, { n: Math.max(1, Math.round(played / 60_000)) });

export class PlayedGames {
  private readonly scene: GameStage;
  private readonly prompter: Prompter;
  private readonly host: ArchivePort;
  private readonly preferences: Preferences;
  private readonly bring: (game: string) => Promise<void>;
  private rows: Kept[] = [];
  private page = 0;
  private armed: string | null = null;
  private news: string | null = null;

  constructor(
    scene: GameStage,
    prompter: Prompter,
    host: ArchivePort,
    preferences: Preferences,
    bring: (game: string) => Promise<void>,
  ) {
    this.scene = scene;
    this.prompter = prompter;
    this.host = host;
    this.preferences = preferences;
    this.bring = bring;
  }

  /**
   * Runs until people close it or choose a waiting match, whose id is then the answer. `playing` is called with the
   * viewer of the replay, for programs that drive the page by hand.
   */
  async run(playing: (viewer: ReplayViewer) => void): Promise<string | null> {
    await this.list();
    for (;;) {
      const draw = (focus: string | null) => {
        const { rows, page, armed, news } = this;
        const { files } = offered();
        // Visitors of a kiosk do not remove what others have played.
        const removes = !this.preferences.unattended;
        return pastScreen({ rows, page, armed, news, files, removes, focus, frame: this.prompter.frame });
      };
      const answer = await this.prompter.ask(draw, { kind: 'menu', place: this });
      if (!('pick' in answer) || answer.pick === 'close') return null;
      const resumed = await this.pick(answer.pick, playing);
      if (resumed !== null) return resumed;
    }
  }

  private async pick(target: string, playing: (viewer: ReplayViewer) => void): Promise<string | null> {
    const [what, key] = target.split(':');
    const row = this.rows.find((each) => each.key === key);
    const question = row && asked()[what]?.[row.kind];
    const sure = this.armed === target;
    this.armed = question && !sure ? target : null;
    this.news = this.armed ? (question ?? null) : null;
    if (this.armed) return null;
    if (what === 'page') this.page = Math.max(0, this.page + (key === 'later' ? 1 : -1));
    // Not waited for: a window for choosing files may stay open, or never come.
    else if (what === 'take') void this.take();
    else if (!row) return null;
    else if (what === 'give') await this.give(row);
    else if (what === 'remove') await this.remove(row);
    else if (row.kind === 'broken') this.news = row.note;
    else if (typeof row.id === 'string') return row.id;
    else this.news = await this.watch(row.id, playing);
    return null;
  }

  private async list(): Promise<void> {
    const [waiting, finished] = await Promise.all([this.host.waiting(), this.host.finished()]);
    const broken = (why: Refused | null) =>
      why === null ? null : { kind: 'broken' as const, title: shellWords().cannotBeRead, note: whyNot(why) };
    this.rows = [
      ...waiting.flatMap(({ id, game, names, when, steps, played, broken: why }): Kept[] => {
        const unread = broken(why);
        if (unread) return [{ id, key: `w${id}`, ...unread }];
        if (!isOffered(game)) return [];
        const { title, vignette } = stagedGames[game];
        const far = fill(shellWords().soFar, { n: steps });
        const card = { title, vignette, note: names.join(', '), date: dateOf(when), length: lengthOf(played), far };
        return [{ id, key: `w${id}`, kind: 'waiting', ...card }];
      }),
      ...finished.flatMap(({ id, game, names, winners, when, played, captains, broken: why }): Kept[] => {
        const unread = broken(why);
        if (unread) return [{ id, key: `${id}`, ...unread }];
        if (!stagedGames[game]) return [];
        const { title: name, placesOnly } = stagedGames[game];
        const points = placesOnly ? undefined : captains.find(({ wins }) => wins)?.points;
        const who = points === undefined ? listOf(winners) : `${listOf(winners)} ${points}`;
        const title = winners.length === 0 ? name : fill(shellWords().wonBy, { game: name, names: who });
        const row = { title, note: names.join(', '), date: dateOf(when), length: lengthOf(played) };
        return [{ id, key: `${id}`, kind: 'finished', ...row }];
      }),
    ];
  }

  private async watch(id: number, playing: (viewer: ReplayViewer) => void): Promise<string | null> {
    const retold = await this.host.retell(id);
    if (!retold.ok) return whyNot(retold.refused);
    try {
      await this.bring(retold.facts.game);
    } catch (error) {
      console.warn(error);
      return fill(shellWords().troubles.game, { game: stagedGames[retold.facts.game].title });
    }
    const retell = (viewer: Viewer) => this.host.retell(id, viewer);
    const viewer = new ReplayViewer(this.scene, this.prompter, retold, this.preferences.settings.speed, retell);
    playing(viewer);
    await viewer.run();
    this.prompter.sound.music('title', false);
    this.scene.cast.bare();
    return null;
  }

  private async give({ id, key }: Kept): Promise<void> {
    const text = await (typeof id === 'string' ? this.host.giveWaiting(id) : this.host.giveGame(id));
    if (text !== null) saveFile(`captains-table-${key.slice(0, 8)}.json`, text);
  }

  private async remove({ id }: Kept): Promise<void> {
    const gone = await (typeof id === 'string' ? this.host.removeWaiting(id) : this.host.removeGame(id));
    this.news = gone ? shellWords().removed : shellWords().notRemoved;
    await this.list();
  }

  private async take(): Promise<void> {
    const file = await readFile();
    if (file === null) return;
    if ('trouble' in file) this.news = shellWords().fileTroubles[file.trouble];
    else {
      const taken = await this.host.takeGame(file.text).catch(orLost(null));
      if (!taken) this.news = shellWords().fileTroubles.unreadable;
      else if (!taken.ok) this.news = whyNot(taken.refused);
      else this.news = taken.as === 'waiting' ? shellWords().fileWaits : shellWords().fileTaken;
      await this.list();
    }
    this.prompter.redraw();
  }
}
