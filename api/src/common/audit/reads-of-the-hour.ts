/** Some 15 MB at most: beyond it we ask the database again, which refuses a second row anyway. */
const MOST_KEYS = 100_000;

/** What this instance has noted already this hour, so that the second look at the same athlete costs no statement. */
export class ReadsOfTheHour {
  private hour = '';
  private readonly keys = new Set<string>();

  has(hour: string, key: string): boolean {
    return hour === this.hour && this.keys.has(key);
  }

  /** Only what is stored for certain. A new hour, or too many keys, begin anew. */
  add(hour: string, keys: readonly string[]): void {
    if (hour !== this.hour || this.keys.size + keys.length > MOST_KEYS) this.keys.clear();
    this.hour = hour;
    for (const key of keys) this.keys.add(key);
  }
}
