/** What the host says of a person's decisions when a game is over: true to the record, and to what the person saw. */
import { describe, expect, it } from 'vitest';
import { botFor, type Level } from '../../src/bots/index.ts';
import type { Decision } from '../../src/host/port.ts';
import { memoryStore } from '../../src/host/store.ts';
import { walk } from '../../src/match/replay.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { few, thorough } from '../how-much.ts';
import { Desk } from './desk.ts';

const person = (name: string) => ({ name, kind: 'person' as const });
const bot = (name: string) => ({ name, kind: 'bot' as const, level: 'parrot' });

/** Options with which a game is short. */
const short: Readonly<Record<string, object>> = {
  'card-pirates': { turnCap: 16 },
  yellowbeard: { map: 'short-voyage', autoSetup: true, turnLimit: 4 },
};

/** Less than an Admiral's, in `npm test`. */
const effort = { rounds: 300, worlds: 100 } as const;

/** Plays a game to its end, people by chance or as a captain of a level would, and gives its number among the finished ones. */
async function played(
  game: string,
  players: (ReturnType<typeof person> | ReturnType<typeof bot>)[],
  options: object = {},
  more: object = {},
  { chance = 'hindsight', level }: { chance?: string; level?: Level } = {},
) {
  const store = memoryStore();
  // Not every deal leads to an ending: each that is drawn is another one.
  let deal = 0;
  const draw = () => seedFrom(deal++ === 0 ? `${chance} ${game}` : `${chance} ${game} ${deal}`);
  const desk = new Desk(draw, { store, ...(!thorough && { effort }) });
  const dice = seededDice(seedFrom('hindsight'), 'effects');
  const opened = await desk.openMatch({ game, options: { ...options }, players, ...more });
  if (!opened.ok) throw new Error(opened.refused.code);
  for (let { batch } = opened; !batch.over; ) {
    const [seat] = batch.people;
    if (seat === undefined) {
      batch = (await desk.advance()) ?? batch;
      continue;
    }
    const look = await desk.reveal(seat);
    await desk.cover();
    const legal = look?.legal ?? [];
    const wise = level && look && botFor(level).decide(games[game], look.view, legal, seat, dice);
    const acted = await desk.act(seat, wise ?? pick(legal, dice));
    if (!acted.ok) throw new Error(acted.code);
    batch = acted.batch;
  }
  const [{ id }] = await desk.finished();
  const record = JSON.parse((await desk.giveGame(id)) ?? '');
  return { desk, id, record };
}

/** Tries games of several deals until one of them has what is looked for. */
async function oneOfFew<T>(look: (chance: string) => Promise<T | null>): Promise<T> {
  for (const chance of ['hindsight', 'a second one', 'a third one', 'a fourth one']) {
    const found = await look(chance);
    if (found) return found;
  }
  throw new Error('None of four games has it.');
}

/** Anne against a computer, on a voyage that is sailed alone, in quick games, and with a partner in two and three pairs. */
const crews = [
  ...Object.keys(games).map((game) => ({ game, others: [bot('Bart')], options: short[game], more: {} })),
  { game: 'card-pirates', others: [], options: { turnCap: 6 }, more: {} },
  ...Object.keys(games).map((game) => ({ game, others: [bot('Bart')], options: {}, more: { taste: true } })),
  ...[3, 5].map((count) => ({
    game: 'korsar',
    others: Array.from({ length: count }, (_, i) => bot(`Bart ${i + 1}`)),
    options: count === 3 ? { mode: 'partnership' } : {},
    more: {},
  })),
];

describe.each(few(4, crews))('$game with $others.length more, $more', ({ game, others, options, more }) => {
  it('tells the only person of decisions that were really made, with what they saw then', async () => {
    // A short game may have no decision that made a difference.
    const { desk, id, record, hindsight } = await oneOfFew(async (chance) => {
      const over = await played(game, [person('Anne'), ...others], options, more, { chance });
      const hindsight = await over.desk.hindsight(over.id);
      return hindsight?.worst ? { ...over, hindsight } : null;
    });
    const retold = await desk.retell(id);
    if (!retold.ok) throw new Error('Nothing is told.');
    expect(hindsight.worst?.better).toBeTruthy();
    expect(hindsight.best?.better ?? null).toBeNull();
    const decisions = [hindsight.best, hindsight.worst].filter((each): each is Decision => each !== null);
    // Nothing is taken back in these games, so that steps of the story are those of the record.
    const before = Array.from(walk(games[game as keyof typeof games] as never, record), ({ match }) =>
      structuredClone({ view: match.view(0), legal: match.legal(0) }),
    );
    for (const { step, view, did, value, better } of decisions) {
      expect(record.steps[step - 1]).toMatchObject({ seat: 0, action: did });
      expect(before[step - 1].view).toEqual(view);
      expect(retold.story.ends.length).toBeGreaterThan(step);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
      if (better) {
        expect(before[step - 1].legal).toContainEqual(better.action);
        expect(better.value).toBeGreaterThan(value);
        expect(better.action).not.toEqual(did);
      }
    }
    expect(await desk.hindsight(id)).toEqual(hindsight);
  });
});

