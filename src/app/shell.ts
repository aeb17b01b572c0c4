/**
 * The shell: from the title to a game and back. A stranger is three presses away from the first card: any press wakes
 * the title, the next takes the game, the next sets sail. Left alone, the title starts a demo.
 */

import type { HostPort, Opened, Waiting } from '../host/port.ts';
import { stagedGames } from '../presentation/index.ts';
import { elsewhereScreen } from '../presentation/screens/elsewhere.ts';
import { titleScreen } from '../presentation/screens/title.ts';
import type { Seat } from '../rules/game.ts';
import { shellWords } from '../words/house/house.ts';
import { language } from '../words/language.ts';
import { fill } from '../words/message.ts';
import { Attract } from './attract/attract.ts';
import type { Night, Watch } from './attract/attract-visit.ts';
import type { CutLists } from './attract/cut-lists.ts';
import type { Demo } from './attract/demo.ts';
import { orLost } from './host/host-line.ts';
import type { LessonRun } from './lessons/lesson.ts';
import { Lessons, type OnLesson } from './lessons/lessons.ts';
import { ChangedSeats } from './pads/changed-seats.ts';
import { keepPads, recallPads } from './pads/kept-pads.ts';
import type { FetchRoom } from './page/fetch-room.ts';
import { inTime } from './page/in-time.ts';
import { mark } from './page/mark.ts';
import { notice, remark } from './page/notice.ts';
import type { Address } from './page/query.ts';
import { openShelf } from './page/shelf.ts';
import { languageAfter } from './page/spoken-language.ts';
import { whyNot } from './page/why-not.ts';
import type { AdviceCount } from './playing/advising.ts';
import { type Ending, PeopleAtTable } from './playing/people-at-table.ts';
import type { Prompter } from './prompts/prompter.ts';
import type { GameScene } from './prompts/surroundings.ts';
import { WalkedAway } from './prompts/walked-away.ts';
import { Evening } from './replays/evening.ts';
import { KeptMatches } from './replays/kept-matches.ts';
import type { ReplayViewer } from './replays/replay-viewer.ts';
import { movedOn, sitAsPlayed } from './set-up/lineup.ts';
import { SetUp } from './set-up/set-up.ts';
import { lineupOf } from './set-up/taste.ts';
import { gamesOnTitle } from './set-up/title-games.ts';
import { Overlays } from './settings/overlays.ts';
import type { Preferences } from './settings/preferences.ts';
import { Explaining, type Explains } from './telling/explaining.ts';
import type { Retelling } from './telling/retelling.ts';
import { countLesson } from './unattended/counted-lesson.ts';
import { counted, countMatch } from './unattended/counted-match.ts';
import type { Tally } from './unattended/tally.ts';

interface Doors {
  scene: GameScene;
  prompter: Prompter;
  host: HostPort;
  asked: Address;
  preferences: Preferences;
  /** Fetches what a game is told and drawn with, when somebody asks for the game. */
  bring: (game: string) => Promise<void>;
  fetchRoom: FetchRoom;
  /** Fetches what is shown of the games while nobody plays. */
  fetchCuts: () => Promise<CutLists>;
  /** Manner in which the table sleeps, where an operator has hours. */
  night?: Night;
  /** Counts what is done, where an operator wants to know. */
  tally?: Tally;
}

/** Makes guests of whom nobody has asked, learnt or changed seats yet; `opens` where the match has just been dealt near its end. */
const newGuests = (opens = false) => ({
  asked: new Map<Seat, AdviceCount>(),
  learnt: new Set<string>(),
  changed: new ChangedSeats(),
  opens,
});

export class Shell {
  /** Runs when demos begin because nobody is there, and when somebody has come. */
  onDemo: (on: boolean) => void = () => {};
  /** Runs when people begin a match that is saved, or go on with one. */
  onSaved: () => void = () => {};
  /** Runs with what happens in lessons. */
  onLesson: OnLesson = () => {};
  /** Match, demo or replay that runs now, for programs that drive the page by hand. */
  playing: Demo | PeopleAtTable | ReplayViewer | Retelling | null = null;
  /** Match that was played when the page had to be loaded anew. */
  takeUp: string | null = null;
  readonly scene: GameScene;
  readonly prompter: Prompter;
  readonly host: HostPort;
  private readonly tally: Tally | undefined;
  private readonly asked: Address;
  readonly preferences: Preferences;
  private readonly overlays: Overlays;
  private readonly bring: (game: string) => Promise<void>;
  readonly fetchRoom: FetchRoom;
  private readonly attract: Attract;
  /** Store of what outlasts a reload: of this machine, or of a visit where people come and go. */
  private readonly shelf: Storage | null;
  private readonly settingUp: SetUp;
  readonly evening: Evening;
  private readonly kept: KeptMatches;

