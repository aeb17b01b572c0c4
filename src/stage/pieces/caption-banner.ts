/**
 * The scroll that says what happens, one sentence at a time, and below it in small letters why. Names are set in colour; two
 * lines, three where names are long.
 */
import Phaser from 'phaser';
import type { Caption } from '../../controller/beat.ts';
import { actorOf } from '../../controller/names-worn.ts';
import { emblemAt } from '../../presentation/captains.ts';
import { type Label, label, lettersWide } from '../art/type.ts';
import { Piece } from './piece.ts';

interface CaptionProps extends Record<string, unknown> {
  /** The widest the sheet may be; a shorter sentence has a shorter sheet. */
  width: number;
  /** True where hues mean something else: names are brown, and emblems brass and bone. */
  plain?: boolean;
  /** True when the turn that the words tell of is over: they are dim until others come. */
  past?: boolean;
  /** True while the reason is kept back, for it may tell how the deed ends. */
  untold?: boolean;
}

/**
 * Strength of words that stay when the turn has passed on. Their sheet stays as it is: one that dimmed and brightened from
 * draw to draw would be a light that pulses.
 */
const dim = 0.55;

/** Width that the sheet's rolled ends take. */
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
const heights = [120, 120, 120, 170];
const steps = [38, 38, 38, 34];

/** Step in which shorter lines are tried. */
const narrowing = 24;

/** Width of an emblem before a name, beside the letters' size; then what parts it from them. */
const disc = 1.12;
const discGap = 5;
/** Width at which a medallion is drawn. */
const drawn = 100;
/** Colour of names where they have none of their own. */
const brown = '#6E4410';

/** A word on its way to its place: it is made when that is found. */
interface Word {
  text: string;
  size: number;
  color?: string;
  /** Width of its letters, and of the room before them for an emblem. */
  letters: number;
  room: number;
  /** Seat of the captain who is named. */
  seat?: number;
}

/** A word, and where it begins, its emblem included. */
interface Placed extends Word {
  x: number;
  y: number;
}

export class CaptionBanner extends Piece<CaptionProps> {
  private caption: Caption = [];
  private why: string | undefined;
  private past = false;
  /** Labels that say something, and some that did: to make one takes longer than to write another word with it. */
  private readonly words = new Phaser.GameObjects.Container(this.kit.scene);

  say(caption: Caption | null): void {
    this.caption = caption ?? [];
    this.past = false;
    const { because } = this.kit;
    this.why = because && actorOf(this.caption) === because.seat ? because.text : undefined;
    this.dress({ ...this.props, past: false });
  }

  get text(): string {
    return this.caption.map((span) => span.text).join('');
  }

  protected dress({ width, plain, past, untold }: CaptionProps): void {
    if (past) this.past = true;
    const reason = untold ? undefined : this.why;
    const { list } = this.part('sheet', [width, this.caption, reason, plain], () => {
      const said = this.caption.length > 0 ? this.lines(width - rolls) : [];
      const why = said.length > 0 ? this.reason(reason, width - rolls, mostLines - said.length) : [];
      const lines = [...said, ...why].map((line) => this.joined(line));
      const words = lines.flatMap((line, i) => placed(line, i - (lines.length - 1) / 2, steps[lines.length]));
      this.write(words);
      if (lines.length === 0) return [];
      const sheet = Math.max(420, Math.max(...lines.map(widthOf)) + rolls);
      const height = heights[lines.length];
      const { art, scene } = this.kit;
      return [
        art.sliced(scene, 'banner-caption', sheet, height).setPosition(-sheet / 2, -height / 2),
        ...words.flatMap((word) => (word.seat === undefined ? [] : [this.sign(word.seat, word)])),
      ];
    });
    // Nearer than the sheet.
    if (!this.words.parentContainer) this.add(this.words);
    for (const word of [...(list.slice(1) as Phaser.GameObjects.Image[]), this.words])
      word.setAlpha(this.past ? dim : 1);
  }

  /** Writes words in their places, with labels of their ink: those that stay are only moved. */
  private write(words: readonly Placed[]): void {
    const free = new Set(this.words.list as Label[]);
    for (const { text, size, color = '', x, y, room } of words) {
      const alike = [...free].filter(({ name }) => name === color);
      const kept = alike.find((each) => each.text === text) ?? alike[0];
      const made = kept?.reword(text, size) ?? label(this.kit, 'caption', text, 0, 0, { color, size }).setName(color);
      free.delete(made);
      this.words.add(made.setPosition(x + room - 4, y).setVisible(true));
    }
    // Labels that are free keep nothing of what they said.
    for (const each of free) if (each.visible) each.setText('').setVisible(false);
  }

