/** The part of the program that this browser keeps, for whoever looks after the table. */

/** `none`: this browser cannot, or not at this address. `stuck`: the server or the disk gives no more now. */
export interface Offline {
  how: 'none' | 'coming' | 'stuck' | 'whole' | 'newer';
  /** Share of the files that are here, of the version that comes. */
  share: number;
}

/** State of the program without the server, in this page. */
export const offline: Offline = { how: 'none', share: 0 };
