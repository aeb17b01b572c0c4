/** The closed curtain says what waits behind it, as far as everybody may know, and shows who comes behind it in turn. */
import { describe, expect, it } from 'vitest';
import { fetchGame } from '../../src/presentation/index.ts';
import { curtainScreen } from '../../src/presentation/screens/curtain.ts';
import type { View } from '../../src/rules/card-pirates/types.ts';

const people = ['Anne', 'Bart', 'Calico'].map((name, i) => ({ name, look: name.toLowerCase(), now: i === 1 }));

const texts = (cards: number | undefined, secret?: 'chart') =>
  curtainScreen({ game: 'Card Pirates', name: 'Bart', look: 'bart', people, hold: false, focus: null, cards, secret })
    .placements.map(({ props }) => props.text)
    .filter((text) => typeof text === 'string');

describe('the curtain', () => {
  it('counts the cards behind it where it knows how many there are', () => {
    expect(texts(7)).toContain('Card Pirates: seven cards are waiting behind the curtain');
    expect(texts(1)).toContain('Card Pirates: one card is waiting behind the curtain');
    expect(texts(13)).toContain('Card Pirates: 13 cards are waiting behind the curtain');
    expect(texts(undefined)).toContain('Card Pirates: cards are waiting behind the curtain');
    expect(texts(undefined, 'chart')).toContain('Card Pirates: a chart is waiting behind the curtain');
  });

  it('shows all who take turns', () => {
    expect(texts(7)).toEqual(expect.arrayContaining(['Anne', 'Bart', 'Calico']));
  });

  it('is told by Card Pirates what the plates show anyway', async () => {
    const { waiting } = await fetchGame('card-pirates');
    const view = { seats: [{ cards: 4 }, { cards: 9 }] } as View;
    expect(waiting?.(view, 1)).toBe(9);
  });
});
