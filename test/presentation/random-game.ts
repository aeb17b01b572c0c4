/** A random game for tests of what is told: what a viewer is sent, and what they see then, after every action. */
import * as v from 'valibot';
import { type Dice, pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { type Game, type Kind, redact, type Viewer } from '../../src/rules/game.ts';

interface RandomGame<K extends Kind> {
  seats: number;
  options: object;
  seed: string;
  viewer: Viewer;
  /** Chooses among the legal actions; any of them when absent. */
  choose?: (legal: K['action'][], dice: Dice) => K['action'];
}

/** Plays it to the end and calls `step` after the set-up and after every action. */
export function randomGame<K extends Kind>(
  game: Game<K>,
  { seats, options, seed, viewer, choose = pick }: RandomGame<K>,
  step: (events: K['event'][], view: K['view']) => void,
): void {
  const dice = seededDice(seedFrom(seed), 'deck');
  const choice = seededDice(seedFrom(seed), 'bots');
  let events: K['event'][] = [];
  const emit = (event: K['event']) => events.push(event);
  const send = () => {
    step(
      events.flatMap((event) => redact(event, viewer) ?? []),
      game.view(state, viewer),
    );
    events = [];
  };
  const state = game.setup(seats, v.parse(game.options, options), dice, {}, emit);
  send();
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    game.play(state, seat, choose(game.legal(state, seat), choice), emit, dice);
    send();
  }
}