  constructor({ scene, prompter, host, asked, preferences, bring, fetchRoom, fetchCuts, night, tally }: Doors) {
    this.scene = scene;
    this.bring = (game) => inTime(bring(game));
    this.fetchRoom = fetchRoom;
    this.prompter = prompter;
    this.host = host;
    this.tally = tally;
    this.asked = asked;
    // Names of visitors and their pads are nobody else's.
    this.shelf = openShelf(asked.kiosk ? 'sessionStorage' : 'localStorage');
    this.preferences = preferences;
    this.overlays = new Overlays(prompter, this.preferences);
    this.kept = new KeptMatches(host, asked.kiosk);
    this.evening = new Evening(host, openShelf('sessionStorage'));
    prompter.onDaysPassed = () => this.evening.daysPassed();
    this.settingUp = new SetUp({
      prompter,
      host,
      overlays: this.overlays,
      lessons: new Lessons({
        prompter,
        host,
        shelf: this.shelf,
        play: (opened, run) => this.playLesson(opened, run),
        onLesson: (fact) => {
          countLesson(this.tally, fact);
          this.onLesson(fact);
        },
      }),
      shelf: this.shelf,
      fetchRoom,
      quickFirst: asked.kiosk,
      play: (opened, pads) => {
        countMatch(this.tally, opened.facts, 'starts');
        return this.play(opened, pads, newGuests(opened.facts.taste));
      },
    });
    this.attract = new Attract({
      scene,
      prompter,
      host,
      asked,
      brought: (game) => this.brought(game),
      watch: ((shown, run) => this.watch(shown, run)) satisfies Watch,
      fetchCuts,
      night: night ?? null,
    });
    prompter.holding = this.preferences.settings.hold;
    this.preferences.onChange = ({ hold }) => {
      prompter.holding = hold;
    };
  }

  /** Tells whether people play now. */
  get isPlayed(): boolean {
    return this.playing instanceof PeopleAtTable;
  }

  /** Gives the match that people play now, where it is kept. */
  get played(): string | null {
    return this.playing instanceof PeopleAtTable ? this.playing.id : null;
  }

  /** Tells whether nobody is at the table. */
  get isEmpty(): boolean {
    return this.attract.isOn;
  }

  /** Brings people back from what is shown while nobody plays. */
  wake(): void {
    this.attract.wake();
  }

  async run(): Promise<never> {
    await this.own();
    // A match that waits is offered first, on the title.
    let game = (await this.kept.latest()) === null ? this.asked.game : null;
    for (;;) {
      try {
        await this.visits(game);
      } catch (error) {
        if (!(error instanceof WalkedAway)) throw error;
        await this.clearAway();
        game = await this.demo();
      }
    }
  }

  /** Clears away everything that people have left; a match that was under way waits. */
  private async clearAway(): Promise<void> {
    this.playing = null;
    this.settingUp.forget();
    // People who play at home come back to the table that they have left.
    if (this.asked.kiosk) {
      this.shelf?.clear();
      this.evening.begin();
    }
    notice(null);
    this.prompter.clear();
    this.scene.cast.bare();
    await this.preferences.endVisit();
    // The match is not under way any more: an operator may want it removed after a while.
    await this.host.leave().catch(orLost(undefined));
  }

  /** Shows games until somebody comes; gives the game that they saw then. */
  private async demo(): Promise<string | null> {
    this.onDemo(true);
    const game = await this.attract.run();
    this.onDemo(false);
    if (game !== null) this.tally?.note({ about: game, what: 'takes' });
    return game;
  }

  /** Leads from title to title, until somebody walks away. It begins with the set-up of a game, if one is named. */
  private async visits(first: string | null): Promise<never> {
    await this.goOnAsBefore();
    // A loss is told on the title.
    if (!(await this.kept.tellsLoss()) && first !== null) await this.setUp(first);
    for (;;) {
      const waiting = await this.kept.latest();
      const choice = await this.title(waiting);
      // At home a notice stands until somebody is there to read it.
      if (this.asked.kiosk || choice !== 'demo') notice(null);
      if (choice === 'resume' && waiting !== null) await this.goOn(waiting.id);
      else if (choice === 'demo') {
        // Whoever left the title as it is has gone as well, and takes everything of theirs along.
        if (this.asked.kiosk) throw new WalkedAway();
        const game = await this.demo();
        notice(null);
        if (game !== null) await this.setUp(game);
      } else if (choice === 'past') await this.past();
      else if (choice === 'settings') await this.overlays.settings({ cabin: true });
      else if (choice === 'language') await this.speakNext();
      else if (choice === 'credits')
        await (await this.fetchRoom(import('./settings/credits.ts')))?.showCredits(this.prompter);
      else if (choice.startsWith('game:')) await this.setUp(choice.slice(5));
    }
  }

  /** Waits until this window owns the table: at once where no other window does, else when it closes or gives way. */
  private async own(): Promise<void> {
    let ours = await this.host.claim(false);
    while (!ours) {
      const answer = await this.prompter.ask((focus) => elsewhereScreen(focus, this.scene.windowFrame), {
        kind: 'elsewhere',
      });
      ours = await this.host.claim('pick' in answer);
    }
  }

  /** Takes up the match that was played when the page had to be loaded anew, if it still waits. */
  private async goOnAsBefore(): Promise<void> {
    const id = this.takeUp;
    this.takeUp = null;
    if (id === null) return;
    const waits = (await this.host.waiting()).some((each) => each.id === id && each.broken === null);
    if (waits) await this.goOn(id);
  }

