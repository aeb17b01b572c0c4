/**
 * `npm run map -- FILE`: reads a map for Yellowbeard and tells what is wrong with it, and how it looks.
 * Exit 0: it can be played; 1: it cannot; 2: wrong arguments. `npm run map -- --bundled DIR` writes the bundled maps.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawChart, oceans } from '../rules/yellowbeard/map.ts';
import { capacityOf, meanSight } from '../rules/yellowbeard/map-check.ts';
import { type MapReport, readTiled } from '../rules/yellowbeard/tiled.ts';
import { asciiOf, tiledOf } from '../rules/yellowbeard/tiled-write.ts';
import type { Ocean } from '../rules/yellowbeard/types.ts';
import { readArgs } from './args.ts';
import { Stop } from './stop.ts';

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Stop(`Cannot read ${file}: ${(error as Error).message}`);
  }
}

function figures(ocean: Ocean): string {
  const chart = drawChart(ocean);
  const { counts } = ocean;
  const water = chart.sea.reduce((sum, one) => sum + one, 0);
  const inhabited = new Set(chart.sites.map((site) => site.island)).size;
  return [
    `${ocean.title}${ocean.author ? `, by ${ocean.author}` : ''} (${ocean.id})`,
    `${chart.width} x ${chart.height}; ${water} ocean squares, ${ocean.straits.length} of them NO PASSING`,
    `${chart.ports.length} harbours: ${counts.openGarrisons} open, ${counts.closedGarrisons} closed`,
    `${chart.sites.length} sites on ${inhabited} islands, room for ${capacityOf(chart, counts)} chests`,
    `${counts.chests} chests, ${counts.chestsToEscape} to escape, ${counts.navyShips} Navy ships`,
    `an average square sees ${(100 * meanSight(chart)).toFixed(1)} % of the ocean`,
  ].join('\n');
}

function report(file: string, { ocean, errors, warnings }: MapReport): string {
  const line = (kind: string) => (one: { code: string; message: string; squares: string[] }) =>
    `${kind} ${one.code}: ${one.message}${one.squares.length > 0 ? ` (${one.squares.join(' ')})` : ''}`;
  const verdict = `${file}: ${errors.length} errors, ${warnings.length} warnings`;
  const parts = [verdict, ...errors.map(line('error')), ...warnings.map(line('warning'))];
  if (ocean) parts.push('', figures(ocean), '', asciiOf(ocean));
  return parts.join('\n');
}

try {
  const { values, positionals } = readArgs({ allowPositionals: true, options: { bundled: { type: 'string' } } });
  if (values.bundled !== undefined) {
    for (const ocean of Object.values(oceans)) {
      const file = path.join(values.bundled, `${ocean.id}.tmj`);
      writeFileSync(file, tiledOf(ocean));
      console.log(file);
    }
  } else {
    if (positionals.length !== 1) throw new Stop('Name one map file: npm run map -- FILE');
    const [file] = positionals;
    const read = readTiled(readFile(file), path.basename(file));
    console.log(report(file, read));
    process.exitCode = read.errors.length > 0 ? 1 : 0;
  }
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
