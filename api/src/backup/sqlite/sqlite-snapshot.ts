import { join } from 'node:path';
import { SqliteDatabase } from '../../database/sqlite-driver.js';
import { DATABASE_NAMES } from '../backup-manifest.js';
import type { Snapshot } from '../snapshot.js';

/**
 * Copies the database into `folder` as it is at one moment, while others write. `VACUUM INTO` reads within one
 * transaction. SQLite's online backup begins again with each write of another process, so under load it never ends.
 */
export function takeSqliteSnapshot(database: SqliteDatabase, folder: string): Snapshot {
  const path = join(folder, DATABASE_NAMES.sqlite);
  database.prepare('VACUUM INTO ?').run(path);
  const copy = new SqliteDatabase(path, { readonly: true });
  try {
    return { path, facts: { database: 'sqlite', binary_log: null, ...sqliteFacts(copy) } };
  } finally {
    copy.close();
  }
}

/** The content of a database, by its own tables. */
export function sqliteFacts(
  database: SqliteDatabase,
): Pick<Snapshot['facts'], 'installation_id' | 'migrations' | 'rows'> {
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all()
    .map(({ name }) => String(name));
  const rows: Record<string, number> = {};
  for (const table of tables)
    rows[table] = Number(database.prepare(`SELECT COUNT(*) AS rows FROM "${table}"`).all()[0]?.['rows']);

  const textsOf = (table: string, column: string): string[] =>
    tables.includes(table)
      ? database
          .prepare(`SELECT ${column} AS text FROM ${table} ORDER BY 1`)
          .all()
          .map(({ text }) => String(text))
      : [];
  const [installationId = null] = textsOf('installation', 'installation_id');
  return { installation_id: installationId, migrations: textsOf('migrations', 'name'), rows };
}
