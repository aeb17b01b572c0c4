/**
 * The screens of the house on every shape of window, with the longest that can stand on them, in both sizes of type: words
 * are at least 28 px high in the window's own frame, lie in its safe area, not on each other and under no button, and a
 * finger finds every target.
 */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Offline } from '../../src/app/offline/how-far.ts';
import { careOf } from '../../src/app/operator/care.ts';
import { figuresOf } from '../../src/app/operator/figures.ts';
import { usualHouse } from '../../src/app/operator/house-settings.ts';
import { cellsOf, type PageId, pageIcons, type SettingsPage } from '../../src/app/operator/pages.ts';
import { type Lineup, newSeat } from '../../src/app/set-up/lineup.ts';
import { drawMoreRules, drawSetup } from '../../src/app/set-up/setup-screens.ts';
import { readLicences } from '../../src/app/settings/licences.ts';
import { deeds, type Line } from '../../src/app/unattended/tally.ts';
import { usualLevel } from '../../src/bots/levels.ts';
import type { Frame } from '../../src/controller/room.ts';
import { memoryStore } from '../../src/host/store.ts';
import { lessons } from '../../src/presentation/hands/pad-lessons.ts';
import { fetchGame, staged, stagedGames } from '../../src/presentation/index.ts';
import { afterGameScreen } from '../../src/presentation/screens/after-game.ts';
import { attractScreen } from '../../src/presentation/screens/attract.ts';
import { awayScreen } from '../../src/presentation/screens/away.ts';
import { captainsScreen } from '../../src/presentation/screens/captains.ts';
import { withControls } from '../../src/presentation/screens/controls.ts';
import { creditsScreen } from '../../src/presentation/screens/credits.ts';
import { curtainScreen } from '../../src/presentation/screens/curtain.ts';
import { elsewhereScreen } from '../../src/presentation/screens/elsewhere.ts';
import { learnPadScreen } from '../../src/presentation/screens/learn-pad.ts';
import { lessonEndScreen, lessonsScreen } from '../../src/presentation/screens/lessons.ts';
import { licencePages, licencesScreen } from '../../src/presentation/screens/licences.ts';
import { type LogPage, logScreen } from '../../src/presentation/screens/log.ts';
import { nameScreen } from '../../src/presentation/screens/name.ts';
import { nightScreen } from '../../src/presentation/screens/night.ts';
import { officeScreen } from '../../src/presentation/screens/office.ts';
import type { Cell } from '../../src/presentation/screens/office-cells.ts';
import { overScreen } from '../../src/presentation/screens/over.ts';
import type { ShownMap } from '../../src/presentation/screens/own-maps.ts';
import { pastScreen } from '../../src/presentation/screens/past.ts';
import { pauseScreen } from '../../src/presentation/screens/pause.ts';
import { pinScreen } from '../../src/presentation/screens/pin.ts';
import { rulesScreen } from '../../src/presentation/screens/rules-card.ts';
import { settingsScreen } from '../../src/presentation/screens/settings.ts';
import type { Screen } from '../../src/presentation/screens/sketch.ts';
import { stillThereScreen } from '../../src/presentation/screens/still-there.ts';
import { titleScreen } from '../../src/presentation/screens/title.ts';
import { tonightScreen } from '../../src/presentation/screens/tonight.ts';
import { frameFor, frames } from '../../src/presentation/shapes.ts';
import { mapsScreen } from '../../src/presentation/yellowbeard/board/own-maps-screen.ts';
import type { GameEvent } from '../../src/rules/game.ts';
import { oceans } from '../../src/rules/yellowbeard/map.ts';
import { speak } from '../../src/words/catalogue.ts';
import { shellWords } from '../../src/words/house/house.ts';
import { lessonWords } from '../../src/words/house/lessons.ts';
import { officeWords } from '../../src/words/house/office.ts';
import { languages } from '../../src/words/language.ts';
import { fill, listOf } from '../../src/words/message.ts';
import { setupWords } from '../../src/words/yellowbeard/setup.ts';
import { Desk } from '../host/desk.ts';
import { few, outermost, thorough } from '../how-much.ts';
import { spokenHere } from '../spoken.ts';
import { wordsOf } from './boxes.ts';
import { type OpenStage, openStage, packsOfTables } from './open-stage.ts';

