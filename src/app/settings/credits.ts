/** The credits, and the licences that are read from there. */
import { stagedGames } from '../../presentation/index.ts';
import { creditsScreen } from '../../presentation/screens/credits.ts';
import { licencePages, licencesScreen } from '../../presentation/screens/licences.ts';
import { shellWords } from '../../words/house/house.ts';
import type { Prompter } from '../prompts/prompter.ts';
import { fetchLicences } from './licences.ts';

export async function showCredits(prompter: Prompter): Promise<void> {
  const games = Object.values(stagedGames).map(({ credit }) => credit);
  for (;;) {
    const answer = await prompter.ask((focus) => creditsScreen(games, focus, prompter.frame), { kind: 'reading' });
    if (!('pick' in answer) || answer.pick !== 'licences') return;
    if (!(await showLicences(prompter))) prompter.refuse(shellWords().troubles.licences);
  }
}

/** Answers whether there was something to read: the texts come when somebody asks for them. */
async function showLicences(prompter: Prompter): Promise<boolean> {
  const licences = await fetchLicences();
  if (!licences) return false;
  let page = 0;
  for (;;) {
    let last = 0;
    const draw = (focus: string | null) => {
      const pages = licencePages(licences, prompter.frame);
      last = pages.length - 1;
      page = Math.min(page, last);
      return licencesScreen({ pages, page, focus, frame: prompter.frame });
    };
    const answer = await prompter.ask(draw, { kind: 'reading' });
    const id = 'pick' in answer ? answer.pick : null;
    const by = 'turn' in answer ? answer.by : id === 'page:earlier' ? -1 : id === 'page:later' ? 1 : 0;
    if (by === 0 && id !== 'page') return true;
    page = Math.min(last, Math.max(0, page + by));
  }
}
