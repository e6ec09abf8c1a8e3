import { AsyncLocalStorage } from 'node:async_hooks';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { READER, WRITER } from '../../src/database/data-source-names.js';
import { SilentLogger } from '../../src/database/data-source-options.js';
import { onOneInstance } from './alternating-instances.js';
import type { TestApp } from './test-app.js';

/** A statement as it was sent to the database. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** Number of statements that `work` sends for reading: it must not grow with the rows. */
export async function countQueries(at: TestApp, work: () => Promise<unknown>): Promise<number> {
  return (await listening([at.read.dataSource], work)).length;
}

/** Every statement of `work` in order, reads and writes, without the statements that begin and end a transaction. */
export async function recordStatements(at: TestApp, work: () => Promise<unknown>): Promise<Statement[]> {
  const sources = [READER, WRITER].map((name) => at.app.get<DataSource>(getDataSourceToken(name)));
  const sent = await listening([...new Set(sources)], work);
  return sent.filter(({ sql }) => !/^(START|BEGIN|COMMIT|ROLLBACK|SET|PRAGMA)\b/i.test(sql));
}

/**
 * What the running `work` has sent. A server also works by itself, for example after the answers of earlier calls; such a
 * statement has another context and is not counted.
 */
const ofWork = new AsyncLocalStorage<Statement[]>();

async function listening(sources: readonly DataSource[], work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const before = sources.map((source) => source.logger);
  const noting = new SilentLogger();
  noting.logQuery = (sql?: string, parameters: readonly unknown[] = []) =>
    void ofWork.getStore()?.push({ sql: sql ?? '', parameters });
  for (const source of sources) source.logger = noting;
  try {
    // Awaited inside: a call of the test server is only sent when somebody waits for it.
    await onOneInstance(() => ofWork.run(sent, async () => await work()));
  } finally {
    sources.forEach((source, at) => (source.logger = before[at] ?? new SilentLogger()));
  }
  return sent;
}
