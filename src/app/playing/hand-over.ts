/**
 * The hand-over: curtain, reveal, choosing, cover. A private view is held only between reveal and cover, in one variable
 * of one function; nothing else ever keeps it. It is fetched in one place, and the front shows it only if nothing private
 * had to go since the look began.
 */
import type { Revealed, Said } from '../../host/port.ts';
import { lookId } from '../../presentation/captains.ts';
import { adviceId } from '../../presentation/screens/advice.ts';
import { curtainScreen } from '../../presentation/screens/curtain.ts';
import type { Screen } from '../../presentation/screens/sketch.ts';
import type { Seat } from '../../rules/game.ts';
import { hesitates } from '../telling/first-lines.ts';
import type { Asking } from './asking.ts';
import { askOpenly } from './in-the-open.ts';
import { act, actionsOf, type Sitting, turnOf } from './sitting.ts';

/** The answer to the action that was played or, where the choice goes on in the open, what the room may know of it. */
type Shown = { said: Said } | { open: unknown };

const sent = ({ view, legal, news }: Revealed) => ({ view, legal, news });

export class HandOver {
  private readonly sitting: Sitting;

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  /** Runs until the seat has played, goes on in the open or is not asked any more, or until the game is left. */
  async run(asking: Asking, undo: Seat | null): Promise<Shown | 'withdrawn' | 'leave'> {
    const place = {};
    for (;;) {
      const answer = await askOpenly(this.sitting, { kind: 'curtain', asking, undo, again: true, place }, (focus) =>
        this.curtain(asking, focus),
      );
      if (answer === 'leave' || answer === 'withdrawn') return answer;
      if ('told' in answer) return { said: answer.told };
      const looked = await this.look(asking);
      if (looked !== 'covered') return looked;
    }
  }

  /**
   * Gives one look, from reveal to cover. The private view lives in this call's frame only, which is gone before
   * anything else is shown; an unfinished choice goes to the host.
   */
  private async look(asking: Asking): Promise<Shown | 'covered'> {
    const { sitting } = this;
    const { seat } = asking.question;
    const { prompter, game, pads, firstLines, explaining, advising } = sitting;
    const { human } = game;
    const { lapses } = prompter;
    const look = await this.fetch(asking, lapses);
    if (!look) return 'covered';
    prompter.sound.play('curtain-open');
    let turn = turnOf(sitting, seat, { asks: asking.asks, ...sent(look), looking: true });
    let state = look.plan ?? human.begin(turn);
    const place = {};
    for (;;) {
      const drawn = state;
      const whole = (focus: string | null) =>
        firstLines.over(explaining.over(human.screen(turn, drawn, focus), focus, 'private'), turn, drawn);
      const options = { private: lapses, owner: pads.owner(seat), standing: asking };
      const answer = await prompter.ask(whole, { ...options, fades: hesitates, kind: game.secret ?? 'hand', place });
      if ('pick' in answer && answer.pick === 'explain') {
        await explaining.run(() => whole(null), turn.view, options);
        continue;
      }
      if ('what' in answer) {
        await explaining.one(answer.what, () => whole(null), turn.view, options);
        continue;
      }
      if ('pick' in answer && answer.pick === adviceId) {
        await advising?.ask(asking, turn, drawn);
        continue;
      }
      if (asking.withdrawn) {
        await this.cover();
        return 'covered';
      }
      const step = 'pick' in answer ? human.press(turn, state, answer.pick) : { ask: 'hide' as const, state };
      if ('refuse' in step) prompter.refuse(step.refuse);
      else if ('act' in step || 'acts' in step) {
        await this.cover();
        const acted = await act(sitting, asking, actionsOf(step));
        return acted ? { said: acted } : 'covered';
      } else if ('quietly' in step) {
        const acted = await act(sitting, asking, [step.quietly]);
        if (!acted) continue;
        const said = acted.events.length === 0 ? await sitting.host.next() : acted;
        const further = asking.goesOn(said) ? await this.fetch(asking, lapses) : null;
        if (!further) {
          await this.cover();
          if (said !== acted) sitting.narrator.keep(acted);
          return { said };
        }
        turn = turnOf(sitting, seat, { asks: asking.asks, ...sent(further), looking: true });
        state = step.state;
      } else if ('ask' in step) {
        const open = human.open(turn, step.state);
        await this.cover(step.state);
        return open === null ? 'covered' : { open };
      } else state = step.state;
    }
  }

  /**
   * Fetches the private view. Null when something private had to go at once since the look began with so many `lapses`,
   * or when somebody wants something else by now.
   */
  private async fetch({ question: { seat } }: Asking, lapses: number): Promise<Revealed | null> {
    const { host, prompter } = this.sitting;
    const look = await host.reveal(seat);
    if (look && prompter.lapses === lapses && !prompter.waits()) return look;
    await host.cover();
    return null;
  }

  private async cover(plan?: unknown): Promise<void> {
    const { prompter, host, firstLines } = this.sitting;
    prompter.clear();
    firstLines.forget();
    prompter.sound.play('curtain-close');
    await host.cover(plan);
  }

  private curtain({ question: { seat }, asks, view }: Asking, focus: string | null): Screen {
    const { facts, names, game, preferences, prompter } = this.sitting;
    // Where they take turns, all of them are shown: who is next sees that they are.
    const everybody = facts.players.flatMap(({ kind }, s) => (kind === 'person' ? [s] : []));
    const coming = asks.length > 1 ? asks.map((each) => each.seat) : everybody;
    return curtainScreen({
      cards: game.waiting?.(view, seat),
      game: game.title,
      name: names[seat],
      look: lookId(seat),
      people: coming.map((s) => ({ name: names[s], look: lookId(s), now: s === seat })),
      secret: game.secret,
      hold: preferences.settings.hold,
      focus,
      frame: prompter.frame,
    });
  }
}
