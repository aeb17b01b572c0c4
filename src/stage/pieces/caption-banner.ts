/** The scroll that says what happens, one sentence at a time. Names are set in colour; two lines, three where names are long. */
import type Phaser from 'phaser';
import type { Caption } from '../../controller/beat.ts';
import { label } from '../art/type.ts';
import { Piece } from './piece.ts';

interface CaptionProps extends Record<string, unknown> {
  /** The widest the sheet may be; a shorter sentence has a shorter sheet. */
  width: number;
}

/** What the sheet's rolled ends take. */
const rolls = 138;
const smallest = 28;
/** Tried first where words are to be large. */
const large = { size: 46, most: 1 };
const attempts = [
  { size: 36, most: 1 },
  { size: 34, most: 1 },
  { size: 34, most: 2 },
  { size: 31, most: 2 },
  { size: smallest, most: 2 },
  { size: smallest, most: 3 },
];
const mostLines = 3;
/** Height of the sheet, and from line to line, by the number of lines. */
const heights = [120, 120, 120, 152];
const steps = [38, 38, 38, 34];

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
      const lines = this.lines(width - rolls);
      const longest = Math.max(...lines.map((line) => widthOf(line)));
      const sheet = Math.max(420, longest + rolls);
      const height = heights[lines.length];
      const made: Phaser.GameObjects.GameObject[] = [
        art.sliced(scene, 'banner-caption', sheet, height).setPosition(-sheet / 2, -height / 2),
      ];
      lines.forEach((line, i) => {
        let x = -widthOf(line) / 2;
        for (const word of line) {
          word.made.setPosition(x - 4, -1 + (i - (lines.length - 1) / 2) * steps[lines.length]);
          x += word.width;
          made.push(word.made);
        }
      });
      return made;
    });
  }

  /**
   * Breaks words into one line if it fits, two that are about as long if not, three at the smallest size; what is
   * longer still is cut.
   */
  private lines(width: number): Word[][] {
    for (const { size, most } of this.kit.large ? [large, ...attempts] : attempts) {
      const lines = this.broken(width, size);
      if (lines.length <= most) return lines.length === 2 ? this.balanced(lines, width, size) : lines;
      if (most === mostLines) return this.cut(lines, width);
      for (const word of lines.flat()) word.made.destroy();
    }
    return [];
  }

  private balanced(lines: Word[][], width: number, size: number): Word[][] {
    const even = this.broken(Math.min(width, lines.reduce((w, line) => w + widthOf(line), 0) * 0.56), size);
    const [kept, dropped] = even.length === 2 ? [even, lines] : [lines, even];
    for (const word of dropped.flat()) word.made.destroy();
    return kept;
  }

  /** Breaks the sentence between words where a line is full. */
  private broken(width: number, size: number): Word[][] {
    const lines: Word[][] = [[]];
    // What parts two names is a span of its own, and belongs to the second.
    let gap = '';
    for (const span of this.caption) {
      const color = span.tone === 'name' ? '#A93415' : undefined;
      const said = gap + span.text;
      gap = said.trim() === '' ? said : '';
      for (const text of said.match(/\s*\S+\s*$|\s*\S+/g) ?? []) {
        const made = label(this.kit, 'caption', text, 0, 0, { color, size });
        const word = { made, width: made.width - 8 };
        const line = lines[lines.length - 1];
        if (line.length > 0 && widthOf(line) + word.width > width) {
          made.setText(text.trimStart());
          lines.push([{ made, width: made.width - 8 }]);
        } else line.push(word);
      }
    }
    return lines;
  }

  /** Keeps as many lines as there may be, and ends the last with an ellipsis. */
  private cut(lines: Word[][], width: number): Word[][] {
    for (const word of lines.slice(mostLines).flat()) word.made.destroy();
    const last = lines[mostLines - 1];
    for (;;) {
      const end = last[last.length - 1];
      end.made.setText(`${end.made.text.trimEnd()}…`);
      end.width = end.made.width - 8;
      if (last.length === 1 || widthOf(last) <= width) return lines.slice(0, mostLines);
      last.pop()?.made.destroy();
    }
  }
}

const widthOf = (line: Word[]): number => line.reduce((w, word) => w + word.width, 0);
