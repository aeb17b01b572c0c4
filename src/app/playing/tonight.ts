/** The evening so far, as a table: who has won how many games, and the moment that decided each of them most. */
import type { Frame } from '../../controller/room.ts';
import type { Finished } from '../../host/port.ts';
import { fetchGame, stagedGames } from '../../presentation/index.ts';
import { tonightScreen } from '../../presentation/screens/tonight.ts';
import { orLost } from '../host/host-line.ts';
import { type DecidingMoment, decidingMoments } from '../replays/deciding-moments.ts';
import { standingsOf } from '../replays/evening.ts';
import type { Sitting } from './sitting.ts';

/** Games of an evening, the latest first, whose moments are told. */
const told = 4;

export class Tonight {
  private readonly sitting: Pick<Sitting, 'prompter' | 'host' | 'facts'>;
  private readonly frame: () => Frame;
  /** Moments by the numbers of their games; null where a game has none. */
  private readonly found = new Map<number, DecidingMoment | null>();

  constructor(sitting: Tonight['sitting'], frame: () => Frame) {
    this.sitting = sitting;
    this.frame = frame;
  }

  /** Runs until people go back, or want to watch a moment: gives its game and its step then. */
  async run(evening: readonly Finished[]): Promise<{ id: number; step: number } | null> {
    const { prompter, facts } = this.sitting;
    const games = evening.slice(0, told);
    void this.look(games);
    const draw = (focus: string | null) => {
      const whole = games.every(({ id }) => this.found.has(id));
      const moments = games.flatMap(({ id, game }) => {
        const { sentence } = this.found.get(id) ?? {};
        const watch = game === facts.game ? { watch: id } : {};
        return sentence ? [{ game: stagedGames[game].title, sentence, ...watch }] : [];
      });
      const highlights = whole || moments.length > 0 ? moments : null;
      return tonightScreen({ people: standingsOf(evening), highlights, focus, frame: prompter.frame });
    };
    for (;;) {
      const answer = await prompter.ask(draw, { kind: 'menu', place: this });
      if ('turn' in answer || 'second' in answer) continue;
      const pick = 'pick' in answer ? answer.pick : 'back';
      if (pick === 'back') return null;
      const id = Number(pick.split(':')[1]);
      const moment = this.found.get(id);
      if (moment) return { id, step: moment.step };
    }
  }

  /** Looks for the moments one game after the other, and shows each as soon as it is found. */
  private async look(games: readonly Finished[]): Promise<void> {
    for (const { id, game } of games) {
      if (this.found.has(id)) continue;
      this.found.set(id, await this.momentOf(id, game));
      this.sitting.prompter.redraw();
    }
  }

  private async momentOf(id: number, game: string): Promise<DecidingMoment | null> {
    const retold = await this.sitting.host.retell(id).catch(orLost(null));
    const staged = await fetchGame(game).catch(() => null);
    if (!retold?.ok || !staged) return null;
    const names = retold.facts.players.map(({ name }) => name);
    const [first] = await decidingMoments(staged, retold.story, names, this.frame(), { most: 1 });
    return first ?? null;
  }
}
