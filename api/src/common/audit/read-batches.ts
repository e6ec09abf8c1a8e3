import { runWithoutDeadline, withinDeadline } from '../concurrency/call-deadline.js';
import { DatabaseUnavailableError, isDatabaseUnavailable } from '../../database/database-errors.js';

/** Rows per transaction: transactions stay small for a coach with thousands of athletes. */
export const MAX_ROWS = 500;
/** Batches that may wait. More of them would wait for longer than their callers do. */
const MAX_BATCHES = 100;

interface Keyed {
  readKey: string;
}

/** Writes rows in one transaction. It takes them when the transaction begins; more of them may come until then. */
export type WriteBatch<Row> = (takeRows: () => readonly Row[]) => Promise<void>;

/**
 * Writes the reads of simultaneous requests together: while one transaction runs, those of all other requests gather
 * for the next one. Each caller waits only for the transactions that hold its rows.
 */
export class ReadBatches<Row extends Keyed> {
  /** The first one is being written, the others wait. */
  private readonly batches: Batch<Row>[] = [];
  private isWriting = false;

  constructor(private readonly write: WriteBatch<Row>) {}

  /** Resolves when the rows, or others with the same keys, are stored. Throws the error of a transaction that held one. */
  async store(rows: readonly Row[]): Promise<void> {
    const holding = new Set<Batch<Row>>();
    try {
      for (const row of rows) holding.add(this.batchFor(row));
    } finally {
      // The transaction serves several calls: that of the first one must not end it. Also when there was no room for all
      // rows: the batches that this call has filled would keep the room for ever.
      if (!this.isWriting) void runWithoutDeadline(() => this.writeAll());
    }
    await withinDeadline(
      Promise.all([...holding].map(({ stored }) => stored)),
      () => new DatabaseUnavailableError('the audit waited for too long'),
    );
  }

  private batchFor(row: Row): Batch<Row> {
    const holder = this.batches.find(({ rows }) => rows.has(row.readKey));
    if (holder) return holder;

    let last = this.batches.at(-1);
    if (last === undefined || last.isTaken || last.rows.size >= MAX_ROWS) {
      if (this.batches.length >= MAX_BATCHES) throw new DatabaseUnavailableError('too many reads wait to be recorded');
      last = new Batch<Row>();
      this.batches.push(last);
    }
    last.rows.set(row.readKey, row);
    return last;
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    for (let batch = this.batches[0]; batch !== undefined; batch = this.batches[0]) {
      try {
        await this.write(() => batch!.claim());
        batch.resolve();
      } catch (error) {
        batch.reject(error);
        // The others have waited as long, and would wait for the same deadline again.
        if (isDatabaseUnavailable(error)) for (const { reject } of this.batches.splice(1)) reject(error);
      }
      this.batches.shift();
    }
    this.isWriting = false;
  }
}

class Batch<Row extends Keyed> {
  readonly rows = new Map<string, Row>();
  isTaken = false;
  readonly stored: Promise<void>;
  resolve!: () => void;
  reject!: (error: unknown) => void;

  constructor() {
    this.stored = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    // The only caller of a batch may have been refused: then nobody handles its failure.
    this.stored.catch(() => undefined);
  }

  claim(): readonly Row[] {
    this.isTaken = true;
    return [...this.rows.values()];
  }
}
