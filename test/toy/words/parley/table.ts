/** Every word of Parley, English. */
import { catalogue } from '../../../../src/words/catalogue.ts';

export const words = catalogue({
  title: 'Parley',
  credit: 'Parley is a toy of the tests.',
  facts: 'Secret wagers, open cards',
  captain: '{name}: {n} cards in hand; shown: {cards}',
  none: 'none',
  wagers: 'The wagers are being laid.',
  turn: 'It is the turn of {name}.',
  over: 'All cards are shown.',
  flag: 'The flag is {colour}. The last roll: {roll}.',
  hand: 'Your cards: {cards}',
  wager: 'Your wager: {amount}',
  top: 'On top of the pile: {card}',
  events: {
    Wagered: '<who>{name}</who> has laid a wager.',
    WageringClosed: 'All wagers are laid.',
    FlagRaised: '<who>{name}</who> raises the {colour} flag.',
    Rolled: '<who>{name}</who> rolls {roll}.',
    CardShown: '<who>{name}</who> shows the {card}.',
    GameEnded: 'The points: {points}.',
  },
  actions: {
    wager: 'Wager {amount}',
    flag: 'Raise the {colour} flag',
    peek: 'Peek at the pile',
    roll: 'Roll the die',
    play: 'Show the {card}',
  },
} as const);
