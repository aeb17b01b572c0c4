/** Every word of the plain table, English. */
export const words = {
  hide: 'Close the curtain',
  more: 'More to choose',
  refused: 'That cannot be done now.',
} as const;
