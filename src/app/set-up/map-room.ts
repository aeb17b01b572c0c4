/**
 * The room for maps of people's own: they come by files or dropped on the window, are judged by the host, and kept on this
 * machine. A map that cannot be played is shown with its faults, and is forgotten when the room is left.
 */

import type { MapsPort } from '../../host/port.ts';
import { kindOf } from '../../match/file-kind.ts';
import { staged } from '../../presentation/index.ts';
import {
  type MapRoomPlan,
  type MapsNews,
  mapPages,
  mapsOnPage,
  type OwnMaps,
  type ShownMap,
} from '../../presentation/screens/own-maps.ts';
import type { MapFile, MapProblem, MapRead } from '../../rules/game.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill, listOf } from '../../words/message.ts';
import { orLost } from '../host/host-line.ts';
import type { FetchRoom } from '../page/fetch-room.ts';
import { type ChosenFile, readFiles, shownName, takeDrops } from '../page/files.ts';
import type { Shelf } from '../page/shelf.ts';
import { whyNot } from '../page/why-not.ts';
import type { Prompter } from '../prompts/prompter.ts';
import { keepMaps, keptMaps, withMap } from './kept-maps.ts';
import { type Lineup, setValue } from './lineup.ts';

const kinds = '.tmj,.tsj,.tsx,.tj,.tx,.json,application/json';
/** The files that are maps and nothing else: no other map has a part in them. */
const isMap = /\.tmj$/i;

interface MapRoomNeeds {
  prompter: Prompter;
  host: MapsPort;
  shelf: Shelf | null;
  fetchRoom: FetchRoom;
}

/** Names of files by what has become of them. */
type Outcome = Map<Exclude<keyof MapsNews, 'one' | 'more'> | 'game', string[]>;

export class MapRoom {
  private readonly game: string;
  private readonly own: OwnMaps;
  private readonly prompter: Prompter;
  private readonly host: MapsPort;
  private readonly shelf: Shelf | null;
  private readonly fetchRoom: FetchRoom;
  /** Verdicts of the host by the texts of maps that are kept: there may be hundreds. */
  private readonly judged = new Map<string, MapRead>();
  private maps: ShownMap[] = [];
  private shown: ShownMap | undefined;
  private page = 0;
  private news: string | null = null;
  /** A kept map goes at the second press in a row. */
  private armed: ShownMap | undefined;

  constructor(game: string, own: OwnMaps, { prompter, host, shelf, fetchRoom }: MapRoomNeeds) {
    this.game = game;
    this.own = own;
    this.prompter = prompter;
    this.host = host;
    this.shelf = shelf;
    this.fetchRoom = fetchRoom;
  }

  /** Offers the maps that are kept on this machine, unless the host objects to them. */
  async recall(): Promise<void> {
    const files = keptMaps(this.shelf, this.own.shelf);
    const reads = await Promise.all(files.map((file) => this.judge(file)));
    this.maps = files.flatMap(({ name, warnings = [] }, i): ShownMap[] => {
      const read = reads[i];
      if (!read) return [];
      return [{ name, read: withWarnings(read, warnings), state: read.map === null ? 'faulty' : 'kept' }];
    });
    this.offer();
  }

  /**
   * Runs until people leave it. A map that is to be played is then in the lineup. `all`: the maps that come with the game
   * are there to be chosen, too.
   */
  async run(lineup: Lineup, all = false): Promise<void> {
    const plan = staged(this.game).ownMaps;
    const screen = plan && (await this.fetchRoom(plan.fetchScreen()));
    if (!screen) return;
    await this.recall();
    if (all) this.maps.push(...this.own.bundled().map((one): ShownMap => ({ ...one, state: 'bundled' })));
    const played = lineup.values.map;
    this.show(this.maps.find((map) => this.keyOf(map) === played) ?? this.maps[0]);
    this.news = null;
    this.armed = undefined;
    const stop = takeDrops((files) => void this.take(plan, files));
    try {
      for (;;) {
        const answer = await this.prompter.ask(
          (focus) => {
            const { maps, page, news } = this;
            const shown = maps.indexOf(this.shown as ShownMap);
            const armed = this.armed !== undefined;
            return screen({ maps, shown, page, news, armed, all, focus, frame: this.prompter.frame });
          },
          { kind: 'menu' },
        );
        if (!('pick' in answer) || answer.pick === 'close') return;
        const [what, which] = answer.pick.split(':');
        if (what !== 'remove') this.disarm();
        if (what === 'map') this.shown = this.maps[Number(which)];
        else if (what === 'page') this.turn(which === 'later' ? 1 : -1);
        // Not waited for: a window for choosing files may stay open, or never come.
        else if (what === 'take') void readFiles(kinds).then((files) => this.take(plan, files));
        else if (what === 'remove') this.remove(lineup, plan);
        else if (what === 'replace') this.replace(plan);
        else if (what === 'play' && this.shown) {
          setValue(lineup, 'map', this.keyOf(this.shown));
          return;
        }
      }
    } finally {
      stop();
    }
  }

