/** Explains things: the table or a hand lies as it is, and a press says what something is, until people have had enough. */
import type { Placement } from '../../controller/room.ts';
import { type ButtonWords, type Explained, explained, hasMeaning } from '../../presentation/hands/explained.ts';
import type { StagedGame } from '../../presentation/index.ts';
import type { Box, LyingPiece, Point } from '../../presentation/placement.ts';
import { buttonsOf, explainPlace, explainScreen, type Thing, withExplain } from '../../presentation/screens/explain.ts';
import { lowerOf, type Underneath, underneath } from '../../presentation/screens/free-place.ts';
import type { Screen } from '../../presentation/screens/sketch.ts';
import type { Answer, PromptOptions, Spot } from '../prompts/prompt.ts';
import type { Prompter } from '../prompts/prompter.ts';

/** A place where pieces lie. */
export interface Laid {
  boxes(): readonly LyingPiece[];
}

export interface Surfaces {
  table: Laid;
  /** The screens over the table. */
  overlay: Laid;
  /** Lists the pieces of the table. */
  pieces: () => ReadonlyMap<string, Placement>;
}

/**
 * Way to explain another table. Rooms that are fetched later are handed it: if they imported this file, the program would be
 * parted into more files, which weigh 7 kB more.
 */
export type Explains = (game: Pick<StagedGame, 'buttons' | 'explained' | 'spare'>, surfaces: Surfaces) => Explaining;

export class Explaining {
  private readonly prompter: Prompter;
  private readonly registry: Explained;
  private readonly buttons: () => ButtonWords;
  private readonly spare: readonly string[];
  private readonly surfaces: Surfaces;
  /** Places of the button, by the kind of screen and its shape. */
  private readonly places = new Map<string, Point | null>();

  constructor(
    prompter: Prompter,
    { buttons, explained, spare }: Pick<StagedGame, 'buttons' | 'explained' | 'spare'>,
    surfaces: Surfaces,
  ) {
    this.prompter = prompter;
    this.registry = explained ?? {};
    this.buttons = buttons ?? (() => ({}));
    this.spare = spare ?? [];
    this.surfaces = surfaces;
  }

  /**
   * Gives a screen with the button that leads here; `kind` names screens on which it lies at one place, `still` is true where
   * it stays there, whatever passes below.
   */
  over(screen: Screen, focus: string | null, kind: 'open' | 'private', still = false): Screen {
    const key = `${kind} ${screen.frame?.shape}`;
    const before = this.places.get(key) ?? null;
    const at = (still && before) || explainPlace(screen, this.lying(), before);
    this.places.set(key, at);
    return withExplain(screen, focus, at);
  }

  /** Lists what lies on the table, as it may be hidden. */
  lying(): Underneath[] {
    const { table, pieces } = this.surfaces;
    const laid = pieces();
    return underneath(table.boxes(), (id) => {
      const { kind = '', props } = laid.get(id) ?? {};
      return hasMeaning(this.registry, kind) && !this.spare.includes(kind) && !props?.spare;
    });
  }

  /** Explains what lies there, seen with this view, until somebody leaves or the screen has to go. */
  async run(draw: () => Screen, view: object, options: Omit<PromptOptions, 'kind'>): Promise<void> {
    let chosen: number | null = null;
    for (;;) {
      const answer = await this.ask(draw, view, options, chosen);
      if ('what' in answer) chosen = this.thingAt(draw(), view, answer.what) ?? chosen;
      else if ('pick' in answer && answer.pick.startsWith('thing|'))
        chosen = Number(answer.pick.slice('thing|'.length));
      else return;
    }
  }

  /** Explains the one thing that lies there, until the next press; nothing happens where nothing does. */
  async one(at: Spot, draw: () => Screen, view: object, options: Omit<PromptOptions, 'kind'>): Promise<void> {
    for (let spot: Spot | null = at; spot; ) {
      const chosen = this.thingAt(draw(), view, spot);
      if (chosen === null) return;
      const answer: Answer = await this.ask(draw, view, { ...options, anything: true }, chosen);
      spot = 'what' in answer ? answer.what : null;
    }
  }

  private ask(
    draw: () => Screen,
    view: object,
    options: Omit<PromptOptions, 'kind'>,
    chosen: number | null,
  ): Promise<Answer> {
    const explained = (focus: string | null) => {
      const screen = draw();
      return explainScreen({ screen, things: this.things(screen, view), focus, chosen });
    };
    return this.prompter.ask(explained, {
      ...options,
      kind: options.private === undefined ? 'reading' : 'hand',
      explains: true,
    });
  }

  /** Gives the number of the smallest thing that lies there; null where there is none. */
  private thingAt(screen: Screen, view: object, { x, y }: Spot): number | null {
    const lying = this.things(screen, view).flatMap(({ box }, number) =>
      holds(box, x, y) ? [{ number, size: box.w * box.h }] : [],
    );
    return lying.sort((a, b) => a.size - b.size)[0]?.number ?? null;
  }

  /** Lists everything that means something: pieces of the screen, then of the table as far as it is seen, then buttons. */
  private things(screen: Screen, view: object): Thing[] {
    const { table, overlay, pieces } = this.surfaces;
    const over = overlay.boxes();
    const ids = new Set(screen.placements.map(({ id }) => id));
    const grounds = over.filter(({ id, box }) => ids.has(id) && lowerOf([box]).length === 0).map(({ box }) => box);
    const onScreen = this.explain(new Map(screen.placements.map((each) => [each.id, each])), over, view);
    const onTable = this.explain(pieces(), table.boxes(), view).filter(({ box }) => !grounds.some(covers(box)));
    const found = [...onScreen, ...onTable];
    const small = lowerOf(found.map((each) => each.box));
    return [
      ...found,
      ...buttonsOf(screen, this.buttons()).filter(({ box }) => !small.some((each) => covers(each)(box))),
    ];
  }

  private explain(laid: ReadonlyMap<string, Placement>, boxes: readonly LyingPiece[], view: object): Thing[] {
    return boxes.flatMap(({ id, box }) => {
      const piece = laid.get(id);
      const says = piece && piece.alpha > 0 && box.w > 0 ? explained(this.registry, piece, view) : null;
      return says ? [{ box, says }] : [];
    });
  }
}

/** Tells whether one box lies over the middle of another, either way round. */
const covers =
  (a: Box) =>
  (b: Box): boolean =>
    holds(b, a.x + a.w / 2, a.y + a.h / 2) && b.w * b.h > 0;

const holds = ({ x, y, w, h }: Box, px: number, py: number): boolean =>
  px >= x && py >= y && px <= x + w && py <= y + h;