const licences = readLicences(await (await fetch('/licences.txt')).text());

const long = ['Maximilian Mom', 'Wilhelmina Jum', 'Bartholomew II', 'Konstantin Wum', 'Gwendolyn Womb'].concat([
  'Ermengarde Kom',
  'Hieronymus Mux',
  'Philomena Wump',
]);
const sizes: Readonly<Record<string, [number, number]>> = {
  '16:9': [960, 540],
  '21:9': [1260, 540],
  '16:10': [960, 600],
  '4:3': [960, 720],
  upright: [540, 960],
};

const [, german] = languages;

let stage: OpenStage;
const logs = new Map<string, readonly LogPage[]>();
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, packsOfTables);
  for (const id of Object.keys(stagedGames)) {
    await fetchGame(id);
    logs.set(id, await logOf(id));
  }
});
afterAll(() => stage.close());

/** What happened in a game of bots. */
async function logOf(id: string): Promise<readonly LogPage[]> {
  const seats = Math.min(5, Math.max(...stagedGames[id].form.counts));
  const desk = new Desk(() => '0123456789abcdef0123456789abcdef', { store: memoryStore() });
  const players = long.slice(0, seats).map((name) => ({ name, kind: 'bot' as const, level: 'monkey' }));
  const options = id === 'yellowbeard' ? { autoSetup: true, turnLimit: 6 } : { turnCap: 60 };
  const opened = await desk.openMatch({
    game: id,
    options: id === 'card-pirates' || id === 'yellowbeard' ? options : {},
    players,
  });
  if (!opened.ok) throw new Error(opened.refused.code);
  for (let batch = await desk.advance(); batch; batch = await desk.advance());
  const retold = await desk.retell(0, 'table');
  if (!retold.ok) throw new Error(retold.refused.code);
  return staged(id).log?.(retold.story.events as GameEvent[], long) ?? [];
}

const wish = (game: string, count: number): Lineup => ({
  game,
  seats: Array.from({ length: count }, (_, i) => ({ ...newSeat(i), name: long[i % long.length] })),
  values: {},
});

