/** Set-up of a game: who plays, which rules. Every option explains itself in a line; defaults sail at once. */
import { type Screen, Sketch } from './sketch.ts';
import { say, shellWords } from './words.ts';

export interface SetupSeat {
  name: string;
  look: string;
  kind: 'person' | 'bot';
  level: string;
}

export interface SetupOption {
  name: string;
  title: string;
  text: string;
  /** A card that stands for it. */
  frame: string;
  /** How large that card is drawn; 0.58 when absent. */
  frameScale?: number;
  on: boolean;
  refusal?: string;
}

export interface SetupState {
  title: string;
  seats: readonly SetupSeat[];
  /** Seat counts there are. */
  counts: readonly number[];
  options: readonly SetupOption[];
  /** Two lines: sailings and cards, ships and minutes. */
  facts: readonly [string, string];
  levels: readonly string[];
  /** There is a card that explains this game. */
  rules: boolean;
  /** Why one cannot set sail, or null. */
  blocked: string | null;
  focus: string | null;
}

const boards: Record<number, { width: number; gap: number }> = {
  2: { width: 420, gap: 16 },
  3: { width: 420, gap: 16 },
  4: { width: 420, gap: 16 },
  5: { width: 332, gap: 17 },
};

export function setupScreen(state: SetupState): Screen {
  const sketch = new Sketch(state.focus);
  sketch.cabin();
  sketch.add({
    id: 'dim',
    kind: 'shade',
    x: -720,
    y: -900,
    alpha: 0.32,
    depth: 1,
    props: { w: 3360, h: 2900, color: 0x150b06 },
  });
  sketch.add({ id: 'title', kind: 'banner', x: 960, y: 98, depth: 12, props: { text: state.title } });
  sketch.button('back', shellWords.allGames, 214, 99, 236, 92, { icon: 'icon-back' });
  if (state.rules) sketch.button('rules', shellWords.theRules, 1706, 99, 236, 92, { icon: 'icon-question' });
  for (const [i, seat] of state.seats.entries()) seatBoard(sketch, seat, i, state);
  for (const [i, option] of state.options.slice(0, 2).entries()) optionPlate(sketch, option, 96 + i * 642);
  factsPlate(sketch, state);
  captains(sketch, state);
  const people = state.seats.some((seat) => seat.kind === 'person');
  sketch.button('sail', people ? shellWords.setSail : shellWords.watch, 960, 943, 696, 122, {
    look: 'gold',
    icon: 'icon-helm',
    grand: true,
    refusal: state.blocked ?? undefined,
  });
  hints(sketch);
  for (const target of sketch.targets) if (!/^(back|rules|sail|person|bot)/.test(target.id)) sketch.ring(target.id);
  sketch.first = 'sail';
  return sketch;
}

function seatBoard(sketch: Sketch, seat: SetupSeat, i: number, state: SetupState): void {
  const { width, gap } = boards[state.seats.length] ?? boards[4];
  const x = 96 + i * (width + gap);
  const y = 170;
  const narrow = width < 400;
  sketch.sheet('panel-board', x, y, width, 520, 5);
  sketch.add({
    id: `window:${i}`,
    kind: 'window',
    x: x + 22,
    y: y + 22,
    depth: 8,
    props: { look: seat.look, w: width - 44, h: 178 },
  });
  sketch.add({
    id: `badge:${i}`,
    kind: 'medallion',
    x: x + 66,
    y: y + 66,
    scale: 0.88,
    depth: 12,
    props: { look: seat.look, crowned: false },
  });
  if (seat.kind === 'bot') {
    sketch.picture(`avatar-${seat.level}`, x + width - 78, y + 80, { depth: 12, scale: 0.92 });
    sketch.sheet('pill-plain', x + width - 160, y + 138, 138, 50, 12);
    const level = shellWords.levels[seat.level];
    sketch.words('ledger', level, x + width - 91, y + 163, { align: 0.5, depth: 14, maxWidth: 120 });
  }
  sketch.sheet('name-slot', x + 22, y + 216, width - 44, 86, 8);
  sketch.words('seatName', seat.name, x + 44, y + 256, { color: '#2B1608', depth: 12, maxWidth: width - 120 });
  sketch.picture('icon-quill', x + width - 64, y + 256, { depth: 12, scale: 0.42, color: '#7A4A22' });
  sketch.target(`name:${i}`, x + 22, y + 216, width - 44, 86);
  const inner = width - 54;
  const split = narrow ? inner / 2 : inner * 0.45;
  const who = (kind: 'person' | 'bot', left: number, w: number, text: string, icon: string) =>
    sketch.button(`${kind}:${i}`, narrow ? '' : text, left + w / 2, y + 356, w, 88, {
      look: seat.kind === kind ? 'gold' : 'dark',
      icon,
    });
  who('person', x + 22, split, shellWords.person, 'icon-person');
  who('bot', x + 32 + split, inner - split, shellWords.computer, 'icon-helm');
  sketch.sheet('panel-dark', x + 22, y + 410, width - 44, 92, 8);
  if (seat.kind === 'person') {
    sketch.picture('icon-touch', x + 62, y + 456, { depth: 12, scale: 0.46 });
    sketch.words('pill', shellWords.touchKeys, x + 98, y + 456, { depth: 12, maxWidth: width - 150 });
  } else levelRow(sketch, seat, i, x + 22, y + 410, width - 44, state.levels);
}

