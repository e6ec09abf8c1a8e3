import { ownReadersSchema, type OwnReaders } from '@touchline/contracts/athlete-rights.schema';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { recordAdministration } from '../../src/common/security-log/record-event.js';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { CoachEntity, InstitutionEntity } from '../../src/modules/coaches/index.js';
import { createActors, type Actor, type Actors } from '../support/actors.js';
import { answeringAthlete } from '../support/answering-athlete.js';
import { createReadKey } from '../support/read-key.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('who read an athlete’s figures', () => {
  let at: TestApp;
  let actors: Actors;
  let athlete: AthleteEntity;
  let ada: Actor;
  let serial = 0;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    at.clock.moveTo('2026-11-26T12:00:00Z');
    actors = await createActors(at);
    athlete = await build.athlete(at, { teamId: (await build.team(at, actors.ownCoach)).id });
    ada = await answeringAthlete(at, athlete.id, { consent: false });
  });
  afterAll(() => at.close());

  const read = async () => ownReadersSchema.parse((await ada.get('/api/athlete/readers')).json());
  const readers = async () => (await read()).readers;
  const entry = (partial: Partial<AuditEntryEntity> & { at: Date }): AuditEntryEntity => ({
    id: (serial += 1),
    actorKind: 'coach',
    coachId: actors.ownCoach.id,
    apiKeyId: null,
    institutionId: actors.ownCoach.institutionId,
    athleteId: athlete.id,
    kind: 'wellness',
    action: 'read',
    readKey: `test ${serial}`,
    ...partial,
  });
  const noted = (...entries: AuditEntryEntity[]) => at.write((tx) => tx.insert(AuditEntryEntity, entries));
  const on = (instant: string) => ({ at: new Date(instant) });

  it('is empty before anybody did, and reading it changes that no more than own answers do', async () => {
    await ada.get('/api/athlete/data');
    await ada.post('/api/athlete/requests', { kind: 'correction', text: 'I was there.' });
    await noted(entry({ ...on('2026-11-20T08:00:00Z'), action: 'update', readKey: null }));
    expect(await read()).toEqual({ since: '2024-11-26', readers: [] });
    expect(await readers()).toEqual([]);
  });

  it('has a coach who opened the list of athletes', async () => {
    await actors.own.get('/api/athletes/list');
    await actors.own.get(`/api/athletes/wellness?athlete_id=${athlete.id}`);
    const expected: OwnReaders['readers'] = [
      { date: '2026-11-26', coach: 'Kim Coach', by: 'coach', program: null, kinds: ['body and injury', 'wellness'] },
    ];
    expect(await readers()).toEqual(expected);
  });

  it('has one row per reader and day, the last day first: coaches, a removed one, and the app', async () => {
    await noted(
      entry(on('2026-11-20T08:00:00Z')),
      entry(on('2026-11-20T09:00:00Z')),
      entry({ ...on('2026-11-20T09:00:00Z'), kind: 'training_load' }),
      entry({ ...on('2026-11-20T10:00:00Z'), coachId: 999_999 }),
      entry({ ...on('2026-11-21T10:00:00Z'), actorKind: 'app', coachId: null, apiKeyId: 3 }),
      entry({ ...on('2026-11-21T10:00:00Z'), athleteId: athlete.id + 1 }),
    );
    expect(await readers()).toEqual([
      { date: '2026-11-21', coach: null, by: 'app', program: null, kinds: ['wellness'] },
      { date: '2026-11-20', coach: 'Kim Coach', by: 'coach', program: null, kinds: ['training load', 'wellness'] },
      { date: '2026-11-20', coach: null, by: 'coach', program: null, kinds: ['wellness'] },
    ]);
  });

  it('names a program by its key, and has a row for each program', async () => {
    const { institutionId } = actors.ownCoach;
    const { id } = await createReadKey(at, { institutionId, name: 'Season report' });
    const byKey = { ...on('2026-11-21T10:00:00Z'), actorKind: 'key', coachId: null } as const;
    await noted(
      entry({ ...byKey, apiKeyId: id }),
      entry({ ...byKey, apiKeyId: id, kind: 'fatigue' }),
      // Its key is on the server that the club has left.
      entry({ ...byKey, apiKeyId: 987_654 }),
    );
    const row = { date: '2026-11-21', coach: null, by: 'program' };
    expect(await readers()).toEqual([
      { ...row, program: 'Season report', kinds: ['performance tests', 'wellness'] },
      { ...row, program: null, kinds: ['wellness'] },
    ]);
  });

  it('counts the days of the club', async () => {
    await at.write((tx) =>
      tx.update(InstitutionEntity, { id: actors.ownCoach.institutionId }, { timeZone: 'Pacific/Auckland' }),
    );
    await noted(entry(on('2026-11-20T10:59:00Z')), entry(on('2026-11-20T11:01:00Z')));
    expect((await readers()).map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-20']);
  });

  it('has every page of a long list', async () => {
    await noted(entry(on('2026-01-05T08:00:00Z')));
    const many = Array.from({ length: 6000 }, (_, index) =>
      entry({ at: new Date(Date.parse('2026-02-01T08:00:00Z') + Math.floor(index / 24) * 86_400_000) }),
    );
    for (let start = 0; start < many.length; start += 500) await noted(...many.slice(start, start + 500));
    const dates = (await readers()).map(({ date }) => date);
    expect([dates.length, dates.at(-1)]).toEqual([251, '2026-01-05']);
    expect(new Set(dates).size).toBe(251);
  });

  it('has what an administrator exported by command', async () => {
    const { institutionId } = actors.ownCoach;
    await at.write((tx) =>
      recordAdministration(tx, 'athlete export', { institutionId, athleteId: athlete.id }, at.clock.now()),
    );
    expect(await readers()).toEqual([
      { date: '2026-11-26', coach: null, by: 'administrator', program: null, kinds: ['everything'] },
    ]);
  });

  it('tells of a coach the name alone', async () => {
    await at.write((tx) =>
      tx.update(CoachEntity, { id: actors.ownCoach.id }, { name: 'Coach Kim', phone: '555-0100' }),
    );
    await noted(entry(on('2026-11-20T08:00:00Z')));
    const { payload } = await ada.get('/api/athlete/readers');
    expect(payload).toContain('Coach Kim');
    expect(payload).not.toContain('555-0100');
    expect(payload).not.toContain(actors.ownCoach.email);
  });

  it('may be read thirty times an hour from a device', async () => {
    for (let call = 0; call < 30; call += 1) expect((await ada.get('/api/athlete/readers')).statusCode).toBe(200);
    expect((await ada.get('/api/athlete/readers')).statusCode).toBe(429);
  });
});
