import { Database } from '../../src/database/database.js';
import { mariadb, sqliteWriter } from '../../src/database/data-source.js';
import { MIGRATIONS } from '../../src/database/migrations/index.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

describe('migrations', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  const source = () =>
    database.target.kind === 'sqlite'
      ? sqliteWriter(database.target.file)
      : mariadb(database.target.url, { acquireMs: 1000, statementMs: 60_000 });

  it('lead to exactly the tables the entities describe', async () => {
    const writer = await source().initialize();
    try {
      await writer.runMigrations({ transaction: 'each' });
      const difference = await writer.driver.createSchemaBuilder().log();
      expect(difference.upQueries.map((query) => query.query)).toEqual([]);
    } finally {
      await writer.destroy();
    }
  });

  it('are a no-op the second time, and can be undone and redone', async () => {
    const writer = await source().initialize();
    try {
      const first = await writer.runMigrations({ transaction: 'each' });
      expect(first.length).toBeGreaterThan(5);
      expect(await writer.runMigrations({ transaction: 'each' })).toEqual([]);
      for (const _ of first) await writer.undoLastMigration({ transaction: 'none' });
      expect(await writer.runMigrations({ transaction: 'each' })).toHaveLength(first.length);
    } finally {
      await writer.destroy();
    }
  });

  it('run by two instances at the same moment end the same', async () => {
    const [one, two] = [new Database(database.target), new Database(database.target)];
    try {
      await Promise.all([one.open(), two.open()]);
      const difference = await one.writes.dataSource.driver.createSchemaBuilder().log();
      expect(difference.upQueries).toEqual([]);
      const run = await one.writes.query<{ name: string }[]>('SELECT DISTINCT name FROM migrations');
      expect(run.map(({ name }) => name).sort()).toEqual(MIGRATIONS.map(({ name }) => name).sort());
    } finally {
      await one.close();
      await two.close();
    }
  });

  it('give every table a primary key, and every index and foreign key a name', async () => {
    const writer = await source().initialize();
    try {
      expect(writer.entityMetadatas.length).toBeGreaterThan(7);
      for (const { tableName, primaryColumns, indices, foreignKeys } of writer.entityMetadatas) {
        expect([tableName, primaryColumns.length > 0]).toEqual([tableName, true]);
        for (const { givenName } of indices) expect(givenName).toMatch(/^(uq|ix)_/);
        for (const { name } of foreignKeys) expect(name).toMatch(/^fk_/);
      }
    } finally {
      await writer.destroy();
    }
  });
});
