import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { fullClub } from '../club-file/support/full-club.js';
import {
  archived,
  clubContent,
  exported,
  imported,
  newInstallation,
  onDatabase,
} from '../club-file/support/installations.js';
import { createMigratedDatabase } from '../support/migrated-database.js';
import { createTestApp } from '../support/test-app.js';
import { createSqliteDatabase, migrateDatabase } from '../support/test-database.js';

it('takes a club from MariaDB to SQLite and back, with every row, value and archived entry', async () => {
  const at = await createTestApp();
  const { institution } = await fullClub(at, { name: 'City Club', mark: 'Quokka' });
  const content = await clubContent(at.read, institution.id);
  const inArchive = await archived(at.settings, institution.id);
  const file = await exported(at.app.get(UnitOfWork), at.settings, 'City Club');

  const embedded = createSqliteDatabase();
  await migrateDatabase(embedded);
  const onSqlite = newInstallation(at, embedded);
  await imported(onSqlite, file);
  expect(await onDatabase(onSqlite, ({ read }) => clubContent(read, institution.id))).toEqual(content);

  const back = await onDatabase(onSqlite, (unitOfWork) => exported(unitOfWork, onSqlite, 'City Club'));
  const database = await createMigratedDatabase();
  const onMariaDb = newInstallation(at, database);
  await imported(onMariaDb, back);
  expect(await onDatabase(onMariaDb, ({ read }) => clubContent(read, institution.id))).toEqual(content);
  expect(inArchive).toHaveLength(1);
  expect(await archived(onMariaDb, institution.id)).toEqual(inArchive);

  await at.close();
  for (const each of [embedded, database]) await each.drop();
});
