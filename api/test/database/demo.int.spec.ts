import { contactOf, importedFile } from '../wall/support/imported.js';
import { measuredBy } from '../wall/support/measured.js';
import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import { addDays, mondayOf, todayIn } from '@touchline/contracts/calendar-date';
import { TREND_STATUSES, trendStatus } from '@touchline/contracts/trend-status';
import { TREND_METRICS } from '@touchline/contracts/trend-metrics';
import type { AthleteTrends } from '@touchline/contracts/trends.schema';
import { AppKeys } from '../../src/administration/app-keys.js';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { claimTask } from '../../src/common/housekeeping/housekeeping.writer.js';
import { makeDemoLink } from '../../src/database/demo/demo-link.js';
import { fillDemo, hasDemo, resetDemo } from '../../src/database/demo/fill-demo.js';
import { emptyAllTables } from '../../src/database/foreign-key-order.js';
import { MailEntity } from '../../src/common/mail/mail.entity.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import {
  AddressRequestEntity,
  AthleteAddressEntity,
  GuardianRefusalEntity,
  GuardianRequestEntity,
} from '../../src/modules/consents/index.js';
import { EventAbsenceEntity } from '../../src/modules/session-ledger/index.js';
import { InstitutionEntity } from '../../src/modules/coaches/index.js';
import { installationId } from '../../src/modules/installation/index.js';
import { TeamEntity } from '../../src/modules/teams/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import { Actor } from '../support/actors.js';
import { createReadKey } from '../support/read-key.js';
import { createReleaseKey } from '../support/release-key.js';
import { newAthleteKey } from '../../src/common/auth/athlete-key.js';
import { PosterLinkEntity } from '../../src/modules/posters/poster-link.entity.js';
import * as build from '../support/factories.js';
import { nameInRegistry } from '../support/site-registry.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

// Filling half a year of two clubs takes seconds, so tests that read the same data share one database, in this order.
jest.setTimeout(90_000);

let at: TestApp;

const unitOfWork = () => at.app.get(UnitOfWork);
const counts = () =>
  Promise.all(
    [InstitutionEntity, TeamEntity, AthleteEntity, WellnessEntryEntity].map((table) =>
      at.read.countBy<object>(table, {}),
    ),
  );

async function signedIn(email: string, password: string): Promise<Actor> {
  const actor = new Actor(at);
  const response = await actor.post('/api/coach/login', { email, password });
  for (const { name, value } of response.cookies) actor.cookies[name] = value;
  expect(response.statusCode).toBe(200);
  return actor;
}

/** Reports a version on trial until it is vetoed. */
async function vetoRelease(): Promise<void> {
  const [area, version] = ['mfe-teams', '1.1.0'];
  nameInRegistry(at, area, { live: '1.0.0', canary: { version, share: 10 } });
  for (let attempt = 1; attempt <= 3; attempt += 1)
    await new Actor(at).post('/api/release-reports', {
      shell: '1.0.0',
      reports: [{ area, version, outcome: 'render', attempt }],
    });
}

/** An athlete with a confirmed address, one that waits, and a question to a guardian. */
async function askedByMail(athleteId: number): Promise<void> {
  const email = 'guardian@demo.touchline.test';
  const times = { createdAt: new Date(), expiresAt: new Date() };
  const question = { teamId: null, questionKey: 'demo', firstName: 'Ada', dateOfBirth: '2014-12-10' };
  await at.write(async (tx) => {
    await tx.insert(AthleteAddressEntity, { athleteId, email, addressOf: 'guardian', confirmedAt: new Date() });
    await tx.insert(AddressRequestEntity, { athleteId, email, ...times });
    await tx.insert(GuardianRequestEntity, { athleteId, guardianEmail: email, ...question, ...times });
    await tx.insert(GuardianRefusalEntity, { athleteId, refusedAt: new Date() });
  });
}

function onFreshDatabase(): void {
  beforeAll(async () => {
    at = await createTestApp();
  });
  afterAll(() => at.close());
}

it('demo data does not change a database with an institution', async () => {
  at = await createTestApp();
  await build.institution(at);
  await fillDemo(unitOfWork(), new Date());
  expect(await counts()).toEqual([1, 0, 0, 0]);
  await at.close();
});

