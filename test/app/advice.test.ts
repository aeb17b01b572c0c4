/** Advice at a table: who can ask, what is said, where it leads, when it goes, and that it is counted. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askedLine, inHundred } from '../../src/app/playing/advising.ts';
import { staged } from '../../src/presentation/index.ts';
import type { GameAction } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { speak } from '../../src/words/catalogue.ts';
import { adviceWords } from '../../src/words/house/advice.ts';
import { languages } from '../../src/words/language.ts';
import { fill } from '../../src/words/message.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  await speak(languages[0]);
});

const parrot = { name: 'Polly', kind: 'bot' as const, level: 'parrot' };

async function sail(game: string, people: 1 | 2, advice: boolean | null = null): Promise<SilentHouse> {
  const house = await openSilentHouse({ query: `?game=${game}`, settings: { advice } });
  await house.tap('count:2');
  if (people === 2) await house.tap('person:1');
  await house.tap('sail');
  await house.untilAsked((ids) => ids.includes('pause'));
  return house;
}

const table = ({ office }: SilentHouse) => {
  if (!office.session) throw new Error('There is no table.');
  return office.session.table;
};

/** The seat that is asked, and the number of its question. */
function asked(house: SilentHouse) {
  const { match, players, questions } = table(house);
  const seat = match.toAct.find((each) => !players[each]);
  const question = seat === undefined ? null : questions.of(seat);
  if (!question) throw new Error('Nobody is asked.');
  return question;
}

/** The note and the ring that lie on the screen. */
const shown = ({ scene }: SilentHouse) => {
  const { over } = scene;
  const text = (id: string) => over.get(id)?.props.text as string | undefined;
  return { line: text('first-line:words'), more: text('first-line:more'), ring: over.get('first-line:ring') };
};

/** Counts of what was asked and taken at the table that is played at. */
const counts = ({ shell }: SilentHouse) =>
  (shell as unknown as { playing: { asked: Map<number, object> } }).playing.asked;

/** The target that the ring lies around. */
function marked(house: SilentHouse): string {
  const { ring } = shown(house);
  const target = house.prompter.hands?.targets.find(
    ({ x, y, w, h }) => x + w / 2 === ring?.x && y + h / 2 === ring.y && w === ring.props.w,
  );
  if (!target) throw new Error(`Nothing is marked; there is ${house.ids().join(', ')}.`);
  return target.id;
}

/** What stood on the notes of all games: their first lines, and what had better be left alone. */
const lined: unknown[] = [];
const warned: unknown[] = [];

describe.each(Object.keys(games))('%s', (game) => {
  it('a person alone asks, is told what and why and how good it is, and is led there press by press', async () => {
    const house = await sail(game, 1);
    const { ask, seat } = asked(house);
    const { match } = table(house);
    const advice = await house.desk.advice(ask);
    const before = match.record.steps.length;
    expect(shown(house).ring).toBeUndefined();
    await house.tap('advice');
    if (!advice) throw new Error('Nothing is advised.');
    const { human, reasons } = staged(game);
    const view = match.view(seat);
    const says = (action: GameAction) =>
      human.describe(
        { seat, names: match.players.map(({ name }) => name), view, choices: [], looking: true, curtain: false },
        action,
      );
    const { best, only } = adviceWords();
    const { code, facts } = advice.why;
    const why = fill(code === 'ONLY' ? only : (reasons?.()[code] ?? best), facts);
    const told = `${shown(house).line ?? ''} ${shown(house).more}`;
    if (shown(house).line) expect(told).toContain(`${says(advice.best.action)}. ${why}`);
    expect(told).toMatch(/\d+ in 100/);
    if (advice.worst)
      expect(told).toContain(`Better not: ${says(advice.worst.action)}, ${inHundred(advice.worst.value)} in 100`);
    lined.push(shown(house).line);
    warned.push(advice.worst);
    expect(match.record.steps).toHaveLength(before);
    for (let presses = 0; match.record.steps.length === before; presses++) {
      expect(presses).toBeLessThan(12);
      await house.tap(marked(house));
    }
    expect(match.record.steps[before]).toMatchObject({ seat, action: advice?.best.action });
    expect(shown(house).ring).toBeUndefined();
    expect([...counts(house)]).toEqual([[seat, { asked: 1, taken: 1 }]]);
  });
});

