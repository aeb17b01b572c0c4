/**
 * Explanations of a game's pieces: a registry of every kind that the game draws, so that the compiler refuses a kind that
 * nobody has thought of. Ground and ornaments mean nothing and have null.
 */
import type { PieceKind } from '../../controller/drawn.ts';
import type { Placement } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';

/** Says what a piece is, from what it shows and from the view of whoever sees it. */
export type Explain<View> = (props: Placement['props'], view: View) => string | null;

export type Explained<Kinds extends string = string, View = object> = Readonly<Record<Kinds, Explain<View> | null>>;

/** Words for what buttons do, by the first word of their ids; each goes on from the button's label. */
export type ButtonWords = Readonly<Record<string, string>>;

/** Finds what a button does; undefined where its label says it. */
export const buttonDoes = (words: ButtonWords, id: string): string | undefined => words[id.split('|')[0]];

/** Says whose sign hangs on a closed curtain; null about any other. */
const onCurtain: Explain<object> = ({ called, comes }) => {
  const { explain } = shellWords();
  return called || comes ? fill(called ? explain.called : explain.comes, { name: String(called ?? comes) }) : null;
};

/**
 * Explanations of the house's own pieces that mean the same in every game: deeds, captains who are called behind the curtain,
 * and what a ceremony shows of a captain.
 */
const house: Partial<Record<PieceKind, Explain<object>>> = {
  deed: ({ text }) => fill(shellWords().explain.deed, { what: String(text) }),
  // Those in a row know their place in it, and those of a ceremony whether their captain is out of the race.
  medallion: (props, view) => {
    const { nth, out } = props;
    const { order, crown } = shellWords().explain;
    if (typeof nth === 'number') return fill(order, { n: nth });
    return out === undefined ? onCurtain(props, view) : crown;
  },
  picture: (props, view) => (props.bobs ? shellWords().explain.ship : onCurtain(props, view)),
  'winner-ship': () => shellWords().explain.ship,
};

/** Finds the words about a piece; null where it means nothing. */
export const explained = (registry: Explained, { kind, props }: Placement, view: object): string | null => {
  const own: Partial<Record<PieceKind, Explain<object> | null>> = registry;
  return (own[kind] ?? house[kind])?.(props, view) ?? null;
};

/** Tells whether pieces of this kind mean something, whoever sees them. */
export const hasMeaning = (registry: Explained, kind: string): boolean =>
  kind === 'deed' || (registry as Partial<Record<string, unknown>>)[kind] instanceof Function;
