/**
 * Finds pictures that meet on Canvas: two edges in one place, one picture on either side. Where that is a fraction of a pixel, Firefox
 * and WebKit soften both edges, and what is behind shines through as a hairline, unless the pictures lie over each other.
 */
import Phaser from 'phaser';
import type { OpenStage } from './open-stage.ts';

interface Point {
  x: number;
  y: number;
}

/** A picture as it was drawn, its corners in pixels of the canvas. */
interface Drawn {
  name: string;
  corners: readonly Point[];
}

/** An edge of a picture, from left to right or from above to below, and the side of it on which the picture lies. */
interface Edge {
  of: Drawn;
  from: Point;
  to: Point;
  side: 1 | -1;
}

/** Pixels by which edges are apart that do not meet, and the least that two edges share that do. */
const apart = 0.75;
const shared = 8;
/** Pixels by which pictures have to lie over each other: what shines through is then less than 4 %. */
const enough = 0.6;
/** Distance from a whole pixel that no eye sees. */
const whole = 0.02;

/** Frames by their places in the textures, and repeated pictures by the canvases into which they were repeated. */
function namesOf({ game, scene }: OpenStage): (source: unknown, x: number, y: number) => string {
  const sheets = new Map<unknown, Map<string, string>>();
  for (const key of Object.keys(game.textures.list)) {
    const { frames, source } = game.textures.get(key);
    const names = new Map(Object.values(frames).map((each) => [`${each.cutX},${each.cutY}`, each.name]));
    names.set('0,0', names.size > 1 ? (names.get('0,0') ?? '') : key.replace(/@\d$/, ''));
    for (const { image } of source) sheets.set(image, names);
  }
  const walk = (list: readonly Phaser.GameObjects.GameObject[]): void => {
    for (const each of list) {
      if (each instanceof Phaser.GameObjects.Container) walk(each.list);
      const { displayTexture } = each as { displayTexture?: Phaser.Textures.Texture };
      if (!(each instanceof Phaser.GameObjects.TileSprite) || !displayTexture) continue;
      const name = each.texture.key.replace(/@\d$/, '');
      for (const { image } of displayTexture.source) sheets.set(image, new Map([['0,0', name]]));
    }
  };
  walk(scene.children.list);
  return (source, x, y) => sheets.get(source)?.get(`${x},${y}`) ?? '';
}

/** Draws one frame. Gives the pictures of these names, as they were drawn. */
export function drawnNow(stage: OpenStage, names: ReadonlySet<string>): Drawn[] {
  const { prototype } = CanvasRenderingContext2D;
  const { drawImage } = prototype;
  const noted: { source: unknown; from: [number, number]; corners: Point[] }[] = [];
  prototype.drawImage = function (this: CanvasRenderingContext2D, ...how: unknown[]) {
    Reflect.apply(drawImage, this, how);
    if (this.canvas !== stage.game.canvas || this.globalAlpha < 1) return;
    const [source, ...numbers] = how as [HTMLCanvasElement, ...number[]];
    const [x, y, w = source.width, h = source.height] = numbers.length > 4 ? numbers.slice(4) : numbers;
    const at = this.getTransform();
    const corner = (px: number, py: number): Point => at.transformPoint({ x: px, y: py });
    const corners = [corner(x, y), corner(x + w, y), corner(x + w, y + h), corner(x, y + h)];
    noted.push({ source, from: numbers.length > 4 ? [numbers[0], numbers[1]] : [0, 0], corners });
  };
  try {
    stage.step(16, true);
  } finally {
    prototype.drawImage = drawImage;
  }
  const nameOf = namesOf(stage);
  return noted
    .map(({ source, from, corners }) => ({ name: nameOf(source, ...from), corners }))
    .filter(({ name }) => names.has(name));
}

function edgesOf(of: Drawn): Edge[] {
  const { corners } = of;
  const middle = { x: (corners[0].x + corners[2].x) / 2, y: (corners[0].y + corners[2].y) / 2 };
  return corners.map((corner, i) => {
    const ends = [corner, corners[(i + 1) % 4]];
    const [from, to] = ends.sort((a, b) => (Math.abs(a.x - b.x) < 0.05 ? a.y - b.y : a.x - b.x));
    return { of, from, to, side: aside(from, to, middle) > 0 ? 1 : -1 };
  });
}

/** Gives the distance of a place from a line in pixels, negative on its other side. */
function aside(from: Point, to: Point, at: Point): number {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return ((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x)) / long;
}

/** Gives the length that two edges have in common. */
function inCommon(a: Edge, b: Edge): number {
  const long = Math.hypot(a.to.x - a.from.x, a.to.y - a.from.y) || 1;
  const along = ({ x, y }: Point) =>
    ((x - a.from.x) * (a.to.x - a.from.x) + (y - a.from.y) * (a.to.y - a.from.y)) / long;
  const [one, other] = [along(b.from), along(b.to)];
  return Math.min(long, Math.max(one, other)) - Math.max(0, Math.min(one, other));
}

/** Tells whether these are meant to look like one picture: pieces of one kind, and a sky over its sea. */
const belong = (a: Drawn, b: Drawn): boolean =>
  a.name === b.name || [a, b].every(({ name }) => /^(sky|sea)-/.test(name));

const isWhole = ({ from, to }: Edge): boolean =>
  [from.x - to.x, from.y - to.y].some((by) => Math.abs(by) < whole) &&
  [Math.abs(from.x - to.x) < whole ? from.x : from.y].every((at) => Math.abs(at - Math.round(at)) < whole);

/** Lists where pictures meet and something shines through, and counts the places where they meet or lie over each other a little. */
export function hairlines(drawn: readonly Drawn[], { width, height }: HTMLCanvasElement) {
  const seen = ({ from, to }: Edge) =>
    from.x < width && to.x > 0 && Math.min(from.y, to.y) < height && Math.max(from.y, to.y) > 0;
  const edges = drawn.flatMap(edgesOf).filter(seen);
  const lines: string[] = [];
  let met = 0;
  for (const [i, a] of edges.entries()) {
    for (const b of edges.slice(i + 1)) {
      if (a.of === b.of || !belong(a.of, b.of) || a.side === b.side || inCommon(a, b) < shared) continue;
      // How far each end of the other edge lies within this picture.
      const over = [b.from, b.to].map((at) => a.side * aside(a.from, a.to, at));
      if (over.some((by) => by < -apart || by > 4)) continue;
      met++;
      if (over.every((by) => by >= enough) || (isWhole(a) && isWhole(b))) continue;
      const at = [(b.from.x + b.to.x) / 2, (b.from.y + b.to.y) / 2].map((each) => each.toFixed(2));
      lines.push(`${a.of.name} and ${b.of.name} at ${at.join()}: ${over.map((by) => by.toFixed(2)).join()}`);
    }
  }
  return { met, lines };
}
