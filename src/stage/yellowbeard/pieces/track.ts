/** His whole log, drawn over the sea when the round is over: dots, rings where a turn ended, an X where he loaded, the Navy's looks and shots. */
import type Phaser from 'phaser';
import type { TrackShot, TrackTurn } from '../../../presentation/yellowbeard/layout/track.ts';
import { Pen } from '../../art/pen.ts';
import { Piece } from '../../pieces/piece.ts';

/** Sign of what happened on a turn, and its scale once it lies there. */
interface Mark {
  turn: number;
  image: Phaser.GameObjects.Image;
  scale: number;
}

interface TrackProps extends Record<string, unknown> {
  size: number;
  turns: readonly TrackTurn[];
}

/**
 * Track of the pirate. `undrawn`: turns that the quill has not come to yet, counted from the end; a fraction is a
 * turn half drawn.
 */
export class YellowbeardTrack extends Piece<TrackProps> {
  private undrawn = 0;
  private shown = Number.NaN;
  private pen: Phaser.GameObjects.Graphics | null = null;
  private marks: Mark[] = [];
  /** Ship that draws the line as it goes; there only while it does. */
  private ship: Phaser.GameObjects.Image | null = null;

  protected dress({ size, turns }: TrackProps): void {
    this.part('track', [size, turns], () => {
      const { art, scene } = this.kit;
      this.pen = new Pen(scene);
      this.shown = Number.NaN;
      const on = ([x, y]: readonly [number, number]) => [(x + 0.5) * size, (y + 0.5) * size] as const;
      this.marks = turns.flatMap(({ loaded, look }, turn) => {
        const made: Mark[] = [];
        const lay = (image: Phaser.GameObjects.Image, scale: number) =>
          made.push({ turn, image: image.setScale(scale), scale });
        if (loaded) {
          const image = art.image(scene, 'x-mark', ...on(loaded));
          lay(image, image.scaleX * (size / 60) * 0.72);
        }
        if (look) {
          const image = art.icon(scene, 'icon-eye', look.aye ? '#FF7A4A' : '#DCEBEC', ...on(look.at));
          image.y -= size * 0.38;
          lay(image, image.scaleX * (size / 60) * 0.34);
        }
        return made;
      });
      const [start] = turns[0]?.path ?? [];
      if (start) {
        const anchor = art.icon(scene, 'icon-anchor', '#FFF2D0', ...on(start));
        const scale = anchor.scaleX * (size / 60) * 0.32;
        this.marks.push({ turn: -1, image: anchor.setScale(scale), scale });
      }
      const ship = art.image(scene, 'token-pirate', 0, 0);
      this.ship = ship.setScale(ship.scaleX * (size / 60) * 1.1).setVisible(false);
      return [this.pen, ...this.marks.map(({ image }) => image), this.ship];
    });
    this.draw();
  }

  protected override moved(key: string, value: number): void {
    if (key !== 'undrawn') return;
    this.undrawn = value;
    this.draw();
  }

  private draw(): void {
    const { size, turns } = this.props;
    const until = Math.max(0, turns.length - this.undrawn);
    if (!this.pen || this.shown === until) return;
    this.shown = until;
    const pen = this.pen.clear();
    const middle = ([x, y]: readonly [number, number]) => ({ x: (x + 0.5) * size, y: (y + 0.5) * size });
    const dot = 4.2 * (size / 60);
    const step = 13 * (size / 60);
    let head: { x: number; y: number } | null = null;
    for (const [turn, { path }] of turns.entries()) {
      const part = Math.min(1, until - turn);
      if (part <= 0) break;
      const points = path.map(middle);
      const long = (points.length - 1) * size * part;
      for (let along = 0; along < long; along += step) {
        const leg = Math.min(points.length - 2, Math.floor(along / size));
        const t = along / size - leg;
        const x = points[leg].x + (points[leg + 1].x - points[leg].x) * t;
        const y = points[leg].y + (points[leg + 1].y - points[leg].y) * t;
        head = { x, y };
        pen.fillStyle(0xfff2d0, 0.9).fillCircle(x, y, dot + 2);
        pen.fillStyle(0x9c1420, 1).fillCircle(x, y, dot);
      }
      if (part < 1) continue;
      for (const shot of turns[turn].shots) this.shot(pen, shot);
      const end = points[points.length - 1];
      head = end;
      pen.fillStyle(0xfff2d0, 1).fillCircle(end.x, end.y, 9.5 * (size / 60));
      pen.lineStyle(3.4 * (size / 60), 0x9c1420, 1).strokeCircle(end.x, end.y, 8 * (size / 60));
    }
    const [start] = turns[0]?.path ?? [];
    if (start && until > 0) {
      const { x, y } = middle(start);
      pen
        .fillStyle(0x9c1420, 1)
        .fillCircle(x, y, 16 * (size / 60))
        .lineStyle(2.4, 0xfff2d0, 1)
        .strokeCircle(x, y, 16 * (size / 60));
    }
    for (const { turn, image, scale } of this.marks) {
      const since = until - turn - 0.98;
      // What has just happened is seen across the room; then it lies where it was, as large as the rest.
      const fresh = this.undrawn > 0 && turn >= 0 ? Math.max(0, 1 - since / 1.6) : 0;
      image.setVisible(since >= 0 && until > 0).setScale(scale * (1 + 1.3 * fresh));
    }
    this.ship?.setVisible(this.undrawn > 0 && head !== null).setPosition(head?.x ?? 0, (head?.y ?? 0) + size * 0.2);
  }

  /** Draws a shot: balls in a row, and the rings they made in the water, or a cross where there was none. */
  private shot(pen: Phaser.GameObjects.Graphics, { from, to, lost }: TrackShot): void {
    const { size } = this.props;
    const unit = size / 60;
    const [ax, ay, bx, by] = [from[0], from[1], to[0], to[1]].map((n) => (n + 0.5) * size);
    const long = Math.hypot(bx - ax, by - ay);
    const [dx, dy] = [(bx - ax) / long, (by - ay) / long];
    for (let along = 26 * unit; along < long - 16 * unit; along += 15 * unit) {
      const [x, y] = [ax + dx * along, ay + dy * along];
      pen.fillStyle(0xf4ecd8, 0.95).fillCircle(x, y, 5 * unit);
      pen.fillStyle(0x10222e, 1).fillCircle(x, y, 3.4 * unit);
    }
    if (lost) {
      for (const [width, color] of [
        [9, 0xf4ecd8],
        [5, 0x10222e],
      ]) {
        pen.lineStyle(width * unit, color, 1);
        pen.lineBetween(bx - 9 * unit, by - 9 * unit, bx + 9 * unit, by + 9 * unit);
        pen.lineBetween(bx + 9 * unit, by - 9 * unit, bx - 9 * unit, by + 9 * unit);
      }
      return;
    }
    for (const r of [8, 15]) {
      pen.lineStyle(6 * unit, 0x10222e, 0.75).strokeCircle(bx, by, r * unit);
      pen.lineStyle(3 * unit, 0xf4fbfa, 1).strokeCircle(bx, by, r * unit);
    }
  }
}
