/** The rules card of Yellowbeard: what is shown on which page, for which ocean. The sentences are in words-rules.ts. */

import { standardCounts } from '../../../rules/yellowbeard/cards.ts';
import { fill, type Text } from '../../../words/message.ts';
import { rulesWords } from '../../../words/yellowbeard/rules.ts';
import type { Draft } from '../../placement.ts';
import type { RulesCard, RulesPage, RulesPanel } from '../../screens/rules-card.ts';
import {
  boom,
  brig,
  chest,
  cones,
  gone,
  land,
  manOfWar,
  picture,
  pill,
  port,
  reach,
  sea,
  way,
} from './rules-pictures.ts';
import { chosenOcean } from './setup-form.ts';

const panel = ({ title, text }: { title: string; text: string }, ...drawn: readonly Draft[]): RulesPanel => ({
  title,
  text,
  picture: [...sea, ...drawn],
});

const hidden = () =>
  panel(
    rulesWords().panels.hidden,
    reach([0, 2], [1, 1], [1, 3], [2, 1], [3, 2], [3, 3], [2, 3]),
    way([0, 3], [1, 3], [2, 3], [2, 2]),
    brig(0, 3),
  );

const load = () =>
  panel(rulesWords().panels.load, land(3, 1, 2, 3), chest(3, 2), way([0, 3], [1, 3], [2, 3], [2, 2]), brig(2, 2));

const marker = () =>
  panel(
    rulesWords().panels.marker,
    land(1, 0, 2, 3),
    gone(2, 2),
    way([3, 2], [4, 2], [4, 3], [4, 4]),
    brig(4, 4, 0.55),
  );

const harbour = (need: number) =>
  panel(
    { ...rulesWords().panels.harbour, text: fill(rulesWords().panels.harbour.text, { need }) },
    land(1, 0, 4, 2),
    port('unknown', 2, 1),
    brig(3, 2),
    chest(0, 4, true),
    chest(1, 4, true),
    chest(2, 4, true),
  );

const order = () =>
  panel(
    rulesWords().panels.order,
    brig(1, 1, 0.55),
    manOfWar('anne', 3, 1),
    manOfWar('bart', 3, 3),
    manOfWar('calico', 1, 3),
    picture('die-4', 310, 330, 0.7),
  );

const eight = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

const look = (four: boolean) =>
  panel(
    four ? rulesWords().panels.lookFour : rulesWords().panels.look,
    cones(
      2,
      2,
      eight.filter((_, i) => !four || i % 2 === 0).map((way) => ({ way, squares: 2 })),
    ),
    manOfWar('anne', 2, 2),
    brig(four ? 4 : 4, four ? 2 : 0),
  );

const sail = () =>
  panel(
    rulesWords().panels.sail,
    way([0, 4], [0, 3], [1, 3], [2, 3], [2, 2]),
    manOfWar('bart', 0, 4),
    brig(2, 2),
    picture('die-4', 310, 40, 0.7),
  );

const fire = (upTo: boolean) =>
  panel(
    upTo ? rulesWords().panels.fireUpTo : rulesWords().panels.fire,
    cones(0, 2, [{ way: 'E', squares: 4 }]),
    manOfWar('calico', 0, 2),
    brig(3, 2),
    picture('impact-star', 240, 190, 0.6),
    picture('die-3', 310, 330, 0.7),
  );

const strait = () =>
  panel(
    rulesWords().panels.strait,
    land(0, 2, 2, 1),
    land(3, 2, 2, 1),
    boom(2, 2, true),
    manOfWar('mary', 2, 2),
    brig(2, 4),
  );

const letIn = () =>
  panel(
    rulesWords().panels.escape,
    land(1, 0, 3, 2),
    port('open', 2, 1),
    brig(2, 2),
    picture('icon-tick', 300, 330, 0.8),
  );

const refused = () =>
  panel(
    rulesWords().panels.refused,
    land(1, 0, 3, 2),
    port('closed', 2, 1),
    brig(2, 2),
    picture('icon-x', 300, 330, 0.8),
  );

const sunk = () =>
  panel(
    rulesWords().panels.sunk,
    brig(2, 2),
    manOfWar('anne', 1, 3),
    manOfWar('bart', 3, 1),
    picture('impact-star', 180, 210, 0.8),
  );

const limit = (n: number) =>
  panel(
    { ...rulesWords().panels.limit, text: fill(rulesWords().panels.limit.text, { n }) },
    brig(2, 2, 0.55),
    picture('icon-hourglass', 300, 110, 0.8),
    ...pill(String(n), 180, 320, 110),
  );

const rounds = () =>
  panel(
    rulesWords().panels.rounds,
    picture('medallion-anne@236', 110, 160, 0.5),
    picture('medallion-bart@236', 250, 160, 0.5),
    picture('crown', 110, 86, 0.9),
    brig(2, 4),
  );

export const rulesCard: RulesCard = (_seats, _on, values = {}) => {
  const numbers = values.counts === 'standard' ? standardCounts : chosenOcean(values).counts;
  const { chests, chestsToEscape: need, navyShips: ships, openGarrisons: open, closedGarrisons: closed } = numbers;
  const turns = Number(values.turnLimit ?? 0);
  const last: RulesPanel[] = [letIn(), refused(), sunk()];
  if (turns > 0) last.push(limit(turns));
  else if ((values.rounds ?? 1) !== 1) last.push(rounds());
  else last.push(strait());
  const all: RulesPage[] = [
    {
      ...rulesWords().pages.pirate,
      panels: [hidden(), load(), marker(), harbour(need)],
      counts: [
        count('map-chest', 0.9, 40, Math.min(10, chests), rulesWords().counts.chests, { n: chests, need }),
        count('turn-bead', 1, 40, ships, rulesWords().counts.ships, { n: ships }),
        count('harbour-open', 0.8, 40, Math.min(5, open), rulesWords().counts.harbours, { open, all: open + closed }),
      ],
    },
    {
      ...rulesWords().pages.navy,
      panels: [order(), look(values.telescope === 'four'), sail(), fire(values.shot === 'upTo')],
    },
    { ...rulesWords().pages.end, panels: last },
  ];
  return all;
};

const count = (
  frame: string,
  scale: number,
  step: number,
  n: number,
  { title, text }: { title: Text; text: Text },
  facts: Record<string, number>,
) => ({ frame, scale, step, count: n, title: fill(title, facts), text: fill(text, facts) });
