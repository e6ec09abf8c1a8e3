import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { timeLeft, withinDeadline } from '../common/concurrency/call-deadline.js';
import { READER, WRITER } from './data-source-names.js';
import { DatabaseConnection } from './database-connection.js';
import {
  DatabaseUnavailableError,
  driverError,
  isDatabaseUnavailable,
  isRetryable,
  isServerLost,
  NoTimeLeftError,
  OutcomeUnknownError,
} from './database-errors.js';
import { isKeyed } from './keyed-writes.js';

/** How often a write runs again after a conflict with another one. */
const RETRIES = 4;
/** Milliseconds before a write runs again on another connection: a lost server is replaced within seconds. */
const LOST_SERVER_PAUSE_MS = 200;
const MAX_QUEUED_WRITES = 500;

/**
 * The only access to the tables; no repository of TypeORM is injected. A transaction is an argument: a statement that does
 * not go through `tx` is not part of it. On SQLite, which has one connection, it would become part of another request's.
 */
@Injectable()
export class UnitOfWork {
  private queue: Promise<unknown> = Promise.resolve();
  private queued = 0;

  constructor(
    @InjectDataSource(WRITER) private readonly writer: DataSource,
    @InjectDataSource(READER) private readonly reader: DataSource,
    private readonly connection: DatabaseConnection,
    /** Milliseconds after which a write is not tried again and its request is answered with 503. */
    private readonly writeMs: number,
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
   * Reads one state of the database, even if others commit meanwhile. Only for a program beside the server: on SQLite all
   * reads of a process share one connection, and those of other calls would become part of it.
   */
  async readSnapshot<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const { read } = this;
    return this.onSqlite ? read.transaction(work) : read.transaction('REPEATABLE READ', work);
  }

  /**
   * Runs `work` in a transaction. All of it runs again, so it must have no effect except through `tx`: at most `RETRIES`
   * times after a conflict with another write (deadlock, lock timeout, `RetryWriteError`), and until the time is over
   * while the server is lost. It never runs again once COMMIT was sent, unless its key says whether it was stored
   * (`markKeyed`). Throws OutcomeUnknownError when nothing says so in time.
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
    const deadline = Date.now() + Math.min(this.writeMs, timeLeft());
    let unknown: OutcomeUnknownError | null = null;
    let isRepeatable = false;
    const run = async (tx: EntityManager): Promise<T> => {
      const result = await work(tx);
      isRepeatable = isKeyed(tx);
      return result;
    };

    for (let conflicts = 0; ;) {
      try {
        return await this.transaction(run);
      } catch (error) {
        const cause = driverError(error);
        if (cause instanceof OutcomeUnknownError) unknown = cause;
        const mayRunAgain = cause instanceof OutcomeUnknownError ? isRepeatable : canRunAgain(error, conflicts);
        if (isRetryable(error)) conflicts += 1;
        const pause = pauseBefore(error, conflicts);
        if (!mayRunAgain || Date.now() + pause >= deadline)
          throw unknown !== null && isDatabaseUnavailable(error) ? unknown : error;
        await delay(pause);
      }
    }
  }

  /** TypeORM rolls back explicitly after any error. MariaDB needs that: after a lock timeout it keeps the statements before it. */
  private async transaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    this.requireOpen();
    this.requireNoOpenTransaction();
    const { manager } = this.writer;
    return this.onSqlite ? manager.transaction(work) : manager.transaction('READ COMMITTED', work);
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

/** Whether a write of which nothing is stored may succeed when it runs again. */
const canRunAgain = (error: unknown, conflicts: number): boolean =>
  isServerLost(error) || (isRetryable(error) && conflicts < RETRIES);

/** Milliseconds until a write runs again after `error`. */
const pauseBefore = (error: unknown, conflicts: number): number =>
  isRetryable(error) ? 5 * 2 ** (conflicts - 1) + Math.random() * 20 : LOST_SERVER_PAUSE_MS * (0.5 + Math.random());

/**
 * Runs `job` after `turn`, which must never reject. Throws DatabaseUnavailableError, and never runs the job, if its call
 * has no time left by then: nothing can interrupt a statement of SQLite, so a call that waits for one is given up instead.
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
  if (tx.dataSource.options.type !== 'mariadb' || ids.length === 0) return;
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
