/** A screen as data: what is drawn, what can be chosen. Screens are pure functions that fill a sketch. */
import type { Frame, Placement } from '../../controller/room.ts';
import { styles, type TypeRole } from '../art/type-styles.ts';
import type { Role, Spoken, Target } from '../hands/picker.ts';
import { type Draft, leastPrint, piece } from '../placement.ts';
/** Part of the plane of 1920 x 1080. */
export interface PlaneBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Screen {
  placements: Placement[];
  targets: Target[];
  /** Target on which the focus starts. */
  first?: string;
  /** The middle of the line that says why something cannot be done; below the middle of the screen when absent. */
  refusalAt?: number;
  /** Frame in which the screen is laid out, that of the table's shape, instead of 16:9. */
  frame?: Frame;
  /** Part of 16:9 that must be seen: on windows of another shape the screen is drawn as large as this part has room. */
  box?: PlaneBox;
  /** Number of times that this part may be drawn larger than the table, on a screen that is small for fingers. */
  zoom?: number;
  /** Place of the pause, where its usual place is taken. */
  pauseAt?: { x: number; y: number };
  /** Place of the button that takes back. */
  takeBackAt?: { x: number; y: number };
  /** Middles that are kept for round buttons, the best one first. */
  roundAt?: readonly { x: number; y: number }[];
  /** Letters beside a map and signs below ships: notes leave them to be seen. */
  letters?: readonly PlaneBox[];
  /** Boxes of what is rather seen than hidden by a note, besides what the kinds of the pieces tell. */
  keeps?: readonly PlaneBox[];
  /** The table is not to be seen, so what is shown on it cannot be switched. */
  covers?: boolean;
  /** Part of the frame where nothing of the table is seen. */
  hides?: PlaneBox;
}

export interface ButtonOptions {
  look?: 'gold' | 'dark' | 'off';
  icon?: string;
  grand?: boolean;
  refusal?: string;
  depth?: number;
  /** Role of the target, where it is more than a button. */
  role?: Role;
  /** A finger's share of what lies around it, where that is more than the button. */
  hit?: { w: number; h: number };
}

/** A text that may not be left empty where it is written. */
type Written<T extends ButtonText> = T extends '' ? never : T;

/**
 * The words of a button: those that it shows, and, where a picture must speak for itself, those that are said of it.
 */
export type ButtonText = string | { shown: string; label: string };

interface PictureOptions {
  scale?: number;
  depth?: number;
  alpha?: number;
  color?: string;
}

interface WordsOptions {
  align?: number;
  color?: string;
  size?: number;
  maxWidth?: number;
  /** Number of lines that there is room for within `maxWidth`; 1 when absent. */
  lines?: number;
  wrap?: number;
  /** Height that a wrapped text has: it is set smaller rather than longer. */
  high?: number;
  /** Smallest size that its letters may have, where a board is shown smaller than it is laid out; 28 when absent. */
  least?: number;
  /** True when the text goes from y downwards instead of around it. */
  top?: boolean;
  depth?: number;
}

export class Sketch implements Screen {
  readonly placements: Placement[] = [];
  readonly targets: Target[] = [];
  first?: string;
  refusalAt?: number;
  frame?: Frame;
  box?: PlaneBox;
  pauseAt?: { x: number; y: number };
  takeBackAt?: { x: number; y: number };
  roundAt?: readonly { x: number; y: number }[];
  letters?: readonly PlaneBox[];
  keeps?: readonly PlaneBox[];
  covers?: boolean;
  hides?: PlaneBox;
  private readonly focus: string | null;
  /** Captains whose names wear the ink of their seats, in all words of the screen. */
  names?: readonly string[];
  private count = 0;

  constructor(focus: string | null) {
    this.focus = focus;
  }

  add(draft: Draft): void {
    this.placements.push(piece({ layer: 'hud', depth: 10, ...readable(draft) }));
  }

  /** Draws a button by its centre and size; the whole box is the target. */
  button<const T extends ButtonText>(
    id: string,
    words: Written<T>,
    x: number,
    y: number,
    w: number,
    h: number,
    options: ButtonOptions = {},
  ): void {
    const { look = 'dark', icon, grand, refusal, depth = 20, role = 'button', hit = { w, h } } = options;
    const { shown: text, label } = textOf(words);
    const focused = this.focus === id;
    const shown = refusal ? 'off' : look;
    this.add({ id, kind: 'button', x, y, depth, props: { text, icon, look: shown, w, h, grand, focused } });
    // A dark button has no look of its own for the focus.
    if (focused && shown === 'off') this.ringAround(x, y, { w, h });
    this.target(id, { role, label }, x - hit.w / 2, y - hit.h / 2, hit.w, hit.h, refusal);
  }

