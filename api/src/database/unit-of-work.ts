import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { timeLeft, withinDeadline } from '../common/concurrency/call-deadline.js';
import { READER, WRITER } from './data-source-names.js';
import { DatabaseConnection } from './database-connection.js';
import {
  DatabaseUnavailableError,
  isOutcomeUnknown,
  isRetryable,
  NoTimeLeftError,
  OutcomeUnknownError,
} from './database-errors.js';

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

  /**
   * For reading only; sees committed rows only. Throws DatabaseUnavailableError while there is no connection, and when the
   * call has no time left.
   */
  get read(): EntityManager {
    this.requireOpen();
    return this.reader.manager;
  }

  /**
   * Reads one state of the database, whatever others commit meanwhile. Only for a program beside the server: on SQLite all
   * reads of a process share one connection, and those of other calls would become part of it.
   */
  async readSnapshot<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const { read } = this;
    return this.onSqlite ? read.transaction(work) : read.transaction('REPEATABLE READ', work);
  }

  /**
   * Runs `work` in a transaction. All of it runs again after a conflict with another write (deadlock, lock timeout,
   * `RetryWriteError`), at most `RETRIES` times, so it must have no effect except through `tx`.
   */
  async write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    // SQLite has one connection, on which two transactions would mix; MariaDB runs them in parallel.
    return this.onSqlite ? this.enqueue(() => this.writeWithRetries(work)) : this.writeWithRetries(work);
  }

  /** Writes that wait for their turn on SQLite, and the one that has it. */
  get queuedWrites(): number {
    return this.queued;
  }

  private get onSqlite(): boolean {
    return this.writer.options.type === 'better-sqlite3';
  }

  private requireOpen(): void {
    if (!this.connection.isOpen) throw new DatabaseUnavailableError('not connected yet');
    if (timeLeft() === 0) throw new NoTimeLeftError();
  }

  /** On the one connection of SQLite a transaction inside another one would be acknowledged, and lost with that one. */
  private requireNoOpenTransaction(): void {
    if (this.onSqlite && this.writer.createQueryRunner().isTransactionActive)
      throw new Error('A transaction is still open.');
  }

  private async writeWithRetries<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const deadline = Date.now() + Math.min(RETRY_PERIOD_MS, timeLeft());
    for (let retry = 0; ; retry += 1) {
      try {
        return await this.transaction(work);
      } catch (error) {
        if (retry === RETRIES || Date.now() >= deadline || !isRetryable(error)) throw error;
        await delay(5 * 2 ** retry + Math.random() * 20);
      }
    }
  }

  /** TypeORM rolls back explicitly after any error. MariaDB needs that: after a lock timeout it keeps the statements before it. */
  private async transaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    this.requireOpen();
    this.requireNoOpenTransaction();
    const { manager } = this.writer;
    let isWorkDone = false;
    const run = async (tx: EntityManager): Promise<T> => {
      const result = await work(tx);
      isWorkDone = true;
      return result;
    };

    try {
      return await (this.onSqlite ? manager.transaction(run) : manager.transaction('READ COMMITTED', run));
    } catch (error) {
      throw isWorkDone && !this.onSqlite && isOutcomeUnknown(error) ? new OutcomeUnknownError(error) : error;
    }
  }

  private async enqueue<T>(job: () => Promise<T>): Promise<T> {
    if (this.queued >= MAX_QUEUED_WRITES) throw new DatabaseUnavailableError('too many writes are waiting');

    this.queued += 1;
    const result = withinTime(this.queue, job);
    // Without the results: each would hold that of the write before it, and so all of them for ever.
    this.queue = Promise.allSettled([this.queue, result]).then(() => undefined);
    try {
      return await result;
    } finally {
      this.queued -= 1;
    }
  }
}

/**
 * Runs `job` after `turn`, which must never reject. Throws DatabaseUnavailableError, and never runs the job, if its call
 * has no time left by then: nothing can interrupt a statement of SQLite, so what waits for one is given up instead.
 */
async function withinTime<T>(turn: Promise<unknown>, job: () => Promise<T>): Promise<T> {
  await withinDeadline(turn, () => new DatabaseUnavailableError('the write waited for too long'));
  return job();
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
