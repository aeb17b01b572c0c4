/** The set-up of a game: who plays, by which rules; then the game itself, as often as people want. */
import type { HostPort, Opened, Voyage } from '../../host/port.ts';
import { stagedGames } from '../../presentation/index.ts';
import type { Seat } from '../../rules/game.ts';
import type { Lessons } from '../lessons/lessons.ts';
import { keepPads } from '../pads/kept-pads.ts';
import type { FetchRoom } from '../page/fetch-room.ts';
import type { Shelf } from '../page/shelf.ts';
import { whyNot } from '../page/why-not.ts';
import type { Answer, Prompter } from '../prompts/prompter.ts';
import type { Overlays } from '../settings/overlays.ts';
import { changeSeat } from './change-seat.ts';
import { keepLineup, recallLineup } from './kept-lineup.ts';
import {
  change,
  choose,
  hasPeople,
  type Lineup,
  movedOn,
  newLineup,
  padsOf,
  seatCrew,
  seatSomebody,
  sitAsPlayed,
} from './lineup.ts';
import type { MapRoom } from './map-room.ts';
import { nameSeat } from './name-seat.ts';
import { offered } from './offer.ts';
import { PadRings } from './pad-rings.ts';
import { drawMoreRules, drawSetup } from './setup-screens.ts';
import { hasQuickGame, requestOf } from './taste.ts';

interface Doors {
  prompter: Prompter;
  host: HostPort;
  overlays: Overlays;
  lessons: Lessons;
  /** Store of crews and pads; null where they are not kept. */
  shelf: Shelf | null;
  fetchRoom: FetchRoom;
  /** True where a quick game is what people are offered first. */
  quickFirst: boolean;
  /** Plays a match until it is over or left; its facts say who sits there then, and `pads` says with which gamepads. */
  play: (
    opened: Extract<Opened, { ok: true }>,
    pads: Map<Seat, number>,
  ) => Promise<'again' | 'swap' | 'whole' | 'title'>;
}

export class SetUp {
  private readonly prompter: Prompter;
  private readonly host: HostPort;
  private readonly overlays: Overlays;
  private readonly lessons: Lessons;
  private readonly shelf: Shelf | null;
  private readonly fetchRoom: FetchRoom;
  private readonly quickFirst: boolean;
  private readonly play: Doors['play'];
  private readonly wishes = new Map<string, Lineup>();
  private readonly rooms = new Map<string, MapRoom>();
  /** Ends what keeps gamepads without a seat from another board. */
  private openToAll: () => void = () => {};
  /** Captains who played last: they sit down at the next game as well. */
  private crew: Lineup['seats'] | null = null;

  constructor({ prompter, host, overlays, lessons, shelf, fetchRoom, quickFirst, play }: Doors) {
    this.prompter = prompter;
    this.host = host;
    this.overlays = overlays;
    this.lessons = lessons;
    this.shelf = shelf;
    this.fetchRoom = fetchRoom;
    this.quickFirst = quickFirst;
    this.play = play;
  }

  /** Forgets what was wished for: other people come. */
  forget(): void {
    this.lessons.forget();
    this.wishes.clear();
    this.crew = null;
  }

  /** Gives the room in which people look after their own maps, if this game has any. */
  private async mapRoom(game: string): Promise<MapRoom | null> {
    const { maps } = stagedGames[game];
    const { prompter, host, shelf, fetchRoom, rooms } = this;
    if (maps && !rooms.has(game)) {
      const code = await fetchRoom(import('./map-room.ts'));
      if (code) rooms.set(game, new code.MapRoom(game, maps, { prompter, host, shelf, fetchRoom }));
    }
    return rooms.get(game) ?? null;
  }

  /** Asks until the game has been played, or somebody goes back. */
  async run(game: string): Promise<void> {
    const lineup = await this.lineup(game);
    const rings = new PadRings(this.prompter, lineup);
    try {
      await this.ask(lineup, rings);
    } finally {
      this.openToAll();
    }
  }

  private async ask(lineup: Lineup, rings: PadRings): Promise<void> {
    for (;;) {
      const answer = await this.choice(lineup, rings);
      if (!('pick' in answer)) {
        if ('back' in answer) return;
        continue;
      }
      if (answer.pick === 'back') return;
      if (answer.pick === 'rules') {
        const { game, seats, values } = lineup;
        const answer = await this.overlays.rules({ game, seats: seats.length, values, cabin: true });
        if (answer === 'teach' && (await this.teach(lineup))) return;
      } else if (answer.pick === 'teach') {
        if (await this.teach(lineup)) return;
      } else if (answer.pick === 'more') await this.moreRules(lineup);
      else if (answer.pick === 'option:map' && stagedGames[lineup.game].maps?.isMany())
        await (await this.mapRoom(lineup.game))?.run(lineup, true);
      else if (answer.pick.startsWith('name:')) await nameSeat(this.prompter, lineup, Number(answer.pick.slice(5)));
      else if (answer.pick === 'sail' || answer.pick === 'quick') {
        rings.isOpen = false;
        if (await this.sail(lineup, answer.pick === 'quick')) return;
      } else changeSeat(this.prompter, lineup, answer.pick);
    }
  }

