/** Signs that nobody sees, in names that come from outside: whichever door a name comes in by, nothing of them is shown. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileNameOf } from '../../src/app/page/file-name.ts';
import { shownName } from '../../src/app/page/files.ts';
import { readQuery } from '../../src/app/page/query.ts';
import { readName, typed } from '../../src/app/set-up/naming.ts';
import { readFinishedHead, readWaitingHead } from '../../src/host/heads.ts';
import { memoryStore } from '../../src/host/store.ts';
import { Match } from '../../src/match/match.ts';
import { type Captain, checkRecord, type GameRecord, readRecord } from '../../src/match/record.ts';
import { replay } from '../../src/match/replay.ts';
import { sealOf } from '../../src/match/seal.ts';
import { games } from '../../src/rules/index.ts';
import { chartOf, oceans } from '../../src/rules/yellowbeard/map.ts';
import { readTiled } from '../../src/rules/yellowbeard/tiled/read.ts';
import { languages, nowSpoken } from '../../src/words/language.ts';
import { fill } from '../../src/words/message.ts';
import { Desk } from '../host/desk.ts';
import { unseenSigns } from '../rules/unseen-signs.ts';
import { words } from '../words/sample/table.ts';

const seed = '0123456789abcdef0123456789abcdef';
/** The name "Anne", with these signs everywhere in it. */
const anne = (signs: string) => `${signs}An${signs}ne${signs}`;
const person = (name: string): Captain => ({ name, kind: 'person' });

/** A record with this name for its first captain, sealed as its writer would have. */
function written(name: string, edit: (record: GameRecord) => void = () => {}): GameRecord {
  const { record } = Match.create(games.korsar, { seats: 3, seed, players: ['A', 'Bart', 'Mary'].map(person) });
  const dirty = structuredClone({ ...record, players: [person(name), ...record.players.slice(1)] });
  edit(dirty);
  return { ...dirty, seal: sealOf(dirty) };
}

const short = oceans['short-voyage'];
const ocean = (signs: string) => ({
  ...short,
  title: anne(signs),
  author: anne(signs),
  harbours: short.harbours.map((one) => ({ ...one, name: anne(signs) })),
  islands: short.islands.map((one) => ({ ...one, name: anne(signs) })),
  straits: short.straits.map((one) => ({ ...one, name: anne(signs) })),
});

describe.each(Object.entries(unseenSigns))('%s are not shown', (_, signs) => {
  it('of a captain in a record, whose seal is judged by what was written', () => {
    const record = written(anne(signs));
    const text = JSON.stringify(record);
    const read = readRecord(text);
    if (!read.ok) throw new Error(read.code);
    expect(read.record.players.map(({ name }) => name)).toEqual(['Anne', 'Bart', 'Mary']);
    // As it is kept now it is sound as well, and nobody can change a name behind the seal.
    expect(checkRecord(read.record)).toMatchObject({ ok: true });
    expect(checkRecord({ ...JSON.parse(text), players: ['Anne', 'Bart', 'Mary'].map(person) })).toMatchObject({
      ok: false,
      code: 'BROKEN_SEAL',
    });
  });

  it('of a captain who sat down later, and in a record of format 1', () => {
    const seated = readRecord(
      JSON.stringify(written('A', ({ steps }) => steps.push({ seat: 0, captain: person(anne(signs)) }))),
    );
    expect(seated).toMatchObject({ ok: true, record: { steps: [{ captain: { name: 'Anne' } }] } });
    const { seal: _seal, ...first } = written(anne(signs));
    expect(checkRecord({ ...first, format: 1 })).toMatchObject({
      ok: true,
      record: { players: [{ name: 'Anne' }, {}, {}] },
    });
  });

  it('of a captain in a game that is taken in, listed, and gone on with', async () => {
    const desk = new Desk(() => seed, { store: memoryStore() });
    expect(await desk.takeGame(JSON.stringify(written(anne(signs))))).toMatchObject({ ok: true });
    const opened = await desk.resume();
    expect(opened).toMatchObject({
      ok: true,
      facts: { players: [{ name: 'Anne' }, { name: 'Bart' }, { name: 'Mary' }] },
    });
  });

  it('of a captain in a list that another version wrote', () => {
    const captain = { name: anne(signs), person: true, points: 3, wins: true, side: 0 };
    const both = { game: 'korsar', names: [anne(signs)], when: 1, steps: 2, broken: null };
    expect(readWaitingHead(both)).toMatchObject({ names: ['Anne'] });
    expect(readFinishedHead({ ...both, winners: [anne(signs)], captains: [captain], alone: null })).toMatchObject({
      names: ['Anne'],
      winners: ['Anne'],
      captains: [{ name: 'Anne' }],
    });
  });

  it('of a captain who is typed, or was kept with the set-up', () => {
    for (const sign of signs) {
      expect(typed('An', sign)).toEqual({ refuse: 'letter' });
      expect(readName(`An${sign}ne`)).toBeNull();
    }
  });

  it('of a map that Tiled wrote', async () => {
    const map = JSON.parse(readFileSync('assets/yellowbeard/short-voyage.tmj', 'utf8'));
    for (const one of map.properties) if (typeof one.value === 'string') one.value = anne(signs);
    for (const one of map.layers.flatMap(({ objects = [] }) => objects)) one.name = anne(signs);
    const { drawn } = await readTiled(JSON.stringify(map));
    expect(drawn).toMatchObject({ title: 'Anne', author: 'Anne' });
    expect(drawn?.harbours.length).toBe(short.harbours.length);
    for (const { name } of [...drawn!.harbours, ...drawn!.islands]) expect(name).toBe('Anne');
  });

  it('of a map as a machine keeps it, and as a record or a link brings it', async () => {
    const { drawn } = await readTiled(JSON.stringify(ocean(signs)));
    expect(drawn).toEqual(ocean(''));
    const options = { map: ocean(signs) };
    const asked = readQuery(`demo=yellowbeard&options=${encodeURIComponent(JSON.stringify(options))}`);
    expect(asked).toMatchObject({ ok: true, asked: { options } });
    const match = Match.create(games.yellowbeard, { seats: 2, seed, options, players: ['Anne', 'Bart'].map(person) });
    // What was played on such a map can be played again.
    expect(replay(JSON.parse(JSON.stringify(match.record)))).toMatchObject({ ok: true });
    const chart = chartOf((match.view('table') as { options: { map: typeof short } }).options.map);
    expect(chart.ocean).toEqual(ocean(''));
    for (const { name } of chart.ports) expect(name).toBe('Anne');
  });

  it('of a file, dropped or written', () => {
    expect(shownName(`${anne(signs)}.tmj`)).toBe('Anne.tmj');
    for (const sign of fileNameOf('Korsar', [anne(signs)], 0)) expect(signs).not.toContain(sign);
  });

  it('in a sentence, whatever fills it', () => {
    for (const each of languages) {
      nowSpoken(each);
      expect(fill(words().taken, { name: anne(signs), n: 3 })).toBe(fill(words().taken, { name: 'Anne', n: 3 }));
    }
    nowSpoken(languages[0]);
    // An address has no halves of characters.
    const speed = encodeURIComponent(anne(signs.replace(/\p{Cs}/gu, '')));
    const refused = readQuery(`speed=${speed}`);
    expect(refused).toEqual(readQuery('speed=Anne'));
    expect(refused.ok).toBe(false);
  });
});
