/**
 * The Captain's Table. Rules say what happened; the host decides who speaks next; the scene controller decides how it
 * looks and sounds; the stage has the pieces; the app opens the doors.
 *
 *   rules         pure games: no Phaser, no DOM, no clock, no chance but dice     may import: itself
 *   match         whose turn it is, the record, replay, undo                      rules
 *   bots          players that see only their seat's view                         rules, match
 *   host          a Worker: match + bots behind a typed port; secrets stop here   rules, match, bots
 *   controller    events to beats: order, speed, skip, captions                   types of rules and of the port
 *   words         every sentence that people read, by game and language           itself
 *   presentation  how a game lies, is told and is chosen, as data                 controller, words
 *   stage         Phaser and Howler: pieces, effects, devices, sound              controller, words, presentation
 *   app           boot, title, demo, matches, address; wires host and stage       controller to stage
 *   tools         Node programs: start, test, simulate, art, shots, bench         all but stage and app
 */
import Phaser from 'phaser';
import { machineClocks } from '../host/promised-time.ts';
import { packsOfDeal } from '../presentation/game-facts.ts';
import { housePacks, housePictures, stagedGames } from '../presentation/index.ts';
import { UnreadFile } from '../stage/art/unread-file.ts';
import { fetchDrawing } from '../stage/drawings.ts';
import { Devices } from '../stage/hands/devices.ts';
import type { TableScene } from '../stage/scene/table-scene.ts';
import { faultWords } from '../words/house/faults.ts';
import { shellWords } from '../words/house/house.ts';
import { languageFor, offerPseudo, pseudo } from '../words/language.ts';
import { fill } from '../words/message.ts';
import { fetchCutLists } from './attract/cut-lists.ts';
import { Demo } from './attract/demo.ts';
import { HostLine } from './host/host-line.ts';
import { Saving } from './host/saving.ts';
import { startHost } from './host/trusted-worker.ts';
import { workOffline } from './offline/offline.ts';
import { watchCorners } from './operator/corner.ts';
import { visitOf } from './operator/house-facts.ts';
import { HouseKeeper } from './operator/house-keeper.ts';
import { houseOf } from './operator/house-settings.ts';
import { servedOffice } from './operator/lock.ts';
import { nightOf, openUp } from './operator/open-up.ts';
import { thisMachine } from './operator/this-machine.ts';
import { UnknownPads } from './pads/unknown-pads.ts';
import { boot, bringRareLetters } from './page/boot.ts';
import { CanvasFit } from './page/canvas-size.ts';
import { countDrawCalls } from './page/draw-calls.ts';
import { fetchRoom } from './page/fetch-room.ts';
import { catchDrops, takeDrops } from './page/files.ts';
import { inTime } from './page/in-time.ts';
import type { FailingFrames } from './page/keep-drawing.ts';
import { askToKeep } from './page/lasting-storage.ts';
import { installHook } from './page/manual-clock.ts';
import { mishaps, watchForFaults } from './page/mishaps.ts';
import { halt, notice, remark } from './page/notice.ts';
import { watchPageCache } from './page/page-cache.ts';
import { Pending } from './page/pending.ts';
import { type Address, readQuery } from './page/query.ts';
import type { Shelf } from './page/shelf.ts';
import { openShelf } from './page/shelf.ts';
import { catchUpOrSay, fetchSpoken, firstLanguage, speakIfFetched } from './page/spoken-language.ts';
import { goOnWith, takenUp } from './page/taken-up.ts';
import { clearNotices } from './prompts/clear-notices.ts';
import { Heed, watchPresses } from './prompts/heed.ts';
import { pageWindow } from './prompts/leaving.ts';
import { Prompter } from './prompts/prompter.ts';
import { noted, openSound } from './settings/open-sound.ts';
import { Preferences } from './settings/preferences.ts';
import { loadSettings, type Settings } from './settings/settings.ts';
import { Shell } from './shell.ts';
import { driftSlowly } from './unattended/burn-in.ts';
import { hidePointer, keepAwake, keepPage, noFault, reloadLater } from './unattended/kiosk-window.ts';
import { watchPicture } from './unattended/lost-picture.ts';
import { Tally } from './unattended/tally.ts';

/** Switch for a house that nobody looks after, whatever else the address says. */
const unattended = new URLSearchParams(location.search).has('kiosk');
/** Gives the title of this house, in the language that its owner has given it. */
function toTitle() {
  const spoken = languageFor(new URLSearchParams(location.search).get('language') ?? '');
  const kiosk = unattended ? `?kiosk${spoken ? `&language=${spoken.id}` : ''}` : '';
  return { text: faultWords().toTitle, to: location.pathname + kiosk };
}
const again = () => ({ text: faultWords().reload, to: location.href });

/** Says what has ended everything. Where nobody would press anything, it goes on by itself. */
function stop(sentence: string, way: ReturnType<typeof toTitle>): void {
  halt(sentence, way);
  if (unattended) reloadLater(way.to);
}

/** Ends everything after a fault that nobody has caught. */
function dies(error: unknown): void {
  reportError(error);
  stop(faultWords().stopped, again());
}

