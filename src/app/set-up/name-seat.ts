/** Naming a captain, letter by letter or by the keyboard, or with a name from the list. Going back keeps the old name. */
import { nameScreen } from '../../presentation/screens/name.ts';
import { shellWords } from '../../words/house/house.ts';
import type { Owner } from '../prompts/prompt.ts';
import type { Prompter } from '../prompts/prompter.ts';
import { type Lineup, newSeat, nextName } from './lineup.ts';
import { cased, settledName, typed } from './naming.ts';

export async function nameSeat(prompter: Prompter, lineup: Lineup, at: number, owner?: Owner): Promise<void> {
  const seat = lineup.seats[at];
  const others = lineup.seats.flatMap(({ name }, i) => (i === at ? [] : [name]));
  let name = seat.name;
  /** The first letter replaces the name that was there. */
  let untouched = true;
  const write = (letter: string) => {
    const next = typed(untouched ? '' : name, letter);
    if ('refuse' in next) return prompter.refuse(shellWords().naming.refusals[next.refuse]);
    untouched = false;
    name = next.name;
  };
  const erase = () => {
    name = untouched ? '' : name.slice(0, -1);
    untouched = false;
  };
  for (;;) {
    const draw = (focus: string | null) => {
      const large = untouched || cased(name, 'a') === 'A';
      return nameScreen({ name, look: seat.look, large, focus, frame: prompter.frame });
    };
    const answer = await prompter.ask(draw, { kind: 'menu', typing: true, owner });
    if ('typed' in answer) {
      if (answer.typed === null) erase();
      else write(answer.typed);
      // Whoever types ends it with Enter.
      prompter.picker.put('done');
    } else if (!('pick' in answer)) return;
    else if (answer.pick === 'erase') erase();
    else if (answer.pick === 'other') {
      name = nextName(lineup, name);
      untouched = true;
    } else if (answer.pick === 'done') {
      seat.name = settledName(name, others, newSeat(at).name);
      return;
    } else write(cased(untouched ? '' : name, answer.pick.slice(4)));
  }
}
