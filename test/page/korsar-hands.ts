/** What a person at Korsar's table presses, from what can be chosen: for journeys and crashes. */
import type { Page } from 'playwright-core';
import { finger, type Hand, untilAsked } from './hands.ts';
import type { Plugged } from './plug.ts';

/** What was done by how many presses. */
export interface Done {
  curtains: number;
  cards: number;
  draws: number;
}

/** Another game is offered. While there is a pause, `again` is the last round once more. */
export const over = (ids: readonly string[]): boolean => ids.includes('again') && !ids.includes('pause');

/**
 * One press: behind the curtain draws or plays a card, as `wish` says. A card that goes nowhere is put back and another
 * one tried. Comes back with what there was to choose.
 */
export async function pressKorsar(page: Page, hand: Hand, turn: number, done: Done): Promise<string[]> {
  const ids = (await untilAsked(page)).targets.map((target) => target.id);
  if (over(ids)) return ids;
  if (ids.includes('reveal')) {
    done.curtains++;
    await hand.choose(page, 'reveal');
    return ids;
  }
  const cards = ids.filter((id) => id.startsWith('card|'));
  // Every third turn, and with empty hands, a card is drawn.
  if (ids.includes('draw') && (cards.length === 0 || turn % 3 === 0)) {
    done.draws++;
    await hand.choose(page, 'draw');
    return ids;
  }
  for (const card of cards) {
    await hand.choose(page, card);
    const asked = await untilAsked(page);
    const way = asked.targets.find(({ id, refusal }) => /^(launch|discard|ship\|)/.test(id) && refusal === undefined);
    if (way) {
      done.cards++;
      await hand.choose(page, way.id);
      return ids;
    }
    await hand.choose(page, card);
  }
  done.draws++;
  await hand.choose(page, 'draw');
  return ids;
}

/** Two people; a hand shows as what can be chosen behind the curtain. */
export const korsar: Plugged = {
  id: 'korsar',
  options: {},
  secret: /card\|/,
  async press(page, ids, choose) {
    const cards = ids.filter((id) => id.startsWith('card|'));
    if (ids.includes('reveal')) return finger.choose(page, 'reveal');
    if (ids.includes('launch')) return finger.choose(page, 'launch');
    const ways = ids.filter((id) => id === 'draw' || id.startsWith('card|'));
    await finger.choose(page, choose(ways.length > 0 ? ways : cards));
  },
};
