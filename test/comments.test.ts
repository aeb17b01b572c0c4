/** First words of comments: a function's is a verb in the third person, a field's and a file's a noun. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type DocComment, docCommentsIn } from './comments/find.ts';

/** Words that end like a verb in the third person and are none. */
const notVerbs = new Set(
  `Actions Always As Banks Bots Boxes Buttons Captains Cards Chances Chests Classes Coins Decisions Errors Events
   Facts Failures Files Games Garrisons Hats Ids Islets Its Layers Less Masts Medians Middles Milliseconds Options
   Others Pairs Partners Perhaps Pieces Pictures Pips Plates Plus Seas Sentences Ships Skulls Squares Thefts This Thus
   Tokens Us Whereas Words Yes`.split(/\s+/),
);

/** Words that are verbs ("Names a card") or nouns ("Names of cards"); what follows a noun tells which. */
const either = new Set(
  'Curses Cuts Drums Heads Lines Marks Names Numbers Places Points Rows Seats Shares Signs Stands Steps Turns'.split(
    ' ',
  ),
);
const followsNoun = new Set('are at by for from have in lie of on that to where which with without'.split(' '));

/** Exceptions: verbs that stand before "to" or another word from that list. */
const verbPhrases = ['Turns to', 'Points to', 'Steps to', 'Marks where', 'Names where', 'Numbers by'];

/** Words that leave a field's comment without its noun. */
const notNouns = new Set(
  `Above Across After Against Along Among Around At Before Behind Below Beside Between Beyond By During For From How If In
   Into Near Of On Onto Over Past Per Since Through To Towards Under Until Upon What When Where Whether Which Who Whose Why
   With Within Without`.split(/\s+/),
);

const wordsOf = (text: string): [string, string] => {
  const [first = '', second = ''] = text.split(' ');
  return [first.replace(/[^\p{L}]+$/u, ''), second];
};

function beginsWithVerb(text: string): boolean {
  const [first, second] = wordsOf(text);
  if (!/^[A-Z][a-z-]*s$/.test(first) || notVerbs.has(first)) return false;
  return !either.has(first) || !followsNoun.has(second) || verbPhrases.includes(`${first} ${second}`);
}

const lacksNoun = (text: string): boolean => notNouns.has(wordsOf(text)[0]);

const breaks = ({ kind, text }: DocComment): boolean => (kind === 'does' ? !beginsWithVerb(text) : lacksNoun(text));

const told = ({ at, text }: DocComment): string => `${at}: ${text}`;

/** Lists the comments of a module that break the rule. */
const brokenIn = (path: string, source: string): string[] => docCommentsIn(path, source).filter(breaks).map(told);

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => file.endsWith('.ts'))
  .sort();

describe('comments begin with', () => {
  const all = modules.flatMap((path) => docCommentsIn(path, readFileSync(path, 'utf8')));

  it('a verb in the third person where they tell of a function', () => {
    const functions = all.filter(({ kind }) => kind === 'does');
    expect(functions.length).toBeGreaterThan(1000);
    expect(functions.filter(breaks).map(told)).toEqual([]);
  });

  it('a noun, and no preposition or question word, where they tell of anything else, or of a file', () => {
    const others = all.filter(({ kind }) => kind === 'is');
    expect(others.length).toBeGreaterThan(1000);
    expect(others.filter(breaks).map(told)).toEqual([]);
  });
});

describe('the search', () => {
  it.each([
    ['a function', '/** The sum of both. */\nexport function sum(): number { return 1; }'],
    ['an async function', '/** Of use once. */\nasync function once() {}'],
    ['an arrow function', '/** What is left. */\nconst rest = () => 1;'],
    [
      'a function after its decoration',
      '/**\n * Cards of a seat,\n * sorted.\n */\nexport const sorted = (n: number) => n;',
    ],
    ['a word that is a noun here', '/** Names of captains. */\nfunction names() {}'],
    ['a method', 'class A {\n  /** As many as there are. */\n  private many() {}\n}'],
    ['a method of an interface', 'interface A {\n  /** Nothing where it is unknown. */\n  find(): void;\n}'],
    ['a method of an object', 'const a = {\n  /** Always the same. */\n  same() {},\n};'],
    ['a field', 'interface A {\n  /** Of the table. */\n  frame: string;\n}'],
    ['a field of a class', 'class A {\n  /** Whether it is on. */\n  private on = false;\n}'],
    ['a property', 'const a = {\n  /** From 1 to 9. */\n  n: 1,\n};'],
    ['a constant', '/** How far it goes. */\nconst far = 1;'],
    ['a type', '/** What is known. */\nexport type Known = string;'],
    ['an interface', '/** Who plays. */\nexport interface Crew {}'],
    [
      'a type below a note to the linter',
      '/** What draws. */\n// biome-ignore lint: so\nexport type Drawing = string;',
    ],
    [
      'a field among parameters',
      'class A {\n  constructor(\n    /** Of the table. */\n    private n: number,\n  ) {}\n}',
    ],
    ['a class', '/** Where things lie. */\nexport class Places {}'],
    ['a file', '/** How it all began. */\nimport "./a.ts";\n/** Gives one. */\nexport const one = () => 1;'],
    ['a file with a blank line below', '/** How it all began. */\n\nexport const one = () => 1;'],
  ])('finds %s without it', (_, source) => {
    expect(brokenIn('src/planted.ts', source)).toHaveLength(1);
  });

  it.each([
    ['headings of files', '/** The beginning. */\nimport "./a.ts";\n/** Gives one. */\nexport const one = () => 1;'],
    ['headings with a blank line below', '/** The beginning. */\n\nexport const one = () => 1;'],
    ['comments that describe nothing', '/** The beginning. */\nimport "./a.ts";\n/** Of use */\nimport "./b.ts";'],
    ['other comments', '// Of use\n/* Of use */\nfunction use() {}'],
    [
      'verbs',
      '/** Asks, and waits. */\nfunction ask() {}\n/** Is true. */\nconst is = () => 1;\n/** Names a card. */\nfunction name() {}',
    ],
    ['nouns', '/** Frame of the table. */\nconst frame = 1;\n/** Names of cards. */\nconst names = [1];'],
    [
      'getters and constructors',
      'class A {\n  /** The view. */\n  get view() { return 1; }\n  /** The one. */\n  constructor() {}\n}',
    ],
  ])('lets %s be', (_, source) => {
    expect(brokenIn('src/planted.ts', source)).toEqual([]);
  });
});
