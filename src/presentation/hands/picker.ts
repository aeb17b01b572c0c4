/**
 * One picker for touch, mouse, keyboard and gamepad: it knows what can be chosen and where it lies, moves one focus among
 * it, and says what was chosen. It draws nothing and knows no device; see devices.ts.
 */

/**
 * The roles of a target for a person who hears of it instead of seeing it; a thing on a table is called by its own
 * word.
 */
export const roles = ['button', 'switch', 'option', 'slider', 'row', 'card', 'ship', 'square'] as const;
export type Role = (typeof roles)[number];

/** The words that are said about a target. */
export interface Spoken {
  role: Role;
  /**
   * The words on or about it, never empty. Nothing stands here that the screen does not show: a card that lies face down
   * is called by its place.
   */
  label: string;
}

/** Something that can be chosen. Reference pixels; x and y are the upper left corner. */
export interface Target extends Spoken {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  /**
   * Reason why it cannot be chosen now: the target keeps its place in the focus order and answers with this sentence.
   */
  refusal?: string;
  /** True when left and right change its value instead of moving the focus. */
  turns?: boolean;
  /**
   * True when it is chosen already and the same press once more confirms it: a pointer has to hit its middle for that.
   */
  again?: boolean;
  /** Chosen by holding something, where the house wants that (docs/decisions.md, reveal). */
  holds?: boolean;
  /** Part of that other target: a pointer chooses it and the focus goes to the whole; arrows pass it by. */
  of?: string;
}

export type Direction = 'up' | 'down' | 'left' | 'right';
export type Device = 'touch' | 'mouse' | 'keys' | 'pad';

export type Intent =
  /**
   * `again`: the key has been held since the last one. `stick`: a stick leans that way, which is a movement and no press, see
   * noise.ts.
   */
  | { kind: 'move'; direction: Direction; again?: true; stick?: true }
  | { kind: 'confirm' }
  | { kind: 'back' }
  /** The main action of a screen, wherever the focus is; the same as `confirm` where there is none. */
  | { kind: 'menu' }
  /** The second action of a screen. */
  | { kind: 'second' }
  /** Switches the aid of the table, whoever is to act. */
  | { kind: 'aid' }
  /** Explains things, or ends that. */
  | { kind: 'explain' }
  /** Explains what lies there, if it cannot be chosen. */
  | { kind: 'what'; x: number; y: number }
  | { kind: 'point'; x: number; y: number }
  /** `near`: the pointer lies elsewhere, and has not gone so far that somebody must have moved it. */
  | { kind: 'hover'; x: number; y: number; near?: true };

/** A finger counts for the nearest target within this distance (docs/decisions.md, fingers). */
export const reach = 96;
/** Share of a target that counts as its middle: a press that was meant for a neighbour ends outside of it. */
const inner = 0.6;

export class Picker {
  /** The device used last: glyphs follow it. */
  device: Device = 'touch';
  onPick: (id: string) => void = () => {};
  onRefuse: (id: string, sentence: string) => void = () => {};
  onBack: () => void = () => {};
  onTurn: (id: string, by: -1 | 1) => void = () => {};
  onFocus: (id: string | null) => void = () => {};
  /** A finger or the mouse has met nothing that can be chosen. */
  onMiss: (at: { x: number; y: number }) => void = () => {};
  private targets: readonly Target[] = [];
  private focused: string | null = null;

  get focus(): string | null {
    return this.focused;
  }

  get offered(): readonly Target[] {
    return this.targets;
  }

  get focusTarget(): Target | undefined {
    return this.targets.find((target) => target.id === this.focused);
  }

  /**
   * Offers other things to choose from. The focus stays where it is still there, else goes to `first`, else to the
   * first.
   */
  offer(targets: readonly Target[], first?: string): void {
    this.targets = targets;
    const keeps = targets.some((target) => target.id === this.focused);
    const wanted = targets.some((target) => target.id === first) ? first : targets[0]?.id;
    if (!keeps) this.focused = wanted ?? null;
  }

  put(id: string): void {
    if (!this.targets.some((target) => target.id === id) || this.focused === id) return;
    this.focused = id;
    this.onFocus(id);
  }

  /** Goes on from the focus of another hand: nothing has moved, so nobody is told. */
  resumeAt(id: string | null): void {
    if (this.targets.some((target) => target.id === id)) this.focused = id;
  }

