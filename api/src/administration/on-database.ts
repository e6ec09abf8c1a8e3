import { loadSettings } from '../config/settings.js';
import { Database } from '../database/database.js';
import { isDatabaseUnavailable } from '../database/database-errors.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { reasonOf } from '../start-texts.js';
import { Refused } from './refused.js';

/**
 * An administrator's program on the database of the settings; the product may be running beside it. What fails is said in a sentence, and the
 * program ends with 1.
 */
export async function onDatabase(work: (unitOfWork: UnitOfWork) => Promise<void>): Promise<void> {
  const database = new Database(loadSettings().database);
  try {
    await database.open();
    await work(new UnitOfWork(database));
  } finally {
    await database.close();
  }
}

export function reportFailure(error: unknown): void {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exitCode = 1;
}

function sentenceFor(error: unknown): string {
  if (error instanceof Refused) return error.message;
  return isDatabaseUnavailable(error) ? 'The database does not answer. Nothing was changed.' : reasonOf(error);
}