  /**
   * Takes files in while the room is closed; answers what is said of them, and why a map cannot be played. The game's drawing is
   * here.
   */
  async takeIn(files: readonly ChosenFile[]): Promise<string[]> {
    const plan = staged(this.game).ownMaps;
    if (!plan) return [];
    await this.recall();
    const before = this.maps;
    await this.take(plan, files, 'doubledOutside');
    const refused = this.maps.filter((map) => map.read.errors.length > 0 && !before.includes(map)).reverse();
    const sentenceOf = refused.length > 0 ? await this.fetchRoom(plan.fetchSentences()) : null;
    const why = refused.flatMap(({ name, read }) => {
      const value = sentenceOf?.(read.errors[0]);
      return value
        ? [fill(shellWords().valueOf, { title: fill(plan.news.one, { name: shownName(name) }), value })]
        : [];
    });
    return this.news === null ? why : [this.news, ...why];
  }

  private keyOf = ({ name, state }: ShownMap): string => (state === 'bundled' ? name : this.own.keyOf(name));

  private async judge({ name, text }: MapFile, beside: readonly MapFile[] = []): Promise<MapRead | null> {
    const key = `${name}\n${text}`;
    const known = this.judged.get(key);
    if (known && beside.length === 0) return known;
    const read = await this.host.readMap(this.game, text, name, beside).catch(orLost(null));
    if (read?.map) this.judged.set(key, read);
    return read;
  }

  /** Takes files that came together, and says of each what has become of it; `doubled`: what is said where another map has its name. */
  private async take(
    { news }: MapRoomPlan,
    chosen: readonly ChosenFile[],
    doubled: 'doubled' | 'doubledOutside' = 'doubled',
  ): Promise<void> {
    this.disarm();
    const outcome: Outcome = new Map();
    const say = (what: Parameters<Outcome['get']>[0], name: string) =>
      outcome.set(what, [...(outcome.get(what) ?? []), name]);
    const whole = chosen.flatMap((file) => ('text' in file ? [file] : []));
    const files = whole.filter(({ text }) => kindOf(text) !== 'game');
    for (const file of chosen) if ('trouble' in file) say(file.trouble, file.name);
    const parts = files.filter(({ name }) => !isMap.test(name));
    const reads = await Promise.all(
      files.map((file) =>
        this.judge(
          file,
          parts.filter((part) => part !== file),
        ),
      ),
    );
    // A part of a map needs no answer of its own beside its map.
    const onlyParts = reads.every((read) => read?.isPart);
    for (const [i, read] of reads.entries())
      if (!read) say('unreadable', files[i].name);
      else if (onlyParts || !read.isPart) {
        const fate = this.enter(files[i].name, read);
        say(fate === 'doubled' ? doubled : fate, files[i].name);
      }
    const asked = this.maps.find(({ state }) => state === 'doubled');
    if (asked) this.show(asked);
    this.offer();
    for (const file of whole) if (!files.includes(file)) say('game', file.name);
    if (outcome.size > 0) this.news = told(outcome, news);
    this.prompter.redraw();
  }

  /** Puts a map among the others, before them, and tells what has become of it. */
  private enter(name: string, read: MapRead): Parameters<Outcome['get']>[0] {
    // Whatever had this name and was not kept has had its time.
    this.maps = this.maps.filter((map) => map.name !== name || map.state === 'kept' || map.state === 'bundled');
    const before = this.maps.find((map) => map.name === name && map.state === 'kept');
    const isSame = before && JSON.stringify(before.read.map) === JSON.stringify(read.map);
    if (before && isSame) {
      // Its file may have been mended where the map is the same.
      if (JSON.stringify(before.read.warnings) !== JSON.stringify(read.warnings)) this.keep({ name, read });
      before.read = read;
      this.show(before);
      return 'same';
    }
    const state = read.map === null ? 'faulty' : before ? 'doubled' : 'kept';
    this.maps.unshift({ name, read, state });
    this.show(this.maps[0]);
    if (read.map === null) return 'refused';
    if (before) return 'doubled';
    // Without room on the machine it can be played all the same, as long as the page is open.
    return this.keep({ name, read }) ? 'taken' : 'full';
  }

