/** The operator's office: the number at its door, then its pages, until it is locked or nobody is there any more. */

import type { ArchivePort } from '../../host/port.ts';
import { stagedGames } from '../../presentation/index.ts';
import { officeScreen } from '../../presentation/screens/office.ts';
import type { Cell } from '../../presentation/screens/office-cells.ts';
import { pinScreen } from '../../presentation/screens/pin.ts';
import { officeWords } from '../../words/house/office.ts';
import { fill } from '../../words/message.ts';
import type { CanvasFit } from '../page/canvas-size.ts';
import type { Mishaps } from '../page/mishaps.ts';
import type { Prompter } from '../prompts/prompter.ts';
import { KeptGames } from '../replays/kept-games.ts';
import { type Tally, tableOf } from '../unattended/tally.ts';
import { careOf, faultSaid } from './care.ts';
import { type FigureSpan, figuresOf, linesOf, spans } from './figures.ts';
import { fromFile, toFile } from './house-file.ts';
import type { HouseKeeper } from './house-keeper.ts';
import { houseSettings, type SettingId } from './house-settings.ts';
import { stepped } from './kinds.ts';
import { type Cabinet, type FileName, fewestDigits, type Lock, mostDigits } from './lock.ts';
import { aboutOf, cellsOf, type PageId, pageIcons } from './pages.ts';
import { type Machine, SelfTest } from './self-test.ts';

export interface OfficeDoors {
  prompter: Prompter;
  lock: Lock;
  cabinet: Cabinet;
  keeper: HouseKeeper;
  tally: Tally;
  mishaps: Pick<Mishaps, 'latest'>;
  machine: Machine;
  fit: Pick<CanvasFit, 'framed'>;
  host: ArchivePort;
  /** The match that people play now, if any. */
  shell: { readonly played: string | null };
  /** Version of the program. */
  version: string;
  now: () => Date;
  /** Loads the page anew. */
  restart: () => void;
}

const isSetting = (id: string): id is SettingId => Object.hasOwn(houseSettings, id);

/** Buttons that are pressed twice, because what they do cannot be taken back. */
const needSurety = ['reset', 'forget-figures'];

const spanChoice = { kind: 'choice', all: Object.keys(spans), usual: 'today' } as const;

const gameChoice = { kind: 'choice', all: Object.keys(stagedGames), usual: '' } as const;

const isPage = (id: string): id is PageId => Object.hasOwn(pageIcons, id);

export class OperatorBoards {
  private readonly doors: OfficeDoors;
  private readonly test: SelfTest;
  private page: PageId = 'games';
  /** Hour whose loudness is changed. */
  hour = 12;
  /** Game whose rules are offered or not. */
  game = Object.keys(stagedGames)[0];
  private news: string | null = null;
  private span: FigureSpan = 'today';
  /** True while the mishaps lie there. */
  private log = false;
  /** Target that has been pressed once and waits for the second press. */
  private armed: string | null = null;

  constructor(doors: OfficeDoors) {
    this.doors = doors;
    this.test = new SelfTest(doors.machine);
  }

  /** Asks for the number and opens; `back` where it was not said. `wait`: milliseconds until digits are taken. */
  async run(wait: number): Promise<'back' | 'leave'> {
    if (!(await this.unlocks(wait))) return 'back';
    try {
      await this.work();
    } finally {
      this.doors.fit.framed = false;
    }
    return 'leave';
  }

  /** Asks until the right number was said; false where people go back. */
  private async unlocks(first: number): Promise<boolean> {
    const { prompter, lock } = this.doors;
    let digits = '';
    let until = prompter.clock + first;
    const left = () => Math.max(0, Math.ceil((until - prompter.clock) / 1000));
    for (;;) {
      const answer = await prompter.ask(
        (focus) => pinScreen({ entered: digits.length, most: mostDigits, wait: left(), focus, frame: prompter.frame }),
        { kind: 'pin', counts: true, typing: true },
      );
      const typed = 'typed' in answer ? answer.typed : 'pick' in answer ? answer.pick.replace('key:', '') : 'close';
      if (typed === 'close') return false;
      if (typed === null || typed === 'erase') digits = digits.slice(0, -1);
      else if (/^\d$/.test(typed)) digits = (digits + typed).slice(0, mostDigits);
      else if (typed === 'open') {
        if (digits.length < fewestDigits) prompter.refuse(officeWords().pin.few);
        else if (left() > 0) prompter.refuse(fill(officeWords().pin.wait, { n: left() }));
        else {
          const tried = await lock.try(digits);
          if (tried?.open) return true;
          prompter.refuse(tried ? officeWords().pin.wrong : officeWords().pin.gone);
          until = prompter.clock + (tried?.wait ?? 0);
        }
        digits = '';
      }
    }
  }

  private async work(): Promise<void> {
    const { prompter, fit } = this.doors;
    for (;;) {
      // There it is set how far the picture reaches.
      fit.framed = this.page === 'screen';
      const answer = await prompter.ask((focus) => this.draw(focus), { kind: 'office', counts: true, place: this });
      if ('turn' in answer) this.turn(answer.turn, answer.by);
      else if ('pick' in answer && answer.pick !== 'close') await this.pick(answer.pick);
      else return;
    }
  }

