/** The pill under a ship: who leads, outlined in the leader's colour. */
import type Phaser from 'phaser';
import { Pen } from '../../art/pen.ts';
import { type Label, label, lettersWide } from '../../art/type.ts';
import { Piece } from '../../pieces/piece.ts';
import { rollFrom } from '../../telling/rolling.ts';
import { along, glowing, strokeHalves } from './outline.ts';

interface LedgerProps extends Record<string, unknown> {
  text: string;
  numbers: string;
  line: string;
  /** Words before the change, while the pill rolls on from there. */
  was?: { text: string; numbers: string };
  /** Greatest width of the pill. */
  width: number;
}

const height = 46;
const ends = 52;
const smallest = 28;

export class LedgerPill extends Piece<LedgerProps> {
  private outline: Phaser.GameObjects.Graphics | null = null;
  private sparks: Phaser.GameObjects.Image[] = [];
  /**
   * Labels before the numbers, for the numbers, and after them. They stay as long as the pill: painting and sending a
   * label is dear.
   */
  private texts: Label[] = [];
  /** State that the labels were last set for. */
  private set = '';
  /** Labels that roll on from other words, each with what it was. */
  private words: { label: Phaser.GameObjects.Text; before: string }[] = [];
  private half = { w: 0, h: height / 2 - 1, corner: 11 };

  protected dress({ text, numbers, was, width: most }: LedgerProps): void {
    const { art, scene } = this.kit;
    const parts = partsOf(text, numbers);
    this.setLine(parts, most - ends);
    const width = widthOf(this.texts) + ends;
    this.part('ground', width, () => [art.sliced(scene, 'ledger', width, height).setPosition(-width / 2, -height / 2)]);
    this.part('outline', null, () => {
      this.outline = new Pen(scene);
      return [this.outline];
    });
    this.part('words', null, () => this.texts);
    this.part('sparks', null, () => {
      this.sparks = [1, -1].map(() => art.image(scene, 'spark').setVisible(false));
      return this.sparks;
    });
    this.half.w = width / 2 - 1;
    this.draw();
    this.words = was ? this.rolling(parts, partsOf(was.text, was.numbers)) : [];
  }

  /** Lists the labels that roll: only what is new does, the same words stay where they are. */
  private rolling(parts: readonly string[], before: readonly string[]) {
    return this.texts.flatMap((made, i) =>
      parts[i] === '' || before[i] === parts[i] ? [] : [{ label: made, before: before[i] }],
    );
  }

  /**
   * Follows `burn`, how much of the outline has burnt away, `undrawn`, how much of it still has to be drawn, and
   * `roll`, how far the new words are still away.
   */
  protected override moved(key: string, value: number): void {
    if (key === 'roll') for (const { label: made, before } of this.words) rollFrom(made, before, value);
    if (key === 'burn' || key === 'undrawn') this.draw();
  }

  private draw(): void {
    const { outline, half } = this;
    const burn = this.read('burn');
    const drawn = 1 - this.read('undrawn');
    const color = Number.parseInt(this.props.line.slice(1), 16);
    outline?.clear();
    if (burn >= 1 || drawn <= 0) outline?.setVisible(false);
    else {
      outline
        ?.setVisible(true)
        .lineStyle(burn > 0 ? 4 : 3, burn > 0 ? glowing(color, Math.min(1, burn * 3)) : color, 1);
      if (outline && burn === 0 && drawn === 1) {
        outline.strokeRoundedRect(-half.w, -half.h, 2 * half.w, 2 * half.h, half.corner);
      } else if (outline) strokeHalves(outline, half, burn, drawn);
    }
    for (const [i, spark] of this.sparks.entries()) {
      const { x, y } = along(half, burn);
      spark.setVisible(burn > 0 && burn < 1).setPosition(i === 0 ? x : -x, y);
      spark.setScale((0.9 + 0.35 * Math.sin(burn * 50 + i * 2)) / this.kit.art.scale);
    }
  }

  /**
   * Makes a line fit: smaller first, then the longest word, which is a name, is cut; verb and numbers stay. What fits is
   * worked out before anything is painted: every label that is painted anew goes to the graphics processor.
   */
  private setLine(parts: readonly string[], most: number): void {
    const wanted = JSON.stringify([parts, most]);
    if (wanted === this.set) return;
    this.set = wanted;
    const wide = (line: readonly string[], size: number) =>
      line.reduce((w, part) => (part === '' ? w : w + lettersWide(this.kit, 'ledger', part, size)), 0);
    let size = this.kit.large ? 37 : 31;
    // Letters grow with their size, but for roundings: from there on only one or two sizes are measured.
    const full = wide(parts, size);
    if (full > most) size = Math.max(smallest, Math.min(size, Math.ceil((size * most) / full)));
    while (size > smallest && wide(parts, size) > most) size--;
    let [lead] = parts;
    const rest = parts.slice(1);
    while (wide([lead, ...rest], size) > most) {
      const longest = lead.split(' ').reduce((a, b) => (b.length > a.length ? b : a), '');
      if (longest.length < 3) break;
      lead = lead.replace(longest, `${longest.replace(/.…?$/, '')}…`);
    }
    const line = [lead, ...rest];
    if (this.texts.length === 0) {
      this.texts = line.map((part, i) =>
        label(this.kit, 'ledger', part, 0, 0, { size, ...(i === 1 && { color: '#F8DC8C' }) }),
      );
    }
    const { texts } = this;
    for (const [i, t] of texts.entries()) t.reword(line[i], size).setVisible(line[i] !== '');
    let x = -(widthOf(texts) + ends) / 2 + 22;
    for (const t of texts) {
      t.setPosition(x, 0);
      if (t.visible) x += t.width - 8;
    }
  }
}

/** Cuts a text into what stands before the numbers, the numbers, and what stands after them. */
function partsOf(text: string, numbers: string): string[] {
  const cut = numbers === '' ? text.length : text.lastIndexOf(numbers);
  return [text.slice(0, cut), numbers, text.slice(cut + numbers.length)];
}

const widthOf = (texts: readonly Phaser.GameObjects.Text[]): number =>
  texts.reduce((w, t) => (t.visible ? w + t.width - 8 : w), 0);
