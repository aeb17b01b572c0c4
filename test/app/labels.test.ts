/** Every target of every board of the house has its words: the title, set-ups, settings, rules, logs, replays. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../../src/host/store.ts';
import { Match } from '../../src/match/match.ts';
import { seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { judgeWords } from '../presentation/spoken.ts';
import { openSilentHouse } from './silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

async function tour(store = memoryStore()) {
  const house = await openSilentHouse({ store, settings: { speed: 'express' } });
  const seen = new Set<string>();
  const look = () => {
    const { offered } = house.prompter.picker;
    judgeWords(offered, offered.map(({ id }) => id).join(' '));
    for (const { id } of offered) seen.add(id);
  };
  const tap = async (...all: string[]) => {
    for (const id of all) {
      await house.tap(id);
      await house.untilAsked();
      look();
    }
  };
  look();
  return { house, tap, seen };
}

describe('every board of the house', () => {
  it('settings, credits and games played', async () => {
    const { tap, seen } = await tour();
    await tap('settings', 'mute', 'close', 'credits', 'back', 'past', 'close');
    for (const id of ['speed', 'sea:3', 'hold', 'licences', 'take']) expect(seen).toContain(id);
  });

  it.each(Object.keys(games))('set-up, rules, names and pause of %s', async (id) => {
    const { house, tap, seen } = await tour();
    await tap(`game:${id}`, 'rules', 'page:1', 'close', 'name:1', 'other', 'done', 'person:1', 'bot:0');
    if (house.ids().includes('more')) await tap('more', 'close');
    await tap('person:0', 'sail');
    for (const each of ['back', 'person:0', 'count:2', 'key:a', 'key: ', 'page:0', 'pause'])
      expect(seen).toContain(each);
    await tap('pause', 'log', 'close', 'settings', 'close', 'rules', 'close', 'stay', 'pause', 'leave');
    expect(house.ids()).toContain('resume');
  });

  it('a list of games that are over and of games that wait, and one that is watched', async () => {
    const game = games['treasure-fleet'];
    const players = ['Anne', 'Bart'].map((name) => ({ name, kind: 'person' as const }));
    const match = Match.create(game, { seats: 2, seed: seedFrom('labels'), players });
    for (let seat = game.toAct(match.position.state)[0]; seat !== undefined; ) {
      match.act(seat, match.legal(seat)[0]);
      seat = game.toAct(match.position.state)[0];
    }
    const store = memoryStore();
    await store.add(match.record, null);
    const { house, tap, seen } = await tour(store);
    await tap('past');
    const watch = [...seen].find((each) => each.startsWith('watch:'));
    expect(watch).toBeDefined();
    await tap(watch!);
    await house.untilAsked((ids) => ids.includes('scrub'));
    await tap('play', 'speed', 'leave');
    for (const each of ['scrub', 'to:0', 'side', 'step']) expect(seen).toContain(each);
  });
});
