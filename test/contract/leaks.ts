/**
 * Noninterference (docs/decisions.md, secrets). Two positions that a viewer cannot tell apart must give this viewer the same
 * view, legal list, refusals, bot decisions, and, after an action that looks the same to him, the same events, except for the
 * facts that the rules disclose by them. All comparisons are of JSON as it would be sent: an order of keys can leak, too.
 */
import type { QuickBot } from '../../src/bots/index.ts';
import { apply, type Position, sent, viewers } from '../../src/match/position.ts';
import { type Dice, pick, seededDice, shuffle } from '../../src/rules/dice.ts';
import type { Game, GameEvent, Kind, Seat, Viewer } from '../../src/rules/game.ts';
import type { GameFacts } from './facts.ts';
import { deepFreeze, opening, optionsOf, type Table } from './walk.ts';

export interface Leak {
  /** Through what the viewer learns. */
  through: 'view' | 'turn' | 'legal' | 'refusal' | 'events' | 'view after an action' | 'bot' | 'name';
  viewer: Viewer;
  text: string;
}

export interface Probe<K extends Kind> {
  seats: number;
  dice: Dice;
  /** Actions to try out of place, from anywhere in the match. */
  attempts: readonly K['action'][];
  /** Actions per seat that are played on both positions. */
  actions: number;
  bots: readonly QuickBot[];
}

/** One pair of positions per viewer. */
export function leaks<K extends Kind>(game: Game<K>, facts: GameFacts<K>, a: Position<K>, probe: Probe<K>): Leak[] {
  return viewers(probe.seats).flatMap((viewer) => {
    const b = { state: game.permute(a.state, viewer, probe.dice), dice: a.dice };
    const found = sightLeaks(game, a, b, viewer, probe);
    // What follows takes for granted that the viewer sees the same so far.
    return found.length > 0 ? found : actionLeaks(game, facts, a, b, viewer, probe);
  });
}

/** Leaks through the events of the set-up. */
export function openingLeaks<K extends Kind>(game: Game<K>, facts: GameFacts<K>, table: Table<K>, dice: Dice): Leak[] {
  const deals = facts.closedDeals(table.seats, optionsOf(game, table.options), dice);
  const [a, b] = deals.map((deal) => opening(game, { ...table, deal }).events);
  return viewers(table.seats).flatMap((viewer) => {
    const [x, y] = [JSON.stringify(sent(a, viewer)), JSON.stringify(sent(b, viewer))];
    return x === y ? [] : [{ through: 'events' as const, viewer, text: `set-up: ${firstDifference(x, y)}` }];
  });
}

/** Leaks of the position as it is. */
function sightLeaks<K extends Kind>(
  game: Game<K>,
  { state: a }: Position<K>,
  { state: b }: Position<K>,
  viewer: Viewer,
  probe: Probe<K>,
): Leak[] {
  const found: Leak[] = [];
  const compare = (through: Leak['through'], what: (state: K['state']) => unknown, about = '') => {
    const [x, y] = [JSON.stringify(what(a)), JSON.stringify(what(b))];
    if (x !== y) found.push({ through, viewer, text: `${about}${firstDifference(x, y)}` });
  };
  compare('view', (state) => game.view(state, viewer));
  compare('turn', (state) => [game.toAct(state), game.mayAct(state), game.outcome(state)]);
  if (viewer === 'table') return found;
  compare('legal', (state) => game.legal(state, viewer));
  const attempts = viewers(probe.seats)
    .filter((seat) => seat !== 'table')
    .flatMap((seat) => [...game.legal(a, seat).slice(0, 40), ...game.legal(b, seat).slice(0, 40)]);
  for (const attempt of shuffle([...attempts, ...probe.attempts], probe.dice).slice(0, 60))
    compare('refusal', (state) => game.refusal(state, viewer, attempt), `${JSON.stringify(attempt)}: `);
  for (const bot of game.toAct(a).includes(viewer) ? probe.bots : []) {
    const seed = Array.from({ length: 32 }, () => (1 + probe.dice.below(15)).toString(16)).join('');
    compare('bot', (state) =>
      bot.decide(
        game,
        deepFreeze(game.view(state, viewer)),
        deepFreeze(game.legal(state, viewer)),
        viewer,
        seededDice(seed, 'bots'),
      ),
    );
  }
  return found;
}