function* screens(frame: Frame): Generator<[string, Screen]> {
  const focus = null;
  const games = Object.entries(stagedGames).map(([id, { title, form, vignette }]) => ({
    id,
    name: title,
    counts: form.counts,
    vignette,
  }));
  yield [
    'title',
    titleScreen({
      ...{ games, waiting: { game: 'Treasure Fleet', names: long }, language: 'Deutsch', focus, frame },
      countdown: { next: 'Treasure Fleet', seconds: 20 },
    }),
  ];
  // More games than there are.
  for (const count of [3, 5, 6, 7, 8]) {
    const more = Array.from({ length: count }, (_, i) => ({ ...games[i % games.length], id: `game-${i}` }));
    const state = { waiting: null, language: 'Deutsch', countdown: { next: 'Treasure Fleet', seconds: 20 }, frame };
    for (const focus of ['game:game-0', `game:game-${count - 1}`])
      yield [`title of ${count}, ${focus}`, titleScreen({ ...state, games: more, focus })];
  }
  for (const row of ['speed', 'large', 'contrast', 'quality', 'whys']) {
    yield [
      `settings, ${row}`,
      settingsScreen({
        ...{
          language: 'de',
          languages,
          speed: 'express',
          speeds: ['calm', 'normal', 'brisk', 'express'],
          sea: 10,
          music: 10,
          guns: 10,
          loudest: 10,
        },
        ...{
          mute: false,
          calm: true,
          calmBySystem: true,
          contrastBySystem: true,
          quality: 'middle',
          levels: row !== 'contrast',
          large: true,
          contrast: true,
          hold: true,
          aid: true,
          advice: true,
          whys: true,
          silent: false,
          aids: Object.values(stagedGames).flatMap(({ aid: shown }) => shown?.about ?? []),
        },
        ...{ fullscreen: false, cabin: true, close: shellWords().toTable, focus: row, device: 'keys', frame },
      }),
    ];
  }
  const undo = { refusal: shellWords().noUndo.STANDS };
  yield ['pause of a lesson', pauseScreen({ log: true, again: true, rules: true, lesson: true, undo, focus, frame })];
  yield ['pause', pauseScreen({ log: true, again: true, rules: true, captains: true, undo, focus, frame })];
  for (const count of [1, 2, 4, 5, 8]) {
    for (const changed of [true, false]) {
      // Those who think have a temper to be shown; small boards have room for the longest name of a level.
      const level = changed ? usualLevel : count === 5 ? 'admiral' : 'bosun';
      const seats = Array.from({ length: count }, (_, i) => ({ ...newSeat(i), name: long[i % long.length], level }));
      const levels = ['parrot', 'monkey', 'bosun', 'admiral'];
      yield [`captains, ${count}`, captainsScreen({ seats, levels, tempers: true, changed, focus, frame })];
    }
  }
  yield [
    'credits',
    creditsScreen(
      Object.values(stagedGames).map(({ credit }) => credit),
      focus,
      frame,
    ),
  ];
  const read = licencePages(licences, frame);
  for (const page of read.keys()) yield [`licences, ${page}`, licencesScreen({ pages: read, page, focus, frame })];
  const kinds = ['waiting', 'broken', 'finished'] as const;
  const rows = Array.from({ length: 14 }, (_, i) => ({
    key: `${i}`,
    kind: kinds[i % 3],
    title: fill(shellWords().wonBy, { game: 'Treasure Fleet', names: `${long[0]} and ${long[1]}` }),
    note: long.slice(0, 5).join(', '),
    date: '23. Nov., 22:48',
    length: fill(shellWords().lasted, { n: 128 }),
    far: fill(shellWords().soFar, { n: 1284 }),
    vignette: stagedGames.korsar.vignette,
  }));
  for (const armed of ['give:0', 'remove:1', null]) {
    const news =
      armed === null ? shellWords().fileWaits : shellWords()[armed === 'give:0' ? 'surelyGive' : 'surelyRemove'];
    yield [
      `past games, ${armed}`,
      pastScreen({ rows, page: armed === null ? 2 : 0, armed, news, files: true, removes: true, focus, frame }),
    ];
  }
  const kiosk = { armed: null, news: null, files: false, removes: false, focus, frame };
  yield ['past games of a kiosk', pastScreen({ rows, page: 0, ...kiosk })];
  yield ['past games of an office', pastScreen({ rows, page: 2, ...kiosk, removes: true, office: true })];
  yield ['past games of a kiosk with files', pastScreen({ rows, page: 2, ...kiosk, files: true })];
  yield ['no past games', pastScreen({ rows: [], page: 0, ...kiosk })];
  const people = long.slice(0, 8).map((name, i) => ({ name, games: 128, wins: 20 - i }));
  const highlights = [1, 2, 3, 4].map((n) => ({
    ...{ game: stagedGames.yellowbeard.title, sentence: `${long[0]} and ${long[1]} board the galleon of ${long[2]}` },
    ...(n % 2 === 0 && { watch: n }),
  }));
  for (const each of [highlights, [], null])
    yield [`tonight, ${each?.length}`, tonightScreen({ people: each ? people : [], highlights: each, focus, frame })];
  yield* office(frame);
  yield ['still there', stillThereScreen({ seconds: 20, of: 20, focus, frame })];
  yield ['elsewhere', elsewhereScreen(focus, frame)];
  yield ['name', nameScreen({ name: long[0], look: 'anne', large: true, focus, frame })];
  for (const lesson of [...lessons, null]) {
    const taught = { name: 'W'.repeat(40), lesson, more: 3, seconds: 10, of: 10 };
    yield [`a pad that is taught, ${lesson}`, learnPadScreen({ ...taught, focus, frame })];
  }
  yield ['away', awayScreen({ pad: 2, name: long[0], focus })];
  for (const hold of [false, true]) {
    for (const count of [1, 5, 8]) {
      const people = long.slice(0, count).map((name, i) => ({ name, look: newSeat(i).look, now: i === 0 }));
      const who = { game: 'Treasure Fleet', name: long[0], look: 'anne', people };
      const curtain = curtainScreen({ ...who, hold, focus, frame });
      yield [`curtain, ${hold}, ${count}`, withControls(curtain, focus, { undo: true, again: true })];
    }
  }
  yield ['after the ceremony', overScreen(focus, { line: 'The record with these rules: 128', frame })];
  const moments = [3, 40, 77].map((step) => ({
    step,
    sentence: `${long[0]}, ${long[1]} and ${long[2]} tie at 12: the 22-point galleon escapes`,
  }));
  const tonight = long.map((name, i) => ({ name, games: 12, wins: 12 - i }));
  yield ['how it went', afterGameScreen({ moments, tonight, focus, frame })];
  const luck = fill(shellWords().afterGame.luck, { n: 88, names: `${long[0]} and ${long[1]}` });
  yield ['how it went, alone', afterGameScreen({ moments, yours: moments.slice(1), luck, tonight, focus, frame })];
  yield ['how it went, looked at', afterGameScreen({ moments, yours: null, tonight, focus, frame })];
  yield ['how it went, bit by bit', afterGameScreen({ moments: [], tonight: [], focus, frame })];
  yield ['after a game of several', overScreen(focus, { swap: true, more: true, frame })];
  yield ['after a quick game of several', overScreen(focus, { quick: true, swap: true, more: true, frame })];
  yield ['after a quick game', overScreen(focus, { line: 'The record with these rules: 128', quick: true, frame })];
  const { news } = setupWords().maps;
  const names = listOf(
    ['a-long-name-of-a-file', 'another-long-name-of-a-file'].map((name) => fill(news.one, { name })),
  );
  const longNews = `${fill(news.taken, { names, n: 2 })} ${fill(news.doubled, { names, n: 2 })}`;
  const one = fill(news.one, { name: 'a-long-name-of-a-file-with-an-ocean.tmj' });
  const two = listOf([one, fill(news.more, { n: 28 })]);
  // Files of as many fates as can come in one drop.
  const drop = (['taken', 'same', 'refused', 'doubled', 'unreadable', 'tooLarge'] as const)
    .map((what) => fill(news[what], { names: two, n: 29 }))
    .join(' ');
  yield ['no own maps', mapsScreen({ maps: [], shown: -1, page: 0, news: longNews, focus, frame })];
  const [ocean] = Object.values(oceans);
  const faults = Array.from({ length: 8 }, () => ({
    code: 'x',
    says: 'TERRAIN_UNKNOWN',
    facts: {},
    squares: ['A1', 'B12', 'C3', 'Q15'],
  }));
  const mapsOf = (length: number, first: ShownMap['state']): ShownMap[] =>
    Array.from({ length }, (_, i) => ({
      name: `a-long-name-of-a-file-${i}.tmj`,
      state: i > 0 ? 'kept' : first,
      read: { map: ocean, drawn: ocean, errors: i === 0 ? faults : [], warnings: [] },
    }));
  const maps = mapsOf(7, 'faulty');
  const many = mapsOf(203, 'doubled');
  yield ['two hundred maps', mapsScreen({ maps: many, shown: 0, page: 0, all: true, news: longNews, focus, frame })];
  yield ['the last page of them', mapsScreen({ maps: many, shown: 0, page: 33, news: null, focus, frame })];
  yield ['files of all fates', mapsScreen({ maps: many, shown: 0, page: 0, news: drop, focus, frame })];
  yield ['own maps', mapsScreen({ maps, shown: 0, page: 0, news: longNews, focus, frame })];
  for (const [id, { title, vignette, form, demo }] of Object.entries(stagedGames)) {
    for (const seats of demo?.counts ?? []) {
      const call = demo?.callAt?.(seats, frame);
      const captains = [form.counts[0], Math.max(...form.counts)] as const;
      const shown = { title, vignette, counts: form.counts };
      const about = { shown, seconds: 88, left: 0.4, games: 4, captains, call, frame };
      yield [`attract over ${id}, ${seats}`, attractScreen(about)];
    }
  }
  for (const [id, { form }] of Object.entries(stagedGames)) {
    for (const count of form.counts) {
      yield [`set-up of ${id}, ${count}`, drawSetup(wish(id, count), focus, { frame })];
      yield [`quick set-up of ${id}, ${count}`, drawSetup(wish(id, count), focus, { frame, quick: 'first' })];
    }
    const most = Math.max(...form.counts);
    if (form.options.length > 2) yield [`more rules of ${id}`, drawMoreRules(wish(id, most), focus, frame)];
    // Every value of every option, where all can be read without a cut.
    for (const option of few(1, form.options)) {
      const values = option.kind === 'choice' ? option.choices.slice(1).map(({ value }) => value) : [true];
      for (const value of few(1, values)) {
        const chosen = { ...wish(id, most), values: { [option.name]: value } };
        const name = `${option.name} ${value}`;
        yield [`set-up of ${id}, ${name}`, drawSetup(chosen, focus, { frame })];
        if (form.options.length > 2) yield [`more rules of ${id}, ${name}`, drawMoreRules(chosen, focus, frame)];
      }
    }
    const { rules, title } = staged(id);
    for (const count of form.counts) {
      const pages = rules?.(count, new Set(form.options.map(({ name }) => name)), {}) ?? [];
      for (const page of pages.keys())
        yield [
          `rules of ${id}, ${count}, ${page}`,
          rulesScreen({
            ...{ game: title, pages, page, close: shellWords().toSetup },
            ...{ cabin: true, lessons: true, focus, frame },
          }),
        ];
    }
    const lessons = Object.entries(staged(id).lessons?.() ?? {});
    const state = fill(lessonWords().atStep, { step: 5, of: 6 });
    const entries = lessons.map(([id, { title, about }], i) => ({ id, title, about, state, done: i % 2 === 0 }));
    yield [`lessons of ${id}`, lessonsScreen({ game: title, lessons: entries, focus, frame })];
    for (const [lesson, { end }] of lessons)
      for (const next of [...lessons.map(([, { title }]) => title), null])
        yield [`end of ${lesson}`, lessonEndScreen({ end, next, focus, frame })];
    const told = logs.get(id) ?? [];
    for (const page of [0, Math.floor(told.length / 2), told.length - 1])
      yield [`log of ${id}, ${page}`, logScreen({ pages: told, page, canWatch: true, focus, frame })];
  }
}

