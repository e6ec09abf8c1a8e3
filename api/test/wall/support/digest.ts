import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { TestApp } from '../../support/test-app.js';

/** Attempts are counted with every answer, refusals after it, and a mail waits for its next try, so these tables may change. */
const NOT_COMPARED = new Set(['attempt_counters', 'mails', 'refusal_counts', 'migrations', 'sqlite_sequence']);

/** By the reading connection: a digest, and the version of the database file it was made of. */
const digests = new WeakMap<EntityManager, { version: number; digest: string }>();

/** By the application, because reading them takes as long as reading the digest. */
const tableNames = new WeakMap<TestApp, string[]>();

/** One text for everything that is stored: equal before and after a call that changed nothing. */
export async function digestOf(at: TestApp): Promise<string> {
  if (at.settings.database.kind === 'mariadb') {
    const tables = tableNames.get(at) ?? (await tablesOf(at));
    tableNames.set(at, tables);
    return JSON.stringify(
      await at.read.query(`CHECKSUM TABLE ${tables.map((name) => `\`${name}\``).join(', ')} EXTENDED`),
    );
  }

  // SQLite counts up whenever another connection has committed a change; most calls here are refused and change nothing.
  const [row] = await at.read.query<{ data_version: number }[]>('PRAGMA data_version');
  const version = row?.data_version ?? NaN;
  const known = digests.get(at.read);
  if (known?.version === version) return known.digest;

  const digest = await digestOfRows(at);
  digests.set(at.read, { version, digest });
  return digest;
}

async function digestOfRows(at: TestApp): Promise<string> {
  const hash = createHash('sha256');
  for (const table of await tablesOf(at)) {
    hash.update(`${table}${JSON.stringify(await at.read.query(`SELECT * FROM "${table}"`))}`);
  }
  return hash.digest('hex');
}

/** Every table of the database, also those without an entity. */
export async function tablesOf(at: TestApp): Promise<string[]> {
  const from =
    at.settings.database.kind === 'mariadb'
      ? 'information_schema.tables WHERE table_schema = DATABASE()'
      : "sqlite_master WHERE type = 'table'";
  const column = at.settings.database.kind === 'mariadb' ? 'table_name' : 'name';
  const rows = await at.read.query<{ name: string }[]>(`SELECT ${column} AS name FROM ${from} ORDER BY 1`);
  return rows.map(({ name }) => name).filter((name) => !NOT_COMPARED.has(name));
}
