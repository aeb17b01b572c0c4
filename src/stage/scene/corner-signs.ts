/** Signs of what is the matter with the whole house, small, in the margin that overscan may cost and no word ever uses. */
import Phaser from 'phaser';
import type { Art } from '../art/art.ts';
import type { DrawingContext } from '../art/drawing-context.ts';
import { label } from '../art/type.ts';

/** Place in reference pixels from the corner of the window; signs stand side by side. */
const corner = { x: 8, y: 6, h: 46, gap: 8 };

/** Pictures and widths; a sign with words is as wide as these need. */
const icons = { muted: 'icon-speaker-off', unsaved: 'icon-quill' } as const;

export type CornerSign = keyof typeof icons;

export class CornerSigns {
  private readonly scene: Phaser.Scene;
  private readonly art: Art;
  private readonly kit: DrawingContext;
  /** Words of each sign that stands; empty for one that is a picture only. */
  private readonly standing = new Map<CornerSign, string>();
  private row: Phaser.GameObjects.Container | null = null;
  private scale = 1;

  constructor(scene: Phaser.Scene, art: Art, kit: DrawingContext) {
    this.scene = scene;
    this.art = art;
    this.kit = kit;
  }

  /** Puts a sign up, with words or without, or takes it down with null. */
  set(sign: CornerSign, words: string | null): void {
    if (words === (this.standing.get(sign) ?? null)) return;
    if (words === null) this.standing.delete(sign);
    else this.standing.set(sign, words);
    this.draw();
  }

  /** Fits the signs to the window. `scale`: how large a reference pixel is in it. */
  resize(scale: number): void {
    this.scale = Math.max(0.5, scale);
    this.row?.setScale(this.scale);
  }

  private draw(): void {
    this.row?.destroy();
    this.row = null;
    if (this.standing.size === 0) return;
    const { y, h } = corner;
    let { x } = corner;
    const parts: Phaser.GameObjects.GameObject[] = [];
    for (const [sign, words] of this.standing) {
      const text = words === '' ? null : label(this.kit, 'pill', words, x + 66, y + h / 2, { size: 28 });
      const w = text ? 66 + text.width + 18 : 72;
      const ground = this.art.sliced(this.scene, 'pill-sea', w, h).setPosition(x, y);
      const icon = this.art.image(this.scene, icons[sign], x + 36, y + h / 2);
      icon.setScale(icon.scaleX * 0.36);
      parts.push(ground, icon, ...(text ? [text] : []));
      x += w + corner.gap;
    }
    this.row = this.scene.add.existing(new Phaser.GameObjects.Container(this.scene, 0, 0, parts));
    this.row.setScale(this.scale);
  }
}
