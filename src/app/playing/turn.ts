/** One person's turn: asks in the open, behind the curtain, or first there and then in the open, until they have acted. */
import type { Revealed, Said } from '../../host/port.ts';
import type { Screen } from '../../presentation/screens/sketch.ts';
import type { Seat } from '../../rules/game.ts';
import { type AskedAt, Asking } from './asking.ts';
import { HandOver } from './hand-over.ts';
import { askOpenly } from './in-the-open.ts';
import { act, actionsOf, isShared, type Sitting, turnOf } from './sitting.ts';

/**
 * Takes a seat's turn. Resolves with the message that ends it, also when the question is withdrawn, or with null when
 * the game was left.
 */
export async function takeTurn(sitting: Sitting, at: AskedAt): Promise<Said | null> {
  const { host, prompter, game, narrator, firstLines, pause } = sitting;
  const { human } = game;
  const asking = new Asking(sitting, at);
  const { seat } = asking.question;
  const shared = isShared(sitting);
  const handOver = new HandOver(sitting);
  const own = (human.listed || human.hears) && !shared ? await lookOf(sitting, seat) : null;
  const legal = human.listed && !shared ? (own?.legal ?? []) : undefined;
  const news = own?.news;
  const asked = () => turnOf(sitting, seat, { view: asking.view, asks: asking.asks, looking: !shared, legal, news });
  // Tables with a place of their own for the pause have none beside it.
  const again = game.pauseAt === undefined;
  // Whoever plots on a chart takes their time, and several people talk.
  const kind = shared || game.secret === 'chart' ? 'long-question' : 'question';
  const place = {};
  let open = asked();
  // What was said on another turn, or before something was taken back, counts no more.
  firstLines.forget();
  let undo = await pause.undoSeat();
  let state = human.begin(open);
  for (;;) {
    if (shared && human.secret(open)) {
      const shown = await handOver.run(asking, undo);
      if (shown === 'leave') return null;
      if (shown === 'withdrawn') return host.next();
      if ('said' in shown) return shown.said;
      continue;
    }
    const [turn, drawn] = [open, state];
    const firstLine = (screen: Screen) => firstLines.over(screen, turn, drawn);
    const advise = () => sitting.advising?.ask(asking, turn, drawn);
    const answer = await askOpenly(sitting, { kind, asking, undo, again, place, firstLine, advise }, (focus) =>
      human.screen(turn, drawn, focus),
    );
    if (answer === 'leave') return null;
    if (answer === 'withdrawn') return host.next();
    if ('told' in answer) return answer.told;
    const step = human.press(open, state, answer.pick);
    if ('refuse' in step) prompter.refuse(step.refuse);
    else if ('act' in step || 'acts' in step) {
      const acted = await act(sitting, asking, actionsOf(step));
      if (acted) return acted;
      state = human.begin(open);
    } else if ('quietly' in step) {
      const acted = await act(sitting, asking, [step.quietly]);
      if (!acted) continue;
      if (acted.events.length > 0) return acted;
      narrator.keep(acted);
      const said = await host.next();
      if (!asking.goesOn(said)) return said;
      asking.view = acted.view;
      open = asked();
      undo = await pause.undoSeat();
      state = step.state;
    } else if ('ask' in step) {
      const shown = await handOver.run(asking, undo);
      if (shown === 'leave') return null;
      if (shown === 'withdrawn') return host.next();
      if ('said' in shown) return shown.said;
      state = shown.open;
    } else {
      state = step.state;
      if (human.laid) narrator.controller.show(human.laid(open, state));
    }
  }
}

/** Gives what the only person sees and may do; nothing of it stays with the host. */
async function lookOf({ host }: Sitting, seat: Seat): Promise<Revealed | null> {
  const look = await host.reveal(seat);
  await host.cover();
  return look;
}
