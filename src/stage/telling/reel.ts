/**
 * Plays beats with Phaser's tweens. Its clock is the scene's: when the scene stands still, so does the story. Skipping
 * drops everything at once; the controller then shows the table as it should be.
 */
import type { Beat, Cue, Ease, TweenCue } from '../../controller/beat.ts';
import { FlashGovernor } from '../../controller/flash-governor.ts';
import type { Pace, Placements, Reel } from '../../controller/room.ts';
import { steadily } from '../effects/index.ts';
import type { Piece } from '../pieces/piece.ts';
import type { Cast } from '../scene/cast.ts';
import { expressBeat } from './express-beat.ts';
import { reducedMotion } from './reduced-motion.ts';
import { waysOf } from './ways.ts';

interface Running {
  cues: Cue[];
  next: number;
  /** Time at which it began, on the reel's clock. */
  start: number;
  /** Milliseconds since then, added up from 0: a difference of clocks would be off by a hair, and a cue late by a frame. */
  at: number;
  length: number;
  factor: number;
  after: Placements;
  /** Pulses of light of this beat: granted or refused. */
  pulses: Map<string, boolean>;
  done: () => void;
  fail: (error: unknown) => void;
}

const minute = 60_000;

export class PhaserReel implements Reel {
  /** Runs for every sound; the receiver decides whether and how loud it is heard. */
  onSound: (cue: NonNullable<Cue['sound']>) => void = () => {};
  readonly governor = new FlashGovernor();
  private readonly cast: Cast;
  private readonly live = new Map<string, Set<Phaser.Tweens.Tween>>();
  private running: Running | null = null;
  private waiting: { left: number; done: () => void } | null = null;
  private clock = 0;
  private paused = false;
  /** Time for which every movement still stands. */
  private standing = 0;
  /** Time for which all goes slowly and, for the second half of it, fast; that half; and when it began last. */
  private slow = 0;
  private haste = 0;
  private slowedAt = Number.NEGATIVE_INFINITY;

  constructor(cast: Cast) {
    this.cast = cast;
    cast.onShow = () => this.stopTweens();
  }

  play(beat: Beat, after: Placements, pace: Pace): Promise<void> {
    return new Promise((done, fail) => {
      const { factor } = pace;
      this.cast.kit.far = pace.spare;
      const { traits } = this.cast.repertoire;
      const calmed = this.cast.still ? reducedMotion(beat, (id) => this.cast.get(id)?.pose(), traits) : beat;
      const told = pace.spare ? expressBeat(calmed, traits) : calmed;
      const cues = [...told.cues].sort((a, b) => a.at - b.at);
      const pulses = new Map<string, boolean>();
      this.running = {
        cues,
        next: 0,
        start: this.clock,
        at: 0,
        length: told.length * factor,
        factor,
        after,
        pulses,
        done,
        fail,
      };
      this.step();
    });
  }

  wait(ms: number): Promise<void> {
    return new Promise((done) => {
      this.waiting = { left: ms, done };
    });
  }

  skip(): void {
    this.cut();
    const { waiting } = this;
    this.waiting = null;
    waiting?.done();
  }

  cut(): void {
    this.standFor(0);
    this.slow = 0;
    this.stopTweens();
    this.cast.clearEffects();
    const { running } = this;
    this.running = null;
    running?.done();
  }

  /**
   * Ends what is shown, because it cannot be shown: whoever plays the running beat knows what to do instead. False where no
   * beat runs.
   */
  fail(error: unknown): boolean {
    const { running } = this;
    this.running = null;
    this.standFor(0);
    this.stopTweens();
    this.cast.clearEffects();
    running?.fail(error);
    return running !== null;
  }

  /** Tells whether a beat runs. */
  get telling(): boolean {
    return this.running !== null;
  }

  pause(on: boolean): void {
    this.paused = on;
    const { tweens } = this.cast.kit.scene;
    if (on) tweens.pauseAll();
    else tweens.resumeAll();
  }

  /** Milliseconds into the running beat at Normal speed, for film strips. */
  get at(): number {
    return this.running ? this.running.at / this.running.factor : 0;
  }