  /** Follows an intent; true when it has chosen or changed something. */
  take(intent: Intent, device: Device): boolean {
    this.device = device;
    if (intent.kind === 'move') return this.move(intent.direction);
    if (intent.kind === 'confirm' || intent.kind === 'menu') return this.choose(this.focusTarget);
    else if (intent.kind === 'back') this.onBack();
    else if (intent.kind === 'point' || intent.kind === 'hover') {
      const target = nearest(this.targets, intent.x, intent.y, intent.kind === 'point' ? reach : 0);
      if (!target) {
        if (intent.kind === 'point') this.onMiss({ x: intent.x, y: intent.y });
        return false;
      }
      this.put(target.of ?? target.id);
      if (intent.kind === 'point' && meant(target, intent)) return this.choose(target);
    }
    return false;
  }

  /** Tells whether a press right here would choose something. */
  chooses(x: number, y: number): boolean {
    return this.targets.some((target) => !target.refusal && holds(target, x, y));
  }

  private choose(target: Target | undefined): boolean {
    if (!target) return false;
    if (target.refusal) this.onRefuse(target.id, target.refusal);
    else this.onPick(target.id);
    return !target.refusal;
  }

  /**
   * Moves the focus to the nearest target in that direction; what lies straight ahead counts as nearer than what lies
   * aside. True when it has moved, or has changed a value.
   */
  private move(direction: Direction): boolean {
    const from = this.focusTarget;
    if (!from) {
      if (this.targets[0]) this.put(this.targets[0].id);
      return this.targets.length > 0;
    }
    if (from.turns && (direction === 'left' || direction === 'right')) {
      this.onTurn(from.id, direction === 'right' ? 1 : -1);
      return true;
    }
    let best: { id: string; far: number } | null = null;
    for (const target of this.targets) {
      if (target.id === from.id || target.of) continue;
      const far = distance(from, target, direction);
      if (far !== null && (!best || far < best.far)) best = { id: target.id, far };
    }
    if (best) this.put(best.id);
    else if (from.turns) this.put(this.beside(from, direction));
    return this.focused !== from.id;
  }

  /**
   * Moves on from the end of a column of rows, which keep left and right for themselves, in the order of the screen.
   */
  private beside(from: Target, direction: Direction): string {
    const whole = this.targets.filter((target) => !target.of);
    const by = direction === 'down' ? 1 : -1;
    return whole[(whole.indexOf(from) + by + whole.length) % whole.length].id;
  }
}

export const holds = (t: Target, x: number, y: number): boolean =>
  x >= t.x && y >= t.y && x <= t.x + t.w && y <= t.y + t.h;

/** Tells whether a press means a target. Near a chosen square is not on it: many are smaller than a finger. */
function meant({ again, x, y, w, h }: Target, at: { x: number; y: number }): boolean {
  const off = Math.max(Math.abs(at.x - x - w / 2) / w, Math.abs(at.y - y - h / 2) / h);
  return !again || off <= inner / 2;
}

const middle = (t: Target) => ({ x: t.x + t.w / 2, y: t.y + t.h / 2 });

function distance(from: Target, to: Target, direction: Direction): number | null {
  const a = middle(from);
  const b = middle(to);
  const across = direction === 'left' || direction === 'right';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  const ahead = (across ? b.x - a.x : b.y - a.y) * sign;
  if (ahead <= 4) return null;
  const aside = Math.abs(across ? b.y - a.y : b.x - a.x);
  const overlap = across ? (from.h + to.h) / 2 : (from.w + to.w) / 2;
  const outside = Math.max(0, aside - overlap);
  // Wide things over and under each other do not lie left and right of each other, wherever their middles are.
  const apart = ahead - (across ? from.w + to.w : from.h + to.h) / 2;
  return ahead + aside * 0.3 + outside * 2.5 + (outside > 0 && apart < 0 ? 1000 : 0);
}

function nearest(targets: readonly Target[], x: number, y: number, within: number): Target | null {
  let best: { target: Target; far: number } | null = null;
  for (const target of targets) {
    const dx = Math.max(target.x - x, 0, x - target.x - target.w);
    const dy = Math.max(target.y - y, 0, y - target.y - target.h);
    const inside = dx === 0 && dy === 0;
    const centre = middle(target);
    // Among overlapping targets the one whose middle is nearer was meant, and a part before the whole.
    const near = 1 / (1 + Math.hypot(centre.x - x, centre.y - y));
    const far = inside ? -near - (target.of ? 1 : 0) : Math.hypot(dx, dy);
    if (far <= within && (!best || far < best.far)) best = { target, far };
  }
  return best?.target ?? null;
}
