import { getDataSourceToken } from '@nestjs/typeorm';
import { addDays } from '@touchline/contracts/calendar-date';
import { DataSource, type QueryRunner } from 'typeorm';
import { createDatabaseContext } from '../../src/database-context.js';
import { WRITER } from '../../src/database/data-source-names.js';
import { AttendanceRecordsEventDate1764000000046 } from '../../src/database/migrations/046-attendance-records-event-date.js';
import { MIGRATIONS } from '../../src/database/migrations/index.js';
import { migratingOptions } from '../support/migrating-options.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const ATHLETES = 30;
const EVENTS = 41;
const MARKS = ATHLETES * EVENTS;
const STEP = 500;
const CREATED = '2026-01-01 06:00:00.000';
const onMariaDb = Boolean(process.env['TEST_DATABASE_URL']);

/** A database of the release before the migration, with marks. */
describe('storing the days of marks', () => {
  let database: TestDatabase;
  let writer: DataSource;

  beforeEach(async () => {
    database = await createTestDatabase();
    const { owner: target } = database;
    const context = await createDatabaseContext(target);
    const { entities } = context.get<DataSource>(getDataSourceToken(WRITER)).options;
    await context.close();
    const options = migratingOptions(target);
    const position = MIGRATIONS.indexOf(AttendanceRecordsEventDate1764000000046);
    writer = await new DataSource({ ...options, entities, migrations: MIGRATIONS.slice(0, position) }).initialize();
    await writer.runMigrations({ transaction: 'each' });
    await fill();
    await writer.destroy();
    writer = await new DataSource({
      ...options,
      entities,
      migrations: MIGRATIONS.slice(0, position + 1),
    }).initialize();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await writer.destroy();
    await database.drop();
  });

  async function fill(): Promise<void> {
    const run = (sql: string) => writer.query(sql);
    await run("INSERT INTO institutions (id, name, time_zone, is_demo) VALUES (1, 'Club', 'UTC', 0)");
    await run("INSERT INTO teams (id, institution_id, sport, name, name_key) VALUES (1, 1, 'Soccer (W)', 'A', 'a')");
    const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
    await run(
      `INSERT INTO athletes (id, team_id, first_name, last_name, sort_key) VALUES ${numbers(ATHLETES)
        .map((id) => `(${id}, 1, 'Ada', 'A ${id}', 'a ${id}')`)
        .join(', ')}`,
    );
    await run(
      `INSERT INTO calendar_events
         (id, team_id, date, duration_min, title, type, attendance_taken, version, created_at, updated_at)
       VALUES ${numbers(EVENTS)
         .map((id) => `(${id}, 1, '${dayOf(id)}', 60, 'Practice', 'practice', 1, 1, '${CREATED}', '${CREATED}')`)
         .join(', ')}`,
    );
    // Ids with gaps, as after deleted marks.
    const marks = numbers(EVENTS).flatMap((event) =>
      numbers(ATHLETES).map((athlete) => {
        const id = (event * ATHLETES + athlete) * 3;
        const status = athlete % 2 ? 'present' : 'absent';
        const closeId = athlete % 3 ? 'NULL' : "'close'";
        return `(${id}, ${event}, ${athlete}, '${status}', ${closeId}, '${CREATED}', '${CREATED}')`;
      }),
    );
    await run(
      `INSERT INTO attendance_records (id, event_id, athlete_id, status, close_id, created_at, updated_at)
       VALUES ${marks.join(', ')}`,
    );
  }

  const dayOf = (event: number) => addDays('2026-01-01', event * 2);
  const up = () => writer.runMigrations({ transaction: 'each' });
  const marks = () =>
    writer.query<Record<string, unknown>[]>(
      'SELECT id, event_id, athlete_id, status, close_id, created_at, updated_at FROM attendance_records ORDER BY id',
    );
  const count = async (condition: string) => {
    const [row] = await writer.query<{ count: number | string }[]>(
      `SELECT COUNT(*) AS count FROM attendance_records record
       INNER JOIN calendar_events event ON event.id = record.event_id WHERE ${condition}`,
    );
    return Number(row?.count);
  };
  /** What the table of marks lacks; later migrations add other tables. */
  const differences = async () =>
    (await writer.driver.createSchemaBuilder().log()).upQueries
      .map(({ query }) => query)
      .filter((query) => query.includes('attendance_records'));

  /** The migration's statements, of which the first `failing` one for the `nth` time is not run but fails. */
  function interrupt(failing: RegExp, nth: number): string[] {
    const statements: string[] = [];
    const create = writer.createQueryRunner.bind(writer);
    jest.spyOn(writer, 'createQueryRunner').mockImplementation((mode): QueryRunner => {
      const runner = create(mode);
      const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
      const interrupted = (sql: string, ...rest: unknown[]) => {
        statements.push(sql.trim());
        const times = statements.filter((each) => failing.test(each)).length;
        return failing.test(sql) && times === nth ? Promise.reject(new Error('interrupted')) : query(sql, ...rest);
      };
      return Object.assign(runner, { query: interrupted as QueryRunner['query'] });
    });
    return statements;
  }

  it('keeps every mark, gives each the day of its event, and can be undone and redone', async () => {
    const before = await marks();
    expect(before).toHaveLength(MARKS);
    for (const _ of ['up', 'again']) {
      await up();
      expect(await marks()).toEqual(before);
      expect(await count('record.event_date = event.date')).toBe(MARKS);
      expect(await differences()).toEqual([]);

      await writer.undoLastMigration({ transaction: 'each' });
      expect(await marks()).toEqual(before);
      await expect(count('record.event_date IS NULL')).rejects.toThrow(/event_date/);
    }
  });

  it('continues after an interruption, in transactions of their own on MariaDB', async () => {
    const before = await marks();
    for (const stored of [STEP, 2 * STEP]) {
      interrupt(/^UPDATE attendance_records/, 2);
      await expect(up()).rejects.toThrow('interrupted');
      jest.restoreAllMocks();
      // SQLite has taken all of it back.
      if (onMariaDb) expect(await count('record.event_date = event.date')).toBe(stored);
      else await expect(count('record.event_date IS NULL')).rejects.toThrow(/event_date/);
    }
    // The previous release goes on: the day follows the event, and a new mark has none.
    await writer.query("UPDATE calendar_events SET date = '2027-01-01' WHERE id IN (1, 40)");
    await writer.query(
      `INSERT INTO athletes (id, team_id, first_name, last_name, sort_key) VALUES (900, 1, 'Ada', 'New', 'new')`,
    );
    await writer.query(
      `INSERT INTO attendance_records (event_id, athlete_id, status, created_at, updated_at)
       VALUES (1, 900, 'present', '${CREATED}', '${CREATED}')`,
    );

    await up();
    expect((await marks()).slice(0, MARKS)).toEqual(before);
    expect(await count('record.event_date = event.date')).toBe(MARKS + 1);
    expect(await differences()).toEqual([]);
  });

  it('stores days of at most 500 marks at once', async () => {
    const statements = interrupt(/^nothing$/, 1);
    await up();
    const updates = statements.filter((sql) => /^UPDATE attendance_records/.test(sql));
    expect(updates.map((sql) => /IN \(([^)]*)\) AND/.exec(sql)?.[1]?.split(',').length)).toEqual([500, 500, 230]);
  });

  it('leaves foreign keys checked when the new one cannot be added at once', async () => {
    const before = await marks();
    const adding =
      /^(ALTER TABLE attendance_records ADD CONSTRAINT|CREATE TABLE "temporary_attendance_records".*fk_attendance_records_event_date)/s;
    const statements = interrupt(adding, 1);
    await expect(up()).rejects.toThrow('interrupted');
    const checks = statements.filter((sql) => sql.includes('foreign_key_checks'));
    expect(checks.at(-1)).toBe(onMariaDb ? 'SET SESSION foreign_key_checks = 1' : undefined);
    expect(await marks()).toEqual(before);

    jest.restoreAllMocks();
    await up();
    expect(await count('record.event_date = event.date')).toBe(MARKS);
    await expect(
      writer.query(`UPDATE attendance_records SET event_date = '2030-01-01' WHERE event_id = 1`),
    ).rejects.toThrow(/foreign key/i);
  });
});