async function main(): Promise<void> {
  const shelf = openShelf();
  const own = loadSettings(shelf);
  const keeper = unattended ? new HouseKeeper(shelf, houseOf(own)) : null;
  const fit = new CanvasFit();
  // Every failure from here on is written down, and nobody leaves, even before the house is open.
  if (keeper) {
    fit.overscan = keeper.house.overscan;
    mishaps.keepOn(shelf);
    keepPage();
  }
  const kept = keeper ? visitOf(keeper.house, own) : own;
  const address = new URLSearchParams(location.search).get('language');
  const first = firstLanguage({ asked: address, kept: kept.language, preferred: navigator.languages });
  if (first === pseudo) offerPseudo();
  if (!(await speakIfFetched(first))) remark(shellWords().troubles.language);
  const read = readQuery(location.search);
  if (!read.ok) return stop(read.error, toTitle());
  const { asked } = read;
  const pending = new Pending();
  const line = openLine(pending);
  const counter = window.__manualClock ? countDrawCalls() : null;
  const table = stagedGames[asked.demo];
  const failing: FailingFrames = { showsSecret: () => false, end: dies };
  // On its way while pictures and typefaces are.
  const code = asked.straight ? inTime(Promise.all([fetchDrawing(asked.demo), fetchSpoken(asked.demo)])) : null;
  code?.catch(() => stop(faultWords().notFetched, again()));
  const game = await boot(asked.renderer, fit, failing, {
    packs: asked.straight ? packsOfDeal(table) : housePacks,
    pictures: asked.straight ? [] : housePictures,
    motion: asked.motion,
    // Pictures and measurements stay the same on every machine.
    quality: window.__manualClock ? 'plain' : null,
    keptSize: () => import('./offline/kept-size.ts').then(({ keptSize }) => keptSize()),
    onFailure: (error) => stop(saidOf(error, faultWords().unreadStop), again()),
    onReady: async (scene) => {
      const [drawing] = (await code) ?? [];
      if (drawing) scene.repertoire.learn(drawing);
      const twin = asked.mirror ? await import('./prompts/html-twin.ts') : null;
      const { run, now, hands } = open(scene, line, { asked, pending, shelf, kept, keeper, fit, failing, twin });
      game.events.once(Phaser.Core.Events.POST_RENDER, () => {
        performance.mark('first-frame');
        pending.add(bringRareLetters(scene));
      });
      window.drawn = 0;
      game.events.on(Phaser.Core.Events.POST_RENDER, () => window.drawn!++);
      for (const pack of asked.straight ? [...table.packs, ...table.later] : []) {
        pending.add(scene.art.load(pack)).catch((error) => notice(saidOf(error, faultWords().unread)));
      }
      if (counter) {
        game.events.on(Phaser.Core.Events.POST_RENDER, counter.frameEnds);
        installHook({ game, scene, pending, now, hands, heard: noted, drawCalls: counter.lastFrame });
      }
      run.then((sentence) => sentence !== null && stop(sentence, toTitle()), dies);
    },
  });
}

interface Opening {
  asked: Address;
  pending: Pending;
  shelf: Shelf | null;
  kept: Settings;
  /** Settings of a house that nobody looks after. */
  keeper: HouseKeeper | null;
  fit: CanvasFit;
  failing: FailingFrames;
  /** Code of the stage's twin, where the address wants one. */
  twin: typeof import('./prompts/html-twin.ts') | null;
}

/** Says which file could not be read; whatever else went wrong is a fault of ours. */
function saidOf(error: unknown, words: ReturnType<typeof faultWords>['unread' | 'unreadStop']): string {
  console.warn(error);
  return error instanceof UnreadFile ? fill(words[error.kind], { file: error.file }) : faultWords().stopped;
}

