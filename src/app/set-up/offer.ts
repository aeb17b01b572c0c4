/**
 * The games that are offered here, with how many captains and which options: everything, unless an operator says
 * otherwise. Like the language it is one for the whole page.
 */
import { stagedGames } from '../../presentation/index.ts';
import { type FormOption, type SetupForm, seatsOf } from '../../presentation/screens/setup-form.ts';

export interface Offer {
  games: readonly string[];
  fewest: number;
  most: number;
  options: boolean;
  /** Options that are not offered, each as `game/name`. */
  withheld: readonly string[];
  /** True if games and maps may be kept as files and taken in. */
  files: boolean;
  /** True if a quick game is what people are offered first, where nobody looks after the table. */
  quick: boolean;
  /** True if exciting stretches are shown while nobody plays. */
  reel: boolean;
}

const everything: Offer = {
  games: Object.keys(stagedGames),
  ...{ fewest: 1, most: Number.POSITIVE_INFINITY },
  ...{ options: true, withheld: [], files: true, quick: true, reel: true },
};

let offer = everything;
let forms = new Map<string, SetupForm>();

/** Offers only this from now on; everything with null. */
export function offerNow(next: Offer | null): void {
  offer = next ?? everything;
  forms = new Map();
}

/** Gives what is offered, besides the games and their forms. */
export const offered = (): Pick<Offer, 'files' | 'quick' | 'reel'> => offer;

export const isOffered = (game: string): boolean => offer.games.includes(game);

/** Lists the games that are offered, in the order of the title. */
export const gamesOffered = (): string[] => Object.keys(stagedGames).filter(isOffered);

/** Gives the form of a game as it is offered here. */
export function formOf(game: string): SetupForm {
  const whole = stagedGames[game].form;
  if (offer === everything) return whole;
  const made = forms.get(game) ?? narrowed(game, whole);
  forms.set(game, made);
  return made;
}

function narrowed(game: string, form: SetupForm): SetupForm {
  const counts = countsOf(form.counts);
  const isShown = ({ name }: FormOption) => offer.options && !offer.withheld.includes(`${game}/${name}`);
  return {
    ...form,
    counts,
    seats: (values) => seatsOf(form, values).filter((count) => counts.includes(count)),
    // Read whenever it is shown: its words may be in another language by then.
    get options() {
      return form.options.filter(isShown);
    },
  };
}

/** Gives the counts that are offered: where a game has none of them, the nearest one that it has. */
function countsOf(counts: readonly number[]): readonly number[] {
  const { fewest, most } = offer;
  const inside = counts.filter((count) => count >= fewest && count <= most);
  if (inside.length > 0) return inside;
  const off = (count: number) => Math.max(fewest - count, count - most);
  return [[...counts].sort((a, b) => off(a) - off(b))[0]];
}
