/** A match with people: tells what happened, asks whoever is to act, and shows at the end who came to what. */
import type { Placement } from '../../controller/room.ts';
import { toldAfter, viewOf } from '../../controller/told.ts';
import type { Finished, HostPort, MatchFacts, News, Opened, Said } from '../../host/port.ts';
import { staged, stagedGames } from '../../presentation/index.ts';
import { overScreen } from '../../presentation/screens/over.ts';
import type { Values } from '../../presentation/screens/setup-form.ts';
import { recordOf, type ToldVoyage, voyageLine } from '../../presentation/screens/voyages.ts';
import type { Seat } from '../../rules/game.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import { HostLost } from '../host/host-line.ts';
import type { LessonRun } from '../lessons/lesson.ts';
import { ChangedSeats } from '../pads/changed-seats.ts';
import { Pads } from '../pads/pads.ts';
import type { FetchRoom } from '../page/fetch-room.ts';
import { remark } from '../page/notice.ts';
import { whyNot } from '../page/why-not.ts';
import type { Prompter } from '../prompts/prompter.ts';
import type { GameScene } from '../prompts/surroundings.ts';
import { type Evening, placeOfPerson } from '../replays/evening.ts';
import { Overlays } from '../settings/overlays.ts';
import type { Preferences } from '../settings/preferences.ts';
import { isAdvised } from '../settings/settings.ts';
import { Explaining, type Explains } from '../telling/explaining.ts';
import { FirstLines, type Notes } from '../telling/first-lines.ts';
import { followWithMusic } from '../telling/music-of-game.ts';
import { openQuickly } from '../telling/opening.ts';
import { dressFor } from '../telling/worn.ts';
import { type AdviceCount, Advising, askedLine } from './advising.ts';
import type { AfterGame } from './after-game.ts';
import { Narrator } from './narrator.ts';
import { Pause, type Paused } from './pause.ts';
import { isShared, type Sitting } from './sitting.ts';
import { takeTurn } from './turn.ts';

/**
 * Things that may follow a match. `swap`: it is played again with everybody one seat further; `whole`: a whole game
 * follows a quick one; `resit`: the same match is taken up anew, with other captains.
 */
export type Ending = 'again' | 'swap' | 'whole' | 'title' | 'resit';

/** Parts of the house that a table needs. */
interface Room {
  scene: GameScene;
  prompter: Prompter;
  host: HostPort;
  preferences: Preferences;
  evening: Evening;
  fetchRoom: FetchRoom;
}

interface Guests {
  /** Gamepads by seat; the table notes there who takes whose place. */
  owned?: Map<Seat, number>;
  /** Lesson that is given at this table; its match is not kept. */
  lesson?: LessonRun | null;
  /** Counts of the advice that each seat has asked for in this match before. */
  asked?: Map<Seat, AdviceCount>;
  /** True for a quick game that has just been dealt: it opens with how things stand. */
  opens?: boolean;
  /** Kinds of decisions that each seat has learnt in this match before. */
  learnt?: Set<string>;
  /** Seats that have changed in this match before. */
  changed?: ChangedSeats;
}

export class PeopleAtTable {
  /** Runs when the match has come to its end. */
  onOver: () => void = () => {};
  readonly pads: Pads;
  /** Id of the match, where it is kept. */
  readonly id: string | null;
  /** Counts of the advice that each seat has asked for. */
  readonly asked: Map<Seat, AdviceCount>;
  private readonly sitting: Sitting;
  private readonly narrator: Narrator;
  /** Names of the captains by seat, as they are written and said. */
  private readonly names: string[];
  private readonly evening: Evening;
  private readonly scene: GameScene;
  private readonly fetchRoom: FetchRoom;
  private afterGame: AfterGame | null = null;
  private readonly lesson: LessonRun | null;
  private left = false;
  private resits = false;
  private readonly opens: boolean;

