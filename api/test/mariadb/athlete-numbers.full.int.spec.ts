import { createDatabaseContext } from '../../src/database-context.js';
import { DatabaseConnection } from '../../src/database/database-connection.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { startMariaDb } from '../support/mariadb.mjs';
import { createTestDatabase, migrateDatabase } from '../support/test-database.js';

it('the number of an erased athlete is not given again, also after a restart of the database server', async () => {
  const before = process.env['TEST_DATABASE_URL'];
  const server = await startMariaDb();
  process.env['TEST_DATABASE_URL'] = server.url;
  try {
    const database = await createTestDatabase();
    await migrateDatabase(database);
    const insertAthlete = async (): Promise<number> => {
      const context = await createDatabaseContext(database.target);
      try {
        await context.get(DatabaseConnection).open();
        return await context.get(UnitOfWork).write(async (tx) => {
          await tx.query("INSERT IGNORE INTO institutions (id, name, time_zone, is_demo) VALUES (1, 'Club', 'UTC', 0)");
          await tx.query(
            "INSERT IGNORE INTO teams (id, institution_id, sport, name, name_key) VALUES (1, 1, 's', 'n', 'n')",
          );
          const { insertId } = await tx.query<{ insertId: number }>(
            "INSERT INTO athletes (team_id, first_name, last_name, sort_key) VALUES (1, 'a', 'b', 'c')",
          );
          await tx.query('DELETE FROM athletes');
          return insertId;
        });
      } finally {
        await context.close();
      }
    };
    const first = await insertAthlete();
    await server.kill();
    await server.restart();
    expect(await insertAthlete()).toBeGreaterThan(first);
  } finally {
    process.env['TEST_DATABASE_URL'] = before;
    await server.stop();
  }
});