  /** Takes up a waiting match. */
  private async goOn(id: string): Promise<void> {
    const opened = await this.host.resume(id);
    if (!opened) return;
    if (!opened.ok) return notice(whyNot(opened.refused));
    if (!(await this.brought(opened.facts.game))) return;
    const owned = recallPads(this.shelf, opened.facts, this.prompter.rack);
    const { seats } = lineupOf(opened.facts);
    const ending = await this.play(opened, owned);
    const lineup = lineupOf(opened.facts);
    sitAsPlayed(lineup, opened.facts.players, owned);
    if (ending === 'title') return this.settingUp.seatElsewhere(lineup, seats);
    if (ending === 'swap') movedOn(lineup);
    await this.settingUp.sail(lineup, ending !== 'whole' && opened.facts.taste === true);
  }

  private async title(waiting: Waiting | null): Promise<string> {
    this.scene.cast.bare();
    this.prompter.sound.bed(true);
    this.prompter.sound.music('title', false);
    const next = this.attract.next.title;
    const draw = (focus: string | null) =>
      titleScreen({
        games: gamesOnTitle(),
        waiting: waiting && { game: stagedGames[waiting.game].title, names: waiting.names },
        language: languageAfter(language()).title,
        countdown: { next, seconds: this.prompter.secondsLeft ?? 0 },
        stood: this.prompter.secondsStood,
        focus,
        frame: this.scene.windowFrame,
      });
    // From here on it is a title again; how soon after a press is tested.
    mark('title');
    for (;;) {
      // What is pressed while the title waits for something counts when it is there again.
      const answer = await this.prompter.ask(draw, { kind: 'title', counts: true, place: this });
      if ('pick' in answer) return answer.pick;
      if ('idle' in answer) return 'demo';
    }
  }

  private async speakNext(): Promise<void> {
    if (!(await this.preferences.speak(languageAfter(language()))))
      this.prompter.refuse(shellWords().troubles.language);
  }

  private async past(): Promise<void> {
    const { prompter } = this;
    const explains: Explains = (...at) => new Explaining(prompter, ...at);
    const room = await this.fetchRoom(import('./replays/played-games.ts'));
    if (!room) return;
    const playedGames = new room.PlayedGames(this.scene, prompter, this.host, this.preferences, this.bring, explains);
    playedGames.onWatch = (viewer) => {
      this.playing = viewer;
    };
    const chosen = await playedGames.run();
    this.playing = null;
    if (chosen !== null) await this.goOn(chosen);
  }

  /** Fetches a game and tells whether it is here. If it is not, people are told, and the house stays open. */
  private async brought(game: string): Promise<boolean> {
    try {
      await this.bring(game);
      return true;
    } catch (error) {
      console.warn(error);
      remark(fill(shellWords().troubles.game, { game: stagedGames[game].title }));
      return false;
    }
  }

  private async setUp(game: string): Promise<void> {
    if (!(await this.brought(game))) return;
    // A game that was shown before may still lie there, and its pictures may leave.
    this.scene.cast.onReshape = () => {};
    await this.settingUp.run(game);
  }

  private async play(
    { facts, told }: Extract<Opened, { ok: true }>,
    owned: Map<Seat, number>,
    guests = newGuests(),
  ): Promise<Exclude<Ending, 'resit'>> {
    const { rack } = this.prompter;
    const people = new PeopleAtTable(this, facts, { owned, ...guests });
    const { ends } = this.kept;
    people.onOver = ends;
    if (facts.id !== null) {
      this.kept.begins(facts.id);
      this.onSaved();
    }
    await this.evening.gameBegins();
    people.pads.onChange = () => keepPads(this.shelf, facts, owned, rack);
    const ending = await counted(this.tally, facts, people, () =>
      this.watch(people, () => people.run(told)).finally(() => {
        this.evening.gameEnds();
        ends();
      }),
    );
    if (ending !== 'resit') return ending;
    // The same match from here on, as those who sit there now may see it. It stays open, and nobody else leaves it.
    const again = await this.host.resume(facts.id ?? undefined);
    if (!again?.ok) {
      if (again) notice(whyNot(again.refused));
      return 'title';
    }
    guests.changed.follow(owned, [facts.players, again.facts.players], (pad) => rack.has(pad));
    // They are kept beside the captains who sit there.
    keepPads(this.shelf, again.facts, owned, rack);
    const last = await this.play(again, owned, { ...guests, opens: false });
    // Whoever opened the match learns who sat there at its end.
    facts.players = again.facts.players;
    return last;
  }

  private async playLesson({ facts, told }: Extract<Opened, { ok: true }>, lesson: LessonRun): Promise<void> {
    const people = new PeopleAtTable(this, facts, { lesson });
    await this.watch(people, () => people.run(told));
  }

  private async watch<T>(playing: Demo | PeopleAtTable | Retelling, run: () => Promise<T>): Promise<T> {
    this.playing = playing;
    try {
      return await run();
    } finally {
      this.playing = null;
    }
  }
}