/** Opens the demo of the address, or the house with its title. */
function open(scene: TableScene, line: HostLine, { asked, pending, shelf, kept, keeper, fit, failing, twin }: Opening) {
  const host = line.port;
  const reload = () => location.reload();
  let played = (): string | null => null;
  watchPageCache(window, { leave: () => line.leave(), played: () => played(), reload });
  const sound = openSound(remark);
  const heard: typeof scene.reel.onSound = ({ name, ...how }) => sound.play(name, how);
  scene.reel.onSound = heard;
  scene.overlay.kit.heard = heard;
  const none = { event: null, count: 0 };
  const said = {
    speed: asked.straight || asked.speedSaid ? asked.speed : null,
    motion: asked.motion,
    quality: asked.quality,
  };
  const page = document.documentElement;
  const preferences = new Preferences(scene, sound, { shelf, kept, said, page, unattended: asked.kiosk });
  const devices = new Devices(scene, (x, y) => scene.toReference(x, y));
  if (asked.straight) {
    devices.onMute = () => preferences.toggleMute();
    const demo = new Demo(scene, host, asked, sound);
    sound.bed(true);
    return { run: demo.run(), now: () => demo.controller.now(), hands: () => null };
  }
  const clocks = machineClocks;
  const mirrored = twin && {
    pressable: () => prompter.pressable,
    press: (at: { x: number; y: number }) => devices.onIntent({ kind: 'point', ...at }, 'mouse', null),
  };
  const prompter: Prompter = new Prompter({
    scene: mirrored ? new twin.HtmlTwin(scene, document.body, mirrored) : scene,
    ...{ devices, window: pageWindow, clocks, sound, unattended: asked.kiosk },
  });
  failing.showsSecret = () => prompter.showsSecret;
  setInterval(() => prompter.watch(), 1000);
  clearNotices(scene, prompter);
  line.onLost = () => prompter.lapse();
  const saving = new Saving(scene);
  line.onPulse = ({ unsaved }) => saving.note(unsaved);
  line.onSetBack = () => saving.setBack();
  prompter.onMute = () => {
    preferences.toggleMute();
    // The board of settings, if it lies open, shows the switch.
    prompter.redraw();
  };
  const arriving = new Pending();
  const fetchAll = async (id: string) => {
    const { packs, later } = stagedGames[id];
    // People who play see the end: its pictures are on their way while they choose their captains.
    for (const pack of later) pending.add(scene.art.load(pack)).catch((error) => console.warn(error));
    const drawing = fetchDrawing(id).then((own) => scene.repertoire.learn(own));
    const all = Promise.all([fetchSpoken(id), drawing, ...packs.map((pack) => scene.art.load(pack))]);
    await pending.add(arriving.add(inTime(all)));
  };
  // One game's pictures at a time.
  const bring = (id: string) => {
    scene.resident.keep([...housePacks, ...stagedGames[id].packs, ...stagedGames[id].later]);
    return fetchAll(id);
  };
  if (asked.gallery) {
    const all = Promise.all(
      Object.entries(stagedGames).flatMap(([id, { later }]) => [
        fetchAll(id),
        ...later.map((pack) => scene.art.load(pack)),
      ]),
    );
    const gallery = import('./gallery/gallery.ts').then(async ({ Gallery }) => {
      await Promise.all([all, catchUpOrSay()]);
      return new Gallery(scene, prompter, host).run();
    });
    return { run: gallery, now: () => none, hands: () => prompter.hands };
  }
  if (unattended) {
    keepAwake();
    hidePointer(page);
    noFault();
    prompter.onAct = watchPresses(new Heed());
  }
  const fetchCuts = () => pending.add(fetchCutLists());
  const now = () => new Date();
  const night = keeper ? nightOf(keeper, now) : undefined;
  const tally = keeper ? new Tally(shelf, now) : undefined;
  const rooms = fetchRoom(pending);
  takeDrops(async (files) => {
    const room = await rooms(import('./replays/dropped-files.ts'));
    await room?.offerDropped(files, { prompter, host, shelf, fetchRoom: rooms, unattended });
  });
  new UnknownPads({ reader: devices.padReader, prompter, shelf, fetchRoom: rooms });
  const shell = new Shell({
    scene,
    prompter,
    host,
    asked,
    preferences,
    bring,
    fetchRoom: rooms,
    fetchCuts,
    night,
    tally,
  });
  shell.onSaved = () => void askToKeep(shelf);
  shell.takeUp = takenUp();
  played = () => shell.played;
  watchPicture(scene.game.canvas, { mishaps, played, reload });
  window.goOnAnew = () => {
    goOnWith(shell.played);
    reload();
  };
  if (keeper && tally) {
    const machine = thisMachine(prompter, shelf, host);
    const doors = {
      tally,
      machine,
      fit,
      restart: reload,
      keeper,
      prompter,
      preferences,
      shell,
      host,
      now,
      pending,
      others: kept,
      preferred: [asked.language ?? [], navigator.languages].flat(),
    };
    watchCorners(openUp({ ...doors, office: servedOffice() }));
  }
  if (unattended && !window.__manualClock) driftSlowly(scene, () => shell.isPlayed);
  if (!window.__manualClock || window.__offline) workOffline({ scene, shell, prompter, arriving });
  // Whoever looks after the browser of a kiosk sees there whether anybody is at the table; a page that never came so far has nobody.
  page.dataset.table = 'people';
  shell.onDemo = (on) => {
    page.dataset.table = on ? 'demo' : 'people';
  };
  return { run: shell.run(), now: () => shell.playing?.controller.now() ?? none, hands: () => prompter.hands };
}

/** Opens the line to the host, looked after every second whatever clock the table has. */
function openLine(pending: Pending): HostLine {
  const line = new HostLine(startHost, (promise) => pending.add(promise));
  line.onNoStart = () => stop(faultWords().notStarted, again());
  line.onGivenUp = () => stop(shellWords().troubles.hostGone, toTitle());
  // Everything here goes, private or not; the page that comes says that the table is elsewhere and offers to take it.
  line.onElsewhere = () => location.reload();
  setInterval(() => line.tick(), 1000);
  return line;
}

// The script of too-old.ts looks at this mark.
document.documentElement.dataset.runs = 'yes';
watchForFaults(window);
catchDrops(window);
main().catch(dies);
