/** Explanations of the pieces of Korsar. */
import { cardOf } from '../../../rules/korsar/cards.ts';
import type { View } from '../../../rules/korsar/types.ts';
import { explainWords } from '../../../words/korsar/explain.ts';
import { fill } from '../../../words/message.ts';
import type { Explained } from '../../hands/explained.ts';

const merchant = (gold: unknown): string => fill(explainWords().merchant, { n: Number(gold) });

function card(name: unknown): string {
  const found = typeof name === 'string' ? cardOf(name) : undefined;
  if (!found) return explainWords().back;
  if (found.kind === 'pirate') return fill(explainWords().pirates, { n: found.skulls ?? 0 });
  return found.kind === 'vessel' ? merchant(found.gold) : explainWords()[found.kind];
}

const deck = ({ deck }: View): string => fill(explainWords().deck, { n: deck });

export const explained = {
  'korsar-brig': ({ strength }) => fill(explainWords().pirates, { n: Number(strength) }),
  'korsar-card': ({ card: name }) => card(name),
  'korsar-compass': () => explainWords().compass,
  'korsar-deck': (_, view) => deck(view),
  'korsar-force': null,
  'korsar-ghosts': () => explainWords().podium,
  'korsar-head': ({ card: name }) => (name === 'admiral' ? explainWords().admiral : explainWords().captain),
  'korsar-lines': () => explainWords().lines,
  'korsar-marker': () => explainWords().compass,
  'korsar-merchant': ({ gold, back }) => (back ? explainWords().back : merchant(gold)),
  'korsar-next': () => explainWords().next,
  'korsar-note': () => explainWords().note,
  'korsar-plate': ({ name, hand }) => fill(explainWords().plate, { name: String(name), n: Number(hand) }),
  'korsar-podium': () => explainWords().podium,
  'korsar-pool': null,
  'korsar-rope': () => explainWords().rope,
  'korsar-sea': null,
  'korsar-sign': (_, view) => deck(view),
  'korsar-sum': ({ strength }) => fill(explainWords().sum, { n: Number(strength) }),
  'korsar-tag': () => explainWords().tie,
  'korsar-title': null,
  'korsar-trader': ({ gold }) => merchant(gold),
  'korsar-tray': () => explainWords().tray,
  'korsar-well': null,
  stack: () => explainWords().podium,
} satisfies Explained<string, View>;
