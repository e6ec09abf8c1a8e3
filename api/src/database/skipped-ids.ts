import type { DataSource } from 'typeorm';

/** More rows than a table gets between the copy of a database and its return. */
export const SKIPPED_IDS = 100_000;
/** Ids have 32 bits; a table that is close to the end keeps its counter. */
const HIGHEST_ID = 2 ** 31 - 1;

/**
 * Lets every counter go on after a gap, because the audit and the athletes' app name rows by their numbers: those that were
 * given after the copy was made must not come to mean somebody else.
 */
export async function skipIds(source: DataSource): Promise<void> {
  const tables = source.entityMetadatas.filter(({ generatedColumns }) =>
    generatedColumns.some(({ generationStrategy }) => generationStrategy === 'increment'),
  );
  for (const { tableName } of tables)
    await (source.options.type === 'mariadb' ? skipOnMariaDb(source, tableName) : skipOnSqlite(source, tableName));
}

async function skipOnMariaDb(source: DataSource, table: string): Promise<void> {
  const [row] = await source.query<{ next: string | number | null }[]>(
    'SELECT auto_increment AS next FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = ?',
    [table],
  );
  const next = Number(row?.next ?? 1) + SKIPPED_IDS;
  if (next < HIGHEST_ID) await source.query(`ALTER TABLE ${table} AUTO_INCREMENT = ${next}`);
}

async function skipOnSqlite(source: DataSource, table: string): Promise<void> {
  const [row] = await source.query<{ seq: number }[]>('SELECT seq FROM sqlite_sequence WHERE name = ?', [table]);
  const seq = (row?.seq ?? 0) + SKIPPED_IDS;
  if (seq >= HIGHEST_ID) return;
  if (row) await source.query('UPDATE sqlite_sequence SET seq = ? WHERE name = ?', [seq, table]);
  else await source.query('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', [table, seq]);
}
