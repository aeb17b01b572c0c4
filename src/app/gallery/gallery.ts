/**
 * `?gallery`: every beat, piece and effect on demand, one after the other or again, at every speed, with motion or
 * without. For those who work on the table; it is loaded only when asked for.
 */
import type { EffectName, PieceKind } from '../../controller/drawn.ts';
import { SceneController } from '../../controller/scene-controller.ts';
import { type Speed, speeds } from '../../controller/speed.ts';
import type { HostPort } from '../../host/port.ts';
import { emblems } from '../../presentation/captains.ts';
import type { GameSamples, SampleGame, Scene } from '../../presentation/game-samples.ts';
import { fetchGame, fetchSamples, staged, stagedGames } from '../../presentation/index.ts';
import { type Screen, Sketch } from '../../presentation/screens/sketch.ts';
import type { TableScene } from '../../stage/scene/table-scene.ts';
import { galleryWords as words } from '../../words/house/gallery.ts';
import type { Prompter } from '../prompts/prompter.ts';
import { arranged, watchGame } from './collect.ts';
import { type Exhibits, effectSample, exhibitsOf, pieceAlone, sea } from './exhibits.ts';
import { hush, prepareSounds, sound, soundNames, twinOf } from './sounds.ts';

const rooms = ['beats', 'pieces', 'effects', 'sounds'] as const;
type RoomName = (typeof rooms)[number];

const names = emblems.map((look) => look.name);

export class Gallery {
  private readonly scene: TableScene;
  private readonly prompter: Prompter;
  private readonly host: HostPort;
  /** Controller of the game whose beat is on show. */
  private controller: SceneController<object, { type: string }>;
  private readonly beats = new Map<string, Scene & { game: string }>();
  private samples: Exhibits = exhibitsOf([]);
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
    const all: GameSamples[] = [];
    for (const game of Object.keys(stagedGames)) {
      const samples = await fetchSamples(game);
      all.push(samples);
      for (const [i, sample] of samples.games.entries()) await this.watch(game, samples, i, sample);
    }
    this.samples = exhibitsOf(all);
  }

  /** Keeps a beat of every kind that one of the game's samples comes to. */
  private async watch(game: string, samples: GameSamples, i: number, sample: SampleGame): Promise<void> {
    const { script, title } = await fetchGame(game);
    const seen: Scene[] = [];
    const request = { game, names, seed: `gallery ${i}`, ...sample };
    await watchGame(this.host, script, request, (scene) => seen.push(scene));
    for (const scene of [...seen, ...arranged(samples, script, seen)]) {
      const { event } = scene;
      const name = samples.nameOf?.(event) ?? `${title}: ${event.type}`;
      if (!this.beats.has(name)) this.beats.set(name, { ...scene, game });
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
      const table = pieceAlone(this.name as PieceKind, seen, this.samples);
      if (!table) console.error(`There is no ${this.name} to show.`);
      cast.show(table ?? new Map());
    } else if (this.room === 'sounds') {
      cast.show(new Map([[sea().id, sea()]]));
      sound(this.name, this.prompter.sound);
    } else {
      const table = new Map([[sea().id, sea()]]);
      cast.show(table);
      const pace = { ...speeds[this.controller.speed], spare: false };
      const effect = effectSample(this.name as EffectName, this.samples);
      await reel.play({ length: 3000, cues: [{ at: 0, effect }] }, table, pace);
    }
  }

  /** Draws one row of buttons under the table's own signs. */
  private screen(focus: string | null): Screen {
    const sketch = new Sketch(focus);
    const button = (id: string, text: string, x: number, w: number, gold = false) =>
      sketch.button(id, text, x + w / 2, 1052, w, 54, { look: gold ? 'gold' : 'dark' });
    for (const [i, room] of rooms.entries()) button(room, words()[room], 60 + i * 136, 128, room === this.room);
    button('before', words().before, 606, 124);
    button('again', words().again, 738, 124);
    button('next', words().next, 870, 124);
    button('speed', words()[this.controller.speed], 1006, 160);
    button('motion', this.scene.cast.still ? words().still : words().moving, 1176, 170);
    sketch.sheet('pill-sea', 1366, 1026, 500, 52, 12);
    const counted = `${this.place[this.room] + 1}/${this.list.length}  ${this.name}`;
    sketch.words('note', counted, 1616, 1052, { align: 0.5, size: 28, maxWidth: 470, color: '#FBF1D8' });
    if (this.room === 'sounds') {
      sketch.sheet('pill-sea', 160, 900, 1600, 64, 12);
      sketch.words('note', twinOf(this.name, this.samples), 960, 932, {
        align: 0.5,
        size: 30,
        maxWidth: 1560,
        color: '#FBF1D8',
      });
    }
    sketch.first = 'next';
    return sketch;
  }
}
