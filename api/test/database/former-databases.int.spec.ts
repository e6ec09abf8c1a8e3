import { DataSource } from 'typeorm';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { MailEntity } from '../../src/common/mail/mail.entity.js';
import { OldDatabaseError } from '../../src/database/known-migrations.js';
import { MIGRATIONS } from '../../src/database/migrations/index.js';
import { AttendanceRecordEntity } from '../../src/modules/attendance/index.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { buildApi, outputOf, runProgram, serverEnvironment } from '../support/built-api.js';
import * as build from '../support/factories.js';
import { makeFormer } from '../support/former-database.js';
import { migratingOptions } from '../support/migrating-options.js';
import { schemaOf, storedSchema } from '../support/schema.js';
import { createTestApp } from '../support/test-app.js';
import { createTestDatabase, migrateDatabase, type TestDatabase } from '../support/test-database.js';

const BY_COACH = { actorKind: 'coach', coachId: 1, apiKeyId: null, institutionId: 1, athleteId: 1 } as const;

describe('a database of the migrations before the baseline', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  async function onDatabase<T>(work: (source: DataSource) => Promise<T>): Promise<T> {
    const source = await new DataSource(migratingOptions(database.owner)).initialize();
    try {
      return await work(source);
    } finally {
      await source.destroy();
    }
  }
  const names = (source: DataSource) =>
    source
      .query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id')
      .then((rows) => rows.map((row) => row.name));

  it('with the last of them gets the tables of the baseline, and keeps every row', async () => {
    await migrateDatabase(database);
    const filled = await createTestApp({ database });
    const institution = await build.institution(filled);
    const coach = await build.coach(filled, { institutionId: institution.id });
    const team = await build.team(filled, coach);
    const athlete = await build.athlete(filled, { teamId: team.id });
    const event = await build.event(filled, { teamId: team.id, date: '2026-11-18' });
    await build.attendance(filled, { eventId: event.id, athleteId: athlete.id });
    const at = new Date('2026-11-18T06:00:00.000Z');
    const read = { at, id: 2 ** 40, ...BY_COACH, kind: 'wellness', action: 'read', readKey: 'both' } as const;
    await filled.write((tx) => tx.insert(AuditEntryEntity, read));
    await filled.close();

    await makeFormer(database);
    await onDatabase(async (source) => {
      const now = "'2026-11-18 06:00:00.000'";
      await source.query('UPDATE attendance_records SET event_date = NULL');
      for (let no = 1; no <= 1201; no += 400) {
        const rows = Array.from({ length: 400 }, (_, index) => {
          const key = no + index === 1 ? "'both'" : no + index === 2 ? "'once'" : 'NULL';
          return `(${no + index}, ${now}, 'coach', 1, 1, 1, 'wellness', 'read', ${key})`;
        });
        await source.query(
          `INSERT INTO audit_entries (id, at, actor_kind, coach_id, institution_id, athlete_id, kind, action, read_key)
           VALUES ${rows.join(', ')}`,
        );
      }
      await source.query(
        `INSERT INTO mails (kind, athlete_id, created_at, next_try_at, due_at, attempts)
         VALUES ('link', ${athlete.id}, ${now}, '9999-12-31 00:00:00.000', '2026-11-18 06:00:05.000', 1)`,
      );
    });

    await migrateDatabase(database);
    await onDatabase(async (source) => {
      expect(await schemaOf(source)).toBe(storedSchema(database.target.kind));
      expect((await names(source)).slice(-MIGRATIONS.length)).toEqual(MIGRATIONS.map(({ name }) => name));
    });
    const app = await createTestApp({ database });
    expect(await app.read.find(AttendanceRecordEntity)).toMatchObject([{ eventDate: '2026-11-18' }]);
    expect(await app.read.find(AthleteEntity)).toMatchObject([{ id: athlete.id }]);
    expect(await app.read.find(MailEntity)).toMatchObject([{ nextTryAt: new Date('2026-11-18T06:00:05.000Z') }]);
    expect(await app.read.count(AuditEntryEntity)).toBe(1600);
    expect(await app.read.findBy(AuditEntryEntity, { readKey: 'both' })).toMatchObject([{ at, id: 2 ** 40 }]);
    await app.close();
  }, 60_000);

  it('without the last of them is refused with what to do, and stays as it is', async () => {
    await makeFormer(database, { last: false });
    const before = await onDatabase(schemaOf);
    buildApi();
    const env = await serverEnvironment(database.target, database.owner);
    const { message } = new OldDatabaseError();
    expect(message).toMatch(/install the version .+ WorkoutsRoutineNumber1764000000103.+Nothing was changed\.$/);
    for (const [name, ...args] of [
      ['migrate-command', '--status'],
      ['migrate-command'],
      ['coach-command', 'list'],
      ['main'],
    ])
      expect(await outputOf(runProgram(name ?? '', env, { args }))).toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringContaining(message) as string,
      });
    expect((await outputOf(runProgram('doctor-command', env))).stdout).toContain(message);

    expect(await onDatabase(schemaOf)).toBe(before);
    expect(await onDatabase(names)).toEqual(['Institutions1764000000001', 'GuardianRefusals1764000000088']);
  }, 60_000);
});
