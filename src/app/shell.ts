/**
 * The shell: from the title to a game and back. A stranger is three presses away from the first card: any press wakes
 * the title, the next takes the game, the next sets sail. Left alone, the title starts a demo.
 */
import type { HostPort, MatchRequest, Opened, Voyage } from '../host/port.ts';
import type { Seat } from '../rules/game.ts';
import { type GameFacts, tables } from '../stage/index.ts';
import { attractScreen, sweepScreen } from '../stage/screens/attract.ts';
import { elsewhereScreen } from '../stage/screens/elsewhere.ts';
import type { Screen } from '../stage/screens/sketch.ts';
import { titleScreen } from '../stage/screens/title.ts';
import { say, shellWords } from '../stage/screens/words.ts';
import { sweepTime } from '../stage/telling/sweep-time.ts';
import { showCredits } from './credits.ts';
import { Demo } from './demo.ts';
import { demoTurn } from './demo-turns.ts';
import { keepCrew, recallCrew } from './kept-lineup.ts';
import { keepPads, recallPads } from './kept-pads.ts';
import { adopt, change, choose, join, padsOf, type Wish } from './lineup.ts';
import { MapRoom } from './map-room.ts';
import { nameSeat } from './name-seat.ts';
import { notice, remark } from './notice.ts';
import { Overlays } from './overlays.ts';
import { type Ending, Play } from './people-at-table.ts';
import { Past } from './played-games.ts';
import { type House, openShelf } from './preferences.ts';
import type { Front } from './prompter.ts';
import type { Asked } from './query.ts';
import type { Watch } from './replay-viewer.ts';
import type { Shelf } from './settings.ts';
import { drawMoreRules, drawSetup } from './setup-screens.ts';
import type { GameStage } from './surroundings.ts';

/** A demo takes so long, or until its game is over. */
const demoFor = 90_000;

interface Doors {
  scene: GameStage;
  front: Front;
  host: HostPort;
  asked: Asked;
  house: House;
  /** What a game is told and drawn with comes when somebody asks for it. */
  bring: (game: string) => Promise<void>;
}

export class Shell {
  /** What is played now, for those who drive the page by hand. */
  playing: Demo | Play | Watch | null = null;
  private readonly scene: GameStage;
  private readonly front: Front;
  private readonly host: HostPort;
  private readonly asked: Asked;
  private readonly house: House;
  private readonly overlays: Overlays;
  private readonly bring: (game: string) => Promise<void>;
  /** How many demos were begun: games and numbers of captains take turns. */
  private demos = 0;
  private readonly shelf: Shelf | null;
  private readonly wishes = new Map<string, Wish>();
  /** Waiting matches that cannot be read and have been told of. */
  private readonly unread = new Set<string>();

  constructor({ scene, front, host, asked, house, bring }: Doors) {
    this.scene = scene;
    this.bring = bring;
    this.front = front;
    this.host = host;
    this.asked = asked;
    this.shelf = openShelf();
    this.house = house;
    this.overlays = new Overlays(front, this.house);
    front.holding = this.house.settings.hold;
    this.house.onChange = ({ hold }) => {
      front.holding = hold;
    };
  }

  async run(): Promise<never> {
    await this.own();
    let waiting = await this.waitingMatch();
    // A match that waits is offered first, on the title.
    if (this.asked.game && waiting === null) await this.setUp(this.asked.game);
    for (;;) {
      const choice = await this.title(waiting !== null);
      notice(null);
      if (choice === 'resume' && waiting !== null) await this.goOn(waiting);
      else if (choice === 'demo') await this.demo();
      else if (choice === 'past') await this.past();
      else if (choice === 'settings') await this.overlays.settings({ cabin: true });
      else if (choice === 'credits') await showCredits(this.front);
      else if (choice.startsWith('game:')) await this.setUp(choice.slice(5));
      waiting = await this.waitingMatch();
    }
  }

  /** Waits until this window owns the table: at once where no other window does, else when it closes or gives way. */
  private async own(): Promise<void> {
    let ours = await this.host.claim(false);
    while (!ours) {
      const answer = await this.front.ask((focus) => elsewhereScreen(focus, this.scene.windowFrame), {
        kind: 'elsewhere',
      });
      ours = await this.host.claim('pick' in answer);
    }
  }

