/** The licences of all that the program is made of, page by page. */

import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import { stepper } from './log-parts.ts';
import { type Screen, Sketch } from './sketch.ts';

export interface Licence {
  name: string;
  version: string;
  /** The short name of the licence. */
  kind: string;
  text: string;
}

export interface LicencePage {
  title: string;
  lines: readonly string[];
}

interface Plan {
  sheet: { x: number; y: number; w: number; h: number };
  title: { x: number; y: number; w: number };
  stepper: { x: number; y: number; w: number; h: number };
  text: { x: number; y: number; w: number };
  /** Letters that a line has room for. Below, the number of lines of a page. */
  letters: number;
  lines: number;
  back: { x: number; y: number };
}

/** A quarter of the height is left for large type. */
const wide: Plan = {
  sheet: { x: 200, y: 60, w: 1520, h: 850 },
  title: { x: 280, y: 140, w: 480 },
  stepper: { x: 800, y: 98, w: 840, h: 84 },
  text: { x: 280, y: 214, w: 1360 },
  ...{ letters: 96, lines: 14 },
  back: { x: 960, y: 974 },
};
const tall: Plan = {
  sheet: { x: 60, y: 140, w: 960, h: 1480 },
  title: { x: 130, y: 230, w: 800 },
  stepper: { x: 130, y: 290, w: 820, h: 96 },
  text: { x: 130, y: 430, w: 820 },
  ...{ letters: 58, lines: 24 },
  back: { x: 540, y: 1710 },
};

const planFor = (frame: Frame | undefined): Plan => (frame?.shape === 'portrait' ? tall : wide);

/** Lays the texts out for a window of this shape; every text begins on a page of its own. */
export function licencePages(all: readonly Licence[], frame?: Frame): LicencePage[] {
  const { letters, lines } = planFor(frame);
  return all.flatMap(({ name, version, kind, text }) => {
    const pages: string[][] = [];
    for (const paragraph of paragraphs(text)) {
      for (const line of wrapped(paragraph, letters)) {
        if (pages.length === 0 || pages[pages.length - 1].length === lines) pages.push([]);
        pages[pages.length - 1].push(line);
      }
      const last = pages[pages.length - 1];
      if (last.length < lines) last.push('');
    }
    const of = pages.length;
    const about = `${name} ${version}`.trim();
    return pages.map((shown, i) => ({
      title: fill(of > 1 ? shellWords().licencePart : shellWords().licence, { name: about, kind, n: i + 1, of }),
      lines: shown.at(-1) === '' ? shown.slice(0, -1) : shown,
    }));
  });
}

/** Turns a text into sentences that can be broken anew: its own line ends are taken out, rules of dashes too. */
function paragraphs(text: string): string[] {
  return (
    text
      .replace(/\r/g, '')
      .replace(/^[-=*]{5,}$/gm, '')
      // A short heading in capitals has a line of its own.
      .replace(/(^|\n\s*\n)([A-Z][A-Z &]{2,30})\n(?=\S)/g, '$1$2\n\n')
      .split(/\n\s*\n/)
      .map((each) => each.replace(/\s+/g, ' ').trim())
      .filter((each) => each !== '')
  );
}

function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > letters) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line];
}

export interface LicencesState {
  pages: readonly LicencePage[];
  page: number;
  focus: string | null;
  /** The frame of the window's shape. */
  frame?: Frame;
}

export function licencesScreen({ pages, page, focus, frame }: LicencesState): Screen {
  const sketch = new Sketch(focus);
  sketch.upright(frame, { x: 180, y: 40, w: 1560, h: 1000 });
  const plan = planFor(frame);
  const { sheet, title, text, back } = plan;
  sketch.cabin();
  sketch.dim(0.5);
  sketch.parchment(sheet.x, sheet.y, sheet.w, sheet.h, 5);
  sketch.words('title', shellWords().licences, title.x, title.y, { depth: 12, maxWidth: title.w });
  stepper(sketch, pages[page].title, { page, pages }, plan.stepper);
  sketch.words('note', pages[page].lines.join('\n'), text.x, text.y, {
    ...{ size: 29, color: '#2B1608', depth: 12, wrap: text.w, top: true },
  });
  sketch.button('close', shellWords().toCredits, back.x, back.y, 460, 96, { look: 'gold', icon: 'icon-back' });
  sketch.first = 'page';
  return sketch;
}
