/** Opens a quick game: who plays, how they stand and what is at stake, for a moment and until the first press. */
import type { Frame } from '../../controller/room.ts';
import { type Opening, openingScreen } from '../../presentation/screens/opening.ts';
import type { Prompter } from '../prompts/prompter.ts';

/** Milliseconds in which the captains slide in, and after which the opening goes. */
const sliding = 450;
const stands = 1500;

interface Shown {
  opening: Opening;
  names: readonly string[];
  /** Nothing slides with reduced motion. */
  still: boolean;
  frame: () => Frame | undefined;
}

export async function openQuickly(prompter: Prompter, { opening, names, still, frame }: Shown): Promise<void> {
  const began = prompter.clock;
  const passed = () => prompter.clock - began;
  let pressed = false;
  const unheard = prompter.unasked.take(() => {
    pressed = true;
  });
  prompter.rest(() => openingScreen(opening, names, still ? 1 : Math.min(1, passed() / sliding), frame()));
  try {
    while (!pressed && passed() < stands) {
      // Once everything lies still nothing is drawn anew.
      await prompter.after(!still && passed() < sliding ? 1 : stands - passed());
      prompter.redraw();
    }
  } finally {
    prompter.clear();
    unheard();
  }
}
