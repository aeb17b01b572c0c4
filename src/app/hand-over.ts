/**
 * The hand-over: curtain, reveal, choosing, cover. A private view is held only between reveal and cover, in one variable
 * of one function; nothing else ever keeps it. It is fetched in one place, and the front shows it only if nothing private
 * had to go since the look began.
 */
import type { Batch, Look } from '../host/port.ts';
import type { Seat } from '../rules/game.ts';
import { emblems } from '../stage/captains.ts';
import { curtainScreen } from '../stage/screens/curtain.ts';
import type { Screen } from '../stage/screens/sketch.ts';
import { askOpenly } from './in-the-open.ts';
import { act, actionsOf, type Sitting, turnOf } from './sitting.ts';

/** The batch of the action played or, where the choice goes on in the open, what the room may know of it. */
type Shown = { batch: Batch } | { open: unknown };

export class HandOver {
  private readonly sitting: Sitting;

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  /** Until the seat has played, goes on in the open, or the game is left. */
  async run(seat: Seat, batch: Batch, undo: Seat | null): Promise<Shown | 'leave'> {
    const place = {};
    for (;;) {
      const open = { seat, view: batch.view, undo, again: true, place };
      const answer = await askOpenly(this.sitting, { kind: 'curtain', ...open }, (focus) =>
        this.curtain(seat, batch, focus),
      );
      if (answer === 'leave' || 'batch' in answer) return answer;
      const looked = await this.look(seat, batch);
      if (looked !== 'covered') return looked;
    }
  }

  /**
   * One look, from reveal to cover. The private view lives in this call's frame only, which is gone before anything else
   * is shown; an unfinished choice goes to the host.
   */
  private async look(seat: Seat, batch: Batch): Promise<Shown | 'covered'> {
    const { sitting } = this;
    const { prompter, game, pads } = sitting;
    const { human } = game;
    const { lapses } = prompter;
    const look = await this.fetch(seat, lapses);
    if (!look) return 'covered';
    prompter.sound.play('curtain-open');
    let turn = turnOf(sitting, seat, { ...batch, view: look.view, looking: true });
    let state = look.plan ?? human.begin(turn);
    const place = {};
    for (;;) {
      const drawn = state;
      const answer = await prompter.ask((focus) => human.screen(turn, drawn, focus), {
        kind: game.secret ?? 'hand',
        private: lapses,
        owner: pads.owner(seat),
        place,
      });
      const step = 'pick' in answer ? human.press(turn, state, answer.pick) : { ask: 'hide' as const, state };
      if ('refuse' in step) prompter.refuse(step.refuse);
      else if ('act' in step || 'acts' in step) {
        await this.cover();
        const acted = await act(sitting, seat, actionsOf(step));
        return acted ? { batch: acted } : 'covered';
      } else if ('quietly' in step) {
        const acted = await act(sitting, seat, [step.quietly]);
        if (!acted) continue;
        const further = acted.events.length === 0 ? await this.fetch(seat, lapses) : null;
        if (!further) {
          await this.cover();
          return { batch: acted };
        }
        turn = turnOf(sitting, seat, { ...batch, view: further.view, looking: true });
        state = step.state;
      } else if ('ask' in step) {
        const open = human.open(turn, step.state);
        await this.cover(step.state);
        return open === null ? 'covered' : { open };
      } else state = step.state;
    }
  }

  /**
   * The private view, or null when something private had to go at once since the look began with so many `lapses`, or
   * somebody wants something else by now.
   */
  private async fetch(seat: Seat, lapses: number): Promise<Look | null> {
    const { host, prompter } = this.sitting;
    const look = await host.look(seat);
    if (look && prompter.lapses === lapses && !prompter.waits()) return look;
    await host.cover();
    return null;
  }

  private async cover(plan?: unknown): Promise<void> {
    const { prompter, host } = this.sitting;
    prompter.clear();
    prompter.sound.play('curtain-close');
    await host.cover(plan);
  }

  private curtain(seat: Seat, batch: Batch, focus: string | null): Screen {
    const { facts, names, game, preferences, prompter } = this.sitting;
    // Where they take turns, all of them are shown: who is next sees that they are.
    const everybody = facts.players.flatMap(({ kind }, s) => (kind === 'person' ? [s] : []));
    const coming = batch.people.length > 1 ? batch.people : everybody;
    return curtainScreen({
      cards: game.waiting?.(batch.view, seat),
      game: game.title,
      name: names[seat],
      look: emblems[seat].id,
      people: coming.map((s) => ({ name: names[s], look: emblems[s].id, now: s === seat })),
      secret: game.secret,
      hold: preferences.settings.hold,
      focus,
      frame: prompter.frame,
    });
  }
}
