import { DataSource } from 'typeorm';
import { mariaDbOptions, sqliteWriterOptions } from '../../src/database/data-source-options.js';
import { createTestDatabase } from '../support/test-database.js';

// Only a developer undoes a migration; a release never does.
it('migrations can be undone, and run again', async () => {
  const { owner, drop } = await createTestDatabase();
  const options =
    owner.kind === 'sqlite'
      ? sqliteWriterOptions(owner.file)
      : mariaDbOptions(owner.url, { acquireMs: 1000, statementMs: 60_000 });
  const source = await new DataSource(options).initialize();
  try {
    const first = await source.runMigrations({ transaction: 'each' });
    for (const _ of first) await source.undoLastMigration({ transaction: 'none' });
    expect(await source.runMigrations({ transaction: 'each' })).toHaveLength(first.length);
  } finally {
    await source.destroy();
    await drop();
  }
});
