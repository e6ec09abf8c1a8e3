import { schemaOf, storedSchema } from '../support/schema.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, migrateDatabase, type TestDatabase } from '../support/test-database.js';

/**
 * The tables of an installation that is already running, as `schema.sqlite.sql` and `schema.mariadb.sql` hold them. A
 * landed migration is never edited, so these files change in one case only: a new migration adds its statements to both
 * of them.
 */
describe('the schema of a fresh database', () => {
  let database: TestDatabase;
  let at: TestApp;

  beforeEach(async () => {
    // Not a copy of a migrated database: every migration runs here.
    database = await createTestDatabase();
    await migrateDatabase(database);
    at = await createTestApp({ database });
  });
  afterEach(async () => {
    await at.close();
    await database.drop();
  });

  it('is that of the stored statements', async () => {
    expect(await schemaOf(at.read.dataSource)).toBe(storedSchema(database.target.kind));
  });
});
