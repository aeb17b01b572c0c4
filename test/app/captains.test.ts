/** Captains who change in the middle of a game, in Node: nobody who leaves holds the others up, a latecomer finds a seat. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stagedGames } from '../../src/presentation/index.ts';
import { few } from '../how-much.ts';
import { progress } from '../progress.ts';
import { chooseThree } from './loads.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

async function sail(people: number, game = 'treasure-fleet'): Promise<SilentHouse> {
  const house = await openSilentHouse({ query: `?game=${game}` });
  for (let seat = 1; seat < people; seat++) await house.tap(`person:${seat}`);
  await house.tap('sail');
  await house.untilAsked((ids) => ids.includes('pause'));
  return house;
}

async function openBoard(house: SilentHouse): Promise<void> {
  await house.tap('pause');
  await house.tap('captains');
}

async function load(house: SilentHouse): Promise<void> {
  await chooseThree(house);
  await house.tap('ready');
}

/** Whose curtain is closed. */
const passedTo = (house: SilentHouse): string => house.words.find((word) => word.endsWith('look away!')) ?? '';

describe('the board of captains', () => {
  it('is left as it is, and nothing has changed', async () => {
    const house = await sail(2);
    const before = house.ids();
    await openBoard(house);
    expect(house.prompter.hands?.targets.find(({ id }) => id === 'done')?.refusal).toBeDefined();
    await house.tap('back');
    await house.tap('stay');
    expect(house.ids()).toEqual(before);
  });

  it('one of two leaves: a computer plays on for them, and whoever is left is asked in the open', async () => {
    const house = await sail(2);
    expect(passedTo(house)).toContain('Anne');
    await openBoard(house);
    await house.tap('bot:1');
    await house.tap('done');
    await house.untilAsked((ids) => ids.includes('pause'));
    // Alone at the screen: the hand lies open, and nobody else is waited for.
    expect(house.ids()).not.toContain('reveal');
    expect(house.ids().some((id) => id.startsWith('deck|'))).toBe(true);
  });

  it('a latecomer takes a computer’s seat by name; from then on hands lie behind the curtain', async () => {
    const house = await sail(1);
    expect(house.ids()).not.toContain('reveal');
    await openBoard(house);
    await house.tap('person:2');
    await house.tap('name:2');
    for (const letter of 'Zoe') {
      house.hands.onTyped(letter);
      await house.settle();
    }
    await house.tap('done');
    await house.tap('done');
    await house.untilAsked((ids) => ids.includes('reveal'));
    expect(passedTo(house)).toContain('Anne');
    await load(house);
    await house.untilAsked((ids) => ids.includes('reveal'));
    expect(passedTo(house)).toContain('Zoe');
  });

  it('a person who went is back, and is asked at the next decision', async () => {
    const house = await sail(3);
    await openBoard(house);
    await house.tap('bot:2');
    await house.tap('done');
    await house.untilAsked((ids) => ids.includes('reveal'));
    await openBoard(house);
    await house.tap('person:2');
    await house.tap('done');
    await house.untilAsked((ids) => ids.includes('reveal'));
    await load(house);
    await house.untilAsked((ids) => ids.includes('reveal'));
    await load(house);
    await house.untilAsked((ids) => ids.includes('pause'));
    expect(house.shell.playing).not.toBeNull();
  });

  // In Yellowbeard computers act at once, before the next seat has changed.
  it.each(few(1, ['yellowbeard', ...Object.keys(stagedGames).filter((id) => id !== 'yellowbeard')]))(
    '%s: everybody leaves, and computers play it to its end',
    async (game) => {
      const house = await sail(2, game);
      await openBoard(house);
      await house.tap('bot:0');
      await house.tap('bot:1');
      await house.tap('done');
      // Some games are long.
      const over = () => house.ids().includes('again') && !house.ids().includes('pause');
      for (let seconds = 0; seconds < 2000 && !over(); seconds += 5) {
        await house.pass(5000, 1000);
        progress(`${seconds} s`);
      }
      expect(over()).toBe(true);
    },
  );

  it('lies in the record: a match that waits has those who sat there last', async () => {
    const house = await sail(2);
    await openBoard(house);
    await house.tap('bot:1');
    await house.tap('done');
    await house.untilAsked((ids) => ids.includes('pause'));
    const [waiting] = await house.desk.waiting();
    expect(waiting.broken).toBeNull();
    await house.tap('pause');
    await house.tap('leave');
    await house.tap('resume');
    await house.untilAsked((ids) => ids.includes('pause'));
    expect(house.ids()).not.toContain('reveal');
  });
});

