export const table = {
  NOT_JSON: 'Die Aufzeichnung ist kein JSON.',
  TOO_LONG: 'Die Aufzeichnung ist länger als {most} Zeichen.',
  TOO_DEEP: 'Die Aufzeichnung ist beschädigt: mehr als {most} Ebenen tief verschachtelt.',
  NOT_PLAIN: 'Die Aufzeichnung ist beschädigt: Sie enthält, was JSON nicht kennt.',
  UNKNOWN_FORMAT:
    'Die Aufzeichnung hat Format {format}; dieses Programm liest Format 1 bis {known}. Sie bleibt, wie sie ist, für eine Version, die sie lesen kann.',
  TOO_MANY_STEPS: 'Die Aufzeichnung hat {steps} Schritte; dieses Programm liest höchstens {most}.',
  TOO_MANY_UNDONE: 'Die Aufzeichnung nimmt {undone} Aktionen zurück; in einem Spiel sind höchstens {most} erlaubt.',
  DAMAGED: 'Die Aufzeichnung ist beschädigt: {what}.',
  UNKNOWN_GAME:
    'Das Spiel „{game}“ gibt es in diesem Programm nicht. Eine Aufzeichnung davon bleibt, wie sie ist, für eine Version, die sie lesen kann.',
  OTHER_VERSION:
    'Die Aufzeichnung folgt Regelfassung {version} von {game}; dieses Programm hat {known}. Sie bleibt, wie sie ist, für eine Version, die sie lesen kann.',
  BAD_OPTIONS: 'Die Optionen der Aufzeichnung stimmen nicht: {what}.',
  BAD_DEAL: 'Die Verteilung der Aufzeichnung stimmt nicht: {what}.',
  BAD_SEATS:
    '{game} lässt sich mit diesen Optionen nicht zu {seats, plural, one {einem Spieler} other {# Spielern}} spielen.',
  PLAYERS_MISSING: 'Die Aufzeichnung nennt {players} Namen für {seats} Plätze.',
  NO_LEVEL: 'Der Computer auf Platz {seat}{step, select, none {} other { in Schritt {step}}} hat keine Spielstärke.',
  UNKNOWN_LEVEL:
    'Die Spielstärke „{level}“ für Platz {seat}{step, select, none {} other { in Schritt {step}}} gibt es nicht.',
  LEVEL_OF_PERSON:
    'Der Mensch auf Platz {seat}{step, select, none {} other { in Schritt {step}}} hat eine Spielstärke; die haben nur Computer.',
  NO_SUCH_SEAT:
    '{before, select, true {Aktion {step} vor dem ersten Schritt} other {Schritt {step}}} gehört zu Platz {seat}, den es nicht gibt.',
  NOT_AN_ACTION:
    '{before, select, true {Aktion {step} vor dem ersten Schritt} other {Schritt {step}}} ist keine Aktion von {game}: {what}.',
  STEPS_MISSING: 'Die Aufzeichnung hat {steps} Schritte; versiegelt wurde sie mit {sealed}.',
  BROKEN_SEAL: 'Die Aufzeichnung wurde nachträglich geändert: Das Siegel ist gebrochen.',
  SETUP_FAILS: 'Der Aufbau lässt sich nicht spielen.',
  SETUP_DIFFERS: 'Der Aufbau weicht von der Aufzeichnung ab.',
  STEP_FAILS: 'Schritt {step} lässt sich nicht spielen.',
  STEP_REFUSED: 'Schritt {step} wurde abgelehnt: {refused}.',
  STEP_DIFFERS: 'Schritt {step} führt zu {hash}, in der Aufzeichnung steht {recorded}.',
  NOTHING_TO_TAKE_BACK: 'Schritt {step} nimmt zurück, was nicht gespielt wurde.',

  NO_SUCH_LEVEL: 'Die Spielstärke „{level}“ gibt es nicht.',
  OPTIONS_REFUSED:
    'Diese Optionen lassen sich nicht spielen{why, select, SEATS { – nicht zu {seats, plural, one {einem} other {#}}} other {: {what}}}.',
  BAD_PLAYERS: 'So können die Käpt’ns nicht Platz nehmen: {what}.',
  BAD_BEFORE: 'Das Spiel kann nicht dort beginnen, wo es soll: {what}.',
  AT_ITS_END: 'Ein Spiel kann nicht an seinem Ende beginnen.',
  CANNOT_BEGIN: 'So kann kein Spiel beginnen.',
  NOT_FETCHED: 'Ein Teil des Programms lässt sich nicht laden. Bitte versucht es noch einmal.',
  NO_TASTE: 'Mit diesen Käpt’ns und Regeln gibt es kein schnelles Spiel. Drückt bitte „Segel setzen“ für ein ganzes.',
  ELSEWHERE: 'Der Tisch ist in einem anderen Fenster offen.',
  CANNOT_RESUME: 'Das gespeicherte Spiel lässt sich nicht fortsetzen. {why}',
  NOT_OVER: 'Dieses Spiel wurde nicht zu Ende gespielt.',
  NOBODY_SAT: 'Auf Platz {seat} saß niemand.',
  GAME_LOST: 'Die laufende Partie ist hier nicht mehr zu finden.',
  NO_STORAGE: 'Der Speicher dieses Geräts antwortet gerade nicht. Bitte noch einmal versuchen.',
  NOT_KEPT: 'Dieses Gerät lässt das Spiel nicht speichern.',
  HERE_ALREADY: 'Diese Partie ist schon hier.',
  IS_A_MAP:
    'Das ist eine Karte, keine Partie. Sie gehört zu „Eigene Karten“ bei den Regeln eines Spiels, das Karten hat.',
  IS_NO_GAME: 'Das ist keine aufgezeichnete Partie, oder die Datei ist beschädigt.',
  IS_A_GAME: 'Das ist eine gespielte Partie, keine Karte. Sie gehört zu „Partien“ auf dem Titel.',
  WRONG:
    '{where, select, none {} other {{where}: }}{received, select, undefined {fehlt} other {{received}}}{expected, select, none {} other { statt {expected}}}',
  other: 'Das geht nicht.',
};
