/**
 * `?gallery`: every beat, piece and effect on demand, one after the other or again, at every speed, with motion or
 * without. For those who work on the table; it is loaded only when asked for.
 */
import { SceneController } from '../../controller/scene-controller.ts';
import { type Speed, speeds } from '../../controller/speed.ts';
import type { HostPort } from '../../host/port.ts';
import type { Event } from '../../rules/treasure-fleet/types.ts';
import { emblems } from '../../stage/captains.ts';
import { fetchGame, staged, stagedGames } from '../../stage/index.ts';
import type { TableScene } from '../../stage/scene/table-scene.ts';
import { type Screen, Sketch } from '../../stage/screens/sketch.ts';
import { variantOf } from '../../stage/treasure-fleet/score/variants.ts';
import type { Prompter } from '../prompter.ts';
import { arranged } from './arranged.ts';
import { type Scene, watchGame } from './collect.ts';
import { effectSample, pieceAlone, sea } from './exhibits.ts';
import { hush, prepareSounds, sound, soundNames, twinOf } from './sounds.ts';
import { galleryWords as words } from './words.ts';

const rooms = ['beats', 'pieces', 'effects', 'sounds'] as const;
type RoomName = (typeof rooms)[number];

const all = { storms: true, cursedShips: true };
/** Games in which, together, everything happens. */
const fleetGames = [
  { seats: 4, options: all, bots: ['parrot'] },
  { seats: 2, options: { ...all, scoreNeutral: false }, bots: ['parrot'] },
  { seats: 4, options: all, bots: ['monkey'] },
  { seats: 5, options: all, bots: ['parrot'] },
  { seats: 3, options: all, bots: ['parrot'] },
  { seats: 2, options: { ...all, scoreNeutral: true }, bots: ['parrot'] },
];

const shiftingSeas = { hiddenCards: true, treacherousSeas: true, randomIslands: true };
const voyages = [
  { seats: 4, options: { turnCap: 60 }, bots: ['parrot'] },
  { seats: 4, options: { ...shiftingSeas, turnCap: 60 }, bots: ['parrot'] },
  { seats: 3, options: { turnCap: 60 }, bots: ['monkey'] },
  { seats: 1, options: {}, bots: ['parrot'] },
  { seats: 1, options: { turnCap: 60 }, bots: ['parrot'], seed: 's1' },
  { seats: 4, options: { advancedSailing: true, treacherousSeas: true, turnCap: 60 }, bots: ['parrot'], seed: 's3' },
];

const vessels = [
  { seats: 4, options: {}, bots: ['parrot'] },
  { seats: 4, options: { mode: 'partnership' }, bots: ['parrot'] },
  { seats: 6, options: {}, bots: ['parrot'], seed: 's1' },
];

const shortHunt = { autoSetup: true, turnLimit: 40 };
const twoRounds = { ...shortHunt, rounds: 2, shot: 'upTo' };
const hunts = [
  { seats: 4, options: {}, bots: ['parrot'] },
  { seats: 3, options: shortHunt, bots: ['parrot'], seed: 'gallery 0' },
  { seats: 4, options: shortHunt, bots: ['bosun'], seed: 'gallery 0' },
  { seats: 3, options: { ...twoRounds, map: 'short-voyage' }, bots: ['parrot'], seed: 'g0' },
  { seats: 5, options: twoRounds, bots: ['bosun'], seed: 'g11' },
];

interface Sample {
  seats: number;
  options: Record<string, unknown>;
  bots: string[];
  /** Where something rare happens. */
  seed?: string;
}

const samples: Readonly<Record<string, readonly Sample[]>> = {
  'treasure-fleet': fleetGames,
  korsar: vessels,
  'card-pirates': voyages,
  yellowbeard: hunts,
};

/** What a beat is called on its button. */
function nameOf(game: string, event: { type: string }): string {
  return game === 'treasure-fleet' ? variantOf(event as Event) : `${stagedGames[game].title}: ${event.type}`;
}

const names = emblems.map((look) => look.name);

export class Gallery {
  private readonly scene: TableScene;
  private readonly prompter: Prompter;
  private readonly host: HostPort;
  /** Of the game whose beat is on show. */
  private controller: SceneController<object, { type: string }>;
  private readonly beats = new Map<string, Scene & { game: string }>();
  private room: RoomName = 'beats';
  private readonly place: Record<RoomName, number> = { beats: 0, pieces: 0, effects: 0, sounds: 0 };

  constructor(scene: TableScene, prompter: Prompter, host: HostPort) {
    this.scene = scene;
    this.prompter = prompter;
    this.host = host;
    this.controller = this.controllerOf(Object.keys(stagedGames)[0]);
  }

