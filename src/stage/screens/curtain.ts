/** The hand-over: the curtain is closed, and says whose cards wait behind it. Nothing private is here. */
import { type Screen, Sketch } from './sketch.ts';
import { say, shellWords } from './words.ts';

export interface CurtainState {
  game: string;
  name: string;
  look: string;
  /** People who still have to come behind the curtain in this round, this one among them. */
  people: readonly { name: string; look: string; now: boolean }[];
  /** What waits behind it. */
  secret?: keyof typeof shellWords.secrets;
  /** The hand is seen as long as something is held. */
  hold: boolean;
  focus: string | null;
}

/** Of the sentence, in letters of one pixel. */
const widest = 2880;

export function curtainScreen(state: CurtainState): Screen {
  const sketch = new Sketch(state.focus);
  sketch.covers = true;
  const says = shellWords.secrets[state.secret ?? 'cards'];
  sketch.box = { x: 380, y: 190, w: 1160, h: 850 };
  const text = say(shellWords.passTo, { name: state.name });
  sketch.add({ id: 'curtain', kind: 'curtain', x: 0, y: 0, depth: 0 });
  sketch.add({
    id: 'who',
    kind: 'picture',
    x: 960,
    y: 328,
    depth: 10,
    props: { frame: `medallion-${state.look}@236` },
  });
  sketch.add({
    id: 'line',
    kind: 'wordmark',
    x: 960,
    y: 538,
    depth: 10,
    props: { text, size: Math.min(108, Math.floor(widest / text.length)) },
  });
  sketch.words('subtitle', say(says.passWhy, { game: state.game }), 960, 640, { align: 0.5 });
  sketch.sheet('button-hold', 488, 724, 944, 176, 12);
  sketch.picture('hold-ring-0', 580, 812, { depth: 14 });
  sketch.words('title', state.hold ? says.holdLook : says.look, 672, 788, {
    color: '#FFE7A8',
    size: 48,
    depth: 15,
    maxWidth: 720,
  });
  sketch.words('note', state.hold ? says.holdWhy : says.lookWhy, 672, 846, { depth: 15, maxWidth: 720 });
  sketch.targets.push({ id: 'reveal', x: 488, y: 724, w: 944, h: 176, holds: state.hold });
  const step = 226;
  state.people.forEach((person, i) => {
    const x = 960 + (i - (state.people.length - 1) / 2) * step;
    sketch.sheet(person.now ? 'pill-focus' : 'pill-plain', x - 104, 938, 208, 72, 12);
    sketch.add({
      id: `pass:${i}`,
      kind: 'medallion',
      x: x - 66,
      y: 974,
      scale: 0.56,
      depth: 14,
      props: { look: person.look, crowned: false },
    });
    sketch.words('pill', person.name, x - 30, 974, { depth: 14, maxWidth: 122 });
  });
  sketch.ring('reveal');
  sketch.first = 'reveal';
  return sketch;
}
