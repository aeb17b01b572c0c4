/** Set-up of a game: who plays, which rules. Every option explains itself in a line; defaults sail at once. */
import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { lessonWords } from '../../words/house/lessons.ts';
import type { PadMake } from '../hands/pad-make.ts';
import type { Device } from '../hands/picker.ts';
import { frames } from '../shapes.ts';
import { setupHints } from './setup-hints.ts';
import { type SetupPlan, setupPlan } from './setup-plan.ts';
import { type SetupSeat, seatBoards } from './setup-seats.ts';
import { type Screen, Sketch } from './sketch.ts';
import { countLabel, spokenOption } from './spoken.ts';
import { type ToldVoyage, voyagesBoard } from './voyages.ts';

export type { SetupSeat };

export interface SetupOption {
  name: string;
  title: string;
  text: string;
  /** A picture that stands for it. */
  frame?: string;
  /** Scale at which that picture is drawn; 0.58 when absent. */
  frameScale?: number;
  /** State of a switch. */
  on?: boolean;
  /** Value that is chosen, where there are several. */
  chosen?: string;
  refusal?: string;
  /** True when it differs from the rules as they are printed. */
  changed: boolean;
}

export interface SetupState {
  title: string;
  seats: readonly SetupSeat[];
  /** Numbers of captains; with a sentence where the options do not allow it. */
  counts: readonly { count: number; refusal?: string }[];
  options: readonly SetupOption[];
  /** Two or three lines: sailings and cards, ships and minutes. */
  facts: readonly string[];
  levels: readonly string[];
  /** True where captains who think have a temper; false when absent. */
  tempers?: boolean;
  /** Voyages that one captain made alone with these rules, the latest first; null unless one person sails alone. */
  voyages: readonly ToldVoyage[] | null;
  /** True when there is a card that explains this game. */
  rules: boolean;
  /** True when there are lessons that teach it. */
  lessons?: boolean;
  /** Reason why one cannot set sail, or null. */
  blocked: string | null;
  /** Way in which a quick game is offered: as what people want most, or beside a whole one; null where there is none. */
  quick: 'first' | 'second' | null;
  focus: string | null;
  /** Device used last; touch when absent. */
  device?: Device;
  /** Make of the gamepad pressed last. */
  make?: PadMake | null;
  /** Frame of the window's shape. */
  frame?: Frame;
}

/** Number of options on the screen; the others lie under "More rules". */
export const optionsShown = 2;

export function setupScreen(state: SetupState): Screen {
  const sketch = new Sketch(state.focus);
  const plan = setupPlan(state.frame ?? frames.wide, state.seats.length, state.options.length > optionsShown);
  const { title, back, rules } = plan;
  if (plan.frame.shape !== 'wide') sketch.frame = plan.frame;
  sketch.cabin();
  sketch.dim(0.32);
  const scale = plan.frame.shape === 'wide' ? 1.18 : 1;
  sketch.add({ id: 'title', kind: 'banner', ...title, scale, depth: 12, props: { text: state.title } });
  sketch.button('back', shellWords().allGames, back.x, back.y, 236, 92, { icon: 'icon-back' });
  if (state.rules) sketch.button('rules', shellWords().theRules, rules.x, rules.y, 236, 92, { icon: 'icon-question' });
  seatBoards(sketch, state.seats, state, plan.boards);
  if (state.voyages) voyagesBoard(sketch, state.voyages, plan.voyages.x, plan.voyages.y);
  options(sketch, state, plan);
  if (plan.facts) factsPlate(sketch, state, plan.facts);
  const right = captains(sketch, state, plan.captains);
  mainButtons(sketch, state, plan, right);
  if (plan.hints) setupHints(sketch, state.device ?? 'touch', state.quick !== null, state.make);
  // The other shapes have no room for it: there the sentence comes with a level that somebody presses.
  if (plan.hints && state.seats.some(({ kind }) => kind === 'bot'))
    sketch.words('note', shellWords().ownSeat, plan.captains.x + 6, 1011, { depth: 12, maxWidth: 500 });
  for (const target of sketch.targets) {
    if (!/^(back|rules|sail|quick|more|teach|person|bot)/.test(target.id)) sketch.ring(target.id);
  }
  sketch.first = state.quick === 'first' ? 'quick' : 'sail';
  return sketch;
}

function options(sketch: Sketch, { options: all }: SetupState, { options: places, more }: SetupPlan): void {
  for (const [i, option] of all.slice(0, optionsShown).entries()) optionPlate(sketch, option, places[i]);
  if (all.length <= optionsShown) return;
  // How many of the others differ from the rules as they are printed is said without opening them.
  const differ = all.slice(optionsShown).filter(({ changed }) => changed).length;
  const label = { shown: shellWords().moreButton, label: shellWords().moreRules };
  sketch.button('more', label, more.x, more.y, 224, 128, { icon: 'icon-plus' });
  if (differ > 0) {
    const at = { x: more.x + 94, y: more.y - 54 };
    sketch.picture('coin-32', at.x, at.y, { depth: 24, scale: 0.8 });
    sketch.words('ribbon', String(differ), at.x, at.y, { align: 0.5, depth: 25, color: '#3A2208', size: 30 });
  }
}

