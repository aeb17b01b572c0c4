/**
 * Where people bring maps of their own: by a file or dropped on the window, judged by the host, kept on this machine. A
 * map that cannot be played is shown with its faults, and is forgotten when the room is left.
 */
import type { MapsPort } from '../host/port.ts';
import type { MapRead } from '../rules/game.ts';
import type { Ocean } from '../rules/yellowbeard/types.ts';
import { stagedGames } from '../stage/index.ts';
import {
  type KeptMap,
  keepMaps,
  keptMaps,
  keyOf,
  largestMap,
  type OwnMaps,
  withMap,
} from '../stage/yellowbeard/board/own-maps.ts';
import { mapsScreen, type ShownMap } from '../stage/yellowbeard/board/own-maps-screen.ts';
import { setupWords } from '../stage/yellowbeard/words-setup.ts';
import { type Chosen, readFile, takeDrops } from './files.ts';
import { orLost } from './host-line.ts';
import type { Lineup } from './lineup.ts';
import type { Prompter } from './prompter.ts';
import type { Shelf } from './settings.ts';

const { maps: told } = setupWords;

const kinds = '.tmj,.json,application/json';

export class MapRoom {
  private readonly prompter: Prompter;
  private readonly host: MapsPort;
  private readonly shelf: Shelf | null;
  private files: KeptMap[] = [];
  private maps: ShownMap[] = [];
  private shown = 0;
  private news: string | null = null;

  constructor(prompter: Prompter, host: MapsPort, shelf: Shelf | null) {
    this.prompter = prompter;
    this.host = host;
    this.shelf = shelf;
  }

  /** What lies on this machine becomes choosable, as far as the host has no objection. */
  async recall(game: string): Promise<void> {
    this.files = keptMaps(this.shelf);
    this.maps = [];
    for (const { name, text } of this.files) {
      const read = await this.host.readMap(game, text, name).catch(orLost(null));
      if (read) this.maps.push({ name, read, kept: read.map !== null });
    }
    offer(stagedGames[game].maps, this.maps);
  }

  /** Until it is left; a map that is to be played is then the wish's. */
  async run(lineup: Lineup): Promise<void> {
    await this.recall(lineup.game);
    const stop = takeDrops((file) => void this.take(lineup.game, file));
    try {
      for (;;) {
        const answer = await this.prompter.ask(
          (focus) =>
            mapsScreen({ maps: this.maps, shown: this.shown, news: this.news, focus, frame: this.prompter.frame }),
          { kind: 'menu' },
        );
        if (!('pick' in answer) || answer.pick === 'close') return;
        const [what, which] = answer.pick.split(':');
        if (what === 'map') this.shown = Number(which);
        // Not waited for: a window for choosing files may stay open, or never come.
        else if (what === 'take') void readFile(kinds).then((file) => file && this.take(lineup.game, file));
        else if (what === 'remove') this.remove(lineup);
        else if (what === 'play') {
          lineup.values = { ...lineup.values, map: keyOf(this.maps[this.shown].name) };
          return;
        }
      }
    } finally {
      stop();
    }
  }

  private async take(game: string, file: Chosen): Promise<void> {
    if ('trouble' in file) this.news = told[file.trouble];
    else if (file.text.length > largestMap) this.news = told.tooLarge;
    else {
      const read = await this.host.readMap(game, file.text, file.name).catch(orLost(null));
      if (read) this.enter(game, file, read);
      else this.news = told.unreadable;
    }
    this.prompter.redraw();
  }

  private enter(game: string, file: KeptMap, read: MapRead): void {
    const { name, text } = file;
    let kept = false;
    if (read.map !== null) {
      const files = withMap(this.files, { name, text });
      kept = keepMaps(this.shelf, files);
      if (kept) this.files = files;
    }
    // Without room on the machine it can be played all the same, as long as the page is open.
    this.maps = [{ name, read, kept: read.map !== null }, ...this.maps.filter((map) => map.name !== name)];
    this.shown = 0;
    this.news = read.map === null ? said(told.refused, name) : kept ? said(told.taken, name) : told.full;
    offer(stagedGames[game].maps, this.maps);
  }

  private remove(lineup: Lineup): void {
    const gone = this.maps[this.shown];
    if (!gone) return;
    this.maps = this.maps.filter((map) => map !== gone);
    this.files = this.files.filter(({ name }) => name !== gone.name);
    keepMaps(this.shelf, this.files);
    this.shown = 0;
    this.news = null;
    offer(stagedGames[lineup.game].maps, this.maps);
    if (lineup.values.map !== keyOf(gone.name)) return;
    const { map: _, ...values } = lineup.values;
    lineup.values = values;
  }
}

const said = (sentence: string, name: string): string => sentence.replace('{name}', name.slice(0, 40));

function offer(own: OwnMaps | undefined, maps: readonly ShownMap[]): void {
  own?.put(
    maps.flatMap(({ name, read }) =>
      read.map ? [{ key: keyOf(name), ocean: read.map as Ocean, warnings: read.warnings.length }] : [],
    ),
  );
}
