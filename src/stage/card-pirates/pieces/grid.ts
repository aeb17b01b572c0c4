/** Letters and numbers at the edges of the chart: captions, log and advice name the squares by them. */
import type Phaser from 'phaser';
import { label } from '../../art/type.ts';
import { Piece } from '../../pieces/piece.ts';

interface GridProps extends Record<string, unknown> {
  /** Distance of the first letter from the corner of the chart, and from one to the next. */
  across: { from: number; step: number };
  /** The same of the numbers. */
  down: { from: number; step: number };
  /** Height of the chart's frame. The letters lie in its foot: the caption hangs over its head. */
  height: number;
}

/** Distance of their middles from the edge of the chart's frame. */
const inside = { letters: 9, numbers: 11 };
const style = { size: 28, color: '#FBEFD2' };

/** The origin is the upper left corner of the frame. All letters are one text, and all numbers: a text is a draw call. */
export class CardPiratesGrid extends Piece<GridProps> {
  protected dress(props: GridProps): void {
    this.part('names', props, () => [this.letters(props), this.numbers(props)]);
  }

  private letters({ across: { from, step }, height }: GridProps): Phaser.GameObjects.Text {
    const made = this.written('ABCDE');
    const pad = Number(made.padding.left);
    const wide = (made.width - 2 * pad) / 5;
    made.setLetterSpacing(step - wide);
    return made.setOrigin(0, 0.5).setPosition(from - wide / 2 - pad, height - inside.letters);
  }

  private numbers({ down: { from, step } }: GridProps): Phaser.GameObjects.Text {
    const made = this.written('1\n2\n3\n4\n5');
    const high = made.getTextMetrics().fontSize + Number(made.style.strokeThickness);
    made.setAlign('center').setLineSpacing(step - high);
    return made.setOrigin(0.5, 0).setPosition(inside.numbers, from - high / 2 - Number(made.padding.top));
  }

  private written(text: string): Phaser.GameObjects.Text {
    return label(this.kit, 'ribbon', text, 0, 0, style).setStroke('#0E2230', 5);
  }
}