  private controllerOf(game: string): SceneController<object, { type: string }> {
    const made = new SceneController(this.scene.cast, this.scene.reel, staged(game).script, names);
    made.speed = this.controller?.speed ?? 'normal';
    made.onFailure = (event, error) => console.error(`The beat of ${event} failed.`, error);
    return made;
  }

  now() {
    return this.controller.now();
  }

  async run(): Promise<null> {
    prepareSounds(this.prompter.sound);
    await this.collect();
    if (window.stage) window.stage.exhibits = this.exhibits;
    void this.show();
    for (;;) {
      const answer = await this.prompter.ask((focus) => this.screen(focus), { kind: 'gallery' });
      if ('pick' in answer) this.pick(answer.pick);
      else if ('turn' in answer) this.step(answer.by);
    }
  }

  private async collect(): Promise<void> {
    for (const game of Object.keys(stagedGames)) {
      const { script } = await fetchGame(game);
      for (const [i, request] of samples[game].entries()) {
        const seen: Scene[] = [];
        await watchGame(this.host, script, { game, names, seed: `gallery ${i}`, ...request }, (scene) =>
          seen.push(scene),
        );
        for (const scene of [...seen, ...arranged(game, script, seen)]) {
          const name = nameOf(game, scene.event);
          if (!this.beats.has(name)) this.beats.set(name, { ...scene, game });
        }
      }
    }
  }

  private get exhibits(): Record<RoomName, readonly string[]> {
    const { pieceKinds, effectNames } = this.scene.repertoire;
    return { beats: [...this.beats.keys()].sort(), pieces: pieceKinds, effects: effectNames, sounds: soundNames };
  }

  private get list(): readonly string[] {
    return this.exhibits[this.room];
  }

  private get name(): string {
    return this.list[this.place[this.room]];
  }

  private step(by: number): void {
    const { length } = this.list;
    this.place[this.room] = (this.place[this.room] + by + length) % length;
    void this.show();
  }

  private pick(id: string): void {
    const { kit } = this.scene.cast;
    if (id === 'before') this.step(-1);
    else if (id === 'next') this.step(1);
    else if (id === 'speed') {
      const known = Object.keys(speeds) as Speed[];
      this.controller.speed = known[(known.indexOf(this.controller.speed) + 1) % known.length];
    } else if (id === 'motion') kit.still = !kit.still;
    else if (id !== 'again') this.room = id as RoomName;
    if (id !== 'before' && id !== 'next') void this.show();
  }

  private async show(): Promise<void> {
    const { cast, reel } = this.scene;
    this.controller.skip();
    hush(this.prompter.sound);
    cast.caption(null);
    if (this.room === 'beats') {
      const beat = this.beats.get(this.name);
      if (!beat) return;
      this.controller = this.controllerOf(beat.game);
      this.controller.show(beat.before);
      await this.controller.play({ events: [beat.event], view: beat.after });
    } else if (this.room === 'pieces') {
      const seen = [...this.beats.values()].map(({ game, after }) =>
        staged(game).script.layout(after, names, cast.frame),
      );
      const table = pieceAlone(this.name, seen);
      if (!table) console.error(`There is no ${this.name} to show.`);
      cast.show(table ?? new Map());
    } else if (this.room === 'sounds') {
      cast.show(new Map([[sea().id, sea()]]));
      sound(this.name, this.prompter.sound);
    } else {
      const table = new Map([[sea().id, sea()]]);
      cast.show(table);
      const pace = { ...speeds[this.controller.speed], spare: false };
      await reel.play({ length: 3000, cues: [{ at: 0, effect: effectSample(this.name) }] }, table, pace);
    }
  }

  /** One row of buttons under the table's own signs. */
  private screen(focus: string | null): Screen {
    const sketch = new Sketch(focus);
    const button = (id: string, text: string, x: number, w: number, gold = false) =>
      sketch.button(id, text, x + w / 2, 1052, w, 54, { look: gold ? 'gold' : 'dark' });
    for (const [i, room] of rooms.entries()) button(room, words[room], 60 + i * 136, 128, room === this.room);
    button('before', words.before, 606, 124);
    button('again', words.again, 738, 124);
    button('next', words.next, 870, 124);
    button('speed', words[this.controller.speed], 1006, 160);
    button('motion', this.scene.cast.still ? words.still : words.moving, 1176, 170);
    sketch.sheet('pill-sea', 1366, 1026, 500, 52, 12);
    const counted = `${this.place[this.room] + 1}/${this.list.length}  ${this.name}`;
    sketch.words('note', counted, 1616, 1052, { align: 0.5, size: 28, maxWidth: 470, color: '#FBF1D8' });
    if (this.room === 'sounds') {
      sketch.sheet('pill-sea', 160, 900, 1600, 64, 12);
      sketch.words('note', twinOf(this.name), 960, 932, { align: 0.5, size: 30, maxWidth: 1560, color: '#FBF1D8' });
    }
    sketch.first = 'next';
    return sketch;
  }
}
