/**
 * The paintings behind a spyglass: sky and far water, near water, and the brass ring. They are painted once for each hour,
 * cut round by the painter, because Canvas and this WebGL build have no masks. All of it is as dark as the table around
 * it, so that a glass that opens is no flash.
 */
import type { DrawingContext } from '../art/drawing-context.ts';

export type LensHour = 'dusk' | 'storm' | 'shore';

/** Radius of the paintings, in pixels of a reference screen. */
export const lensRadius = 320;
/** Room around a painting, for the ring and its shadow. */
const margin = 24;
/** Distance below the middle at which near water or sand begins, in radii. */
export const lensFoot = 0.3;

type Stops = readonly (readonly [number, string])[];

const skies: Readonly<Record<LensHour, Stops>> = {
  dusk: [
    [0, '#1B2748'],
    [0.24, '#4A4668'],
    [0.42, '#7C5864'],
    [0.53, '#966A58'],
  ],
  storm: [
    [0, '#0C131C'],
    [0.4, '#1F2B38'],
    [0.53, '#4A5C68'],
  ],
  shore: [
    [0, '#1B3350'],
    [0.4, '#3E5870'],
    [0.53, '#7C7468'],
  ],
};

const waters: Readonly<Record<LensHour, readonly [string, string]>> = {
  dusk: ['#566268', '#1E4C60'],
  storm: ['#2C3C46', '#162630'],
  shore: ['#3C6F7C', '#1E5468'],
};

const feet: Readonly<Record<LensHour, readonly [string, string]>> = {
  dusk: ['#1F5468', '#0B2A3C'],
  storm: ['#1C303C', '#0A161E'],
  shore: ['#86704A', '#4E3A20'],
};

/** Part of the painting's height at which sky and far water meet. */
const horizon = 0.62;

export type LensPart = 'back' | 'foot' | 'rim';

/** Gives the name of a painting, and paints it where nobody has yet. */
export function lensPicture(kit: DrawingContext, part: LensPart, hour: LensHour): string {
  const { scene } = kit;
  const resolution = Math.min(2, kit.resolution);
  const key = `lens-${part}${part === 'rim' ? '' : `-${hour}`}@${resolution}`;
  if (scene.textures.exists(key)) return key;
  const side = 2 * (lensRadius + margin);
  const canvas = scene.textures.createCanvas(key, side * resolution, side * resolution);
  if (!canvas) return key;
  const pen = canvas.context;
  pen.scale(resolution, resolution);
  pen.translate(side / 2, side / 2);
  painters[part](pen, hour);
  canvas.refresh();
  return key;
}

/** Size of a painting on the table, ring and all. */
export const lensSide = 2 * (lensRadius + margin);

/** Paints what a table is going to need ahead of time, one painting a frame, so that no frame is late for it. */
export class LensPainter {
  private readonly left: (readonly [LensPart, LensHour])[];

  constructor(hours: readonly LensHour[]) {
    this.left = [['rim', hours[0]], ...hours.flatMap((hour) => [['back', hour] as const, ['foot', hour] as const])];
  }

  step(kit: DrawingContext): void {
    const next = this.left.pop();
    if (next) lensPicture(kit, ...next);
  }
}

function round(pen: CanvasRenderingContext2D): void {
  pen.beginPath();
  pen.arc(0, 0, lensRadius, 0, 2 * Math.PI);
  pen.clip();
}

function graded(pen: CanvasRenderingContext2D, from: number, to: number, stops: Stops): CanvasGradient {
  const made = pen.createLinearGradient(0, from, 0, to);
  for (const [at, color] of stops) made.addColorStop(at, color);
  return made;
}

