import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { READER, WRITER } from './data-source-names.js';
import { DatabaseConnection } from './database-connection.js';
import { DatabaseUnavailableError, isRetryable } from './database-errors.js';

const RETRIES = 4;
/** Milliseconds after which a write is not tried again and its request is answered with 503. */
const RETRY_PERIOD_MS = 3000;
const MAX_QUEUED_WRITES = 500;

/** The only access to the tables. A transaction is an argument: a statement that does not go through `tx` is not part of it. */
@Injectable()
export class UnitOfWork {
  private queue: Promise<unknown> = Promise.resolve();
  private queued = 0;

  constructor(
    @InjectDataSource(WRITER) private readonly writer: DataSource,
    @InjectDataSource(READER) private readonly reader: DataSource,
    private readonly connection: DatabaseConnection,
  ) {}

  /** For reading only; sees committed rows only. Throws DatabaseUnavailableError while there is no connection. */
  get read(): EntityManager {
    this.requireOpen();
    return this.reader.manager;
  }

  /**
   * Runs `work` in a transaction. All of it runs again after a conflict with another write (deadlock, lock timeout,
   * `RetryWriteError`), at most `RETRIES` times, so it must have no effect except through `tx`.
   */
  async write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    // SQLite has one connection, on which two transactions would mix; MariaDB runs them in parallel.
    return this.onSqlite ? this.enqueue(() => this.writeWithRetries(work)) : this.writeWithRetries(work);
  }

  private get onSqlite(): boolean {
    return this.writer.options.type === 'better-sqlite3';
  }

  private requireOpen(): void {
    if (!this.connection.isOpen) throw new DatabaseUnavailableError('not connected yet');
  }

  private async writeWithRetries<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const deadline = Date.now() + RETRY_PERIOD_MS;
    for (let retry = 0; ; retry += 1) {
      try {
        return await this.transaction(work);
      } catch (error) {
        if (retry === RETRIES || Date.now() > deadline || !isRetryable(error)) throw error;
        await delay(5 * 2 ** retry + Math.random() * 20);
      }
    }
  }

  /** TypeORM rolls back explicitly after any error. MariaDB needs that: after a lock timeout it keeps the statements before it. */
  private transaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    this.requireOpen();
    const { manager } = this.writer;
    return this.onSqlite ? manager.transaction(work) : manager.transaction('READ COMMITTED', work);
  }

  private async enqueue<T>(job: () => Promise<T>): Promise<T> {
    if (this.queued >= MAX_QUEUED_WRITES) throw new DatabaseUnavailableError('too many writes are waiting');

    this.queued += 1;
    const result = this.queue.then(job);
    this.queue = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      this.queued -= 1;
    }
  }
}

/**
 * Locks rows, so that writers of the same rows wait for each other instead of failing. With version guards alone, a
 * dozen coaches saving at once would use up their retries, and two writers that look before they insert would both find
 * nothing. Rows are locked in the order of their ids, which rules out deadlocks between two callers. SQLite needs no
 * lock, because its writes run one after another.
 */
export async function lockRows(
  tx: EntityManager,
  table: 'athletes' | 'calendar_events' | 'coaches' | 'institutions' | 'teams' | 'workouts',
  ids: readonly number[],
): Promise<void> {
  if (tx.dataSource.options.type !== 'mariadb') return;
  const inOrder = [...new Set(ids)].sort((a, b) => a - b);
  await tx
    .createQueryBuilder()
    .select('row.id', 'id')
    .from(table, 'row')
    .where('row.id IN (:...inOrder)', { inOrder })
    .orderBy('row.id')
    .setLock('pessimistic_write')
    .getRawMany();
}
