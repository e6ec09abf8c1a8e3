import { renameSync, writeFileSync } from 'node:fs';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { createDatabaseContext } from '../../src/database-context.js';
import { WRITER } from '../../src/database/data-source-names.js';
import { DatabaseConnection } from '../../src/database/database-connection.js';
import { createSqliteDatabase } from '../support/test-database.js';

it('a file that a restore replaces while it is opened is not used', async () => {
  const database = createSqliteDatabase();
  if (database.target.kind !== 'sqlite') throw new Error('Expected SQLite.');
  const { file } = database.target;
  const context = await createDatabaseContext(database.target);
  const writer = context.get<DataSource>(getDataSourceToken(WRITER));
  const initialize = writer.initialize.bind(writer);
  jest.spyOn(writer, 'initialize').mockImplementationOnce(async () => {
    const opened = await initialize();
    writeFileSync(`${file}.restored`, '');
    renameSync(`${file}.restored`, file);
    return opened;
  });

  await expect(context.get(DatabaseConnection).open()).rejects.toThrow(/replaced/);
  expect(writer.isInitialized).toBe(false);
  await context.get(DatabaseConnection).open();
  await context.close();
  await database.drop();
});
