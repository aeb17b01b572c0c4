/**
 * The map, painted once: sea and land each on a canvas of its own, which lie there as plain pictures afterwards. Pieces
 * that show the same map share them; the last one to go takes them along.
 */

import { type Coast, coastOf, type Level, scattered } from '../../../presentation/yellowbeard/layout/coast.ts';
import { roseOf, sceneryOf } from '../../../presentation/yellowbeard/layout/coast-scenery.ts';
import { type Chart, chartOf } from '../../../rules/yellowbeard/map.ts';
import type { Options } from '../../../rules/yellowbeard/types.ts';
import type { DrawingContext } from '../../art/drawing-context.ts';
import { stamp } from '../../art/stamps.ts';

export type MapStyle = 'sea' | 'chart';
export type Sheet = 'water' | 'surf' | 'land';

export interface MapProps extends Record<string, unknown> {
  map: Options['map'];
  /** Side of a square. */
  size: number;
  style: MapStyle;
}

interface Tones {
  shallow: string;
  surf: string;
  shore: string;
  sand: string;
  edge: string;
  grass: string;
  high: string;
  grid: string;
}

const tones: Readonly<Record<MapStyle, Tones>> = {
  sea: {
    shallow: 'rgba(124,195,180,.5)',
    surf: 'rgba(201,235,218,.75)',
    shore: '#5c3a17',
    sand: '#EFD9A4',
    edge: '#86994F',
    grass: '#9DB06A',
    high: '#8EA55F',
    grid: 'rgba(190,228,232,.34)',
  },
  chart: {
    shallow: 'rgba(120,160,142,.34)',
    surf: 'rgba(120,168,152,.6)',
    shore: '#4A2E14',
    sand: '#F6E7BF',
    edge: '#B99A5E',
    grass: '#D8BE83',
    high: '#CBAF72',
    grid: 'rgba(120,84,40,.26)',
  },
};

const coasts = new WeakMap<Chart, Coast>();

function coastFor(chart: Chart): Coast {
  const known = coasts.get(chart) ?? coastOf(chart);
  coasts.set(chart, known);
  return known;
}

const users = new Map<string, number>();

/** Takes a painted sheet by its key. Whoever takes it gives it back with `returnSheet`. */
export function takeSheet(
  kit: DrawingContext,
  sheet: Sheet,
  { map, size, style }: MapProps,
): { key: string; fine: number } {
  const chart = chartOf(map);
  const longest = Math.max(chart.width, chart.height) * size;
  const fine = Math.min(kit.resolution, 2, 4096 / longest);
  const key = `yellowbeard/${sheet}/${style}/${nameOf(chart)}/${size}@${fine}`;
  users.set(key, (users.get(key) ?? 0) + 1);
  const { textures } = kit.scene;
  if (!textures.exists(key)) {
    const canvas = textures.createCanvas(
      key,
      Math.ceil(chart.width * size * fine),
      Math.ceil(chart.height * size * fine),
    );
    if (canvas) {
      const pen = canvas.context;
      pen.scale(fine, fine);
      paint[sheet]({ kit, pen, chart, size, style, coast: coastFor(chart) });
      canvas.refresh();
    }
  }
  return { key, fine };
}

export function returnSheet(kit: DrawingContext, key: string): void {
  const left = (users.get(key) ?? 1) - 1;
  users.set(key, left);
  if (left > 0) return;
  users.delete(key);
  // A scene that is going has no textures left to give back.
  if (kit.scene.textures?.exists(key)) kit.scene.textures.remove(key);
}

/** Names a map by all it holds: two maps of the same name need not be the same map. */
function nameOf({ ocean, width, height }: Chart): string {
  let sum = 7;
  for (const letter of JSON.stringify(ocean)) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  return `${width}x${height}-${(sum >>> 0).toString(36)}`;
}

interface Painting {
  kit: DrawingContext;
  pen: CanvasRenderingContext2D;
  chart: Chart;
  size: number;
  style: MapStyle;
  coast: Coast;
}

