import mysql, { type Pool, type PoolConnection, type PoolOptions } from 'mysql2';
import { DatabaseUnavailableError } from './database-errors.js';
import { startDeadline } from './deadline.js';

/** How long a call waits for the database, in milliseconds, before it is answered with 503. */
export interface Deadlines {
  acquireMs: number;
  /** Raised while migrations run: building an index over years of rows takes longer than a call may. */
  statementMs: number;
}

type AcquireCallback = (error: Error | null, connection?: PoolConnection) => void;
type QueryCallback = (error: Error | null, ...rest: unknown[]) => void;

/** Runs first on each new connection: times in UTC, no silent truncation, a lock wait on the server that ends before our deadline. */
const SESSION_SETUP =
  "SET SESSION time_zone = '+00:00', sql_mode = 'STRICT_ALL_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', innodb_lock_wait_timeout = 2";

/**
 * mysql2 as the `driver` of TypeORM, with two deadlines that its pool lacks. Without them a call waits without limit for a free connection
 * and for the answer of a server that is frozen or unplugged.
 */
export function mysqlWithDeadlines(deadlines: Deadlines) {
  return {
    ...mysql,
    createPool(options: PoolOptions): Pool {
      // mysql2 would capture a stack at each statement. An error's stack names the caller without it: TypeORM awaits.
      const pool = mysql.createPool({ ...options, trace: false });
      // The connection of this event takes callbacks. Its commands run in order, so this one runs first.
      pool.on('connection', (connection) => connection.query(SESSION_SETUP));
      addAcquireDeadline(pool, deadlines);
      return pool;
    },
  };
}

function addAcquireDeadline(pool: Pool, deadlines: Deadlines): void {
  const acquire = pool.getConnection.bind(pool) as (callback: AcquireCallback) => void;
  const withDeadline = new WeakSet<PoolConnection>();

  const getConnection = (callback: AcquireCallback): void => {
    let expired = false;
    const cancel = startDeadline(deadlines.acquireMs, () => {
      expired = true;
      callback(new DatabaseUnavailableError('no connection came free in time'));
    });

    acquire((error, connection) => {
      cancel();
      // The caller has had its error: the connection goes back to the pool.
      if (expired) return connection?.release();
      if (error || !connection)
        return callback(error ? withCode(error) : new DatabaseUnavailableError('no connection'));
      if (!withDeadline.has(connection)) addStatementDeadline(connection, deadlines);
      withDeadline.add(connection);
      callback(null, connection);
    });
  };
  Object.assign(pool, { getConnection });
}

/** A connection whose answer is overdue is destroyed: it would give the late answer to the next statement. */
function addStatementDeadline(connection: PoolConnection, deadlines: Deadlines): void {
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;

  // TypeORM calls it as (sql, callback) and as (sql, values, callback).
  const queryWithDeadline = (...args: unknown[]): unknown => {
    const callback = args.at(-1) as QueryCallback;
    let expired = false;
    const cancel = startDeadline(deadlines.statementMs, () => {
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

/** mysql2 reports a full queue and a closed pool as plain errors without a code. */
function withCode(error: Error): Error {
  return 'code' in error ? error : new DatabaseUnavailableError(error.message.replace(/\.$/, ''));
}
