import type { Pool, PoolConnection } from 'mysql2';
import { timeLeft, withDeadlineOfCall } from '../common/concurrency/call-deadline.js';
import { DatabaseUnavailableError, isServerLost } from './database-errors.js';

/** Milliseconds before a call connects or reads again. */
const PAUSE_MS = 100;
/** Milliseconds for which reads go to the writer after the reader could not be reached. */
const READER_AWAY_MS = 2000;

type Query = (...args: unknown[]) => unknown;
type QueryCallback = (error: Error | null, ...rest: unknown[]) => void;
type AcquireCallback = (error: Error | null, connection?: PoolConnection) => void;

/** Takes a connection from a pool. */
export type Acquire = (callback: AcquireCallback) => void;

/** Statements that change nothing. */
const READS = /^\s*(?:SELECT|SHOW)\b/i;

/** Connects again while the server is lost, as long as the call in progress has time. Outside of calls once only. */
export function acquireWithPatience(acquire: Acquire): Acquire {
  return (callback) => {
    const again = inThisCall(() => attempt());
    const attempt = (): void =>
      acquire((error, connection) => {
        if (error === null || !isServerLost(error) || !again()) callback(error, connection);
      });
    attempt();
  };
}

/** Takes a connection of the pool of `fallback` while there is none to the reader. */
export function acquireOrFallBack(acquire: Acquire, fallback: () => Pool): Acquire {
  let awayUntil = 0;

  return (callback) => {
    const fallBack = withDeadlineOfCall(() => fallback().getConnection(callback as never));
    if (performance.now() < awayUntil) return fallBack();
    acquire((error, connection) => {
      // Readers that are only busy keep their reads: those of everybody would take the connections of those who save.
      if (error === null || error instanceof DatabaseUnavailableError) return callback(error, connection);
      awayUntil = performance.now() + READER_AWAY_MS;
      fallBack();
    });
  };
}

/**
 * Repeats a statement that only reads, on another connection, when its own was lost: the call is slow instead of failing
 * while the server is replaced. Not in a transaction, whose earlier statements are lost with the connection.
 */
export function repeatReads(connection: PoolConnection, isInTransaction: () => boolean, acquire: Acquire): void {
  const query = connection.query.bind(connection) as Query;

  const queryAgain: Query = (...args) => {
    if (isInTransaction() || !READS.test(String(args[0]))) return query(...args);
    const callback = args.at(-1) as QueryCallback;
    const again = inThisCall(() =>
      acquire((error, other) => {
        if (error !== null || !other) return callback(error);
        (other.query as Query)(...args.slice(0, -1), (...answer: Parameters<QueryCallback>) => {
          other.release();
          callback(...answer);
        });
      }),
    );
    return query(...args.slice(0, -1), (...answer: Parameters<QueryCallback>) => {
      const [error] = answer;
      if (error === null || !isServerLost(error) || !again()) callback(...answer);
    });
  };
  Object.assign(connection, { query: queryAgain });
}

/**
 * Returns a function that runs `work` after a pause, with the deadline of the call in progress now, and true. It returns
 * false when that call has no time left for it, and outside of calls.
 */
function inThisCall(work: () => void): () => boolean {
  const endsAt = performance.now() + timeLeft();
  const inCall = withDeadlineOfCall(work);
  return () => {
    if (!Number.isFinite(endsAt) || performance.now() + PAUSE_MS >= endsAt) return false;
    setTimeout(inCall, PAUSE_MS);
    return true;
  };
}
