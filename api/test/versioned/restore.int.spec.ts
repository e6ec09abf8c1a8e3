import { RESTORABLE_MS } from '../../src/common/versioned/remove-record.js';
import { DeletedRecordEntity } from '../../src/common/versioned/deleted-record.entity.js';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { PerformanceTestEntity } from '../../src/modules/performance-tests/index.js';
import { TrainingSessionEntity } from '../../src/modules/training-load/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const WELLNESS = '/api/athletes/wellness';
const SESSIONS = '/api/athletes/training-load';
const TESTS = '/api/athletes/fatigue-indicators';
const DAY = '2026-01-15';

describe('restoring a deleted record', () => {
  let at: TestApp;
  let actors: Actors;
  let mine: AthleteEntity;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    mine = await build.athlete(at, { teamId: (await build.team(at, actors.ownCoach)).id });
  });
  beforeEach(() =>
    at.write(async (tx) => {
      for (const table of [WellnessEntryEntity, TrainingSessionEntity, PerformanceTestEntity, DeletedRecordEntity])
        await tx.createQueryBuilder().delete().from(table).execute();
    }),
  );
  afterAll(() => at.close());

  const restore = (url: string, id: number) => actors.own.post(`${url}/${id}/restore`);
  /** Deletes the record by the API. */
  const remove = async (url: string, id: number) =>
    expect((await actors.own.delete(`${url}/${id}`)).statusCode).toBe(204);

  it('brings a wellness entry back with its injury, its missing answers and the time of its answer', async () => {
    const answeredAt = new Date('2026-01-15T06:30:00.000Z');
    const entry = await build.entry(at, {
      athleteId: mine.id,
      date: DAY,
      stress: null,
      injuryRecorded: true,
      injuryBodyPart: 'Knee',
      injurySeverity: 4,
      answeredAt,
    });
    const before = await at.read.findOneByOrFail(WellnessEntryEntity, { id: entry.id });
    await remove(WELLNESS, entry.id);
    const response = await restore(WELLNESS, entry.id);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      expect.objectContaining({ wellness_id: entry.id, stress: null, injury_body_part: 'Knee', injury_severity: 4 }),
    ]);
    expect(await at.read.findOneByOrFail(WellnessEntryEntity, { id: entry.id })).toEqual({
      ...before,
      version: before.version + 1,
      updatedAt: expect.any(Date) as Date,
    });
  });

  it('brings a session back with the id under which the app sends it again', async () => {
    const session = await build.session(at, { athleteId: mine.id, date: DAY, externalId: 'evening-1' });
    await remove(SESSIONS, session.id);
    const response = await restore(SESSIONS, session.id);
    expect(response.json()).toEqual([expect.objectContaining({ workout_id: session.id, rpe: session.rpe })]);
    expect(await at.read.findOneByOrFail(TrainingSessionEntity, { id: session.id })).toMatchObject({
      externalId: 'evening-1',
    });
  });

  it('leaves out an event that is gone', async () => {
    const session = await build.session(at, { athleteId: mine.id, date: DAY, eventId: 999_999 });
    await remove(SESSIONS, session.id);
    expect((await restore(SESSIONS, session.id)).json()).toEqual([expect.objectContaining({ event_id: null })]);
  });

  it('is done once when it is sent twice, and audited as a write', async () => {
    const test = await build.performanceTest(at, { athleteId: mine.id, kind: 'grip', recordedAt: DAY, value: 41.25 });
    await remove(TESTS, test.id);
    await at.write((tx) => tx.createQueryBuilder().delete().from(AuditEntryEntity).execute());
    const [first, second] = [await restore(TESTS, test.id), await restore(TESTS, test.id)];
    expect([first.statusCode, second.statusCode, second.json()]).toEqual([200, 200, first.json()]);
    expect(await at.read.find(PerformanceTestEntity)).toHaveLength(1);
    expect(first.json()).toMatchObject({ id: test.id, grip_strength_kg: 41.25, recorded_at: DAY });
    const audited = (await at.read.find(AuditEntryEntity)).map(({ kind, action }) => `${action} ${kind}`);
    expect(audited.sort()).toEqual(['create fatigue', 'read fatigue']);
  });

  it('is refused when another record has its day, which stays as it is', async () => {
    const entry = await build.entry(at, { athleteId: mine.id, date: DAY, stress: 9 });
    await remove(WELLNESS, entry.id);
    const other = await build.entry(at, { athleteId: mine.id, date: DAY, stress: 2 });
    const response = await restore(WELLNESS, entry.id);
    expect([response.statusCode, response.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'wellness_changed',
        error: 'Another wellness entry was entered for Jan 15, 2026. The deleted one was not restored.',
      }),
    ]);
    expect(await at.read.find(WellnessEntryEntity)).toEqual([expect.objectContaining({ id: other.id, stress: 2 })]);
  });

  it('is possible for a day, and no longer although the record is still stored', async () => {
    const old = await build.entry(at, { athleteId: mine.id, date: DAY });
    await remove(WELLNESS, old.id);
    const deletedAt = new Date(at.clock.now().getTime() - RESTORABLE_MS);
    await at.write((tx) => tx.update(DeletedRecordEntity, { recordId: old.id }, { deletedAt }));
    expect((await restore(WELLNESS, old.id)).statusCode).toBe(404);
    expect(await at.read.count(DeletedRecordEntity)).toBe(1);
    await at.write((tx) => tx.update(DeletedRecordEntity, { recordId: old.id }, { deletedAt: at.clock.now() }));
    expect((await restore(WELLNESS, old.id)).statusCode).toBe(200);
  });

  it('of another coach’s athlete is answered like an unknown one', async () => {
    const entry = await build.entry(at, { athleteId: mine.id, date: DAY });
    await remove(WELLNESS, entry.id);
    const foreign = await actors.stranger.post(`${WELLNESS}/${entry.id}/restore`);
    const unknown = await actors.stranger.post(`${WELLNESS}/999999/restore`);
    expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
  });
});
