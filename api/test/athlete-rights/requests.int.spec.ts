import {
  athleteRequestSchema,
  requestTaskSchema,
  type AthleteRequest,
} from '@touchline/contracts/athlete-rights.schema';
import { z } from 'zod';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { AthleteRequestEntity } from '../../src/modules/athlete-rights/index.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import { answeringAthlete } from '../support/answering-athlete.js';
import * as build from '../support/factories.js';
import { createInstanceBeside, createTestApp, type TestApp } from '../support/test-app.js';

const CORRECTION = { kind: 'correction', text: 'On Monday I was at practice.' };
const ERASURE = { kind: 'erasure', text: 'I have left the club.' };

describe('what athletes ask of the club', () => {
  let at: TestApp;
  let second: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let athlete: AthleteEntity;
  let ada: Actor;

  beforeAll(async () => {
    at = await createTestApp();
    second = await createInstanceBeside(at);
  });
  beforeEach(async () => {
    await at.empty();
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach);
    athlete = await build.athlete(at, { teamId: team.id });
    ada = await answeringAthlete(at, athlete.id, { consent: false });
  });
  afterAll(async () => {
    await second.close();
    await at.close();
  });

  const ask = (body: unknown = CORRECTION, key?: string, actor = ada) =>
    actor.post('/api/athlete/requests', body, key === undefined ? {} : { headers: { 'idempotency-key': key } });
  const own = async () => (await ada.get('/api/athlete/requests')).json<AthleteRequest[]>();
  const tasks = (query = '', actor = actors.own) => actor.get(`/api/athlete-requests${query}`);
  const idsOf = async (query = '', actor = actors.own) =>
    (await tasks(query, actor)).json<{ request_id: number }[]>().map(({ request_id }) => request_id);
  const close = (id: number, answer: string | null = 'Corrected.', actor = actors.own) =>
    actor.put(`/api/athlete-requests/${id}`, { answer });
  const askedId = async (body?: unknown) => (await ask(body)).json<AthleteRequest>().request_id;

  it('is stored without a consent, is a task of the coach, and comes back with the answer', async () => {
    const asked = await ask();
    expect(asked.statusCode).toBe(201);
    const request = athleteRequestSchema.parse(asked.json());
    expect(request).toMatchObject({
      ...CORRECTION,
      asked_at: at.clock.now().toISOString(),
      done_at: null,
      answer: null,
    });
    expect(await own()).toEqual([request]);

    const listed = (await tasks(`?team_id=${team.id}`)).json<unknown[]>();
    expect(z.array(requestTaskSchema).parse(listed)).toEqual([
      {
        ...request,
        athlete_id: athlete.id,
        first_name: athlete.firstName,
        last_name: athlete.lastName,
        jersey_number: '7',
        date_of_birth: athlete.dateOfBirth,
        team_id: team.id,
      },
    ]);

    at.clock.advance(60);
    expect((await close(request.request_id)).statusCode).toBe(204);
    expect(await own()).toEqual([{ ...request, done_at: at.clock.now().toISOString(), answer: 'Corrected.' }]);
    expect(await idsOf()).toEqual([]);
  });

  it('erases nothing by itself, neither when it is asked nor when a coach closes it', async () => {
    const before = await at.read.findOneByOrFail(AthleteEntity, { id: athlete.id });
    await build.entry(at, { athleteId: athlete.id, date: '2026-11-05' });
    expect((await close(await askedId(ERASURE), 'An administrator deletes it this week.')).statusCode).toBe(204);
    expect(await at.read.findOneByOrFail(AthleteEntity, { id: athlete.id })).toEqual(before);
    expect(await at.read.countBy(WellnessEntryEntity, { athleteId: athlete.id })).toBe(1);
    expect((await ada.get('/api/athlete/requests')).statusCode).toBe(200);
  });

  it('may be open once of each kind', async () => {
    const first = await askedId();
    const again = await ask({ ...CORRECTION, text: 'And on Tuesday.' });
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'request_open']);
    expect((await ask(ERASURE)).statusCode).toBe(201);
    await close(first);
    expect((await ask({ ...CORRECTION, text: 'And on Tuesday.' })).statusCode).toBe(201);
    expect((await own()).map(({ text }) => text)).toHaveLength(3);
  });

  it('is stored once when it is sent five times at once, with a key or without', async () => {
    const there = ada.through(second);
    const withKey = await Promise.all([ada, there, ada, there, ada].map((actor) => ask(CORRECTION, 'once', actor)));
    expect(withKey.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(withKey.map(({ payload }) => payload)).size).toBe(1);

    const without = await Promise.all([ada, there, ada, there, ada].map((actor) => ask(ERASURE, undefined, actor)));
    expect(without.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await at.read.countBy(AthleteRequestEntity, { athleteId: athlete.id })).toBe(2);
  });

  it('is answered as it is now when it is sent again with its key, and refused with another text', async () => {
    const id = (await ask(CORRECTION, 'mine')).json<AthleteRequest>().request_id;
    await close(id);
    expect((await ask(CORRECTION, 'mine')).json()).toMatchObject({ request_id: id, answer: 'Corrected.' });
    const other = await ask({ ...CORRECTION, text: 'Something else.' }, 'mine');
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'key_reused']);
    const mate = await build.athlete(at, { teamId: team.id });
    const mates = await ask(CORRECTION, 'mine', await answeringAthlete(at, mate.id));
    expect(mates.json<AthleteRequest>().request_id).not.toBe(id);
  });

  it('is closed once: the same call again changes nothing, another answer or coach is refused', async () => {
    const id = await askedId();
    await close(id);
    const stored = await at.read.findOneByOrFail(AthleteRequestEntity, { id });
    at.clock.advance(60);
    expect((await close(id)).statusCode).toBe(204);
    const otherwise = await close(id, 'No.');
    expect([otherwise.statusCode, otherwise.json<{ code: string }>().code]).toEqual([409, 'request_closed']);
    expect(await at.read.findOneByOrFail(AthleteRequestEntity, { id })).toEqual(stored);
  });

  it('is closed by one of two coaches who close it at once', async () => {
    const helper = await build.coach(at, { institutionId: actors.ownCoach.institutionId });
    await build.staff(at, { teamId: team.id, coachId: helper.id });
    const other = new Actor(at, helper);
    await other.admit();
    const id = await askedId();
    const answers = await Promise.all([close(id, 'One.'), close(id, 'Two.', other.through(second))]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    const closed = answers[0]?.statusCode === 204 ? 'One.' : 'Two.';
    expect((await own())[0]?.answer).toBe(closed);
  });

  it('is unknown to coaches of other teams', async () => {
    const id = await askedId();
    for (const actor of [actors.colleague, actors.stranger]) {
      expect((await close(id, 'Mine.', actor)).statusCode).toBe(404);
      expect((await tasks(`?team_id=${team.id}`, actor)).statusCode).toBe(404);
      expect(await idsOf('', actor)).toEqual([]);
    }
    expect((await own())[0]?.done_at).toBeNull();
  });

  it('is listed oldest first, page by page, also of athletes who have left', async () => {
    const expected: number[] = [];
    for (const archivedAt of [null, new Date(), null, null]) {
      const mate = await build.athlete(at, { teamId: team.id, archivedAt });
      at.clock.advance(1);
      expected.push((await build.athleteRequest(at, { athleteId: mate.id })).id);
    }
    // Two of one instant are ordered by their numbers.
    const twin = await build.athlete(at, { teamId: team.id });
    expected.push((await build.athleteRequest(at, { athleteId: twin.id })).id);
    expect(await idsOf()).toEqual(expected);

    const paged: number[] = [];
    for (let next: string | undefined = '/api/athlete-requests?limit=2'; next !== undefined;) {
      const page = await actors.own.get(next);
      paged.push(...page.json<{ request_id: number }[]>().map(({ request_id }) => request_id));
      next = /<(.+)>/.exec(String(page.headers['link'] ?? ''))?.[1];
    }
    expect(paged).toEqual(expected);
  });

  it('is noted in the audit: of the athlete, and of the coach who closed it', async () => {
    const id = await askedId();
    at.clock.advance(1);
    await close(id);
    const entries = await at.read.find(AuditEntryEntity, { order: { at: 'ASC' } });
    expect(entries.map(({ actorKind, action, kind }) => `${actorKind} ${action} ${kind}`)).toEqual([
      'self create profile',
      'coach update profile',
    ]);
  });

  it.each([
    [{ ...CORRECTION, kind: 'deletion' }, 'kind'],
    [{ kind: 'correction' }, 'text'],
    [{ ...CORRECTION, text: '   ' }, 'text'],
    [{ ...CORRECTION, text: 'x'.repeat(501) }, 'text'],
  ])('refuses %j', async (body, path) => {
    const refused = await ask(body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ fields: [{ path }] });
  });
});
