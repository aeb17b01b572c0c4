/** The rules card of Korsar: what is shown on which page, for which table. Its sentences lie in `src/words`. */

import { rulesWords } from '../../../words/korsar/rules.ts';
import { words } from '../../../words/korsar/table.ts';
import { fillCount } from '../../../words/message.ts';
import type { Draft } from '../../placement.ts';
import type { RulesCard, RulesPage, RulesPanel } from '../../screens/rules-card.ts';
import { card, chart, deck, merchant, picture, pill, rope, says, tag } from './rules-pictures.ts';

const panel = ({ title, text }: { title: string; text: string }, drawn: readonly Draft[]): RulesPanel => ({
  title,
  text,
  picture: [chart, ...drawn],
});

const one = () =>
  panel(rulesWords().panels.one, [
    ...deck(5, 180, 122),
    card('kraken2', 74, 274, { scale: 0.64, angle: -8 }),
    card('serpent3', 142, 264, { scale: 0.64, angle: -3 }),
    card('starCaptain', 212, 264, { scale: 0.64, angle: 3 }),
    card('raven1', 282, 274, { scale: 0.64, angle: 8 }),
  ]);

const launch = () =>
  panel(rulesWords().panels.launch, [
    merchant(5, 'anne', 132, 206, { scale: 0.86, halo: true }),
    picture('icon-chest', 292, 150, 0.9),
    picture('medallion-brass-anne', 292, 240, 0.62),
  ]);

const attack = () =>
  panel(rulesWords().panels.attack, [
    merchant(6, 'anne', 180, 112, { scale: 0.6 }),
    card('kraken3', 72, 262, { scale: 0.62 }),
    card('star2', 180, 262, { scale: 0.62 }),
    card('kraken1', 290, 262, { scale: 0.62, alpha: 0.6 }),
    picture('icon-tick', 108, 196, 0.4),
    picture('icon-tick', 216, 196, 0.4),
    picture('icon-x', 326, 196, 0.5),
    pill('bart', 3, 82, 336),
    pill('mary', 2, 196, 336),
  ]);

const win = () =>
  panel(rulesWords().panels.win, [
    merchant(8, 'anne', 180, 112, { scale: 0.6 }),
    card('serpent3', 66, 250, { scale: 0.6 }),
    card('serpent2', 116, 254, { scale: 0.6 }),
    card('kraken4', 280, 252, { scale: 0.6 }),
    pill('bart', 5, 92, 324, { leads: true }),
    pill('mary', 4, 276, 324),
  ]);

const winTeams = () =>
  panel(rulesWords().panels.winTeams, [
    merchant(8, 'anne', 180, 112, { scale: 0.6 }),
    card('serpent3', 66, 250, { scale: 0.6 }),
    card('serpent2', 116, 254, { scale: 0.6 }),
    card('kraken4', 280, 252, { scale: 0.6 }),
    pill('bart', 5, 92, 324, { leads: true, team: 0 }),
    pill('mary', 4, 276, 324, { team: 1 }),
  ]);

const tie = () =>
  panel(rulesWords().panels.tie, [
    merchant(6, 'anne', 180, 110, { scale: 0.6 }),
    card('raven4', 82, 240, { scale: 0.62 }),
    card('star2', 252, 242, { scale: 0.62 }),
    card('star2', 298, 240, { scale: 0.62 }),
    pill('bart', 4, 84, 318),
    pill('calico', 4, 276, 318),
    rope(180, 318, 112),
    tag(words().tied, 180, 216),
  ]);

const captain = () =>
  panel(rulesWords().panels.captain, [
    merchant(8, 'anne', 88, 190, { scale: 0.62 }),
    card('raven3', 190, 186, { scale: 0.72 }),
    card('ravenCaptain', 254, 180, { scale: 0.86, angle: 5, glow: true }),
    pill('mary', 3, 256, 318, { hat: 'tricorn', leads: true }),
    pill('bart', 9, 92, 318),
  ]);

const last = () =>
  panel(rulesWords().panels.last, [
    merchant(8, 'anne', 180, 112, { scale: 0.56 }),
    card('star2', 58, 246, { scale: 0.54 }),
    card('starCaptain', 108, 258, { scale: 0.56, dull: true }),
    card('kraken1', 240, 246, { scale: 0.54 }),
    card('krakenCaptain', 292, 240, { scale: 0.64, angle: 5, glow: true }),
    picture('icon-play', 180, 250, 0.4),
    pill('bart', 2, 84, 330),
    pill('calico', 1, 276, 330, { hat: 'tricorn', leads: true }),
  ]);

