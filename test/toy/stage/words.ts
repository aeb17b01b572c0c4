/** Every word of Parley, English. */
export const words = {
  title: 'Parley',
  credit: 'Parley is a toy of the tests.',
  facts: 'Wager in secret, then show your cards, one a turn.',
  captain: '{name}: {n} cards in hand; shown: {cards}',
  none: 'none',
  wagers: 'The wagers are being laid.',
  turn: 'It is the turn of {name}.',
  flag: 'The flag is {colour}. The last roll: {roll}.',
  hand: 'Your cards: {cards}',
  wager: 'Your wager: {amount}',
  top: 'On top of the pile: {card}',
  events: {
    Wagered: '{name!} has laid a wager.',
    WageringClosed: 'All wagers are laid.',
    FlagRaised: '{name!} raises the {colour} flag.',
    Rolled: '{name!} rolls {roll}.',
    CardShown: '{name!} shows the {card}.',
    GameEnded: 'The points: {points}.',
  },
  actions: {
    wager: 'Wager {amount}',
    flag: 'Raise the {colour} flag',
    peek: 'Peek at the pile',
    roll: 'Roll the die',
    play: 'Show the {card}',
  },
} as const;