  /** The match that was played last and is not over, if any. One that cannot be read is told of once, and is in the list. */
  private async waitingMatch(): Promise<string | null> {
    const all = await this.host.waiting();
    const unread = all.find(({ id, broken }) => broken !== null && !this.unread.has(id));
    for (const { id, broken } of all) if (broken !== null) this.unread.add(id);
    if (unread) remark(say(shellWords.troubles.unread, { why: unread.broken ?? '' }));
    return all.find(({ broken }) => broken === null)?.id ?? null;
  }

  /** Takes up a waiting match. */
  private async goOn(id: string): Promise<void> {
    const opened = await this.host.resume(id);
    if (!opened) return;
    if (!opened.ok) return notice(opened.error);
    if (!(await this.brought(opened.facts.game))) return;
    await this.play(opened, recallPads(this.shelf, opened.facts));
  }

  private async title(resumable: boolean): Promise<string> {
    this.scene.cast.show(new Map());
    this.front.sound.bed(true);
    this.front.sound.music('title', false);
    const games = Object.entries(tables).map(([id, table]) => ({
      id,
      name: table.title,
      counts: table.form.counts,
      vignette: table.vignette,
    }));
    const next = tables[demoTurn(this.demos).game].title;
    const draw = (focus: string | null) =>
      titleScreen({
        games,
        resumable,
        countdown: { next, seconds: this.front.secondsLeft ?? 0 },
        focus,
        frame: this.scene.windowFrame,
      });
    // From here on it is a title again; how soon after a press is tested.
    performance.mark('title');
    for (;;) {
      const answer = await this.front.ask(draw, { kind: 'title', counts: true });
      if ('pick' in answer) return answer.pick;
      if ('idle' in answer) return 'demo';
    }
  }

  /** Bots play, one game after the other with changing numbers of captains, until somebody presses anything. */
  private async demo(): Promise<void> {
    let pressed = false;
    let demo: Demo | null = null;
    this.front.onPress = () => {
      pressed = true;
      demo?.stop();
    };
    const first = this.demos;
    const { kit } = this.scene.cast;
    for (; !pressed; this.demos++) {
      const { game, seats } = demoTurn(this.demos);
      const table = tables[game];
      if (pressed || !(await this.brought(game)) || pressed) break;
      const begun = this.front.clock;
      const left = () => Math.max(0, demoFor - (this.front.clock - begun));
      this.front.rest(
        () => this.attract(table, seats, left(), this.front.clock - begun < sweepTime && this.demos > first),
        () => {
          if (left() === 0 && !this.asked.speedSaid) demo?.stop();
        },
      );
      const asked = {
        ...this.asked,
        demo: game,
        seats,
        loop: false,
        // Calm, unless the address wants it told faster.
        speed: this.asked.speedSaid ? this.asked.speed : ('calm' as const),
        // Seats change, and so does the luck.
        seed: this.asked.seed === undefined ? undefined : `${this.asked.seed}/${this.demos}`,
        options: { ...table.demo?.options },
        bots: table.demo?.level ? [table.demo.level] : this.asked.bots,
      };
      kit.face = asked.bots[0];
      demo = new Demo(this.scene, this.host, asked, this.front.sound);
      const played: Demo = demo;
      await this.watch(played, () => played.run());
      if (pressed) break;
      // The next game comes from behind a curtain that is drawn across.
      this.front.rest(() => sweepScreen(this.scene.windowFrame));
      await this.front.after(sweepTime);
      this.scene.cast.show(new Map());
    }
    kit.face = undefined;
    this.front.onPress = () => {};
  }

  private attract({ demo }: GameFacts, seats: number, left: number, opening: boolean): Screen {
    const counts = Object.values(tables).flatMap(({ form }) => form.counts);
    const frame = this.scene.windowFrame;
    return attractScreen({
      next: tables[demoTurn(this.demos + 1).game],
      seconds: Math.ceil(left / 1000),
      left: left / demoFor,
      games: Object.keys(tables).length,
      captains: [Math.min(...counts), Math.max(...counts)],
      call: demo?.callAt?.(seats, frame),
      opening,
      frame,
    });
  }

