/**
 * First lines: every decision of every game and option has one, of eight words and 90 letters at most in every language; it
 * lies beside what it is about on every shape, over nothing that can be pressed; and what is learnt tells no secret.
 */
import { describe, expect, it } from 'vitest';
import { apply, sent } from '../../src/match/position.ts';
import { type GameFirstLines, taughtBy } from '../../src/presentation/hands/first-lines.ts';
import type { Human, SeatChoice } from '../../src/presentation/hands/human.ts';
import type { Target } from '../../src/presentation/hands/picker.ts';
import { type StagedGame, staged } from '../../src/presentation/index.ts';
import { withControls } from '../../src/presentation/screens/controls.ts';
import { layFirstLine, papersOf, withFirstLine } from '../../src/presentation/screens/first-line.ts';
import { overlap, safe, withLetters } from '../../src/presentation/screens/free-place.ts';
import type { Screen } from '../../src/presentation/screens/sketch.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { type Dice, pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { speak } from '../../src/words/catalogue.ts';
import { languages } from '../../src/words/language.ts';
import { optionSets, seatCounts } from '../contract/option-sets.ts';
import { type Moment, randomWalk } from '../contract/walk.ts';
import { thorough, times } from '../how-much.ts';
import { progress } from '../progress.ts';
import { kindsByPhase, phaseOf } from './decision-kinds.ts';
import { fetchEveryGame, ids, names } from './every-game-spoken.ts';
import { pointedAt } from './pointed-at.ts';

fetchEveryGame();

function linesOf(id: string): GameFirstLines {
  const { firstLines } = staged(id);
  if (!firstLines) throw new Error(`${id} has no first lines.`);
  return firstLines;
}

/** Moments of whole games by chance, with all numbers of captains and options in turn. */
function* momentsOf(game: Game): Generator<Moment<never>> {
  const dice = seededDice(seedFrom(`first lines of ${game.id}`), 'bots');
  const sets = seatCounts(game).flatMap((seats) => optionSets(game, seats));
  // Hunts are long.
  const count = game.id === 'yellowbeard' ? times(4, 40) : times(20, 120);
  for (let i = 0; i < count; i++) {
    const { seats, options } = pick(sets, dice);
    progress(`first lines of ${game.id}, game ${i}`);
    const walk = randomWalk(game, { seats, options, seed: `first lines ${i}` }) as Generator<Moment<never>>;
    // Without a limit of turns a hunt by chance goes on for ever.
    for (const moment of walk) {
      yield moment;
      if (moment.index > 700) break;
    }
  }
}

/** The choice behind the curtain and, where it can be made there, in the open. */
function choicesOf(game: Game, { before: { state }, seat }: Moment<never>, dice: Dice): SeatChoice[] {
  const frame = pick(Object.values(frames), dice);
  const shared = { seat, names, choices: game.choices?.(state, seat) ?? [], best: null, frame };
  const curtain = dice.below(2) === 0;
  return [
    { ...shared, view: game.view(state, seat), looking: true, curtain },
    { ...shared, view: game.view(state, 'table'), looking: false, curtain: true },
  ];
}

/** The screens on the way to an action, with what has been chosen so far. */
function* onTheWay(
  human: Human,
  choice: SeatChoice,
  action: { type: string },
): Generator<{ state: unknown; screen: () => Screen }> {
  let state = human.begin(choice);
  for (const id of [null, ...human.way(choice, action)]) {
    if (id !== null) {
      const step = human.press(choice, state, id);
      if (!('state' in step) || 'ask' in step || 'quietly' in step) return;
      state = step.state;
    }
    yield { state, screen: () => human.screen(choice, state, null) };
  }
}

const within = (a: { x: number; y: number; w: number; h: number }, b: typeof a) =>
  a.x >= b.x - 0.5 && a.y >= b.y - 0.5 && a.x + a.w <= b.x + b.w + 0.5 && a.y + a.h <= b.y + b.h + 0.5;

