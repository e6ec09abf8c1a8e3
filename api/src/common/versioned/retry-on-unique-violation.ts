import { isUniqueViolation, RetryWriteError } from '../../database/database-errors.js';

/**
 * Runs statements that a unique key guards. A violation throws RetryWriteError, because another write has taken the key
 * since it was looked up.
 */
export async function retryOnUniqueViolation<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new RetryWriteError() : error;
  }
}
