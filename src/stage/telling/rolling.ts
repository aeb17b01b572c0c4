/**
 * Numbers that roll like those of a counter, digit by digit, and lines that roll into the next one. Both are
 * painted on the label's own canvas: as large as it was, and at rest it is the plain label again.
 */
import type Phaser from 'phaser';
import { fontOf, type Label } from '../art/type.ts';

type Text = Phaser.GameObjects.Text;

const digits = '0123456789';
/** The widest digit of every font that has rolled. */
const widest = new Map<string, string>();

function widestDigit({ context, style }: Text): string {
  const font = fontOf(style);
  const known = widest.get(font);
  if (known) return known;
  style.syncFont(context.canvas, context);
  const width = (digit: string) => context.measureText(digit).width;
  const found = [...digits].reduce((a, b) => (width(b) > width(a) ? b : a));
  widest.set(font, found);
  return found;
}

/** Shows a number that may lie between two: its last digit is then on its way, and a nine takes the next one along. */
export function rollTo(made: Text, value: number): void {
  const nearest = Math.round(value);
  if (value < 0 || Math.abs(value - nearest) < 0.01) {
    made.setText(String(nearest).replace('-', '–'));
    return;
  }
  const columns = String(Math.ceil(value)).length;
  const room = widestDigit(made).repeat(columns);
  if (made.text !== room) made.setText(room);
  paint(made, (write, width, high) => {
    const column = width / columns;
    for (let place = 0; place < columns; place++) {
      const unit = 10 ** place;
      const digit = Math.floor(value / unit);
      const turned = Math.max(0, (value % unit) - (unit - 1));
      const x = width - column * (place + 0.5);
      if (digit > 0 || place === 0) write(String(digit % 10), x, -turned * high);
      if (turned > 0) write(String((digit + 1) % 10), x, (1 - turned) * high);
    }
  });
}

/** Rolls the label's words up from below while others leave upwards; `left` is 1 at the start and 0 at rest. */
export function rollFrom(made: Text, before: string, left: number): void {
  if (left <= 0) {
    made.updateText();
    return;
  }
  paint(made, (write, width, high) => {
    write(before, width / 2, -(1 - left) * high);
    write(made.text, width / 2, left * high);
  });
}

/** Height of a figure as part of the type's size. */
const capital = 0.7;

type Write = (text: string, x: number, y: number) => void;

/** Paints anew what the label shows; `write` centres on x, y is how far from the label's own line. */
function paint(made: Text, draw: (write: Write, width: number, high: number) => void): void {
  const { canvas, context, style } = made;
  const { left = 0, right = 0, top = 0 } = made.padding;
  const { resolution, strokeThickness: stroke } = style;
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.save();
  context.scale(resolution, resolution);
  style.syncFont(canvas, context);
  style.syncStyle(canvas, context);
  context.textAlign = 'center';
  const { ascent } = style.getTextMetrics() as { ascent: number };
  context.translate(left, top + stroke / 2 + ascent);
  const write: Write = (text, x, y) => {
    if (stroke) context.strokeText(text, x, y);
    context.fillText(text, x, y);
  };
  // Seen through a slot a little higher than a figure.
  const size = Number.parseFloat(String(style.fontSize));
  const slot = new Path2D();
  slot.rect(-left, -capital * size * 0.5 - size * 0.52, made.width, size * 1.04);
  context.clip(slot);
  draw(write, made.width - left - right, size * 0.92);
  context.restore();
  // Every text of the house is a label.
  (made as Label).unsent = true;
}