function back(pen: CanvasRenderingContext2D, hour: LensHour): void {
  const r = lensRadius;
  pen.shadowColor = 'rgba(0,0,0,0.6)';
  pen.shadowBlur = 14;
  pen.shadowOffsetX = 6;
  pen.shadowOffsetY = 10;
  pen.fillStyle = '#150B06';
  pen.beginPath();
  pen.arc(0, 0, r, 0, 2 * Math.PI);
  pen.fill();
  pen.shadowColor = 'transparent';
  round(pen);
  pen.fillStyle = graded(pen, -r, r, skies[hour]);
  pen.fillRect(-r, -r, 2 * r, 2 * r);
  // Clouds, lit from below by what is left of the day.
  for (let i = 0; i < 9; i++) {
    const y = -r * 0.75 + ((i * 61) % 100) * r * 0.0085;
    const x = ((i * 137) % 200) * r * 0.009 - r * 0.9;
    const wide = r * (0.34 + ((i * 53) % 40) / 100);
    pen.fillStyle = hour === 'storm' ? 'rgba(8,12,18,0.5)' : 'rgba(24,24,46,0.42)';
    pen.beginPath();
    pen.ellipse(x, y, wide, r * 0.055, 0, 0, 2 * Math.PI);
    pen.fill();
    if (hour === 'storm') continue;
    pen.fillStyle = 'rgba(190,120,84,0.22)';
    pen.beginPath();
    pen.ellipse(x - 4, y + r * 0.03, wide * 0.8, r * 0.016, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  const far = -r + 2 * r * horizon * 0.86;
  pen.fillStyle = graded(pen, far, r, [
    [0, waters[hour][0]],
    [1, waters[hour][1]],
  ]);
  pen.fillRect(-r, far, 2 * r, r - far);
  crests(pen, far, r * lensFoot, hour);
}

function crests(pen: CanvasRenderingContext2D, from: number, to: number, hour: LensHour): void {
  const r = lensRadius;
  pen.lineCap = 'round';
  for (let i = 0; i < 46; i++) {
    const deep = ((i * 37) % 46) / 46;
    const y = from + 6 + (to - from) * deep;
    const x = ((i * 97) % 100) * r * 0.02 - r;
    pen.strokeStyle = hour === 'dusk' && Math.abs(x) < r * 0.35 ? 'rgba(226,160,110,0.3)' : 'rgba(200,220,220,0.16)';
    pen.lineWidth = 1.5 + 2.5 * deep;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + 14 + 20 * deep, y - 3 - 4 * deep, x + 28 + 40 * deep, y);
    pen.stroke();
  }
}

function foot(pen: CanvasRenderingContext2D, hour: LensHour): void {
  const r = lensRadius;
  round(pen);
  const top = r * lensFoot;
  const high = hour === 'storm' ? 20 : hour === 'dusk' ? 9 : 5;
  pen.beginPath();
  pen.moveTo(-r, r);
  for (let x = -r; x <= r; x += 8) pen.lineTo(x, top + high * Math.sin(x / 34) + high * 0.5 * Math.sin(x / 13));
  pen.lineTo(r, r);
  pen.closePath();
  pen.fillStyle = graded(pen, top - high, r, [
    [0, feet[hour][0]],
    [1, feet[hour][1]],
  ]);
  pen.fill();
  if (hour === 'shore') {
    for (let i = 0; i < 60; i++) {
      pen.fillStyle = i % 2 ? 'rgba(255,240,200,0.12)' : 'rgba(60,40,16,0.16)';
      pen.fillRect(((i * 71) % 128) * r * 0.0156 - r, top + 16 + ((i * 43) % 100) * r * 0.006, 7, 2.5);
    }
  } else crests(pen, top + 14, r * 0.9, hour);
}

function rim(pen: CanvasRenderingContext2D): void {
  const r = lensRadius;
  // The edge of a lens is dark.
  const edge = pen.createRadialGradient(0, 0, r * 0.7, 0, 0, r);
  edge.addColorStop(0, 'rgba(5,4,10,0)');
  edge.addColorStop(1, 'rgba(5,4,10,0.74)');
  pen.fillStyle = edge;
  pen.beginPath();
  pen.arc(0, 0, r, 0, 2 * Math.PI);
  pen.fill();
  for (const [wide, color] of [
    [24, '#2B1608'],
    [17, '#8A5A18'],
  ] as const)
    ring(pen, r, wide, color);
  const metal = pen.createLinearGradient(-r, -r, r, r);
  for (const [at, color] of [
    [0, '#B98B3E'],
    [0.35, '#94702C'],
    [0.7, '#6E4C18'],
    [1, '#94702C'],
  ] as const)
    metal.addColorStop(at, color);
  ring(pen, r, 11, metal);
  ring(pen, r + 5, 1.5, 'rgba(255,230,160,0.45)');
}

function ring(pen: CanvasRenderingContext2D, r: number, wide: number, color: string | CanvasGradient): void {
  pen.strokeStyle = color;
  pen.lineWidth = wide;
  pen.beginPath();
  pen.arc(0, 0, r, 0, 2 * Math.PI);
  pen.stroke();
}

const painters: Readonly<Record<LensPart, (pen: CanvasRenderingContext2D, hour: LensHour) => void>> = {
  back,
  foot,
  rim,
};
