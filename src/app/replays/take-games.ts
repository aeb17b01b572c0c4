/** Games that come from files: each is judged by the host, and for each there is a sentence. */
import type { ArchivePort } from '../../host/port.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill, listOf } from '../../words/message.ts';
import { orLost } from '../host/host-line.ts';
import { type ChosenFile, shownName } from '../page/files.ts';
import { whyNot } from '../page/why-not.ts';

/**
 * Takes in whatever of these is a game, one after the other. Answers what has become of them, in a sentence for all that had the
 * same fate; where several files came, those are named, and counted from the third on.
 */
export async function takeGames(files: readonly ChosenFile[], host: Pick<ArchivePort, 'takeGame'>): Promise<string[]> {
  const fates = new Map<string, string[]>();
  for (const file of files) {
    const value = await takeGame(file, host);
    fates.set(value, [...(fates.get(value) ?? []), shownName(file.name)]);
  }
  if (files.length === 1) return [...fates.keys()];
  return [...fates].map(([value, names]) => {
    const shown = names.length > 2 ? [names[0], fill(shellWords().moreFiles, { n: names.length - 1 })] : names;
    return fill(shellWords().valueOf, { title: listOf(shown), value });
  });
}

async function takeGame(file: ChosenFile, host: Pick<ArchivePort, 'takeGame'>): Promise<string> {
  const { fileTroubles, fileWaits, fileTaken } = shellWords();
  if ('trouble' in file) return fileTroubles[file.trouble];
  const taken = await host.takeGame(file.text).catch(orLost(null));
  if (!taken) return fileTroubles.unreadable;
  if (!taken.ok) return whyNot(taken.refused);
  return taken.as === 'waiting' ? fileWaits : fileTaken;
}
