/**
 * The lessons of Yellowbeard, English. `line` says what to do now, `more` what has happened or why; `other` answers whoever does
 * something else; `idea` is what Skip leaves out. A sentence has 90 letters at most.
 */
import { catalogue } from '../catalogue.ts';

const english = {
  hide: {
    title: 'Hide and plot',
    about: 'You are the pirate: sail unseen, take a chest',
    steps: [
      {
        idea: 'putting to sea',
        line: 'Put to sea in secret beside Trujillo',
        more: 'You are the pirate. The Navy never learns which harbour you come from.',
        other: 'Begin at Trujillo, in the west.',
      },
      {
        idea: 'plotting',
        line: 'Sail to the marked square beside the chest',
        more: 'You sail up to three squares a turn, unseen. Stop right beside a chest.',
        other: 'Two squares east you lie beside the chest: stop there.',
      },
      {
        idea: 'loading',
        line: 'Load the chest',
        more: 'You have been here since your last turn, so you may load. It takes the whole turn.',
        other: 'Do not sail on yet: load the chest beside you.',
      },
      {
        idea: 'slipping away',
        line: 'Sail three squares away',
        more: 'After this turn the chest is gone, and everybody knows where you were. So be far away.',
        other: 'Go on to the marked square, three squares off.',
      },
    ],
    end: 'Stop beside a chest, load it, and be gone before they notice.',
  },
  hunt: {
    title: 'Roll, look and shoot',
    about: 'You are the Navy: find the pirate and fire',
    steps: [
      {
        idea: 'the roll',
        line: 'Roll the die',
        more: 'You are the Navy now, and the pirate hides somewhere out there. Your ships take turns.',
        other: 'Roll first to see how far this ship may sail.',
      },
      {
        idea: 'sailing first',
        line: 'Sail first: three squares west',
        more: 'Then you look from your new square, and your turn is over.',
        other: 'Sail first this time: three squares along the row, to the west.',
      },
      {
        idea: 'the next ship',
        line: 'Roll for your next ship',
        more: 'Nay: nobody was in sight. But a Nay tells you where the pirate is not.',
        other: 'Roll the die for your second ship.',
      },
      {
        idea: 'looking first',
        line: 'Look first this time',
        more: 'Look first, and you may fire at what you see: straight or diagonally.',
        other: 'Look before you sail: then you may fire.',
      },
      {
        idea: 'the first salvo',
        line: 'Fire to the west',
        more: 'Aye, a sail! The first salvo flies exactly as far as you rolled: four.',
        other: 'Fire along the row, to the west.',
      },
      {
        idea: 'the second salvo',
        line: 'Fire to the west once more',
        more: 'One square too short. The second salvo gets its own roll.',
        other: 'Give them the second salvo, to the west.',
      },
    ],
    end: 'Roll, then sail and look, or look and fire. A shot has to land exactly on the pirate.',
  },
  trace: {
    title: 'Where could the pirate be?',
    about: 'Read the chart: every sign narrows it down',
    steps: [
      {
        idea: 'a stolen chest',
        line: 'Roll the die',
        more: 'A chest is gone: the pirate lay beside it a turn ago, and must be in the shade now.',
        other: 'Roll first. The shaded squares will not run away.',
      },
      {
        idea: 'what a Nay tells',
        line: 'Look first',
        more: 'Every empty square you see is ruled out: no pirate hides there.',
        other: 'Look first, and watch the shade shrink.',
      },
      {
        idea: 'closing in',
        line: 'Sail three squares closer, to the west',
        more: 'Nay: the row you saw has lost its shade. Now shut the pirate in.',
        other: 'Do not stay: sail three squares along the row, to the west.',
      },
      {
        idea: 'another ship',
        line: 'Roll for your next ship',
        more: 'Each unseen move of the pirate makes the shade grow. So use every ship.',
        other: 'Roll the die for your next ship.',
      },
      {
        idea: 'the right line',
        line: 'Sail first: two squares north',
        more: 'From there one long row lies open, right through the shade.',
        other: 'Sail two squares north first: you look from there.',
      },
    ],
    end: 'Stolen chests shade the chart, a Nay clears it, and an Aye ends all doubt.',
  },
  flight: {
    title: 'The escape',
    about: 'You are the pirate: get your gold into a harbour',
    steps: [
      {
        idea: 'the last chest',
        line: 'Load the chest',
        more: 'One chest is enough today. You lie beside it: take it aboard.',
        other: 'Load the chest first: without it no harbour opens.',
      },
      {
        idea: 'away from here',
        line: 'Sail three squares to the south',
        more: 'After this turn the chest is gone, and they know where you were.',
        other: 'Get away from here: three squares along the coast.',
      },
      {
        idea: 'a loyal garrison',
        line: 'Sail to the harbour below Trujillo, try it',
        more: 'With enough chests stolen you may try a harbour. Nobody knows which ones take bribes.',
        other: 'Try the nearest harbour, on the west coast.',
      },
      {
        idea: 'a bribed garrison',
        line: 'Sail to the next harbour and try it',
        more: 'A loyal garrison! Now the Navy knows where you are. Quick, on to the next one.',
        other: 'Do not wait for them: try the harbour to the south.',
      },
    ],
    end: 'A bribed garrison lets you in, and the gold is yours. Now play!',
  },
} as const;

export const lessonTable = catalogue(english, { de: async () => (await import('./de/lessons.ts')).table });
