/** Parts of the screens that tell of an evening: a heading, a sentence where nothing is to be listed, and who has won how many games. */
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import type { PlaneBox, Sketch } from './sketch.ts';

export interface VictoryTally {
  name: string;
  games: number;
  wins: number;
}

/** Smallest letters: these boards are wider than a window of 4:3, which shows them smaller. */
export const leastLetters = 30;

/** Place of a list: its first row, the way from one row to the next, and how many there is room for. */
export type RowsBox = PlaneBox & { step: number; count: number };

/** Draws a heading above a list that begins there. */
export function heading(sketch: Sketch, icon: string, text: string, { x, y, w }: PlaneBox): void {
  sketch.picture(icon, x + 30, y - 50, { depth: 12, scale: 0.5 });
  sketch.words('seatName', text, x + 72, y - 50, { depth: 12, size: 42, maxWidth: w - 80 });
}

/** Says that there is nothing to list. */
export const nothing = (sketch: Sketch, text: string, { x, y, w }: PlaneBox): void =>
  sketch.words('note', text, x + w / 2, y + 90, { align: 0.5, depth: 12, size: 32, wrap: w - 60 });

/** Lists the people of an evening, who come sorted by victories; whoever leads wears a crown. */
export function tallyRows(sketch: Sketch, people: readonly VictoryTally[], at: RowsBox): void {
  const { nobody, tally } = shellWords().afterGame;
  if (people.length === 0) nothing(sketch, nobody, at);
  const most = people[0]?.wins ?? 0;
  for (const [i, { name, games, wins }] of people.slice(0, at.count).entries()) {
    const y = at.y + i * at.step;
    const middle = y + at.h / 2;
    const leads = wins > 0 && wins === most;
    const style = { depth: 12, least: leastLetters, color: leads ? '#F8DC8C' : '#FBEFD2' };
    sketch.sheet('panel-dark', at.x, y, at.w, at.h, 8);
    if (leads) sketch.picture('crown', at.x + 44, middle, { depth: 12, scale: 0.5 });
    sketch.words('pill', name, at.x + 76, middle, { ...style, size: 34, maxWidth: at.w * 0.36 });
    const end = { ...style, align: 1, size: 30, maxWidth: at.w * 0.47 };
    sketch.words('note', fill(tally, { wins, games }), at.x + at.w - 28, middle, end);
  }
}
