/** The velvet curtain: closed over the whole screen and far beyond it, or narrow cloth around what is private. */
import Phaser from 'phaser';
import { lapped } from '../../presentation/lap.ts';
import { Pen } from '../art/pen.ts';
import { light } from './light.ts';
import { Piece } from './piece.ts';

const beyond = 720;
/** The cloth hangs on below the screen, so that its hem is never seen, however tall the window. */
const tall = 1.9;

export class Curtain extends Piece {
  protected dress(): void {
    const hung = hangs(this.kit);
    this.part('cloth', this.kit.reach, () => {
      const { art, scene } = this.kit;
      const made: Phaser.GameObjects.GameObject[] = [
        new Phaser.GameObjects.Rectangle(scene, -beyond, -900, 1920 + 2 * beyond, 2900, 0x2c040a).setOrigin(0),
      ];
      for (let x = -beyond; x < 1920 + beyond; x += 120) {
        const pleat = art.image(scene, 'curtain-pleat', x, hung.top);
        made.push(pleat.setScale(pleat.scaleX * lapped(120), pleat.scaleY * tall * hung.by));
      }
      made.push(...light(this.kit, 'curtain-light'), ...valance(this.kit, hung.top, 1, 26));
      return made;
    });
  }
}

/**
 * Works out where a curtain hangs from: the upper edge of the window, where that lies above the screen; and how many
 * times longer it is.
 */
export function hangs({ reach }: Piece['kit']): { top: number; by: number } {
  const top = Math.floor(Math.min(0, reach.top));
  return { top, by: Math.max(1, (reach.bottom - top) / 2000) };
}

interface VelvetProps extends Record<string, unknown> {
  /** Width of what lies between. */
  width: number;
  /** Distance that the cloth hangs into it at both sides. */
  edge: number;
}

/** Narrow cloth at both edges and a rail with a low fringe above: all that lies between is private, and all of it is seen. */
export class Velvet extends Piece<VelvetProps> {
  protected dress({ width, edge }: VelvetProps): void {
    const hung = hangs(this.kit);
    this.part('velvet', [hung, width, edge], () => {
      const { art, scene } = this.kit;
      const made: Phaser.GameObjects.GameObject[] = [];
      const fold = edge / 2;
      for (let hem = edge; hem > -beyond; hem -= fold)
        for (const x of [hem - fold, width - hem]) {
          const pleat = art.image(scene, 'curtain-pleat', x, hung.top);
          made.push(pleat.setScale((pleat.scaleX * fold * lapped(fold)) / 120, pleat.scaleY * tall * hung.by));
        }
      const shade = new Pen(scene);
      for (let i = 0; i < 7; i++)
        for (const x of [edge, width - edge - 21 + 3 * i])
          shade.fillStyle(0x000000, 0.09).fillRect(x, hung.top, 21 - 3 * i, 1080 * tall * hung.by);
      return [...made, shade, ...valance(this.kit, hung.top, 0.23, 12, 60)];
    });
  }
}

export function valance(
  kit: Piece['kit'],
  top: number,
  size: number,
  railHeight: number,
  width = 240,
): Phaser.GameObjects.GameObject[] {
  const { art, scene } = kit;
  const made: Phaser.GameObjects.GameObject[] = [];
  for (let x = -beyond; x < 1920 + beyond; x += width) {
    const cloth = art.image(scene, 'curtain-valance', x, top);
    made.push(cloth.setScale((cloth.scaleX * lapped(width) * width) / 240, cloth.scaleY * size));
  }
  for (let x = -beyond; x < 1920 + beyond; x += width) {
    const tassel = art.image(scene, 'curtain-tassel', x, top + 96 * size);
    made.push(tassel.setScale(tassel.scaleX * size, tassel.scaleY * size));
  }
  for (let x = -beyond; x < 1920 + beyond; x += 120) {
    const rail = art.image(scene, 'curtain-rail', x, top);
    made.push(rail.setScale(rail.scaleX * lapped(120), (rail.scaleY * railHeight) / 26));
  }
  return made;
}
