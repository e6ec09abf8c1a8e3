import { isKnownMigration, isTooOld, OldDatabaseError } from '../../database/known-migrations.js';
import { pendingMigrations } from '../../database/migrate.js';
import { UNFINISHED_RESTORE_TABLE } from '../../database/unfinished-restore.js';
import { failed, ok, warning, type Check } from '../check.js';
import { countText } from '../figures.js';

export const migrationsCheck: Check = {
  subject: 'Migrations',
  needs: ['DATABASE_URL', 'DATA_DIR'],
  async run({ database, settings }) {
    const stored = (await database.rows<{ name: string }>('SELECT name FROM migrations')).map(({ name }) => name);
    if (isTooOld(stored)) return failed(new OldDatabaseError().message);
    const source = await database.open();
    const pending = (await pendingMigrations(source)).length;
    if (pending > 0)
      return warning(
        `Pending: ${countText(pending, 'migration')}, and ${!database.isMariaDb && settings.migrations === 'run' ? 'the next start runs them' : 'the product waits for `npm run migrate`'}.`,
      );

    const newer = stored.filter((name) => !isKnownMigration(name)).length;
    if (newer > 0)
      return warning(
        `The database has ${countText(newer, 'migration')} of a newer release: go back to that release when you can.`,
      );
    return ok('All migrations have run.');
  },
};

export const restoreCheck: Check = {
  subject: 'Restore',
  needs: ['DATABASE_URL', 'DATA_DIR'],
  async run({ database }) {
    await database.rows('SELECT 1');
    const runner = (await database.open()).createQueryRunner();
    try {
      if (!(await runner.hasTable(UNFINISHED_RESTORE_TABLE))) return ok('No restore has been left unfinished.');
      return failed(
        'A restore was not finished, so a part of the records is missing: run `npm run restore` with the same file again, with --replace.',
      );
    } finally {
      await runner.release();
    }
  },
};
