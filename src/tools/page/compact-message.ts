/** Reads a message as ICU has it, and writes down what is in it in the short form of `src/words/short-form.ts`. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Form, Forms } from '../../words/short-form.ts';

const formsOf = (elements: readonly MessageFormatElement[]): Form[] => elements.map(formOf);

function formOf(element: MessageFormatElement): Form {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.pound:
      return 0;
    case TYPE.argument:
      return [element.value];
    case TYPE.tag:
      return [element.value, formsOf(element.children)];
    case TYPE.select:
      return [element.value, armsOf(element.options)];
    case TYPE.plural:
      if (element.offset !== 0) throw new Error('offsets are nothing that this house fills');
      return [element.value, armsOf(element.options), element.pluralType === 'ordinal' ? 2 : 1];
    default:
      throw new Error(`{${element.value}} is nothing that this house fills`);
  }
}

const armsOf = (options: Readonly<Record<string, { value: MessageFormatElement[] }>>) =>
  Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, formsOf(value)]));

/** Reads a message; throws where it is no ICU, or asks for what `fill` does not do. */
export const compact = (message: string): Forms => [0, ...formsOf(parse(message))];

/** Tells a text that has something to be read, a hole or a tag, from words and from what the build has read already. */
export const hasHoles = (text: unknown): text is string => typeof text === 'string' && /[{<]/.test(text);
