import type { DataSource } from 'typeorm';

/** Exists in a MariaDB database from the first change of a restore until the last one. */
export const UNFINISHED_RESTORE_TABLE = 'unfinished_restore';

/** The database holds a part of a backup: nothing may use it before the restore is complete. */
export class UnfinishedRestoreError extends Error {
  constructor() {
    super(
      'A restore of this database is running, or was interrupted. When none is running, repeat it: `npm run restore -- <backup> --replace`. Until then the product does not start.',
    );
    this.name = 'UnfinishedRestoreError';
  }
}

/** Throws UnfinishedRestoreError while the marker of a restore exists. An SQLite file is restored in one step, without a marker. */
export async function refuseUnfinishedRestore(source: DataSource): Promise<void> {
  const tables = await source.query<unknown[]>(`SHOW TABLES LIKE '${UNFINISHED_RESTORE_TABLE.replaceAll('_', '\\_')}'`);
  if (tables.length > 0) throw new UnfinishedRestoreError();
}
