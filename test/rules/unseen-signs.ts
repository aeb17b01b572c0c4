/** Signs that nobody sees, each kind of them, for tests of names from outside. */
export const unseenSigns: Readonly<Record<string, string>> = {
  'overrides and embeddings': '\u202a\u202b\u202c\u202d\u202e',
  isolates: '\u2066\u2067\u2068\u2069',
  'marks of direction': '\u200e\u200f\u061c',
  'blanks without width': '\u200b\u2060\ufeff\u180e',
  'what joins nothing': '\u200c\u200d\ufe0f',
  'soft hyphens and invisible operators': '\u00ad\u2061\u2062\u2063\u2064\u034f',
  fillers: '\u115f\u1160\u3164\uffa0',
  'control signs': '\u0000\u0007\u001b\u007f\u0085\u009b',
  'letters of tags': '\u{e0001}\u{e0041}\u{e007f}',
  'shapes for nothing': '\ufe00\u{e0100}\u{e01ef}',
  'notes between lines': '\ufff9\ufffa\ufffb',
  'halves of characters': '\ud83c\udc00'.slice(0, 1),
};
