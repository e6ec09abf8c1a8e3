import { randomBytes } from 'node:crypto';
import { addDays, todayIn } from '@touchline/contracts/calendar-date';
import type { Response } from 'light-my-request';
import { In } from 'typeorm';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { AttemptCounterEntity } from '../../src/common/limits/attempt-counter.entity.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { TeamEntity } from '../../src/modules/teams/index.js';
import { TrainingSessionEntity } from '../../src/modules/training-load/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import { createActors, HOST, type Actors } from '../support/actors.js';
import { AppCaller, createAppCaller } from '../support/app-caller.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const DAY = '2026-01-15';
const CALLS = [
  { url: '/api/intake/wellness', values: { date: DAY, sleep_quality: 3, fatigue: 5, muscle_soreness: 4, stress: 2 } },
  { url: '/api/intake/training-load', values: { date: DAY, rpe: 6.5, duration_min: 75 } },
];

/** Rules of every call of the athletes' own app. */
describe.each(CALLS)('$url', ({ url, values }) => {
  let at: TestApp;
  let actors: Actors;
  let app: AppCaller;
  let teamId: number;
  let ada: AthleteEntity;
  let foreign: AthleteEntity;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    app = await createAppCaller(at, actors.ownCoach.institutionId);
    teamId = (await build.team(at, actors.ownCoach)).id;
    ada = await build.athlete(at, { teamId, externalId: 'A-7' });
    foreign = await build.athlete(at, { teamId: (await build.team(at, actors.strangerCoach)).id, externalId: 'A-8' });
  });
  beforeEach(async () => {
    for (const table of [WellnessEntryEntity, TrainingSessionEntity, AuditEntryEntity, AttemptCounterEntity])
      await at.write((tx) => tx.createQueryBuilder().delete().from(table).execute());
  });
  afterAll(() => at.close());

  const send = (...entries: object[]) => app.post(url, { entries: entries.map((entry) => ({ ...values, ...entry })) });
  const stored = async () => (await at.read.count(WellnessEntryEntity)) + (await at.read.count(TrainingSessionEntity));
  const athleteIds = (response: Response) =>
    response.json<{ athlete_id: number }[]>().map(({ athlete_id }) => athlete_id);

  it('accepts athletes of any coach by id or external id and returns entries in the order sent', async () => {
    const colleagueTeam = await build.team(at, actors.colleague.coach!);
    const eva = await build.athlete(at, { teamId: colleagueTeam.id, externalId: 'É 膝/🦵' });
    const response = await send(
      { external_id: ' É 膝/🦵 ' },
      { athlete_id: ada.id },
      { external_id: 'A-7', date: '2026-01-14' },
    );
    expect([response.statusCode, athleteIds(response)]).toEqual([200, [eva.id, ada.id, ada.id]]);
    expect(await stored()).toBe(3);
  });

  it('accepts archived athletes: late entries belong to their history', async () => {
    const gone = await build.athlete(at, { teamId, externalId: 'A-9', archivedAt: at.clock.now() });
    expect(athleteIds(await send({ external_id: 'A-9' }))).toEqual([gone.id]);
  });

  it('gives byte-identical answers for foreign and unknown athletes, refuses the whole batch and writes nothing', async () => {
    const alike = { athlete_id: [foreign.id, 987_654_321], external_id: ['A-8', 'nobody', 'a-7', "A-7' OR '1'='1"] };
    for (const [field, values] of Object.entries(alike)) {
      const answers: Response[] = [];
      for (const value of values) answers.push(await send({ external_id: 'A-7' }, { [field]: value }));
      const seen = answers.map(
        ({ statusCode, payload, headers: { 'x-request-id': _own, date: _now, ...headers } }) => ({
          statusCode,
          payload,
          headers,
        }),
      );
      const sentence = `Not found: entries.1.${field}.`;
      expect(answers[0]?.json()).toEqual({ statusCode: 404, code: 'not_found', error: sentence, message: sentence });
      for (const answer of seen) expect(answer).toEqual(seen[0]);
    }
    expect([await stored(), await at.read.count(AuditEntryEntity)]).toEqual([0, 0]);
  });

  it('reports an unknown athlete before it checks rules about their records', async () => {
    expect(
      (await send({ athlete_id: foreign.id, date: '2999-01-01' }, { athlete_id: foreign.id, date: '2999-01-01' }))
        .statusCode,
    ).toBe(404);
  });

  it('reports an external id of two athletes as a bad field', async () => {
    await build.athlete(at, { teamId, externalId: 'twin' });
    await build.athlete(at, { teamId, externalId: 'twin', archivedAt: at.clock.now() });
    const response = await send({ external_id: 'A-7' }, { external_id: 'twin' });
    expect([response.statusCode, response.json<{ fields: unknown }>().fields]).toEqual([
      400,
      [
        {
          path: 'entries.1.external_id',
          message: 'External id belongs to more than one athlete: name the athlete by athlete_id.',
        },
      ],
    ]);
    expect(await stored()).toBe(0);
  });

  it('reports what is wrong with the naming of an athlete', async () => {
    for (const name of [{}, { athlete_id: ada.id, external_id: 'A-7' }]) {
      const response = await send(name);
      expect([response.statusCode, response.json<{ fields: unknown }>().fields]).toEqual([
        400,
        [
          {
            path: 'entries.0',
            message: 'Entries must each name their athlete by exactly one of athlete_id and external_id.',
          },
        ],
      ]);
    }
  });

  it('needs the key of an institution: 401 and no write without one or with an invented, replaced or different credential', async () => {
    const cookie = Object.entries(actors.own.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const refused = [
      undefined,
      '',
      'Bearer',
      `Bearer touchline_${randomBytes(32).toString('base64url')}`,
      app.key,
      `Basic ${app.key}`,
      `Bearer ${app.key}x`,
      `Bearer ${Object.values(actors.own.cookies)[0] ?? ''}`,
    ];
    for (const authorization of refused) {
      const response = await at.app.inject({
        method: 'POST',
        url,
        headers: {
          host: HOST,
          'content-type': 'application/json',
          cookie,
          ...(authorization === undefined ? {} : { authorization }),
        },
        payload: JSON.stringify({ entries: [{ ...values, external_id: 'A-7' }] }),
      });
      expect([authorization, response.statusCode, response.headers['www-authenticate']]).toEqual([
        authorization,
        401,
        'Bearer',
      ]);
    }
    expect(await stored()).toBe(0);
  });

  it('reads no cookie and needs no Origin', async () => {
    expect(
      (
        await app.post(
          url,
          { entries: [{ ...values, external_id: 'A-7' }] },
          { origin: 'https://athletes.example', 'sec-fetch-site': 'cross-site', cookie: 'touchline_session=x' },
        )
      ).statusCode,
    ).toBe(200);
  });

  it('accepts days up to tomorrow at the institution', async () => {
    const today = todayIn('UTC', at.clock.now());
    expect((await send({ external_id: 'A-7', date: addDays(today, 1) })).statusCode).toBe(200);
    const future = await send({ external_id: 'A-7' }, { external_id: 'A-7', date: addDays(today, 2) });
    expect([future.statusCode, future.json<{ fields: unknown }>().fields]).toEqual([
      400,
      [{ path: 'entries.1.date', message: 'Date must not be in the future.' }],
    ]);
    expect(await stored()).toBe(1);
  });

  it('accepts 500 entries at once and a body of up to 1 MB; other calls stay at 256 kB', async () => {
    const entries = Array.from({ length: 500 }, (_, number) => ({
      ...values,
      athlete_id: ada.id,
      date: addDays('2024-01-01', number),
      session_id: url.endsWith('load') ? `s${number}` : undefined,
    }));
    const padded = (bytes: number) => JSON.stringify({ entries }).padEnd(bytes, ' ');
    const response = await app.post(url, padded(1024 * 1024));
    expect([response.statusCode, response.json<{ date: string }[]>().map(({ date }) => date)]).toEqual([
      200,
      entries.map(({ date }) => date),
    ]);
    expect(await stored()).toBe(500);
    expect((await app.post(url, padded(1024 * 1024 + 1))).statusCode).toBe(413);
    expect((await app.post(url, { entries: [...entries, { ...values, athlete_id: ada.id }] })).statusCode).toBe(400);
    const big = JSON.stringify({ entries: [] }).padEnd(256 * 1024 + 1, ' ');
    expect((await actors.own.put('/api/athletes/wellness', big)).statusCode).toBe(413);
  });

  it('is limited to 6 000 calls an hour per institution and 12 for each athlete; another one continues', async () => {
    expect((await send({ external_id: 'A-7' })).statusCode).toBe(200);
    const teams = await at.read.findBy(TeamEntity, { institutionId: actors.ownCoach.institutionId });
    const ownAthletes = await at.read.countBy(AthleteEntity, { teamId: In(teams.map(({ id }) => id)) });
    await at.write((tx) => tx.query(`UPDATE attempt_counters SET attempts = ${6000 + 12 * ownAthletes - 1}`));
    expect((await send({ external_id: 'A-7' })).statusCode).toBe(200);
    const full = await send({ external_id: 'A-7' });
    expect([full.statusCode, full.headers['retry-after'], full.json<{ code: string; error: string }>().error]).toEqual([
      429,
      '3600',
      'Too many calls. Try again in 60 minutes.',
    ]);
    const other = await createAppCaller(at, actors.strangerCoach.institutionId);
    expect((await other.post(url, { entries: [{ ...values, external_id: 'A-8' }] })).statusCode).toBe(200);
    at.clock.advance(3600);
    expect((await send({ external_id: 'A-7' })).statusCode).toBe(200);
  });
});
