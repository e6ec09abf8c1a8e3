import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { WaitingMark } from './waiting-mark.js';

/** Keeps marks until the server has stored them. */
export interface MarkStore {
  /** Whether the marks outlive the page. */
  isPersistent: () => boolean;
  /** One coach's marks, in the order in which they were made. */
  list: (coachId: number) => Promise<WaitingMark[]>;
  /** Resolves to the mark with its new id. */
  add: (mark: Omit<WaitingMark, 'id'>) => Promise<WaitingMark>;
  /** Resolves false if the mark is gone because another tab has sent it. */
  replace: (mark: WaitingMark) => Promise<boolean>;
  remove: (ids: readonly number[]) => Promise<void>;
}

interface MarkDatabase extends DBSchema {
  marks: { key: number; value: Omit<WaitingMark, 'id'> & { id?: number }; indexes: { coachId: number } };
}

type Database = IDBPDatabase<MarkDatabase>;

const DATABASE_NAME = 'touchline.attendance';

/**
 * A store in IndexedDB, which survives a reload. If the browser offers no database, or takes it away while the page is
 * open (a phone that slept, a full disk), the marks known to this page go on in memory: no mark is refused for that.
 */
export function openMarkStore(): MarkStore {
  let opening: Promise<Database> | null = null;
  let broken = false;
  const known = new Map<number, WaitingMark>();

  const open = () => (opening ??= openDatabase(() => (opening = null)));

  /**
   * Runs the work in the database, retried once on a fresh connection; after that in memory for the life of the page.
   */
  async function withDatabase<T>(work: (database: Database) => Promise<T>, inMemory: () => T): Promise<T> {
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
    isPersistent: () => !broken,
    async list(coachId) {
      const knownOfCoach = () => [...known.values()].filter((mark) => mark.coachId === coachId);
      // The index returns them by id. Stored marks always have an id.
      const marks = await withDatabase(
        async (database) => (await database.getAllFromIndex('marks', 'coachId', coachId)) as WaitingMark[],
        knownOfCoach,
      );
      // The database failed meanwhile: marks may have been added to the memory copy.
      if (broken) return knownOfCoach();
      for (const { id } of knownOfCoach()) known.delete(id);
      for (const mark of marks) known.set(mark.id, mark);
      return marks;
    },
    async add(mark) {
      const id = await withDatabase(
        (database) => database.add('marks', mark),
        () => Math.max(0, ...known.keys()) + 1,
      );
      const added = { ...mark, id };
      known.set(id, added);
      return added;
    },
    async replace(mark) {
      const isThere = await withDatabase(
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
      await withDatabase(
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
  return openDB<MarkDatabase>(DATABASE_NAME, 1, {
    upgrade(database) {
      database.createObjectStore('marks', { keyPath: 'id', autoIncrement: true }).createIndex('coachId', 'coachId');
    },
    terminated: onGone,
    // A newer version of this area in another tab waits until this connection closes.
    blocking: (_version, _blocked, event) => {
      (event.target as IDBDatabase).close();
      onGone();
    },
  });
}
