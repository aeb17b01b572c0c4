/** The pill under a ship: who leads, outlined in the leader's colour. */
import Phaser from 'phaser';
import { label } from '../type.ts';
import { Piece } from './piece.ts';

interface LedgerProps extends Record<string, unknown> {
  text: string;
  numbers: string;
  line: string;
}

const height = 46;

export class LedgerPill extends Piece<LedgerProps> {
  protected dress({ text, numbers, line }: LedgerProps): void {
    const { art, scene } = this.kit;
    this.part('pill', [text, numbers, line], () => {
      const cut = numbers === '' ? text.length : text.lastIndexOf(numbers);
      const words = label(this.kit, 'ledger', text.slice(0, cut), 0, 0);
      const sum = label(this.kit, 'ledger', numbers, 0, 0, { color: '#F8DC8C' });
      const rest = label(this.kit, 'ledger', text.slice(cut + numbers.length), 0, 0);
      const texts = [words, sum, rest].filter((t) => t.text !== '');
      const width = texts.reduce((w, t) => w + t.width - 8, 0) + 52;
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
}
