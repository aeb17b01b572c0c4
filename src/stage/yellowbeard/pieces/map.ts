/** The map on the table: living sea, land, names. Its origin is the corner of A1. */

import Phaser from 'phaser';
import type { Point } from '../../../presentation/placement.ts';
import { scattered } from '../../../presentation/yellowbeard/layout/coast.ts';
import { chartOf } from '../../../rules/yellowbeard/map.ts';
import { label, type TypeRole } from '../../art/type.ts';
import { LensPainter } from '../../effects/lens-pictures.ts';
import { Crab } from '../../pieces/crab.ts';
import { Piece } from '../../pieces/piece.ts';
import { SeaLife } from '../../pieces/sea-life.ts';
import { Shimmer } from '../../pieces/shimmer.ts';
import type { Hour } from '../../table-light.ts';
import { type MapProps, returnSheet, type Sheet, takeSheet } from './paint.ts';

/** Holds painted sheets as long as the piece lives. */
abstract class Painted<P extends Record<string, unknown>> extends Piece<P> {
  private readonly taken = new Set<string>();

  protected sheet(name: Sheet, props: MapProps): Phaser.GameObjects.Image {
    const { key, fine } = takeSheet(this.kit, name, props);
    if (this.taken.has(key)) returnSheet(this.kit, key);
    this.taken.add(key);
    const image = new Phaser.GameObjects.Image(this.kit.scene, 0, 0, key).setOrigin(0).setScale(1 / fine);
    image.setName(key);
    return image;
  }

  override destroy(fromScene?: boolean): void {
    const { kit } = this;
    super.destroy(fromScene);
    for (const key of this.taken) returnSheet(kit, key);
    this.taken.clear();
  }
}

interface Wavelet {
  image: Phaser.GameObjects.Image;
  x: number;
  phase: number;
}

/** Number of crests that are seen at a time on a map of the usual size. */
const crests = 34;
/** Candle light over a chart table. */
const lamp: Hour = { key: 1, shade: 1 };
const waveletKey = 'yellowbeard/wavelet';

/** Lists the middles of squares with water all around: what comes up there lies on no coast. */
function openWater({ map, size }: MapProps): Point[] {
  const { width, sea } = chartOf(map);
  const wet = (cell: number) => sea[cell] === 1;
  return [...sea.keys()]
    .filter((cell) => cell % width > 0 && cell % width < width - 1)
    .filter((cell) => [0, -1, 1, -width, width].every((by) => wet(cell + by)))
    .map((cell) => ({ x: ((cell % width) + 0.5) * size, y: (Math.floor(cell / width) + 0.5) * size }));
}

export class YellowbeardSea extends Painted<MapProps> {
  private readonly lenses = new LensPainter(['dusk', 'shore']);
  private foam: Phaser.GameObjects.Image | null = null;
  private wavelets: Wavelet[] = [];
  private shimmer: Shimmer | null = null;
  private life: SeaLife | null = null;

  protected dress(props: MapProps): void {
    this.part('sea', [props, this.kit.resolution], () => {
      const base = this.sheet('water', props);
      if (props.style === 'chart') return [base];
      this.kit.grade?.suit(lamp);
      this.foam = this.sheet('surf', props);
      this.wavelets = this.crests(props);
      const { width, height } = chartOf(props.map);
      const box = { x: 0, y: 0, w: width * props.size, h: height * props.size };
      this.shimmer = new Shimmer(this.kit, { ...box, sun: 0.2, sky: [1, 0.85, 0.6], flat: true });
      this.life = new SeaLife(this.kit, { ...box, from: 'chart', spots: openWater(props) });
      return [base, ...this.shimmer.parts, ...this.life.parts, ...this.wavelets.map(({ image }) => image), this.foam];
    });
  }

