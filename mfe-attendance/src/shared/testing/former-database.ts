import { openDB, type IDBPDatabase } from 'idb';
import type { StorePlace } from '../waiting/waiting-store.js';

type FormerPlace = Pick<StorePlace, 'formerDatabase' | 'table'>;

/** Opens the former database of a place as older versions of this area did, which create it if it does not exist. */
export const openFormer = ({ formerDatabase, table }: FormerPlace): Promise<IDBPDatabase> =>
  openDB(formerDatabase, 1, {
    upgrade(database) {
      database.createObjectStore(table, { keyPath: 'id', autoIncrement: true }).createIndex('coachId', 'coachId');
    },
  });

/** Adds items as an older version did. */
export async function addToFormer(place: FormerPlace, items: readonly object[]): Promise<void> {
  const former = await openFormer(place);
  for (const item of items) await former.add(place.table, { problem: null, ...item });
  former.close();
}

/** What lies in the former database. */
export async function listFormer(place: FormerPlace): Promise<unknown[]> {
  const former = await openFormer(place);
  const items: unknown[] = await former.getAll(place.table);
  former.close();
  return items;
}

/** Lets the transactions that write into a database fail from now on, as when the page closes before them. */
export function failWriting(databaseName: string) {
  const start = Reflect.get(IDBDatabase.prototype, 'transaction') as IDBDatabase['transaction'];
  return jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...[tables, mode, options]
  ) {
    if (this.name === databaseName && mode === 'readwrite') throw new DOMException('gone', 'InvalidStateError');
    return start.call(this, tables, mode, options);
  });
}
