/** `npm run bench -- --against DIR`: everything that must not get dearer, side by side with another tree in one run. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { dist, freshDist } from '../dist.ts';
import { launch } from '../drive.ts';
import { needChromium } from '../install-chromium.ts';
import type { Moment } from '../moments.ts';
import { Stop } from '../stop.ts';
import { buildsAgainst, startsAgainst } from './arrival.ts';
import { canvasAgainst, framesAgainst, picturesAgainst } from './page.ts';
import { brokenOf, type Figure, type RatioRow, rowOf } from './rounds.ts';
import { rulesAgainst, simulateAgainst } from './rules.ts';
import { servePlainly } from './serve-plainly.ts';

/** Parts that can be compared, and the headings of their tables. */
const headings = {
  rules: 'Rules',
  simulate: 'npm run simulate',
  frame: "Frames: processor time of the page's own program, WebGL; the other tree at Plain",
  canvas: 'Canvas at 720p: processor time of all that makes a frame',
  visit: 'First picture of a stranger',
  build: 'npm run build',
  start: 'npm start in a fresh clone of what is committed',
} as const;
type Part = keyof typeof headings;

/** Words that `--only` takes beside `--against`. */
export const comparable = Object.keys(headings) as Part[];

export interface Comparison {
  /** Directory of the other tree, with its own dist/. */
  other: string;
  wanted: readonly string[];
  games: readonly string[];
  moments: readonly Moment[];
  /** Addresses at which visitors arrive, by name. */
  addresses: Readonly<Record<string, string>>;
  rounds: number;
}

export interface Compared {
  tables: Partial<Record<Part, Record<string, RatioRow>>>;
  /** Reasons why something could not be measured here or there. */
  notes: string[];
}

export async function compare({ other, wanted, games, moments, addresses, rounds }: Comparison): Promise<Compared> {
  if (!existsSync(path.join(other, 'src', 'tools', 'bench-rules.ts')))
    throw new Stop(`--against takes the directory of another tree of this program, not "${other}".`);
  const tables: Compared['tables'] = {};
  const notes: string[] = [];
  /** Measures one after the other, and tells each as soon as it is known: all of it takes long. */
  const fill = async (
    part: Part,
    names: readonly string[],
    measure: (name: string, told: (error: Error) => void) => Promise<Figure[]>,
  ) => {
    if (!wanted.includes(part)) return;
    const rows: Record<string, RatioRow> = {};
    for (const name of names) {
      const found = await measure(name, ({ message }) => notes.push(`${part}, ${name}: ${message.split('\n')[0]}`));
      for (const figure of found) {
        rows[figure.name] = rowOf(figure);
        console.log(`${figure.name}: ${rows[figure.name].verdict}`);
      }
    }
    tables[part] = rows;
  };
  await fill('rules', games, (game, told) => rulesAgainst(other, game, rounds, told));
  await fill('simulate', games, (game, told) => simulateAgainst(other, game, rounds, told));
  await fill('build', ['build'], (_, told) => buildsAgainst(other, rounds, told));
  await fill('start', ['start'], (_, told) => startsAgainst(other, rounds, told));
  if (!['frame', 'canvas', 'visit'].some((part) => wanted.includes(part))) return { tables, notes };

  const chromium = await needChromium();
  await freshDist();
  const there = path.join(other, dist);
  if (!existsSync(path.join(there, 'index.html'))) throw new Stop(`${other} has no ${dist}/: build it there first.`);
  const servers = [await servePlainly(dist), await servePlainly(there)] as const;
  const browser = await launch(chromium);
  const levels = existsSync(path.join(other, 'src', 'stage', 'quality.ts'));
  const trial = { browser, rounds, bases: { mine: servers[0].url, other: servers[1].url, levels } };
  const momentOf = (name: string) => moments.find((moment) => moment.name === name)!;
  const names = moments.map(({ name }) => name);
  try {
    await fill('frame', names, (name, told) => framesAgainst({ ...trial, told }, momentOf(name)));
    await fill('canvas', names, (name, told) => canvasAgainst({ ...trial, told }, momentOf(name)));
    await fill('visit', Object.keys(addresses), (name, told) =>
      picturesAgainst({ ...trial, told }, name, addresses[name]!),
    );
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
  return { tables, notes };
}

/** Prints what was compared, and gives the lines of what falls short. */
export function printCompared({ tables, notes }: Compared, other: string): string[] {
  for (const [part, rows] of Object.entries(tables)) {
    console.log(`\n${headings[part as Part]}, against ${other} (a ratio is the cost here by the cost there)`);
    console.table(rows);
  }
  if (notes.length > 0) console.log(`\nNot there, or not measured:\n${notes.map((note) => `  ${note}`).join('\n')}`);
  const broken = Object.values(tables).flatMap(brokenOf);
  console.log(broken.length === 0 ? '\nAll bounds hold.' : `\nThese fall short:\n${broken.join('\n')}`);
  return broken;
}
