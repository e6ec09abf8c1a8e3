import type { DataSource } from 'typeorm';
import { Database } from '../../src/database/database.js';
import { SilentLogger } from '../../src/database/silent-logger.js';
import type { TestApp } from './test-app.js';

/** What was sent to the database, as it was sent. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** How many statements `work` sends for reading: the number must not grow with the rows. */
export async function countQueries(at: TestApp, work: () => Promise<unknown>): Promise<number> {
  return (await listening([at.read.dataSource], work)).length;
}

/** Every statement of `work` in its order, read or write. The words around a transaction are none. */
export async function recordStatements(at: TestApp, work: () => Promise<unknown>): Promise<Statement[]> {
  const { reads, writes } = at.app.get(Database);
  const sent = await listening([...new Set([reads.dataSource, writes.dataSource])], work);
  return sent.filter(({ sql }) => !/^(START|BEGIN|COMMIT|ROLLBACK|SET|PRAGMA)\b/i.test(sql));
}

async function listening(sources: readonly DataSource[], work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const before = sources.map((source) => source.logger);
  const noting = new SilentLogger();
  noting.logQuery = (sql?: string, parameters: readonly unknown[] = []) =>
    void sent.push({ sql: sql ?? '', parameters });
  for (const source of sources) source.logger = noting;
  try {
    await work();
  } finally {
    sources.forEach((source, at) => (source.logger = before[at] ?? new SilentLogger()));
  }
  return sent;
}
