/** Debian's own packages, for programs that tests and tools need beside npm's. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Tells whether this is a Debian on which we may install something. */
const mayInstall = (): boolean =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

/** Installs packages where that may be; whether they are there afterwards is for whoever needs them to see. */
export function installFromDebian(packages: readonly string[]): void {
  if (!mayInstall()) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', ...packages]]) {
    if (spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status !== 0) return;
  }
}
