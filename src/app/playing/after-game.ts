/** A look back at a game that is over: how it went, its great moments once more, and the evening's victories. */
import type { Finished, MatchFacts, Story } from '../../host/port.ts';
import { staged, stagedGames } from '../../presentation/index.ts';
import { afterGameScreen } from '../../presentation/screens/after-game.ts';
import type { Seat, Viewer } from '../../rules/game.ts';
import { orLost } from '../host/host-line.ts';
import { whyNot } from '../page/why-not.ts';
import { type DecidingMoment, decidingMoments, speedOf } from '../replays/deciding-moments.ts';
import { standingsOf } from '../replays/evening.ts';
import { ReplayViewer } from '../replays/replay-viewer.ts';
import { dressFor } from '../telling/worn.ts';
import { luckOfDeal } from './luck-of-deal.ts';
import { ownDecisions } from './own-decisions.ts';
import type { Sitting } from './sitting.ts';
import { Tonight } from './tonight.ts';

/** Gives the seat of the first person. */
const seatOf = ({ players }: MatchFacts): Seat => players.findIndex(({ kind }) => kind === 'person');

/** Tells whether only one person played. */
const isAlone = ({ players }: MatchFacts): boolean => players.filter(({ kind }) => kind === 'person').length === 1;

/** Findings so far. Null while they are looked for, absent where there are none to tell of. */
interface Found {
  /** Moments that decided the game. */
  moments: DecidingMoment[] | null;
  /** Best and worst decision of the only person. */
  yours?: DecidingMoment[] | null;
  /** Luck of the deal, in a sentence. */
  luck?: string | null;
}

export class AfterGame {
  private readonly sitting: Pick<Sitting, 'prompter' | 'host' | 'preferences' | 'facts' | 'narrator' | 'explains'>;
  private readonly scene: ConstructorParameters<typeof ReplayViewer>[0];
  private readonly tonight: Tonight;
  private readonly found: Found = { moments: null };
  private search: Promise<void> | undefined;

  constructor(scene: AfterGame['scene'], sitting: AfterGame['sitting']) {
    this.scene = scene;
    this.sitting = sitting;
    this.tonight = new Tonight(sitting, () => scene.cast.frame);
  }

  /** Runs until people go back to the end of the game, which the host keeps as `id`. `evening`: the evening's games. */
  async run(id: number, evening: readonly Finished[]): Promise<void> {
    const { prompter, host, facts } = this.sitting;
    const retold = await host.retell(id);
    if (!retold.ok) return prompter.refuse(whyNot(retold.refused));
    const names = facts.players.map(({ name }) => name);
    const tonight = standingsOf(evening);
    this.search ??= this.lookFor(id, retold.story, names);
    if (this.found.yours === undefined && isAlone(facts)) void this.lookBack(id);
    for (;;) {
      const answer = await prompter.ask(
        (focus) => afterGameScreen({ ...this.found, tonight, focus, frame: prompter.frame }),
        { kind: 'menu', place: this },
      );
      const pick = 'pick' in answer ? answer.pick : 'back';
      if (pick === 'back') return;
      if (pick === 'tonight') await this.lookAtEvening(evening);
      else await this.watch(id, pick === 'watch' ? null : Number(pick.split(':')[1]));
    }
  }

  /** Looks for the moments that decided it, and shows them when it has found them. */
  private async lookFor(id: number, story: Story, names: readonly string[]): Promise<void> {
    const { host, prompter, facts } = this.sitting;
    const swings = (steps: readonly number[]) => host.swings(id, steps).catch(orLost(null));
    this.found.moments = await decidingMoments(staged(facts.game), story, names, this.scene.cast.frame, { swings });
    prompter.redraw();
    if (!stagedGames[facts.game].dealt || names.length === 1) return;
    const chances = await host.luck(id).catch(orLost(null));
    this.found.luck = chances && luckOfDeal(chances, names);
    prompter.redraw();
  }

  /** Shows the whole evening, and whatever of it people want to see again. */
  private async lookAtEvening(evening: readonly Finished[]): Promise<void> {
    for (;;) {
      const chosen = await this.tonight.run(evening);
      if (!chosen) return;
      await this.watch(chosen.id, chosen.step);
    }
  }

  /** Asks the host for the person's best and worst decision, and shows them when it has found them. */
  private async lookBack(id: number): Promise<void> {
    const { host, prompter, facts } = this.sitting;
    this.found.yours = null;
    const found = await host.hindsight(id).catch(orLost(null));
    const names = facts.players.map(({ name }) => name);
    const yours = found ? ownDecisions(staged(facts.game).human, found, seatOf(facts), names) : [];
    this.found.yours = yours.length > 0 ? yours : undefined;
    prompter.redraw();
  }

  /** Tells the game once more, or one of its steps; afterwards the table is as it was at the end. */
  private async watch(id: number, moment: number | null): Promise<void> {
    const { prompter, host, preferences, narrator } = this.sitting;
    const retold = await host.retell(id);
    if (!retold.ok) return prompter.refuse(whyNot(retold.refused));
    const usual = preferences.settings.speed;
    const names = retold.facts.players.map(({ name }) => name);
    const speed =
      moment === null
        ? usual
        : await speedOf(staged(retold.facts.game), retold.story, names, this.scene.cast.frame, { step: moment, usual });
    const retell = (from: Viewer) => host.retell(id, from);
    const { explains } = this.sitting;
    const viewer = new ReplayViewer(this.scene, prompter, retold, speed, { retell, explains }, moment);
    await viewer.run();
    dressFor(this.sitting.facts);
    narrator.showAgain();
  }
}