function levelRow(
  sketch: Sketch,
  seat: SetupSeat,
  i: number,
  x: number,
  y: number,
  w: number,
  levels: readonly string[],
) {
  const step = Math.min(120, w / levels.length);
  levels.forEach((level, n) => {
    const cx = x + w / 2 + (n - (levels.length - 1) / 2) * step;
    const chosen = seat.level === level;
    if (chosen) sketch.picture('medallion-active', cx, y + 46, { depth: 11, scale: 0.86 });
    sketch.picture(`avatar-${level}`, cx, y + 46, { depth: 12, scale: chosen ? 0.76 : 0.62, alpha: chosen ? 1 : 0.6 });
    sketch.target(`level:${i}:${level}`, cx - step / 2 + 4, y, step - 8, 92);
  });
}

function optionPlate(sketch: Sketch, option: SetupOption, x: number): void {
  sketch.sheet('panel-board', x, 710, 626, 136, 5);
  const alpha = option.refusal ? 0.55 : 1;
  sketch.picture(option.frame, x + 68, 778, { depth: 12, scale: option.frameScale ?? 0.58, alpha });
  sketch.words('seatName', option.title, x + 124, 746, { size: 38, depth: 12, maxWidth: 380 });
  sketch.words('note', option.refusal ?? option.text, x + 124, 804, { size: 29, wrap: 400, depth: 12 });
  sketch.add({
    id: `switch:${option.name}`,
    kind: 'switch',
    x: x + 566,
    y: 752,
    alpha,
    depth: 12,
    props: { on: option.on },
  });
  sketch.target(`option:${option.name}`, x + 4, 714, 618, 128, option.refusal);
}

function factsPlate(sketch: Sketch, { facts }: SetupState): void {
  sketch.sheet('panel-board', 1380, 710, 444, 136, 5);
  sketch.picture('icon-hourglass', 1430, 778, { depth: 12, scale: 0.56 });
  sketch.words('ledger', facts[0], 1478, 758, { depth: 12, maxWidth: 330 });
  sketch.words('note', facts[1], 1478, 800, { depth: 12, maxWidth: 330 });
}

function captains(sketch: Sketch, { counts, seats }: SetupState): void {
  sketch.sheet('panel-dark', 96, 890, 440, 104, 5);
  sketch.words('pill', shellWords.captainsCount, 122, 942, { depth: 12, maxWidth: 150 });
  counts.forEach((count, i) => {
    const x = 298 + i * 66;
    const chosen = seats.length === count;
    sketch.picture(chosen ? 'coin-32' : 'button-round-off', x, 942, { depth: 11, scale: chosen ? 0.9 : 0.5 });
    sketch.words('ribbon', String(count), x, 942, {
      align: 0.5,
      depth: 12,
      color: chosen ? '#3A2208' : '#E8D2A2',
      size: 32,
    });
    sketch.target(`count:${count}`, x - 32, 894, 64, 96);
  });
}

function hints(sketch: Sketch): void {
  sketch.picture('icon-face-south', 1422, 918, { depth: 12, scale: 0.46 });
  sketch.picture('icon-key-enter', 1480, 918, { depth: 12, scale: 0.46 });
  sketch.picture('icon-touch', 1538, 918, { depth: 12, scale: 0.46 });
  sketch.words('note', shellWords.choose, 1576, 918, { depth: 12 });
  sketch.picture('icon-dpad', 1422, 976, { depth: 12, scale: 0.46 });
  sketch.words('note', shellWords.move, 1462, 976, { depth: 12 });
  sketch.picture('icon-face-east', 1580, 976, { depth: 12, scale: 0.46 });
  sketch.words('note', say(shellWords.back, {}), 1620, 976, { depth: 12 });
}