it('says its reason, and what is better left alone, wherever there is one', () => {
  expect(lined.filter((line) => line !== undefined).length).toBeGreaterThan(2);
  expect(warned.filter((worst) => worst !== null).length).toBeGreaterThan(1);
});

it.each([
  ['en', 'as good', 'less', 'Better not: '],
  ['de', 'ebenso gut', 'weniger', 'Besser nicht: '],
])('%s: what costs nothing is as good, however little more it promises', async (language, good, less, not) => {
  const house = await openSilentHouse({ query: '?game=treasure-fleet', settings: { advice: true } });
  await speak(languages.find(({ id }) => id === language) ?? languages[0]);
  await house.tap('sail');
  await house.untilAsked((ids) => ids.includes('pause'));
  const isClosed = (id: string) => house.prompter.hands?.targets.find((each) => each.id === id)?.refusal !== undefined;
  while (isClosed('ready')) await house.tap(house.ids().findLast((id) => id.startsWith('deck|')) ?? '');
  const { match } = table(house);
  const [best, own, worst] = match.legal(asked(house).seat);
  for (const [value, said] of [
    [0.58, good],
    [0.55, good],
    [0.52, `3 ${less}`],
  ] as const) {
    vi.spyOn(house.desk, 'advice').mockResolvedValueOnce({
      ...{ best: { action: best, value: 0.55 }, why: { code: 'BEST', facts: {} }, other: null },
      ...{ chosen: { action: own, value }, worst: { action: worst, value: 0.1 } },
    });
    await house.tap('advice');
    const { more } = shown(house);
    expect(more).toContain(`: ${Math.round(100 * value)}, ${said}. ${not}`);
    expect(more).toMatch(/, 10$/);
  }
});

it('is there for one person alone, for several only where somebody wants it, and for nobody where it is off', async () => {
  const offered = async (...how: Parameters<typeof sail>) => {
    const house = await sail(...how);
    if (how[1] === 2) await house.tap('reveal');
    return house.ids().includes('advice');
  };
  expect(await offered('korsar', 1)).toBe(true);
  expect(await offered('korsar', 1, false)).toBe(false);
  expect(await offered('korsar', 2)).toBe(false);
  expect(await offered('korsar', 2, true)).toBe(true);
});

describe('where several people share the screen', () => {
  it('never lies on the curtain, and goes with the look', async () => {
    const house = await sail('korsar', 2, true);
    expect(house.ids()).not.toContain('advice');
    await house.tap('reveal');
    await house.tap('advice');
    const { line } = shown(house);
    expect(line).toBeDefined();
    await house.tap('hide');
    expect(house.words).not.toContain(line);
    await house.tap('reveal');
    expect(house.words).not.toContain(line);
    expect(shown(house).ring).toBeUndefined();
  });

  it('is not shown when everything private had to go while it was thought out', async () => {
    const house = await sail('korsar', 2, true);
    await house.tap('reveal');
    house.gate.hold();
    await house.tap('advice');
    house.prompter.lapse();
    house.gate.release();
    await house.untilAsked((ids) => ids.includes('reveal'));
    expect(shown(house).ring).toBeUndefined();
    await house.tap('reveal');
    expect(shown(house).ring).toBeUndefined();
  });

  it('is refused on the open table while the room knows less than the captain', async () => {
    const house = await sail('treasure-fleet', 2, true);
    for (let captain = 0; captain < 2; captain++) {
      await house.tap('reveal');
      for (let i = 0; i < 3; i++) await house.tap(house.ids().find((id) => id.startsWith('deck|')) ?? '');
      await house.tap('ready');
      await house.untilAsked();
    }
    await house.untilAsked((ids) => ids.some((id) => id.startsWith('ship|')));
    expect(house.ids()).not.toContain('reveal');
    await house.tap('advice');
    expect(house.words).toContain(adviceWords().look);
    expect(shown(house).ring).toBeUndefined();
  });
});