/** Figures of a busy week. */
const counted: Line[] = Object.keys(stagedGames).flatMap((about, i) =>
  deeds.flatMap((what, j) =>
    [about, `${about}-lesson`].map((each) => ({
      ...{ day: '2030-01-01', hour: 8 + i, about: each, what, step: '', amount: 1200 + 311 * i * j },
    })),
  ),
);

const fact = (title: string, value: string): Cell => ({ kind: 'fact', title, value, good: true });

/** A machine with faults, after its test. */
const care = {
  version: '12.34.56',
  get test() {
    const says = officeWords().test;
    return [
      fact(says.picture, fill(says.frames, { n: 144 })),
      fact(says.sound, says.listen),
      fact(says.touch, fill(says.fingers, { n: 0 })),
      fact(says.pads, fill(says.padsFound, { n: 8 })),
      fact(says.storage, fill(says.free, { n: 123_456 })),
    ];
  },
  mishaps: Array.from({ length: 60 }, (_, i) => ({
    ...{ at: i, kind: 'beat' as const, what: 'BattleRevealed', where: 'main-a1b2.js:1:23456', times: 12 },
  })),
};

/** The operator's office: its lock, its pages, and the table asleep. */
function* office(frame: Frame): Generator<[string, Screen]> {
  const focus = null;
  yield ['lock', pinScreen({ entered: 3, most: 8, wait: 0, focus, frame })];
  yield ['lock that waits', pinScreen({ entered: 0, most: 8, wait: 3600, focus, frame })];
  const titles = officeWords().pages;
  const pages = Object.entries(pageIcons).map(([id, icon]) => ({ id, icon, title: titles[id as PageId] }));
  // The longest words that stand there.
  const house = { ...usualHouse, distance: 80, diagonal: 7, forget: 120, speed: 'express', calm: 'system' };
  for (const { id } of pages) {
    const about = { pages, page: id, seconds: 60, news: officeWords().unkept, focus, frame };
    if (id === 'figures') {
      for (const sure of [true, false])
        yield [`office, ${id}, ${sure}`, officeScreen({ ...about, cells: figuresOf(counted, 'week', sure) })];
    } else if (id === 'care') {
      for (const how of Object.keys(officeWords().care.keeps) as Offline['how'][]) {
        const log = how === 'none';
        const cells = careOf({ ...care, offline: { how, share: 1 }, log, sure: log });
        yield [`office, ${id}, ${how}`, officeScreen({ ...about, cells })];
      }
    } else {
      const cells = cellsOf({ ...house, games: ['korsar'] }, id as SettingsPage, {
        hour: 22,
        game: 'yellowbeard',
        now: new Date(2030, 9, 28, 22, 30),
      });
      yield [`office, ${id}`, officeScreen({ ...about, cells })];
    }
  }
  // Every line about what has the focus has room.
  for (const news of Object.values(officeWords().about)) {
    const cells = cellsOf(usualHouse, 'quiet', { hour: 22, game: 'korsar', now: new Date(2030, 9, 28, 22, 30) });
    yield [`office, ${news}`, officeScreen({ pages, page: 'quiet', cells, seconds: 60, news, focus, frame })];
  }
  for (const night of ['dim', 'black'] as const) yield [`night, ${night}`, nightScreen({ night, opens: 10, frame })];
}

