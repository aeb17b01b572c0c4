/**
 * A person at the table of Yellowbeard: the pirate plots on his chart behind the curtain (alone, he plays on it), the Navy
 * gives its orders on the open map.
 */
import type { Action, ErrorCode, Square, View } from '../../../rules/yellowbeard/types.ts';
import { handWords } from '../../../words/yellowbeard/hand.ts';
import type { Human, Pressed, SeatChoice } from '../../hands/human.ts';
import { frames } from '../../shapes.ts';
import { siteSquare } from '../naming.ts';
import { gazing } from '../score/view-after.ts';
import { chartScreen, whyNot } from './chart.ts';
import { actionOf, departures, harboursAt, noPlan, type Plotting, plotted } from './chart-moves.ts';
import { navyScreen } from './navy.ts';
import { actionsOf, type Commanding, idle, isWhole, nextSquares, sailing, waysBySquare } from './navy-moves.ts';
import { describe, wayTo } from './way.ts';

/** Plain data, so that the host can keep it while the chart is covered. */
export type Choosing = Plotting & Commanding;

const viewOf = (choice: SeatChoice): View => choice.view as View;

const nothing: Choosing = { ...noPlan, ...idle };

export const human: Human<Choosing> = {
  secret: (turn) => ['pirate', 'setup.departure'].includes(viewOf(turn).phase),
  begin: ({ unaided }) => ({ ...nothing, sight: !unaided }),

  screen(turn, state, focus) {
    const view = viewOf(turn);
    const { names, seat, choices, curtain, holds = false, frame = frames.wide } = turn;
    return human.secret(turn)
      ? chartScreen({ view, names, plan: state, focus, curtain, holds, frame })
      : navyScreen({ ...state, view: lying(view, state), names, seat, choices, focus, frame });
  },

  laid: (turn, state) => lying(viewOf(turn), state),

  press(turn, state, id): Pressed<Choosing> {
    const [what, gaze] = id.split('|');
    if (what === 'gaze') return { state: { ...state, gaze } };
    return human.secret(turn) ? onChart(viewOf(turn), state, id) : onTable(turn, state, id);
  },

  /** Keeps the chart behind the curtain: nothing of it may be known in the open. */
  open: () => null,

  way: (choice, action) =>
    wayTo({ choice, state: human.begin(choice), lying, secret: human.secret(choice) }, action as Action),

  describe: (choice, action) => describe(choice, action as Action),

  refusal: (code) => handWords().refusals[code as ErrorCode] ?? handWords().refusals.other,
};

/** Makes the table as somebody looks at it. */
const lying = (view: View, { gaze }: Choosing): View => (gaze === null ? view : gazing(view, { focus: gaze }));

function onChart(view: View, state: Choosing, id: string): Pressed<Choosing> {
  const [what, which] = id.split('|');
  if (id === 'hide') return { ask: 'hide', state };
  if (id === 'sight') return { state: { ...state, sight: !state.sight } };
  if (what === 'load') return { act: { type: 'load', site: which } as Action };
  if (what === 'at') return view.quarry ? pressSquare(view, state, which) : pressDeparture(view, state, which);
  if (id === 'harbour') return { state: { ...state, harbour: nextHarbour(view, state) } };
  if (id === 'anchor') return play(view, { ...state, path: [] });
  return play(view, state);
}

function play(view: View, plan: Plotting): Pressed<Choosing> {
  const act = actionOf(view, plan);
  return act ? { act } : { refuse: whyNot(view, plan) };
}

/** Takes a press on a square: the same press once more means it, and the pirate's own square rubs the pencil out. */
function pressSquare(view: View, state: Choosing, square: Square): Pressed<Choosing> {
  if (square === state.path.at(-1)) return play(view, state);
  const path = plotted(view, state.path, square);
  if (path === null) return { refuse: handWords().refusals.PATH_BROKEN };
  const beside = harboursAt(view, path.at(-1) ?? view.quarry?.square ?? '');
  const harbour = state.harbour !== null && beside.includes(state.harbour) ? state.harbour : null;
  return { state: { ...state, path, harbour } };
}

/**
 * Takes a press on a square to depart to: the same press once more means it here, too. A square between several
 * harbours is left from the first of them.
 */
function pressDeparture(view: View, state: Choosing, square: Square): Pressed<Choosing> {
  if (state.path[0] === square && state.harbour !== null) return play(view, state);
  const [harbour = null] = departures(view).get(square) ?? [];
  return { state: { ...state, path: [square], harbour } };
}

/** Picks the next harbour, one after the other; at sea none comes after the last. */
function nextHarbour(view: View, { path, harbour }: Plotting): string | null {
  if (!view.quarry) {
    const harbours = departures(view).get(path[0]) ?? [];
    return harbours[(harbours.indexOf(harbour ?? '') + 1) % harbours.length] ?? null;
  }
  const beside = harboursAt(view, path.at(-1) ?? view.quarry?.square ?? '');
  return beside[harbour === null ? 0 : beside.indexOf(harbour) + 1] ?? null;
}

const bare = ['rollForRole', 'rollDie', 'lookFirst', 'holdFirst', 'cease', 'stay', 'nextRound'] as const;

function onTable(choice: SeatChoice, state: Choosing, id: string): Pressed<Choosing> {
  const view = viewOf(choice);
  const [what, which] = id.split('|');
  const plain = bare.find((type) => type === id);
  if (plain) return { act: { type: plain } };
  if (id === 'held') return { act: { type: 'moveFirst', path: [] } as Action };
  if (id === 'sail' || id === 'fire' || id === 'idle') return { state: { ...state, mode: id, way: [], byHand: false } };
  if (id === 'helm') return { state: { ...state, way: [], byHand: !state.byHand || state.way.length > 0 } };
  if (what === 'fire') return { act: { type: 'fire', direction: which } as Action };
  if (what === 'put') return put(choice, which);
  if (what === 'to' && state.byHand && nextSquares(choice.choices, state.way).includes(which))
    return { state: { ...state, way: [...state.way, which] } };
  if (what === 'to' && state.way.at(-1) !== which)
    return { state: { ...state, byHand: false, way: waysBySquare(choice.choices).get(which) ?? [] } };
  return isWhole(choice.choices, state.way) ? { act: sailing(view, state.way) } : { refuse: handWords().whereTo };
}

function put(choice: SeatChoice, square: Square): Pressed<Choosing> {
  const { options } = viewOf(choice);
  const act = actionsOf(choice.choices).find(
    (action) =>
      (action.type === 'placeChest' && siteSquare(options, action.site) === square) ||
      (action.type === 'placeShip' && action.square === square),
  );
  return act ? { act } : { refuse: handWords().refusals.other };
}
