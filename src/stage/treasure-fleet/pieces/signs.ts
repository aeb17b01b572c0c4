/** Signs that say where we are: progress of sailings and volleys, lookout disc, fleet pile, barge. */
import type Phaser from 'phaser';
import { Pen } from '../../art/pen.ts';
import { enlarge, label } from '../../art/type.ts';
import { extent, Piece } from '../../pieces/piece.ts';

interface ProgressProps extends Record<string, unknown> {
  labels: [string, string];
  sailing: number;
  sailings: number;
  volley: number;
}

export class Progress extends Piece<ProgressProps> {
  protected dress({ labels, sailing, sailings, volley }: ProgressProps): void {
    const { art, scene } = this.kit;
    this.part('pips', [labels, sailing, sailings, volley], () => {
      const row: { width: number; place: (x: number) => Phaser.GameObjects.GameObject }[] = [];
      const text = (words: string) => {
        const made = label(this.kit, 'pill', words, 0, 0);
        enlarge(this.kit, made);
        row.push({ width: made.width - 8 + 18, place: (x) => made.setPosition(x - 4, 0) });
      };
      const pips = (kind: string, now: number, count: number) => {
        for (let i = 1; i <= count; i++) {
          const state = i < now ? 'past' : i === now ? 'now' : 'next';
          row.push({ width: 36, place: (x) => art.image(scene, `pip-${kind}-${state}`, x + 16, 0) });
        }
      };
      text(labels[0]);
      pips('sailing', sailing, sailings);
      row.push({ width: 34, place: (x) => divider(scene, x + 14) });
      text(labels[1]);
      pips('volley', volley, 3);
      const width = row.reduce((w, item) => w + item.width, 0) + 56;
      const ground = art.sliced(scene, 'pill-sea', width, 54).setPosition(-width / 2, -27);
      let x = -width / 2 + 30;
      const items = row.map((item) => {
        const made = item.place(x);
        x += item.width;
        return made;
      });
      return [ground, ...items];
    });
  }
}

function divider(scene: Phaser.Scene, x: number): Phaser.GameObjects.Graphics {
  const line = new Pen(scene);
  return line.fillStyle(0xd9a441, 0.7).fillRect(x, -14, 2, 28);
}

export class Lookout extends Piece {
  override readonly extent = extent(96, 96);
  protected dress(): void {
    this.part('disc', 0, () => [this.kit.art.image(this.kit.scene, 'tf-lookout-token')]);
  }
}

export class Pile extends Piece<{ left: number; label: string }> {
  protected dress({ left, label: words }: { left: number; label: string }): void {
    const { art, scene } = this.kit;
    this.part('board', 0, () => [art.image(scene, 'plate')]);
    this.part('deck', Math.ceil(left / 4), () =>
      Array.from({ length: Math.max(1, Math.ceil(left / 4)) }, (_, i) => {
        const back = art.image(scene, 'tf-back-fleet', 66 - i * 2, 64 - i * 3);
        return back.setScale(back.scaleX * 0.5);
      }),
    );
    this.part('count', [left, words], () => [
      label(this.kit, 'score', String(left), 140, 40),
      label(this.kit, 'note', words, 140, 92),
    ]);
  }
}

export class Barge extends Piece {
  override readonly extent = extent(420, 220, 0, -80);
  private oars: Phaser.GameObjects.Image[] = [];
  private rocking: Phaser.GameObjects.Container | null = null;

  protected dress(): void {
    const { art, scene } = this.kit;
    this.rocking = this.part('boat', 0, () => {
      this.oars = [];
      return (art.facts('barge-governor').layers ?? []).map(({ id }) => {
        const image = art.image(scene, `barge-governor/${id}`);
        if (id.startsWith('oars')) this.oars.push(image);
        return image;
      });
    });
  }

  override tick(time: number): void {
    const stroke = Math.floor(time / 700) % 2;
    for (const [i, oars] of this.oars.entries()) oars.setVisible(i === stroke);
    if (this.rocking) this.rocking.y = Math.sin(time / 600) * 3;
  }
}
