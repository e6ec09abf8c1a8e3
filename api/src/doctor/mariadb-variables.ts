import { globalValues } from '../database/galera-node.js';
import type { DatabaseAccess } from './database-access.js';

/** Variables of the server by their names; a server of another build may lack some. */
export function serverVariables(
  database: DatabaseAccess,
  names: readonly string[],
  kind: 'VARIABLES' | 'STATUS' = 'VARIABLES',
): Promise<Map<string, string>> {
  return globalValues((sql, parameters) => database.rows(sql, parameters), kind, names);
}
