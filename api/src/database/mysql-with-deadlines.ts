import mysql, { type Connection, type Pool, type PoolConnection, type PoolOptions } from 'mysql2';
import { runWithoutDeadline, timeLeft } from '../common/concurrency/call-deadline.js';
import { startDeadline } from '../common/concurrency/deadline.js';
import { DatabaseUnavailableError, NoTimeLeftError } from './database-errors.js';
import { guardTransactions } from './guarded-connection.js';
import { acquireOrFallBack, acquireWithPatience, repeatReads, type Acquire } from './lost-servers.js';
import type { WriterNode } from './writer-node.js';

/**
 * How long one wait for the database may last, in milliseconds, before its call is answered with 503. A call that has
 * less time left waits for that time only.
 */
export interface Deadlines {
  acquireMs: number;
  /**
   * The server ends a statement after it, too: an abandoned statement must not run on. Raised while migrations run:
   * building an index over years of rows takes longer than a call may.
   */
  statementMs: number;
  /**
   * For a COMMIT, and for all attempts of a write together; `statementMs` when not given. Each COMMIT of a Galera cluster
   * waits for seconds when another node is lost.
   */
  writeMs?: number;
}

export const writeMsOf = ({ statementMs, writeMs = statementMs }: Deadlines): number => writeMs;

/** What the pool of an address in a cluster does beside it. */
export interface ClusterRole {
  /** Of an address for reads: the pool that serves while no reader can be reached. The sessions are those of a reader. */
  fallback?: () => Pool;
  /** Of the address for writes. */
  writerNode?: WriterNode;
}

/** The least time for the end of a transaction, in milliseconds. */
const SHORTEST_END_MS = 300;

type QueryCallback = (error: Error | null, ...rest: unknown[]) => void;

/**
 * Runs first on each new connection: times in UTC, no silent truncation, not of a GROUP_CONCAT either, whatever the server's
 * own limit is, and a lock wait on the server that ends before our deadline. The server looks up how many rows each number
 * of a list has: its averages for lists of more than 200 take rows without a value for equals, and it would read all
 * sessions of a club for the few that name an event.
 */
export const SESSION_SETUP = `SET SESSION ${[
  "time_zone = '+00:00'",
  "sql_mode = 'STRICT_ALL_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
  'innodb_lock_wait_timeout = 2',
  'group_concat_max_len = 16777216',
  'eq_range_index_dive_limit = 0',
].join(', ')}`;

/** A SELECT then waits until its node has applied all that was committed in the cluster before it. */
const CAUSAL_SETUP = `${SESSION_SETUP}, wsrep_sync_wait = 1`;

/**
 * A node that has just become the writer may not have applied yet what the one before has confirmed: a new connection waits for it
 * once. An error here occurs again in the next statement, whose caller gets it.
 */
function catchUp(connection: Connection): void {
  for (const statement of ['SET SESSION wsrep_sync_wait = 1', 'SELECT 1', 'SET SESSION wsrep_sync_wait = 0'])
    connection.query(statement, () => undefined);
}

/**
 * mysql2 as the `driver` of TypeORM, with what its pool lacks. Two deadlines: without them a call waits without limit for
 * a free connection and for the answer of a server that is frozen or unplugged. Patience: while the server is replaced,
 * a call connects and reads again until its time is over. And `guardTransactions`.
 */
export function mysqlWithDeadlines(deadlines: Deadlines, { fallback, writerNode }: ClusterRole = {}) {
  return {
    ...mysql,
    createPool(options: PoolOptions): Pool {
      // mysql2 would capture a stack at each statement. An error's stack names the caller without it: TypeORM awaits.
      const pool = mysql.createPool({ ...options, trace: false });
      // The connection of this event takes callbacks. Its commands run in order, so this one runs first.
      pool.on('connection', (connection) => {
        connection.query(fallback ? CAUSAL_SETUP : SESSION_SETUP);
        if (writerNode && writerNode.name !== null) catchUp(connection);
      });
      const acquireAny = acquireWithDeadline(pool, deadlines);
      const acquire = writerNode ? writerNode.acquireCurrent(acquireAny) : acquireAny;
      const getConnection = fallback ? acquireOrFallBack(acquire, fallback) : acquireWithPatience(acquire);
      Object.assign(pool, { getConnection });
      return pool;
    },
  };
}

function acquireWithDeadline(pool: Pool, deadlines: Deadlines): Acquire {
  const acquire = pool.getConnection.bind(pool) as Acquire;
  /** The longest time that the server lets a statement of a connection run. */
  const limits = new WeakMap<PoolConnection, number>();

  return (callback) => {
    const waitMs = Math.min(deadlines.acquireMs, timeLeft());
    if (waitMs === 0) return callback(new NoTimeLeftError());
    let expired = false;
    const cancel = startDeadline(waitMs, () => {
      expired = true;
      callback(new DatabaseUnavailableError('no connection came free in time'));
    });

    acquire((error, connection) => {
      cancel();
      // The caller has had its error: the connection goes back to the pool.
      if (expired) return connection?.release();
      if (error || !connection)
        return callback(error ? withCode(error) : new DatabaseUnavailableError('no connection'));
      if (!limits.has(connection)) {
        addStatementDeadline(connection, deadlines);
        repeatReads(connection, guardTransactions(connection), (again) => pool.getConnection(again as never));
      }
      if (limits.get(connection) !== deadlines.statementMs) {
        limits.set(connection, deadlines.statementMs);
        // The call that released the connection may hand it over here, with a deadline of its own.
        runWithoutDeadline(() => setServerLimit(connection, deadlines.statementMs));
      }
      callback(null, connection);
    });
  };
}

/**
 * Runs before the statements of the call that acquired the connection, because its commands run in order. If it fails, so do
 * they.
 */
function setServerLimit(connection: PoolConnection, milliseconds: number): void {
  connection.query(`SET SESSION max_statement_time = ${milliseconds / 1000}`, () => undefined);
}

/** A connection whose answer is overdue is destroyed: it would give the late answer to the next statement. */
function addStatementDeadline(connection: PoolConnection, deadlines: Deadlines): void {
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;

  // TypeORM calls it as (sql, callback) and as (sql, values, callback).
  const queryWithDeadline = (...args: unknown[]): unknown => {
    const callback = args.at(-1) as QueryCallback;
    const longestMs = args[0] === 'COMMIT' ? writeMsOf(deadlines) : deadlines.statementMs;
    const waitMs = Math.min(longestMs, timeLeft());
    if (waitMs === 0 && args[0] !== 'ROLLBACK') return callback(new NoTimeLeftError());
    let expired = false;
    const cancel = startDeadline(endsTransaction(args[0]) ? Math.max(waitMs, SHORTEST_END_MS) : waitMs, () => {
      expired = true;
      connection.destroy();
      callback(new DatabaseUnavailableError('a statement took too long'));
    });
    return query(...args.slice(0, -1), (...answer: Parameters<QueryCallback>) => {
      cancel();
      if (!expired) callback(...answer);
    });
  };
  Object.assign(connection, { query: queryWithDeadline });
}

/** Given up a moment too early, a transaction would be stored although its call is answered as failed. */
const endsTransaction = (sql: unknown): boolean => sql === 'COMMIT' || sql === 'ROLLBACK';

/** mysql2 reports a full queue and a closed pool as plain errors without a code. */
function withCode(error: Error): Error {
  return 'code' in error ? error : new DatabaseUnavailableError(error.message.replace(/\.$/, ''));
}
