/** About 15 MB. Above it the set starts empty again; the unique key in the database still prevents a second row. */
const MAX_KEYS = 100_000;

/**
 * Reads that this instance has recorded in the current hour, so that a repeated read of the same athlete costs no
 * statement.
 */
export class RecordedReads {
  private hour = '';
  private readonly keys = new Set<string>();

  has(hour: string, key: string): boolean {
    return hour === this.hour && this.keys.has(key);
  }

  /** Adds keys of rows that are stored for certain. A new hour, or too many keys, empties the set first. */
  add(hour: string, keys: readonly string[]): void {
    if (hour !== this.hour || this.keys.size + keys.length > MAX_KEYS) this.keys.clear();
    this.hour = hour;
    for (const key of keys) this.keys.add(key);
  }
}