/** Names may be cut, of captains and of what the house is made with; a list of games has names in every row. */
const isName = (text: string) =>
  /^@|^Treasure Fleet: /.test(text) || long.some((name) => text.startsWith(name.slice(0, 3)));

type Words = ReturnType<typeof wordsOf>[number];
const meets = (a: Words, b: Words) =>
  a.left + 2 < b.right && b.left + 2 < a.right && a.top + 3 < b.bottom && b.top + 3 < a.bottom;

/** Cards that lie one over the other cover each other's numbers, as in a hand; all are as large as words. */
const drawn = /^(row|cell|panel):/;

/** How many more rules there are stands on their button. */
const badges = /^more$/;

/** Screens on which nothing is cut in large type either. */
const uncut = /^(quick )?set-up of|^more rules of/;

function troubles(screen: Screen, frame: Frame, name = ''): string[] {
  const { scene } = stage;
  const { kit } = scene.overlay;
  scene.setOver(screen);
  scene.overlay.show(new Map(screen.placements.map((placement) => [placement.id, placement])));
  const unit = Math.min(scene.scale.width / frame.width, scene.scale.height / frame.height);
  const { x, y, scale } = scene.overAt;
  const by = scale / unit;
  const all = wordsOf(scene.overlay);
  const words = all.filter(({ piece }) => !drawn.test(piece));
  const drawnAs = new Set(screen.placements.filter(({ kind }) => kind === 'button').map(({ id }) => id));
  const buttons = screen.targets.filter(({ id }) => drawnAs.has(id));
  const out: string[] = [];
  for (const { piece, text, size } of all)
    if (size * by < 27.9) out.push(`"${text}" of ${piece} is ${(size * by).toFixed(1)} px`);
  for (const [i, word] of words.entries()) {
    const { text, left, right, top, bottom } = word;
    if (/…$/.test(text) && !isName(text) && (!kit.large || uncut.test(name))) out.push(`"${text}" is cut`);
    // 5 % less a finger's breadth of a reference pixel; screens that are drawn for 16:9 are a little smaller elsewhere.
    // In reference pixels of the window's own frame, which lies in the middle of it.
    const across = [left, right].map((at) => (x + at * scale - scene.scale.width / 2) / unit + frame.width / 2);
    const down = [top, bottom].map((at) => (y + at * scale - scene.scale.height / 2) / unit + frame.height / 2);
    const safe = (at: number[], size: number) => at[0] > size * 0.05 - 1.5 && at[1] < size * 0.95 + 1.5;
    if (!safe(across, frame.width) || !safe(down, frame.height))
      out.push(`"${text}" leaves the safe area (${[...across, ...down].map(Math.round)})`);
    for (const other of words.slice(i + 1)) if (meets(word, other)) out.push(`"${text}" lies on "${other.text}"`);
    for (const { id, x, y, w, h } of buttons) {
      const under = { left: x, right: x + w, top: y, bottom: y + h, piece: id, text: id, size: 0 };
      if (word.piece !== id && !badges.test(id) && meets(word, under)) out.push(`"${text}" lies under ${id}`);
    }
  }
  for (const { id, of, w, h } of screen.targets) {
    if (!of && Math.min(w, h) * by < 83) out.push(`${id} is ${Math.round(w * by)} x ${Math.round(h * by)}`);
  }
  return out;
}

