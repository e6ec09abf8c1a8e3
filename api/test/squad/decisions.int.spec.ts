import { addDays } from '@touchline/contracts/calendar-date';
import type { Decision } from '@touchline/contracts/decisions.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { SeenAnswerEntity, SquadDecisionEntity } from '../../src/modules/squad/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { WRITERS } from '../support/writers.js';

describe('decisions', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let athlete: AthleteEntity;
  let today: string;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach);
    today = at.clock.now().toISOString().slice(0, 10);
  });
  beforeEach(async () => {
    athlete = await build.athlete(at, { teamId: team.id });
  });
  afterAll(() => at.close());

  const make = (changes: object = {}, headers: Record<string, string> = {}) =>
    actors.own.post(
      '/api/squad/decisions',
      { athlete_id: athlete.id, kind: 'rest', note: 'Two days off.', replaces: null, ...changes },
      { headers },
    );
  const made = async (changes: object = {}) => (await make(changes)).json<Decision>();
  const takeBack = (id: number) => actors.own.delete(`/api/squad/decisions/${id}`);
  const open = () => at.read.findBy(SquadDecisionEntity, { openAthleteId: athlete.id });

  it('lasts today by default, and names who made it', async () => {
    const answer = await make();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      kind: 'rest',
      note: 'Two days off.',
      made_on: today,
      until: today,
      made_by: actors.ownCoach.name,
      own: true,
    });
  });

  it('ends the open one, which the coach must have seen', async () => {
    const first = await made();
    expect((await make({ kind: 'talk' })).json()).toMatchObject({ code: 'decision_changed' });
    const second = await made({ kind: 'talk', replaces: first.decision_id });
    expect(await open()).toMatchObject([{ id: second.decision_id }]);
    expect(await at.read.findOneBy(SquadDecisionEntity, { id: first.decision_id })).toMatchObject({
      endedOn: today,
      note: 'Two days off.',
    });
  });

  it('ends one whose last day has passed without being asked', async () => {
    const past = addDays(today, -3);
    await build.decision(at, { athleteId: athlete.id, coachId: actors.ownCoach.id, madeOn: past, untilDay: past });
    const next = await made();
    expect(await open()).toMatchObject([{ id: next.decision_id }]);
  });

  it('stores one of several simultaneous decisions', async () => {
    const all = await Promise.all(Array.from({ length: WRITERS }, () => make()));
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(WRITERS - 1).fill(409)]);
    expect(await open()).toHaveLength(1);
  });

  it('is made once when the same call is sent twice', async () => {
    const headers = { 'idempotency-key': `rest-${athlete.id}` };
    const [first, second] = [await make({}, headers), await make({}, headers)];
    expect(second.json()).toEqual(first.json());
    expect(await at.read.countBy(SquadDecisionEntity, { athleteId: athlete.id })).toBe(1);
  });

  it.each([-1, 28])('refuses a last day %d days from today', async (days) => {
    expect((await make({ until: addDays(today, days) })).json()).toMatchObject({ fields: [{ path: 'until' }] });
  });

  it('lasts 28 days at most, the first one included', async () => {
    expect((await make({ until: addDays(today, 27) })).statusCode).toBe(201);
  });

  it('opens the one before again when it is taken back, and may be taken back twice', async () => {
    const first = await made({ until: addDays(today, 3) });
    const second = await made({ kind: 'talk', replaces: first.decision_id });
    expect((await takeBack(second.decision_id)).statusCode).toBe(204);
    expect((await takeBack(second.decision_id)).statusCode).toBe(204);
    expect(await open()).toMatchObject([{ id: first.decision_id, endedOn: null }]);
  });

  it('stays when it was made on an earlier day, or when another one has ended it', async () => {
    const old = await build.decision(at, {
      athleteId: athlete.id,
      coachId: actors.ownCoach.id,
      madeOn: addDays(today, -1),
      untilDay: today,
    });
    expect((await takeBack(old.id)).json()).toMatchObject({ code: 'decision_kept' });
    const first = await made({ replaces: old.id });
    await made({ kind: 'talk', replaces: first.decision_id });
    expect((await takeBack(first.decision_id)).json()).toMatchObject({ code: 'decision_changed' });
  });

  it('of a colleague is seen by the staff and cannot be taken back by them', async () => {
    await build.staff(at, { teamId: team.id, coachId: actors.colleague.coach?.id ?? 0 });
    const { decision_id: id } = await made();
    expect((await actors.colleague.delete(`/api/squad/decisions/${id}`)).statusCode).toBe(404);
    const replaced = await actors.colleague.post('/api/squad/decisions', {
      athlete_id: athlete.id,
      kind: 'adjust',
      note: null,
      replaces: id,
    });
    expect(replaced.statusCode).toBe(201);
  });

  it('records once per day and coach that an answer was seen', async () => {
    const seen = () => actors.own.put('/api/squad/seen', { athlete_id: athlete.id });
    const codes = (await Promise.all([seen(), seen(), seen()])).map(({ statusCode }) => statusCode);
    expect(codes).toEqual([204, 204, 204]);
    expect(await at.read.findBy(SeenAnswerEntity, { athleteId: athlete.id })).toMatchObject([
      { day: today, coachId: actors.ownCoach.id },
    ]);
  });

  it('records again that it was seen when the athlete has answered since', async () => {
    const seen = async () => {
      await actors.own.put('/api/squad/seen', { athlete_id: athlete.id });
      return (await at.read.findOneByOrFail(SeenAnswerEntity, { athleteId: athlete.id })).seenAt;
    };
    const before = await seen();
    at.clock.advance(60);
    expect(await seen()).toEqual(before);
    await build.entry(at, { athleteId: athlete.id, date: today, answeredAt: at.clock.now() });
    at.clock.advance(60);
    const after = await seen();
    expect(after).toEqual(at.clock.now());
    at.clock.advance(60);
    expect(await seen()).toEqual(after);
  });

  it('holds a message for the athlete, separate from the note', async () => {
    expect(await made({ message: 'Rest, and sleep well.' })).toMatchObject({
      note: 'Two days off.',
      message: 'Rest, and sleep well.',
    });
    expect((await make({ message: 'x'.repeat(161) })).statusCode).toBe(400);
    expect(await open()).toMatchObject([{ messageToAthlete: 'Rest, and sleep well.' }]);
  });
});
