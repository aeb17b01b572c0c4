/**
 * The room for maps of people's own: they come by a file or dropped on the window, are judged by the host, and kept on
 * this machine. A map that cannot be played is shown with its faults, and is forgotten when the room is left.
 */

import type { MapsPort } from '../host/port.ts';
import type { MapRead } from '../rules/game.ts';
import { staged } from '../stage/index.ts';
import type { MapRoomPlan, OwnMaps, ShownMap } from '../stage/screens/own-maps.ts';
import { fill, type Text } from '../words/message.ts';
import type { FetchRoom } from './fetch-room.ts';
import { type Chosen, readFiles, takeDrops } from './files.ts';
import { orLost } from './host-line.ts';
import { type KeptMap, keepMaps, keptMaps, largestMap, withMap } from './kept-maps.ts';
import type { Lineup } from './lineup.ts';
import type { Prompter } from './prompter.ts';
import type { Shelf } from './settings.ts';

const kinds = '.tmj,.json,application/json';

interface MapRoomNeeds {
  prompter: Prompter;
  host: MapsPort;
  shelf: Shelf | null;
  fetchRoom: FetchRoom;
}

export class MapRoom {
  private readonly game: string;
  private readonly own: OwnMaps;
  private readonly prompter: Prompter;
  private readonly host: MapsPort;
  private readonly shelf: Shelf | null;
  private readonly fetchRoom: FetchRoom;
  private files: KeptMap[] = [];
  private maps: ShownMap[] = [];
  private shown = 0;
  private news: string | null = null;

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
    this.files = keptMaps(this.shelf, this.own.shelf);
    this.maps = [];
    for (const { name, text } of this.files) {
      const read = await this.host.readMap(this.game, text, name).catch(orLost(null));
      if (read) this.maps.push({ name, read, kept: read.map !== null });
    }
    this.offer();
  }

  /** Runs until people leave it. A map that is to be played is then in the lineup. */
  async run(lineup: Lineup): Promise<void> {
    const plan = staged(this.game).ownMaps;
    const screen = plan && (await this.fetchRoom(plan.fetchScreen()));
    if (!screen) return;
    await this.recall();
    const stop = takeDrops((files) => void this.takeAll(plan, files));
    try {
      for (;;) {
        const answer = await this.prompter.ask(
          (focus) => screen({ maps: this.maps, shown: this.shown, news: this.news, focus, frame: this.prompter.frame }),
          { kind: 'menu' },
        );
        if (!('pick' in answer) || answer.pick === 'close') return;
        const [what, which] = answer.pick.split(':');
        if (what === 'map') this.shown = Number(which);
        // Not waited for: a window for choosing files may stay open, or never come.
        else if (what === 'take') void readFiles(kinds).then((files) => this.takeAll(plan, files));
        else if (what === 'remove') this.remove(lineup);
        else if (what === 'play') {
          lineup.values = { ...lineup.values, map: this.own.keyOf(this.maps[this.shown].name) };
          return;
        }
      }
    } finally {
      stop();
    }
  }

  private async takeAll(plan: MapRoomPlan, files: readonly Chosen[]): Promise<void> {
    for (const file of files) await this.take(plan, file);
  }

  private async take({ news }: MapRoomPlan, file: Chosen): Promise<void> {
    if ('trouble' in file) this.news = news[file.trouble];
    else if (file.text.length > largestMap) this.news = news.tooLarge;
    else {
      const read = await this.host.readMap(this.game, file.text, file.name).catch(orLost(null));
      if (read) this.enter(news, file, read);
      else this.news = news.unreadable;
    }
    this.prompter.redraw();
  }

  private enter(news: MapRoomPlan['news'], file: KeptMap, read: MapRead): void {
    const { name, text } = file;
    let kept = false;
    if (read.map !== null) {
      const files = withMap(this.files, { name, text });
      kept = keepMaps(this.shelf, this.own.shelf, files);
      if (kept) this.files = files;
    }
    // Without room on the machine it can be played all the same, as long as the page is open.
    this.maps = [{ name, read, kept: read.map !== null }, ...this.maps.filter((map) => map.name !== name)];
    this.shown = 0;
    this.news = read.map === null ? said(news.refused, name) : kept ? said(news.taken, name) : news.full;
    this.offer();
  }

  private remove(lineup: Lineup): void {
    const gone = this.maps[this.shown];
    if (!gone) return;
    this.maps = this.maps.filter((map) => map !== gone);
    this.files = this.files.filter(({ name }) => name !== gone.name);
    keepMaps(this.shelf, this.own.shelf, this.files);
    this.shown = 0;
    this.news = null;
    this.offer();
    if (lineup.values.map !== this.own.keyOf(gone.name)) return;
    const { map: _, ...values } = lineup.values;
    lineup.values = values;
  }

  private offer(): void {
    const { own } = this;
    own.put(this.maps.flatMap(({ name, read }) => (read.map ? [{ key: own.keyOf(name), map: read.map }] : [])));
  }
}

const said = (sentence: Text, name: string): string => fill(sentence, { name: name.slice(0, 40) });
