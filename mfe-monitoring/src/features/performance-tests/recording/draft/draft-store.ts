import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { own } from '../../../../shared/own-names.js';
import type { FieldId } from '../model/sheet-tests.js';
import { DRAFT_KEY, type DraftKey, type RecordingDraft } from './recording-draft.js';

/** Maps as lists of their entries. */
interface StoredDraft extends DraftKey {
  texts: [FieldId, string][];
  seen: [FieldId, number][] | null;
}

interface DraftSchema extends DBSchema {
  drafts: { key: (string | number)[]; value: StoredDraft; indexes: { coachId: number } };
}

export const DRAFT_DATABASE = own.storage('recordings');

let opening: Promise<IDBPDatabase<DraftSchema>> | null = null;

function open(): Promise<IDBPDatabase<DraftSchema>> {
  return (opening ??= openDB<DraftSchema>(DRAFT_DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('drafts', { keyPath: [...DRAFT_KEY] }).createIndex('coachId', 'coachId');
    },
    terminated: forgetConnection,
    // A newer version of this area in another tab waits until this connection closes.
    blocking: (_version, _blocked, event) => {
      (event.target as IDBDatabase).close();
      forgetConnection();
    },
  }));
}

function forgetConnection(): void {
  opening = null;
}

/**
 * Runs the work in the database, once more on a fresh connection when that fails. A browser without a database, or with
 * a full disk, keeps no draft: the recording itself goes on.
 */
async function inDatabase<T>(work: (database: IDBPDatabase<DraftSchema>) => Promise<T>, otherwise: T): Promise<T> {
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      return await work(await open());
    } catch {
      forgetConnection();
    }
  }
  return otherwise;
}

const fromStored = ({ texts, seen, ...key }: StoredDraft): RecordingDraft => ({
  ...key,
  // Earlier versions kept the empty fields of a product test, too.
  texts: new Map(texts.filter(([field, text]) => typeof field === 'string' || text !== '')),
  seen: seen && new Map(seen),
});
const toStored = ({ texts, seen, ...key }: RecordingDraft): StoredDraft => ({
  ...key,
  texts: [...texts],
  seen: seen && [...seen],
});

const keyOf = (key: DraftKey) => DRAFT_KEY.map((part) => key[part]);

/** The drafts of recordings in IndexedDB, which survive a reload and the end of the browser. Calls run in order. */
export const draftStore = {
  list: (coachId: number): Promise<RecordingDraft[]> =>
    inDatabase(async (database) => (await database.getAllFromIndex('drafts', 'coachId', coachId)).map(fromStored), []),
  find: (key: DraftKey): Promise<RecordingDraft | null> =>
    inDatabase(async (database) => {
      const stored = await database.get('drafts', keyOf(key));
      return stored ? fromStored(stored) : null;
    }, null),
  keep: (draft: RecordingDraft): Promise<unknown> =>
    inDatabase((database) => database.put('drafts', toStored(draft)), undefined),
  remove: (key: DraftKey): Promise<unknown> =>
    inDatabase((database) => database.delete('drafts', keyOf(key)), undefined),
};
