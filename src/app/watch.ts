/**
 * A game that is over, told once more on the table as the room saw it: plays by itself, pauses, steps to and fro. Going
 * forward tells the events; going back shows the table as it was.
 */
import { SceneController } from '../controller/scene-controller.ts';
import { type Speed, speeds } from '../controller/speed.ts';
import type { Retold } from '../host/port.ts';
import { type StagedGame, staged } from '../stage/index.ts';
import { replayScreen } from '../stage/screens/replay.ts';
import type { TableScene } from '../stage/table-scene.ts';
import { follow } from './band.ts';
import type { Answer, Front } from './front.ts';
import { type Landmarks, landmarks } from './landmarks.ts';

/** Nobody watches any more. */
const leftAlone = 180_000;

export class Watch {
  readonly controller: SceneController<object, { type: string }>;
  private readonly scene: TableScene;
  private readonly front: Front;
  private readonly game: StagedGame;
  private readonly story: Extract<Retold, { ok: true }>['story'];
  /** The table after the set-up and after every action. */
  private readonly views: object[];
  private readonly marks: Landmarks;
  private at = 0;
  private playing = true;
  /** Plays the next step only. */
  private once = false;
  private left = false;

  constructor(scene: TableScene, front: Front, { facts, story }: Extract<Retold, { ok: true }>, speed: Speed) {
    this.scene = scene;
    this.front = front;
    this.game = staged(facts.game);
    scene.setShaped(false);
    this.story = story;
    const names = facts.players.map((player) => player.name);
    this.controller = new SceneController(scene.cast, scene.reel, this.game.script, names);
    this.marks = landmarks(this.game, story, names);
    this.controller.speed = speed;
    follow(this.controller, front.sound, facts.game);
    this.controller.onFailure = (event, error) => console.error(`The beat of ${event} failed.`, error);
    const { tell } = this.game.script;
    let view = story.start;
    this.views = story.ends.map((end, i) => {
      if (i > 0) view = story.events.slice(story.ends[i - 1], end).reduce(tell, view);
      return view;
    });
  }

  async run(): Promise<void> {
    this.controller.show(this.views[0]);
    let asked = this.ask();
    while (!this.left) {
      const telling = this.playing ? this.tell() : null;
      const answer = await Promise.race(telling ? [asked, telling] : [asked]);
      if (answer) {
        // A press in the middle of a step shows where it leads, then does what it means.
        this.controller.skip();
        if (telling) this.front.sound.stopCues();
        await telling;
        this.press(answer);
        asked = this.ask();
      } else this.front.redraw();
    }
    this.front.clear();
  }

  private ask(): Promise<Answer> {
    return this.front.ask(
      (focus) => {
        const { at, playing } = this;
        const of = this.views.length - 1;
        return replayScreen({ at, of, playing, speed: this.controller.speed, marks: this.marks, focus });
      },
      { idle: leftAlone },
    );
  }

  /** One step forward. */
  private async tell(): Promise<null> {
    const events = this.story.events.slice(this.story.ends[this.at], this.story.ends[this.at + 1]);
    const packs = events.flatMap((event) => this.game.needs[event.type] ?? []);
    await Promise.all(packs.map((pack) => this.scene.art.load(pack)));
    await this.controller.play({ events, view: this.views[this.at + 1] });
    this.at++;
    if (this.once || this.at === this.views.length - 1) this.playing = false;
    this.once = false;
    return null;
  }

  private press(answer: Answer): void {
    if ('turn' in answer) {
      this.scrub(this.at + answer.by);
      return;
    }
    if (!('pick' in answer) || answer.pick === 'leave') {
      this.left = true;
      return;
    }
    const last = this.views.length - 1;
    const { pick } = answer;
    if (pick === 'speed') {
      const all = Object.keys(speeds) as Speed[];
      this.controller.speed = all[(all.indexOf(this.controller.speed) + 1) % all.length];
    } else if (pick === 'play') {
      // From the end it begins anew.
      if (!this.playing && this.at === last) this.jump(0);
      this.playing = !this.playing;
    } else if (pick === 'step') {
      // In the middle of a step this one has just come to its end; else the next one is told.
      this.once = !this.playing && this.at < last;
      this.playing = this.once;
    } else if (pick === 'turn') {
      // The step itself is told, from the table before it.
      const next = this.marks.turns.find((step) => step > this.at);
      if (next === undefined) return;
      this.jump(next - 1);
      this.once = true;
      this.playing = true;
    } else if (pick.startsWith('to:')) this.scrub(Number(pick.slice(3)));
    else this.scrub(pick === 'last' ? last : this.at - 1);
  }

  private scrub(to: number): void {
    this.playing = false;
    this.jump(Math.min(this.views.length - 1, Math.max(0, to)));
  }

  private jump(to: number): void {
    this.at = to;
    this.scene.cast.caption(null);
    this.controller.show(this.views[to]);
  }
}
