import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { Database } from './database.js';
import { DatabaseUnavailableError, isRetryable } from './database-errors.js';

const RETRIES = 4;
/** No further attempt once a request has waited this long: it is answered 503 instead. */
const PATIENCE_MS = 3000;
const MAX_QUEUED_WRITES = 500;

/**
 * The one way to the tables. A transaction is an argument, not an ambience: what a write does with anything but `tx` is
 * not part of it.
 */
export class UnitOfWork {
  private queue: Promise<unknown> = Promise.resolve();
  private queued = 0;

  constructor(private readonly database: Database) {}

  /** For reading only; sees what is committed. */
  get read(): EntityManager {
    return this.database.reads;
  }

  /**
   * Runs `work` in a transaction: all of it or nothing. The whole function runs again when it met another write (deadlock,
   * lock timeout, a guard that failed), so it must not do anything but read and write through `tx`.
   */
  async write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    // SQLite has one connection, on which two transactions would run into each other; MariaDB takes them in parallel.
    return this.database.kind === 'sqlite' ? this.inTurn(() => this.attempt(work)) : this.attempt(work);
  }

  private async attempt<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const deadline = Date.now() + PATIENCE_MS;
    for (let retry = 0; ; retry += 1) {
      try {
        return await this.transaction(work);
      } catch (error) {
        if (retry === RETRIES || Date.now() > deadline || !isRetryable(error)) throw error;
        await delay(5 * 2 ** retry + Math.random() * 20);
      }
    }
  }

  /** TypeORM rolls back explicitly whatever was thrown: after a lock timeout MariaDB would else keep the first half. */
  private transaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const { writes } = this.database;
    return this.database.kind === 'sqlite' ? writes.transaction(work) : writes.transaction('READ COMMITTED', work);
  }

  private async inTurn<T>(job: () => Promise<T>): Promise<T> {
    if (this.queued >= MAX_QUEUED_WRITES) throw new DatabaseUnavailableError('too many writes are waiting');
    this.queued += 1;
    const turn = this.queue.then(job);
    this.queue = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.queued -= 1;
    }
  }
}