function optionPlate(sketch: Sketch, option: SetupOption, { x, y, w }: SetupPlan['options'][number]): void {
  sketch.sheet('panel-board', x, y, w, 136, 5);
  const alpha = option.refusal ? 0.55 : 1;
  if (option.frame)
    sketch.picture(option.frame, x + 68, y + 68, { depth: 12, scale: option.frameScale ?? 0.58, alpha });
  const left = x + (option.frame ? 124 : 30);
  const right = x + w - 24;
  // Where there is nothing to choose the reason stands alone.
  const value = option.refusal ? undefined : option.chosen;
  const flag = option.chosen === undefined;
  // A long value takes its room from the title, which has a second line.
  const long = Math.min((right - left) / 2, Math.max(190, 60 + (value ?? '').length * 17));
  const mark = flag ? 86 : value === undefined ? 0 : long;
  sketch.words('seatName', option.title, left, y + 36, {
    size: 38,
    depth: 12,
    maxWidth: right - mark - left - 14,
    lines: 2,
  });
  const text = option.refusal ?? option.text;
  // A sentence that is too long for two lines beside the picture is set in the smallest type there is.
  const size = text.length * 12.4 > (right - left) * 2 ? 28 : 29;
  sketch.words('note', text, left, y + 94, { size, wrap: right - left, high: 84, depth: 12 });
  if (flag) {
    const props = { on: option.on };
    sketch.add({ id: `switch:${option.name}`, kind: 'switch', x: right - 42, y: y + 40, alpha, depth: 12, props });
  } else if (value !== undefined) {
    sketch.sheet('pill-plain', right - mark, y + 14, mark, 50, 11);
    sketch.words('pill', value, right - mark / 2, y + 39, { align: 0.5, depth: 13, size: 30, maxWidth: mark - 28 });
  }
  sketch.target(`option:${option.name}`, spokenOption(option), x + 4, y + 4, w - 8, 128, option.refusal);
}

function factsPlate(sketch: Sketch, { facts }: SetupState, { x, y: top }: { x: number; y: number }): void {
  sketch.sheet('panel-board', x, top, 444, 136, 5);
  sketch.picture('icon-hourglass', x + 50, top + 68, { depth: 12, scale: 0.56 });
  const step = facts.length > 2 ? 36 : 42;
  for (const [i, line] of facts.slice(0, 3).entries()) {
    const y = top + 68 + (i - (Math.min(3, facts.length) - 1) / 2) * step;
    sketch.words(i === 0 ? 'ledger' : 'note', line, x + 98, y, { depth: 12, maxWidth: 330 });
  }
}

/** Draws the strip of numbers of captains, and returns where it ends. */
function captains(sketch: Sketch, { counts, seats }: SetupState, at: { x: number; y: number }): number {
  const many = counts.length > 4;
  const first = many ? 62 : 196;
  const w = first + (counts.length - 1) * 96 + 58;
  const middle = at.y + 52;
  sketch.sheet('panel-dark', at.x, at.y, w, 104, 5);
  if (!many)
    sketch.words('pill', shellWords().captainsCount, at.x + 26, middle, { depth: 12, maxWidth: 132, lines: 2 });
  counts.forEach(({ count, refusal }, i) => {
    const x = at.x + first + i * 96;
    const chosen = seats.length === count;
    const alpha = refusal ? 0.45 : 1;
    sketch.picture(chosen ? 'coin-32' : 'button-round-off', x, middle, { depth: 11, scale: chosen ? 1 : 0.6, alpha });
    const color = chosen ? '#3A2208' : refusal ? '#8A7654' : '#E8D2A2';
    sketch.words('ribbon', String(count), x, middle, { align: 0.5, depth: 12, color, size: 36 });
    sketch.target(`count:${count}`, { role: 'option', label: countLabel(count) }, x - 47, at.y + 4, 94, 96, refusal);
  });
  return at.x + w;
}

/**
 * Draws the main button, and beside it the other length of a game where there are quick ones. `right`: where the
 * captains end.
 */
function mainButtons(sketch: Sketch, state: SetupState, plan: SetupPlan, right: number): void {
  const { seats, quick, blocked, lessons = false } = state;
  const { setSail, watch, quickGame, wholeGame } = shellWords();
  const people = seats.some((seat) => seat.kind === 'person');
  const left = Math.max(612, right + 24);
  // Where it lies in a line with the captains it takes what they leave.
  const usual =
    plan.sail.w === undefined ? { x: (left + 1368) / 2, w: 1368 - left } : { x: plan.sail.x, w: plan.sail.w };
  const whole = (quick && plan.other.sail) ?? usual;
  const beside = lessons ? plan.teach : 0;
  const [x, w] = [whole.x - beside / 2, whole.w - beside];
  if (lessons) teachButton(sketch, whole.x + whole.w / 2, plan);
  const refusal = blocked ?? undefined;
  const { other } = plan;
  if (quick === 'first') {
    sketch.button('quick', quickGame, x, plan.sail.y, w, 122, { look: 'gold', icon: 'icon-hourglass', refusal });
    sketch.button('sail', wholeGame, other.x, other.y, other.w, other.h, { icon: 'icon-helm', refusal });
    return;
  }
  const main = { look: 'gold', icon: 'icon-helm', grand: true, refusal } as const;
  sketch.button('sail', people ? setSail : watch, x, plan.sail.y, w, 122, main);
  if (quick) sketch.button('quick', quickGame, other.x, other.y, other.w, other.h, { icon: 'icon-hourglass', refusal });
}

/** Draws the way to the lessons beside the main button, as high as it is; where that has no room to give, above. `right`: where the two end. */
function teachButton(sketch: Sketch, right: number, { teach, sail, teachAt }: SetupPlan): void {
  const w = teachAt?.w ?? teach - 16;
  const at = teachAt ?? { x: right - w / 2, y: sail.y };
  sketch.button('teach', lessonWords().teachMe, at.x, at.y, w, teachAt ? 92 : 122, { icon: 'icon-question' });
}
