/**
 * A match with people: tells what happened, asks whoever is to act, hands the screen over behind the curtain. A private
 * view is held only between reveal and cover, in one variable of one function; nothing else ever keeps it.
 */
import type { Batch, HostPort, MatchFacts } from '../host/port.ts';
import type { GameAction, Seat } from '../rules/game.ts';
import type { Turn } from '../stage/human.ts';
import { type StagedGame, staged } from '../stage/index.ts';
import { looks } from '../stage/looks.ts';
import { withControls } from '../stage/screens/controls.ts';
import { curtainScreen } from '../stage/screens/curtain.ts';
import { overScreen } from '../stage/screens/over.ts';
import type { Values } from '../stage/screens/setup-form.ts';
import type { Screen } from '../stage/screens/sketch.ts';
import { recordOf, type ToldVoyage, voyageLine } from '../stage/screens/voyages.ts';
import type { TableScene } from '../stage/table-scene.ts';
import { follow } from './band.ts';
import type { Answer, Front } from './front.ts';
import type { House } from './house.ts';
import { Overlays } from './overlays.ts';
import { Pads } from './pads.ts';
import { Pause, type Paused } from './pause.ts';
import { Telling } from './telling.ts';

/** Without a hand on anything a look ends by itself (decision 14). */
const coverAfter = 20_000;

export type Ending = 'again' | 'title';

export class Play {
  private readonly front: Front;
  private readonly host: HostPort;
  private readonly facts: MatchFacts;
  private readonly names: string[];
  private readonly game: StagedGame;
  private readonly pause: Pause;
  private readonly telling: Telling;
  private left = false;
  /** Of a captain who sails alone: the best voyage with these rules. Never a part of the game. */
  private best: ToldVoyage | null | undefined;

  private readonly house: House;
  readonly pads: Pads;

  /** `owned`: gamepads by seat. */
  constructor(
    scene: TableScene,
    front: Front,
    host: HostPort,
    facts: MatchFacts,
    house: House,
    owned: ReadonlyMap<Seat, number> = new Map(),
  ) {
    this.house = house;
    this.front = front;
    this.host = host;
    this.facts = facts;
    this.game = staged(facts.game);
    // Trays and targets of the others are drawn for 16:9.
    scene.setShaped(this.game.everyShape ?? false);
    this.names = facts.players.map((player) => player.name);
    this.telling = new Telling(scene, front, house, this.game, this.names);
    follow(this.controller, front.sound, facts.game);
    this.telling.pauseAt = (views, frame) =>
      this.game.pauseAt?.(facts.players.length, facts.options as Values, views, frame);
    this.telling.shared = this.shared;
    this.telling.onPause = async (untold) => (await this.paused({ telling: true, untold })) !== 'leave';
    this.pads = new Pads(front, owned, this.names);
    this.pause = new Pause(front, host, new Overlays(front, house), facts);
    this.pause.onWatch = (story, page) => this.telling.again(story, page);
  }

  get controller() {
    return this.telling.controller;
  }

  /** Plays on from the first batch: an opening with events, or a resumed match without. */
  async run(first: Batch): Promise<Ending> {
    let batch = first;
    if (this.facts.players.length === 1) this.best = recordOf(await this.voyages());
    this.telling.best = this.best;
    if (first.events.length > 0) this.controller.open(first.view);
    else this.controller.resume(first.view, await this.host.story());
    await this.telling.tell(batch);
    while (!batch.over && !this.left) {
      const next = batch.people.length > 0 ? await this.turn(batch) : await this.host.advance();
      if (!next) continue;
      batch = next;
      await this.telling.tell(batch);
    }
    this.telling.end();
    return this.left ? 'title' : this.after();
  }

  private async paused(when: { telling: boolean; untold: number }): Promise<Paused> {
    const paused = await this.pause.open(when);
    this.left = paused === 'leave';
    return paused;
  }

