/** Controls that people press to teach a pad that nobody knows, in this order. */
export const lessons = ['up', 'right', 'down', 'left', 'choose'] as const;
export type PadLesson = (typeof lessons)[number];
