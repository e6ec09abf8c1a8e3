import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { READER, WRITER } from '../../src/database/data-source-names.js';
import { SilentLogger } from '../../src/database/data-source-options.js';
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
