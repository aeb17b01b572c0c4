/** Marks on squares: chests and the marks of stolen ones, harbour badges, booms, heat, sight lines, the last sighting. */
import Phaser from 'phaser';
import { type Direction, directions } from '../../../rules/yellowbeard/types.ts';
import { Pen } from '../../art/pen.ts';
import { label } from '../../art/type.ts';
import { Piece } from '../../pieces/piece.ts';

interface Sized extends Record<string, unknown> {
  /** Side of a square. */
  size: number;
}

/** The kit draws its squares this wide. */
const drawn = 52;

export class YellowbeardChest extends Piece<Sized & { open?: boolean }> {
  private lid: Phaser.GameObjects.Container | null = null;

  protected dress({ size, open }: Sized & { open?: boolean }): void {
    const { art, scene } = this.kit;
    this.part('glow', size, () => {
      const glow = art.image(scene, 'chest-glow-spot');
      return [glow.setScale(glow.scaleX * (size / drawn) * 0.95)];
    });
    this.lid = this.part('chest', [size, open], () => {
      const chest = art.image(scene, open ? 'chest-empty' : 'map-chest', 0, size * 0.06);
      return [chest.setScale(chest.scaleX * (size / drawn) * 0.72)];
    });
  }

  /** Follows `hop`: how high the chest is over its place. */
  protected override moved(key: string, value: number): void {
    if (key === 'hop' && this.lid) this.lid.y = 0 - value;
  }
}

/** Two strokes of a brush. `undrawn`: 2 is nothing yet, 1 the first stroke. */
export class YellowbeardX extends Piece<Sized> {
  private strokes: Phaser.GameObjects.Image[] = [];

  protected dress({ size }: Sized): void {
    const { art, scene } = this.kit;
    this.part('x', size, () => {
      this.strokes = ['x-mark/stroke-1', 'x-mark/stroke-2'].map((frame) => {
        const stroke = art.image(scene, frame);
        return stroke.setScale(stroke.scaleX * (size / drawn) * 0.82);
      });
      return this.strokes;
    });
  }

  protected override moved(key: string, value: number): void {
    if (key !== 'undrawn') return;
    for (const [i, stroke] of this.strokes.entries()) {
      const part = Math.min(1, Math.max(0, 2 - value - i));
      stroke.setVisible(part > 0);
      const { width, height } = stroke;
      // The second stroke begins at its other end.
      stroke.setCrop(i === 0 ? 0 : width * (1 - part), 0, width * part, height);
      if (part >= 1) stroke.setCrop();
    }
  }
}

/** Badge of a harbour; all look alike until their garrison is known. `fold`: 1 is edge on. */
export class YellowbeardBadge extends Piece<Sized & { state: 'unknown' | 'open' | 'closed' }> {
  private shield: Phaser.GameObjects.Container | null = null;

  protected dress({ size, state }: Sized & { state: string }): void {
    const { art, scene } = this.kit;
    this.shield = this.part('badge', [size, state], () => {
      const badge = art.image(scene, `harbour-${state}`);
      return [badge.setScale(badge.scaleX * (size / drawn) * 0.86)];
    });
  }

  protected override moved(key: string, value: number): void {
    if (key === 'fold' && this.shield) this.shield.scaleX = Math.max(0.03, 1 - value);
  }
}

/** Boom across a strait (NO PASSING), or a chain drawn taut under a ship. */
export class YellowbeardStrait extends Piece<Sized & { taut: boolean; upright: boolean }> {
  private boom: Phaser.GameObjects.Container | null = null;

  protected dress({ size, taut, upright }: Sized & { taut: boolean; upright: boolean }): void {
    const { art, scene } = this.kit;
    this.part('hatch', size, () => {
      const hatch = art.image(scene, 'no-passing-hatch', -size / 2 + 1, -size / 2 + 1);
      return [hatch.setScale(hatch.scaleX * ((size - 2) / drawn)).setAlpha(0.86)];
    });
    this.boom?.setY(0);
    this.boom = this.part('boom', [size, taut, upright], () => {
      const boom = art.image(scene, taut ? 'boom-taut' : 'boom-free');
      return [boom.setScale(boom.scaleX * (size / drawn) * 0.78).setAngle((upright ? 90 : 0) + (taut ? 0 : 8))];
    });
  }

  override tick(time: number): void {
    if (this.boom && !this.props.taut) this.boom.y = Math.sin(time / 900 + this.x) * 1.2;
  }