  /** Asks in the open, with what is always at hand. */
  private async openly(
    seat: Seat,
    view: object,
    draw: (focus: string | null) => Screen,
    { undo, again }: { undo: Seat | null; again: boolean },
  ) {
    for (;;) {
      await this.pads.wait(seat);
      const answer = await this.front.ask(
        (focus) =>
          withControls(draw(focus), focus, {
            undo: undo !== null,
            pause: this.telling.pauseAt([view], this.telling.frame),
            takeBack: this.game.takeBackAt,
            again,
            who: this.pads.several ? looks[seat].id : undefined,
            aid: this.telling.aid,
          }),
        { owner: this.pads.owner(seat) },
      );
      const pick =
        'back' in answer ? 'pause' : 'second' in answer ? 'last-round' : 'pick' in answer ? answer.pick : null;
      let paused: Paused = 'stay';
      if (pick === 'last-round') await this.pause.again();
      else if (pick === 'aid') this.telling.switchAid();
      else if (pick === 'pause') paused = await this.paused({ telling: false, untold: 0 });
      else if (pick === 'undo' && undo !== null) paused = await this.pause.takeBack(undo);
      else if (pick !== null) return { pick };
      if (paused !== 'stay') return paused;
    }
  }

  private get shared(): boolean {
    return this.facts.viewer === 'table';
  }

  /** One person acts, or leaves. Null when the game was left. */
  private async turn(batch: Batch): Promise<Batch | null> {
    const [seat] = batch.people;
    const { human } = this.game;
    let open = this.turnOf(seat, batch, batch.view, !this.shared);
    let undo = await this.pause.undoSeat();
    let state = human.begin(open);
    // Tables with a place of their own for the pause have none beside it.
    const again = this.game.pauseAt === undefined;
    for (;;) {
      const secret = human.secret(open);
      if (secret && this.shared) {
        const shown = await this.behindCurtain(seat, batch, undo);
        if (shown === 'leave') return null;
        if ('batch' in shown) return shown.batch;
        continue;
      }
      const drawn = state;
      const answer = await this.openly(seat, open.view, (focus) => human.screen(open, drawn, focus), { undo, again });
      if (answer === 'leave') return null;
      if ('batch' in answer) return answer.batch;
      const step = human.press(open, state, answer.pick);
      if ('refuse' in step) this.front.refuse(step.refuse);
      else if ('act' in step || 'acts' in step) {
        const acted = await this.act(seat, actionsOf(step));
        if (acted) return acted;
        state = human.begin(open);
      } else if ('quietly' in step) {
        const acted = await this.act(seat, [step.quietly]);
        if (!acted) continue;
        if (acted.events.length > 0) return acted;
        this.telling.keep(acted);
        open = this.turnOf(seat, acted, acted.view, !this.shared);
        undo = await this.pause.undoSeat();
        state = step.state;
      } else if ('ask' in step) {
        const shown = await this.behindCurtain(seat, batch, undo);
        if (shown === 'leave') return null;
        if ('batch' in shown) return shown.batch;
        state = shown.open;
      } else {
        state = step.state;
        if (human.table) this.controller.show(human.table(open, state));
      }
    }
  }

  /**
   * Curtain, reveal, choosing, cover. Comes back with the batch of the action played, or, where the choice goes on in the
   * open, with what the room may know of it.
   */
  private async behindCurtain(
    seat: Seat,
    batch: Batch,
    undo: Seat | null,
  ): Promise<{ batch: Batch } | { open: unknown } | 'leave'> {
    for (;;) {
      const answer = await this.openly(seat, batch.view, (focus) => this.curtain(seat, batch, focus), {
        undo,
        again: true,
      });
      if (answer === 'leave' || 'batch' in answer) return answer;
      const looked = await this.look(seat, batch);
      if (looked !== 'covered') return looked;
    }
  }

