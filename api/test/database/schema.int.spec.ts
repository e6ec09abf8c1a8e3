import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

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
    at = await createTestApp({ database });
  });
  afterEach(async () => {
    await at.close();
    await database.drop();
  });

  it('is that of an installation that was migrated step by step', async () => {
    const { kind } = database.target;
    const schema = await (kind === 'sqlite' ? sqliteSchema : mariaDbSchema)(at.read.dataSource);
    expect(schema).toBe(readFileSync(join(__dirname, `schema.${kind}.sql`), 'utf8'));
  });
});

async function sqliteSchema(source: DataSource): Promise<string> {
  const rows = await source.query<{ sql: string }[]>(
    "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY tbl_name, type DESC, name",
  );
  return rows.map(({ sql }) => `${sql};\n`).join('');
}

/** Without AUTO_INCREMENT, which counts rows. */
async function mariaDbSchema(source: DataSource): Promise<string> {
  const tables = await source.query<{ name: string }[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name',
  );
  const statements: string[] = [];
  for (const { name } of tables) {
    const [row] = await source.query<Record<string, string>[]>(`SHOW CREATE TABLE ${name}`);
    statements.push(`${row?.['Create Table']?.replace(/ AUTO_INCREMENT=\d+/, '')};\n`);
  }
  return statements.join('');
}
