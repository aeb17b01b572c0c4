/** Brass on the corners of a chest's lid, painted once and turned for each corner. */
import Phaser from 'phaser';
import { Piece } from './piece.ts';

interface BrassProps extends Record<string, unknown> {
  /** Width of the lid, whose upper left corner is here. */
  w: number;
  h: number;
}

/** Size of one corner, and how far it reaches around the lid. */
const size = 96;
const rim = 6;

export class Brass extends Piece<BrassProps> {
  protected dress({ w, h }: BrassProps): void {
    this.part('corners', [w, h], () => {
      const key = this.paint();
      return [
        [0, 0],
        [w, 0],
        [w, h],
        [0, h],
      ].map(([x, y], turn) => {
        const made = new Phaser.GameObjects.Image(this.kit.scene, x, y, key).setOrigin(rim / size, rim / size);
        return made.setDisplaySize(size, size).setAngle(turn * 90);
      });
    });
  }

  private paint(): string {
    const { scene, resolution } = this.kit;
    const key = `brass-corner@${resolution}`;
    if (scene.textures.exists(key)) return key;
    const canvas = scene.textures.createCanvas(key, size * resolution, size * resolution);
    if (!canvas) return key;
    const pen = canvas.context;
    pen.scale(resolution, resolution);
    const metal = pen.createLinearGradient(0, 0, size, size);
    for (const [at, color] of Object.entries({ 0: '#FBE6A4', 0.3: '#D9A441', 0.62: '#9A6A20', 1: '#E3B758' }))
      metal.addColorStop(Number(at), color);
    pen.beginPath();
    pen.moveTo(3, 20);
    pen.quadraticCurveTo(3, 3, 20, 3);
    pen.lineTo(size - 4, 3);
    pen.quadraticCurveTo(size - 8, 24, size - 34, 26);
    pen.quadraticCurveTo(34, 34, 26, size - 34);
    pen.quadraticCurveTo(24, size - 8, 3, size - 4);
    pen.closePath();
    pen.fillStyle = metal;
    pen.fill();
    pen.lineWidth = 2.5;
    pen.strokeStyle = '#3A2208';
    pen.stroke();
    for (const [x, y] of [
      [18, 18],
      [56, 15],
      [15, 56],
    ]) {
      pen.beginPath();
      pen.arc(x, y, 5, 0, Math.PI * 2);
      pen.fillStyle = '#6B430D';
      pen.fill();
      pen.beginPath();
      pen.arc(x - 1, y - 1, 3, 0, Math.PI * 2);
      pen.fillStyle = '#FFF3C4';
      pen.fill();
    }
    canvas.refresh();
    return key;
  }
}
