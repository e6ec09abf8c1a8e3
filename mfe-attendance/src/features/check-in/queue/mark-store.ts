import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { WaitingMark } from './waiting-mark.js';

/** Where waiting marks lie until the server has taken them. */
export interface MarkStore {
  /** Whether they outlive the page. */
  lasting: () => boolean;
  /** Of one coach, in the order in which they were made. */
  list: (coachId: number) => Promise<WaitingMark[]>;
  /** Answers the mark with the number it stands under. */
  add: (mark: Omit<WaitingMark, 'id'>) => Promise<WaitingMark>;
  /** False where it is there no more: another tab has sent it. */
  replace: (mark: WaitingMark) => Promise<boolean>;
  remove: (ids: readonly number[]) => Promise<void>;
}

interface MarkDatabase extends DBSchema {
  marks: { key: number; value: Omit<WaitingMark, 'id'> & { id?: number }; indexes: { coachId: number } };
}

type Database = IDBPDatabase<MarkDatabase>;

const NAME = 'touchline.attendance';

/**
 * The store in the browser's own database, which a reload leaves alone. Where the browser has none to give, or takes it away while the page is
 * open (a phone that slept, a full disk), what this page knows of goes on in memory: no mark is refused for that.
 */
export function openMarkStore(): MarkStore {
  let opening: Promise<Database> | null = null;
  let broken = false;
  const known = new Map<number, WaitingMark>();

  const open = () => (opening ??= openDatabase(() => (opening = null)));

  /** Does it in the database, with a second try on a fresh connection; after that in memory for the life of the page. */
  async function inStore<T>(work: (database: Database) => Promise<T>, inMemory: () => T): Promise<T> {
    for (let tries = 0; tries < 2 && !broken; tries += 1) {
      try {
        return await work(await open());
      } catch {
        opening = null;
      }
    }
    broken = true;
    return inMemory();
  }

  return {
    lasting: () => !broken,
    async list(coachId) {
      const ofCoach = () => [...known.values()].filter((mark) => mark.coachId === coachId);
      // By the index, and within it by number. What has an id was stored.
      const marks = await inStore(
        async (database) => (await database.getAllFromIndex('marks', 'coachId', coachId)) as WaitingMark[],
        ofCoach,
      );
      // Taken away since it was read: something may have been added to what is known here.
      if (broken) return ofCoach();
      for (const { id } of ofCoach()) known.delete(id);
      for (const mark of marks) known.set(mark.id, mark);
      return marks;
    },
    async add(mark) {
      const id = await inStore(
        (database) => database.add('marks', mark),
        () => Math.max(0, ...known.keys()) + 1,
      );
      const added = { ...mark, id };
      known.set(id, added);
      return added;
    },
    async replace(mark) {
      const isThere = await inStore(
        async (database) => {
          const writing = database.transaction('marks', 'readwrite');
          const stored = await writing.store.getKey(mark.id);
          if (stored !== undefined) await writing.store.put(mark);
          await writing.done;
          return stored !== undefined;
        },
        () => known.has(mark.id),
      );
      if (isThere) known.set(mark.id, mark);
      else known.delete(mark.id);
      return isThere;
    },
    async remove(ids) {
      await inStore(
        async (database) => {
          const writing = database.transaction('marks', 'readwrite');
          await Promise.all([...ids.map((id) => writing.store.delete(id)), writing.done]);
        },
        () => undefined,
      );
      for (const id of ids) known.delete(id);
    },
  };
}

function openDatabase(onGone: () => void): Promise<Database> {
  return openDB<MarkDatabase>(NAME, 1, {
    upgrade(database) {
      database.createObjectStore('marks', { keyPath: 'id', autoIncrement: true }).createIndex('coachId', 'coachId');
    },
    terminated: onGone,
    // A newer version of this area in another tab waits for this connection.
    blocking: (_version, _blocked, event) => {
      (event.target as IDBDatabase).close();
      onGone();
    },
  });
}
