import type { INestApplicationContext } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { createDatabaseContext } from '../../src/database-context.js';
import { WRITER } from '../../src/database/data-source-names.js';
import { DatabaseConnection } from '../../src/database/database-connection.js';
import { MIGRATIONS } from '../../src/database/migrations/index.js';
import { migratingOptions } from '../support/migrating-options.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

describe('migrations', () => {
  let database: TestDatabase;
  let contexts: INestApplicationContext[];
  let writer: DataSource;

  const createContext = async (): Promise<INestApplicationContext> => {
    const context = await createDatabaseContext(database.owner);
    contexts.push(context);
    return context;
  };
  const writerOf = (context: INestApplicationContext) => context.get<DataSource>(getDataSourceToken(WRITER));

  beforeEach(async () => {
    database = await createTestDatabase();
    contexts = [];
    const { owner } = database;
    const { entities } = writerOf(await createContext()).options;
    const options = migratingOptions(owner);
    writer = await new DataSource({ ...options, entities }).initialize();
  });
  afterEach(async () => {
    await writer.destroy();
    for (const context of contexts) await context.close();
    await database.drop();
  });

  it('lead to exactly the tables the entities describe', async () => {
    await writer.runMigrations({ transaction: 'each' });
    const difference = await writer.driver.createSchemaBuilder().log();
    expect(difference.upQueries.map((query) => query.query)).toEqual([]);
  });

  it('make no table that a command without the application does not know', async () => {
    await writer.runMigrations({ transaction: 'each' });
    const stored = await writer.query<{ name: string }[]>(
      writer.options.type === 'mariadb'
        ? 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()'
        : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    );
    const known = writer.entityMetadatas.map(({ tableName }) => tableName);
    expect(stored.map(({ name }) => name).sort()).toEqual([...known, 'migrations'].sort());
  });

  it('are a no-op the second time', async () => {
    expect(await writer.runMigrations({ transaction: 'each' })).toHaveLength(MIGRATIONS.length);
    expect(await writer.runMigrations({ transaction: 'each' })).toEqual([]);
  });

  it('have the same result when two instances run them at the same moment', async () => {
    const instances = [await createContext(), await createContext()] as const;
    await Promise.all(instances.map((context) => context.get(DatabaseConnection).migrate()));

    const source = writerOf(instances[0]);
    const difference = await source.driver.createSchemaBuilder().log();
    expect(difference.upQueries).toEqual([]);
    const run = await source.query<{ name: string }[]>('SELECT name FROM migrations');
    expect(run.map(({ name }) => name).sort()).toEqual(MIGRATIONS.map(({ name }) => name).sort());
  });

  it('give every table a primary key, and every index and foreign key a name', () => {
    expect(writer.entityMetadatas.length).toBeGreaterThan(7);
    for (const { tableName, primaryColumns, indices, foreignKeys } of writer.entityMetadatas) {
      expect([tableName, primaryColumns.length > 0]).toEqual([tableName, true]);
      for (const { givenName } of indices) expect(givenName).toMatch(/^(uq|ix)_/);
      for (const { name } of foreignKeys) expect(name).toMatch(/^fk_/);
    }
  });
});
