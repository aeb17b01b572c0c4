/** What people see of Yellowbeard: the secret chart behind the velvet, and the captains' table as they choose. */
import type { Moment, Step } from './moment.ts';
import { voyage } from './yellowbeard-voyage.ts';

const choose = (...ids: string[]): Step[] => ids.map((id) => ({ choose: id }));
const rest: Step = { advance: 600 };
const resumed: Step[] = [...choose('resume'), { asked: true }];

const at = (name: string, saved: NonNullable<Moment['saved']>, walk: readonly Step[]): Moment => ({
  name: `yellowbeard-${name}`,
  saved,
  query: { speed: 'normal' },
  walk: [...resumed, ...walk, rest],
});

const open = choose('reveal');

export const yellowbeardCharts: readonly Moment[] = [
  at('curtain', voyage, []),
  at('chart', voyage, [...open, ...choose('at|H13', 'at|I13', 'at|I12')]),
  at('chart-anchor', voyage, open),
  at('chart-unaided', voyage, [...open, ...choose('sight', 'at|F11')]),
  at('orders', () => voyage(2), []),
  at('scroll', voyage, choose('pause', 'log', 'page:earlier')),
  {
    ...at('board', () => voyage(2), choose('lookFirst')),
    walk: [...resumed, ...choose('lookFirst'), { advance: 2100 }],
  },
];
