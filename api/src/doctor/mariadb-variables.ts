import type { DatabaseAccess } from './database-access.js';

interface Row {
  Variable_name: string;
  Value: string;
}

/** Variables of the server by their names; a server of another build may lack some. */
export async function serverVariables(
  database: DatabaseAccess,
  names: readonly string[],
  kind: 'VARIABLES' | 'STATUS' = 'VARIABLES',
): Promise<Map<string, string>> {
  const rows = await database.rows<Row>(
    `SHOW GLOBAL ${kind} WHERE Variable_name IN (${names.map(() => '?').join(', ')})`,
    [...names],
  );
  return new Map(rows.map(({ Variable_name: name, Value }) => [name.toLowerCase(), Value]));
}
