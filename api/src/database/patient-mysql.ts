import mysql, { type Pool, type PoolConnection, type PoolOptions } from 'mysql2';
import { afterPatience } from './after-patience.js';
import { DatabaseUnavailableError } from './database-errors.js';

/** How long we wait for the database before we answer 503 instead of keeping the coach waiting. */
export interface Patience {
  acquireMs: number;
  /** Raised while migrating: building an index over years of rows takes longer than a call may. */
  statementMs: number;
}

type Acquire = (error: Error | null, connection?: PoolConnection) => void;
type Answer = (error: Error | null, ...rest: unknown[]) => void;

/** Said to each new connection before it is used: times in UTC, no silent truncation, a server-side limit below ours. */
const SESSION_SETUP =
  "SET SESSION time_zone = '+00:00', sql_mode = 'STRICT_ALL_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', innodb_lock_wait_timeout = 2";

/**
 * mysql2 as the `driver` of TypeORM, with the two deadlines its pool lacks: it would wait for ever for a free connection
 * and for the answer of a server that is frozen or unplugged.
 */
export function patientMysql(patience: Patience) {
  return {
    ...mysql,
    createPool(options: PoolOptions): Pool {
      const pool = mysql.createPool(options);
      // The typed event carries a promise-less connection: queued commands run in order, so this one is first.
      pool.on('connection', (connection) => connection.query(SESSION_SETUP));
      withAcquireDeadline(pool, patience);
      return pool;
    },
  };
}

function withAcquireDeadline(pool: Pool, patience: Patience): void {
  const acquire = pool.getConnection.bind(pool) as (callback: Acquire) => void;
  const impatient = new WeakSet<PoolConnection>();
  const getConnection = (callback: Acquire): void => {
    let done = false;
    const answered = afterPatience(patience.acquireMs, () => {
      done = true;
      callback(new DatabaseUnavailableError('no connection came free in time'));
    });
    acquire((error, connection) => {
      answered();
      // Came too late: nobody waits for it any more, the next one may have it.
      if (done) return connection?.release();
      if (error || !connection) return callback(error ? named(error) : new DatabaseUnavailableError('no connection'));
      if (!impatient.has(connection)) withStatementDeadline(connection, patience);
      impatient.add(connection);
      callback(null, connection);
    });
  };
  Object.assign(pool, { getConnection });
}

/** A connection whose answer is overdue is thrown away: it would hand the late answer to the next question. */
function withStatementDeadline(connection: PoolConnection, patience: Patience): void {
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
  // Called as (sql, callback) and as (sql, values, callback).
  const patched = (...args: unknown[]): unknown => {
    const callback = args.at(-1) as Answer;
    let done = false;
    const answered = afterPatience(patience.statementMs, () => {
      done = true;
      connection.destroy();
      callback(new DatabaseUnavailableError('a statement took too long'));
    });
    return query(...args.slice(0, -1), (...answer: Parameters<Answer>) => {
      answered();
      if (!done) callback(...answer);
    });
  };
  Object.assign(connection, { query: patched });
}

/** mysql2 reports a full waiting line and a closed pool as plain errors without a code. */
function named(error: Error): Error {
  return 'code' in error ? error : new DatabaseUnavailableError(error.message.replace(/\.$/, ''));
}
