/** The rules card of Card Pirates: what is shown on which page, for which table. The sentences are in words/card-pirates/rules.ts. */

import { dealt } from '../../../rules/card-pirates/cards.ts';
import { rulesWords } from '../../../words/card-pirates/rules.ts';
import { fillCount } from '../../../words/message.ts';
import type { Draft } from '../../placement.ts';
import type { RulesCard, RulesPage, RulesPanel } from '../../screens/rules-card.ts';
import { coin, course, held, number, picture, ship, tile, water } from './rules-pictures.ts';

const panel = ({ title, text }: { title: string; text: string }, drawn: readonly Draft[]): RulesPanel => ({
  title,
  text,
  picture: [water, ...drawn],
});

const draw = () =>
  panel(rulesWords().panels.draw, [
    picture('cp-stack-4', 96, 124, 0.9),
    held('8H', 234, 122, { scale: 0.86, angle: 6 }),
    picture('icon-play', 160, 122, 0.36),
    tile(180, 290, { faceDown: 2, faceUp: ['5C'], chart: 'b' }),
    ship('anne', 190, 326, 0.74),
  ]);

const sail = () =>
  panel(rulesWords().panels.sail, [
    tile(92, 296, { chart: 'a' }),
    tile(256, 296, { chart: 'c' }),
    tile(92, 178, { chart: 'c' }),
    tile(256, 178, { chart: 'b' }),
    held('8S', 128, 76, { scale: 0.56, angle: -4 }),
    ship('anne', 92, 326, 0.74),
    ...course([110, 296], [256, 296], 6),
    ...course([256, 290], [256, 186], 4),
    picture('cp-destination-ring', 256, 178, 0.86),
    ...coin(3, 174, 296),
    ...coin(3, 256, 238),
    number('8', 210, 76, 64),
  ]);

const leave = () =>
  panel(rulesWords().panels.leave, [
    tile(92, 216, { faceUp: ['8S'] }),
    tile(258, 216, { chart: 'b' }),
    ship('anne', 262, 246, 0.86),
    ...course([100, 216], [240, 216], 5),
    picture('icon-back', 180, 118, 0.5),
  ]);

const drift = () =>
  panel(rulesWords().panels.drift, [
    held('KH', 78, 92, { scale: 0.54, angle: -6 }),
    held('2C', 146, 86, { scale: 0.54, angle: -2 }),
    held('QS', 214, 86, { scale: 0.54, angle: 2 }),
    held('3D', 282, 92, { scale: 0.54, angle: 6 }),
    tile(96, 270, { bare: true }),
    tile(262, 270, { chart: 'c' }),
    ship('bart', 250, 300, 0.84),
  ]);

const haul = () =>
  panel(rulesWords().panels.haul, [
    tile(180, 262, { faceUp: ['9H', '4C'], faceDown: 1, scale: 1.2 }),
    ship('bart', 236, 330, 0.8),
    held('9H', 84, 104, { scale: 0.58, angle: -8 }),
    held('4C', 164, 94, { scale: 0.58 }),
    held(null, 244, 98, { scale: 0.58, angle: 6 }),
  ]);

const storm = () =>
  panel(rulesWords().panels.storm, [
    tile(180, 258, { storm: true, scale: 1.5 }),
    ship('calico', 176, 286, 0.86),
    held('4D', 262, 110, { scale: 0.66, angle: 14 }),
  ]);

const island = () =>
  panel(rulesWords().panels.island, [
    tile(180, 272, { island: 'KH', scale: 1.36 }),
    ship('anne', 234, 326, 0.72),
    held('QH', 92, 108, { scale: 0.72, angle: -8 }),
    held('KH', 268, 108, { scale: 0.72, angle: 8, glow: true }),
    picture('icon-play', 180, 108, 0.42),
  ]);

const dig = () =>
  panel(rulesWords().panels.dig, [
    tile(180, 264, { island: 'AC', faceDown: 2, scale: 1.36 }),
    ship('mary', 234, 318, 0.72),
    held(null, 132, 104, { scale: 0.66, angle: -8 }),
    held(null, 220, 104, { scale: 0.66, angle: 8 }),
    picture('icon-plus', 306, 104, 0.4),
  ]);

const rowOf = (cards: readonly string[], y: number): Draft[] =>
  cards.map((card, i) => held(card, 80 + i * 76, y, { scale: 0.5 }));

const battle = (oneSuit: boolean) =>
  panel(oneSuit ? rulesWords().panels.battleSuit : rulesWords().panels.battle, [
    ...rowOf(oneSuit ? ['7H', '4H', '2H'] : ['7H', '4C', '2D'], 96),
    number('13', 306, 96),
    ...rowOf(oneSuit ? ['9S', '5S'] : ['9S', '5D'], 280),
    number('14', 306, 280, 66),
    picture('icon-cutlasses', 180, 188, 0.56),
  ]);

const spoils = () =>
  panel(rulesWords().panels.spoils, [
    picture('medallion-mary', 84, 84, 0.7),
    picture('medallion-bart', 276, 84, 0.7),
    picture('crown', 276, 38, 0.66),
    held(null, 100, 218, { scale: 0.62 }),
    held(null, 164, 218, { scale: 0.62 }),
    picture('icon-play', 230, 200, 0.44),
    held(null, 290, 260, { scale: 0.5 }),
    picture('icon-back', 230, 296, 0.44),
  ]);

