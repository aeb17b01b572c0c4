/** What people want to play, as the set-up shows it. */
import type { Frame } from '../controller/room.ts';
import { staged, tables } from '../stage/index.ts';
import { moreRulesScreen } from '../stage/screens/more-rules.ts';
import { optionsShown, type SetupOption, setupScreen } from '../stage/screens/setup.ts';
import { chosenIn, type FormOption, seatsOf, switchedOn } from '../stage/screens/setup-form.ts';
import type { Screen } from '../stage/screens/sketch.ts';
import type { ToldVoyage } from '../stage/screens/voyages.ts';
import { say, shellWords } from '../stage/screens/words.ts';
import { standardLevels, type Wish } from './lineup.ts';

/** `voyages`: what one person has come to alone with these rules. */
export function drawSetup(
  wish: Wish,
  focus: string | null,
  { voyages = null, frame }: { voyages?: readonly ToldVoyage[] | null; frame?: Frame } = {},
): Screen {
  const { title, form } = tables[wish.game];
  const allowed = seatsOf(form, wish.values);
  const count = wish.seats.length;
  return setupScreen({
    title,
    seats: wish.seats,
    counts: form.counts.map((n) =>
      allowed.includes(n) ? { count: n } : { count: n, refusal: say(shellWords.countRefused, { n }) },
    ),
    options: optionsOf(wish),
    facts: form.facts(count, switchedOn(wish.values), wish.values),
    voyages,
    rules: staged(wish.game).rules !== undefined,
    levels: tables[wish.game].levels ?? standardLevels,
    blocked: null,
    focus,
    frame,
  });
}

export function drawMoreRules(wish: Wish, focus: string | null, frame?: Frame): Screen {
  const maps = tables[wish.game].maps !== undefined;
  const options = optionsOf(wish).slice(optionsShown);
  return moreRulesScreen({ title: shellWords.moreRules, options, maps, focus, frame });
}

function optionsOf(wish: Wish): SetupOption[] {
  return tables[wish.game].form.options.map((option) => shown(option, wish));
}

function shown(option: FormOption, { values, seats }: Wish): SetupOption {
  const { name, title, frame, frameScale } = option;
  const refusal = option.refusal?.(seats.length, values) ?? undefined;
  const common = { name, title, frame, frameScale, refusal, changed: name in values };
  if (option.kind !== 'choice') return { ...common, text: option.text, on: chosenIn(option, values) === true };
  const value = chosenIn(option, values);
  const choice = option.choices.find((each) => each.value === value) ?? option.choices[0];
  return { ...common, text: choice.text, chosen: choice.title };
}
