/** The words of `npm run map` about an ocean of Yellowbeard. */
import { drawChart, oceans } from '../../../rules/yellowbeard/map.ts';
import { capacityOf, meanSight, type Problem } from '../../../rules/yellowbeard/map-check.ts';
import { type MapReport, readTiled } from '../../../rules/yellowbeard/tiled/read.ts';
import { asciiOf, tiledOf } from '../../../rules/yellowbeard/tiled/write.ts';
import type { Ocean } from '../../../rules/yellowbeard/types.ts';
import { mapMessages } from '../../../words/yellowbeard/maps.ts';
import type { MapTools } from '../../game-tools.ts';
import { messageText } from '../../message-text.ts';

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

function tell(file: string, { ocean, errors, warnings }: MapReport): string {
  const line = (kind: string) => (one: Problem) =>
    `${kind} ${one.code}: ${messageText(mapMessages[one.says], one.facts)}${one.squares.length > 0 ? ` (${one.squares.join(' ')})` : ''}`;
  const verdict = `${file}: ${errors.length} errors, ${warnings.length} warnings`;
  const parts = [verdict, ...errors.map(line('error')), ...warnings.map(line('warning'))];
  if (ocean) parts.push('', figures(ocean), '', asciiOf(ocean));
  return parts.join('\n');
}

export const maps: MapTools = {
  async judge([{ name, text }, ...beside]) {
    const read = await readTiled(text, name, beside);
    return { playable: read.errors.length === 0, report: tell(name, read) };
  },
  bundled: () => Object.values(oceans).map((ocean) => ({ file: `${ocean.id}.tmj`, text: tiledOf(ocean) })),
};
