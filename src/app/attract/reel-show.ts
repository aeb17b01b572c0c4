/**
 * The reel: while nobody plays, exciting stretches of finished games are told, each ending in a decision. A round begins
 * with the title, shows four cuts with a card before each but the first, and ends with a ceremony.
 */
import type { HostPort, Retold } from '../../host/port.ts';
import type { ClipCut } from '../../match/clip.ts';
import { emblems } from '../../presentation/captains.ts';
import { stagedGames } from '../../presentation/index.ts';
import { swept } from '../../presentation/screens/attract.ts';
import { gameCardScreen } from '../../presentation/screens/game-card.ts';
import type { Screen } from '../../presentation/screens/sketch.ts';
import { titleScreen } from '../../presentation/screens/title.ts';
import { sweepTime } from '../../presentation/telling/sweep-time.ts';
import { language } from '../../words/language.ts';
import type { Address } from '../page/query.ts';
import { languageAfter } from '../page/spoken-language.ts';
import type { Prompter } from '../prompts/prompter.ts';
import type { GameScene } from '../prompts/surroundings.ts';
import { gamesOnTitle } from '../set-up/title-games.ts';
import { Retelling } from '../telling/retelling.ts';
import { besideCall, callOver, type Visit, type Watch } from './attract-visit.ts';
import type { CutLists } from './cut-lists.ts';
import { ReelOrder, type ReelTurn } from './reel-order.ts';

/**
 * Milliseconds: the title before the first cut, a card, what was decided, before it makes room, and the beginning of a cut, in
 * which stands what is at stake.
 */
export const reelTimes = { title: 2400, card: 3000, cutRests: 1000, ceremonyRests: 5000, stake: 3000 } as const;

interface Doors {
  scene: GameScene;
  prompter: Prompter;
  host: Pick<HostPort, 'leave' | 'retellClip'>;
  asked: Pick<Address, 'speed' | 'speedSaid'>;
  lists: CutLists;
  /** Gives a number from 0 on, below 1. */
  chance: () => number;
  brought: (game: string) => Promise<boolean>;
  watch: Watch;
}

/** A cut with its story, ready to be shown. */
interface Ready {
  turn: ReelTurn;
  cut: ClipCut;
  retold: Extract<Retold, { ok: true }>;
}

export class ReelShow {
  private readonly doors: Doors;
  private readonly order: ReelOrder;

  constructor(doors: Doors) {
    this.doors = doors;
    const stock = Object.entries(doors.lists).map(([game, { cuts, ceremonies }]) => [
      game,
      { cuts: cuts.map(({ peaks }) => peaks[0]?.[0] ?? 0), ceremonies: ceremonies.length },
    ]);
    this.order = new ReelOrder(Object.fromEntries(stock), doors.chance);
  }

  /** Shows round after round, beginning with the game `opening`, until somebody presses. False when nothing of a round could be shown. */
  async run(visit: Visit, opening: string): Promise<boolean> {
    // Whatever match was open waits.
    await this.doors.host.leave();
    for (let first: string | null = opening; !visit.pressed; first = null)
      if (!(await this.round(visit, first)) && !visit.pressed) return false;
    return true;
  }

  private async round(visit: Visit, opening: string | null): Promise<boolean> {
    const turns = this.order.round(opening);
    let shown = 0;
    let before: ReelTurn | null = null;
    for (let turn = turns.shift(); turn && !visit.pressed; turn = turns.shift()) {
      const ready = await this.announce(turn, before, visit);
      if (visit.pressed) {
        // It has not been shown: it comes another time.
        this.order.giveBack([turn, ...turns]);
        break;
      }
      if (!ready) continue;
      await this.show(ready, visit, before === null);
      shown++;
      before = turn;
    }
    return shown > 0;
  }

  /** Shows what comes, behind the velvet, while it is fetched. */
  private async announce(turn: ReelTurn, before: ReelTurn | null, visit: Visit): Promise<Ready | null> {
    const { scene, prompter } = this.doors;
    const { frame, form, ...facts } = { ...stagedGames[turn.game], frame: () => scene.windowFrame };
    // The ceremony is the end of such a game as was just shown.
    if (turn.kind === 'ceremony' && turn.game === before?.game) return this.fetch(turn);
    visit.game = before ? turn.game : null;
    if (!before) this.soundTitle();
    const draw = (): Screen =>
      before
        ? gameCardScreen({ ...facts, counts: form.counts, frame: frame() })
        : titleScreen({
            ...{ games: gamesOnTitle(), waiting: null, countdown: null, fires: true, focus: null, frame: frame() },
            language: languageAfter(language()).title,
          });
    const coming = this.fetch(turn);
    // It is awaited below; a failure before that is told there.
    coming.catch(() => {});
    prompter.rest(() => (before ? swept(draw(), 'away') : draw()));
    await prompter.after((before ? reelTimes.card : reelTimes.title) - sweepTime);
    const ready = visit.pressed ? null : await coming;
    if (visit.pressed) return null;
    prompter.rest(() => swept(draw(), 'across', !before));
    await prompter.after(sweepTime);
    return ready;
  }

  private soundTitle(): void {
    const { sound } = this.doors.prompter;
    sound.bed(true);
    sound.music('title', false);
  }

  private async fetch(turn: ReelTurn): Promise<Ready | null> {
    const { lists, host, brought } = this.doors;
    const cut = lists[turn.game][turn.kind === 'cut' ? 'cuts' : 'ceremonies'][turn.n];
    if (!(await brought(turn.game))) return null;
    const names = emblems.map(({ name }) => name);
    const retold = await host.retellClip(cut.clip, names);
    if (retold.ok) return { turn, cut, retold };
    console.warn(`A cut of ${turn.game} cannot be shown: ${retold.refused.code}.`);
    return null;
  }

  /** Shows a cut; `smoke`: that of the title's guns clears on it. */
  private async show({ turn, cut, retold }: Ready, visit: Visit, smoke: boolean): Promise<void> {
    const { scene, prompter, asked, watch } = this.doors;
    const { game } = turn;
    const speed = asked.speedSaid ? asked.speed : cut.speed;
    scene.cast.kit.face = cut.clip.levels[0];
    visit.game = game;
    const rests = turn.kind === 'cut' ? reelTimes.cutRests : reelTimes.ceremonyRests;
    const of = sweepTime + cut.length + rests;
    const begun = prompter.clock;
    const past = () => prompter.clock - begun;
    const retelling = new Retelling(scene, prompter.sound, retold.facts, speed);
    const seen = retelling.seenIn(retold.story);
    visit.show = retelling;
    scene.cast.caption(null);
    const seats = cut.clip.levels.length;
    const takeBack = scene.cast.lent.take(besideCall(scene, game, seats));
    try {
      retelling.show(cut.from, seen);
      prompter.rest(
        () =>
          callOver(scene, {
            ...{ game, seats, left: Math.max(0, of - past()), of, opening: past() < sweepTime, smoke },
            stake: turn.kind === 'cut' && past() < sweepTime + reelTimes.stake ? retelling.stake(seen, cut.from) : null,
          }),
        () => visit.eachSecond(),
      );
      await watch(retelling, async () => {
        // Nothing is told behind the velvet.
        await scene.reel.wait(sweepTime);
        await retelling.tellOn(seen);
        if (!visit.pressed) await scene.reel.wait(rests);
      });
      visit.show = null;
      if (!visit.pressed) {
        prompter.rest(() => swept(callOver(scene, { game, seats, left: 0, of, opening: false }), 'across'));
        await prompter.after(sweepTime);
        scene.cast.bare();
      }
    } finally {
      takeBack();
    }
  }
}