  private crests({ map, size }: MapProps): Wavelet[] {
    const { scene } = this.kit;
    paintWavelet(scene);
    const chart = chartOf(map);
    const open = [...chart.sea.entries()].filter(([, sea]) => sea === 1).map(([cell]) => cell);
    return Array.from({ length: Math.min(crests, open.length) }, (_, i) => {
      const cell = open[Math.floor(scattered(i, open.length, 51) * open.length)];
      const x = ((cell % chart.width) + 0.2 + 0.6 * scattered(i, 1, 53)) * size;
      const y = (Math.floor(cell / chart.width) + 0.2 + 0.6 * scattered(i, 2, 57)) * size;
      const image = new Phaser.GameObjects.Image(scene, x, y, waveletKey).setScale((size / 60) * 0.5);
      return { image, x, phase: scattered(i, 3, 59) * 9000 };
    });
  }

  override tick(time: number): void {
    this.lenses.step(this.kit);
    this.shimmer?.tick(time);
    this.life?.tick(time);
    if (this.foam) this.foam.alpha = 0.5 + 0.32 * Math.sin(time / 1300);
    for (const { image, x, phase } of this.wavelets) {
      const t = ((time + phase) % 5200) / 5200;
      image.alpha = 0.55 * Math.max(0, Math.sin(Math.PI * t));
      image.x = x + 16 * t;
    }
  }
}

/** Paints a wavelet of two small crests, once. */
function paintWavelet(scene: Phaser.Scene): void {
  if (scene.textures.exists(waveletKey)) return;
  const canvas = scene.textures.createCanvas(waveletKey, 72, 28);
  if (!canvas) return;
  const pen = canvas.context;
  pen.strokeStyle = 'rgba(226,244,240,.85)';
  pen.lineWidth = 3.4;
  pen.lineCap = 'round';
  for (const [x, y, w] of [
    [4, 14, 28],
    [30, 22, 34],
  ]) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + w / 4, y - 11, x + w / 2, y);
    pen.quadraticCurveTo(x + (3 * w) / 4, y - 11, x + w, y);
    pen.stroke();
  }
  canvas.refresh();
}

/** Lists places on the southern beaches of islands, away from what is built or buried there. */
function beaches({ map, size }: MapProps): Point[] {
  const { width, sea, islands, sites, ports } = chartOf(map);
  const taken = new Set([...sites, ...ports].map(({ cell }) => cell));
  return islands
    .flatMap(({ cells }) => cells)
    .filter((cell) => sea[cell + width] === 1 && !taken.has(cell))
    .map((cell) => ({ x: ((cell % width) + 0.5) * size, y: (Math.floor(cell / width) + 0.74) * size }));
}

export class YellowbeardLand extends Painted<MapProps> {
  private crab: Crab | null = null;

  protected dress(props: MapProps): void {
    this.part('land', [props, this.kit.resolution], () => {
      this.crab = props.style === 'chart' ? null : new Crab(this.kit, beaches(props), (props.size / 60) * 0.66);
      return [this.sheet('land', props), ...(this.crab?.parts ?? [])];
    });
  }

  override tick(): void {
    this.crab?.tick();
  }
}

interface NameProps extends Record<string, unknown> {
  text: string;
  harbour: boolean;
  chart?: boolean;
}

/** A name lies flat on the map: of an island in small capitals, of a harbour bold. */
export class YellowbeardName extends Piece<NameProps> {
  protected dress({ text, harbour, chart }: NameProps): void {
    this.part('name', [text, harbour, chart], () => {
      const role: TypeRole = harbour ? 'pill' : 'seatName';
      const made = label(this.kit, role, text, 0, 0, {
        align: 0.5,
        size: harbour ? 28 : 30,
        color: chart ? '#2B1608' : harbour ? '#3A220F' : '#F4EBD0',
      });
      made.setStroke(chart ? '#F3E4BB' : harbour ? '#F6EBC8' : '#0E2A38', harbour ? 5 : 6);
      return [made];
    });
  }
}

/** The game's name on a banner that fits the column. */
export class YellowbeardTitle extends Piece<{ text: string }> {
  protected dress({ text }: { text: string }): void {
    this.part('sheet', text, () => [
      this.kit.art.image(this.kit.scene, 'banner-title-small'),
      label(this.kit, 'title', text, 0, -8, { align: 0.5, size: 60 }),
    ]);
  }
}
