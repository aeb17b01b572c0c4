/** Games of a duel one after the other in this process, or several at a time in processes of their own. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Duel, playDuel } from './game.ts';
import type { Result } from './results.ts';

/** Plays these games. `hear` is told of each when it is over, and says whether to go on. */
export type Play = (numbers: readonly number[], hear: (result: Result) => boolean) => Promise<void>;

export function inThisProcess(duel: Duel): Play {
  return async (numbers, hear) => {
    for (const number of numbers) {
      if (!hear(playDuel(duel, number))) return;
      // Otherwise nobody could stop a duel before its last game.
      await new Promise((done) => setImmediate(done));
    }
  };
}

/**
 * Plays games in processes of their own. `program`: the file of the program that runs here; started with `--hand`, it
 * plays what it is sent (see `playByHand`).
 */
export function inProcesses(duel: Duel, jobs: number, program: string): Play {
  return async (numbers, hear) => {
    const waiting = [...numbers];
    let going = true;
    const hand = () =>
      new Promise<void>((done, fail) => {
        const child = spawn(process.execPath, [program, '--hand'], { stdio: ['pipe', 'pipe', 'inherit'] });
        const send = (line: unknown) => child.stdin.write(`${JSON.stringify(line)}\n`);
        const next = () => {
          const number = going ? waiting.shift() : undefined;
          if (number === undefined) child.stdin.end();
          else send(number);
        };
        child.on('error', fail);
        child.on('exit', (code) =>
          code === 0 ? done() : fail(new Error(`A process of the duel ended with ${code}.`)),
        );
        createInterface({ input: child.stdout }).on('line', (line) => {
          if (going) going = hear(JSON.parse(line));
          next();
        });
        send(duel);
        next();
      });
    await Promise.all(Array.from({ length: Math.min(jobs, waiting.length) }, hand));
  };
}

/**
 * Plays what it is sent, at the other end: reads the duel in the first line, then a number in every line, and answers
 * each with a result.
 */
export async function playByHand(): Promise<void> {
  let duel: Duel | null = null;
  for await (const line of createInterface({ input: process.stdin })) {
    const sent = JSON.parse(line);
    if (duel === null) duel = sent;
    else console.log(JSON.stringify(playDuel(duel, sent)));
  }
}
