import { ApiError } from '../host/api-client.js';

interface RecordsOptions<T> {
  idOf: (record: T) => number;
  /** The refusal of a write over another version than the stored one. */
  changed: ApiError;
  records?: readonly T[];
}

/** Records of a fake server; each change counts up a version. Refuses as the API does: 404 without a record, 409 for another version. */
export class VersionedRecords<T extends { version: number }> {
  all: T[];

  constructor(private readonly options: RecordsOptions<T>) {
    this.all = [...(options.records ?? [])];
  }

  /** The record. Throws 404 if there is none. */
  get(id: number): T {
    const found = this.all.find((record) => this.options.idOf(record) === id);
    if (!found) throw new ApiError(404, 'not_found', 'Not found.');
    return found;
  }

  /** Stores other fields under the next version. Without `seenVersion` it is a change by someone else, at any version. */
  change(id: number, seenVersion: number | undefined, fields: Partial<T>): T {
    const stored = this.requireVersion(id, seenVersion);
    const changed: T = { ...stored, ...fields, version: stored.version + 1 };
    this.all = this.all.map((record) => (record === stored ? changed : record));
    return changed;
  }

  add(record: T): T {
    this.all = [...this.all, record];
    return record;
  }

  remove(id: number, seenVersion?: number): void {
    const stored = this.requireVersion(id, seenVersion);
    this.all = this.all.filter((record) => record !== stored);
  }

  /** The record. Throws 404 if there is none, and the 409 of these records if its version is another one. */
  requireVersion(id: number, seenVersion: number | undefined): T {
    const stored = this.get(id);
    if (seenVersion !== undefined && seenVersion !== stored.version) throw this.options.changed;
    return stored;
  }
}
