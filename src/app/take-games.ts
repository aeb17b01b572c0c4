/** Games that come from files: each is judged by the host, and for each there is a sentence. */
import type { ArchivePort } from '../host/port.ts';
import { shellWords } from '../words/house/house.ts';
import { fill } from '../words/message.ts';
import { type Chosen, shownName } from './files.ts';
import { orLost } from './host-line.ts';
import { whyNot } from './why-not.ts';

/** Takes in whatever of these is a game, one after the other. Answers what has become of each, by its name where there are several. */
export async function takeGames(files: readonly Chosen[], host: Pick<ArchivePort, 'takeGame'>): Promise<string[]> {
  const sentences: string[] = [];
  for (const file of files) {
    const value = await takeGame(file, host);
    sentences.push(files.length === 1 ? value : fill(shellWords().valueOf, { title: shownName(file.name), value }));
  }
  return sentences;
}

async function takeGame(file: Chosen, host: Pick<ArchivePort, 'takeGame'>): Promise<string> {
  const { fileTroubles, fileWaits, fileTaken } = shellWords();
  if ('trouble' in file) return fileTroubles[file.trouble];
  const taken = await host.takeGame(file.text).catch(orLost(null));
  if (!taken) return fileTroubles.unreadable;
  if (!taken.ok) return whyNot(taken.refused);
  return taken.as === 'waiting' ? fileWaits : fileTaken;
}
