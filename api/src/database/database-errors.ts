import { TypeORMError } from 'typeorm';

interface DriverError {
  code?: string;
  errno?: number;
  /** Whether it has ended the connection (mysql2). */
  fatal?: boolean;
}

/** The driver's error, or the driver's error inside an error of TypeORM. */
export function driverError(error: unknown): DriverError {
  if (typeof error !== 'object' || error === null) return {};
  const inner = (error as { driverError?: unknown }).driverError;
  return (typeof inner === 'object' && inner !== null ? inner : error) as DriverError;
}

/** Thrown while there is no connection, or when none came free in time. */
export class DatabaseUnavailableError extends Error {
  readonly code = 'DATABASE_UNAVAILABLE';

  constructor(reason: string) {
    super(`The database is unavailable: ${reason}.`);
    this.name = 'DatabaseUnavailableError';
  }
}

/** Thrown instead of sending a statement for a call whose deadline has passed. */
export class NoTimeLeftError extends DatabaseUnavailableError {
  constructor() {
    super('the call has no time left');
    this.name = 'NoTimeLeftError';
  }
}

/** Thrown when the database did not confirm a COMMIT: what the transaction wrote may be stored, or not. */
export class OutcomeUnknownError extends Error {
  constructor(cause: unknown) {
    super('The database did not confirm a write.', { cause });
    this.name = 'OutcomeUnknownError';
  }
}

/** Thrown inside a write when rows it has read were changed by another write: the whole function runs again. */
export class RetryWriteError extends Error {
  constructor() {
    super('The write met another one.');
    this.name = 'RetryWriteError';
  }
}

/**
 * 1213 deadlock, 1205 lock wait timeout, 1020 record changed since last read; 1451 and 1452: another write has added a
 * reference to the deleted row, or deleted the referenced one, since it was read.
 */
const RETRYABLE_ERRNO = new Set([1213, 1205, 1020, 1451, 1452]);

/** The server cannot be reached, has ended the connection, or takes no part in its cluster: another one may serve. */
const LOST_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'PROTOCOL_CONNECTION_LOST',
  'ER_SERVER_SHUTDOWN',
  'ER_CONNECTION_KILLED',
  // 1047: the answer of a Galera node that has lost its cluster, or has not joined it yet.
  'ER_UNKNOWN_COM_ERROR',
  // 1290: the server is read_only.
  'ER_OPTION_PREVENTS_STATEMENT',
]);

const UNAVAILABLE_CODES = new Set([
  'DATABASE_UNAVAILABLE',
  'ENOTFOUND',
  'EAI_AGAIN',
  // While the server runs; at the start `rethrowTlsProblem` tells what is wrong.
  'HANDSHAKE_SSL_ERROR',
  'HANDSHAKE_NO_SSL_SUPPORT',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ER_CON_COUNT_ERROR',
  'ER_STATEMENT_TIMEOUT',
  'ER_QUERY_INTERRUPTED',
  // 1180
  'ER_ERROR_DURING_COMMIT',
  // The disk of the server is full, or does not work.
  'ER_RECORD_FILE_FULL',
  'ER_DISK_FULL',
  'ER_ERROR_ON_WRITE',
  'ER_GET_ERRNO',
  'SQLITE_BUSY',
  'SQLITE_FULL',
  'SQLITE_IOERR',
]);

/** Whether the same write may succeed when it runs again from its start. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof RetryWriteError) return true;
  const { code, errno } = driverError(error);
  return (
    (errno !== undefined && RETRYABLE_ERRNO.has(errno)) || code === 'SQLITE_BUSY' || code === 'SQLITE_BUSY_SNAPSHOT'
  );
}

/**
 * Whether the connection, or the server behind it, is of no further use. Nothing of the transaction is stored, unless
 * the error is the cause of an OutcomeUnknownError.
 */
export function isServerLost(error: unknown): boolean {
  const { code, fatal } = driverError(error);
  // mysql2 gives no code to the error of a statement on a connection that has ended meanwhile.
  return code === undefined ? fatal === true : LOST_CODES.has(code);
}

/**
 * Whether the database is unavailable, overloaded or locked for too long: answered 503, because the request is not at
 * fault.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = driverError(error);
  if (cause instanceof OutcomeUnknownError) return true;
  if (error instanceof TypeORMError && error.name === 'ConnectionIsNotSetError') return true;
  const { code } = cause;
  if (isRetryable(error) || isServerLost(error)) return true;
  return code !== undefined && (UNAVAILABLE_CODES.has(code) || code.startsWith('SQLITE_IOERR'));
}

/** Whether a COMMIT that failed with this error has stored nothing: it met a conflict, or was never sent. */
export function isSurelyNotStored(error: unknown): boolean {
  return driverError(error) instanceof NoTimeLeftError || isRetryable(error);
}

/** Whether an error undoes its own statement only, so that a transaction in which it was caught may go on. */
export function isStatementOnly(error: unknown): boolean {
  return isUniqueViolation(error);
}

/** Whether a row with this key already exists. */
export function isUniqueViolation(error: unknown): boolean {
  const { code } = driverError(error);
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'ER_DUP_ENTRY';
}

/** Whether a stored row refers to one that is not there. */
export function isMissingReference(error: unknown): boolean {
  const { code, errno } = driverError(error);
  return code === 'SQLITE_CONSTRAINT_FOREIGNKEY' || errno === 1452;
}
