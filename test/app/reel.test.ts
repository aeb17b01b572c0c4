/** The reel in Node, with the true shell and host and the cuts of the assets: what is shown when, and where a press leads. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reelTimes } from '../../src/app/attract/reel-show.ts';
import { Retelling } from '../../src/app/telling/retelling.ts';
import { stagedGames } from '../../src/presentation/index.ts';
import { sweepTime } from '../../src/presentation/telling/sweep-time.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import { cutLists } from '../cut-lists.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const chanceOf = (seed: string) => {
  const dice = seededDice(seedFrom(seed), 'deck');
  return () => dice.below(1_000_000) / 1_000_000;
};

/** The clock goes in frames of so many milliseconds. */
const frame = 50;

/** The title is left alone until the reel begins. */
async function left(query = ''): Promise<SilentHouse> {
  const house = await openSilentHouse({ cuts: cutLists, query, settings: { speed: 'normal' } });
  await house.pass(19_500, 500);
  while (house.prompter.hands) await house.pass(frame, frame);
  return house;
}

const cutNow = ({ shell }: SilentHouse) => {
  const { playing } = shell;
  return playing instanceof Retelling ? { retelling: playing, title: playing.game.title } : null;
};

/** Passes time until a cut is told; says how long. */
async function untilCut(house: SilentHouse): Promise<number> {
  for (let ms = 0; ms < 20_000; ms += frame) {
    if (cutNow(house)) return ms;
    await house.pass(frame, frame);
  }
  throw new Error('No cut comes.');
}

async function untilNoCut(house: SilentHouse): Promise<number> {
  for (let ms = 0; ms < 90_000; ms += frame) {
    if (!cutNow(house)) return ms;
    await house.pass(frame, frame);
  }
  throw new Error('A cut does not end.');
}

describe('left alone', () => {
  it('the table shows the title, then a cut whose first peak is there within 6 s, of the game that was announced', async () => {
    for (let visit = 0; visit < 4; visit++) {
      vi.spyOn(Math, 'random').mockImplementation(chanceOf(`first ${visit}`));
      const house = await left(visit % 2 ? 'kiosk' : '');
      const shown = await untilCut(house);
      expect(shown).toBeLessThanOrEqual(reelTimes.title + 2 * frame);
      const { game } = cutNow(house)!.retelling;
      expect(game.title).toBe(stagedGames['treasure-fleet'].title);
      let waited = shown;
      const { at: from, names } = cutNow(house)!.retelling;
      const [cut, ...others] = cutLists['treasure-fleet'].cuts.filter(
        (each) => each.from === from && each.clip.levels.length === names.length,
      );
      expect(others).toEqual([]);
      // Its first peak as the file says; the beats take that long on the house's clock.
      expect(waited + sweepTime + cut.peaks[0][0]).toBeLessThanOrEqual(6000);
      waited += await untilNoCut(house);
      expect(waited).toBeGreaterThan(25_000);
      expect(waited).toBeLessThan(reelTimes.title + sweepTime + 30_000 + reelTimes.cutRests + 4 * frame);
      vi.unstubAllGlobals();
    }
  });

  it('shows four games in a round with cards between them, then a ceremony, then the title again', async () => {
    const house = await left('speed=express');
    const titles: string[] = [];
    for (let n = 0; n < perRoundAndOne; n++) {
      const waited = await untilCut(house);
      titles.push(cutNow(house)!.title);
      if (n > 0 && n < 4) expect(Math.abs(waited - reelTimes.card - sweepTime)).toBeLessThanOrEqual(4 * frame);
      const { retelling } = cutNow(house)!;
      const before = retelling.at;
      await untilNoCut(house);
      expect(retelling.at).toBeGreaterThan(before);
    }
    expect(new Set(titles.slice(0, 4)).size).toBe(4);
    expect(titles[4]).toBe(titles[3]);
    // Velvet, then the boards of all games.
    await house.pass(sweepTime + 2 * frame, frame);
    for (const { title } of Object.values(stagedGames)) expect(house.words).toContain(title);
  });

  it('announces each game in one line, for how many, and how long', async () => {
    const house = await left('speed=express');
    await untilCut(house);
    await untilNoCut(house);
    await house.pass(sweepTime + 6 * frame, frame);
    const facts = Object.values(stagedGames).find(({ title, hook }) => house.words.includes(title) && hook);
    expect(house.words).toContain(facts?.hook);
    expect(house.words.some((text) => /captains · About \d+ minutes/.test(text))).toBe(true);
  });
});

const perRoundAndOne = 5;

/** The lines that say it, of all games. */
const stakeOf = /take the ship: \d+|^Aces win|^Find the pirate before|^The pirate has his chests/;

