/** The pill under a ship: who leads, outlined in the leader's colour. */
import Phaser from 'phaser';
import { label } from '../type.ts';
import { Piece } from './piece.ts';

interface LedgerProps extends Record<string, unknown> {
  text: string;
  numbers: string;
  line: string;
  /** What the pill may be wide at most. */
  width: number;
}

const height = 46;
const ends = 52;
const smallest = 28;

export class LedgerPill extends Piece<LedgerProps> {
  protected dress({ text, numbers, line, width: most }: LedgerProps): void {
    const { art, scene } = this.kit;
    this.part('pill', [text, numbers, line, most], () => {
      const texts = this.words(text, numbers, most - ends);
      const width = widthOf(texts) + ends;
      let x = -width / 2 + 22;
      for (const t of texts) {
        t.setPosition(x, 0);
        x += t.width - 8;
      }
      const ground = art.sliced(scene, 'ledger', width, height).setPosition(-width / 2, -height / 2);
      const outline = new Phaser.GameObjects.Graphics(scene);
      outline.lineStyle(3, Phaser.Display.Color.HexStringToColor(line).color, 1);
      outline.strokeRoundedRect(-width / 2 + 1, -height / 2 + 1, width - 2, height - 2, 11);
      return [ground, outline, ...texts];
    });
  }

  /** Smaller first; then the longest word, which is a name, is cut: verb and numbers stay. */
  private words(text: string, numbers: string, most: number): Phaser.GameObjects.Text[] {
    const cut = numbers === '' ? text.length : text.lastIndexOf(numbers);
    const parts = [text.slice(0, cut), numbers, text.slice(cut + numbers.length)];
    const texts = parts.map((part, i) =>
      label(this.kit, 'ledger', part, 0, 0, i === 1 ? { color: '#F8DC8C' } : undefined),
    );
    const shown = texts.filter((t) => t.text !== '');
    for (const t of texts) if (t.text === '') t.destroy();
    for (let size = 30; size >= smallest && widthOf(shown) > most; size--) for (const t of shown) t.setFontSize(size);
    while (widthOf(shown) > most) {
      const longest = shown[0].text.split(' ').reduce((a, b) => (b.length > a.length ? b : a), '');
      if (longest.length < 3) break;
      shown[0].setText(shown[0].text.replace(longest, `${longest.replace(/.…?$/, '')}…`));
    }
    return shown;
  }
}

const widthOf = (texts: readonly Phaser.GameObjects.Text[]): number => texts.reduce((w, t) => w + t.width - 8, 0);