  /**
   * One look, from reveal to cover. The private view lives in this call's frame only, which is gone before anything else
   * is shown; an unfinished choice goes to the host.
   */
  private async look(seat: Seat, batch: Batch): Promise<{ batch: Batch } | { open: unknown } | 'covered'> {
    const { human } = this.game;
    const { lapses } = this.front;
    const look = await this.host.look(seat);
    if (!look) return 'covered';
    // The window was left, or a gamepad unplugged, while the hand was fetched.
    if (this.front.lapses !== lapses) {
      await this.host.cover();
      return 'covered';
    }
    this.front.sound.play('curtain-open');
    let turn = this.turnOf(seat, batch, look.view, true);
    let state = look.plan ?? human.begin(turn);
    for (;;) {
      const drawn = state;
      const answer: Answer = await this.front.ask((focus) => human.screen(turn, drawn, focus), {
        idle: coverAfter,
        private: true,
        owner: this.pads.owner(seat),
      });
      const step = 'pick' in answer ? human.press(turn, state, answer.pick) : { ask: 'hide' as const, state };
      if ('refuse' in step) this.front.refuse(step.refuse);
      else if ('act' in step || 'acts' in step) {
        await this.cover();
        const acted = await this.act(seat, actionsOf(step));
        return acted ? { batch: acted } : 'covered';
      } else if ('quietly' in step) {
        const acted = await this.act(seat, [step.quietly]);
        const further = acted && acted.events.length === 0 ? await this.host.look(seat) : null;
        if (further) {
          turn = this.turnOf(seat, batch, further.view, true);
          state = step.state;
        } else if (acted) {
          await this.cover();
          return { batch: acted };
        }
      } else if ('ask' in step) {
        const open = human.open(turn, step.state);
        await this.cover(step.state);
        return open === null ? 'covered' : { open };
      } else state = step.state;
    }
  }

  private async cover(plan?: unknown): Promise<void> {
    this.front.clear();
    this.front.sound.play('curtain-close');
    await this.host.cover(plan);
  }

  private turnOf(seat: Seat, batch: Batch, view: object, looking: boolean): Turn {
    const choices = batch.choices.find((each) => each.seat === seat)?.actions ?? [];
    const { names, shared: curtain, telling, best } = this;
    return {
      ...{ seat, names, view, choices, looking, curtain, best, unaided: this.telling.aid?.on === false },
      holds: this.house.settings.hold,
      // The window may change its shape while somebody chooses.
      get frame() {
        return telling.frame;
      },
    };
  }

  /** One after the other, told together. A refusal ends it; what was done before stays done. */
  private async act(seat: Seat, actions: readonly GameAction[]): Promise<Batch | null> {
    const told: Batch[] = [];
    for (const action of actions) {
      const acted = await this.host.act(seat, action);
      if (!acted.ok) {
        this.front.refuse(this.game.human.refusal(acted.code));
        break;
      }
      // Saved: from here on no accident can take this action back.
      performance.mark('acknowledged');
      told.push(acted.batch);
    }
    const last = told.at(-1);
    return last ? { ...last, events: told.flatMap(({ events }) => events) } : null;
  }

  private curtain(seat: Seat, batch: Batch, focus: string | null) {
    // Where they take turns, all of them are shown: who is next sees that he is.
    const { players } = this.facts;
    const everybody = players.flatMap(({ kind }, s) => (kind === 'person' ? [s] : []));
    const coming = batch.people.length > 1 ? batch.people : everybody;
    const people = coming.map((s) => ({ name: this.names[s], look: looks[s].id, now: s === seat }));
    return curtainScreen({
      cards: this.game.waiting?.(batch.view, seat),
      game: this.game.title,
      name: this.names[seat],
      look: looks[seat].id,
      people,
      secret: this.game.secret,
      hold: this.house.settings.hold,
      focus,
      frame: this.front.frame,
    });
  }

  private voyages(): Promise<ToldVoyage[]> {
    const { game, options } = this.facts;
    return this.host.voyages(game, { ...options });
  }

  private async after(): Promise<Ending> {
    const voyages = this.facts.players.length === 1 ? await this.voyages() : [];
    const answer = await this.front.ask((focus) => overScreen(focus, voyageLine(voyages), this.telling.frame));
    return 'pick' in answer && answer.pick === 'again' ? 'again' : 'title';
  }
}

const actionsOf = (step: { act: GameAction } | { acts: readonly GameAction[] }): readonly GameAction[] =>
  'act' in step ? [step.act] : step.acts;
