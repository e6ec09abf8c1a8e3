import { openDB, type IDBPDatabase } from 'idb';
import type { NewItem, WaitingItem } from './waiting-item.js';

/** Keeps what a coach entered until the server has stored it. */
export interface WaitingStore<Item> {
  /** Whether it outlives the page. */
  isPersistent: () => boolean;
  /** What one coach entered, in that order. */
  list: (coachId: number) => Promise<Item[]>;
  /** Resolves to the item with its new id. */
  add: (item: NewItem<Item>, coachId: number) => Promise<Item>;
  /** Resolves false if the item is gone because another tab has sent it. */
  replace: (item: Item) => Promise<boolean>;
  remove: (ids: readonly number[]) => Promise<void>;
}

/**
 * Where a kind of items is kept. Each kind has a database of its own: an older version of this area, to which the
 * product may return, could not open one that a newer version has changed.
 */
export interface StorePlace {
  database: string;
  table: string;
}

/**
 * A store in IndexedDB, which survives a reload. If the browser offers no database, or takes it away while the page is
 * open (a phone that slept, a full disk), this page's items go on in memory: nothing is refused for that.
 */
export function openWaitingStore<Item extends WaitingItem>(place: StorePlace): WaitingStore<Item> {
  const { table } = place;
  let opening: Promise<IDBPDatabase> | null = null;
  let broken = false;
  const known = new Map<number, Item>();

  const open = () => (opening ??= openWaitingDatabase(place, () => (opening = null)));

  /**
   * Runs the work in the database, retried once on a fresh connection; after that in memory for the life of the page.
   */
  async function withDatabase<T>(work: (database: IDBPDatabase) => Promise<T>, inMemory: () => T): Promise<T> {
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
      const knownOfCoach = () => [...known.values()].filter((item) => item.coachId === coachId);
      // The index returns them by id. Stored items always have an id.
      const items = await withDatabase(
        async (database) => (await database.getAllFromIndex(table, 'coachId', coachId)) as Item[],
        knownOfCoach,
      );
      // The database failed meanwhile: items may have been added to the memory copy.
      if (broken) return knownOfCoach();
      for (const { id } of knownOfCoach()) known.delete(id);
      for (const item of items) known.set(item.id, item);
      return items;
    },
    async add(item, coachId) {
      const waiting = { ...item, coachId, problem: null };
      const id = await withDatabase(
        async (database) => (await database.add(table, waiting)) as number,
        () => Math.max(0, ...known.keys()) + 1,
      );
      const added = { ...waiting, id } as unknown as Item;
      known.set(id, added);
      return added;
    },
    async replace(item) {
      const exists = await withDatabase(
        async (database) => {
          const writing = database.transaction(table, 'readwrite');
          const stored = await writing.store.getKey(item.id);
          if (stored !== undefined) await writing.store.put(item);
          await writing.done;
          return stored !== undefined;
        },
        () => known.has(item.id),
      );
      if (exists) known.set(item.id, item);
      else known.delete(item.id);
      return exists;
    },
    async remove(ids) {
      await withDatabase(
        async (database) => {
          const writing = database.transaction(table, 'readwrite');
          await Promise.all([...ids.map((id) => writing.store.delete(id)), writing.done]);
        },
        () => undefined,
      );
      for (const id of ids) known.delete(id);
    },
  };
}

function openWaitingDatabase({ database: name, table }: StorePlace, onGone: () => void): Promise<IDBPDatabase> {
  return openDB(name, 1, {
    upgrade(database) {
      database.createObjectStore(table, { keyPath: 'id', autoIncrement: true }).createIndex('coachId', 'coachId');
    },
    terminated: onGone,
    // A newer version of this area in another tab waits until this connection closes.
    blocking: (_version, _blocked, event) => {
      (event.target as IDBDatabase).close();
      onGone();
    },
  });
}