  private async past(): Promise<void> {
    const past = new Past(this.scene, this.front, this.host, this.house, this.bring);
    const chosen = await past.run((watch) => {
      this.playing = watch;
    });
    this.playing = null;
    if (chosen !== null) await this.goOn(chosen);
  }

  /** Whether a game is here. If not, people are told, and the house stays open. */
  private async brought(game: string): Promise<boolean> {
    try {
      await this.bring(game);
      return true;
    } catch (error) {
      console.warn(error);
      remark(say(shellWords.troubles.game, { game: tables[game].title }));
      return false;
    }
  }

  private async setUp(game: string): Promise<void> {
    if (!(await this.brought(game))) return;
    if (tables[game].maps) await new MapRoom(this.front, this.host, this.shelf).recall(game);
    const wish = this.wishes.get(game) ?? recallCrew(this.shelf, game);
    this.wishes.set(game, wish);
    for (;;) {
      const voyages = await this.voyages(wish);
      const answer = await this.front.ask(
        (focus) => drawSetup(wish, focus, { voyages, frame: this.scene.windowFrame }),
        { kind: 'set-up', place: wish },
      );
      if (this.front.picker.device === 'pad' && this.front.lastPad !== null && 'pick' in answer) {
        adopt(wish, this.front.lastPad);
      }
      if ('second' in answer && answer.second !== null) join(wish, answer.second);
      if (!('pick' in answer)) {
        if ('back' in answer) return;
        continue;
      }
      if (answer.pick === 'back') return;
      if (answer.pick === 'rules') {
        await this.overlays.rules({ game, seats: wish.seats.length, values: wish.values, cabin: true });
      } else if (answer.pick === 'more') await this.moreRules(wish);
      else if (answer.pick.startsWith('name:')) await nameSeat(this.front, wish, Number(answer.pick.slice(5)));
      else if (answer.pick === 'sail') {
        if (await this.sail(wish)) return;
      } else change(wish, answer.pick);
    }
  }

  /** What one person has come to alone with the rules of this wish; null where that is not what is wished for. */
  private async voyages({ game, seats, values }: Wish): Promise<Voyage[] | null> {
    const alone = seats.length === 1 && seats[0].kind === 'person';
    return alone ? this.host.voyages(game, { ...values }) : null;
  }

  /** The less used options, until they are closed. */
  private async moreRules(wish: Wish): Promise<void> {
    for (;;) {
      const answer = await this.front.ask((focus) => drawMoreRules(wish, focus, this.front.frame), { kind: 'menu' });
      if ('turn' in answer) choose(wish, answer.turn.split(':')[1], answer.by);
      else if ('pick' in answer && answer.pick === 'maps')
        await new MapRoom(this.front, this.host, this.shelf).run(wish);
      else if ('pick' in answer && answer.pick !== 'close') change(wish, answer.pick);
      else return;
    }
  }

  /** Plays, and again as long as people want. False when the host refused; the set-up stays, with the reason. */
  private async sail(wish: Wish): Promise<boolean> {
    const request: MatchRequest = {
      game: wish.game,
      options: tables[wish.game].hostOptions?.(wish.values) ?? { ...wish.values },
      players: wish.seats.map(({ name, kind, level }) => (kind === 'bot' ? { name, kind, level } : { name, kind })),
    };
    keepCrew(this.shelf, wish);
    for (;;) {
      const opened = await this.host.openMatch(request);
      if (!opened.ok) {
        this.front.refuse(opened.error);
        return false;
      }
      const owned = padsOf(wish);
      keepPads(this.shelf, opened.facts, owned);
      const ending = await this.play(opened, owned);
      if (ending !== 'again') return true;
    }
  }

  private play({ facts, batch }: Extract<Opened, { ok: true }>, owned: ReadonlyMap<Seat, number>): Promise<Ending> {
    const play = new Play(this.scene, this.front, this.host, facts, this.house, owned);
    play.pads.onChange = (now) => keepPads(this.shelf, facts, now);
    return this.watch(play, () => play.run(batch));
  }

  private async watch<T>(playing: Demo | Play, run: () => Promise<T>): Promise<T> {
    this.playing = playing;
    try {
      return await run();
    } finally {
      this.playing = null;
    }
  }
}
