import 'reflect-metadata';
import { loadSettings } from './config/settings.js';
import { Database } from './database/database.js';
import { isDatabaseUnavailable } from './database/database-errors.js';
import { NotDemoDataError, resetDemo } from './database/demo/fill-demo.js';
import { UnitOfWork } from './database/unit-of-work.js';
import { reasonOf } from './start-texts.js';

/** `reset` wipes the demo and fills it anew, dated from today. Real data is never touched. */
async function reset(): Promise<void> {
  const settings = loadSettings();
  if (settings.database.kind === 'mariadb' && !settings.demoData) {
    throw new RefusedError('DATABASE_URL is set: the demo is reset there only with DEMO_DATA=on. Nothing was changed.');
  }
  const database = new Database(settings.database);
  try {
    await database.open();
    await resetDemo(new UnitOfWork(database), new Date());
  } finally {
    await database.close();
  }
  process.stdout.write('The demo data was wiped and filled anew.\n');
}

class RefusedError extends Error {}

function sentenceFor(error: unknown): string {
  if (error instanceof NotDemoDataError || error instanceof RefusedError) return error.message;
  return isDatabaseUnavailable(error) ? 'The database does not answer. Nothing was changed.' : reasonOf(error);
}

if (process.argv[2] !== 'reset' || process.argv.length > 3) {
  process.stderr.write('Usage: demo-reset reset\n');
  process.exitCode = 2;
} else {
  reset().catch((error: unknown) => {
    process.stderr.write(`${sentenceFor(error)}\n`);
    process.exitCode = 1;
  });
}
