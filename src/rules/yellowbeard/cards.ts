/**
 * Things in the box: the bundled oceans, drawn as in sections 11.2 and 11.3, and one of our own. `map.ts` reads the
 * drawings.
 */
import type { Counts, Square } from './types.ts';

/** Units of code that a name on a map may have. */
export const maxName = 60;

/** 1: ten chests, eleven harbours, five men-of-war. */
export const standardCounts: Counts = {
  chests: 10,
  chestsToEscape: 6,
  maxChestsPerIsland: 2,
  navyShips: 5,
  openGarrisons: 5,
  closedGarrisons: 6,
};

/**
 * `~` ocean, `=` ocean NO PASSING, `#` mainland, `o` island, `$` island with a treasure site, `H` harbour: on the mainland
 * when its land touches a `#`, else on an island. Names by square; an island is named by any of its squares.
 */
export interface Drawing {
  id: string;
  title: string;
  author: string;
  rows: readonly string[];
  harbours: Readonly<Record<Square, string>>;
  islands: Readonly<Record<Square, string>>;
  straits: Readonly<Record<Square, string>>;
  counts: Counts;
}

export const drawings: readonly Drawing[] = [
  {
    id: 'yellowbeards-ocean',
    title: "Yellowbeard's Ocean",
    author: 'The Captain’s Table',
    rows: [
      '# # # # # # ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~',
      '# ~ ~ ~ # H ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~',
      'H ~ ~ ~ ~ # ~ ~ $ o ~ ~ ~ ~ ~ ~ o H',
      '# ~ $ $ ~ ~ ~ ~ o $ ~ ~ $ o ~ ~ ~ o',
      '# ~ ~ ~ ~ o $ ~ ~ ~ ~ ~ o ~ ~ ~ ~ ~',
      '# # # # = o o o $ ~ ~ ~ ~ ~ ~ ~ $ ~',
      '# # # ~ ~ ~ ~ o o $ o = o o $ ~ o ~',
      '# H ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ $ o = H ~',
      '# # ~ ~ $ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~',
      '# # ~ ~ o ~ ~ ~ o o ~ ~ ~ ~ ~ ~ $ ~',
      '# H ~ ~ ~ ~ ~ ~ $ $ ~ ~ ~ ~ ~ ~ $ ~',
      '# # ~ ~ ~ $ ~ ~ ~ ~ ~ ~ $ $ ~ ~ = ~',
      '# # ~ ~ ~ $ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ # H',
      '# # H # ~ ~ ~ H # ~ # = # H # # # #',
      '# # # # # # # # # # # ~ H # # # # #',
    ],
    harbours: {
      F2: 'Saint Augustine',
      A3: 'Veracruz',
      R3: 'Saint George',
      B8: 'Trujillo',
      Q8: 'San Juan',
      B11: 'Bluefields',
      R13: 'Port of Spain',
      C14: 'Portobelo',
      H14: 'Cartagena',
      N14: 'La Guaira',
      M15: 'Maracaibo',
    },
    islands: {
      C4: 'Alacranes',
      I3: 'Lucayas',
      M4: 'Tortuga',
      Q3: 'Bermuda',
      F5: 'Cuba',
      Q6: 'Borinquen',
      M7: 'Hispaniola',
      E9: 'Cayman',
      I10: 'Jamaica',
      Q10: 'Guadalupe',
      F12: 'Providencia',
      M12: 'Curacao',
    },
    straits: {
      E6: 'Yucatan Channel',
      L7: 'Windward Passage',
      P8: 'Mona Passage',
      Q12: 'Dragon’s Mouth',
      L14: 'Bar of Maracaibo',
    },
    counts: standardCounts,
  },
  {
    id: 'short-voyage',
    title: 'The Short Voyage',
    author: 'The Captain’s Table',
    rows: [
      '# # H # ~ ~ ~ ~ ~ # H # #',
      '# ~ ~ ~ ~ ~ $ ~ ~ ~ ~ ~ H',
      'H ~ ~ ~ ~ ~ o ~ ~ $ o ~ ~',
      '# ~ ~ $ H = $ ~ ~ ~ ~ ~ ~',
      '# ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ H',
      'H ~ ~ ~ ~ ~ $ o = o $ ~ ~',
      '# ~ $ ~ ~ ~ ~ ~ ~ ~ ~ ~ #',
      '# ~ o = o ~ ~ $ o ~ ~ ~ H',
      'H ~ ~ ~ $ ~ ~ ~ $ ~ ~ ~ #',
      '# ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~',
      '# # H # ~ ~ H # ~ $ ~ ~ ~',
    ],
    harbours: {},
    islands: {},
    straits: {},
    counts: { ...standardCounts, chests: 6, chestsToEscape: 3, navyShips: 4 },
  },
  {
    id: 'pirate-round',
    title: 'The Pirate Round',
    author: 'The Captain’s Table',
    rows: [
      '# # # # # H # ~ ~ ~ ~ ~ # # # # # # # #',
      '# # # # ~ ~ ~ ~ ~ ~ ~ ~ ~ # # # # # # #',
      '# # # ~ ~ $ o ~ ~ ~ ~ ~ ~ ~ H # # # # #',
      '# # H ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ # # # # #',
      '# # ~ ~ ~ ~ ~ ~ ~ ~ $ ~ ~ $ ~ ~ # H # #',
      '# H ~ $ ~ ~ ~ ~ ~ ~ o ~ ~ o ~ ~ ~ ~ # #',
      '# ~ ~ o ~ ~ ~ $ ~ ~ ~ ~ ~ = ~ ~ ~ ~ ~ ~',
      '# ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ $ ~ ~ ~ o $ =',
      'H ~ ~ ~ $ = $ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ o ~ ~',
      '# ~ ~ ~ o ~ o o ~ o ~ ~ ~ ~ ~ ~ ~ ~ ~ H',
      '# ~ ~ ~ ~ ~ o o ~ $ ~ ~ ~ ~ $ ~ ~ ~ ~ #',
      '# H ~ ~ ~ ~ $ o ~ ~ ~ ~ ~ ~ o ~ ~ ~ ~ ~',
      '# # ~ ~ ~ ~ H ~ ~ ~ ~ $ ~ ~ ~ ~ $ ~ ~ ~',
      '# # # H ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ H #',
    ],
    harbours: {
      F1: 'Aden',
      O3: 'Surat',
      C4: 'Mogadishu',
      R5: 'Goa',
      B6: 'Mombasa',
      A9: 'Mozambique',
      T10: 'Achin',
      B12: 'Sofala',
      G13: 'Fort Dauphin',
      D14: 'Delagoa',
      S14: 'Batavia',
    },
    islands: {
      F3: 'Socotra',
      D6: 'Zanzibar',
      H7: 'Seychelles',
      K5: 'Laccadives',
      N5: 'Maldives',
      N8: 'Addu',
      S8: 'Ceylon',
      E9: 'Comoros',
      G9: 'Madagascar',
      J10: 'Mauritius',
      O11: 'Chagos',
      L13: 'Rodrigues',
      Q13: 'Cocos',
    },
    straits: { F9: 'Mozambique Channel', N7: 'Equatorial Channel', T8: 'Palk Strait' },
    // Open water is kind to him: with six, careful pirates got away in two rounds of three.
    counts: { ...standardCounts, chestsToEscape: 7 },
  },
];