const ways: readonly [large: boolean, contrast: boolean, spoken: typeof german][] = [
  [false, false, spokenHere],
  [true, true, german],
  [true, true, spokenHere],
  [true, false, spokenHere],
  [false, false, german],
];

describe.each(few(2, outermost(Object.keys(sizes))).map((shape, i) => ({ shape, ways: thorough ? ways : [ways[i]] })))(
  'on $shape windows',
  ({ shape, ways }) => {
    it.each(ways)(
      'all screens can be read and touched; large type: %s, high contrast: %s, in %o',
      async (large, contrast, spoken) => {
        await speak(spoken);
        stage.game.scale.resize(...sizes[shape]);
        const { scene } = stage;
        scene.overlay.kit.large = large;
        scene.overlay.kit.contrast = contrast;
        scene.overlay.clear();
        const found: string[] = [];
        let count = 0;
        const frame = frameFor(...sizes[shape]);
        for (const [name, screen] of screens(frame)) {
          found.push(...troubles(screen, frame, name).map((trouble) => `${name}: ${trouble}`));
          count++;
        }
        await speak(spokenHere);
        scene.overlay.kit.large = false;
        scene.overlay.kit.contrast = false;
        scene.overlay.clear();
        expect([...new Set(found)].join('\n')).toBe('');
        expect(count).toBeGreaterThan(50);
      },
    );
  },
);

