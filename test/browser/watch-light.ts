/** Measures the light of beats as they are told: what the eye gets, at any speed. */
import type { Beat } from '../../src/controller/beat.ts';
import type { Frame as Shape, Table } from '../../src/controller/room.ts';
import { type Speed, speeds } from '../../src/controller/speed.ts';
import { frames as shapes } from '../../src/stage/shapes.ts';
import { type Frame, frame, luminance, type Pulse, pulses } from './light.ts';
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

/** Measures the light of the whole picture, every layer of it, against the picture with which it begins. */
function wholePicture(stage: OpenStage): (ms: number) => Frame {
  const start = stage.now();
  let first: Float32Array | null = null;
  return (ms) => {
    stage.step(ms, true);
    const seen = luminance(stage);
    first ??= seen;
    const bare = first;
    return { at: stage.now() - start, added: seen.map((value, i) => value - bare[i]) };
  };
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
