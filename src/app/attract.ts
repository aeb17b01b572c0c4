/** Shows demos of the games in turn while nobody plays, with a call to play over them. */
import type { HostPort } from '../host/port.ts';
import { type GameFacts, stagedGames } from '../stage/index.ts';
import { attractScreen, sweepScreen } from '../stage/screens/attract.ts';
import type { Screen } from '../stage/screens/sketch.ts';
import { sweepTime } from '../stage/telling/sweep-time.ts';
import { Demo } from './demo.ts';
import { demoTurn } from './demo-turns.ts';
import type { Prompter } from './prompter.ts';
import type { Asked } from './query.ts';
import type { GameStage } from './surroundings.ts';

/** A demo takes so long, or until its game is over. */
const demoFor = 90_000;

interface Doors {
  scene: GameStage;
  prompter: Prompter;
  host: HostPort;
  asked: Asked;
  /** Fetches a game; false when it cannot be had, and people have been told. */
  brought: (game: string) => Promise<boolean>;
  /** Plays a demo, known to those who drive the page by hand. */
  watch: (demo: Demo, run: () => Promise<unknown>) => Promise<unknown>;
}

export class Attract {
  private readonly scene: GameStage;
  private readonly prompter: Prompter;
  private readonly host: HostPort;
  private readonly asked: Asked;
  private readonly brought: Doors['brought'];
  private readonly watch: Doors['watch'];
  /** Number of demos that were begun: games and numbers of captains take turns. */
  private demos = 0;

  constructor({ scene, prompter, host, asked, brought, watch }: Doors) {
    this.scene = scene;
    this.prompter = prompter;
    this.host = host;
    this.asked = asked;
    this.brought = brought;
    this.watch = watch;
  }

  /** Gives the game of the next demo. */
  get next(): GameFacts {
    return this.after(0);
  }

  private after(more: number): GameFacts {
    return stagedGames[demoTurn(this.demos + more).game];
  }

  /** Bots play, one game after the other with changing numbers of captains, until somebody presses anything. */
  async run(): Promise<void> {
    let pressed = false;
    let demo: Demo | null = null;
    this.prompter.onPress = () => {
      pressed = true;
      demo?.stop();
    };
    const first = this.demos;
    const { kit } = this.scene.cast;
    for (; !pressed; this.demos++) {
      const { game, seats } = demoTurn(this.demos);
      const table = stagedGames[game];
      if (pressed || !(await this.brought(game)) || pressed) break;
      const begun = this.prompter.clock;
      const left = () => Math.max(0, demoFor - (this.prompter.clock - begun));
      this.prompter.rest(
        () => this.screen(table, seats, left(), this.prompter.clock - begun < sweepTime && this.demos > first),
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
      demo = new Demo(this.scene, this.host, asked, this.prompter.sound);
      const played: Demo = demo;
      await this.watch(played, () => played.run());
      if (pressed) break;
      // The next game comes from behind a curtain that is drawn across.
      this.prompter.rest(() => sweepScreen(this.scene.windowFrame));
      await this.prompter.after(sweepTime);
      this.scene.cast.show(new Map());
    }
    kit.face = undefined;
    this.prompter.onPress = () => {};
  }

  private screen({ demo }: GameFacts, seats: number, left: number, opening: boolean): Screen {
    const counts = Object.values(stagedGames).flatMap(({ form }) => form.counts);
    const frame = this.scene.windowFrame;
    return attractScreen({
      next: this.after(1),
      seconds: Math.ceil(left / 1000),
      left: left / demoFor,
      games: Object.keys(stagedGames).length,
      captains: [Math.min(...counts), Math.max(...counts)],
      call: demo?.callAt?.(seats, frame),
      opening,
      frame,
    });
  }
}