  private draw(focus: string | null) {
    const { prompter, keeper } = this.doors;
    const titles = officeWords().pages;
    return officeScreen({
      pages: Object.entries(pageIcons).map(([id, icon]) => ({ id, icon, title: titles[id as PageId] })),
      page: this.page,
      cells: this.cells,
      seconds: prompter.secondsLeft ?? 0,
      news: keeper.unkept ? officeWords().unkept : (this.news ?? aboutOf(focus)),
      focus,
      frame: prompter.frame,
    });
  }

  private get cells(): [Cell[], Cell[]] {
    const { page, armed, log, test, doors } = this;
    const { keeper, tally, mishaps, version, now } = doors;
    if (page === 'figures') return figuresOf(linesOf(tally, this.span, now()), this.span, armed === 'forget-figures');
    if (page === 'care')
      return careOf({
        version,
        offline: doors.machine.offline(),
        test: test.cells,
        mishaps: mishaps.latest,
        log,
        sure: armed === 'reset',
      });
    return cellsOf(keeper.house, page, { hour: this.hour, game: this.game, now: now() });
  }

  private turn(id: string, by: -1 | 1): void {
    const { keeper } = this.doors;
    const { house } = keeper;
    if (id === 'span') this.span = stepped(spanChoice, this.span, by) as FigureSpan;
    else if (id === 'hour') this.hour = (this.hour + by + 24) % 24;
    else if (id === 'loud') this.setLoud(house.loud[this.hour] + by);
    else if (id.startsWith('game:')) this.offer(id.slice(5), by > 0);
    else if (id.startsWith('rule:')) this.allow(id.slice(5), by > 0);
    else if (id === 'rules-of') this.game = String(stepped(gameChoice, this.game, by));
    else if (isSetting(id)) keeper.change(id, stepped(houseSettings[id], house[id], by));
  }

  private async pick(pick: string): Promise<void> {
    const { house } = this.doors.keeper;
    const [id, part = ''] = pick.split(':');
    const sure = this.armed === pick;
    this.armed = null;
    this.news = null;
    if (id === 'page' && isPage(part)) this.page = part;
    else if (id === 'hour') this.hour = part === '' ? (this.hour + 1) % 24 : Number(part);
    else if (pick === 'loud-all')
      this.doors.keeper.change(
        'loud',
        house.loud.map(() => house.loud[this.hour]),
      );
    else if (id === 'game') this.offer(part, !house.games.includes(part));
    else if (id === 'rule') this.allow(part, !house.options || house.withheld.includes(part));
    else if (needSurety.includes(pick) && !sure) this.armed = pick;
    else if (await this.care(pick)) return;
    else if (isSetting(id) && house[id] === true) this.turn(id, -1);
    else this.turn(id, part === 'less' ? -1 : 1);
  }

  /** Does what a button of the figures or of the care says; false where it is none. */
  private async care(pick: string): Promise<boolean> {
    const { keeper, tally, restart, now } = this.doors;
    if (pick === 'test') {
      this.log = false;
      await this.test.run();
    } else if (pick === 'log') this.log = true;
    else if (pick === 'past') await this.past();
    else if (pick === 'table') await this.save('figures.csv', tableOf(linesOf(tally, this.span, now())));
    else if (pick === 'forget-figures') tally.forget();
    else if (pick === 'save') await this.save('settings.json', toFile(keeper.house));
    else if (pick === 'load') await this.load();
    else if (pick === 'reset') {
      keeper.reset();
      this.news = officeWords().files.reset;
    } else if (pick === 'restart') restart();
    else return false;
    return true;
  }

  /** Shows the games that are kept, of which the operator may remove any but the one that lies aside. */
  private async past(): Promise<void> {
    const { prompter, host, shell } = this.doors;
    await new KeptGames(prompter, host, { removes: true, office: true, played: shell.played }).run();
  }

  private async save(name: FileName, text: string): Promise<void> {
    const where = await this.doors.cabinet.save(name, text);
    this.news = where === null ? officeWords().files.notSaved : fill(officeWords().files.saved, { where });
  }

  /** Takes the settings of the file, all or none. */
  private async load(): Promise<void> {
    const { cabinet, keeper } = this.doors;
    const text = await cabinet.load('settings.json');
    if (text === null) {
      this.news = officeWords().files.none;
      return;
    }
    const read = fromFile(text, keeper.house);
    if (read.ok) keeper.take(read.house);
    this.news = read.ok ? officeWords().files.taken : faultSaid(read.fault);
  }

  private setLoud(value: number): void {
    const { keeper } = this.doors;
    const most = houseSettings.loud.most;
    keeper.change(
      'loud',
      keeper.house.loud.map((now, hour) => (hour === this.hour ? Math.min(most, Math.max(0, value)) : now)),
    );
  }

  /** Lets visitors choose a rule, or not; where they could choose none, it is the only one then. */
  private allow(rule: string, on: boolean): void {
    const { keeper } = this.doors;
    const { options, withheld } = keeper.house;
    const others = (options ? withheld : houseSettings.withheld.all).filter((each) => each !== rule);
    keeper.change('withheld', on ? others : [...others, rule]);
    if (on) keeper.change('options', true);
  }

  private offer(game: string, on: boolean): void {
    const { keeper } = this.doors;
    const others = keeper.house.games.filter((each) => each !== game);
    keeper.change('games', on ? [...others, game] : others);
  }
}