/** What is wrong with how this line lies on its screen. */
function trouble({ firstLines }: StagedGame, kind: string, drawn: Screen, more: boolean, open: boolean): string | null {
  if (!firstLines) return 'there are none';
  const screen = open ? withControls(drawn, null, { undo: true, again: true }) : drawn;
  const shown = { about: firstLines.about[kind], words: firstLines.words()[kind], more, others: [] };
  const lay = layFirstLine(withLetters(screen), shown, true);
  if (!lay) return 'has no room';
  const made = withFirstLine(screen, shown, lay);
  const added = made.placements.slice(screen.placements.length);
  const hand = added.find(({ id }) => id === 'first-line:hand');
  const begins = shown.about.find((each) => screen.targets.some(({ id }) => id.startsWith(each))) ?? '';
  const pointed = pointedAt(hand, screen.targets);
  if (pointed.length === 0 || !pointed.every(({ id }) => id.startsWith(begins)))
    return `points at ${pointed.map(({ id }) => id).join(' and ') || 'nothing'} instead of ${begins}`;
  for (const paper of papersOf(lay))
    for (const { id, x, y, w, h, refusal } of screen.targets)
      if (!refusal && paper.x < x + w && x < paper.x + paper.w && paper.y < y + h && y < paper.y + paper.h)
        return `covers ${id}`;
  if (made.targets !== screen.targets) return 'can be pressed';
  for (const at of screen.letters ?? [])
    if (papersOf(lay).some((paper) => overlap(paper, at) > 0.08 * at.w * at.h)) return 'hides letters of the map';
  return papersOf(lay).every((paper) => within(paper, safe(screen))) ? null : 'leaves the safe area';
}

describe.each(languages)('the words in $title', (spoken) => {
  it.each(ids)('of %s are eight and 90 letters at most', async (id) => {
    await speak(spoken);
    const found = Object.entries(linesOf(id).words()).flatMap(([kind, { line, more }]) => [
      ...(line.trim().split(/\s+/).length > 8 || line.length < 4 ? [`${kind}: ${line}`] : []),
      ...(more.length > 90 || more.length < 4 ? [`${kind}: ${more} (${more.length})`] : []),
    ]);
    expect(found).toEqual([]);
  });
});

/** Decisions that seldom come in games by chance, as views that are made for them. */
const rare: Readonly<Record<string, { id: string; view: (own: object) => object; state?: object }>> = {
  end: { id: 'card-pirates', view: (own) => own, state: { ending: true } },
  stuck: {
    id: 'card-pirates',
    view: (own) => ({ ...own, own: { hand: ['SA', 'SK'], committed: [] }, targets: [], driftTargets: [] }),
  },
  next: { id: 'yellowbeard', view: (own) => ({ ...own, phase: 'over' }) },
  harbour: {
    id: 'yellowbeard',
    // Beside Veracruz, with all the chests that it takes.
    view: (own) => {
      const { counts, quarry, options } = own as { counts: object; quarry: object; options: object };
      const few = { ...counts, chestsToEscape: 0 };
      return { ...own, counts: few, options: { ...options, counts: few }, quarry: { ...quarry, square: 'B3' } };
    },
  },
};

it.each(Object.entries(rare))('a line comes for %s', (kind, { id, view, state }) => {
  const game = games[id] as Game;
  const step = id === 'yellowbeard' ? 'pirate' : 'turn.move';
  const walk = randomWalk(game, {
    seats: 2,
    options: (id === 'yellowbeard' ? { autoSetup: true } : {}) as never,
    seed: 'rare',
  });
  for (const { before, seat } of walk as Generator<Moment<never>>) {
    const own = game.view(before.state, seat);
    if (phaseOf(own) !== step) continue;
    const choice: SeatChoice = { seat, names, view: view(own), choices: [], looking: true, curtain: true };
    const { human } = staged(id);
    expect(linesOf(id).kindOf(choice, { ...(human.begin({ ...choice, view: own }) as object), ...state })).toBe(kind);
    return;
  }
  throw new Error(`Nobody comes to ${step}.`);
});

/** Kinds that ask for several cards, and go on asking when somebody has enough before. */
const several: ReadonlySet<string> = new Set(['load', 'bury']);

const isAbout =
  (about: readonly string[]) =>
  ({ id, refusal }: Target): boolean =>
    refusal === undefined && about.some((begins) => id.startsWith(begins));

/** Presses that only confirm what has been chosen. */
const confirms = /: (?:go|ready)$|^(?:plot|way): sail$/;

