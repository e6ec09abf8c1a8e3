import type { PoolConnection } from 'mysql2';
import { isServerLost, isStatementOnly, isSurelyNotStored, OutcomeUnknownError } from './database-errors.js';

type Query = (...args: unknown[]) => unknown;
type QueryCallback = (error: Error | null, ...rest: unknown[]) => void;

/**
 * Refuses to send COMMIT after a statement whose error may have ended the transaction. MariaDB rolls back by itself after
 * a deadlock (1213), and a COMMIT then succeeds and stores nothing: code that has caught the error would report a lost
 * write as saved. The refused COMMIT fails with the error of that statement, and TypeORM rolls back.
 *
 * Also tells the two failures of a write apart. The error of a COMMIT that was sent becomes an OutcomeUnknownError, unless
 * it proves that nothing is stored. With every other error nothing is stored.
 *
 * Works for TypeORM, which calls `query` as (sql, callback) and as (sql, values, callback), and uses no savepoints here.
 * Returns whether a transaction is open.
 */
export function guardTransactions(connection: PoolConnection): () => boolean {
  const query = connection.query.bind(connection) as Query;
  let isOpen = false;
  let failure: Error | null = null;

  const guardedQuery: Query = (...args) => {
    const [sql] = args;
    const callback = args.at(-1) as QueryCallback;
    const answer = (error: Error | null, ...rest: unknown[]): void => {
      if (error !== null && isOpen && !isStatementOnly(error)) failure ??= error;
      // The next connection may lead to a server that works.
      if (error !== null && isServerLost(error)) connection.destroy();
      callback(sql === 'COMMIT' && error !== null ? errorOfCommit(error) : error, ...rest);
    };

    if (sql === 'COMMIT' && failure !== null) return callback(failure);
    if (sql === 'START TRANSACTION' || sql === 'COMMIT' || sql === 'ROLLBACK') {
      isOpen = sql === 'START TRANSACTION';
      failure = null;
    }
    return query(...args.slice(0, -1), answer);
  };
  Object.assign(connection, { query: guardedQuery });
  return () => isOpen;
}

const errorOfCommit = (error: Error): Error => (isSurelyNotStored(error) ? error : new OutcomeUnknownError(error));