describe('demo data', () => {
  onFreshDatabase();

  it('is filled once, also by two instances at the same moment', async () => {
    await Promise.all([fillDemo(unitOfWork(), new Date()), fillDemo(unitOfWork(), new Date())]);
    const first = await counts();
    await fillDemo(unitOfWork(), new Date());
    expect(await counts()).toEqual(first);
    expect(first.slice(0, 3)).toEqual([2, 6, 86]);
    expect(first[3]).toBeGreaterThan(10_000);
  });

  it('shows each of its coaches their own', async () => {
    const coach = await signedIn('coach@demo.touchline.test', 'Coach#2026');
    expect((await coach.get('/api/teams/sports')).json()).toEqual([
      'Basketball (M)',
      'Rugby (M)',
      'Soccer (W)',
      'Volleyball (W)',
    ]);
    const athletes = (await coach.get('/api/athletes/list')).json<
      { athlete_id: number; injury_body_part: string | null }[]
    >();
    expect(athletes).toHaveLength(66);
    expect(athletes.filter((athlete) => athlete.injury_body_part !== null)).toHaveLength(2);
    const trends = (await coach.get('/api/athletes/trends')).json<AthleteTrends[]>();
    const labels = new Set(
      trends.map((one) =>
        trendStatus(
          one.variation,
          TREND_METRICS.map((metric) => one[metric].trend),
        ),
      ),
    );
    expect([...labels].sort()).toEqual([...TREND_STATUSES].sort());
    const rival = await signedIn('rival@demo.touchline.test', 'Rival#2026');
    const theirs = (await rival.get('/api/athletes/list')).json<{ athlete_id: number }[]>();
    expect(theirs).toHaveLength(20);
    expect((await coach.get(`/api/athletes/wellness?athlete_id=${theirs[0]?.athlete_id}`)).statusCode).toBe(404);
    expect(await hasDemo(unitOfWork())).toBe(true);
  });

  it('lets most athletes answer on their phone, and some lack what that needs', async () => {
    const coach = await signedIn('coach@demo.touchline.test', 'Coach#2026');
    const access = (await coach.get('/api/athlete-access')).json<AthleteAccess[]>();
    const lacking = (lacks: (each: AthleteAccess) => boolean) => access.filter(lacks).length;
    const counted = [
      lacking(({ link }) => link === 'none'),
      lacking(({ consent }) => consent === 'none'),
      lacking(({ devices }) => devices.length === 0),
    ];
    for (const count of counted) expect([count, count > 3 && count < access.length / 2]).toEqual([count, true]);
  });

  it('has a new link at each start, for an athlete who has agreed and can answer for today', async () => {
    const former = (await makeDemoLink(unitOfWork(), at.clock.now())) ?? '';
    const key = (await makeDemoLink(unitOfWork(), at.clock.now())) ?? '';
    const phone = new Actor(at);
    expect((await phone.post('/api/athlete/devices', { key: former })).statusCode).toBe(404);
    const paired = await phone.post('/api/athlete/devices', { key });
    for (const { name, value } of paired.cookies) phone.cookies[name] = value;
    expect((await phone.get('/api/athlete/page')).json()).toMatchObject({
      consent: 'given',
      days: [{ stored: null, locked: null }, {}],
    });
  });

  it('is not reset beside other data: nothing changes', async () => {
    await build.institution(at, { name: 'A real club' });
    const before = await counts();
    await expect(resetDemo(unitOfWork(), new Date())).rejects.toThrow('not demo data');
    expect(await counts()).toEqual(before);
  });
});

describe('demo data of a day', () => {
  onFreshDatabase();

  it('is deleted and filled again by a reset, the same in every row', async () => {
    const day = new Date('2026-11-20T10:00:00Z');
    await fillDemo(unitOfWork(), day);
    expect(await counts()).toEqual([2, 6, 86, 11_895]);
    const rows = () =>
      Promise.all(
        [AthleteEntity, WellnessEntryEntity].map((table) =>
          at.read.find<object>(table, { order: { id: 'ASC' } as never, take: 300 }),
        ),
      );
    const before = await rows();
    await at.write((tx) => tx.createQueryBuilder().delete().from(WellnessEntryEntity).execute());
    await resetDemo(unitOfWork(), day);
    expect(await counts()).toEqual([2, 6, 86, 11_895]);
    const [people, days] = await rows();
    expect(people).toEqual(before[0]);
    // No row refers to a wellness entry, so the database continues its numbers.
    expect(days?.map((row) => ({ ...row, id: 0 }))).toEqual(before[1]?.map((row) => ({ ...row, id: 0 })));
    await signedIn('coach@demo.touchline.test', 'Coach#2026');
  });
});