const aside = () =>
  panel(rulesWords().panels.aside, [
    tile(96, 262, { faceUp: ['6C'] }),
    tile(260, 262, { chart: 'b' }),
    ship('anne', 252, 292, 0.82),
    held('2S', 180, 106, { scale: 0.7, dull: true }),
    picture('icon-x', 180, 106, 0.7),
  ]);

const record = () =>
  panel(rulesWords().panels.record, [
    picture('medallion-anne@236', 180, 214, 0.62),
    picture('crown', 180, 92, 1.1),
    number('24', 300, 214, 60),
  ]);

const points = (old: boolean) =>
  panel(
    old ? rulesWords().panels.pointsOld : rulesWords().panels.points,
    (
      [
        ['AH', old ? 3 : 4],
        ['KC', old ? 2 : 3],
        ['QS', old ? 1 : 2],
        ['JD', 1],
      ] as const
    ).flatMap(([card, worth], i) => [
      held(card, 102 + (i % 2) * 156, 104 + Math.floor(i / 2) * 168, { scale: 0.72 }),
      number(String(worth), 168 + (i % 2) * 156, 104 + Math.floor(i / 2) * 168, 50),
    ]),
  );

const end = (aces: boolean) =>
  panel(aces ? rulesWords().panels.endAces : rulesWords().panels.end, [
    picture('cp-empty-square', 180, 96, 0.8),
    picture('icon-hourglass', 180, 96, 0.6),
    tile(96, 216, { island: aces ? 'KC' : 'JC', scale: 0.8 }),
    tile(264, 216, { island: aces ? 'QD' : 'JD', scale: 0.8 }),
    tile(96, 310, { island: 'JH', scale: 0.8 }),
    tile(264, 310, { island: aces ? 'KS' : 'JS', scale: 0.8 }),
  ]);

const variants = (): Readonly<Record<string, RulesPanel>> => ({
  hiddenCards: panel(rulesWords().panels.hiddenCards, [
    held('7D', 100, 150, { scale: 0.9 }),
    picture('icon-play', 196, 150, 0.42),
    picture('icon-eye', 100, 268, 0.56),
    tile(268, 150, { chart: 'b' }),
    picture('icon-question', 268, 268, 0.56),
  ]),
  treacherousSeas: panel(rulesWords().panels.treacherousSeas, [
    tile(96, 276, { storm: true }),
    tile(264, 276, { chart: 'c' }),
    tile(264, 160, { chart: 'a' }),
    ...course([96, 262], [96, 104], 6),
    tile(96, 82, { chart: 'b', scale: 0.7 }),
    picture('icon-bolt', 180, 160, 0.42),
  ]),
  randomIslands: panel(rulesWords().panels.randomIslands, [
    tile(94, 280, { chart: 'b' }),
    tile(264, 104, { island: 'AD' }),
    ...course([94, 270], [250, 130], 8),
    ship('mary', 300, 140, 0.56),
    picture('icon-palm', 94, 172, 0.5),
  ]),
  advancedSailing: panel(rulesWords().panels.advancedSailing, [
    tile(250, 120, { island: 'AS', scale: 0.94 }),
    held('9S', 84, 150, { scale: 0.66 }),
    picture('icon-tick', 84, 236, 0.42),
    held('10H', 84, 304, { scale: 0.5, dull: true }),
    picture('icon-x', 150, 304, 0.5),
    ship('bart', 240, 292, 0.74),
  ]),
  middleStart: panel(rulesWords().panels.middleStart, [
    tile(180, 196, { bare: true, scale: 1.5 }),
    ship('anne', 130, 214, 0.62),
    ship('bart', 226, 214, 0.62),
    ship('mary', 180, 254, 0.62),
  ]),
});

/** A stack of fifteen, twenty-one cards at sea (section 1). */
const [stackSize, seaSize] = [15, 21];

export const rulesCard: RulesCard = (seats, on, values) => {
  const alone = seats === 1;
  const { pages, counts } = rulesWords();
  const middle = on.has('middleStart');
  const extras = Object.entries(variants()).flatMap(([name, each]) => (on.has(name) ? [each] : []));
  const ending = [points(isOld(values?.points)), end(on.has('simplePolitics'))];
  const all: RulesPage[] = [
    {
      ...pages.turn,
      panels: [draw(), sail(), leave(), drift()],
      counts: [
        { frame: 'cp-hand-back', scale: 0.3, step: 26, count: dealt / seats, ...fillCount(counts.hand, dealt / seats) },
        {
          frame: 'cp-stack-2',
          scale: 0.32,
          step: 50,
          count: 1,
          ...fillCount(counts.stack, stackSize + (middle ? 1 : 0)),
        },
        { frame: 'cp-chart-a', scale: 0.4, step: 76, count: 1, ...fillCount(counts.sea, seaSize - (middle ? 1 : 0)) },
      ],
    },
    alone
      ? { ...pages.meetAlone, panels: [haul(), storm(), island(), dig()] }
      : { ...pages.meet, panels: [haul(), island(), battle(on.has('sameSuitBattle')), spoils()] },
    alone
      ? { ...pages.endAlone, panels: [aside(), record(), ...ending] }
      : { ...pages.end, panels: [storm(), dig(), ...ending] },
  ];
  const most = extras.length > 4 ? 3 : 4;
  const more = [extras.slice(0, most), extras.slice(most)].filter((panels) => panels.length > 0);
  return [...all, ...more.map((panels) => ({ ...pages.more, panels }))];
};

/** Tells whether the old points are chosen, as the form names them or as the match has them. */
const isOld = (chosen: unknown): boolean => chosen === 'old' || (chosen as { A?: number } | undefined)?.A === 3;