describe.each(ids)('%s', (id) => {
  it('has a line for every decision, and room for it on every shape and in every language', async () => {
    const game = games[id] as Game;
    const stage = staged(id);
    const lines = linesOf(id);
    const dice = seededDice(seedFrom(`places of ${id}`), 'bots');
    const met = new Set<string>();
    const found = new Set<string>();
    const drawn = new Map<string, number>();
    for (const moment of momentsOf(game)) {
      expect(lines.teaches, `no line knows of ${(moment.action as { type: string }).type}`).toHaveProperty(
        (moment.action as { type: string }).type,
      );
      for (const choice of choicesOf(game, moment, dice)) {
        if (!choice.looking && stage.human.secret(choice)) continue;
        const action = choice.looking ? moment.action : pick(choice.choices, dice);
        for (const { state, screen } of onTheWay(stage.human, choice, action)) {
          const kind = lines.kindOf(choice, state);
          if (kind === null) continue;
          met.add(`${phaseOf(choice.view)}: ${kind}`);
          expect(Object.keys(lines.words())).toContain(kind);
          // Each kind often enough for every shape and language; all of them would take long.
          const key = `${kind} ${choice.frame?.shape} ${choice.looking}`;
          const seen = drawn.get(key) ?? 0;
          drawn.set(key, seen + 1);
          if (seen >= times(1, 2)) continue;
          // In `npm test` every other one in one language, the rest in the other.
          for (const spoken of thorough ? languages : [languages[drawn.size % languages.length]]) {
            await speak(spoken);
            for (const more of [false, true]) {
              const wrong = trouble(stage, kind, screen(), more, !choice.looking);
              if (wrong) found.add(`${key}, ${spoken.id}${more ? ', more' : ''}: ${wrong}`);
            }
          }
        }
      }
    }
    expect([...found]).toEqual([]);
    // What the registry has is what the phases of the rules need, and no phase has met any other.
    const wanted = Object.entries(kindsByPhase[id]).flatMap(([phase, kinds]) =>
      kinds.map((kind) => ({ phase, kind, at: `${phase}: ${kind}` })),
    );
    expect(new Set(Object.keys(lines.words()))).toEqual(new Set(wanted.map(({ kind }) => kind)));
    expect([...met].filter((at) => !wanted.some((each) => each.at === at))).toEqual([]);
    const [phases, kinds] = [0, 1].map((part) => new Set([...met].map((at) => at.split(': ')[part])));
    expect(wanted.filter(({ kind }) => !kinds.has(kind) && !(kind in rare))).toEqual([]);
    expect(wanted.filter(({ phase, kind }) => !phases.has(phase) && !(kind in rare))).toEqual([]);
  });

  it('says nothing any more once what it asks for is done', () => {
    const game = games[id] as Game;
    const { human } = staged(id);
    const lines = linesOf(id);
    const dice = seededDice(seedFrom(`done ${id}`), 'bots');
    const found = new Set<string>();
    for (const moment of momentsOf(game)) {
      for (const choice of choicesOf(game, moment, dice)) {
        if (!choice.looking && human.secret(choice)) continue;
        const way = human.way(choice, moment.action);
        let n = 0;
        for (const { state, screen } of onTheWay(human, choice, moment.action)) {
          const next = way[n++] ?? '';
          const kind = lines.kindOf(choice, state);
          if (kind === null || lines.about[kind].some((begins) => next.startsWith(begins))) continue;
          if (!confirms.test(`${kind}: ${next}`)) continue;
          const asksOn = several.has(kind) && screen().targets.some(isAbout(lines.about[kind]));
          if (!asksOn) found.add(`${kind}: ${next}`);
        }
      }
    }
    expect([...found]).toEqual([]);
  });

  it('teaches the same where the room cannot tell two actions apart', () => {
    const game = games[id] as Game;
    const lines = linesOf(id);
    const dice = seededDice(seedFrom(`alike ${id}`), 'bots');
    let pairs = 0;
    for (const { before, seat, seats } of momentsOf(game)) {
      if (dice.below(times(12, 3)) > 0) continue;
      const room = game.view(before.state, 'table');
      const taught = new Map<string, string>();
      const legal = game.legal(before.state, seat);
      for (const action of legal.length > 12 ? [0, 1, 2, 3, 4, 5].map(() => pick(legal, dice)) : legal) {
        const applied = apply(game, before, seat, action);
        if ('refused' in applied) continue;
        const seen = JSON.stringify([sent(applied.events, 'table'), game.view(applied.position.state, 'table')]);
        const now = [...taughtBy(lines, action.type, room)].sort().join();
        const other = taught.get(seen);
        if (other !== undefined) {
          pairs++;
          expect(now, `${seats} captains, ${JSON.stringify(action)}`).toBe(other);
        }
        taught.set(seen, now);
      }
    }
    // Every action of Korsar is seen.
    if (id !== 'korsar') expect(pairs).toBeGreaterThan(0);
  });
});
