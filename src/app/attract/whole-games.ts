/** Whole games between computers, one after the other with changing numbers of captains, while nobody plays. */
import type { OfficePort, PlacePort } from '../../host/port.ts';
import { stagedGames } from '../../presentation/index.ts';
import { sweepScreen } from '../../presentation/screens/attract.ts';
import type { Screen } from '../../presentation/screens/sketch.ts';
import { sweepTime } from '../../presentation/telling/sweep-time.ts';
import type { Address } from '../page/query.ts';
import type { Prompter } from '../prompts/prompter.ts';
import type { GameScene } from '../prompts/surroundings.ts';
import { besideCall, callOver, type Visit, type Watch } from './attract-visit.ts';
import { Demo } from './demo.ts';
import { demoTurn } from './demo-turns.ts';

/** A game takes so long, or until it is over. */
const longest = 90_000;

export interface WholeGamesDoors {
  scene: GameScene;
  prompter: Prompter;
  host: OfficePort & PlacePort;
  asked: Address;
  /** Fetches a game; false when it cannot be had, and people have been told. */
  brought: (game: string) => Promise<boolean>;
  watch: Watch;
}

export class WholeGames {
  private readonly doors: WholeGamesDoors;
  /** Number of games that were begun: games and numbers of captains take turns. */
  private begun = 0;

  constructor(doors: WholeGamesDoors) {
    this.doors = doors;
  }

  /** Gives the game that comes next. */
  get next(): string {
    return demoTurn(this.begun).game;
  }

  /** Lets another game be the next one. */
  pass(): void {
    this.begun++;
  }

  async run(visit: Visit): Promise<void> {
    const { scene, prompter, asked, brought, watch, host } = this.doors;
    const first = this.begun;
    for (; !visit.pressed; this.begun++) {
      const { game, seats } = demoTurn(this.begun);
      visit.game = game;
      if (!(await brought(game)) || visit.pressed) break;
      const begun = prompter.clock;
      const left = () => Math.max(0, longest - (prompter.clock - begun));
      const opening = () => prompter.clock - begun < sweepTime && this.begun > first;
      const draw = (): Screen => callOver(scene, { game, seats, left: left(), of: longest, opening: opening() });
      prompter.rest(draw, () => {
        visit.eachSecond();
        if (left() === 0 && !asked.speedSaid) visit.show?.stop();
      });
      const { demo } = stagedGames[game];
      const wanted = {
        ...asked,
        demo: game,
        seats,
        loop: false,
        // Calm, unless the address wants it told faster.
        speed: asked.speedSaid ? asked.speed : ('calm' as const),
        // Seats change, and so does the luck.
        seed: asked.seed === undefined ? undefined : `${asked.seed}/${this.begun}`,
        options: { ...demo?.options },
        bots: demo?.level ? [demo.level] : asked.bots,
      };
      scene.cast.kit.face = wanted.bots[0];
      const takeBack = scene.cast.lent.take(besideCall(scene, game, seats));
      try {
        const played = new Demo(scene, host, wanted, prompter.sound);
        visit.show = played;
        await watch(played, () => played.run());
        // The next game comes from behind a curtain that is drawn across.
        if (!visit.pressed) {
          prompter.rest(() => sweepScreen(scene.windowFrame));
          await prompter.after(sweepTime);
          scene.cast.bare();
        }
      } finally {
        takeBack();
      }
      if (visit.pressed) break;
    }
  }
}
