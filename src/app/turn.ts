/** One person's turn: asks in the open, behind the curtain, or first there and then in the open, until they have acted. */
import type { Batch } from '../host/port.ts';
import { HandOver } from './hand-over.ts';
import { askOpenly } from './in-the-open.ts';
import { act, actionsOf, isShared, type Sitting, turnOf } from './sitting.ts';

/** Comes back with what happened, or null when the game was left. */
export async function takeTurn(sitting: Sitting, batch: Batch): Promise<Batch | null> {
  const { prompter, game, narrator, pause } = sitting;
  const { human } = game;
  const [seat] = batch.people;
  const shared = isShared(sitting);
  const handOver = new HandOver(sitting);
  const asked = (now: Batch) => turnOf(sitting, seat, { ...now, looking: !shared });
  // Tables with a place of their own for the pause have none beside it.
  const again = game.pauseAt === undefined;
  const place = {};
  let open = asked(batch);
  let undo = await pause.undoSeat();
  let state = human.begin(open);
  for (;;) {
    if (shared && human.secret(open)) {
      const shown = await handOver.run(seat, batch, undo);
      if (shown === 'leave') return null;
      if ('batch' in shown) return shown.batch;
      continue;
    }
    const [turn, drawn] = [open, state];
    const answer = await askOpenly(sitting, { kind: 'question', seat, view: open.view, undo, again, place }, (focus) =>
      human.screen(turn, drawn, focus),
    );
    if (answer === 'leave') return null;
    if ('batch' in answer) return answer.batch;
    const step = human.press(open, state, answer.pick);
    if ('refuse' in step) prompter.refuse(step.refuse);
    else if ('act' in step || 'acts' in step) {
      const acted = await act(sitting, seat, actionsOf(step));
      if (acted) return acted;
      state = human.begin(open);
    } else if ('quietly' in step) {
      const acted = await act(sitting, seat, [step.quietly]);
      if (!acted) continue;
      if (acted.events.length > 0) return acted;
      narrator.keep(acted);
      open = asked(acted);
      undo = await pause.undoSeat();
      state = step.state;
    } else if ('ask' in step) {
      const shown = await handOver.run(seat, batch, undo);
      if (shown === 'leave') return null;
      if ('batch' in shown) return shown.batch;
      state = shown.open;
    } else {
      state = step.state;
      if (human.laid) narrator.controller.show(human.laid(open, state));
    }
  }
}