  /** Follows `clank`: how far the chain jumps. */
  protected override moved(key: string, value: number): void {
    if (key === 'clank' && this.boom) this.boom.y = value;
  }
}

/** Squares where he could be, in red ink: hatched within a drawn edge. Nothing is filled, so the sea stays a sea. */
export interface HeatProps extends Record<string, unknown> {
  size: number;
  columns: number;
  /** Chances by cell: 1 is possible, 2 and 3 are likely. */
  cells: Readonly<Record<string, number>>;
}

/**
 * Number of squares that are hatched. The edge tells of more, and so do those that are most likely: the others are
 * faint, to say which side of it is meant.
 */
const hatched = 60;
const faint = 0.3;

/** Ink on a square, and how dark it is when it is dry. */
interface Ink {
  cell: string;
  square: Phaser.GameObjects.Image;
  alpha: number;
}

export class YellowbeardHeat extends Piece<HeatProps> {
  private before: HeatProps['cells'] = {};
  private cells: HeatProps['cells'] = {};
  private comes: Ink[] = [];
  private changes = 0;

  protected dress({ size, columns, cells }: HeatProps): void {
    this.part('gone', 0, () => []);
    this.part('heat', [size, columns, cells], () => {
      [this.before, this.cells] = [this.cells, cells];
      this.changes++;
      const now = this.hatches(cells);
      this.comes = now.filter(({ cell }) => this.differs(cell));
      return [...now.map(({ square }) => square), ...Object.keys(cells).flatMap((cell) => this.edges(Number(cell)))];
    });
  }

  private differs(cell: string): boolean {
    return this.before[cell] !== this.cells[cell];
  }

  private hatches(cells: HeatProps['cells'], wanted: (cell: string) => boolean = () => true): Ink[] {
    const all = Object.entries(cells);
    return all.flatMap(([cell, step]) => {
      if (!wanted(cell)) return [];
      const alpha = all.length > hatched && step < 3 ? faint : 1;
      return [{ cell, square: this.hatch(Number(cell), step).setAlpha(alpha), alpha }];
    });
  }

  /** Follows `wet`: how much of what has changed is still as it was. */
  protected override moved(key: string, value: number): void {
    if (key !== 'wet') return;
    const gone = this.part('gone', value > 0 ? this.changes : 0, () =>
      value > 0 ? this.hatches(this.before, (cell) => this.differs(cell)).map(({ square }) => square) : [],
    );
    gone.setAlpha(value || 1);
    for (const { square, alpha } of this.comes) square.setAlpha(alpha * (1 - value));
  }

  private at(cell: number): { x: number; y: number } {
    const { size, columns } = this.props;
    return { x: (cell % columns) * size, y: Math.floor(cell / columns) * size };
  }

  private hatch(cell: number, step: number): Phaser.GameObjects.Image {
    const { x, y } = this.at(cell);
    const square = this.kit.art.image(this.kit.scene, `ink-hatch-${step}`, x, y);
    return square.setScale((square.scaleX * this.props.size) / drawn);
  }

  /** Draws the sides of a square behind which the pirate could not be. */
  private edges(cell: number): Phaser.GameObjects.Image[] {
    const { size, columns, cells } = this.props;
    const { x, y } = this.at(cell);
    const column = cell % columns;
    const beside = [
      { there: cells[cell - columns] !== undefined, dx: 0, dy: 0, angle: 0 },
      { there: cells[cell + columns] !== undefined, dx: 0, dy: size, angle: 0 },
      { there: column > 0 && cells[cell - 1] !== undefined, dx: 0, dy: 0, angle: 90 },
      { there: column < columns - 1 && cells[cell + 1] !== undefined, dx: size, dy: 0, angle: 90 },
    ];
    return beside.flatMap(({ there, dx, dy, angle }) => {
      if (there) return [];
      const side = this.kit.art.image(this.kit.scene, 'ink-edge', x + dx, y + dy);
      return [side.setScale((side.scaleX * size) / drawn).setAngle(angle)];
    });
  }

  /** Hides the red ink while the aid is switched off, which can be at any moment, in the middle of a story, too. */
  override tick(): void {
    this.visible = !this.kit.unaided;
  }
}

export interface ConesProps extends Sized {
  /** Ways, with the number of squares that are seen along each; 0 is a bar alone. */
  lines: readonly { way: Direction; squares: number }[];
}

