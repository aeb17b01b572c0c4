/** Kept games: those that wait and those that are over; files out and in. What a file holds is judged by the host. */

import type { ArchivePort, Refused } from '../../host/port.ts';
import { stagedGames } from '../../presentation/index.ts';
import { pastScreen } from '../../presentation/screens/past.ts';
import type { PastRow } from '../../presentation/screens/past-card.ts';
import { shellWords } from '../../words/house/house.ts';
import { language } from '../../words/language.ts';
import { fill, listOf } from '../../words/message.ts';
import { fileNameOf } from '../page/file-name.ts';
import { readFiles, saveFile } from '../page/files.ts';
import { whyNot } from '../page/why-not.ts';
import type { Prompter } from '../prompts/prompter.ts';
import { isOffered, offered } from '../set-up/offer.ts';
import { takeGames } from './take-games.ts';

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
export interface KeptRow extends PastRow {
  id: string | number;
  /** Facts that its file is named after, and that a finished game keeps in its file. */
  file?: { name: string; when: number; played?: number };
}

/** No game was played before the house was built: such a time is a clock's that knew none. */
const firstSail = Date.UTC(2020, 0, 1);

/**
 * Writes day and time as the language does; nothing where they are not known, or lie in the future by a clock that was set
 * back.
 */
function dateOf(when: number): string {
  if (when < firstSail || when > Date.now()) return '';
  const thisYear = new Date(when).getFullYear() === new Date().getFullYear();
  const format = new Intl.DateTimeFormat(language().locale, {
    ...(!thisYear && { year: 'numeric' }),
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

interface Manner {
  /** Tells whether games can be removed. */
  removes: boolean;
  /** The operator's office lies below: nothing is played or watched here, and every row is there to be removed. */
  office?: true;
  /** Match that is under way, which is not one of them. */
  played?: string | null;
}

export class KeptGames {
  protected readonly prompter: Prompter;
  protected readonly host: ArchivePort;
  private readonly manner: Manner;
  private rows: KeptRow[] = [];
  private page = 0;
  private armed: string | null = null;
  protected news: string | null = null;

  constructor(prompter: Prompter, host: ArchivePort, manner: Manner) {
    this.prompter = prompter;
    this.host = host;
    this.manner = manner;
  }

  /** Runs until people close it, or have opened something that is an answer. */
  async run(): Promise<string | null> {
    const { office, removes } = this.manner;
    await this.list();
    for (;;) {
      const draw = (focus: string | null) => {
        const { rows, page, armed, news } = this;
        const { files } = offered();
        return pastScreen({ rows, page, armed, news, files, removes, office, focus, frame: this.prompter.frame });
      };
      const answer = await this.prompter.ask(draw, { kind: office ? 'office' : 'menu', place: this });
      if (!('pick' in answer) || answer.pick === 'close') return null;
      const opened = await this.pick(answer.pick);
      if (opened !== null) return opened;
    }
  }

  /** Opens a game; null where that leads back to the list. */
  protected async open(_row: KeptRow): Promise<string | null> {
    return null;
  }

  private async pick(pressed: string): Promise<string | null> {
    const [deed, key] = pressed.split(':');
    const opens = deed === 'go' || deed === 'watch';
    const what = opens && this.manner.office ? 'remove' : deed;
    const target = `${what}:${key}`;
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
    else return this.open(row);
    return null;
  }

  private async list(): Promise<void> {
    const [waiting, finished] = await Promise.all([this.host.waiting(), this.host.finished('all')]);
    const broken = (why: Refused | null) =>
      why === null ? null : { kind: 'broken' as const, title: shellWords().cannotBeRead, note: whyNot(why) };
    this.rows = [
      ...waiting.flatMap(({ id, game, names, when, steps, played, broken: why }): KeptRow[] => {
        if (id === this.manner.played) return [];
        const unread = broken(why);
        if (unread) return [{ id, key: `w${id}`, ...unread }];
        if (!isOffered(game)) return [];
        const { title, vignette } = stagedGames[game];
        const far = fill(shellWords().soFar, { n: steps });
        const card = { title, vignette, note: names.join(', '), date: dateOf(when), length: lengthOf(played), far };
        const file = { name: fileNameOf(title, names, when), when };
        return [{ id, key: `w${id}`, kind: 'waiting', ...card, file }];
      }),
      ...finished.flatMap(({ id, game, names, winners, when, played, captains, broken: why }): KeptRow[] => {
        const unread = broken(why);
        if (unread) return [{ id, key: `${id}`, ...unread }];
        if (!stagedGames[game]) return [];
        const { title: name, placesOnly } = stagedGames[game];
        const points = placesOnly ? undefined : captains.find(({ wins }) => wins)?.points;
        const who = points === undefined ? listOf(winners) : `${listOf(winners)} ${points}`;
        const title = winners.length === 0 ? name : fill(shellWords().wonBy, { game: name, names: who });
        const row = { title, note: names.join(', '), date: dateOf(when), length: lengthOf(played) };
        const file = { name: fileNameOf(name, names, when), when, ...(played !== undefined && { played }) };
        return [{ id, key: `${id}`, kind: 'finished', ...row, file }];
      }),
    ];
  }

  private async give({ id, kind, file }: KeptRow): Promise<void> {
    const text = await (typeof id === 'string' ? this.host.giveWaiting(id) : this.host.giveGame(id));
    if (text === null) return;
    // A record knows no clock: what is told of the game beside it lies beside it in the file, too.
    const { name, ...kept } = file ?? { name: fileNameOf('', [], 0), when: 0 };
    saveFile(name, kind === 'finished' ? `{"kept":${JSON.stringify(kept)},${text.slice(1)}` : text);
  }

  private async remove({ id }: KeptRow): Promise<void> {
    const gone = await (typeof id === 'string' ? this.host.removeWaiting(id) : this.host.removeGame(id));
    this.news = gone ? shellWords().removed : shellWords().notRemoved;
    await this.list();
  }

  private async take(): Promise<void> {
    const files = await readFiles();
    if (files.length === 0) return;
    this.news = asFits(await takeGames(files, this.host));
    await this.list();
    this.prompter.redraw();
  }
}

/** Characters of the longest news that the list has room for. */
const longestNews = 170;

/** Puts sentences together as far as they have room, one at least; the others are counted. */
function asFits([first, ...rest]: readonly string[]): string {
  let shown = first;
  for (const [i, sentence] of rest.entries()) {
    if (shown.length + sentence.length > longestNews) return `${shown} + ${rest.length - i}`;
    shown = `${shown} ${sentence}`;
  }
  return shown;
}
