import type { QueryRunner } from 'typeorm';
import { Database } from '../../../src/database/database.js';
import type { TestApp } from '../../support/test-app.js';

/** The words around a transaction that are none of its statements. Its COMMIT is one: what fails there is not stored either. */
const AROUND = /^(?:START|BEGIN|ROLLBACK|SET|SAVEPOINT|RELEASE)\b/i;

/** Lets a chosen statement of the application's transactions fail before the database sees it. Everything else is carried out as ever. */
export class WriteFaults {
  /** What was sent within transactions since the last `arm`. */
  readonly statements: string[] = [];
  /** The transaction that failed, up to the statement that did. */
  failed: string[] = [];
  private failing = 0;
  private begun = 0;
  private error: Error | null = null;
  private readonly known = new WeakSet<QueryRunner>();

  constructor(at: TestApp) {
    const { dataSource } = at.app.get(Database).writes;
    const create = dataSource.createQueryRunner.bind(dataSource);
    dataSource.createQueryRunner = (mode) => this.watched(create(mode));
  }

  /** The statement of this number, counted from 1 over all transactions from now on, throws. */
  arm(statement: number, error: Error): void {
    this.disarm();
    this.statements.length = 0;
    this.failed = [];
    this.failing = statement;
    this.error = error;
  }

  /** Whether the chosen statement was met. */
  get thrown(): boolean {
    return this.failed.length > 0;
  }

  disarm(): void {
    this.error = null;
  }

  /** SQLite's driver answers the same one again and again. */
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
