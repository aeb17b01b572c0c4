export const table = {
  MAP_SIZE: 'Die Karte hat {width} x {height} Felder; erlaubt sind 13 x 11 bis 52 x 52.',
  TERRAIN_LETTER: 'Das Gelände „{letter}“ gibt es nicht: Jedes Feld ist Meer, Insel oder Festland.',
  TERRAIN_UNKNOWN: 'Jede Kachel braucht die Klasse Ocean, Island oder Mainland: Stelle sie im Tileset ein.',
  TERRAIN_FORMAT:
    'Die Kacheln der Ebene „{layer}“ sind nicht lesbar. Stelle in Tiled unter Karteneigenschaften das Kachelebenenformat auf CSV und speichere neu.',
  TERRAIN_APART:
    'Die Kacheln von „terrain“ liegen nicht Feld auf Feld: Setze den Versatz der Ebenen und Tilesets in Tiled auf 0.',
  OCEAN_SPLIT: 'Das Meer zerfällt in {bodies} Teile; es muss zusammenhängen.',
  STRAIT_ON_LAND: 'Felder mit NO PASSING müssen im Meer liegen.',
  CHESTS_TO_ESCAPE: '{n} Truhen für die Flucht bei {of} Truhen.',
  NAVY_SHIPS: '{n} Kriegsschiffe: Erlaubt sind 1 bis 8, und weniger als ein Viertel der {water} Meeresfelder.',
  COUNT_PROPERTY:
    'Keine ganze Zahl von {lowest} bis {most}: {names}. Gib diesen Eigenschaften der Karte in Tiled den Typ int.',
  COUNT_MISSING: 'Die Karte sagt es nicht, deshalb gilt: {list}. Gib der Karte in Tiled diese Eigenschaften, Typ int.',
  COUNT_RANGE: 'Eine Zahl der Karte ist zu klein oder zu groß.',
  OBJECT_OUTSIDE: 'Etwas liegt außerhalb der Karte.',
  LAYER_OBJECT_OUTSIDE: 'In der Ebene „{layer}“ liegt außerhalb der Karte: {names}.',
  OBJECT_UNREADABLE: 'In der Ebene „{layer}“ ist nicht lesbar: {names}.',
  OBJECT_IGNORED:
    'In der Ebene „{layer}“ zählt nicht mit: {names}. Wähle es in Tiled aus und gib ihm die Klasse (früher: Typ) {wanted}.',
  OBJECT_WIDE: 'Ein Objekt über mehreren Feldern zählt für das Feld in seiner Mitte.',
  OBJECT_ON_LINE: 'Ein Objekt auf der Linie zwischen zwei Feldern zählt für das rechte, oder das untere.',
  OBJECTS_BETWEEN:
    'In der Ebene „{layer}“ liegt zwischen zwei Feldern: {names}. Setze in Tiled den Versatz dieser Ebene und von „terrain“ auf ganze Felder.',
  LAYER_DRIFTS:
    'Die Ebene „{layers}“ verschiebt sich in Tiled beim Scrollen gegen das Gelände. Es zählt nur, wo sie auf der Karte liegt: Gib ihr den Parallaxfaktor von „terrain“.',
  HIDDEN: 'In Tiled ausgeblendet und trotzdem im Spiel: {names}.',
  LAYER_STRAY:
    'Orte in der Ebene „{layers}“ zählen nicht, nur die in der Ebene „{wanted}“. Benenne sie um oder verschiebe sie dorthin.',
  TILES_STRAY:
    'Kacheln in der Ebene „{layers}“ ergeben keine Orte, nur Objekte in der Objektebene „{wanted}“. Setze dort Objekte.',
  DUPLICATE_OBJECT: 'Zwei Häfen, Verstecke oder Engen teilen sich ein Feld.',
  DUPLICATE_ID: 'Zwei Häfen oder zwei Verstecke heißen beide „{id}“.',
  HARBOUR_COUNT: '{harbours} Häfen für {garrisons} Garnisonen.',
  HARBOURS_CLOSED_IN:
    'Die {ships} Schiffe der Marine könnten alle Häfen versperren, und der Pirat käme nicht auf See: Füge Häfen oder freies Wasser vor ihnen hinzu, oder nimm Schiffe weg.',
  HARBOUR_ON_WATER: 'Ein Hafen muss an Land liegen.',
  HARBOUR_NO_WATER: 'Ein Hafen braucht ein Meeresfeld neben sich.',
  SITE_NOT_ISLAND: 'Ein Versteck muss auf einer Insel liegen.',
  SITE_NO_WATER: 'Ein Versteck braucht ein Meeresfeld neben sich.',
  SITE_CAPACITY: 'Auf den Inseln ist Platz für {room} von {chests} Truhen.',
  TOO_LARGE: 'Die Datei hat mehr als {most} Zeichen.',
  TOO_DEEP: 'Die Datei ist mehr als {most} Ebenen tief verschachtelt.',
  TOO_MANY_LAYERS: 'Die Karte hat mehr als {most} Ebenen, oder Gruppen in Gruppen in Gruppen.',
  TOO_MANY_OBJECTS: 'Die Ebene „{layer}“ hat mehr als {most} Objekte.',
  NOT_JSON: 'Das ist keine Karte in JSON. Wähle in Tiled Datei, Speichern unter, und als Typ JSON (.tmj).',
  IS_TMX: 'Diese Karte ist als TMX gespeichert. Wähle in Tiled Datei, Speichern unter, und als Typ JSON (.tmj).',
  TMX_WITHOUT_CLASSES:
    'Diese Karte ist ein TMX, und ihre Objekte haben keine Klasse, wie LDtk sie exportiert. Öffne sie in Tiled, gib ihnen Klassen und speichere sie als JSON (.tmj).',
  IS_TILESET: 'Das ist ein Tileset, keine Karte: Zieh es zusammen mit seiner Karte hierher.',
  IS_TEMPLATE: 'Das ist eine Vorlage, keine Karte: Zieh sie zusammen mit ihrer Karte hierher.',
  IS_WORLD: 'Das ist eine Welt aus mehreren Karten: Zieh stattdessen eine davon hierher, als JSON gespeichert (.tmj).',
  IS_RECORD: 'Das ist ein aufgezeichnetes Spiel, keine Karte: Unter „Partien“ lässt es sich einlesen.',
  IS_LDTK:
    'Das ist ein Projekt von LDtk. Schalte dort den Export für Tiled ein, öffne den Level in Tiled und speichere ihn als JSON (.tmj).',
  NOT_A_MAP: 'Das ist keine Karte von Tiled, oder sie ist beschädigt.',
  ORIENTATION:
    'Die Karte ist {orientation, select, isometric {isometrisch} staggered {versetzt} hexagonal {sechseckig} oblique {schräg} other {nicht orthogonal}}; spielbar sind nur orthogonale. Stelle in Tiled unter Karteneigenschaften die Orientierung auf orthogonal.',
  FILE_BESIDE: 'Ein Teil der Karte liegt in einer anderen Datei: {file}.',
  TILESET_BESIDE:
    'Die Kacheln liegen in einer eigenen Datei: {file}. Zieh sie zusammen mit der Karte hierher, oder drücke in Tiled unter dem Tileset auf „Tileset einbetten“.',
  TEMPLATE_BESIDE:
    'Einige Objekte kommen aus einer anderen Datei: {file}. Zieh sie zusammen mit der Karte hierher, oder wähle sie in Tiled aus und löse sie mit der rechten Maustaste von ihrer Vorlage.',
  PART_UNREADABLE:
    '{file} lag bei, ist aber nicht lesbar: etwas anderes oder beschädigt. Speichere die Datei in Tiled neu.',
  LAYER_MISSING: 'Die Kachelebene „{layer}“ fehlt. Benenne die Ebene mit dem Land in Tiled mit F2 um.',
  OBJECT_LAYER_MISSING: 'Die Objektebene „{layer}“ fehlt. Benenne die Ebene mit diesen Orten in Tiled mit F2 um.',
  TERRAIN_EMPTY: 'Die Ebene „{layer}“ ist leer: Zeichne Land und Meer hinein.',
  BAD_PROPERTY: 'Kein Text: {names}. Gib diesen Eigenschaften in Tiled den Typ string.',
  SEALABLE: 'Die Marine könnte {n} Felder absperren.',
  LONE_HARBOUR: '{n} Häfen teilen sich alle Zugänge.',
  ISLAND_AT_SEA: 'Der Name einer Insel muss auf der Insel stehen.',
  CLOSE_QUARTERS: 'Ein Feld sieht im Schnitt {share} % des Meeres.',
  NO_SAMPLE: 'Das Beispiel der Anleitung, M11-L11-K11 (J11), lässt sich hier nicht spielen.',
};