/** Sight lines from a ship: pale cones, the seen squares, and a bar where the view stops. `shut`: 1 is closed. */
export class YellowbeardCones extends Piece<ConesProps> {
  private opened = 1;

  protected dress({ size, lines }: ConesProps): void {
    this.part('cones', [size, lines, this.opened], () => {
      const pen = new Pen(this.kit.scene);
      for (const line of lines) this.cone(pen, line, size);
      return [pen];
    });
  }

  private cone(pen: Phaser.GameObjects.Graphics, { way, squares }: ConesProps['lines'][number], size: number): void {
    const turn = (directions.indexOf(way) * Math.PI) / 4;
    const diagonal = way.length === 2;
    const step = diagonal ? Math.SQRT2 : 1;
    const [dx, dy] = [Math.sin(turn), -Math.cos(turn)];
    const [sx, sy] = [Math.cos(turn), Math.sin(turn)];
    const far = (squares + 0.5) * step * size * this.opened;
    const at = (along: number, aside: number) =>
      new Phaser.Math.Vector2(dx * along + sx * aside, dy * along + sy * aside);
    const seen = Math.floor(squares * this.opened + 0.001);
    for (let i = 1; i <= seen; i++) {
      const x = dx * i * step * size - size / 2;
      const y = dy * i * step * size - size / 2;
      pen.fillStyle(0xdff2f0, 0.16).fillRoundedRect(x + 2, y + 2, size - 4, size - 4, 4);
      pen.lineStyle(2, 0xf2fbf8, 0.55).strokeRoundedRect(x + 2, y + 2, size - 4, size - 4, 4);
    }
    const narrow = (7 / 60) * size;
    const broad = ((diagonal ? 18 : 22) / 60) * size;
    const end = Math.max(far, 0.5 * size);
    if (squares > 0) {
      pen.fillStyle(0xeaf6f4, 0.34);
      pen.fillPoints([at(0, -narrow), at(end, -broad), at(end, broad), at(0, narrow)], true);
      pen.lineStyle(3.4 * (size / 60), 0xffffff, 0.92);
      const dash = 0.22 * size;
      for (let along = 0.55 * size; along + dash < end; along += dash * 1.8) {
        const [a, b] = [at(along, 0), at(along + dash, 0)];
        pen.lineBetween(a.x, a.y, b.x, b.y);
      }
    }
    if (this.opened < 0.98) return;
    const bar = diagonal ? Math.max(end, 0.62 * size) : end;
    const [a, b, c, d] = [at(bar - 3, -broad), at(bar + 3, -broad), at(bar + 3, broad), at(bar - 3, broad)];
    pen
      .fillStyle(0x143247, 1)
      .fillPoints(
        [at(bar - 5, -broad - 2), at(bar + 5, -broad - 2), at(bar + 5, broad + 2), at(bar - 5, broad + 2)],
        true,
      );
    pen.fillStyle(0xffffff, 1).fillPoints([a, b, c, d], true);
  }

  protected override moved(key: string, value: number): void {
    if (key !== 'shut') return;
    this.opened = 1 - value;
    this.dress(this.props);
  }
}

/** Mark where he was seen last, and how many of his turns ago when that is more than three. */
export class YellowbeardLastSeen extends Piece<Sized & { age: number }> {
  private ring: Phaser.GameObjects.Image | null = null;

  protected dress({ size, age }: Sized & { age: number }): void {
    const { art, scene } = this.kit;
    this.part('last', size, () => {
      const scale = (size / drawn) * 0.6;
      this.ring = art.image(scene, 'last-known/ring');
      const skull = art.image(scene, 'last-known/skull');
      return [this.ring.setScale(this.ring.scaleX * scale), skull.setScale(skull.scaleX * scale)];
    });
    this.part('age', [size, age], () => {
      if (age <= 3) return [];
      const pill = new Pen(scene);
      const x = size * 0.36;
      const y = size * 0.34;
      pill.fillStyle(0x0e1b2a, 0.94).fillCircle(x, y, 19).lineStyle(2, 0xf6e9cb, 1).strokeCircle(x, y, 19);
      return [pill, label(this.kit, 'pill', String(age), x, y, { align: 0.5, size: 28 })];
    });
  }

  override tick(time: number): void {
    if (this.ring) this.ring.angle = time / 240;
  }
}
