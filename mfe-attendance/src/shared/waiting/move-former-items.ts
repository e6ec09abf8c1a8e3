/** Older versions of this area keep items in databases without its name. What waits in them is moved to the present ones. */
import { openDB, type IDBPDatabase } from 'idb';
import { inTurn } from './tab-lock.js';
import type { WaitingItem } from './waiting-item.js';
import { MOVED_TABLE, openWaitingDatabase, type StorePlace } from './waiting-store.js';

/** Browsers may report a write before it is on the disk; a power cut must not lose an item in between. */
const ON_DISK = { durability: 'strict' } as const;

/**
 * Moves the items of all coaches, in their order, behind those that are in the present database. They are first stored
 * there and then removed from the former one; a move that was interrupted in between, and is made again, adds none of
 * them twice. Rejects when an item cannot be moved; it stays where it is for the next start of a page.
 *
 * The former database is never deleted: a tab with an older version of this area may be open, or the product may return
 * to such a version, and both write into it. Therefore this is called at every start of a page.
 */
export function moveFormerItems(place: StorePlace): Promise<void> {
  // The older version sends under this lock: no tab sends an item while it is moved.
  return inTurn(place.formerDatabase, async () => {
    // A browser that opens no database has none to move from. `openWaitingStore` then keeps items in memory.
    const former = await openIfExists(place.formerDatabase).catch(() => null);
    if (!former) return;

    try {
      const present = await openWaitingDatabase(place, () => undefined);
      try {
        await move(former, present, place.table);
      } finally {
        present.close();
      }
    } finally {
      former.close();
    }
  });
}

async function move(former: IDBPDatabase, present: IDBPDatabase, table: string): Promise<void> {
  // In the order of their ids, in which they were made.
  const items = (await former.getAll(table)) as WaitingItem[];

  await addOnce(present, table, items);

  const removing = former.transaction(table, 'readwrite', ON_DISK);
  await Promise.all([...items.map(({ id }) => removing.store.delete(id)), removing.done]);

  await present.clear(MOVED_TABLE);
}

/** Adds the items with new ids, and notes the former ones in the same transaction. */
async function addOnce(present: IDBPDatabase, table: string, items: readonly WaitingItem[]): Promise<void> {
  const adding = present.transaction([table, MOVED_TABLE], 'readwrite', ON_DISK);
  const moved = adding.objectStore(MOVED_TABLE);
  const addAll = async () => {
    for (const item of items) {
      const earlier = (await moved.get(item.id)) as WaitingItem | undefined;
      if (earlier && isSameItem(earlier, item)) continue;
      const { id: _formerId, ...content } = item;
      await adding.objectStore(table).add(content);
      await moved.put(item);
    }
  };
  await Promise.all([addAll(), adding.done]);
}

/**
 * An equal id is not enough: a browser that lost the former database counts from 1 again. The problem may differ, because
 * an older version may have tried to send the item after an interrupted move.
 */
const isSameItem = (one: WaitingItem, other: WaitingItem): boolean =>
  JSON.stringify({ ...one, problem: null }) === JSON.stringify({ ...other, problem: null });

/** Opens a database in the version that it has; resolves to null, and creates none, if there is no such database. */
async function openIfExists(name: string): Promise<IDBPDatabase | null> {
  let exists = true;
  try {
    return await openDB(name, undefined, {
      upgrade(_database, _oldVersion, _newVersion, creating) {
        exists = false;
        creating.done.catch(() => undefined);
        creating.abort();
      },
    });
  } catch (error) {
    if (exists) throw error;
    return null;
  }
}
