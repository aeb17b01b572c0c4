/** The rules card of Treasure Fleet: what is shown on which page, for which table. Its sentences lie in `src/words`. */
import { fill, fillCount } from '../../../words/message.ts';
import { rulesWords } from '../../../words/treasure-fleet/rules.ts';
import type { Draft } from '../../placement.ts';
import type { RulesCard, RulesPage, RulesPanel } from '../../screens/rules-card.ts';
import { fan, picture, row, sea, ship, sum } from './rules-pictures.ts';

const panel = ({ title, text }: { title: string; text: string }, drawn: readonly Draft[]): RulesPanel => ({
  title,
  text,
  picture: drawn,
});

const load = () =>
  panel(rulesWords().panels.load, [
    ...fan(['4', '3', '2', '1', 'BP'].map((card) => ['bart', card])),
    picture('tf-captain-bart', 92, 276, 0.84),
    ...row(
      [
        ['bart', null],
        ['bart', null],
        ['bart', null],
      ],
      280,
      0.72,
      62,
      246,
    ),
  ]);

const fire = () =>
  panel(rulesWords().panels.fire, [
    ...sea,
    ship(14),
    picture('impact-star', 150, 172, 0.7),
    picture('impact-star', 208, 176, 0.7),
    ...row([
      ['anne', '2'],
      ['bart', null],
      ['calico', null],
      ['mary', null],
    ]),
  ]);

const win = () =>
  panel(rulesWords().panels.win, [
    ...sea,
    ship(17, 160, 0.46),
    picture('medallion-mary', 306, 74, 0.8),
    picture('crown', 306, 32, 0.7),
    ...sum('5', 138),
    ...sum('4', 264),
    ...row([
      ['mary', '3'],
      ['mary', '2'],
      ['anne', '4'],
    ]),
  ]);

const tie = () =>
  panel(rulesWords().panels.tie, [
    ...sea,
    ship(20, 190, 0.42),
    ...sum('3 : 3', 180, 120),
    ...row([
      ['bart', '3'],
      ['calico', '2'],
      ['calico', '1'],
    ]),
  ]);

const boarders = () =>
  panel(rulesWords().panels.boarders, [
    ...sea,
    ship(18, 180, 0.42),
    ...row([
      ['calico', '4'],
      ['calico', '3'],
      ['anne', 'BP'],
    ]),
    picture('icon-tick', 264, 226, 0.4),
  ]);

const twoBoarders = () =>
  panel(rulesWords().panels.twoBoarders, [
    ...sea,
    ship(22, 180, 0.4),
    ...row([
      ['bart', 'BP'],
      ['mary', '4'],
      ['calico', 'BP'],
    ]),
  ]);

const storm = () =>
  panel(rulesWords().panels.storm, [
    ...sea,
    ship(16, 180, 0.46),
    picture('storm-cloud', 180, 66, 0.8),
    ...row([
      ['mary', '4'],
      ['anne', '3'],
      ['bart', 'ST'],
    ]),
    picture('icon-x', 96, 296, 0.6),
    picture('icon-x', 180, 296, 0.6),
  ]);

const cursed = () =>
  panel(rulesWords().panels.cursed, [
    ...sea,
    ship(null, 180, 0.42),
    ...row([
      ['anne', '1'],
      ['bart', '2'],
    ]),
    picture('icon-tick', 138, 226, 0.4),
    picture('icon-tick', 222, 226, 0.4),
  ]);

const fourth = (seats: number) =>
  panel(seats === 5 ? rulesWords().panels.fourthFive : rulesWords().panels.fourth, [
    picture('tf-lookout-token', 180, 84, 0.9),
    ...row(
      [
        ['mary', null],
        ['mary', null],
        ['mary', null],
        ['mary', null],
      ],
      256,
      0.62,
      78,
    ),
    picture('icon-plus', 297, 180, 0.42),
  ]);

const grey = (scored: boolean) =>
  panel(scored ? rulesWords().panels.greyScored : rulesWords().panels.grey, [
    ...sea,
    ship(12, 180, 0.52),
    ...row([
      ['neutral', '3'],
      ['neutral', null],
    ]),
  ]);

const lastCard = (cards: number, sailings: number) =>
  panel({ ...rulesWords().panels.lastCard, text: fill(rulesWords().panels.lastCard.text, { n: cards, s: sailings }) }, [
    ...row(
      [
        ['anne', null],
        ['bart', null],
        ['calico', null],
      ],
      190,
      0.8,
      112,
    ),
  ]);

const governor = (points: number) =>
  panel({ ...rulesWords().panels.governor, text: fill(rulesWords().panels.governor.text, { g: points }) }, [
    picture('tf-governor', 180, 120, 0.9),
    ...row(
      [
        ['anne', '2'],
        ['bart', '4'],
        ['calico', '1'],
      ],
      290,
      0.56,
      84,
    ),
  ]);

const addUp = () =>
  panel(rulesWords().panels.addUp, [
    picture('tf-treasure-17', 78, 130, 0.72),
    picture('tf-treasure-9', 180, 130, 0.72),
    picture('tf-treasure-22', 282, 130, 0.72),
    picture('coin-44', 110, 290),
    picture('coin-44', 180, 290),
    picture('coin-44', 250, 290),
  ]);

const together = () =>
  panel(rulesWords().panels.together, [
    picture('medallion-anne@236', 108, 210, 0.56),
    picture('medallion-mary@236', 252, 210, 0.56),
    picture('crown', 108, 112, 1.1),
    picture('crown', 252, 112, 1.1),
  ]);

/** The governor's points, where the set-up does not say others. */
const governorPoints = 16;

export const rulesCard: RulesCard = (seats, on, values = {}) => {
  const five = seats === 5;
  const sailings = five ? 5 : 4;
  const line = five ? 5 : 4;
  const special: RulesPanel[] = [boarders()];
  if (on.has('storms')) special.push(storm());
  if (on.has('cursedShips')) special.push(cursed());
  if (seats > 3) special.push(fourth(seats));
  if (seats === 2) special.push(grey(on.has('scoreNeutral')));
  if (special.length < 4) special.splice(1, 0, twoBoarders());
  const { pages, counts } = rulesWords();
  const captain = governor(Number(values.governorPoints ?? governorPoints));
  const all: RulesPage[] = [
    {
      ...pages.sailing,
      panels: [load(), fire(), win(), tie()],
      counts: [
        { frame: 'ship-brig', scale: 0.16, step: 54, count: line, ...fillCount(counts.ships, line) },
        { frame: 'icon-diamond', scale: 0.4, step: 40, count: 3, ...fillCount(counts.volleys, 3) },
        { frame: 'coin-32', scale: 0.5, step: 40, count: sailings, ...fillCount(counts.sailings, sailings) },
      ],
    },
    { ...pages.special, panels: special },
    { ...pages.end, panels: [lastCard(five ? 16 : 13, sailings), captain, addUp(), together()] },
  ];
  return all;
};
