/** Meanings of the signs on the map: while he is hunted, and when the whole log lies over the sea. */
import type Phaser from 'phaser';
import { Pen } from '../../art/pen.ts';
import { fitTo, label } from '../../art/type.ts';
import { Piece } from '../../pieces/piece.ts';
import { board, type Wide } from './column.ts';

/** Signs while he is hunted: could be here, seen and empty, last seen, no passing; when all is told: turns, looks, loads, misses. */
interface LegendProps extends Wide {
  words: readonly [string, string, string, string];
  ended: boolean;
}

type Sign = Phaser.GameObjects.Image | Phaser.GameObjects.Graphics;

export class YellowbeardLegend extends Piece<LegendProps> {
  private guess: (Sign | Phaser.GameObjects.Text)[] = [];

  protected dress({ w, h, words, ended }: LegendProps): void {
    this.part('legend', [w, h, words, ended], () => {
      // Four lines under each other where two beside each other have no room.
      const narrow = w < 440;
      const step = narrow ? (h - 16) / 4 : 35;
      const first = h / 2 - ((narrow ? 4 : 2) - 1) * (step / 2);
      const room = narrow ? w - 96 : w / 2 - 66;
      const lines = words.map((text, i) => {
        const left = narrow || i < 2 ? 16 : w / 2 + 8;
        const y = first + step * (narrow ? i : i % 2);
        const made = label(this.kit, 'note', text, left + (narrow || i < 2 ? 54 : 40), y, {
          size: 29,
          color: '#FBEFD2',
        });
        fitTo(this.kit, made, room);
        // Signs are drawn around the middle of what is kept free for them.
        const x = narrow || i < 2 ? left + 21 : left + 8;
        return { made, signs: (ended ? this.told(x, y) : this.hunted(x, y))[i]() };
      });
      this.guess = ended ? [] : [...lines[0].signs, lines[0].made];
      return [...board(this.kit, w, h, { night: true }), ...lines.flatMap(({ made, signs }) => [...signs, made])];
    });
  }

  private hunted(x: number, y: number): (() => Sign[])[] {
    const { art, scene } = this.kit;
    return [
      () => {
        const edge = new Pen(scene);
        edge.lineStyle(4, 0xe8401c, 1).strokeRoundedRect(x - 21, y - 13, 42, 26, 3);
        const ink = [0, 1].map((i) => art.image(scene, 'ink-hatch-2', x - 21 + 21 * i, y - 13).setDisplaySize(21, 26));
        return [...ink, edge];
      },
      () => {
        const seen = new Pen(scene);
        seen
          .fillStyle(0x6e6a5c, 1)
          .fillRoundedRect(x - 21, y - 13, 42, 26, 3)
          .lineStyle(3, 0xffffff, 0.95);
        for (let at = x - 16; at < x + 13; at += 12) seen.lineBetween(at, y, at + 7, y);
        return [seen];
      },
      () => {
        const last = art.image(scene, 'last-known', x, y);
        return [last.setScale(last.scaleX * 0.38)];
      },
      () => [art.image(scene, 'no-passing-hatch', x - 14, y - 14).setDisplaySize(28, 28)],
    ];
  }

  /** Draws the signs of the log as they are drawn on the map, see `yellowbeard-track`. */
  private told(x: number, y: number): (() => Sign[])[] {
    const { art, scene } = this.kit;
    const eye = (at: number, color: string) => {
      const made = art.icon(scene, 'icon-eye', color, at, y);
      return made.setScale(made.scaleX * 0.25);
    };
    const pen = () => new Pen(scene);
    return [
      () => {
        const track = pen();
        for (const at of [x - 18, x - 8, x + 2])
          track.fillStyle(0xfff2d0, 1).fillCircle(at, y, 5).fillStyle(0x9c1420, 1).fillCircle(at, y, 3.3);
        track.fillStyle(0xfff2d0, 1).fillCircle(x + 15, y, 9);
        return [track.lineStyle(3.4, 0x9c1420, 1).strokeCircle(x + 15, y, 7)];
      },
      () => [eye(x - 12, '#DCEBEC'), eye(x + 14, '#FF7A4A')],
      () => {
        const mark = art.image(scene, 'x-mark', x, y);
        return [mark.setScale(mark.scaleX * 0.5)];
      },
      () => {
        const rings = pen();
        for (const r of [6, 12]) rings.lineStyle(3, 0xf4fbfa, 1).strokeCircle(x, y, r);
        return [rings];
      },
    ];
  }

  /** Fades the signs of the aid while it is switched off; they are still explained. */
  override tick(): void {
    for (const part of this.guess) part.setAlpha(this.kit.unaided ? 0.4 : 1);
  }
}