  constructor(
    { scene, prompter, host: port, preferences, evening, fetchRoom }: Room,
    facts: MatchFacts,
    guests: Guests = {},
  ) {
    const {
      owned = new Map<Seat, number>(),
      lesson = null,
      asked = new Map<Seat, AdviceCount>(),
      learnt = new Set<string>(),
      changed = new ChangedSeats(),
      opens = false,
    } = guests;
    this.opens = opens;
    this.asked = asked;
    this.evening = evening;
    this.lesson = lesson;
    this.id = lesson ? null : facts.id;
    const host = lesson?.heard(port) ?? port;
    const game = lesson?.taught(staged(facts.game)) ?? staged(facts.game);
    // Trays and targets of the others are drawn for 16:9.
    scene.setShaped(game.everyShape ?? false);
    dressFor(facts);
    const names = facts.players.map((player) => player.name);
    this.names = names;
    const narrator = new Narrator(scene, prompter, preferences, game, names);
    followWithMusic(narrator.controller, prompter.sound, facts.game);
    const pads = new Pads(prompter, owned, names, changed);
    const pause = new Pause(prompter, host, new Overlays(prompter, preferences, () => peopleOf(facts)), facts);
    pause.onWatch = (story, page) => narrator.again(story, page);
    const paused = () => this.paused({ telling: false, untold: 0 });
    const explains: Explains = (...at) => new Explaining(prompter, ...at);
    const explaining = explains(game, {
      table: scene.cast,
      overlay: scene.overlay,
      pieces: () => narrator.controller.table,
    });
    const onTable = () => explaining.lying();
    if (lesson) lesson.onTable = onTable;
    const advising = lesson
      ? undefined
      : new Advising({
          ...{ host, prompter, game, onTable, asked: this.asked },
          notes: new FirstLines(game.firstLines, prompter, onTable, learnt),
          curtain: facts.viewer === 'table',
          offered: () => isAdvised(preferences.settings, peopleOf(facts)),
        });
    const firstLines = lesson ?? (advising as Notes);
    this.sitting = {
      prompter,
      host,
      facts,
      preferences,
      game,
      names,
      narrator,
      firstLines,
      explaining,
      explains,
      pads,
      pause,
      paused,
      ...(lesson && { lesson }),
      ...(advising && { advising }),
    };
    this.pads = pads;
    this.narrator = narrator;
    narrator.explaining = explaining;
    this.scene = scene;
    this.fetchRoom = fetchRoom;
    narrator.pauseAt = (views, frame) => game.pauseAt?.(names.length, facts.options as Values, views, frame);
    narrator.shared = isShared(this.sitting);
    narrator.withoutPeople = (view) =>
      facts.players.every(({ kind }, seat) => kind === 'bot' || game.lookingOn?.(view, seat));
    narrator.onPause = async (untold) => (await this.paused({ telling: true, untold })) !== 'leave';
  }

  get controller() {
    return this.narrator.controller;
  }

  /** Plays on from what is told first: an opening with events, or a resumed match without. */
  async run(first: News): Promise<Ending> {
    const { prompter } = this.sitting;
    const ends = [
      prompter.barred.take((pad) => this.pads.barred(pad)),
      this.scene.cast.lent.take((placement) => this.lent(placement)),
    ];
    try {
      await this.play(first);
    } finally {
      for (const end of ends) end();
      this.narrator.end();
    }
    if (this.resits) return 'resit';
    if (!this.left) this.lesson?.finish();
    return this.left || this.lesson ? 'title' : this.after();
  }

  /** Leaves out the game's name where the round buttons of the house take its place, and what a lesson says. */
  private lent(placement: Placement): Placement {
    const { titleGives } = this.sitting.game;
    const gives = this.lesson ?? (titleGives?.includes(this.scene.cast.frame.shape) && this.people.length > 0);
    return gives && placement.id === 'title' ? { ...placement, alpha: 0 } : placement;
  }

  private async play(first: News): Promise<void> {
    // Of a captain who sails alone: the best voyage with these rules. Never a part of the game.
    if (this.alone) this.narrator.best = recordOf(await this.voyages());
    const { people } = this;
    if (!this.lesson && people.length > 0) this.controller.begun(people);
    if (first.events.length > 0) this.controller.open(first.view);
    else this.controller.resume(first.view, await this.sitting.host.story());
    if (this.opens) await this.open(first.view);
    for (let said: Said | null = first; said && !this.left; ) {
      try {
        if (said.said === 'told') {
          if (said.players) this.seat(said.players);
          // Something was taken back: what is remembered beside the view follows from what still stands.
          if (said !== first && said.events.length === 0)
            this.controller.resume(said.view, await this.sitting.host.story());
          await this.narrator.tell(said);
          this.evening.gameGoesOn();
          if (said.waiting.length === 0) break;
        }
        said = await this.next(said);
        // Nothing comes after a match that is not over: it is played on in another window.
        this.left ||= said === null || said.said === 'over';
      } catch (error) {
        if (!(error instanceof HostLost)) throw error;
        said = await this.takeUp();
      }
    }
  }

  /** Says how things stand, before anybody is asked anything. */
  private async open(view: object): Promise<void> {
    const { game, names, prompter, preferences } = this.sitting;
    const opening = game.opening?.(view, names);
    const frame = () => this.narrator.frame;
    if (opening) await openQuickly(prompter, { opening, names, still: preferences.still, frame });
  }

  /** Seats other captains from now on. */
  private seat(players: MatchFacts['players']): void {
    const { facts } = this.sitting;
    facts.players = players;
    this.names.splice(0, this.names.length, ...players.map(({ name }) => name));
  }

  /** Waits for the next message; resolves with null when the game was left. */
  private next(said: Said): Promise<Said | null> {
    const { sitting, narrator, lesson } = this;
    if (said.said === 'asked' && lesson?.isOver) {
      lesson.finish();
      return Promise.resolve(null);
    }
    if (said.said !== 'asked') return sitting.host.next();
    if (!lesson) narrator.controller.decided(this.people);
    return takeTurn(sitting, { view: narrator.view, asks: said.asks });
  }

