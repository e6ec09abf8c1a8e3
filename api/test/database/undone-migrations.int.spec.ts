import { DataSource } from 'typeorm';
import { migratingOptions } from '../support/migrating-options.js';
import { createTestDatabase } from '../support/test-database.js';

// Only a developer undoes a migration; a release never does.
it('migrations can be undone, and run again', async () => {
  const { owner, drop } = await createTestDatabase();
  const source = await new DataSource(migratingOptions(owner)).initialize();
  try {
    const first = await source.runMigrations({ transaction: 'each' });
    for (const _ of first) await source.undoLastMigration({ transaction: 'none' });
    expect(await source.runMigrations({ transaction: 'each' })).toHaveLength(first.length);
  } finally {
    await source.destroy();
    await drop();
  }
});
