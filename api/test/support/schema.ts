import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Settings } from '../../src/config/settings.js';

/** The statements of `schema.sqlite.sql` or `schema.mariadb.sql`. */
export const storedSchema = (kind: Settings['database']['kind']): string =>
  readFileSync(join(__dirname, `../database/schema.${kind}.sql`), 'utf8');

/** The statements that create the tables of a database as they are. */
export function schemaOf(source: DataSource): Promise<string> {
  return (source.options.type === 'better-sqlite3' ? sqliteSchema : mariaDbSchema)(source);
}

/** Without quotes, which TypeORM writes and a statement of a migration may leave out. */
async function sqliteSchema(source: DataSource): Promise<string> {
  const rows = await source.query<{ sql: string }[]>(
    "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY tbl_name, type DESC, name",
  );
  return rows.map(({ sql }) => `${sql.replaceAll('"', '').trim()};\n`).join('');
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
