/**
 * Measures the light of a game as it is told: events one after the other, with the controller's own pace, waits and words.
 * Where the light is too much (docs/decisions.md, light) it says what was told in that second.
 */
import { flashLimits } from '../../src/controller/flash-governor.ts';
import type { Script } from '../../src/controller/room.ts';
import { SceneController } from '../../src/controller/scene-controller.ts';
import { type Speed, speeds } from '../../src/controller/speed.ts';
import type { Batch } from '../host/desk.ts';
import type { Frame } from './light.ts';
import { type OpenStage, settle } from './open-stage.ts';
import { isLit, lightOf, look, type Shots } from './watch-light.ts';

export interface Telling {
  script: Script<object, { type: string }>;
  names: readonly string[];
  speed: Speed;
  /** Milliseconds between two frames. */
  step: number;
}

/** Milliseconds that are measured at once, and those of them that are measured again with what follows. */
const stretch = 5000;
const again = 2200;
/** Milliseconds for which a table is still watched after its last light: so long a pulse may take. */
const after = 1000;

export class GameWatch {
  /** Breaks of the rule, each with what was told about it. */
  readonly broken: string[] = [];
  private readonly stage: OpenStage;
  private readonly telling: Telling;
  private readonly controller: SceneController<object, { type: string }>;
  private readonly shots: Shots = { effects: [], picture: [], darkness: [] };
  private readonly beats: { at: number; what: string }[] = [];
  private litAt = Number.NEGATIVE_INFINITY;
  private readonly brokenAt = new Set<string>();

  constructor(stage: OpenStage, telling: Telling) {
    this.stage = stage;
    this.telling = telling;
    const { cast, reel } = stage.scene;
    this.controller = new SceneController(cast, reel, telling.script, telling.names);
    this.controller.speed = telling.speed;
    this.controller.onBeat = (event) => this.beats.push({ at: stage.now(), what: JSON.stringify(event) });
  }

  open(view: object): void {
    this.controller.open(view);
    this.stage.step(3000);
  }

  /** Tells an action that nobody watches. */
  async pass(batch: Batch): Promise<void> {
    const story = this.controller.play(batch);
    this.controller.skip();
    await story;
  }

  /** Tells an action, frame by frame. */
  async tell(batch: Batch): Promise<void> {
    let over = false;
    void this.controller.play(batch).then(() => {
      over = true;
    });
    while (!over) {
      this.frame();
      await settle();
    }
  }

  /** Measures what is left. */
  end(): void {
    if (this.shots.picture.length > 1) this.measure();
    for (const frames of Object.values(this.shots)) frames.splice(0);
  }

  private frame(): void {
    const { stage, shots } = this;
    const { step } = this.telling;
    const idle = stage.now() - this.litAt > after;
    if (idle && !isLit(stage)) {
      stage.step(step);
      if (!isLit(stage)) return;
      // It began in this frame.
      this.litAt = stage.now();
      this.add(look(stage, 0));
      return;
    }
    if (isLit(stage)) this.litAt = stage.now();
    this.add(look(stage, step));
    const lasts = stage.now() - shots.picture[0].at;
    if (stage.now() - this.litAt > after) this.end();
    else if (lasts >= stretch) {
      this.measure();
      const from = shots.picture.findIndex(({ at }) => at >= stage.now() - again);
      for (const frames of Object.values(shots)) frames.splice(0, from);
    }
  }

  /** Adds a frame; before the first of them lay the table without light. */
  private add(frame: ReturnType<typeof look>): void {
    const at = frame.picture.at - this.telling.step;
    const { shots } = this;
    if (shots.picture.length === 0) {
      const nothing = new Float32Array(frame.picture.seen.length);
      const unlit = ({ made }: Frame, seen: Float32Array) => seen.map((value, i) => value - made[i]);
      const { effects, picture } = frame;
      shots.effects.push({ at, seen: nothing, made: nothing, picture: unlit(effects, effects.picture ?? nothing) });
      shots.picture.push({ at, seen: unlit(picture, picture.seen), made: nothing });
      shots.darkness.push({ at, seen: Float32Array.of(1), made: Float32Array.of(1) });
    }
    shots.effects.push(frame.effects);
    shots.picture.push(frame.picture);
    shots.darkness.push(frame.darkness);
  }

  private measure(): void {
    const light = lightOf(this.shots, speeds[this.telling.speed]);
    for (const kind of ['effects', 'picture'] as const) {
      const found = light[kind];
      for (const { at, area } of found) if (area > flashLimits.area) this.blame(at, `${kind}: ${area} px`);
      for (const { at } of found) {
        const second = found.filter((pulse) => pulse.at >= at && pulse.at < at + 1000);
        if (second.length > flashLimits.pulses) this.blame(at, `${kind}: ${JSON.stringify(second)}`);
      }
    }
    for (const { at } of light.darkness) this.blame(at, 'darkness comes back');
  }

  /** Notes a break with what was told about it; one that was seen with the frames before is no other. */
  private blame(at: number, what: string): void {
    if (this.brokenAt.has(`${what} ${at}`)) return;
    this.brokenAt.add(`${what} ${at}`);
    const told = this.beats.filter((beat) => beat.at > at - 2000 && beat.at < at + 1000);
    this.broken.push(`${what} at ${at}: ${told.map((beat) => `${beat.at} ${beat.what}`).join(', ')}`);
  }
}
