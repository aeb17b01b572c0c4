/** The scroll that says what happens, one sentence at a time. Names are set in colour; two lines at most. */
import type Phaser from 'phaser';
import type { Caption } from '../../controller/beat.ts';
import { label } from '../type.ts';
import { Piece } from './piece.ts';

interface CaptionProps extends Record<string, unknown> {
  /** Width of the sheet when the sentence needs it; a shorter sentence has a shorter sheet. */
  width: number;
}

interface Word {
  made: Phaser.GameObjects.Text;
  width: number;
}

export class CaptionBanner extends Piece<CaptionProps> {
  private caption: Caption = [];

  say(caption: Caption | null): void {
    this.caption = caption ?? [];
    this.dress(this.props);
  }

  get text(): string {
    return this.caption.map((span) => span.text).join('');
  }

  protected dress({ width }: CaptionProps): void {
    this.part('sheet', [width, this.caption], () => {
      if (this.caption.length === 0) return [];
      const { art, scene } = this.kit;
      const inner = width - 40;
      const lines = this.lines(inner);
      const longest = Math.max(...lines.map((line) => widthOf(line)));
      const sheet = Math.max(420, longest + 150);
      const made: Phaser.GameObjects.GameObject[] = [
        art.sliced(scene, 'banner-caption', sheet, 120).setPosition(-sheet / 2, -60),
      ];
      lines.forEach((line, i) => {
        let x = -widthOf(line) / 2;
        for (const word of line) {
          word.made.setPosition(x - 4, -1 + (i - (lines.length - 1) / 2) * 40);
          x += word.width;
          made.push(word.made);
        }
      });
      return made;
    });
  }

  /** Breaks the sentence between words where a line is full. */
  private lines(width: number): Word[][] {
    const size = this.caption.reduce((n, span) => n + span.text.length, 0) > 46 ? 34 : 36;
    const lines: Word[][] = [[]];
    for (const span of this.caption) {
      const color = span.tone === 'name' ? '#A93415' : undefined;
      for (const text of span.text.match(/\s*\S+\s*$|\s*\S+/g) ?? []) {
        const made = label(this.kit, 'caption', text, 0, 0, { color, size });
        const word = { made, width: made.width - 8 };
        const line = lines[lines.length - 1];
        if (line.length > 0 && lines.length === 1 && widthOf(line) + word.width > width) {
          made.setText(text.trimStart());
          lines.push([{ made, width: made.width - 8 }]);
        } else line.push(word);
      }
    }
    return lines;
  }
}

const widthOf = (line: Word[]): number => line.reduce((w, word) => w + word.width, 0);
