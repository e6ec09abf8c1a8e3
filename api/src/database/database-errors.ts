import { TypeORMError } from 'typeorm';

/** What a driver said, read from the error or from the one TypeORM wrapped around it. */
function driverError(error: unknown): { code?: string; errno?: number } {
  if (typeof error !== 'object' || error === null) return {};
  const inner = (error as { driverError?: unknown }).driverError;
  return (typeof inner === 'object' && inner !== null ? inner : error) as { code?: string; errno?: number };
}

/** Thrown while there is no connection, or none came free in time. */
export class DatabaseUnavailableError extends Error {
  readonly code = 'DATABASE_UNAVAILABLE';

  constructor(reason: string) {
    super(`The database is unavailable: ${reason}.`);
    this.name = 'DatabaseUnavailableError';
  }
}

/** Thrown inside a write whose premises changed under it: the whole function runs again. */
export class RetryWriteError extends Error {
  constructor() {
    super('The write met another one.');
    this.name = 'RetryWriteError';
  }
}

/**
 * 1213 deadlock, 1205 lock wait timeout, 1020 record changed since last read; 1451 and 1452: since we looked, somebody has referred to what is
 * being deleted, or deleted what is being referred to.
 */
const RETRYABLE_ERRNO = new Set([1213, 1205, 1020, 1451, 1452]);

const UNAVAILABLE_CODES = new Set([
  'DATABASE_UNAVAILABLE',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'ER_STATEMENT_TIMEOUT',
  'ER_QUERY_INTERRUPTED',
  'ER_CONNECTION_KILLED',
  'SQLITE_BUSY',
  'SQLITE_FULL',
  'SQLITE_IOERR',
]);

/** The same write, run again from its start, may well succeed. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof RetryWriteError) return true;
  const { code, errno } = driverError(error);
  return (
    (errno !== undefined && RETRYABLE_ERRNO.has(errno)) || code === 'SQLITE_BUSY' || code === 'SQLITE_BUSY_SNAPSHOT'
  );
}

/** Away, overloaded or locked for too long: not the request's fault, answered 503. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof TypeORMError && error.name === 'ConnectionIsNotSetError') return true;
  const { code } = driverError(error);
  if (isRetryable(error)) return true;
  return code !== undefined && (UNAVAILABLE_CODES.has(code) || code.startsWith('SQLITE_IOERR'));
}

/** A row with this key is already there. */
export function isUniqueViolation(error: unknown): boolean {
  const { code } = driverError(error);
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'ER_DUP_ENTRY';
}