  /** Moves on once per frame, by the frame's length. */
  tick(delta: number): void {
    if (this.paused) return;
    this.clock += delta;
    if (this.standing > 0) {
      this.standFor(Math.max(0, this.standing - delta));
      return;
    }
    const rate = this.rateOf(delta);
    if (this.running) this.running.at += delta * rate;
    if (this.waiting) this.waiting.left -= delta;
    if (this.waiting && this.waiting.left <= 0) {
      const { done } = this.waiting;
      this.waiting = null;
      done();
    }
    this.step();
  }

  private step(): void {
    const running = this.running;
    if (!running) return;
    const { at } = running;
    try {
      while (running.next < running.cues.length && running.cues[running.next].at * running.factor <= at) {
        this.perform(running.cues[running.next++], running);
      }
    } catch (error) {
      this.fail(error);
      return;
    }
    if (at < running.length) return;
    this.running = null;
    running.done();
  }

  private perform(cue: Cue, running: Running): void {
    const { cast } = this;
    const { after, factor } = running;
    if (cue.leave) cast.leave(cue.leave);
    if (cue.enter) {
      const placement = after.get(cue.enter);
      if (placement) cast.enter(placement);
    }
    if (cue.hold) cast.hold(cue.hold.piece, cue.hold.on);
    if (cue.set) cast.get(cue.set.piece)?.patch(cue.set.props);
    if (cue.tween) this.tween(cue.tween, factor);
    if (cue.say) cast.caption(cue.say);
    for (const { id, of, ms, go } of waysOf(cue, cast, factor))
      this.keep(id, of, { duration: ms, ease: 'Sine.easeInOut', yoyo: false, go });
    if (cue.stand) this.standFor(cue.stand * factor);
    if (cue.slow && this.clock - this.slowedAt >= minute) {
      this.haste = cue.slow * factor;
      this.slow = 2 * this.haste;
      this.slowedAt = this.clock;
    }
    if (cue.effect) cast.play(this.mayPulse(cue, running) ? cue.effect : steadily(cue.effect), factor);
    if (cue.sound) this.onSound(cue.sound);
  }

  private standFor(ms: number): void {
    this.standing = ms;
    this.cast.kit.scene.tweens.timeScale = ms > 0 ? 0 : 1;
  }

  /** Works out how fast the story goes in this frame: after slow motion it makes up for what it is late. */
  private rateOf(delta: number): number {
    const rate = this.slow > this.haste ? 0.5 : this.slow > 0 ? 1.5 : 1;
    this.slow -= delta;
    this.cast.kit.scene.tweens.timeScale = rate;
    return rate;
  }

  /** Asks once for all cues of a pulse whether they may flash: the first of them asks. */
  private mayPulse({ at, flash }: Cue, { pulses, start, factor }: Running): boolean {
    if (!flash) return true;
    const verdict = pulses.get(flash.pulse) ?? this.governor.ask(start + at * factor, flash.area);
    pulses.set(flash.pulse, verdict);
    return verdict;
  }

  private tween({ piece: id, from, to, ms, ease, arc, yoyo }: TweenCue, factor: number): void {
    const piece = this.cast.get(id);
    if (!piece) return;
    const ways = Object.entries(to).map(([key, end]) => ({
      key,
      start: from?.[key] ?? piece.read(key),
      end: end ?? 0,
    }));
    const go = (t: number) => {
      for (const { key, start, end } of ways) {
        const bend = arc && key === 'y' ? arc * 4 * t * (1 - t) : 0;
        piece.move(key, start + (end - start) * t - bend);
      }
    };
    go(0);
    this.keep(id, piece, { duration: ms * factor, ease: ease ?? 'Cubic.easeInOut', yoyo: yoyo ?? false, go });
  }

  private keep(
    id: string,
    alive: Pick<Piece, 'active'>,
    { duration, ease, yoyo, go }: { duration: number; ease: Ease; yoyo: boolean; go: (t: number) => void },
  ): void {
    const set = this.live.get(id) ?? new Set();
    this.live.set(id, set);
    const tween = this.cast.kit.scene.tweens.addCounter({
      from: 0,
      to: 1,
      duration: Math.max(1, duration),
      ease,
      yoyo,
      onUpdate: (running) => {
        if (alive.active) go(running.getValue() ?? 1);
      },
      onComplete: () => {
        if (alive.active) go(yoyo ? 0 : 1);
        set.delete(tween);
      },
    });
    set.add(tween);
  }

  private stopTweens(): void {
    for (const set of this.live.values()) for (const tween of set) tween.remove();
    this.live.clear();
  }
}
