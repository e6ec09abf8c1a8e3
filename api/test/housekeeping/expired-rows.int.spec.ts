import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { IdempotencyKeyEntity } from '../../src/common/idempotency/idempotency-key.entity.js';
import { AttemptCounterEntity } from '../../src/common/limits/attempt-counter.entity.js';
import { DeletedRecordEntity } from '../../src/common/versioned/deleted-record.entity.js';
import { CopiedWeekEntity } from '../../src/modules/calendar/copy-week/copied-week.entity.js';
import { ChangedEventEntity } from '../../src/modules/calendar/undo/changed-event.entity.js';
import { EventChangeEntity } from '../../src/modules/calendar/undo/event-change.entity.js';
import { PasswordResetEntity } from '../../src/modules/coaches/passwords/password-reset.entity.js';
import { SessionEntity } from '../../src/modules/coaches/sessions/session.entity.js';
import { PendingAthleteEntity } from '../../src/modules/registrations/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { runHousekeeping } from '../support/run-housekeeping.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Nobody writes anything here: what has expired goes all the same. */
describe('rows that have expired', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach);
    await at.write((tx) => tx.createQueryBuilder().delete().from(SessionEntity).execute());
  });
  afterAll(() => at.close());

  const ago = (ms: number) => new Date(at.clock.now().getTime() - ms);
  const insert = <T extends ObjectLiteral>(table: EntityTarget<T>, rows: object[]) =>
    at.write((tx: EntityManager) => tx.insert(table, rows as never));
  /** How old the rows are that stay, of rows which expire at the age of `limit` and are a millisecond younger, or as old. */
  async function agesLeft<T extends ObjectLiteral>(
    table: EntityTarget<T>,
    column: keyof T & string,
    limit: number,
    rowOf: (at: Date, name: string) => object,
  ): Promise<number[]> {
    await insert(table, [rowOf(ago(limit - 1), 'young'), rowOf(ago(limit), 'old'), rowOf(ago(limit + 1), 'older')]);
    await runHousekeeping(at);
    return (await at.read.find(table)).map((row) => at.clock.now().getTime() - (row[column] as Date).getTime());
  }

  it('are gone: idle sessions, and those of a week ago', async () => {
    const { id: coachId } = actors.ownCoach;
    const session = (createdAt: Date, lastSeenAt: Date, name: string) => ({
      ...{ tokenSha256: name, coachId, createdAt, lastSeenAt },
      authenticatedAt: createdAt,
    });
    const now = at.clock.now();
    expect(
      await agesLeft(SessionEntity, 'lastSeenAt', 12 * HOUR_MS, (seen, name) => session(ago(DAY_MS), seen, name)),
    ).toEqual([12 * HOUR_MS - 1]);
    await at.write((tx) => tx.createQueryBuilder().delete().from(SessionEntity).execute());
    expect(
      await agesLeft(SessionEntity, 'createdAt', 7 * DAY_MS, (created, name) => session(created, now, name)),
    ).toEqual([7 * DAY_MS - 1]);
  });

  it('are gone: reset links and attempt counters', async () => {
    const { id: coachId } = actors.ownCoach;
    expect(
      await agesLeft(PasswordResetEntity, 'expiresAt', 0, (expiresAt, tokenSha256) => ({
        ...{ tokenSha256, coachId, createdAt: at.clock.now(), expiresAt },
      })),
    ).toEqual([-1]);
    expect(
      await agesLeft(AttemptCounterEntity, 'windowEndsAt', 0, (windowEndsAt, counterKey) => ({
        ...{ counterKey, attempts: 1, windowEndsAt, nextTryAt: null },
      })),
    ).toEqual([-1]);
  });

  it('are gone: idempotency keys and deleted records of a day ago', async () => {
    const { id: coachId } = actors.ownCoach;
    expect(
      await agesLeft(IdempotencyKeyEntity, 'createdAt', DAY_MS, (createdAt, keySha256) => ({
        ...{ coachId, keySha256, callSha256: 'call', createdId: 1, createdAt },
      })),
    ).toEqual([DAY_MS - 1]);

    const { id: athleteId } = await build.athlete(at, { teamId: team.id });
    let recordId = 0;
    expect(
      await agesLeft(DeletedRecordEntity, 'deletedAt', DAY_MS, (deletedAt) => ({
        ...{ kind: 'wellness', recordId: (recordId += 1), athleteId, content: '{}', deletedAt },
      })),
    ).toEqual([DAY_MS - 1]);
  });

  it('are gone: more keys than a statement deletes', async () => {
    const { id: coachId } = actors.ownCoach;
    const row = { coachId, callSha256: 'call', createdId: 1, createdAt: ago(DAY_MS) };
    await insert(
      IdempotencyKeyEntity,
      Array.from({ length: 1100 }, (_, index) => ({ ...row, keySha256: `old ${index}` })),
    );
    await runHousekeeping(at);
    expect(await at.read.count(IdempotencyKeyEntity)).toBe(0);
  });

  it('are gone: changes that can no longer be undone, with their events and the results of copied weeks', async () => {
    const plan = { event_title: 'Practice', event_type: 'practice', event_time: '18:00', team_id: team.id };
    await actors.own.admit();
    for (const date of ['2026-11-24', '2026-11-25', '2026-11-26'])
      expect((await actors.own.post('/api/calendar/list', { ...plan, date })).statusCode).toBe(201);
    const [old, older, young] = await at.read.find(EventChangeEntity, { order: { id: 'ASC' } });
    await at.write(async (tx) => {
      for (const { id } of [old!, older!]) {
        await tx.update(EventChangeEntity, { id }, { createdAt: ago(DAY_MS) });
        await tx.insert(CopiedWeekEntity, { eventChangeId: id, copied: 1, alreadyThere: 0, workoutsLeft: 0 });
      }
      await tx.update(EventChangeEntity, { id: young!.id }, { createdAt: ago(DAY_MS - 1) });
    });
    await runHousekeeping(at);
    expect((await at.read.find(EventChangeEntity)).map(({ id }) => id)).toEqual([young?.id]);
    expect((await at.read.find(ChangedEventEntity)).map(({ eventChangeId }) => eventChangeId)).toEqual([young?.id]);
    expect(await at.read.count(CopiedWeekEntity)).toBe(0);
  });

  it('hold nothing personal any more: registrations of 30 days ago, of every team', async () => {
    const person = {
      ...{ firstName: 'Secret', lastName: 'Person', email: 'secret@a.test', emailKey: 'secret@a.test' },
      ...{ position: 'Hidden', dateOfBirth: '2008-02-29', externalId: 'hidden-7' },
    };
    const elsewhere = await build.team(at, actors.strangerCoach);
    const young = await build.pending(at, { teamId: team.id, createdAt: ago(30 * DAY_MS - 1) });
    for (const teamId of [team.id, elsewhere.id])
      await build.pending(at, { teamId, ...person, createdAt: ago(30 * DAY_MS) });
    await runHousekeeping(at);

    const [kept, ...cleared] = await at.read.find(PendingAthleteEntity, { order: { id: 'ASC' } });
    expect(kept).toEqual(young);
    expect(cleared.map(({ status, handledAt }) => [status, handledAt])).toEqual(
      Array(2).fill(['declined', at.clock.now()]),
    );
    expect(JSON.stringify(cleared)).not.toMatch(/secret|person|hidden|2008/i);
  });

  it('are gone: registrations that were made sixty days ago and answered', async () => {
    const status = 'accepted' as const;
    const { id } = await build.pending(at, { teamId: team.id, status, createdAt: ago(60 * DAY_MS - 1) });
    await build.pending(at, { teamId: team.id, status, createdAt: ago(60 * DAY_MS) });
    await build.pending(at, { teamId: team.id, status: 'declined', createdAt: ago(60 * DAY_MS) });
    // Expired and not yet cleared: it is answered first, and then deleted.
    await build.pending(at, { teamId: team.id, createdAt: ago(60 * DAY_MS) });
    await runHousekeeping(at);
    expect((await at.read.find(PendingAthleteEntity)).map((row) => row.id)).toEqual([id]);
  });
});
