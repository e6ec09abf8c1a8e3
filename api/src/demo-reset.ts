import 'reflect-metadata';
import { CommandError } from './administration/command-error.js';
import { reportFailure } from './administration/run-on-database.js';
import { prepareProcess } from './common/logging/prepare-process.js';
import { loadSettings } from './config/settings.js';
import { createDatabaseContext } from './database-context.js';
import { DatabaseConnection } from './database/database-connection.js';
import { NotDemoDataError, resetDemo } from './database/demo/fill-demo.js';
import { UnitOfWork } from './database/unit-of-work.js';

/** `reset` deletes the demo and fills it again, dated from today. Real data is never touched. */
async function reset(): Promise<void> {
  prepareProcess();
  const settings = loadSettings();
  if (settings.database.kind === 'mariadb' && !settings.demoData) {
    throw new CommandError('DATABASE_URL is set: the demo is reset there only with DEMO_DATA=on. Nothing was changed.');
  }
  const context = await createDatabaseContext(settings.database);
  try {
    await context.get(DatabaseConnection).open(settings.migrations);
    await resetDemo(context.get(UnitOfWork), new Date());
  } finally {
    await context.close();
  }
  process.stdout.write('The demo data was deleted and created again.\n');
}

if (process.argv[2] !== 'reset' || process.argv.length > 3) {
  process.stderr.write('Usage: npm run demo -- reset\n');
  process.exitCode = 2;
} else {
  reset().catch((error: unknown) =>
    reportFailure(error instanceof NotDemoDataError ? new CommandError(error.message) : error),
  );
}