it.each(Object.keys(games))(
  'has a best decision of somebody who plays well, in one of few games of %s',
  async (game) => {
    for (let tries = 0; tries < 6; tries++) {
      const how = { chance: `well played ${tries}`, level: 'monkey' } as const;
      const { desk, id, record } = await played(game, [person('Anne'), bot('Bart')], short[game], {}, how);
      const best = (await desk.hindsight(id))?.best;
      if (!best) continue;
      expect(record.steps[best.step - 1]).toMatchObject({ seat: 0, action: best.did });
      expect(best.better).toBeNull();
      return;
    }
    throw new Error('Nothing was done well.');
  },
);

it('says nothing where several people played, and of games that are not there', async () => {
  const { desk, id } = await played('korsar', [person('Anne'), person('Bart')]);
  expect(await desk.hindsight(id)).toBeNull();
  expect(await desk.hindsight(id + 1)).toBeNull();
});

const blunder = async () => {
  const store = memoryStore();
  const desk = new Desk(() => seedFrom('hindsight blunder'), { store });
  const options = { ...short['card-pirates'] };
  const opened = await desk.openMatch({ game: 'card-pirates', options, players: [person('Anne'), bot('Bart')] });
  if (!opened.ok) throw new Error(opened.refused.code);
  let blunder: unknown = null;
  for (let { batch } = opened; !batch.over; ) {
    const [seat] = batch.people;
    if (seat === undefined) {
      batch = (await desk.advance()) ?? batch;
      continue;
    }
    const look = await desk.reveal(seat);
    const advice = await desk.advice(batch.choices[0].ask);
    await desk.cover();
    if (!advice) throw new Error('Nothing is advised.');
    const { best, worst } = advice;
    const isBlunder = blunder === null && worst !== null && best.value - worst.value > 0.2;
    if (isBlunder) blunder = worst.action;
    const name = JSON.stringify(isBlunder ? worst.action : best.action);
    const legal = (look?.legal ?? []).find((action) => JSON.stringify(action) === name);
    if (!legal) throw new Error(`${name} is not legal.`);
    const acted = await desk.act(seat, legal);
    if (!acted.ok) throw new Error(acted.code);
    batch = acted.batch;
  }
  expect(blunder).not.toBeNull();
  const [{ id }] = await desk.finished();
  expect((await desk.hindsight(id))?.worst?.did).toEqual(blunder);
};
if (thorough) it('names the one blunder of somebody who otherwise does what an Admiral would', blunder);

describe('the luck of the deal', () => {
  const strong = ['kraken4', 'kraken4', 'krakenCaptain', 'raven4', 'serpent4', 'vessel8'];
  const weak = ['kraken1', 'star1', 'serpent1', 'raven1', 'kraken1', 'star1'];

  it('is with whoever was dealt more, and the same whenever it is asked for', async () => {
    const { desk, id } = await played('korsar', [person('Anne'), bot('Bart')], {}, { deal: { hands: [weak, strong] } });
    const chances = (await desk.luck(id)) ?? [];
    expect(chances).toHaveLength(2);
    expect(chances[1]).toBeGreaterThan(chances[0] + 0.1);
    expect(chances[0] + chances[1]).toBeCloseTo(1);
    expect(await desk.luck(id)).toEqual(chances);
  });

  it('is not told of a game that began in the middle, nor of one that is not there', async () => {
    const draw = { type: 'draw' };
    const before = { options: { startSeat: 0 }, before: [{ seat: 0, action: draw }] };
    const { desk, id } = await played('korsar', [person('Anne'), bot('Bart')], before.options, before);
    expect(await desk.luck(id)).toBeNull();
    expect(await desk.luck(id + 1)).toBeNull();
  });
});
