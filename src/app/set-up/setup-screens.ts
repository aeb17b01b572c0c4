/** The set-up's screens, drawn from what people want to play. */
import { levelsEverywhere } from '../../bots/levels.ts';
import type { Frame } from '../../controller/room.ts';
import type { PadMake } from '../../presentation/hands/pad-make.ts';
import type { Device } from '../../presentation/hands/picker.ts';
import { staged, stagedGames } from '../../presentation/index.ts';
import { moreRulesScreen } from '../../presentation/screens/more-rules.ts';
import { optionsShown, type SetupOption, type SetupState, setupScreen } from '../../presentation/screens/setup.ts';
import { chosenIn, type FormOption, handedIn, seatsOf, switchedOn } from '../../presentation/screens/setup-form.ts';
import type { Screen } from '../../presentation/screens/sketch.ts';
import type { ToldVoyage } from '../../presentation/screens/voyages.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import type { Lineup } from './lineup.ts';
import { formOf, offered } from './offer.ts';

/**
 * Draws the set-up of a game. `voyages`: what one person has come to alone with these rules; `quick`: how a quick game
 * is offered; `device` and `make`: what somebody used last, which the hints are about.
 */
export function drawSetup(
  lineup: Lineup,
  focus: string | null,
  {
    voyages = null,
    quick = null,
    device,
    make,
    frame,
  }: {
    voyages?: readonly ToldVoyage[] | null;
    quick?: SetupState['quick'];
    device?: Device;
    make?: PadMake | null;
    frame?: Frame;
  } = {},
): Screen {
  const { title } = stagedGames[lineup.game];
  const form = formOf(lineup.game);
  const allowed = seatsOf(form, lineup.values);
  const count = lineup.seats.length;
  return setupScreen({
    title,
    seats: lineup.seats,
    counts: form.counts.map((n) =>
      allowed.includes(n) ? { count: n } : { count: n, refusal: fill(shellWords().countRefused, { n }) },
    ),
    options: optionsOf(lineup),
    facts: form.facts(count, switchedOn(lineup.values), lineup.values),
    voyages,
    rules: staged(lineup.game).rules !== undefined,
    lessons: staged(lineup.game).lessons !== undefined,
    levels: stagedGames[lineup.game].levels ?? levelsEverywhere,
    tempers: stagedGames[lineup.game].tempers,
    blocked: null,
    quick,
    focus,
    device,
    make,
    frame,
  });
}

export function drawMoreRules(lineup: Lineup, focus: string | null, frame?: Frame): Screen {
  // They come as files.
  const maps = stagedGames[lineup.game].maps !== undefined && offered().files;
  const options = optionsOf(lineup).slice(optionsShown);
  return moreRulesScreen({ title: shellWords().moreRules, options, maps, focus, frame });
}

function optionsOf(lineup: Lineup): SetupOption[] {
  return formOf(lineup.game).options.flatMap((option) => [shown(option, lineup), ...rowsOfSeats(option, lineup)]);
}

/** Shows what every seat has of an option that is handed out. */
function rowsOfSeats(option: FormOption, { values, seats }: Lineup): SetupOption[] {
  const list = handedIn(option, values);
  if (!list || option.kind !== 'choice' || !option.each) return [];
  const { items, row } = option.each;
  return list.map((value, seat) => ({
    name: `${option.name}/${seat}`,
    title: fill(row.title, { name: seats[seat].name }),
    text: row.text,
    chosen: items.find((item) => item.value === value)?.title,
    changed: false,
  }));
}

function shown(option: FormOption, { values, seats }: Lineup): SetupOption {
  const { name, title, frame, frameScale } = option;
  const refusal = option.refusal?.(seats.length, values) ?? undefined;
  const common = { name, title, frame, frameScale, refusal, changed: name in values };
  if (option.kind !== 'choice') return { ...common, text: option.text, on: chosenIn(option, values) === true };
  const value = chosenIn(option, values);
  const choice = option.choices.find((each) => each.value === value) ?? option.each ?? option.choices[0];
  return { ...common, text: choice.text, chosen: fill(choice.title, { name: seats[Number(value)]?.name ?? '' }) };
}
