import { addDays } from '@touchline/contracts/calendar-date';
import { RetryWriteError } from '../../src/database/database-errors.js';
import { replaceVersions } from '../../src/common/versioned/replace-versions.js';
import { TrainingSessionEntity } from '../../src/modules/training-load/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { createAppCaller, type AppCaller } from '../support/app-caller.js';
import { recordStatements } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** Entries that one call takes. */
const MANY = 500;
const FEW = 5;
const ATHLETES = 5;

describe('the intake of many entries', () => {
  let at: TestApp;
  let actors: Actors;
  let app: AppCaller;
  let today: string;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    const { id: teamId } = await build.team(at, actors.ownCoach);
    for (let n = 0; n < ATHLETES; n += 1) await build.athlete(at, { teamId, externalId: `app-${n}` });
    app = await createAppCaller(at, actors.ownCoach.institutionId);
    today = at.clock.now().toISOString().slice(0, 10);
  });
  afterAll(() => at.close());

  const dayOf = (n: number) => ({
    external_id: `app-${n % ATHLETES}`,
    date: addDays(today, -Math.floor(n / ATHLETES)),
  });
  const wellness = (count: number, shift: number) =>
    Array.from({ length: count }, (_, n) => ({
      ...dayOf(n),
      stress: 1 + ((n + shift) % 10),
      fatigue: (n + shift) % 3 === 0 ? null : 1 + (n % 10),
      injury_body_part: n % 7 === shift ? `Knee's "${n}"; ?` : null,
      injury_severity: n % 7 === shift ? 3 : null,
    }));
  const sessions = (count: number, shift: number) =>
    Array.from({ length: count }, (_, n) => ({
      ...dayOf(n),
      session_id: `s${n}`,
      rpe: ((n + shift) % 21) / 2,
      duration_min: 30 + n + shift,
    }));

  /** Number of statements, and of those among them that update the records. */
  async function counts(path: string, entries: object[]): Promise<{ all: number; updates: number }> {
    const statements = await recordStatements(at, async () => {
      const response = await app.post(`/api/intake/${path}`, { entries });
      expect(response.statusCode).toBe(200);
    });
    const updates = statements.filter(({ sql }) => /^UPDATE\b.*\b(?:wellness_entries|training_sessions)\b/.test(sql));
    return { all: statements.length, updates: updates.length };
  }

  it.each([
    ['wellness', wellness, WellnessEntryEntity],
    ['training-load', sessions, TrainingSessionEntity],
  ] as const)('changes 500 of %s in as many statements as five', async (path, entriesOf, table) => {
    await counts(path, entriesOf(MANY, 0));
    const before = await at.read.find<WellnessEntryEntity | TrainingSessionEntity>(table, { order: { id: 'ASC' } });

    const few = await counts(path, entriesOf(FEW, 1));
    const many = await counts(path, entriesOf(MANY, 2));

    expect(many).toEqual({ all: few.all, updates: 1 });
    const after = await at.read.find<WellnessEntryEntity | TrainingSessionEntity>(table, { order: { id: 'ASC' } });
    expect(after.map(({ id, athleteId, date, createdAt }) => ({ id, athleteId, date, createdAt }))).toEqual(
      before.map(({ id, athleteId, date, createdAt }) => ({ id, athleteId, date, createdAt })),
    );
    expect(after.map(({ version }) => version)).toEqual(before.map((_, n) => (n < FEW ? 3 : 2)));
    // The stored rows equal the sent ones: sent again, they change nothing.
    expect(await counts(path, entriesOf(MANY, 2))).toMatchObject({ updates: 0 });
  });

  it('changes nothing when one of the rows was changed since it was read', async () => {
    await counts('wellness', wellness(MANY, 0));
    const rows = await at.read.find(WellnessEntryEntity, { order: { id: 'ASC' } });
    const next = rows.map((row, n) => ({ ...row, stress: 1, version: row.version + (n === 250 ? 2 : 1) }));

    await expect(
      at.write((tx) =>
        replaceVersions(tx, WellnessEntryEntity, next).catch((error: Error) => {
          throw error instanceof RetryWriteError ? new Error('refused') : error;
        }),
      ),
    ).rejects.toThrow('refused');

    expect(await at.read.find(WellnessEntryEntity, { order: { id: 'ASC' } })).toEqual(rows);
  });
});
