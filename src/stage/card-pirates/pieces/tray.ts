/** The closed curtain along the lower edge of Card Pirates: whose hand lies behind it, and who comes next (7.3). */
import Phaser from 'phaser';
import { lapped } from '../../../presentation/lap.ts';
import { label, shrinkTo } from '../../art/type.ts';
import { Piece } from '../../pieces/piece.ts';

interface TrayProps extends Record<string, unknown> {
  /** Width of the frame; the cloth goes on to both sides. */
  w: number;
  /** Look of the captain whose hand it is; null before there is one. */
  look: string | null;
  text: string;
  /** Number of cards that look out over the rail. */
  backs: number;
  /** Words at the left and at the right: a line and a smaller one below it. */
  left: readonly string[];
  right: readonly string[];
}

const beyond = 720;
const pill = { y: 56, h: 108 };

export class CardPiratesTray extends Piece<TrayProps> {
  protected dress(props: TrayProps): void {
    const { w, backs, look, text, left, right } = props;
    this.part('backs', [backs, w], () => this.backs(backs, w));
    this.part('cloth', w, () => this.cloth(w));
    this.part('words', [w, look, text, left, right], () => this.words(props));
  }

  private backs(count: number, w: number): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    const step = w < 1200 ? 64 : 118;
    return Array.from({ length: count }, (_, i) => {
      const part = i - (count - 1) / 2;
      return art.image(scene, 'cp-hand-back', w / 2 + part * step, 62 + Math.abs(part) * 9).setAngle(part * 5);
    });
  }

  private cloth(w: number): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    // The hem is never seen, however tall the window.
    const made: Phaser.GameObjects.GameObject[] = [
      new Phaser.GameObjects.Rectangle(scene, -beyond, 0, w + 2 * beyond, 900, 0x2c040a).setOrigin(0),
    ];
    const along = (frame: string, y: number, scale: number, tall = scale) => {
      for (let x = -beyond; x < w + beyond; x += 120) {
        const piece = art.image(scene, frame, x, y);
        made.push(piece.setScale(piece.scaleX * scale, piece.scaleY * tall));
      }
    };
    along('curtain-pleat', 0, lapped(120));
    along('curtain-valance', 0, 0.5 * lapped(120), 0.32);
    along('curtain-rail', -10, lapped(120));
    return made;
  }

  private words({ w, look, text, left, right }: TrayProps): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    const width = w > 1700 ? 880 : Math.min(760, w - 200);
    const edge = (w - width) / 2;
    const y = pill.y + pill.h / 2;
    const made: Phaser.GameObjects.GameObject[] = [
      art.sliced(scene, 'pill-focus', width, pill.h).setPosition(edge, pill.y),
    ];
    if (look) {
      const disc = art.image(scene, `medallion-${look}`, edge + 62, y);
      const eye = art.icon(scene, 'icon-eye', '#F3CC6A', edge + width - 62, y);
      made.push(disc.setScale(disc.scaleX * 0.72), eye.setScale(eye.scaleX * 0.5).setAlpha(0.6));
    }
    const words = label(this.kit, 'pill', text, look ? edge + 122 : w / 2, y, { align: look ? 0 : 0.5, size: 40 });
    shrinkTo(words, width - (look ? 240 : 80), 28);
    made.push(words);
    // Upright screens have no room beside it.
    if (w < 1200) return made;
    const [outer, inner] = [w * 0.05, edge - 30];
    const room = { align: 0.5, maxWidth: inner - outer };
    const lines = ([first, second]: readonly string[], x: number) => [
      ...(first ? [label(this.kit, 'pill', first, x, y - 8, { ...room, size: 34 })] : []),
      ...(second ? [label(this.kit, 'note', second, x, y + 34, { ...room, size: 30 })] : []),
    ];
    const x = (outer + inner) / 2;
    return [...made, ...lines(left, x), ...lines(right, w - x)];
  }
}