describe('what is at stake', () => {
  it('stands on every cut for its first three seconds, and then no more', async () => {
    const house = await left();
    for (let n = 0; n < 2; n++) {
      await untilCut(house);
      await house.pass(sweepTime + frame, frame);
      const line = house.words.find((text) => stakeOf.test(text));
      expect(line, house.words.join('; ')).toBeDefined();
      await house.pass(reelTimes.stake - 500, frame);
      expect(house.words).toContain(line);
      await house.pass(1600, frame);
      expect(house.words).not.toContain(line);
      await untilNoCut(house);
    }
  });
});

describe('a press', () => {
  it('rings where it was and opens the set-up of the game that was shown, in a frame', async () => {
    const house = await left();
    await untilCut(house);
    await house.pass(3000, frame);
    house.touch({ x: 700, y: 320 });
    expect(house.scene.overlay.played).toEqual([{ name: 'touch', x: 700, y: 320 }]);
    await house.pass(frame, frame);
    expect(house.ids()).toEqual(expect.arrayContaining(['sail', 'option:storms']));
    expect(house.shell.playing).toBeNull();
    await house.key({ kind: 'back' });
    expect(house.ids()).toContain('game:korsar');
  });

  it('on a card opens the game of the card; keys and pads do the same, with the ring in the middle', async () => {
    const house = await left('speed=express');
    await untilCut(house);
    await untilNoCut(house);
    await house.pass(sweepTime + 6 * frame, frame);
    const card = Object.entries(stagedGames).find(([, { hook }]) => hook && house.words.includes(hook));
    await house.pad(0, { kind: 'confirm' });
    expect(house.scene.overlay.played).toEqual([{ name: 'touch', x: 960, y: 540 }]);
    expect(house.ids()).toContain('sail');
    expect(house.words).toContain(card?.[1].title);
  });

  it('on the title of a round opens the title, and on one of its boards that game', async () => {
    const house = await left();
    expect(cutNow(house)).toBeNull();
    house.touch({ x: 960, y: 20 });
    await house.pass(frame, frame);
    expect(house.ids()).toContain('game:korsar');
    const board = house.prompter.hands!.targets.find(({ id }) => id === 'game:korsar')!;
    await house.pass(19_500, 500);
    while (house.prompter.hands) await house.pass(frame, frame);
    house.touch({ x: board.x + board.w / 2, y: board.y + board.h / 2 });
    await house.pass(frame, frame);
    expect(house.ids()).toContain('sail');
    expect(house.words).toContain('Korsar');
  });

  it('takes over within 100 ms on the velvet between two cuts, on the card after it and in a ceremony', async () => {
    for (const [about, after] of Object.entries({ velvet: frame, card: sweepTime + 6 * frame, ceremony: null })) {
      const house = await openSilentHouse({ cuts: { korsar: cutLists.korsar }, query: 'speed=express' });
      await house.pass(19_500, 500);
      while (house.prompter.hands) await house.pass(frame, frame);
      await untilCut(house);
      await untilNoCut(house);
      if (after === null) {
        const ends = cutLists.korsar.ceremonies.map(({ from }) => from);
        const isCeremony = () => ends.includes(cutNow(house)!.retelling.at);
        await untilCut(house);
        for (let cuts = 0; cuts < perRoundAndOne && !isCeremony(); cuts++) {
          await untilNoCut(house);
          await untilCut(house);
        }
        expect(isCeremony()).toBe(true);
        await house.pass(1000, frame);
        expect(cutNow(house)).not.toBeNull();
      } else await house.pass(after, frame);
      expect(house.prompter.hands, about).toBeNull();
      house.touch({ x: 700, y: 320 });
      await house.pass(100, frame);
      expect(house.ids(), about).toContain('sail');
      expect(house.shell.playing, about).toBeNull();
      vi.unstubAllGlobals();
    }
  });

  it('leaves the next game to the next time', async () => {
    const house = await left();
    await untilCut(house);
    house.touch({ x: 5, y: 5 });
    await house.pass(frame, frame);
    await house.key({ kind: 'back' });
    await house.pass(19_500, 500);
    while (house.prompter.hands) await house.pass(frame, frame);
    await untilCut(house);
    expect(cutNow(house)!.title).toBe('Korsar');
  });
});

describe('without cuts', () => {
  it('whole games are shown: where none can be had, where none goes by the rules any more, or as the address says', async () => {
    const old = Object.fromEntries(
      Object.entries(cutLists).map(([id, { cuts }]) => [
        id,
        { cuts: cuts.map((cut) => ({ ...cut, clip: { ...cut.clip, version: 9999 } })), ceremonies: [] },
      ]),
    );
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const [cuts, query] of [
      [{}, ''],
      [old, ''],
      [cutLists, 'reel=off'],
    ] as const) {
      const house = await openSilentHouse({ cuts, query });
      await house.pass(40_000, 500);
      const { playing } = house.shell;
      expect(playing).not.toBeNull();
      expect(playing).not.toBeInstanceOf(Retelling);
      expect(house.scene.reel.beats).toBeGreaterThan(0);
      vi.unstubAllGlobals();
    }
  });
});
