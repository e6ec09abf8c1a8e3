import type { DataSource } from 'typeorm';

export const REQUIRED_CHARSET = 'utf8mb4';
export const REQUIRED_COLLATION = 'utf8mb4_nopad_bin';

/** The database is reachable but set up wrongly: an administrator has to act, waiting does not help. */
export class DatabaseSetupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DatabaseSetupError';
  }
}

/**
 * Throws DatabaseSetupError where character set, collation or server are wrong. The default collation of a server
 * treats `Eva`, `éva` and `Eva ` as equal and SQLite does not, so uniqueness and search would differ. Checked before
 * the first migration, because tables inherit the collation of the database.
 */
export async function checkMariaDb(source: Pick<DataSource, 'query'>): Promise<void> {
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
