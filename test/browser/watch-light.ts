/** Measures the light of beats as they are told: what the eye gets, at any speed. */
import type { Beat } from '../../src/controller/beat.ts';
import type { Frame as Shape, Table } from '../../src/controller/room.ts';
import { type Speed, speeds } from '../../src/controller/speed.ts';
import { frames as shapes } from '../../src/stage/shapes.ts';
import { type Frame, frame, luminance, type Pulse, pulses, stride } from './light.ts';
import { type OpenStage, settle } from './open-stage.ts';

/** What a game's script has for it. */
interface Script<View, Event> {
  layout(view: View, names: readonly string[], frame: Shape): Table;
  beat(event: Event, before: View, after: View, names: readonly string[], frame: Shape): Beat;
}

interface Told<View, Event> {
  event: Event;
  before: View;
  after: View;
}

interface Watched<View, Event> {
  script: Script<View, Event>;
  names: readonly string[];
  told: readonly Told<View, Event>[];
  speed: Speed;
  /** Milliseconds between two frames. */
  step: number;
}

/** Plays beats back to back and measures the light of every frame. */
export async function watchLight<View, Event>(
  stage: OpenStage,
  { script, names, told, speed, step }: Watched<View, Event>,
): Promise<Pulse[]> {
  const { cast, reel } = stage.scene;
  stage.step(3000);
  const seen: Frame[] = [];
  const start = stage.now();
  for (const { event, before, after } of told) {
    cast.show(script.layout(before, names, shapes.wide));
    const beat = script.beat(event, before, after, names, shapes.wide);
    let over = false;
    void reel.play(beat, script.layout(after, names, shapes.wide), speeds[speed]).then(() => {
      over = true;
    });
    // A change of scenery is no light: the first frame of each beat is its measure.
    while (!over) {
      seen.push(frame(stage, step, start));
      await settle();
    }
  }
  reel.skip();
  return pulses(seen, speeds[speed].factor);
}

/**
 * Measures the light of the whole picture, every layer of it, against the picture with which it begins, in blocks: the
 * edge of a sail that sways by a few pixels is movement, and no light.
 */
function wholePicture(stage: OpenStage): (ms: number) => Frame {
  const start = stage.now();
  let first: Float32Array | null = null;
  return (ms) => {
    stage.step(ms, true);
    const seen = inBlocks(luminance(stage), stage.game.canvas.width / stride);
    first ??= seen;
    const bare = first;
    return { at: stage.now() - start, added: seen.map((value, i) => value - bare[i]) };
  };
}

/** Samples of a block's side: 64 pixels of the 1920 x 1080 reference. */
const side = 16;

/** Gives every sample the mean of its block. */
function inBlocks(samples: Float32Array, width: number): Float32Array {
  const across = Math.ceil(width / side);
  const blockOf = (i: number) => Math.floor(i / width / side) * across + Math.floor((i % width) / side);
  const sums = new Float64Array(across * Math.ceil(samples.length / width / side));
  const counts = new Uint16Array(sums.length);
  for (const [i, value] of samples.entries()) {
    sums[blockOf(i)] += value;
    counts[blockOf(i)]++;
  }
  return samples.map((_, i) => sums[blockOf(i)] / counts[blockOf(i)]);
}

/** Lets a table rest for `ms` and measures the light of the whole picture; `plant` may do something before each frame. */
export function watchRest(
  stage: OpenStage,
  { ms, step, plant }: { ms: number; step: number; plant?: (at: number) => void },
): Pulse[] {
  const look = wholePicture(stage);
  const seen: Frame[] = [];
  for (let at = 0; at <= ms; at += step) {
    plant?.(at);
    seen.push(look(step));
  }
  return pulses(seen, 1);
}
