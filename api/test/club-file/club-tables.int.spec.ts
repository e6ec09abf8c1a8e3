import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clubColumns, clubTables, toClubRow } from '../../src/club-file/club-columns.js';
import { ARCHIVE_TABLE, fileNameOf } from '../../src/club-file/club-manifest.js';
import { CLUB_TABLES, LEFT_TABLES } from '../../src/club-file/club-tables.js';
import { metadataOf } from '../../src/database/table-rows.js';
import { foreignKeys, schemaColumns } from '../athlete-data/support/schema-columns.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('the map of a club’s data', () => {
  let at: TestApp;

  beforeAll(async () => {
    at = await createTestApp();
  });
  afterAll(() => at.close());

  it('has every table of the database in one of its lists, and no other', async () => {
    const tables = (await schemaColumns(at.read.dataSource)).map(({ table }) => table);
    expect([...Object.keys(CLUB_TABLES), ...Object.keys(LEFT_TABLES)].sort()).toEqual([...tables].sort());
  });

  it('writes every column of the database, but those that it names', async () => {
    const columns = await schemaColumns(at.read.dataSource);
    for (const [table, { withheld = {} }] of Object.entries(CLUB_TABLES)) {
      const written = clubColumns(metadataOf(at.read, table)).map(({ name }) => name);
      const all = columns.find((each) => each.table === table)?.columns ?? [];
      expect([table, [...written, ...Object.keys(withheld)].sort()]).toEqual([table, [...all].sort()]);
    }
  });

  it('has a type for every column, and leaves none behind without which a row cannot be stored', () => {
    const types = clubTables(at.read).flatMap((table) => clubColumns(table).map(({ type }) => type));
    const known = /^(?:integer|wide integer|boolean|day|instant|json|long text|text\(\d+\)|decimal\(\d+,\d+\))$/;
    expect(types.filter((type) => !known.test(type))).toEqual([]);
    const needed = clubTables(at.read).flatMap(({ tableName, columns }) =>
      columns
        .filter(
          ({ databaseName, isNullable }) => databaseName in (CLUB_TABLES[tableName]?.withheld ?? {}) && !isNullable,
        )
        .map(({ databaseName }) => `${tableName}.${databaseName}`),
    );
    // An import gives it a value of its own.
    expect(needed).toEqual(['coaches.password_hash']);
  });

  it('writes a decimal with the digits of its column, of which SQLite keeps more', () => {
    const row = { weight_kg: 71.300000000001, height_cm: 0, date_of_birth: null };
    expect(toClubRow(metadataOf(at.read, 'athletes'), row)).toMatchObject({ ...row, weight_kg: 71.3 });
  });

  it('refers to no row that stays behind', () => {
    const left = foreignKeys(at.read.dataSource).filter(({ from, to }) => from in CLUB_TABLES && !(to in CLUB_TABLES));
    expect(left).toEqual([]);
  });

  it('is described in the documentation', () => {
    const page = readFileSync(join(__dirname, '../../../docs/club-file.md'), 'utf8');
    const listed = [...page.matchAll(/`(\w+\.jsonl)`/g)].map(([, name]) => name);
    const files = [...Object.keys(CLUB_TABLES), ARCHIVE_TABLE].map(fileNameOf);
    expect([...listed].sort()).toEqual([...files].sort());
  });
});