  /**
   * Takes up the match as its record has it, after the host was lost over an action: what was under way is in it, or is
   * asked for again.
   */
  private async takeUp(): Promise<News | null> {
    const { prompter, host, facts } = this.sitting;
    prompter.clear();
    if (this.lesson) {
      this.lesson.lose();
      this.left = true;
      return null;
    }
    const resume = () => host.resume(facts.id ?? undefined);
    let opened = await resume();
    for (let again = 0; again < patience && isSilent(opened); again++) opened = await resume();
    if (opened?.ok && isSame(opened.facts, facts)) return opened.told;
    const ended = await this.ending();
    this.left = ended === null;
    if (this.left) remark(isSilent(opened) ? whyNot(opened.refused) : shellWords().troubles.matchGone);
    return ended;
  }

  /**
   * Finds the last action where it was the end of the match: the match lies among the finished ones now. Null where it
   * does not.
   */
  private async ending(): Promise<News | null> {
    const { host, facts, game } = this.sitting;
    const [latest] = await host.finished();
    const retold = latest ? await host.retell(latest.id, facts.viewer) : null;
    if (!retold?.ok || !isSame(retold.facts, facts)) return null;
    const { story } = retold;
    const events = story.events.slice(story.ends.at(-2) ?? 0);
    const view = viewOf(toldAfter(game.script, story, story.events.length));
    return { said: 'told', seq: 0, events, view, waiting: [], unsaved: null };
  }

  private async paused(when: { telling: boolean; untold: number }): Promise<Paused> {
    const paused = await this.sitting.pause.open(when);
    this.resits = paused === 'resit';
    this.left = this.resits || paused === 'leave';
    return paused === 'resit' ? 'leave' : paused;
  }

  /** Seats of people. */
  private get people(): Seat[] {
    return this.sitting.facts.players.flatMap(({ kind }, i) => (kind === 'person' ? [i] : []));
  }

  private get alone(): boolean {
    return this.sitting.facts.players.length === 1;
  }

  private voyages(): Promise<ToldVoyage[]> {
    const { host, facts } = this.sitting;
    return host.voyages(facts.game, { ...facts.options });
  }

  private async after(): Promise<Ending> {
    this.onOver();
    const { prompter, facts, explaining } = this.sitting;
    const { controller } = this.narrator;
    const own = await this.kept();
    const line = this.alone ? voyageLine(await this.voyages()) : own && this.placeLine(own);
    const asked = askedLine(this.asked, this.alone ? [] : this.names);
    const shown = { line, asked, quick: facts.taste === true, swap: facts.players.length > 1, more: own !== null };
    const draw = (focus: string | null) =>
      explaining.over(overScreen(focus, { ...shown, frame: this.narrator.frame }), focus, 'open');
    for (;;) {
      const answer = await prompter.ask(draw, { kind: 'results' });
      const pick = 'pick' in answer ? answer.pick : null;
      const view = controller.known ?? this.narrator.view;
      if (pick === 'more' && own) await this.lookBack(own.id);
      else if ('what' in answer) await explaining.one(answer.what, () => draw(null), view, {});
      else if (pick === 'explain') await explaining.run(() => draw(null), view, {});
      else return pick === 'again' || pick === 'swap' || pick === 'whole' ? pick : 'title';
    }
  }

  private async lookBack(id: number): Promise<void> {
    const room = await this.fetchRoom(import('./after-game.ts'));
    if (!room) return;
    this.afterGame ??= new room.AfterGame(this.scene, this.sitting);
    await this.afterGame.run(id, await this.evening.games());
  }

  /** Finds this match among the finished games; null where it could not be saved, so that the latest one is another. */
  private async kept(): Promise<Finished | null> {
    const { host, facts } = this.sitting;
    const [latest] = await host.finished();
    return facts.id !== null && latest?.match === facts.id ? latest : null;
  }

  /** Says what the only person at the table came to; null where several played. */
  private placeLine(game: Finished): string | null {
    const found = placeOfPerson(game);
    if (!found) return null;
    const words = shellWords().afterGame;
    const { name, place, of, ahead } = found;
    const { placesOnly } = stagedGames[game.game];
    if (placesOnly && isOneAgainstAll(game)) return null;
    const counted = ahead !== 0 && !placesOnly;
    if (place === 1) return fill(counted && ahead > 0 ? words.ahead : words.first, { name, of, n: ahead });
    return fill(counted && ahead < 0 ? words.behind : words.place, { name, place, of, n: -ahead });
  }
}

/** Times that a storage that does not answer is asked again for the match; each takes some seconds. */
const patience = 5;

/** Tells whether one side alone won or lost: the headline says it, and places among the others would be none. */
const isOneAgainstAll = ({ captains }: Finished): boolean => new Set(captains.map(({ points }) => points)).size < 3;

const isSilent = (opened: Opened | null): opened is Extract<Opened, { ok: false }> =>
  opened?.ok === false && opened.refused.code === 'NO_STORAGE';

const peopleOf = ({ players }: MatchFacts): number => players.filter(({ kind }) => kind === 'person').length;

/** Tells whether both are facts of the same match; finished games have no id of their own any more. */
const isSame = (a: MatchFacts, b: MatchFacts): boolean =>
  JSON.stringify({ ...a, id: null }) === JSON.stringify({ ...b, id: null });
