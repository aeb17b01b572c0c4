/** A file that cannot be had. Its message is for the console; people are told in their language. */
export class UnreadFile extends Error {
  readonly kind: 'picture' | 'table';
  readonly file: string;

  constructor(kind: 'picture' | 'table', url: string) {
    const file = url.split('/').pop() ?? '';
    super(`The ${kind} ${file} could not be read.`);
    this.kind = kind;
    this.file = file;
  }
}
