/** Asks in the terminal for the number of the operator's office. */
import { createInterface } from 'node:readline/promises';
import { Stop } from '../stop.ts';
import { needFolder, ofOffice } from './folders.ts';
import { isPin, type PinLock } from './pin-lock.ts';

const rule = 'A number of four to eight digits';

/** Takes the number from the option, or asks for it where somebody is at the terminal; `folder` is the office's. Nothing said: no office. */
export async function setPin(lock: PinLock, given: string | undefined, folder: string): Promise<void> {
  if (given !== undefined && !isPin(given)) throw new Stop(`--pin takes four to eight digits, not "${given}".`);
  if (given === undefined && !process.stdin.isTTY) return;
  needFolder(folder, ofOffice);
  const digits = given ?? (await askPin());
  if (digits === '') return;
  await lock.set(digits).catch((error) => {
    throw new Stop(`The number cannot be saved: ${error.message}`);
  });
}

async function askPin(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const said = (
        await terminal.question(`${rule} opens the operator's office (press Enter for no office): `)
      ).trim();
      if (said === '' || isPin(said)) return said;
      console.log(`Please enter ${rule.toLowerCase()}.`);
    }
  } finally {
    terminal.close();
  }
}
