/**
 * Landings (docs/decisions.md, after a look): nobody but who lands knows whether it could lead to an exchange.
 * Landings are played twice, with hands between which the room cannot tell, of which one has an exchange and the other has none: what the room is sent, who
 * is asked then, how long it is told and what is heard must be one and the same. A game that asks only where there is
 * something to ask, and one that makes a sound of it, are found out by the same search.
 */
import { describe, expect, it } from 'vitest';
import { script } from '../../../src/presentation/card-pirates/score/score.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import { storyOf } from '../../../src/rules/card-pirates/cards.ts';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import type { CardPirates, Event, State, View } from '../../../src/rules/card-pirates/types.ts';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { type Game, redact } from '../../../src/rules/game.ts';
import { optionsOf } from '../../rules/card-pirates/scene.ts';

type Pirates = Game<CardPirates>;
type Told = typeof script.beat;
const names = ['Anne', 'Bart', 'Calico', 'Mary'];

const hasExchange = (state: State): boolean =>
  cardPirates.legal(state, state.active).some(({ type }) => type === 'exchange');

const holdsExchange = ({ seats, active }: State, island: string): boolean =>
  seats[active].hand.some((card) => storyOf(card, island) !== null);

/** Positions of random games from which the active ship can drift onto an island, whatever its captain holds. */
function* approaches(): Generator<{ state: State; to: string }> {
  for (let n = 0; n < 60; n++) {
    const dice = seededDice(seedFrom(`approach ${n}`), 'deck');
    const bots = seededDice(seedFrom(`approach ${n}`), 'bots');
    const state = cardPirates.setup(2 + (n % 3), optionsOf({ turnCap: 40 }), dice, {}, () => {});
    for (let [seat] = cardPirates.toAct(state); seat !== undefined; [seat] = cardPirates.toAct(state)) {
      const legal = cardPirates.legal(state, seat);
      for (const action of legal)
        if (
          action.type === 'drift' &&
          cardPirates.view(state, 'table').squares.some((at) => at.square === action.to && at.island)
        )
          yield { state: cardPirates.clone(state), to: action.to };
      cardPirates.play(state, seat, pick(legal, bots), () => {}, dice);
    }
  }
}

/** All that the room gets of a landing: events, the view, who is asked, and every beat with its sounds and words. */
function seen(game: Pirates, state: State, to: string, beat: Told) {
  const after = game.clone(state);
  const events: Event[] = [];
  game.play(after, state.active, { type: 'drift', to }, (event) => events.push(event), { below: () => 0 });
  let view: View = game.view(state, 'table');
  const told = events
    .flatMap((event) => redact(event, 'table') ?? [])
    .map((event) => {
      const before = view;
      view = script.tell(view, event as Event);
      return { event: withoutHint(event as Event), beat: beat(event as Event, before, view, names, frames.wide) };
    });
  return { after, room: JSON.stringify({ told, view: game.view(after, 'table'), asked: game.toAct(after) }) };
}

/** How many pairs there were, and how many of them the room could tell apart. */
function search(game: Pirates, beat: Told = script.beat): { pairs: number; betrayed: number } {
  const found = { pairs: 0, betrayed: 0 };
  const dice = seededDice(seedFrom('other hands'), 'effects');
  for (const { state, to } of approaches()) {
    const one = seen(game, state, to, beat);
    const first = seen(cardPirates, state, to, script.beat);
    for (let i = 0; i < 12; i++) {
      const other = cardPirates.permute(state, 'table', dice);
      if (cardPirates.refusal(other, state.active, { type: 'drift', to })) continue;
      const second = seen(cardPirates, other, to, script.beat);
      if (hasExchange(first.after) === hasExchange(second.after)) continue;
      found.pairs++;
      if (seen(game, other, to, beat).room !== one.room) found.betrayed++;
      break;
    }
  }
  return found;
}

/** Goes on by itself where nothing can be exchanged. */
const impatient: Pirates = {
  ...cardPirates,
  play(state, seat, action, emit, dice) {
    cardPirates.play(state, seat, action, emit, dice);
    if (state.phase === 'arrive.exchange' && !hasExchange(state))
      cardPirates.play(state, seat, { type: 'declineExchange' }, emit, dice);
  },
};

describe('a landing', () => {
  it('is one and the same for the room, whether or not it leads to an exchange', () => {
    const { pairs, betrayed } = search(cardPirates);
    expect(pairs).toBeGreaterThan(40);
    expect(betrayed).toBe(0);
  });

  it('would be betrayed by a game that asks only where there is something to exchange', () => {
    const { pairs, betrayed } = search(impatient);
    expect(betrayed).toBe(pairs);
  });

  it('would be betrayed by a sound, or by a moment more, where somebody holds the card', () => {
    // Such a table would have to know: this game tells it, and nothing but the beat makes use of it.
    const knowing: Pirates = {
      ...cardPirates,
      play(state, seat, action, emit, dice) {
        cardPirates.play(
          state,
          seat,
          action,
          (event) =>
            emit?.(
              event.type === 'IslandLanded'
                ? ({ ...event, tempting: holdsExchange(state, event.card) } as Event)
                : event,
            ),
          dice,
        );
      },
    };
    const hushed: Told = (event, ...rest) => script.beat(withoutHint(event), ...rest);
    const slow: Told = (event, ...rest) => {
      const beat = hushed(event, ...rest);
      return (event as { tempting?: boolean }).tempting ? { ...beat, length: beat.length + 1 } : beat;
    };
    const loud: Told = (event, ...rest) => {
      const beat = hushed(event, ...rest);
      const cues = [...beat.cues, { at: 0, sound: { name: 'coin' } }];
      return (event as { tempting?: boolean }).tempting ? { ...beat, cues } : beat;
    };
    expect(search(knowing, hushed).betrayed).toBe(0);
    for (const beat of [slow, loud]) expect(search(knowing, beat).betrayed).toBeGreaterThan(0);
  });
});

function withoutHint(event: Event): Event {
  const { tempting: _, ...rest } = event as Event & { tempting?: boolean };
  return rest as Event;
}
