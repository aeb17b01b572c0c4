/**
 * Files that are dropped on the table while no room takes them: people are told what they are, and games and maps are offered
 * to be taken in. Nothing is taken unasked, and what lay on the table comes back.
 */
import type { ArchivePort, MapsPort } from '../../host/port.ts';
import { kindOf } from '../../match/file-kind.ts';
import { fetchGame, stagedGames } from '../../presentation/index.ts';
import { droppedScreen } from '../../presentation/screens/dropped.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import { orLost } from '../host/host-line.ts';
import type { FetchRoom } from '../page/fetch-room.ts';
import { type ChosenFile, shownName } from '../page/files.ts';
import { remark } from '../page/notice.ts';
import type { Shelf } from '../page/shelf.ts';
import type { Prompter } from '../prompts/prompter.ts';
import { MapRoom } from '../set-up/map-room.ts';
import { takeGames } from './take-games.ts';

interface Table {
  prompter: Prompter;
  host: Pick<ArchivePort, 'takeGame'> & MapsPort;
  shelf: Shelf | null;
  fetchRoom: FetchRoom;
  /** True where nobody looks after the table: files of passers-by stay outside. */
  unattended: boolean;
}

/** Offers to take these in; says why not where nobody can be asked now. */
export async function offerDropped(files: readonly ChosenFile[], table: Table): Promise<void> {
  const { prompter, unattended } = table;
  const says = shellWords().dropped;
  if (unattended) return remark(says.notHere);
  // A hand that lies open is not laid aside for it.
  if (!prompter.mayPause) return remark(says.later);
  await prompter.interlude(async () => {
    const games = files.filter((file) => 'text' in file && kindOf(file.text) === 'game');
    const maps = files.filter((file) => 'text' in file && kindOf(file.text) === 'map');
    const lines = files.map((file) => {
      const kind = games.includes(file) ? says.game : maps.includes(file) ? says.map : says.neither;
      return fill(kind, { name: shownName(file.name) });
    });
    const good = games.length + maps.length > 0;
    if ((await ask(prompter, lines, good)) !== 'take') return 'back';
    const said = games.length > 0 ? await takeGames(games, table.host) : [];
    if (maps.length > 0) said.push(...(await takeMaps(maps, table)));
    await ask(prompter, said, false);
    return 'back';
  });
}

async function ask(prompter: Prompter, lines: readonly string[], takes: boolean): Promise<string> {
  const answer = await prompter.ask((focus) => droppedScreen({ lines, takes, focus, frame: prompter.frame }), {
    kind: 'menu',
  });
  return 'pick' in answer ? answer.pick : 'close';
}

/** Takes maps in for the game that has maps; answers what is said of them. */
async function takeMaps(files: readonly ChosenFile[], { prompter, host, shelf, fetchRoom }: Table): Promise<string[]> {
  const nothing = [shellWords().fileTroubles.unreadable];
  for (const [game, { maps }] of Object.entries(stagedGames)) {
    if (!maps || !(await fetchRoom(fetchGame(game)))) continue;
    const said = await new MapRoom(game, maps, { prompter, host, shelf, fetchRoom }).takeIn(files).catch(orLost([]));
    return said.length > 0 ? said : nothing;
  }
  return nothing;
}