describe('whoever sat there at the end', () => {
  const crew = ({ office }: SilentHouse) =>
    office.session!.table.match.players.map(({ name, kind }) => `${name} ${kind}`);
  const over = (ids: readonly string[]) => ids.includes('again') && !ids.includes('pause');

  /** Somebody sits down at a seat under a name of their own. */
  async function comes(house: SilentHouse, seat: number, name: string): Promise<void> {
    await house.tap(`person:${seat}`);
    await house.tap(`name:${seat}`);
    for (const letter of name) {
      house.hands.onTyped(letter);
      await house.settle();
    }
    await house.tap('done');
  }

  it('plays the rematches, and no leaver is waited for', async () => {
    const house = await openSilentHouse({ query: '?game=treasure-fleet' });
    house.hands.plug(0, true);
    await house.tap('count:2');
    await house.tap('person:1');
    await house.pad(0, { kind: 'second' });
    await house.tap('sail');
    await house.untilAsked((ids) => ids.includes('pause'));
    expect(crew(house)).toEqual(['Anne person', 'Bart person']);
    await openBoard(house);
    await house.tap('bot:0');
    await house.tap('bot:1');
    await house.tap('level:1:parrot');
    await house.tap('done');
    await house.untilAsked(over);
    await house.tap('again');
    await house.settle();
    expect(crew(house)).toEqual(['Anne bot', 'Bart bot']);
    await house.untilAsked(over);
    await house.tap('swap');
    await house.settle();
    expect(crew(house)).toEqual(['Bart bot', 'Anne bot']);
  });

  it('does not where all have become computers: those who began it sit at the next game', async () => {
    const house = await sail(2);
    const leave = async () => {
      await house.untilAsked(over);
      await house.tap('title');
    };
    const everybodyGoes = async () => {
      await openBoard(house);
      for (const id of ['bot:0', 'bot:1', 'done']) await house.tap(id);
    };
    await everybodyGoes();
    await house.untilAsked(over);
    // A rematch is played by those who sat there last, and changes nothing about who began.
    await house.tap('again');
    await leave();
    for (const game of ['treasure-fleet', 'korsar']) {
      await house.tap(`game:${game}`);
      await house.tap('sail');
      await house.untilAsked((ids) => ids.includes('pause'));
      expect(crew(house), game).toEqual(['Anne person', 'Bart person', 'Calico bot', 'Mary bot']);
      await house.tap('pause');
      await house.tap('leave');
    }
    // After a match that was taken up as well.
    await house.tap('resume');
    await house.untilAsked((ids) => ids.includes('pause'));
    await everybodyGoes();
    await leave();
    await house.tap('game:treasure-fleet');
    await house.tap('sail');
    await house.settle();
    expect(crew(house)).toEqual(['Anne person', 'Bart person', 'Calico bot', 'Mary bot']);
  });

  it('leaves one person at a set-up where only computers sailed', async () => {
    const house = await openSilentHouse({ query: '?game=treasure-fleet' });
    for (const id of ['bot:0', 'sail']) await house.tap(id);
    await house.untilAsked(over);
    await house.tap('title');
    for (const game of ['korsar', 'treasure-fleet']) {
      await house.tap(`game:${game}`);
      // It is offered to people only.
      expect(house.ids(), game).toContain('quick');
      await house.key({ kind: 'back' });
    }
  });

  it('sets up the next game, after a match that was taken up as well', async () => {
    const before = await sail(2);
    await openBoard(before);
    await before.tap('bot:1');
    await before.tap('done');
    await before.untilAsked((ids) => ids.includes('pause'));
    await before.tap('pause');
    await before.tap('leave');
    for (const id of ['game:korsar', 'sail']) await before.tap(id);
    await before.settle();
    expect(crew(before)).toEqual(['Anne person', 'Bart bot', 'Calico bot', 'Mary bot']);

    // The page is loaded anew, and knows nobody.
    const { store } = before;
    const house = await openSilentHouse({ store });
    await house.tap('past');
    await house.tap(
      house
        .ids()
        .filter((id) => id.startsWith('go:'))
        .at(-1)!,
    );
    await house.untilAsked((ids) => ids.includes('pause'));
    await openBoard(house);
    await comes(house, 2, 'Zoe');
    await house.tap('done');
    await house.untilAsked((ids) => ids.includes('reveal'));
    await house.tap('pause');
    await house.tap('leave');
    for (const game of ['korsar', 'treasure-fleet']) {
      await house.tap(`game:${game}`);
      await house.tap('sail');
      await house.untilAsked((ids) => ids.includes('pause'));
      expect(crew(house), game).toEqual(['Anne person', 'Zoe person', 'Bart bot', 'Mary bot']);
      await house.tap('pause');
      await house.tap('leave');
    }
  });
});
