import { getDataSourceToken } from '@nestjs/typeorm';
import { DataSource, type QueryRunner } from 'typeorm';
import { createDatabaseContext } from '../../src/database-context.js';
import { WRITER } from '../../src/database/data-source-names.js';
import { migrate, pendingMigrations } from '../../src/database/migrate.js';
import { MIGRATIONS } from '../../src/database/migrations/index.js';
import { makeFormer } from '../support/former-database.js';
import { migratingOptions } from '../support/migrating-options.js';
import { schemaOf, storedSchema } from '../support/schema.js';
import { createTestDatabase } from '../support/test-database.js';

/** Statements that change nothing which outlives a killed process. */
const LEAVES_NOTHING = /^\s*(?:SELECT|SHOW|PRAGMA|SET|START|BEGIN|COMMIT|ROLLBACK)\b/i;

/** Ends the work of a data source after its next statements, as if the process were killed there. */
class Killer {
  private left = Infinity;

  constructor(source: DataSource) {
    const create = source.createQueryRunner.bind(source);
    const known = new WeakSet<QueryRunner>();
    source.createQueryRunner = (mode) => {
      const runner = create(mode);
      if (!known.has(runner)) this.watch(runner);
      known.add(runner);
      return runner;
    };
  }

  killAfter(statements: number): void {
    this.left = statements;
  }

  private watch(runner: QueryRunner): void {
    const query = runner.query.bind(runner) as (...all: unknown[]) => Promise<unknown>;
    runner.query = (async (sql: string, ...rest: unknown[]) => {
      const result = await query(sql, ...rest);
      if (!LEAVES_NOTHING.test(sql) && (this.left -= 1) === 0) throw new Error('killed');
      return result;
    }) as QueryRunner['query'];
  }
}

it.each([
  ['an empty database', () => Promise.resolve()],
  ['a database of the migrations before the baseline', makeFormer],
])(
  'migrations that are killed after any statement in %s, and run again, lead to the same schema',
  async (_, make) => {
    const database = await createTestDatabase();
    await make(database);
    const { owner: target } = database;
    const context = await createDatabaseContext(target);
    const { entities } = context.get<DataSource>(getDataSourceToken(WRITER)).options;
    const options = migratingOptions(target);
    const source = await new DataSource({ ...options, entities }).initialize();
    const killer = new Killer(source);

    let kills = 0;
    let statements = 1;
    let pending = await pendingMigrations(source);
    expect(pending).toEqual(MIGRATIONS.map(({ name }) => name));
    while (pending.length > 0) {
      killer.killAfter(statements);
      const killed = await migrate(source).then(
        () => false,
        (error: Error) => error.message === 'killed' || Promise.reject(error),
      );
      if (killed) kills += 1;
      const left = await pendingMigrations(source);
      statements = left.length < pending.length ? 1 : statements + 1;
      pending = left;
    }
    // Each migration has its own statements, and the note that it is done.
    expect(kills).toBeGreaterThanOrEqual(2 * MIGRATIONS.length);
    expect(await schemaOf(source)).toBe(storedSchema(target.kind));
    await source.destroy();
    await context.close();
    await database.drop();
  },
  120_000,
);