/** Leaks through what the next action brings. */
function actionLeaks<K extends Kind>(
  game: Game<K>,
  facts: GameFacts<K>,
  a: Position<K>,
  b: Position<K>,
  viewer: Viewer,
  probe: Probe<K>,
): Leak[] {
  const found: Leak[] = [];
  for (const seat of game.mayAct(a.state)) {
    found.push(...nameLeaks(game, a, viewer, seat, probe));
    for (const [x, y] of twins(game, facts, a, b, viewer, seat, probe)) {
      const [afterA, afterB] = [apply(game, a, seat, x), apply(game, b, seat, y)];
      if ('refused' in afterA || 'refused' in afterB) throw new Error(`${game.id} refuses ${JSON.stringify([x, y])}.`);
      const [sentA, sentB] = [sent(afterA.events, viewer), sent(afterB.events, viewer)];
      const until = partingOf(sentA, sentB, facts, seat === viewer);
      const [maskedA, maskedB] = [sentA, sentB].map((events) => mask(events.slice(0, until), facts, seat === viewer));
      const text = (p: string, q: string) => `seat ${seat}, ${JSON.stringify(x)}: ${firstDifference(p, q)}`;
      if (maskedA !== maskedB) {
        found.push({ through: 'events', viewer, text: text(maskedA, maskedB) });
        continue;
      }
      // A fact that was disclosed differs in the views from now on.
      if (JSON.stringify(sentA) !== JSON.stringify(sentB)) continue;
      const [nameA, nameB] = [game.nameFor(a.state, seat, x, viewer), game.nameFor(b.state, seat, y, viewer)];
      if (nameA !== nameB) found.push({ through: 'name', viewer, text: text(nameA, nameB) });
      const viewA = JSON.stringify(game.view(afterA.position.state, viewer));
      const viewB = JSON.stringify(game.view(afterB.position.state, viewer));
      if (viewA !== viewB) found.push({ through: 'view after an action', viewer, text: text(viewA, viewB) });
    }
  }
  return found;
}

/** Another seat's actions of which the viewer is sent the same must have the same name. */
function nameLeaks<K extends Kind>(game: Game<K>, a: Position<K>, viewer: Viewer, seat: Seat, probe: Probe<K>): Leak[] {
  if (seat === viewer) return [];
  const names = new Map<string, string>();
  const found: Leak[] = [];
  for (const action of shuffle([...game.legal(a.state, seat)], probe.dice).slice(0, 8)) {
    const after = apply(game, a, seat, action);
    if ('refused' in after) continue;
    const seen = JSON.stringify([sent(after.events, viewer), game.view(after.position.state, viewer)]);
    const name = game.nameFor(a.state, seat, action, viewer);
    const other = names.get(seen) ?? name;
    if (other !== name) found.push({ through: 'name', viewer, text: `seat ${seat}: ${name} or ${other}` });
    names.set(seen, name);
  }
  return found;
}

/** Pairs of actions, the first legal in a, the second in b, that look the same to the viewer: equal if they are his own. */
function twins<K extends Kind>(
  game: Game<K>,
  facts: GameFacts<K>,
  a: Position<K>,
  b: Position<K>,
  viewer: Viewer,
  seat: Seat,
  probe: Probe<K>,
): [K['action'], K['action']][] {
  const form = (action: K['action']) => (seat === viewer ? JSON.stringify(action) : facts.publicForm(action));
  const inB = new Map<string, K['action'][]>();
  for (const y of game.legal(b.state, seat)) {
    const alike = inB.get(form(y));
    if (alike) alike.push(y);
    else inB.set(form(y), [y]);
  }
  const pairs: [K['action'], K['action']][] = [];
  for (const x of shuffle([...game.legal(a.state, seat)], probe.dice)) {
    const ys = inB.get(form(x));
    if (ys) pairs.push([x, pick(ys, probe.dice)]);
    if (pairs.length === probe.actions) break;
  }
  return pairs;
}

/** How many events are to be compared: those before the first difference, where the rules part the two there, else all. */
function partingOf<K extends Kind>(a: GameEvent[], b: GameEvent[], facts: GameFacts<K>, own: boolean): number {
  const { partings = [] } = facts;
  const same = (i: number) => i < a.length && i < b.length && mask([a[i]], facts, own) === mask([b[i]], facts, own);
  let i = 0;
  while (same(i)) i++;
  const parts = [a[i], b[i]].some((event) => event !== undefined && partings.includes(event.type));
  return parts ? i : Math.max(a.length, b.length);
}

function mask<K extends Kind>(events: GameEvent[], facts: GameFacts<K>, own: boolean): string {
  return JSON.stringify(events, function (this: GameEvent, key, value) {
    const disclosure = typeof this.type === 'string' ? facts.disclosures[this.type] : undefined;
    const open = disclosure?.fields.includes(key) && (own || disclosure.to === 'everybody');
    return open ? 'disclosed' : value;
  });
}

function firstDifference(a = 'undefined', b = 'undefined'): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const from = Math.max(0, i - 60);
  return `... ${a.slice(from, i + 40)} ... or ... ${b.slice(from, i + 40)} ...`;
}
