import { createHash } from 'node:crypto';
import type { TestApp } from '../../support/test-app.js';

/** Tries are counted whatever is answered: that is their purpose. */
const NOT_COMPARED = new Set(['attempt_counters', 'migrations', 'sqlite_sequence']);

/** One text for everything that is stored: equal before and after a call that changed nothing. */
export async function digestOf(at: TestApp): Promise<string> {
  const tables = await tablesOf(at);
  if (at.settings.database.kind === 'mariadb') {
    return JSON.stringify(
      await at.read.query(`CHECKSUM TABLE ${tables.map((name) => `\`${name}\``).join(', ')} EXTENDED`),
    );
  }
  const hash = createHash('sha256');
  for (const table of tables) hash.update(`${table}${JSON.stringify(await at.read.query(`SELECT * FROM "${table}"`))}`);
  return hash.digest('hex');
}

/** Every table of the database, as it is and not as the application knows it. */
export async function tablesOf(at: TestApp): Promise<string[]> {
  const from =
    at.settings.database.kind === 'mariadb'
      ? 'information_schema.tables WHERE table_schema = DATABASE()'
      : "sqlite_master WHERE type = 'table'";
  const column = at.settings.database.kind === 'mariadb' ? 'table_name' : 'name';
  const rows = await at.read.query<{ name: string }[]>(`SELECT ${column} AS name FROM ${from} ORDER BY 1`);
  return rows.map(({ name }) => name).filter((name) => !NOT_COMPARED.has(name));
}
