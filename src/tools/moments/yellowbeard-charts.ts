/** What people see of Yellowbeard: the secret chart behind the velvet, and the captains' table as they choose. */
import type { Moment, Step } from './moment.ts';
import { type Leg, voyage } from './yellowbeard-voyage.ts';

const choose = (...ids: string[]): Step[] => ids.map((id) => ({ choose: id }));
const rest: Step = { advance: 600 };
const resumed: Step[] = [...choose('resume'), { asked: true }];

const at = (name: string, leg: Leg, walk: readonly Step[]): Moment => ({
  name: `yellowbeard-${name}`,
  saved: () => voyage(leg),
  query: { speed: 'normal' },
  walk: [...resumed, ...walk, rest],
});

const open = choose('reveal');

export const yellowbeardCharts: readonly Moment[] = [
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