  target(id: string, spoken: Spoken, x: number, y: number, w: number, h: number, refusal?: string): void {
    this.targets.push({ id, ...spoken, x, y, w, h, ...(refusal && { refusal }) });
  }

  /** Marks a target that is chosen already, so that the same press once more confirms it. */
  again(id: string): void {
    const target = this.targets.find((each) => each.id === id && !each.refusal);
    if (target) target.again = true;
  }

  /** Adds a target whose value left and right change; pointers choose its parts, see `part`. */
  turns(id: string, spoken: Spoken, x: number, y: number, w: number, h: number): void {
    this.targets.push({ id, ...spoken, x, y, w, h, turns: true });
  }

  /** Adds a part of another target, for pointers only. */
  part(of: string, id: string, label: string, x: number, y: number, w: number, h: number): void {
    this.targets.push({ id, of, role: 'option', label, x, y, w, h });
  }

  /**
   * Lays the screen out for an upright window where it is shown in one, and tells whether it is; else notes what of
   * 16:9 must be seen.
   */
  upright(frame: Frame | undefined, box: PlaneBox): boolean {
    if (frame?.shape !== 'portrait') this.box = box;
    else this.frame = frame;
    return frame?.shape === 'portrait';
  }

  /** Draws the room behind screens that have no table. */
  cabin(): void {
    // Over upright screens it goes on above and below.
    const upright = this.frame?.shape === 'portrait';
    const props = { picture: 'background-cabin', w: upright ? 5120 : 3360, h: upright ? 2880 : 1890 };
    this.add({ id: 'room', kind: 'picture', x: upright ? -2020 : -720, y: -420, depth: 0, props });
    this.light(0.5);
  }

  /** Adds light: bright in the middle, dark at the edges of the window. */
  light(depth: number): void {
    this.add({ id: 'light', kind: 'light', x: 0, y: 0, depth, props: { picture: 'vignette' } });
  }

  /** Draws a sheet of old paper. */
  parchment(x: number, y: number, w: number, h: number, depth: number): void {
    this.sheet('panel-parchment', x, y, w, h, depth);
    const grain = { picture: 'background-parchment', w: w - 36, h: h - 36 };
    this.add({ id: 'grain', kind: 'picture', x: x + 18, y: y + 18, alpha: 0.55, depth: depth + 0.2, props: grain });
  }

  /** Lays shade over the table behind an overlay. */
  dim(alpha: number): void {
    const props = { w: 3360, h: 3300, color: 0x0e0704 };
    this.add({ id: 'dim', kind: 'shade', x: -720, y: -900, alpha, depth: 1, props });
  }

  words(role: TypeRole, text: string, x: number, y: number, options: WordsOptions = {}): void {
    const { depth = 15, ...props } = options;
    this.add({
      id: `words:${this.count++}`,
      kind: 'words',
      x,
      y,
      depth,
      props: { role, text, names: this.names, ...props },
    });
  }

  /** Draws a picture; icons are shown in brass unless another colour is said. */
  picture(frame: string, x: number, y: number, options: PictureOptions = {}): void {
    const { color = frame.startsWith('icon-') ? '#F3CC6A' : undefined, ...pose } = options;
    this.add({ id: `picture:${this.count++}`, kind: 'picture', x, y, props: { frame, color }, ...pose });
  }

  sheet(frame: string, x: number, y: number, w: number, h: number, depth = 10): void {
    this.add({ id: `sheet:${this.count++}`, kind: 'sheet', x, y, depth, props: { frame, w, h } });
  }

  isFocused(id: string): boolean {
    return this.focus === id;
  }

  /** Draws the one ring, where no button shows the focus by itself. */
  ring(id: string, round = false): void {
    const target = this.targets.find((t) => t.id === id);
    if (!target || !this.isFocused(id)) return;
    const { x, y, w, h } = target;
    this.ringAround(x + w / 2, y + h / 2, round ? { w, h, round } : { w, h });
  }

  private ringAround(x: number, y: number, props: { w: number; h: number; round?: boolean }): void {
    if (this.placements.some(({ id }) => id === 'focus')) return;
    this.add({ id: 'focus', kind: 'focus', x, y, depth: 900, props });
  }
}

const textOf = (words: ButtonText) => (typeof words === 'string' ? { shown: words, label: words } : words);

/**
 * Keeps numbers and names on small pictures as large as words: `print` tells a piece how large, in its own size, at
 * least.
 */
function readable(draft: Draft): Draft {
  const { kind, scale = 1, props = {} } = draft;
  if (scale >= 1 || scale <= 0) return draft;
  const least = leastPrint(scale);
  if (kind !== 'words') return { ...draft, props: { ...props, print: least } };
  const size = Number(props.size ?? Number.parseFloat(String(styles[props.role as TypeRole].fontSize)));
  return size >= least ? draft : { ...draft, props: { ...props, size: least } };
}
