/**
 * A match with people: tells what happened, asks whoever is to act, hands the screen over behind the curtain. A private
 * view is held only between reveal and cover, in one variable of one function; nothing else ever keeps it.
 */
import { SceneController } from '../controller/scene-controller.ts';
import type { Speed } from '../controller/speed.ts';
import type { Batch, HostPort, MatchFacts } from '../host/port.ts';
import type { GameAction, Seat } from '../rules/game.ts';
import type { Turn } from '../stage/human.ts';
import { tables } from '../stage/index.ts';
import { looks } from '../stage/looks.ts';
import { curtainScreen } from '../stage/screens/curtain.ts';
import { overScreen } from '../stage/screens/over.ts';
import { pauseScreen } from '../stage/screens/pause.ts';
import type { TableScene } from '../stage/table-scene.ts';
import type { Answer, Front } from './front.ts';

/** Without a hand on anything a look ends by itself (decision 14). */
const coverAfter = 20_000;

export type Ending = 'again' | 'title';

export class Play {
  readonly controller: SceneController<object, { type: string }>;
  private readonly scene: TableScene;
  private readonly front: Front;
  private readonly host: HostPort;
  private readonly facts: MatchFacts;
  private readonly names: string[];
  private readonly game: (typeof tables)[string];
  private left = false;

  constructor(scene: TableScene, front: Front, host: HostPort, facts: MatchFacts, speed: Speed) {
    this.scene = scene;
    // Trays and targets are drawn for 16:9.
    scene.setShaped(false);
    this.front = front;
    this.host = host;
    this.facts = facts;
    this.game = tables[facts.game];
    this.names = facts.players.map((player) => player.name);
    this.controller = new SceneController(scene.cast, scene.reel, this.game.script, this.names);
    this.controller.speed = speed;
    this.controller.onFailure = (event, error) => console.error(`The beat of ${event} failed.`, error);
  }

  /** Plays on from the first batch: an opening with events, or a resumed match without. */
  async run(first: Batch): Promise<Ending> {
    let batch = first;
    if (first.events.length > 0) this.controller.open(first.view);
    else this.controller.show(first.view);
    this.front.onPress = () => this.controller.skip();
    await this.tell(batch);
    while (!batch.over && !this.left) {
      const next = batch.people.length > 0 ? await this.turn(batch) : await this.host.advance();
      if (!next) continue;
      batch = next;
      await this.tell(batch);
    }
    this.front.onPress = () => {};
    return this.left ? 'title' : this.after();
  }

  private async tell(batch: Batch): Promise<void> {
    this.front.clear();
    const packs = batch.events.flatMap((event) => this.game.needs[event.type] ?? []);
    await Promise.all(packs.map((pack) => this.scene.art.load(pack)));
    await this.controller.play(batch);
  }

  private get shared(): boolean {
    return this.facts.viewer === 'table';
  }

  /** One person acts, or leaves. Null when the game was left. */
  private async turn(batch: Batch): Promise<Batch | null> {
    const [seat] = batch.people;
    const open = this.turnOf(seat, batch, batch.view, !this.shared);
    const { human } = this.game;
    let state = human.begin(open);
    for (;;) {
      const secret = human.secret(open);
      if (secret && this.shared) {
        const shown = await this.behindCurtain(seat, batch);
        if (shown === 'left') return null;
        if ('batch' in shown) return shown.batch;
        continue;
      }
      const answer = await this.front.ask((focus) => human.screen(open, state, focus));
      if ('back' in answer) {
        if (await this.pause()) return null;
        continue;
      }
      if (!('pick' in answer)) continue;
      const step = human.press(open, state, answer.pick);
      if ('refuse' in step) this.front.refuse(step.refuse);
      else if ('act' in step) {
        const acted = await this.act(seat, step.act);
        if (acted) return acted;
        state = human.begin(open);
      } else if ('ask' in step) {
        const shown = await this.behindCurtain(seat, batch);
        if (shown === 'left') return null;
        if ('batch' in shown) return shown.batch;
        state = shown.open;
      } else state = step.state;
    }
  }

  /**
   * Curtain, reveal, choosing, cover. Comes back with the batch of the action played, or, where the choice goes on in the
   * open, with what the room may know of it.
   */
  private async behindCurtain(seat: Seat, batch: Batch): Promise<{ batch: Batch } | { open: unknown } | 'left'> {
    for (;;) {
      const answer = await this.front.ask((focus) => this.curtain(seat, batch, focus));
      if ('back' in answer) {
        if (await this.pause()) return 'left';
        continue;
      }
      if (!('pick' in answer)) continue;
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
    const look = await this.host.look(seat);
    if (!look) return 'covered';
    this.front.sound.play('curtain-open');
    const turn = this.turnOf(seat, batch, look.view, true);
    let state = look.plan ?? human.begin(turn);
    for (;;) {
      const drawn = state;
      const answer: Answer = await this.front.ask((focus) => human.screen(turn, drawn, focus), {
        idle: coverAfter,
        private: true,
      });
      const step = 'pick' in answer ? human.press(turn, state, answer.pick) : { ask: 'hide' as const, state };
      if ('refuse' in step) this.front.refuse(step.refuse);
      else if ('act' in step) {
        await this.cover();
        const acted = await this.act(seat, step.act);
        return acted ? { batch: acted } : 'covered';
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
    return { seat, names: this.names, view, choices, looking, curtain: this.shared };
  }

  private async act(seat: Seat, action: GameAction): Promise<Batch | null> {
    const acted = await this.host.act(seat, action);
    if (acted.ok) {
      // Saved: from here on no accident can take this action back.
      performance.mark('acknowledged');
      return acted.batch;
    }
    this.front.refuse(this.game.human.refusal(acted.code));
    return null;
  }

  private curtain(seat: Seat, batch: Batch, focus: string | null) {
    const people = batch.people.map((s) => ({ name: this.names[s], look: looks[s].id, now: s === seat }));
    return curtainScreen({ game: this.game.title, name: this.names[seat], look: looks[seat].id, people, focus });
  }

  /** True when the table is left. */
  private async pause(): Promise<boolean> {
    const answer = await this.front.ask((focus) => pauseScreen(focus));
    this.left = 'pick' in answer && answer.pick === 'leave';
    return this.left;
  }

  private async after(): Promise<Ending> {
    const answer = await this.front.ask((focus) => overScreen(focus));
    return 'pick' in answer && answer.pick === 'again' ? 'again' : 'title';
  }
}
