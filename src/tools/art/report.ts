/** Writes JSON that reads well in a diff: one line for each frame. */
export function linesOf(value: unknown, depth = 0): string {
  const pad = ' '.repeat(depth + 1);
  const end = depth === 0 ? '\n' : '';
  const isList = Array.isArray(value);
  const deep = typeof value === 'object' && value !== null && JSON.stringify(value).length > 400;
  if (!deep) return JSON.stringify(value) + end;
  const parts = isList
    ? value.map((item) => pad + linesOf(item, depth + 1))
    : Object.entries(value as object).map(([key, item]) => `${pad}${JSON.stringify(key)}:${linesOf(item, depth + 1)}`);
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${' '.repeat(depth)}${close}${end}`;
}
