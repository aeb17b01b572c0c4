/** The lessons of Yellowbeard, German: a sentence has 90 letters at most. */
export const table = {
  hide: {
    title: 'Verstecken und planen',
    about: 'Du bist der Pirat: Segle ungesehen, hol eine Truhe',
    steps: [
      {
        idea: 'auslaufen',
        line: 'Lauf heimlich bei Trujillo aus',
        more: 'Du bist der Pirat. Die Marine erfährt nie, aus welchem Hafen du kommst.',
        other: 'Beginn bei Trujillo, im Westen.',
      },
      {
        idea: 'einen Kurs planen',
        line: 'Segle zum markierten Feld neben der Truhe',
        more: 'Du segelst ungesehen bis zu drei Felder im Zug. Halt genau neben einer Truhe.',
        other: 'Zwei Felder östlich liegst du neben der Truhe: Halt dort.',
      },
      {
        idea: 'laden',
        line: 'Lade die Truhe',
        more: 'Du liegst hier seit deinem letzten Zug, also darfst du laden. Das kostet den ganzen Zug.',
        other: 'Segle noch nicht weiter: Lade die Truhe neben dir.',
      },
      {
        idea: 'davonschleichen',
        line: 'Segle drei Felder davon',
        more: 'Nach diesem Zug fehlt die Truhe, und alle wissen, wo du warst. Also weit weg!',
        other: 'Weiter zum markierten Feld, drei Felder entfernt.',
      },
    ],
    end: 'Neben einer Truhe halten, laden, und weg sein, bevor sie es merken.',
  },
  hunt: {
    title: 'Würfeln, spähen, feuern',
    about: 'Du bist die Marine: Finde den Piraten und feuere',
    steps: [
      {
        idea: 'der Wurf',
        line: 'Würfle',
        more: 'Jetzt bist du die Marine, und irgendwo steckt der Pirat. Deine Schiffe ziehen reihum.',
        other: 'Erst würfeln: So weit darf dieses Schiff segeln.',
      },
      {
        idea: 'erst segeln',
        line: 'Segle zuerst: drei Felder nach Westen',
        more: 'Dann spähst du vom neuen Feld, und dein Zug ist vorbei.',
        other: 'Segle diesmal zuerst: drei Felder die Reihe entlang, nach Westen.',
      },
      {
        idea: 'noch ein Schiff',
        line: 'Würfle für dein nächstes Schiff',
        more: 'Nay: niemand in Sicht. Aber auch das sagt dir, wo der Pirat nicht ist.',
        other: 'Würfle für dein zweites Schiff.',
      },
      {
        idea: 'erst spähen',
        line: 'Spähe diesmal zuerst',
        more: 'Wer zuerst späht, darf auf das feuern, was in Sicht ist: gerade und schräg.',
        other: 'Spähe, bevor du segelst: Dann darfst du feuern.',
      },
      {
        idea: 'die erste Salve',
        line: 'Feuere nach Westen',
        more: 'Aye, ein Segel! Die erste Salve fliegt deinen Wurf weit: vier.',
        other: 'Feuere die Reihe entlang, nach Westen.',
      },
      {
        idea: 'die zweite Salve',
        line: 'Feuere noch einmal nach Westen',
        more: 'Ein Feld zu kurz. Die zweite Salve hat ihren eigenen Würfel.',
        other: 'Jetzt die zweite Salve, nach Westen.',
      },
    ],
    end: 'Würfeln, dann segeln und spähen, oder spähen und feuern. Der Schuss muss genau treffen.',
  },
  trace: {
    title: 'Wo kann der Pirat sein?',
    about: 'Lies die Karte: Jedes Zeichen hilft',
    steps: [
      {
        idea: 'Truhe weg',
        line: 'Würfle',
        more: 'Eine Truhe fehlt: Dort lag der Pirat vor einem Zug. Der Pirat ist im Schatten.',
        other: 'Erst würfeln. Die schattierten Felder laufen nicht weg.',
      },
      {
        idea: 'das Nay',
        line: 'Spähe zuerst',
        more: 'Ein leeres Feld, das du siehst, ist kein Versteck mehr.',
        other: 'Spähe zuerst: Sieh, wie die Schatten weniger werden.',
      },
      {
        idea: 'näher heran',
        line: 'Segle drei Felder näher, nach Westen',
        more: 'Nay: Die Reihe ist ohne Schatten. Jetzt kreis den Piraten ein.',
        other: 'Bleib nicht liegen: Segle drei Felder nach Westen.',
      },
      {
        idea: 'noch ein Schiff',
        line: 'Würfle für dein nächstes Schiff',
        more: 'Mit jedem ungesehenen Zug wachsen die Schatten. Nutz also jedes Schiff.',
        other: 'Würfle für dein nächstes Schiff.',
      },
      {
        idea: 'die Reihe',
        line: 'Segle zuerst: zwei Felder nach Norden',
        more: 'Von dort liegt eine lange Reihe offen, mitten durch die Schatten.',
        other: 'Segle erst zwei Felder nach Norden: Dann spähst du dort.',
      },
    ],
    end: 'Gestohlene Truhen werfen Schatten, ein Nay lichtet sie, ein Aye beendet die Suche.',
  },
  flight: {
    title: 'Die Flucht',
    about: 'Du bist der Pirat: Bring dein Gold in einen Hafen',
    steps: [
      {
        idea: 'die letzte Truhe',
        line: 'Lade die Truhe',
        more: 'Heute reicht eine Truhe. Du liegst daneben: Nimm sie an Bord.',
        other: 'Lade erst die Truhe: Ohne sie öffnet kein Hafen.',
      },
      {
        idea: 'weg von hier',
        line: 'Segle drei Felder nach Süden',
        more: 'Nach diesem Zug fehlt die Truhe, und sie wissen, wo du warst.',
        other: 'Nichts wie weg: drei Felder die Küste entlang.',
      },
      {
        idea: 'eine treue Garnison',
        line: 'Segle zum Hafen unter Trujillo und versuch ihn',
        more: 'Mit genug Truhen darfst du einen Hafen versuchen. Niemand weiß, welcher bestechlich ist.',
        other: 'Versuch den nächsten Hafen, an der Westküste.',
      },
      {
        idea: 'eine bestochene',
        line: 'Segle zum nächsten Hafen und versuch den',
        more: 'Eine treue Garnison! Jetzt weiß die Marine, wo du bist. Schnell zum nächsten.',
        other: 'Warte nicht auf sie: Versuch den Hafen im Süden.',
      },
    ],
    end: 'Eine bestochene Garnison lässt dich ein, und das Gold ist dein. Jetzt spiel!',
  },
} as const;