const paint: Readonly<Record<Sheet, (painting: Painting) => void>> = { water, surf, land };

function water(p: Painting): void {
  const { kit, pen, chart, size, style, coast } = p;
  const w = chart.width * size;
  const h = chart.height * size;
  if (style === 'sea') {
    stamp(kit.art, pen, 'map-sea', 0, 0, { w, h });
    pen.fillStyle = 'rgba(104,190,196,.13)';
    pen.fillRect(0, 0, w, h);
  } else {
    const paper = pen.createLinearGradient(0, 0, w, h);
    paper.addColorStop(0, '#EFDDB0');
    paper.addColorStop(1, '#D9BE86');
    pen.fillStyle = paper;
    pen.fillRect(0, 0, w, h);
  }
  const tone = tones[style];
  fill(p, coast, 'shallow', tone.shallow);
  fill(p, coast, 'surf', tone.surf);
  pen.strokeStyle = tone.grid;
  pen.lineWidth = 1.6;
  for (const [cell, open] of chart.sea.entries()) {
    if (open !== 1) continue;
    const x = (cell % chart.width) * size;
    const y = Math.floor(cell / chart.width) * size;
    pen.beginPath();
    pen.roundRect(x + 1.4, y + 1.4, size - 2.8, size - 2.8, 4);
    pen.stroke();
  }
  const rose = roseOf(chart);
  if (!rose) return;
  const across = rose.reach * 2 * size * 0.92;
  pen.globalAlpha = style === 'sea' ? 0.5 : 0.4;
  stamp(kit.art, pen, 'compass-rose-ink', rose.x * size, rose.y * size, { w: across, h: across });
  pen.globalAlpha = 1;
}

/** Paints the line of foam that comes and goes. */
function surf(p: Painting): void {
  const { pen, coast, size, style } = p;
  if (style === 'chart') return;
  pen.strokeStyle = 'rgba(240,250,244,.9)';
  pen.lineWidth = size / 32;
  pen.lineCap = 'round';
  for (const [i, ring] of coast.surf.entries()) {
    pen.beginPath();
    for (const [n, [x, y]] of ring.entries()) {
      // Foam breaks: long strokes with gaps between them.
      const gap = scattered(Math.floor(n / 14), i, 41) < 0.42;
      if (n === 0 || gap) pen.moveTo(x * size, y * size);
      else pen.lineTo(x * size, y * size);
    }
    pen.stroke();
  }
}

function land(p: Painting): void {
  const { kit, pen, chart, size, style, coast } = p;
  const tone = tones[style];
  pen.save();
  pen.translate(size / 18, size / 14);
  fill(p, coast, 'shore', 'rgba(6,22,34,.28)');
  pen.restore();
  for (const level of ['shore', 'sand', 'edge', 'grass', 'high'] as const) fill(p, coast, level, tone[level]);
  for (const { frame, x, y, scale } of sceneryOf(chart, size)) {
    const { w, h } = kit.art.facts(frame);
    const across = (size / 52) * scale;
    stamp(kit.art, pen, frame, x * size, y * size, { w: w * across, h: h * across });
  }
  if (style === 'chart') wash(pen, chart.width * size, chart.height * size);
}

/** Washes everything that is painted so far in the brown of old ink. */
function wash(pen: CanvasRenderingContext2D, w: number, h: number): void {
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = 'rgba(196,166,108,.5)';
  pen.fillRect(0, 0, w, h);
  pen.globalCompositeOperation = 'source-over';
}

function fill({ pen, size }: Painting, coast: Coast, level: Level, color: string): void {
  pen.beginPath();
  for (const ring of coast[level]) {
    for (const [i, [x, y]] of ring.entries()) {
      if (i === 0) pen.moveTo(x * size, y * size);
      else pen.lineTo(x * size, y * size);
    }
    pen.closePath();
  }
  pen.fillStyle = color;
  pen.fill('evenodd');
}
