import type { Settings } from '../config/settings.js';
import { MariaDbTarget } from './mariadb/mariadb-target.js';
import type { RestoreTarget } from './restore-target.js';
import { SqliteTarget } from './sqlite/sqlite-target.js';

/** Throws CommandError while the product is running. */
export function openTarget(database: Settings['database']): Promise<RestoreTarget> {
  return database.kind === 'sqlite' ? SqliteTarget.open(database.file) : MariaDbTarget.open(database.url);
}
