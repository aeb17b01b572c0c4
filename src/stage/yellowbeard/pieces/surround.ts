/** The surroundings of the map: wooden table and torn paper, painted as one picture with a hole for the map to show. */
import Phaser from 'phaser';
import type { Box } from '../../../presentation/yellowbeard/layout/plan.ts';
import type { DrawingContext } from '../../art/drawing-context.ts';
import { stampSliced } from '../../art/stamps.ts';
import { Piece } from '../../pieces/piece.ts';
import { paintWood } from '../../pieces/wood.ts';
import { rim, tear } from './frame.ts';

let made = 0;

export class YellowbeardSurround extends Piece<{ hole: Box }> {
  private key = '';

  protected dress({ hole }: { hole: Box }): void {
    const { reach, resolution } = this.kit;
    this.part('picture', [hole, reach, resolution], () => {
      this.forget();
      const { left, top, right, bottom } = reach;
      // The parts of the paper meet on whole pixels.
      const fine = Math.min(2, Math.ceil(resolution), 4096 / (right - left));
      this.key = `yellowbeard/surround/${++made}`;
      const size = [right - left, bottom - top].map((side) => Math.ceil(side * fine));
      const canvas = this.kit.scene.textures.createCanvas(this.key, size[0], size[1]);
      if (!canvas) return [];
      const pen = canvas.context;
      pen.scale(fine, fine);
      pen.translate(-left, -top);
      paint(this.kit, pen, hole);
      canvas.refresh();
      const image = new Phaser.GameObjects.Image(this.kit.scene, left, top, this.key).setOrigin(0).setScale(1 / fine);
      return [image.setName('surround')];
    });
  }

  private forget(): void {
    // A scene that is going has no textures left to give back.
    if (this.kit.scene.textures?.exists(this.key)) this.kit.scene.textures.remove(this.key);
  }

  override destroy(fromScene?: boolean): void {
    super.destroy(fromScene);
    this.forget();
  }
}

function paint(kit: DrawingContext, pen: CanvasRenderingContext2D, { x, y, w, h }: Box): void {
  paintWood(kit, pen);
  pen.fillStyle = 'rgba(0,0,0,.26)';
  pen.beginPath();
  pen.roundRect(x - rim.left + 6, y - rim.top + 10, w + 78, h + 74, 10);
  pen.fill();
  stampSliced(kit.art, pen, 'map-frame', {
    x: x - rim.left - tear,
    y: y - rim.top - tear,
    w: w + rim.left + rim.right + 2 * tear,
    h: h + rim.top + rim.bottom + 2 * tear,
  });
  pen.lineWidth = 7;
  pen.strokeStyle = '#2b1608';
  pen.strokeRect(x - 3.5, y - 3.5, w + 7, h + 7);
  pen.lineWidth = 2;
  pen.strokeStyle = '#d9a441';
  pen.strokeRect(x - 1, y - 1, w + 2, h + 2);
  pen.clearRect(x, y, w, h);
}
