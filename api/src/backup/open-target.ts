import type { Settings } from '../config/settings.js';
import { MariaDbTarget } from './mariadb/mariadb-target.js';
import type { RestoreTarget } from './restore-target.js';
import { SqliteTarget } from './sqlite/sqlite-target.js';

/** Throws CommandError while the product is running. */
export function openTarget({ database, migrationDatabase }: Settings): Promise<RestoreTarget> {
  if (database.kind === 'sqlite') return SqliteTarget.open(database.file);
  // Both are of the same kind: only the user differs.
  const url = migrationDatabase.kind === 'mariadb' ? migrationDatabase.url : database.url;
  return MariaDbTarget.open(url, database.url);
}
