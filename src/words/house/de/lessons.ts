/** Words of the house about lessons, German. */
export const table = {
  teachMe: 'Zeig es mir',
  title: '{game} lernen',
  fresh: 'Neu',
  atStep: 'Schritt {step} von {of}',
  done: 'Geschafft',
  entry: '{title}. {about}. {state}',
  skip: 'Weiter ohne: {what}',
  wellDone: 'Gut gemacht!',
  next: 'Weiter: {title}',
  shortGame: 'Jetzt ein kurzes Spiel',
  once: 'Noch einmal',
  all: 'Alle Lektionen',
  leave: 'Lektion verlassen',
  leaveKept: 'Hier geht es später weiter',
};
