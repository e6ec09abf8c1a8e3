import type { DataSource } from 'typeorm';

export const REQUIRED_CHARSET = 'utf8mb4';
export const REQUIRED_COLLATION = 'utf8mb4_nopad_bin';

/** The database is there but not as we need it: an administrator has to act, waiting does not help. */
export class DatabaseSetupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DatabaseSetupError';
  }
}

/**
 * A bare server takes `Eva`, `éva` and `Eva ` for equal, SQLite does not: uniqueness and search would differ. Checked
 * before the first table, because tables inherit it.
 */
export async function checkMariaDb(source: DataSource): Promise<void> {
  const query =
    'SELECT DATABASE() AS name, @@character_set_database AS charset, @@collation_database AS collation_name, VERSION() AS version';
  const [row] = await source.query<{ name: string; charset: string; collation_name: string; version: string }[]>(query);
  if (!row) throw new DatabaseSetupError('The database server does not answer as MariaDB does.');
  if (!row.version.includes('MariaDB'))
    throw new DatabaseSetupError(`DATABASE_URL points to a server that is not MariaDB (version ${row.version}).`);
  if (row.charset !== REQUIRED_CHARSET || row.collation_name !== REQUIRED_COLLATION) {
    throw new DatabaseSetupError(
      `The database ${row.name} uses ${row.charset} with ${row.collation_name}. Touchline needs: ALTER DATABASE \`${row.name}\` CHARACTER SET ${REQUIRED_CHARSET} COLLATE ${REQUIRED_COLLATION};`,
    );
  }
}
