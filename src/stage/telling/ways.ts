/** Ways that a cue lets the eye go: the whole table leans, the ground glides, and a part of the table comes nearer. */
import type { Cue } from '../../controller/beat.ts';
import type { Cast } from '../scene/cast.ts';

/** One way; `go` is called with 0 at its beginning and 1 at its end, as long as what moves is active. */
interface Way {
  id: string;
  of: { active: boolean };
  ms: number;
  go(t: number): void;
}

/** Milliseconds that the ground takes at least for a way, however fast all is told: a faster one could not be followed. */
const leastGlide = 300;

/** Gives the ways of a cue at this speed. */
export const waysOf = ({ camera, glide, near }: Cue, cast: Cast, factor: number): Way[] => [
  ...(camera ? [leaning(camera, cast, factor)] : []),
  ...(glide ? gliding(glide, cast, factor) : []),
  ...(near ? nearing(near, cast, factor) : []),
];

function leaning({ x, y, zoom, ms }: NonNullable<Cue['camera']>, { world }: Cast, factor: number): Way {
  const start = { x: world.x, y: world.y, zoom: world.scaleX };
  // The point that is looked at stays where it is; everything else moves away from it.
  const end = { x: x - x * zoom, y: y - y * zoom, zoom };
  const go = (t: number) => {
    world.setPosition(start.x + (end.x - start.x) * t, start.y + (end.y - start.y) * t);
    world.setScale(start.zoom + (end.zoom - start.zoom) * t);
  };
  return { id: 'camera', of: world, ms: ms * factor, go };
}

function gliding({ ms, ...to }: NonNullable<Cue['glide']>, cast: Cast, factor: number): Way[] {
  const { ground } = cast;
  if (!ground || cast.kit.far) return [];
  const { x, y, scale } = ground.pose();
  const go = (t: number) =>
    cast.bringGround({ x: x + (to.x - x) * t, y: y + (to.y - y) * t, scale: scale + (to.scale - scale) * t });
  return [{ id: 'ground', of: ground, ms: Math.max(leastGlide, ms * factor), go }];
}

function nearing(
  { pieces, under = [], ms, far, ...wanted }: NonNullable<Cue['near']>,
  cast: Cast,
  factor: number,
): Way[] {
  const stays = far && factor < 1;
  const { x, y, zoom } = stays ? { x: 0, y: 0, zoom: 1 } : wanted;
  const { box } = cast.near;
  const back = pieces.length === 0;
  if (!back) cast.draw(pieces);
  // Pieces on a ground stay where the ground shows them.
  if (cast.ground) {
    cast.near.follow(cast.ground.pose());
    if (back) cast.putBack();
    return [];
  }
  const start = { x: box.x, y: box.y, zoom: box.scaleX };
  const go = (t: number) => {
    box.setPosition(start.x + (x - start.x) * t, start.y + (y - start.y) * t);
    box.setScale(start.zoom + (zoom - start.zoom) * t);
    // It goes before it is covered, and comes back when nothing lies over it any more.
    if (!stays) for (const id of under) cast.get(id)?.move('alpha', Math.max(0, back ? 3 * t - 2 : 1 - 2 * t));
    if (back && t === 1) cast.putBack();
  };
  return [{ id: 'near', of: box, ms: ms * factor, go }];
}
