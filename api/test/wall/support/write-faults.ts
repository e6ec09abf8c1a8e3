import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, QueryRunner } from 'typeorm';
import { WRITER } from '../../../src/database/data-source-names.js';
import type { TestApp } from '../../support/test-app.js';

/** Statements around a transaction that are not counted. COMMIT is counted: if it fails, nothing is stored. */
const AROUND = /^(?:START|BEGIN|ROLLBACK|SET|SAVEPOINT|RELEASE)\b/i;

/**
 * Lets a chosen statement of the application's transactions fail before the database receives it. All others run
 * normally.
 */
export class WriteFaults {
  /** Statements within transactions since the last `arm`. */
  readonly statements: string[] = [];
  /** The transaction that failed, up to its failing statement. */
  failed: string[] = [];
  private failing = 0;
  private begun = 0;
  private error: Error | null = null;
  private readonly known = new WeakSet<QueryRunner>();

  constructor(at: TestApp) {
    for (const app of at.instances) {
      const dataSource = app.get<DataSource>(getDataSourceToken(WRITER));
      const create = dataSource.createQueryRunner.bind(dataSource);
      dataSource.createQueryRunner = (mode) => this.watched(create(mode));
    }
  }

  /** Lets the statement with this number throw, counted from 1 over all transactions from now on. */
  arm(statement: number, error: Error): void {
    this.disarm();
    this.statements.length = 0;
    this.failed = [];
    this.failing = statement;
    this.error = error;
  }

  /** Whether the chosen statement was reached. */
  get thrown(): boolean {
    return this.failed.length > 0;
  }

  disarm(): void {
    this.error = null;
  }

  /** SQLite's driver returns the same query runner each time. */
  private watched(runner: QueryRunner): QueryRunner {
    if (this.known.has(runner)) return runner;
    this.known.add(runner);
    const query = runner.query.bind(runner) as (...all: unknown[]) => Promise<unknown>;
    runner.query = (async (sql: string, ...rest: unknown[]) => {
      if (/^(?:START|BEGIN)\b/i.test(sql)) this.begun = this.statements.length;
      if (runner.isTransactionActive && !AROUND.test(sql)) this.meet(sql);
      return query(sql, ...rest);
    }) as QueryRunner['query'];
    return runner;
  }

  private meet(sql: string): void {
    if (!this.error) return;
    this.statements.push(sql);
    if (this.statements.length !== this.failing) return;
    this.failed = this.statements.slice(this.begun);
    throw this.error;
  }
}
