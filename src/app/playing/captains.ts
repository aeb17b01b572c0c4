/** Captains who change in the middle of a game: who sits there from now on, seat by seat. */
import { levelsEverywhere, usualLevel } from '../../bots/levels.ts';
import type { HostPort, MatchFacts } from '../../host/port.ts';
import { lookId } from '../../presentation/captains.ts';
import { stagedGames } from '../../presentation/index.ts';
import { captainsScreen } from '../../presentation/screens/captains.ts';
import { everybody } from '../pads/pads.ts';
import { whyNot } from '../page/why-not.ts';
import type { Prompter } from '../prompts/prompter.ts';
import { changeSeat } from '../set-up/change-seat.ts';
import type { Lineup } from '../set-up/lineup.ts';
import { nameSeat } from '../set-up/name-seat.ts';

interface Doors {
  prompter: Prompter;
  host: HostPort;
  facts: MatchFacts;
}

/** Asks who sits where, and seats them. Answers whether anybody sits elsewhere now than before. */
export async function changeCaptains({ prompter, host, facts }: Doors): Promise<boolean> {
  const lineup = seatedNow(facts);
  const before = lineup.seats.map(said);
  const { levels = levelsEverywhere, tempers } = stagedGames[facts.game];
  for (;;) {
    const changed = () => lineup.seats.flatMap((seat, i) => (said(seat) === before[i] ? [] : [i]));
    const draw = (focus: string | null) =>
      captainsScreen({
        seats: lineup.seats,
        levels,
        tempers,
        changed: changed().length > 0,
        focus,
        frame: prompter.frame,
      });
    // A latecomer's gamepad has no seat yet.
    const answer = await prompter.ask(draw, { kind: 'menu', place: lineup, owner: everybody });
    if (!('pick' in answer)) {
      if ('turn' in answer || 'second' in answer) continue;
      return false;
    }
    if (answer.pick === 'back') return false;
    if (answer.pick.startsWith('name:')) await nameSeat(prompter, lineup, Number(answer.pick.slice(5)), everybody);
    else if (answer.pick !== 'done') changeSeat(prompter, lineup, answer.pick);
    else {
      for (const seat of changed()) {
        const { name, kind, level } = lineup.seats[seat];
        const refused = await host.captain(seat, kind === 'bot' ? { name, kind, level } : { name, kind });
        if (!refused) continue;
        prompter.refuse(whyNot(refused));
        // Those before this one sit there by now.
        return seat !== changed()[0];
      }
      return true;
    }
  }
}

/** Lists the captains at this table, as the set-up shows them. */
function seatedNow({ game, players }: MatchFacts): Lineup {
  const seats = players.map(({ name, kind, level }, i) => ({
    name,
    look: lookId(i),
    kind,
    level: level ?? usualLevel,
  }));
  return { game, seats, values: {} };
}

const said = ({ name, kind, level }: Lineup['seats'][number]): string =>
  kind === 'bot' ? `${name} ${kind} ${level}` : `${name} ${kind}`;