  /**
   * Breaks words into one line if it fits, two that are about as long if not, three at the smallest size; what is longer
   * still is cut.
   */
  private lines(width: number): Word[][] {
    for (const { size, most } of this.kit.large ? [large, ...attempts] : attempts) {
      const lines = this.broken(width, size);
      if (lines.length <= most) return this.balanced(lines, (narrower) => this.broken(narrower, size));
      if (most === mostLines) return this.cut(lines, width);
    }
    return [];
  }

  /** Breaks the reason into so many lines at most; none where it is longer. */
  private reason(text: string | undefined, width: number, most: number): Word[][] {
    if (!text) return [];
    const said = [{ text }];
    const lines = this.broken(width, smallest, said, brown);
    if (lines.length > most) return [];
    return this.balanced(lines, (narrower) => this.broken(narrower, smallest, said, brown));
  }

  /** Breaks the same words into as many lines that are as short as they can be, so that no word hangs below by itself. */
  private balanced(lines: Word[][], broken: (width: number) => Word[][]): Word[][] {
    const all = lines.reduce((w, line) => w + widthOf(line), 0);
    const longest = Math.max(...lines.map(widthOf));
    for (let width = all / lines.length; width < longest; width += narrowing) {
      const even = broken(width);
      if (even.length === lines.length) return even;
    }
    return lines;
  }

  /** Breaks the sentence between words where a line is full. */
  private broken(width: number, size: number, caption: Caption = this.caption, ink?: string): Word[][] {
    const lines: Word[][] = [[]];
    // What parts two names is a span of its own, and belongs to the second.
    let gap = '';
    for (const span of caption) {
      const color = span.tone === 'name' ? this.inkOf(span.seat) : ink;
      const said = gap + span.text;
      gap = said.trim() === '' ? said : '';
      let seat = span.seat;
      for (const text of said.match(/\s*\S+\s*$|\s*\S+/g) ?? []) {
        const room = seat === undefined ? 0 : this.signWide(seat, size) + discGap;
        const letters = lettersWide(this.kit, 'caption', text, size);
        const word: Word = { text, size, color, letters, room, seat };
        seat = undefined;
        const line = lines[lines.length - 1];
        if (line.length > 0 && widthOf(line) + (letters + room) > width)
          lines.push([this.reworded(word, text.trimStart())]);
        else line.push(word);
      }
    }
    return lines;
  }

  /** Keeps as many lines as there may be, and ends the last with an ellipsis. */
  private cut(lines: Word[][], width: number): Word[][] {
    const last = lines[mostLines - 1];
    for (;;) {
      const end = last[last.length - 1];
      last[last.length - 1] = this.reworded(end, `${end.text.trimEnd()}…`);
      if (last.length === 1 || widthOf(last) <= width) return lines.slice(0, mostLines);
      last.pop();
    }
  }

  /** Joins words that follow each other in one colour: every piece of writing is a picture of its own, and takes time to make. */
  private joined(line: readonly Word[]): Word[] {
    const runs: Word[] = [];
    for (const word of line) {
      const run = runs.at(-1);
      if (run && word.room === 0 && word.color === run.color)
        runs[runs.length - 1] = this.reworded(run, run.text + word.text);
      else runs.push(word);
    }
    return runs;
  }

  /** Puts other words in a word's place; its emblem stays. */
  private reworded(word: Word, text: string): Word {
    return { ...word, text, letters: lettersWide(this.kit, 'caption', text, word.size) };
  }

  private inkOf(seat: number | undefined): string {
    return this.props.plain || seat === undefined ? brown : emblemAt(seat).ink;
  }

  private signFrame(seat: number): string {
    return `medallion-${this.props.plain ? 'brass-' : ''}${emblemAt(seat).id}`;
  }

  private signWide(seat: number, size: number): number {
    return (this.kit.art.facts(this.signFrame(seat)).w * size * disc) / drawn;
  }

  private sign(seat: number, { x, y, room, size }: Placed): Phaser.GameObjects.Image {
    const { art, scene } = this.kit;
    const sign = art.image(scene, this.signFrame(seat));
    sign.setScale((sign.scaleX * size * disc) / drawn);
    return sign.setPosition(x + room - discGap - sign.displayWidth / 2, y);
  }
}

/** Places the words of a line, which lies so many steps below the middle. */
function placed(line: readonly Word[], below: number, step: number): Placed[] {
  let x = -widthOf(line) / 2;
  return line.map((word) => {
    const at = { ...word, x, y: below * step - 1 };
    x += word.letters + word.room;
    return at;
  });
}

const widthOf = (line: readonly Word[]): number => line.reduce((w, { letters, room }) => w + (letters + room), 0);
