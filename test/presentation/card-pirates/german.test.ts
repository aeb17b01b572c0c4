/** Card Pirates in German: cards in their gender and case, places with their preposition, numbers with their plural. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  cardName,
  cardNoun,
  isleNoun,
  placeLabel,
  type placeNoun,
  squareNoun,
} from '../../../src/presentation/card-pirates/naming.ts';
import { handWords } from '../../../src/words/card-pirates/hand.ts';
import { words } from '../../../src/words/card-pirates/table.ts';
import { speak } from '../../../src/words/catalogue.ts';
import { languages, nowSpoken } from '../../../src/words/language.ts';
import { fill, listOf } from '../../../src/words/message.ts';

beforeAll(() => speak(languages[1]));
afterAll(() => nowSpoken(languages[0]));

it('a card comes in its gender and case, and alone without an article', () => {
  const spent = (card: string) => fill(words().spends, { name: 'Anne', card: cardNoun(card) });
  expect(spent('7H')).toBe('Anne legt die Herz-7 ab');
  expect(spent('JS')).toBe('Anne legt den Pik-Buben ab');
  expect(spent('QC')).toBe('Anne legt die Kreuz-Dame ab');
  expect(spent('AD')).toBe('Anne legt das Karo-Ass ab');
  expect(cardName('JS')).toBe('Pik-Bube');
  const sails = { card: cardNoun('JS'), square: squareNoun('B3') };
  expect(fill(handWords().deeds.sail, sails)).toBe('Mit dem Pik-Buben nach B3 segeln');
});

it('a place comes with the preposition that it takes', () => {
  const drifts = (square: ReturnType<typeof placeNoun>) => fill(words().drifts, { name: 'Anne', square });
  expect(drifts(squareNoun('B3'))).toBe('Anne treibt nach B3');
  expect(drifts(squareNoun('NW'))).toBe('Anne treibt zum Rand');
  expect(drifts(isleNoun('H'))).toBe('Anne treibt zur Herz-Insel');
  expect(fill(words().storm, { name: 'Anne', square: squareNoun('NW') })).toBe('Anne gerät am Rand in einen Sturm');
  expect(placeLabel({ squares: [] }, 'B3')).toBe('B3');
});

it('what is counted is counted by the rules of plurals', () => {
  const landed = (...others: string[]) =>
    fill(words().lands, { name: 'Anne', isle: isleNoun('H'), n: others.length, others: listOf(others) });
  expect(landed()).toBe('Anne landet an der Herz-Insel');
  expect(landed('Bart')).toBe('Anne landet an der Herz-Insel, wo Bart liegt');
  expect(landed('Bart', 'Mary')).toBe('Anne landet an der Herz-Insel, wo Bart und Mary liegen');
  const sailed = (across: number, slant: number) => fill(words().sails, { name: 'Anne', points: 9, across, slant });
  expect(sailed(1, 0)).toBe('Anne segelt mit 9 Punkten: einmal gerade');
  expect(sailed(0, 1)).toBe('Anne segelt mit 9 Punkten: einmal schräg');
  expect(sailed(2, 1)).toBe('Anne segelt mit 9 Punkten: zweimal gerade, einmal schräg');
});
