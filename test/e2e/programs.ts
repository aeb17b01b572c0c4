/** Programs that tests start beside themselves: what they say, and their end. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { until, waitFor } from '../progress.ts';

/** Those that were started, the latest first. */
const started: { end(): Promise<unknown> }[] = [];

/** Ends whatever still runs: a test that fails leaves nothing behind. */
export async function endAll(): Promise<void> {
  for (const program of started.splice(0)) await program.end();
}

/** Starts a program, and gives it with all that it says. */
export function start(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const state = { said: '', code: null as number | null };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      state.said += data;
    });
  const ended = new Promise<void>((tell) => {
    child.on('exit', (code) => {
      state.code = code ?? -1;
      tell();
    });
  });
  const program = Object.assign(state, {
    /** Waits until it has said this so many times. */
    says: (what: string, times = 1) =>
      until(
        `"${what}" of ${path.basename(args[0] ?? command)}`,
        () => ({ said: state.said, code: state.code }),
        ({ said, code }) => {
          if (code !== null) throw new Error(`It has ended with ${code}: ${said}`);
          return said.split(what).length > times;
        },
      ),
    async end() {
      if (state.code === null) child.kill('SIGTERM');
      await waitFor('a program that was ended', ended);
      return state.code;
    },
  });
  started.unshift(program);
  return program;
}

/** Gives a port that nobody has. */
export const freePort = () =>
  new Promise<number>((tell) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => tell(port));
    });
  });
