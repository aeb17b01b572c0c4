/** Rooms of the house that few people enter: their code comes when somebody stands at the door. */
import { inTime } from './in-time.ts';
import { remark } from './notice.ts';
import type { Pending } from './pending.ts';
import { catchUpOrSay } from './spoken-language.ts';
import { whyNot } from './why-not.ts';

/** Waits for a room's code and its words. Where they cannot be had people are told, and the answer is null. */
export type FetchRoom = <T>(code: Promise<T>) => Promise<T | null>;

export function fetchRoom(pending: Pending): FetchRoom {
  return async (code) => {
    try {
      const room = await pending.add(inTime(code));
      await pending.add(catchUpOrSay());
      return room;
    } catch (error) {
      console.warn(error);
      remark(whyNot({ code: 'NOT_FETCHED', facts: {} }));
      return null;
    }
  };
}
