import { ATHLETE_TABLES } from '../../src/athlete-data/athlete-tables.js';
import { NUMBER_TABLES, OTHER_TABLES } from '../../src/athlete-data/other-tables.js';
import { columnText, describedColumns } from '../../src/athlete-data/column-texts.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { foreignKeys, schemaColumns } from './support/schema-columns.js';

describe('the map of athletes’ data', () => {
  let at: TestApp;
  const own = ATHLETE_TABLES.map(({ table }) => table);
  const listed = { ...NUMBER_TABLES, ...OTHER_TABLES };

  beforeAll(async () => {
    at = await createTestApp();
  });
  afterAll(() => at.close());

  it('has every table of the database in one of its lists, and no other', async () => {
    const tables = (await schemaColumns(at.read.dataSource)).map(({ table }) => table);
    const known = [...own, ...Object.keys(NUMBER_TABLES), ...Object.keys(OTHER_TABLES)];
    expect([...known].sort()).toEqual([...tables].sort());
  });

  it('says of every column what it means to an athlete, or that it means nothing', async () => {
    const problems = (await schemaColumns(at.read.dataSource)).flatMap(({ table, columns }) => {
      const known = own.includes(table)
        ? [...columns.filter((column) => columnText(table, column)), ...describedColumns(table)]
        : (listed[table] ?? '').split(' ');
      return [
        ...columns.filter((column) => !known.includes(column)).map((column) => `${table}.${column} is not classified`),
        ...known.filter((column) => !columns.includes(column)).map((column) => `${table}.${column} does not exist`),
      ];
    });
    expect(problems).toEqual([]);
  });

  it('counts a table as one of athletes when it refers to an athlete, or to a row that is one’s own', async () => {
    const columns = await schemaColumns(at.read.dataSource);
    const byNumber = columns.filter((each) => each.columns.some((column) => /(?:^|_)athlete_id$/.test(column)));
    const children = foreignKeys(at.read.dataSource).filter(({ to }) => own.includes(to));
    const referring = new Set([...byNumber.map(({ table }) => table), ...children.map(({ from }) => from)]);
    expect([...referring].filter((table) => !own.includes(table) && !(table in NUMBER_TABLES))).toEqual([]);
  });

  it('deletes children before their parents', () => {
    const wrong = foreignKeys(at.read.dataSource).filter(
      // Copies of a changed event go with their change.
      ({ from, to }) =>
        own.includes(from) && to !== 'event_changes' && own.indexOf(to) >= 0 && own.indexOf(from) > own.indexOf(to),
    );
    expect(wrong).toEqual([]);
  });
});