  private show(map: ShownMap | undefined): void {
    this.shown = map;
    const place = map ? this.maps.indexOf(map) : 0;
    this.page = mapPages(this.maps.length) > 1 ? Math.floor(place / mapsOnPage) : 0;
  }

  private turn(by: number): void {
    this.page = Math.max(0, Math.min(this.page + by, mapPages(this.maps.length) - 1));
  }

  private keep({ name, read }: Pick<ShownMap, 'name' | 'read'>): boolean {
    const kept = keptMaps(this.shelf, this.own.shelf);
    const map = { name, text: JSON.stringify(read.map), warnings: read.warnings };
    return keepMaps(this.shelf, this.own.shelf, withMap(kept, map));
  }

  /** Puts the new map in the place of the one whose name it has. */
  private replace({ news }: MapRoomPlan): void {
    const { shown } = this;
    if (shown?.state !== 'doubled') return;
    const place = this.maps.findIndex(({ name, state }) => name === shown.name && state === 'kept');
    const replacing: ShownMap = { ...shown, state: 'kept' };
    this.maps = this.maps.flatMap((map, i) => (map === shown ? [] : i === place ? [replacing] : [map]));
    this.show(this.maps.find(({ state }) => state === 'doubled') ?? replacing);
    this.news = told(new Map([[this.keep(shown) ? 'taken' : 'full', [shown.name]]]), news);
    this.offer();
  }

  private disarm(): void {
    if (this.armed) this.news = null;
    this.armed = undefined;
  }

  /** Takes the map away that is shown; one that is kept on this machine is asked about first. */
  private remove(lineup: Lineup, { news }: MapRoomPlan): void {
    const gone = this.shown;
    if (!gone || gone.state === 'bundled') return;
    const sure = this.armed === gone;
    this.armed = gone.state === 'kept' && !sure ? gone : undefined;
    if (this.armed) {
      // Its row may lie on another page than the one that is looked at.
      this.show(gone);
      this.news = told(new Map([['surelyRemove', [gone.name]]]), news);
      return;
    }
    const place = this.maps.indexOf(gone);
    this.maps = this.maps.filter((map) => map !== gone);
    this.show(this.maps[place] ?? this.maps.at(-1));
    this.news = sure ? told(new Map([['removed', [gone.name]]]), news) : null;
    if (this.maps.some(({ name, state }) => name === gone.name && state === 'kept')) return;
    const kept = keptMaps(this.shelf, this.own.shelf).filter(({ name }) => name !== gone.name);
    keepMaps(this.shelf, this.own.shelf, kept);
    this.offer();
    if (lineup.values.map !== this.keyOf(gone)) return;
    setValue(lineup, 'map', undefined);
  }

  private offer(): void {
    const { own } = this;
    own.put(
      this.maps.flatMap(({ name, read, state }) =>
        state === 'kept' && read.map ? [{ key: own.keyOf(name), map: read.map }] : [],
      ),
    );
  }
}

/** Adds what was said of the file of a map to what is said of the map. */
const withWarnings = (read: MapRead, kept: readonly MapProblem[]): MapRead => ({
  ...read,
  warnings: [...kept.filter(({ says }) => !read.warnings.some((one) => one.says === says)), ...read.warnings],
});

/** Names so many files of a kind, fewer where there are many kinds, and counts the others. */
const named = (kinds: number): number => (kinds > 2 ? 1 : 3);

function told(outcome: Outcome, news: MapsNews): string {
  const sentences = [...outcome].map(([what, names]) => {
    const n = names.length;
    const most = named(outcome.size);
    const shown = names.slice(0, n > most + 1 ? most : n).map((name) => fill(news.one, { name: shownName(name) }));
    if (n > shown.length) shown.push(fill(news.more, { n: n - shown.length }));
    if (what !== 'game') return fill(news[what], { names: listOf(shown), n });
    return fill(shellWords().valueOf, { title: listOf(shown), value: whyNot({ code: 'IS_A_GAME', facts: {} }) });
  });
  return sentences.join(' ');
}
