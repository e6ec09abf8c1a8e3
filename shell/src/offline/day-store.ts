/**
 * What this device keeps of a coach's day, so that Take Attendance opens without a network: the coach, the time of the last contact
 * with the server, and the few answers that areas want kept. It may be opened for 12 hours after the last contact, and never after a
 * logout. One database, so that it can be removed in one step.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Coach } from '@touchline/contracts/coach.schema';

/** For how long after the last contact with the server the kept day may be opened. */
export const KEPT_FOR_MS = 12 * 3_600_000;

/** The coach of the kept day. */
export interface DayRecord {
  coach: Coach;
  /** The server's last answer to this coach; milliseconds since 1970. */
  contactAt: number;
}

/** An answer of the server, reduced to what its area may keep. */
export interface KeptAnswer {
  /** The hash of the query's key. */
  id: string;
  queryKey: readonly unknown[];
  area: string;
  /** The version of the area that asked: another one may expect another shape. */
  version: string;
  data: unknown;
  /** Milliseconds since 1970. */
  answeredAt: number;
}

interface DaySchema extends DBSchema {
  record: { key: 'coach'; value: DayRecord };
  answers: { key: string; value: KeptAnswer };
}

const NAME = 'touchline.shell.day';
let opening: Promise<IDBPDatabase<DaySchema>> | null = null;

/** The kept day; null if there is none. One that is too old is removed. */
export const readDay = (now: number = Date.now()): Promise<(DayRecord & { answers: KeptAnswer[] }) | null> =>
  inDatabase(null, async (database) => {
    const record = await database.get('record', 'coach');
    if (!record) return null;
    if (!isOpenable(record.contactAt, now)) {
      await clear(database);
      return null;
    }
    const answers = await database.getAll('answers');
    const old = answers.filter(({ answeredAt }) => !isOpenable(answeredAt, now));
    for (const { id } of old) await database.delete('answers', id);
    return { ...record, answers: answers.filter((answer) => !old.includes(answer)) };
  });

/** The server has answered this coach. Another coach's day is removed. */
export const keepContact = (coach: Coach, now: number = Date.now()): Promise<void> =>
  inDatabase(undefined, async (database) => {
    const former = await database.get('record', 'coach');
    if (former && former.coach.coach_id !== coach.coach_id) await clear(database);
    await database.put('record', { coach, contactAt: now }, 'coach');
  });

/** Keeps an answer to this coach; does nothing once the day is another coach's or removed. */
export const keepAnswer = (coachId: number, answer: KeptAnswer): Promise<void> =>
  inDatabase(undefined, async (database) => {
    const writing = database.transaction(['record', 'answers'], 'readwrite');
    const record = await writing.objectStore('record').get('coach');
    if (record?.coach.coach_id === coachId) await writing.objectStore('answers').put(answer);
    await writing.done;
  });

/** Removes the kept day. */
export const removeDay = (): Promise<void> => inDatabase(undefined, clear);

/** Whether a day with this last contact may be opened. A clock that was set back does not prolong it. */
export const isOpenable = (contactAt: number, now: number): boolean => Math.abs(now - contactAt) < KEPT_FOR_MS;

async function clear(database: IDBPDatabase<DaySchema>): Promise<void> {
  const writing = database.transaction(['record', 'answers'], 'readwrite');
  await Promise.all([writing.objectStore('record').clear(), writing.objectStore('answers').clear(), writing.done]);
}

/** Without a database (a private window, a full disk) nothing is kept, and the app works as without one. */
async function inDatabase<T>(without: T, work: (database: IDBPDatabase<DaySchema>) => Promise<T>): Promise<T> {
  try {
    opening ??= openDB<DaySchema>(NAME, 1, {
      upgrade(database) {
        database.createObjectStore('record');
        database.createObjectStore('answers', { keyPath: 'id' });
      },
      terminated: () => (opening = null),
      // A later shell in another tab waits until this connection closes.
      blocking: (_version, _blocked, event) => {
        (event.target as IDBDatabase).close();
        opening = null;
      },
    });
    return await work(await opening);
  } catch {
    opening = null;
    return without;
  }
}
