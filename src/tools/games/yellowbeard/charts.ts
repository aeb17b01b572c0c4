/** Pictures of Yellowbeard as people see it: the secret chart behind the velvet, and the captains' table as they choose. */
import { readFileSync } from 'node:fs';
import type { Moment, MomentStep } from '../../moments/moment.ts';
import { type Leg, voyage } from './voyage.ts';

const choose = (...ids: string[]): MomentStep[] => ids.map((id) => ({ choose: id }));
const rest: MomentStep = { advance: 600 };
const resumed: MomentStep[] = [...choose('resume'), { asked: true }];

const at = (name: string, leg: Leg, walk: readonly MomentStep[]): Moment => ({
  name: `yellowbeard-${name}`,
  saved: () => voyage(leg),
  query: { speed: 'normal' },
  walk: [...resumed, ...walk, rest],
});

const open = choose('reveal');

/** Changes a bundled ocean by an edit, as somebody makes it in Tiled. */
const edited = (edit: (ocean: Layers) => void) => () => {
  const ocean = JSON.parse(readFileSync('assets/yellowbeard/short-voyage.tmj', 'utf8')) as Layers;
  edit(ocean);
  return JSON.stringify(ocean);
};

interface Layers {
  layers: { name: string; objects?: { x: number; y: number }[] }[];
}

const objects = ({ layers }: Layers, name: string) => layers.find((layer) => layer.name === name)?.objects ?? [];
/** One harbour too few, and a treasure in the sea. */
const broken = edited((ocean) => {
  objects(ocean, 'harbours').pop();
  Object.assign(objects(ocean, 'treasure')[0], { x: 32 + 7 * 64, y: 32 + 4 * 64 });
});
/** A map that can be played, although the sample of the rulebook cannot be played on it. */
const doubtful = edited((ocean) => void objects(ocean, 'treasure').pop());

const maps = (name: string, file: string, text: () => string): Moment => ({
  name: `yellowbeard-map-${name}`,
  query: { speed: 'normal' },
  walk: [...choose('game:yellowbeard', 'more', 'maps'), { drop: file, text }, rest],
});

export const charts: readonly Moment[] = [
  maps('errors', 'my-ocean.tmj', broken),
  maps('warnings', 'my-ocean.tmj', doubtful),
  maps(
    'good',
    'my-ocean.tmj',
    edited(() => {}),
  ),
  {
    name: 'yellowbeard-old-record',
    saved: () => ({ ...voyage(), version: 0 }),
    query: { speed: 'normal' },
    walk: [{ advance: 1500 }],
  },
  at('curtain', {}, []),
  at('chart', {}, [...open, ...choose('at|H13', 'at|I13', 'at|I12')]),
  at('chart-anchor', {}, open),
  at('chart-unaided', {}, [...open, ...choose('sight', 'at|F11')]),
  at('chart-harbour', { enough: 3 }, [...open, ...choose('at|H13', 'harbour')]),
  at('orders', { last: 2 }, []),
  at('scroll', {}, choose('pause', 'log', 'page:earlier')),
  {
    ...at('board', { last: 2 }, choose('lookFirst')),
    walk: [...resumed, ...choose('lookFirst'), { advance: 2100 }],
  },
];
