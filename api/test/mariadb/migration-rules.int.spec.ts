import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { fillTables } from '../../../cluster/servers/fill-table.mjs';
import { mariaDbOptions } from '../../src/database/data-source-options.js';
import { MIGRATIONS } from '../../src/database/migrations/index.js';
import {
  addColumn,
  addForeignKey,
  addIndex,
  addUniqueIndex,
  integer,
} from '../../src/database/migrations/portable-table.js';
import { index, nullable, references, unique } from '../../src/database/migrations/portable-table.js';
import { judgeMigration, problemsOf } from '../support/judge-migration.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

/** More than one transaction may change, both with values and with nulls. */
const ROW_COUNT = 1200;
const README = readFileSync(join(__dirname, '../../src/database/migrations/README.md'), 'utf8');

/** `| 046 | … |` of the README, by the number in the name of a migration. */
const rowOf = (name: string): string => new RegExp(`^\\| ${name.slice(-3)} \\|.*$`, 'm').exec(README)?.[0] ?? '';

describe('a migration for a live cluster', () => {
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    const url = database.owner.kind === 'mariadb' ? database.owner.url : '';
    const options = mariaDbOptions(url, { acquireMs: 10_000, statementMs: 60_000 });
    source = await new DataSource({ ...options, migrations: MIGRATIONS.slice(0, 1) }).initialize();
    await source.runMigrations({ transaction: 'each' });
    await fillTables(
      (sql) => source.query(sql),
      (table) => (table === 'migrations' ? 0 : ROW_COUNT),
    );
    // What migrations read of the rows is what the product stores.
    await source.query("UPDATE institutions SET time_zone = 'UTC'");
    for (const table of ['athletes', 'pending_athletes'])
      await source.query(`UPDATE ${table} SET jersey_number = id % 100`);
  }, 120_000);
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const problems = async (up: (runner: QueryRunner) => Promise<unknown>, isRolling = false) => {
    const migration: MigrationInterface = {
      up: async (runner) => void (await up(runner)),
      down: async () => undefined,
    };
    return problemsOf(await judgeMigration(source, migration), isRolling);
  };

  it('is instant or in place, changes few rows at once, and takes no id for a time', async () => {
    for (const Migration of MIGRATIONS.slice(1)) {
      const judged = await judgeMigration(source, new Migration());
      expect([Migration.name, problemsOf(judged, /rolling/.test(rowOf(Migration.name)))]).toEqual([Migration.name, []]);
    }
  });

  it('is judged in the README', () => {
    expect(
      MIGRATIONS.slice(1)
        .map(({ name }) => name)
        .filter((name) => rowOf(name) === ''),
    ).toEqual([]);
  });

  it('passes with what MariaDB does instantly, with an index on a small table, and with rows in steps', async () => {
    expect(await problems((runner) => addColumn(runner, 'wellness_entries', integer('a', nullable)))).toEqual([]);
    expect(await problems((runner) => addIndex(runner, 'teams', index('ix_a', 'sport')))).toEqual([]);
    expect(await problems((runner) => addUniqueIndex(runner, 'athletes', unique('uq_a', 'sort_key')))).toEqual([]);
    expect(
      await problems((runner) =>
        addForeignKey(runner, 'teams', {
          ...references('fk_a', 'institution_id', 'institutions', 'CASCADE'),
          name: 'fk_a',
          onDelete: 'NO ACTION',
        }),
      ),
    ).toEqual([]);
    expect(
      await problems(async (runner) => {
        await runner.query('COMMIT');
        for (let first = 1; first <= ROW_COUNT; first += 400)
          await runner.query(`UPDATE teams SET sport = 'x' WHERE id BETWEEN ${first} AND ${first + 399}`);
      }),
    ).toEqual([]);
  });

  const rewritten = /rewrites all rows of the table/;
  const large = /stops a live cluster while it reads/;
  const many = /changes more than 500 rows in one transaction/;
  const unbounded = /does not say that it changes at most 500 rows/;
  const ids = /takes the order of ids for that of time/;
  const lock = /locks on one node only/;
  it.each([
    ['another type', 'ALTER TABLE teams MODIFY sport TEXT NOT NULL', rewritten],
    ['another character set', 'ALTER TABLE release_vetoes CONVERT TO CHARACTER SET latin1', rewritten],
    ['a shorter text', 'ALTER TABLE athletes MODIFY last_name VARCHAR(20) NOT NULL', rewritten],
    ['a stored column', 'ALTER TABLE athletes ADD b INT AS (team_id + 2) STORED', rewritten],
    ['another engine', 'ALTER TABLE athletes ENGINE = InnoDB', rewritten],
    ['a checked key', 'ALTER TABLE teams ADD CONSTRAINT fk_b FOREIGN KEY (id) REFERENCES institutions (id)', rewritten],
    ['an index on a large table', 'CREATE INDEX ix_b ON wellness_entries (version)', large],
    ['all rows at once', "UPDATE teams SET sport = 'y'", many],
    ['many rows by a limit', "UPDATE teams SET sport = 'z' LIMIT 700", many],
    ['rows without a bound, of which there are few', "DELETE FROM teams WHERE sport = 'none'", unbounded],
    ['a copy of rows', 'INSERT INTO release_vetoes SELECT * FROM release_vetoes WHERE 1 = 0', unbounded],
    ['the newest by its id', "UPDATE teams SET sport = 'a' WHERE id > 5 ORDER BY id DESC LIMIT 1", ids],
    ['the next id', "UPDATE teams SET sport = 'a' WHERE id = (SELECT MAX(id) FROM coaches) LIMIT 1", ids],
    ['a counter that is set', 'ALTER TABLE teams AUTO_INCREMENT = 5000', ids],
    ['rows that are locked', 'SELECT id FROM teams WHERE id = 1 FOR UPDATE', lock],
  ])('is refused with %s', async (_, sql, expected) => {
    expect(await problems((runner) => runner.query(sql))).toContainEqual(expect.stringMatching(expected));
  });

  it('is refused with rows of two statements in one transaction', async () => {
    const update = (first: number) => `UPDATE teams SET sport = 'b' WHERE id BETWEEN ${first} AND ${first + 299}`;
    expect(
      await problems(async (runner) => {
        await runner.query(update(1));
        await runner.query(update(301));
      }),
    ).toEqual([expect.stringMatching(many)]);
  });

  it('may read a large table where the README says how a club runs it', async () => {
    expect(await problems((runner) => runner.query('CREATE INDEX ix_c ON audit_log (kind)'), true)).toEqual([]);
  });
});
