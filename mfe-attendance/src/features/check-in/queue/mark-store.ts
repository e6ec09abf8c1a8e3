import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { WaitingMark } from './waiting-mark.js';

/** Where waiting marks lie until the server has taken them. */
export interface MarkStore {
  /** Whether they outlive the page. */
  readonly lasting: boolean;
  /** Of one coach, in the order in which they were made. */
  list(coachId: number): Promise<WaitingMark[]>;
  /** Answers the number it stands under. */
  add(mark: Omit<WaitingMark, 'id'>): Promise<WaitingMark>;
  put(mark: WaitingMark): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
}

interface MarkDatabase extends DBSchema {
  marks: { key: number; value: Omit<WaitingMark, 'id'> & { id?: number }; indexes: { coachId: number } };
}

const NAME = 'touchline.attendance';

/** The store in the browser's own database, which a reload leaves alone; one in memory where the browser has none to give. */
export async function openMarkStore(): Promise<MarkStore> {
  try {
    return inDatabase(
      await openDB<MarkDatabase>(NAME, 1, {
        upgrade(database) {
          database.createObjectStore('marks', { keyPath: 'id', autoIncrement: true }).createIndex('coachId', 'coachId');
        },
      }),
    );
  } catch {
    return inMemory();
  }
}

function inDatabase(database: IDBPDatabase<MarkDatabase>): MarkStore {
  return {
    lasting: true,
    // By the index, and within it by number. What has an id was stored.
    list: async (coachId) => (await database.getAllFromIndex('marks', 'coachId', coachId)) as WaitingMark[],
    add: async (mark) => ({ ...mark, id: await database.add('marks', mark) }),
    put: async (mark) => void (await database.put('marks', mark)),
    remove: async (ids) => {
      const removing = database.transaction('marks', 'readwrite');
      await Promise.all([...ids.map((id) => removing.store.delete(id)), removing.done]);
    },
  };
}

function inMemory(): MarkStore {
  const marks = new Map<number, WaitingMark>();
  let last = 0;
  return {
    lasting: false,
    list: (coachId) => Promise.resolve([...marks.values()].filter((mark) => mark.coachId === coachId)),
    add: (mark) => {
      last += 1;
      marks.set(last, { ...mark, id: last });
      return Promise.resolve({ ...mark, id: last });
    },
    put: (mark) => Promise.resolve(void marks.set(mark.id, mark)),
    remove: (ids) => Promise.resolve(ids.forEach((id) => marks.delete(id))),
  };
}
