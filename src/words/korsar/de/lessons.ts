/** The lessons of Korsar, German: a sentence has 90 letters at most. */
export const table = {
  home: {
    title: 'Bring es heim',
    about: 'Handelsschiffe in See schicken und ihr Gold heimbringen',
    steps: [
      {
        idea: 'in See schicken',
        line: 'Schick das Handelsschiff mit 5 Gold in See',
        more: 'Das meiste Gold gewinnt. Es zählt nur, was über die See nach Hause kommt.',
        other: 'Schick zuerst das Handelsschiff mit fünf Gold in See.',
      },
      {
        idea: 'eine Karte ziehen',
        line: 'Zieh jetzt eine Karte',
        more: 'Niemand griff an: Fünf Gold gehören dir. Ein Zug ist eine Karte ziehen oder spielen.',
        other: 'Zieh diesmal eine Karte: Wer weiß, was kommt.',
      },
      {
        idea: 'ein reiches Schiff',
        line: 'Schick die Sieben in See',
        more: 'Du hast ein Handelsschiff mit sieben Gold gezogen. Das will jeder haben.',
        other: 'Die Sieben ist am meisten wert. Schick sie jetzt in See.',
      },
      {
        idea: 'beschützen',
        line: 'Schick deine Schlange mit drei Totenköpfen zur Sieben',
        more: 'Piraten mit zwei Totenköpfen jagen sie! Mit mehr Totenköpfen führst du wieder.',
        other: 'Hilf erst der Sieben: Drei Totenköpfe schlagen zwei.',
      },
      {
        idea: 'kleines Gold',
        line: 'Schick auch das kleine Handelsschiff in See',
        more: 'Eine Runde lang geführt, schon ist sie da. Gold auf der Hand wird am Ende abgezogen.',
        other: 'Schick die zwei Gold in See: Auf der Hand kosten sie dich.',
      },
    ],
    end: 'In See schicken, bis zum nächsten Zug führen: Dann gehört das Gold dir.',
  },
  skulls: {
    title: 'Die meisten Totenköpfe',
    about: 'Andere angreifen: Zeichen, Führung, Gleichstand',
    steps: [
      {
        idea: 'angreifen',
        line: 'Greif mit deinem besten Kraken an',
        more: 'Sechs Gold sind auf See. Führst du im nächsten Zug, sind sie dein.',
        other: 'Greif mit dem Kraken an, der drei Totenköpfe hat.',
      },
      {
        idea: 'die Führung holen',
        line: 'Schick den Kraken mit zwei Totenköpfen dazu',
        more: 'Schlangen führen 4 : 3. Deine Totenköpfe zählen zusammen, aber nur mit einem Zeichen.',
        other: 'Dort fährst du unter dem Kraken: Schick den mit zwei Totenköpfen.',
      },
      {
        idea: 'Gleichstand',
        line: 'Brich den Gleichstand mit deinem letzten Kraken',
        more: 'Fünf zu fünf: Bei Gleichstand führt niemand, und niemand bekommt das Schiff.',
        other: 'Noch ein Totenkopf des Kraken bricht den Gleichstand.',
      },
      {
        idea: 'andere Zeichen',
        line: 'Greif das neue Handelsschiff mit deinem Stern an',
        more: 'Sechs Gold sind dein! Anderes Schiff, anderes Zeichen: Das gilt je Schiff.',
        other: 'Versuch den Stern mit drei Totenköpfen am neuen Handelsschiff.',
      },
    ],
    end: 'Die meisten Totenköpfe führen, Gleichstand hilft niemandem, eine Runde Führung gewinnt.',
  },
  command: {
    title: 'Kapitäne und Partner',
    about: 'Kapitäne, der Admiral, und zwei, die ihr Gold teilen',
    steps: [
      {
        idea: 'Partner',
        line: 'Schick die Sieben in See',
        more: 'Neben dir sitzt dein Partner. Ihr seht beide Blätter und teilt alles Gold.',
        other: 'Schick das Handelsschiff mit sieben Gold in See.',
      },
      {
        idea: 'Admiral',
        line: 'Schick den Admiral hin',
        more: 'Vier Schlangen jagen es. Der Admiral schlägt alle Totenköpfe, nur am eigenen Schiff.',
        other: 'Totenköpfe reichen hier nicht: Schick den Admiral.',
      },
      {
        idea: 'Kapitän',
        line: 'Schick deinen Kapitän',
        more: 'Ihr Kapitän kam zuletzt und führt. Der Kraken deines Partners lässt deinen an Bord.',
        other: 'Nur dein Kapitän des Kraken holt die Führung zurück.',
      },
      {
        idea: 'gemeinsam schützen',
        line: 'Schick das letzte Handelsschiff in See',
        more: 'Wer zuletzt kommt, führt: sieben Gold! Dein Partner ist als Nächster dran und schützt.',
        other: 'Schick das Handelsschiff mit drei Gold in See.',
      },
    ],
    end: 'Von Kapitänen und Admiral führt, wer zuletzt kommt. Jetzt weißt du alles: spiel!',
  },
} as const;
