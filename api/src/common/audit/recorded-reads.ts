/** About 15 MB. Above it, the readers whose hour began first are forgotten; the unique key still prevents a second row. */
const MAX_KEYS = 100_000;

/**
 * Reads that this instance has recorded in the current hour of each reader, so that a repeated read of the same athlete
 * costs no statement.
 */
export class RecordedReads {
  /** In the order in which their hours began. */
  private readonly readers = new Map<string, { hour: string; keys: Set<string> }>();
  private size = 0;

  has(reader: string, hour: string, key: string): boolean {
    const known = this.readers.get(reader);
    return known?.hour === hour && known.keys.has(key);
  }

  /** Adds keys of rows that are stored for certain. A new hour of the reader forgets those of the one before. */
  add(reader: string, hour: string, keys: readonly string[]): void {
    if (this.readers.get(reader)?.hour !== hour) this.forget(reader);
    for (const [oldest] of this.readers) {
      if (this.size + keys.length <= MAX_KEYS) break;
      this.forget(oldest);
    }

    const known = this.readers.get(reader) ?? { hour, keys: new Set<string>() };
    this.readers.set(reader, known);
    this.size -= known.keys.size;
    for (const key of keys) known.keys.add(key);
    this.size += known.keys.size;
  }

  private forget(reader: string): void {
    this.size -= this.readers.get(reader)?.keys.size ?? 0;
    this.readers.delete(reader);
  }
}