it('goes when another captain sits down', async () => {
  const house = await sail('korsar', 1);
  await house.tap('draw');
  await house.untilAsked((ids) => ids.includes('pause'));
  await house.tap('advice');
  expect(shown(house).ring).toBeDefined();
  expect(await house.desk.captain(asked(house).seat, parrot)).toBeNull();
  await house.settle();
  expect(shown(house).ring).toBeUndefined();
});

it('is counted in the results', async () => {
  const house = await sail('korsar', 1);
  const { seat } = asked(house);
  await house.tap('advice');
  await house.tap('advice');
  const name = table(house).match.players[seat].name;
  expect(await house.desk.captain(seat, parrot)).toBeNull();
  await house.untilAsked((ids) => ids.includes('again'));
  expect(house.words.join('\n')).toMatch(/Asked for advice: \S.* 2/);
  expect(name).not.toBe('');
});

it('says what a choice would cost that is made and not sent, until something else is chosen, and counts what is taken', async () => {
  const house = await sail('treasure-fleet', 2, true);
  await house.tap('reveal');
  const { seat } = asked(house);
  const isClosed = (id: string) => house.prompter.hands?.targets.find((each) => each.id === id)?.refusal !== undefined;
  // The last cards of a deck are its special ones or its smallest cannons: nobody would advise just these.
  while (isClosed('ready')) await house.tap(house.ids().findLast((id) => id.startsWith('deck|')) ?? '');
  await house.tap('advice');
  const [, n, own, cost] =
    /chances: (\d+) in 100. Your choice: (\d+), (\d+ less|as good)/.exec(shown(house).more ?? '') ?? [];
  expect(Number(own)).toBeGreaterThan(0);
  const least = Number(n) - Number(own);
  expect(cost).toBe(least > 0 ? `${least} less` : 'as good');
  await house.tap(house.ids().find((id) => id.startsWith('berth|')) ?? '');
  expect(shown(house).more).not.toContain('Your choice');
  while (house.ids().some((id) => id.startsWith('berth|')))
    await house.tap(house.ids().find((id) => id.startsWith('berth|')) ?? '');
  for (let presses = 0; house.ids().includes('ready'); presses++) {
    expect(presses).toBeLessThan(12);
    await house.tap(marked(house));
  }
  expect(counts(house).get(seat)).toEqual({ asked: 1, taken: 1 });
});

it('of something else than was advised only the asking is counted', async () => {
  const house = await sail('korsar', 1);
  const { seat } = asked(house);
  const before = table(house).match.record.steps.length;
  await house.tap('advice');
  const ready = (id: string) => house.prompter.hands?.targets.some((each) => each.id === id && !each.refusal);
  if (marked(house) !== 'draw') await house.tap('draw');
  else {
    for (const card of house.ids().filter((id) => id.startsWith('card|'))) if (!ready('launch')) await house.tap(card);
    await house.tap('launch');
  }
  expect(table(house).match.record.steps.length).toBeGreaterThan(before);
  expect([...counts(house)]).toEqual([[seat, { asked: 1, taken: 0 }]]);
});

it('counts by captain where there are several, and says nothing where nobody has asked', () => {
  const names = ['Anne', 'Bart', 'Cora'];
  const of = (...all: [number, number, number][]) =>
    new Map(all.map(([seat, asked, taken]) => [seat, { asked, taken }]));
  expect(askedLine(of(), names)).toBeNull();
  expect(askedLine(of([2, 1, 0]), names)).toBe('Asked for advice: Cora 1, followed 0');
  expect(askedLine(of([2, 1, 1], [0, 3, 2]), names)).toBe('Asked for advice: Anne 3, followed 2, Cora 1, followed 1');
  expect(askedLine(of([0, 2, 0]), [])).toBe('Asked for advice 2 times and ignored it');
  expect(askedLine(of([0, 2, 1]), [])).toBe('Asked for advice 2 times, followed it once');
});
