import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawings } from '../../../src/rules/yellowbeard/cards.ts';
import { chartOf, columnName, drawChart, oceanOf, oceans, squareName } from '../../../src/rules/yellowbeard/map.ts';
import { bodiesOf, capacityOf, errorsOf, warningsOf } from '../../../src/rules/yellowbeard/map-check.ts';
import { readTiled } from '../../../src/rules/yellowbeard/tiled/read.ts';
import { asciiOf, tiledOf } from '../../../src/rules/yellowbeard/tiled/write.ts';
import type { Ocean } from '../../../src/rules/yellowbeard/types.ts';

const bundled = (id: string) => readFileSync(`assets/yellowbeard/${id}.tmj`, 'utf8');
const water = (ocean: Ocean) => ocean.rows.join('').replace(/[^~]/g, '').length;

describe('the bundled maps', () => {
  it.each(drawings.map((drawing) => drawing.id))('%s.tmj says the same as the data in the program', async (id) => {
    const report = await readTiled(bundled(id), `${id}.tmj`);
    expect(report).toEqual({ ocean: oceans[id], drawn: oceans[id], errors: [], warnings: [], isPart: false });
    expect(tiledOf(oceans[id])).toBe(bundled(id));
  });

  it('Y1 Yellowbeard’s Ocean', async () => {
    const { ocean, errors, warnings } = await readTiled(bundled('yellowbeards-ocean'));
    expect([errors, warnings]).toEqual([[], []]);
    const chart = drawChart(ocean!);
    expect([chart.width, chart.height, water(ocean!)]).toEqual([18, 15, 164]);
    expect(ocean!.straits.map(({ square }) => square).sort()).toEqual(['E6', 'L14', 'L7', 'P8', 'Q12']);
    expect(chart.ports.length).toBe(11);
    expect(chart.sites.length).toBe(20);
    expect(new Set(chart.sites.map((site) => site.island)).size).toBe(11);
    expect(capacityOf(chart, ocean!.counts)).toBe(19);
    expect(chart.siteOf.has('J11')).toBe(true);
    for (const square of ['K11', 'L11', 'M11']) expect(chart.sea[chart.cells.get(square)!]).toBe(1);
    expect(ocean!.counts).toEqual({
      chests: 10,
      chestsToEscape: 6,
      maxChestsPerIsland: 2,
      navyShips: 5,
      openGarrisons: 5,
      closedGarrisons: 6,
    });
  });

  it('11.2 harbours and islands with their access squares', () => {
    const chart = chartOf('yellowbeards-ocean');
    const named = (cells: number[]) => cells.map((cell) => chart.names[cell]).sort();
    const access = Object.fromEntries(chart.ports.map((port) => [port.name, named(port.access).join(' ')]));
    expect(access).toEqual({
      'Saint Augustine': 'G2',
      Veracruz: 'B3',
      'Saint George': 'R2',
      Trujillo: 'C8',
      'San Juan': 'P8 Q9 R8',
      Bluefields: 'C11',
      'Port of Spain': 'R12',
      Portobelo: 'C13',
      Cartagena: 'G14 H13',
      'La Guaira': 'N13',
      Maracaibo: 'L15',
    });
    const sites = Object.fromEntries(chart.sites.map((site) => [site.id, named(site.access).join(' ')]));
    expect(sites).toMatchObject({ C4: 'B4 C3 C5', Q11: 'P11 Q12 R11', O7: 'O6 P7', J11: 'J12 K11', M4: 'L4 M3' });
    const islands = Object.fromEntries(chart.islands.map(({ name, cells }) => [name, named(cells).join(' ')]));
    expect(islands).toEqual({
      Alacranes: 'C4 D4',
      Lucayas: 'I3 I4 J3 J4',
      Tortuga: 'M4 M5 N4',
      Bermuda: 'Q3 R3 R4',
      Cuba: 'F5 F6 G5 G6 H6 H7 I6 I7 J7 K7',
      Borinquen: 'Q6 Q7 Q8',
      Hispaniola: 'M7 N7 N8 O7 O8',
      Cayman: 'E10 E9',
      Jamaica: 'I10 I11 J10 J11',
      Guadalupe: 'Q10 Q11',
      Providencia: 'F12 F13',
      Curacao: 'M12 N12',
    });
    const bays = bodiesOf(chart, (cell) => chart.strait[cell] === 0).slice(1);
    expect(bays.every((bay) => bay.length === 1)).toBe(true);
  });

  it('Y33 the Short Voyage', async () => {
    const { ocean, errors } = await readTiled(bundled('short-voyage'));
    expect(errors).toEqual([]);
    const chart = drawChart(ocean!);
    expect([chart.width, chart.height, water(ocean!)]).toEqual([13, 11, 96]);
    expect(ocean!.counts).toMatchObject({ chests: 6, chestsToEscape: 3, navyShips: 4 });
    expect([chart.ports.length, chart.sites.length, capacityOf(chart, ocean!.counts)]).toEqual([11, 11, 11]);
    expect(chart.islands.filter((_, i) => chart.sites.some((site) => site.island === i)).length).toBe(9);
    expect(errorsOf(ocean!, oceans['yellowbeards-ocean'].counts)).toEqual([]);
    expect(warningsOf(ocean!)).toEqual([]);
  });

  it('the Pirate Round is our own, with every harbour and island named', () => {
    const ocean = oceans['pirate-round'];
    expect([errorsOf(ocean), warningsOf(ocean)]).toEqual([[], []]);
    expect(ocean.harbours.every(({ name, square }) => name !== square)).toBe(true);
    expect(drawChart(ocean).islands.every(({ name }) => !/\d/.test(name))).toBe(true);
    expect(capacityOf(drawChart(ocean), ocean.counts)).toBe(14);
  });

  it('the ASCII form reads back as the same map', () => {
    for (const drawing of drawings) {
      const lines = asciiOf(oceans[drawing.id]).split('\n');
      expect(lines[0].trim().split(/\s+/)[9]).toBe('J');
      const rows = lines.slice(1).map((line) => line.slice(6));
      expect(rows).toEqual(drawing.rows);
      expect(oceanOf({ ...drawing, rows })).toEqual(oceans[drawing.id]);
    }
  });

  it('2 columns after Z', () => {
    expect([0, 25, 26, 51].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ']);
    expect(squareName(51, 51)).toBe('AZ52');
  });
});