/** Draws the admiral; with the house rule he stands before the partner's ship. */
const admiral = (shared: boolean) =>
  panel(shared ? rulesWords().panels.admiralShared : rulesWords().panels.admiral, [
    merchant(7, shared ? 'bart' : 'anne', 96, 176, { scale: 0.7 }),
    card('admiral', 256, 172, { scale: 0.92, angle: 4, glow: true }),
    pill('mary', 6, 96, 318),
    pill('anne', 0, 256, 318, { hat: 'bicorne', leads: true }),
  ]);

const partners = () =>
  panel(rulesWords().panels.partners, [
    picture('medallion-brass-anne', 96, 92, 0.8),
    picture('medallion-brass-bart', 264, 92, 0.8),
    { ...rope(180, 92, 130), props: { long: 130, upright: false, strands: 2 } },
    picture('korsar-team-tag-1', 180, 92, 1),
    card('serpent2', 70, 250, { scale: 0.58, angle: -5 }),
    card('kraken3', 122, 246, { scale: 0.58, angle: 4 }),
    card('star4', 236, 246, { scale: 0.58, angle: -4 }),
    card('raven1', 288, 250, { scale: 0.58, angle: 5 }),
  ]);

const empty = () =>
  panel(rulesWords().panels.empty, [
    ...deck(0, 180, 130),
    merchant(3, null, 96, 268, { scale: 0.5 }),
    card('serpent1', 264, 268, { scale: 0.62, angle: 4 }),
    picture('icon-x', 128, 214, 0.5),
    picture('icon-tick', 300, 214, 0.42),
  ]);

const lastCard = (teams: boolean) =>
  panel(teams ? rulesWords().panels.lastCardTeams : rulesWords().panels.lastCard, [
    ...deck(0, 180, 112),
    card('star3', 180, 262, { scale: 0.72, angle: -3 }),
    picture('medallion-brass-bart', teams ? 70 : 78, 262, 0.66),
    ...(teams ? [picture('medallion-brass-anne', 290, 262, 0.66)] : []),
  ]);

const share = () =>
  panel(rulesWords().panels.share, [
    merchant(5, 'anne', 98, 132, { scale: 0.5 }),
    card('kraken3', 98, 256, { scale: 0.5 }),
    pill('bart', 3, 98, 326, { leads: true }),
    merchant(4, 'mary', 262, 132, { scale: 0.5 }),
    card('star2', 230, 256, { scale: 0.46 }),
    card('raven2', 298, 256, { scale: 0.46 }),
    tag(words().tied, 264, 326),
  ]);

const gold = () =>
  panel(rulesWords().panels.gold, [
    merchant(8, null, 84, 112, { scale: 0.5 }),
    merchant(5, null, 180, 112, { scale: 0.5 }),
    merchant(3, null, 276, 112, { scale: 0.5, alpha: 0.75 }),
    says('8 + 5', 132, 208),
    says('– 3', 276, 208),
    picture('crown', 104, 292, 0.8),
    picture('coin-44', 190, 294, 1.4),
    says('10', 190, 294, { size: 46, color: '#3A2208' }),
  ]);

const merchants = 25;
const box = 78;
const handSize = 6;

/** Lays out the rules card. In partnership the page of captains gives up one picture for the partners. */
export const rulesCard: RulesCard = (seats, on, values = {}) => {
  const teams = seats > 5 || on.has('partnership') || values.mode === 'partnership';
  const { pages, counts } = rulesWords();
  const guard = admiral(on.has('admiralOnPartnerVessel'));
  const left = box - handSize * seats;
  const all: RulesPage[] = [
    {
      ...pages.turn,
      panels: [one(), launch(), attack(), teams ? winTeams() : win()],
      counts: [
        { frame: 'korsar-merchant-5', scale: 0.29, step: 60, count: 3, ...fillCount(counts.merchants, merchants) },
        { frame: 'suit-kraken', scale: 1.1, step: 44, count: 1, ...fillCount(counts.suits, 4) },
        { frame: 'korsar-back', scale: 0.36, step: 46, count: 1, ...fillCount(counts.deck, left) },
      ],
    },
    {
      ...pages.captains,
      panels: teams
        ? [tie(), { ...captain(), ...rulesWords().panels.captainTeams }, guard, partners()]
        : [tie(), captain(), last(), guard],
    },
    { ...pages.end, panels: [empty(), lastCard(teams), share(), gold()] },
  ];
  return all;
};
