/** Measures the light of beats as they are told: what the eye gets, at any speed. */
import type { Beat } from '../../src/controller/beat.ts';
import type { Placements, Frame as Shape } from '../../src/controller/room.ts';
import { type Speed, speeds } from '../../src/controller/speed.ts';
import { frames as shapes } from '../../src/presentation/shapes.ts';
import { type Frame, inBlocks, luminance, type Pulse, pulses } from './light.ts';
import { type OpenStage, settle } from './open-stage.ts';

/** What a game's script has for it. */
interface Script<View, Event> {
  layout(view: View, names: readonly string[], frame: Shape): Placements;
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
  /** Part of their length that the beats take: less than 1 for what others do among themselves. */
  part?: number;
  /** Told as at Express: a fight of others is. */
  spare?: boolean;
}

/** Light of beats, as pulses. */
export interface Light {
  /** What is drawn with light, to the pixel: fire, bolts, glows, spray, smoke. */
  effects: Pulse[];
  /**
   * The whole picture as it is seen, every layer of it, wherever anything but a piece that moves has a part in it: a glass
   * that opens, cards that are shown. In blocks, for what it shows moves.
   */
  picture: Pulse[];
  /** Darkness that lifts and comes again within a second: over the whole table, so no area is told. */
  darkness: Pulse[];
}

/** Area of three blocks: light in fewer cannot be told from an edge that stands there for a moment. */
const threeBlocks = 12_288;

/** Plays beats back to back and measures the light of every frame. */
export async function watchLight<View, Event>(
  stage: OpenStage,
  { script, names, told, speed, step, part = 1, spare = false }: Watched<View, Event>,
): Promise<Light> {
  const { cast, reel } = stage.scene;
  const pace = { factor: part * speeds[speed].factor, spare: speeds[speed].spare || spare };
  stage.step(3000);
  const effects: Frame[] = [];
  const picture: Frame[] = [];
  const darkness: Frame[] = [];
  for (const { event, before, after } of told) {
    cast.show(script.layout(before, names, shapes.wide));
    const beat = script.beat(event, before, after, names, shapes.wide);
    // A change of scenery is no light: the first frame of each beat is its measure.
    let scenery: Float32Array | null = null;
    let over = false;
    void reel.play(beat, script.layout(after, names, shapes.wide), pace).then(() => {
      over = true;
    });
    while (!over) {
      const light = look(stage, step);
      // Without the picture itself: it jumps between beats that do not follow one another.
      effects.push({ ...light.effects, picture: undefined });
      const { at, seen, made } = light.picture;
      const last: Float32Array = picture.at(-1)?.seen ?? seen;
      scenery ??= seen.map((value, i) => last[i] - value);
      const jump = scenery;
      picture.push({ at, seen: seen.map((value, i) => value + jump[i]), made });
      darkness.push(light.darkness);
      await settle();
    }
  }
  reel.skip();
  return lightOf({ effects, picture, darkness }, pace);
}

/** Frames of one stretch of time, by what is measured on them. */
export type Shots = Record<keyof Light, Frame[]>;

export function lightOf({ effects, picture, darkness }: Shots, { factor }: { factor: number }): Light {
  return {
    effects: pulses(effects, factor),
    picture: pulses(picture, factor, threeBlocks),
    darkness: pulses(darkness, factor, 1),
  };
}

interface Layer {
  list: readonly unknown[];
  setVisible(on: boolean): unknown;
}

const veilsOf = ({ scene }: OpenStage) =>
  [scene.cast, scene.overlay].flatMap(({ near }) => near.veils.list) as unknown as {
    visible: boolean;
    alpha: number;
  }[];

const layersOf = ({ scene: { cast, overlay } }: OpenStage): Record<'light' | 'rest', readonly Layer[]> => ({
  light: [cast.effects, cast.near.effects, cast.near.floor],
  rest: [cast.above, overlay.effects, overlay.above],
});

/** Tells whether anything but pieces is there: light, what lies over the table, or darkness. */
export function isLit(stage: OpenStage): boolean {
  const { light, rest } = layersOf(stage);
  return [...light, ...rest].some(({ list }) => list.length > 0) || veilsOf(stage).some(({ visible }) => visible);
}

/** Draws the next frame as it is, without what is drawn with light, and without anything but pieces and darkness. */
export function look(stage: OpenStage, ms: number): Record<keyof Light, Frame> {
  const { light, rest } = layersOf(stage);
  stage.step(ms, true);
  const seen = luminance(stage);
  const without = (layers: readonly Layer[]): Float32Array => {
    const there = layers.filter(({ list }) => list.length > 0);
    if (there.length === 0) return seen;
    for (const layer of there) layer.setVisible(false);
    stage.step(0, true);
    for (const layer of there) layer.setVisible(true);
    return luminance(stage);
  };
  const unlit = without(light);
  const bare = rest.some(({ list }) => list.length > 0) ? without([...light, ...rest]) : unlit;
  const added = (plain: Float32Array) => seen.map((value, i) => value - plain[i]);
  const at = stage.now();
  const made = added(unlit);
  // Told by the veils themselves: a ship before them is brighter than what they darken, and no light.
  const shade = Float32Array.of(
    veilsOf(stage).reduce((light, { visible, alpha }) => light * (visible ? 1 - alpha : 1), 1),
  );
  return {
    effects: { at, seen: made, made, picture: seen },
    picture: { at, seen: inBlocks(seen), made: inBlocks(added(bare)) },
    darkness: { at, seen: shade, made: shade },
  };
}

/**
 * Lets a table rest for `ms` and measures the light of the whole picture, whatever has a part in it, in blocks; `plant` may
 * do something before each frame.
 */
export function watchRest(
  stage: OpenStage,
  { ms, step, plant }: { ms: number; step: number; plant?: (at: number) => void },
): Pulse[] {
  const found: Frame[] = [];
  for (let at = 0; at <= ms; at += step) {
    plant?.(at);
    stage.step(step, true);
    const seen = inBlocks(luminance(stage));
    found.push({ at: stage.now(), seen, made: seen });
  }
  return pulses(found, 1);
}