it('a board that is only scaled down would be found', () => {
  stage.game.scale.resize(...sizes.upright);
  const wide = pauseScreen({ log: true, again: true, rules: true, undo: null, focus: null });
  wide.box = { x: 0, y: 0, w: 1920, h: 1080 };
  expect(troubles(wide, frames.portrait).join('\n')).toMatch(/is 1\d\.\d px/);
});

describe('the sign that the table is muted', () => {
  it.each(few(2, outermost(Object.entries(sizes))))(
    'lies in the margin no word uses, beside every target, on %s',
    async (_, size) => {
      const { scene, game } = stage;
      game.scale.resize(...size);
      const before = new Set(scene.children.list);
      scene.showMuted(true);
      const sign = scene.children.list.find((each) => !before.has(each)) as Phaser.GameObjects.Container;
      const { right, bottom } = sign.getBounds();
      const frame = frameFor(...size);
      const unit = Math.min(size[0] / frame.width, size[1] / frame.height);
      const margin = { x: (size[0] - frame.width * unit) / 2, y: (size[1] - frame.height * unit) / 2 };
      const above = bottom <= margin.y + frame.height * unit * 0.05;
      expect(above || right <= margin.x + frame.width * unit * 0.05).toBe(true);
      const covered: string[] = [];
      for (const [name, screen] of screens(frame)) {
        scene.setOver(screen);
        const { x, y, scale } = scene.overAt;
        for (const target of screen.targets)
          if (x + target.x * scale < right - 1 && y + target.y * scale < bottom - 1)
            covered.push(`${name}: ${target.id}`);
      }
      scene.showMuted(false);
      expect(covered).toEqual([]);
    },
  );
});