  /** Asks once what is to be changed or played. */
  private async choice(lineup: Lineup, rings: PadRings): Promise<Answer> {
    const { prompter } = this;
    const voyages = await this.voyages(lineup);
    const draw = (focus: string | null) =>
      drawSetup(lineup, focus, {
        // Somebody may have sat down meanwhile.
        voyages: isAlone(lineup) ? voyages : null,
        quick: this.quick(lineup),
        device: prompter.picker.device,
        make: prompter.make,
        frame: prompter.frame,
      });
    rings.isOpen = true;
    this.openToAll();
    const answer = await prompter.ask((focus) => rings.over(draw, focus), {
      kind: 'set-up',
      place: lineup,
      rings,
      menu: () => draw(null).first,
    });
    // Whoever opens another board has it for themselves.
    this.openToAll = prompter.barred.take((pad) => rings.barred(pad));
    return answer;
  }

  /**
   * Seats these captains at everything else that somebody has set up or will set up; those who sat there before where all of
   * them have become computers.
   */
  seatElsewhere(lineup: Lineup, before = lineup.seats): void {
    if (!hasPeople(lineup)) lineup.seats = before;
    this.crew = copied(lineup);
    for (const wish of this.wishes.values()) if (wish !== lineup) seatCrew(wish, this.crew);
  }

  /** Teaches the game. True when a short game came after the last lesson, and has led to the title. */
  private async teach(lineup: Lineup): Promise<boolean> {
    if ((await this.lessons.run(lineup.game)) === 'enough') return false;
    return this.sail(this.quick(lineup) === null ? newLineup(lineup.game) : lineup, true);
  }

  private async lineup(game: string): Promise<Lineup> {
    await (await this.mapRoom(game))?.recall();
    const known = this.wishes.get(game);
    const lineup = known ?? recallLineup(this.shelf, game);
    if (!known && this.crew) seatCrew(lineup, this.crew);
    seatSomebody(lineup);
    this.wishes.set(game, lineup);
    return lineup;
  }

  /** Tells how a quick game is offered; null where there is none, and where nobody would play. */
  private quick(lineup: Lineup): 'first' | 'second' | null {
    if (!hasQuickGame(lineup.game) || !hasPeople(lineup)) return null;
    return this.quickFirst && offered().quick ? 'first' : 'second';
  }

  /** Lists what one person has come to alone with these rules; null where the lineup has more seats. */
  private async voyages(lineup: Lineup): Promise<Voyage[] | null> {
    return isAlone(lineup) ? this.host.voyages(lineup.game, { ...lineup.values }) : null;
  }

  /** Shows the less used options, until they are closed. */
  private async moreRules(lineup: Lineup): Promise<void> {
    for (;;) {
      const answer = await this.prompter.ask((focus) => drawMoreRules(lineup, focus, this.prompter.frame), {
        kind: 'menu',
      });
      if ('turn' in answer) choose(lineup, answer.turn.split(':')[1], answer.by);
      else if ('pick' in answer && answer.pick === 'maps') await (await this.mapRoom(lineup.game))?.run(lineup);
      else if ('pick' in answer && answer.pick !== 'close') change(lineup, answer.pick);
      else return;
    }
  }

  private keep(lineup: Lineup, before?: Lineup['seats']): void {
    this.seatElsewhere(lineup, before);
    keepLineup(this.shelf, lineup);
  }

  /**
   * Plays, and again as long as people want; a quick game may be followed by a whole one. False when the host refused; the
   * set-up stays, with the reason.
   */
  async sail(lineup: Lineup, quick: boolean): Promise<boolean> {
    const before = copied(lineup);
    for (let short = quick; ; ) {
      this.keep(lineup);
      const owned = padsOf(lineup);
      // A host that is lost over it may have opened it already.
      const opened = await this.host.openMatch({
        ...requestOf(lineup, short),
        name: `match-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`,
      });
      if (!opened.ok) {
        this.prompter.refuse(whyNot(opened.refused));
        return false;
      }
      keepPads(this.shelf, opened.facts, owned, this.prompter.rack);
      const ending = await this.play(opened, owned);
      sitAsPlayed(lineup, opened.facts.players, owned);
      if (ending === 'title') {
        this.keep(lineup, before);
        return true;
      }
      if (ending === 'swap') movedOn(lineup);
      short &&= ending === 'again';
    }
  }
}

const copied = ({ seats }: Lineup): Lineup['seats'] => seats.map((seat) => ({ ...seat }));

const isAlone = ({ seats }: Lineup): boolean => seats.length === 1 && seats[0].kind === 'person';