describe('demo data after a crash', () => {
  onFreshDatabase();

  it('is complete or missing: a crash leaves an empty database, which the next start fills', async () => {
    const crash = new Error('power cut');
    const failing = unitOfWork();
    const write = failing.write.bind(failing);
    // The same transaction, ended by an error after its last statement.
    failing.write = (work) =>
      write(async (tx) => {
        await work(tx);
        throw crash;
      });
    await expect(fillDemo(failing, new Date())).rejects.toBe(crash);
    failing.write = write;
    expect(await counts()).toEqual([0, 0, 0, 0]);
    await fillDemo(unitOfWork(), new Date());
    expect((await counts())[1]).toBe(6);
  });

  it('is deleted from every table, in an order that foreign keys allow', async () => {
    const coach = await signedIn('coach@demo.touchline.test', 'Coach#2026');
    await coach.get('/api/athletes/list');
    const team = { sport: 'Golf (M)', registration_code: 'GOLF0001', code_expires_at: new Date().toISOString() };
    await coach.post('/api/teams', team, { headers: { 'idempotency-key': 'golf' } });
    const monday = mondayOf(todayIn('UTC', new Date()));
    await coach.post('/api/calendar/copy-week', { team_id: 1, from_week: monday, to_week: addDays(monday, 364) });
    await coach.post('/api/calendar/feed', { team_id: 1 });
    await coach.post('/api/squad/decisions', { athlete_id: 1, kind: 'rest', note: null, replaces: null });
    await coach.put('/api/squad/seen', { athlete_id: 1 });
    const [entry] = (await coach.get('/api/athletes/wellness?athlete_id=1&limit=1')).json<{ wellness_id: number }[]>();
    await coach.delete(`/api/athletes/wellness/${entry?.wellness_id}`);
    await new Actor(at).post('/api/coach/login', { email: 'coach@demo.touchline.test', password: 'wrong' });
    await at.app.get(AfterAnswer).idle();
    await build.passwordReset(at, { coachId: 1 });
    await build.invitation(at, { teamId: 1, invitedById: 1 });
    const poster = { teamId: 1, linkKey: newAthleteKey(), createdAt: new Date(), expiresAt: new Date() };
    await at.write((tx) => tx.insert(PosterLinkEntity, poster));
    const tomorrow = new Date(Date.now() + 86_400_000);
    const mail = { kind: 'password_reset', coachId: 1, createdAt: new Date(), nextTryAt: tomorrow, attempts: 1 };
    await at.write((tx) => tx.insert(MailEntity, mail));
    await askedByMail(1);
    await build.athleteRequest(at, { athleteId: 1 });
    await at.write((tx) => tx.insert(EventAbsenceEntity, { athleteId: 1, eventId: 1, reportedAt: new Date() }));
    await build.closing(at, { eventId: 1, coachId: 1, closeId: 'demo' });
    await build.exerciseVideo(at, { institutionId: 1, exerciseId: 501, videoUrl: 'https://vimeo.com/76979871' });
    await new AppKeys(unitOfWork()).create('Harbour City University', false, new Date());
    await vetoRelease();
    await measuredBy(at, { institutionId: 1, houseMark: 'demo', teamId: 1, athleteId: 1, today: '2026-11-20' });
    await importedFile(at, { coach: { id: 1 }, mark: 'demo', teamId: 1, athlete: { id: 1 } });
    await contactOf(at, 'demo', 1);
    await createReadKey(at, { institutionId: 1 });
    await createReleaseKey(at, 'mfe-teams');
    await at.write((tx) => claimTask(tx, 'a test', new Date(), new Date()));
    await at.write((tx) => installationId(tx, new Date()));
    const rows = () =>
      Promise.all(
        at.read.dataSource.entityMetadatas.map(async ({ tableName, target }) => [
          tableName,
          (await at.read.countBy(target, {})) > 0,
        ]),
      );
    // A table without a row here would prove nothing below: give it one.
    expect((await rows()).filter(([, some]) => !some)).toEqual([]);
    await at.write(emptyAllTables);
    expect((await rows()).filter(([, some]) => some)).toEqual([['installation', true]]);
  });
});
