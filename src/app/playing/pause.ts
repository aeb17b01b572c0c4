/** The game waits. From here lead the ways to settings, rules and what happened, back into the game and out of it. */
import type { HostPort, MatchFacts, News, Story } from '../../host/port.ts';
import { staged } from '../../presentation/index.ts';
import type { LogPage, LogRow } from '../../presentation/screens/log.ts';
import { pauseScreen } from '../../presentation/screens/pause.ts';
import type { Values } from '../../presentation/screens/setup-form.ts';
import type { Seat } from '../../rules/game.ts';
import { shellWords } from '../../words/house/house.ts';
import type { Prompter } from '../prompts/prompter.ts';
import type { Overlays } from '../settings/overlays.ts';
import { changeCaptains } from './captains.ts';
import type { Part } from './narrator.ts';

export type Paused = 'stay' | 'leave' | { told: News };

export class Pause {
  /** Shows a page of the log, or some moments of it, once more on the table. */
  onWatch: (story: Story, part: Part) => Promise<void> = async () => {};
  readonly prompter: Prompter;
  readonly host: HostPort;
  readonly facts: MatchFacts;
  private readonly overlays: Overlays;

  constructor(prompter: Prompter, host: HostPort, overlays: Overlays, facts: MatchFacts) {
    this.prompter = prompter;
    this.host = host;
    this.overlays = overlays;
    this.facts = facts;
  }

  /**
   * Opens the pause. In the middle of a story nothing is taken back, and that story, the last `untold` events, is not
   * told before its time. `resit` means that other captains sit at the table, which is to be taken up anew.
   */
  async open({ telling, untold }: { telling: boolean; untold: number }): Promise<Paused | 'resit'> {
    const game = staged(this.facts.game);
    const undo = telling ? null : await this.judgeUndo();
    const refusal = () => (undo && 'reason' in undo ? reasonOf(undo.reason) : null);
    const saved = (await this.host.pulse()).unsaved === null;
    for (;;) {
      const answer = await this.prompter.ask(
        (focus) =>
          pauseScreen({
            saved,
            lesson: this.facts.id === null,
            log: game.log !== undefined,
            again: game.log !== undefined && !telling,
            rules: game.rules !== undefined,
            // The match is taken up anew afterwards, so it has to be kept, and nothing of it may be untold.
            captains: !telling && this.facts.id !== null,
            undo: undo && { refusal: refusal() },
            focus,
            frame: this.prompter.frame,
          }),
        { kind: 'pause', place: this },
      );
      if (!('pick' in answer)) {
        if ('turn' in answer) continue;
        return 'stay';
      }
      if (answer.pick === 'leave') return 'leave';
      if (answer.pick === 'captains') {
        if (await changeCaptains(this)) return 'resit';
      } else if (answer.pick === 'settings') await this.overlays.settings({ cabin: false });
      else if (answer.pick === 'log') await this.log(telling, untold);
      else if (answer.pick === 'last-round') {
        await this.again();
        return 'stay';
      } else if (answer.pick === 'rules') await this.overlays.rules({ ...this.table(), cabin: false });
      else if (answer.pick === 'undo' && undo && 'seat' in undo) return this.takeBack(undo.seat);
      else return 'stay';
    }
  }

  private async log(telling: boolean, untold: number): Promise<void> {
    const story = await this.host.story();
    const { log } = staged(this.facts.game);
    if (!story || !log || this.prompter.waits(this)) return;
    const names = this.facts.players.map((player) => player.name);
    const pages = log(story.events.slice(0, story.events.length - untold), names, story.start);
    let page = Math.max(0, lastTold(pages));
    for (;;) {
      const watched = await this.overlays.log(pages, page, !telling);
      if (watched === null) return;
      page = watched.page;
      const { rows, from, to } = pages[page];
      const moments = watched.row === null ? undefined : rows[watched.row].moments;
      await this.onWatch(story, { from, to, moments });
    }
  }

  /** Tells the last round once more, at one press. */
  async again(): Promise<void> {
    const story = await this.host.story();
    const { log } = staged(this.facts.game);
    if (!story || !log || this.prompter.waits()) return;
    const names = this.facts.players.map((player) => player.name);
    const pages = log(story.events, names, story.start).filter((page) => page.from < page.to);
    const page = pages[lastTold(pages)];
    if (!page) this.prompter.refuse(shellWords().nothingYet);
    else if (page.sealed) this.prompter.refuse(shellWords().sealed);
    else await this.onWatch(story, page);
  }

  private table() {
    const { game, players, options } = this.facts;
    return { game, seats: players.length, values: options as Values };
  }

  /** Gives the seat whose latest action can be taken back, or null. */
  async undoSeat(): Promise<Seat | null> {
    const undo = await this.judgeUndo();
    return 'seat' in undo ? undo.seat : null;
  }

  async takeBack(seat: Seat): Promise<Paused> {
    const refused = await this.host.undo(seat);
    const told = refused ? null : await this.host.next();
    if (told?.said === 'told') return { told };
    this.prompter.refuse(reasonOf(refused?.code ?? 'STANDS'));
    return 'stay';
  }

  private async judgeUndo(): Promise<{ seat: Seat } | { reason: string }> {
    const people = this.facts.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    let reason = 'STANDS';
    for (const seat of people) {
      const refused = await this.host.whyNoUndo(seat);
      if (refused === null) return { seat };
      reason = refused.code;
    }
    return { reason };
  }
}

/** Finds the last page with something to say; a round in which nothing has been done yet has nothing. */
const lastTold = (pages: readonly LogPage[]): number => pages.findLastIndex(({ rows }) => rows.some(hasSomething));

const hasSomething = ({ cells, moments, title }: LogRow): boolean =>
  cells.length > 0 ? cells.some((cards) => cards.length > 0) || (moments ?? []).length > 1 : title !== '';

const reasonOf = (code: string): string => shellWords().noUndo[code] ?? shellWords().noUndo.STANDS;
