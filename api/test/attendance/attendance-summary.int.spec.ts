import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import { attendanceSummarySchema, type AttendanceSummary } from '@touchline/contracts/attendance.schema';
import { z } from 'zod';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { attendanceRate, countAttendance } from '../../src/modules/attendance/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import { createTestAppAt } from '../support/at-instant.js';
import { countQueries } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import type { TestApp } from '../support/test-app.js';

const URL = '/api/attendance/summary';
/** A Friday; its week is 16 to 22 November. */
const NOW = '2026-11-20T12:00:00Z';
const NOTHING = Array(7).fill(null) as null[];

describe('attendance summary', () => {
  let at: TestApp;
  let actors: Actors;
  let teamId: number;

  beforeAll(async () => {
    at = await createTestAppAt(NOW);
  });
  // Each test has its own institutions and does not see the rows of another.
  beforeEach(async () => {
    at.clock.moveTo(NOW);
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach)).id;
  });
  afterAll(() => at.close());

  const summary = async (query = '', actor = actors.own) =>
    (await actor.get(`${URL}${query}`)).json<AttendanceSummary[]>();
  const athlete = (lastName: string, partial: Partial<AthleteEntity> = {}) =>
    build.athlete(at, { teamId, lastName, ...partial });

  /** Creates an event on that day with the given mark for each athlete. */
  async function mark(date: string, ...marks: readonly [AthleteEntity, AttendanceStatus][]): Promise<void> {
    const { id: eventId } = await build.event(at, { teamId, date });
    for (const [{ id: athleteId }, status] of marks) await build.attendance(at, { eventId, athleteId, status });
  }

  describe('figures', () => {
    it('count each own athlete’s records, in the order of the athletes’ list', async () => {
      const [zoe, ann] = [await athlete('Zoë'), await athlete('Ann')];
      await mark('2026-01-05', [zoe, 'present'], [ann, 'absent']);
      await mark('2026-01-07', [zoe, 'present'], [ann, 'present']);
      await mark('2026-01-09', [zoe, 'excused'], [ann, 'present']);
      const answer = await summary();
      expect(answer).toMatchObject([
        { athlete_id: ann.id, present: 2, absent: 1, excused: 0, records: 3, attended: 2, rate: 67, last7: NOTHING },
        { athlete_id: zoe.id, present: 2, absent: 0, excused: 1, records: 3, attended: 2, rate: 67, last7: NOTHING },
      ]);
      expect(z.array(attendanceSummarySchema).parse(answer)).toEqual(answer);
      const listed = (await actors.own.get('/api/athletes/list')).json<{ athlete_id: number }[]>();
      expect(answer.map((one) => one.athlete_id)).toEqual(listed.map((one) => one.athlete_id));
    });

    it('have no rate without records; an event without marks does not count', async () => {
      const ann = await athlete('Ann');
      await mark('2026-01-05');
      expect(await summary()).toMatchObject([
        { athlete_id: ann.id, present: 0, absent: 0, excused: 0, records: 0, attended: 0, rate: null, last7: NOTHING },
      ]);
    });

    it('have a rate of 0 when the athlete never attended', async () => {
      const [ann, bo] = [await athlete('Ann'), await athlete('Bo')];
      await mark('2026-01-05', [ann, 'absent'], [bo, 'excused']);
      expect((await summary()).map(({ rate, records }) => [rate, records])).toEqual([
        [0, 1],
        [0, 1],
      ]);
    });

    it('keep an archived athlete in the periods in which they were on the team', async () => {
      const gone = await athlete('Gone', { archivedAt: new Date('2026-01-10T10:00:00Z') });
      await mark('2026-01-05', [gone, 'present']);
      expect(await summary()).toMatchObject([{ athlete_id: gone.id, rate: 100 }]);
      expect(await summary('?start=2026-01-01&end=2026-01-31')).toMatchObject([{ athlete_id: gone.id, rate: 100 }]);
      expect(await summary('?start=2026-01-11&end=2026-01-31')).toEqual([]);
    });

    it('stay with the team of their event when an athlete moves to another own team', async () => {
      const other = await build.team(at, actors.ownCoach);
      const [ann, bo] = [await athlete('Ann'), await athlete('Bo')];
      await mark('2026-01-05', [ann, 'present'], [bo, 'absent']);
      await build.move(at, ann.id, other.id, '2026-01-06');
      const rates = async (query: string) =>
        (await summary(query)).map(({ athlete_id: id, records, rate }) => [id, records, rate]);
      const period = 'start=2026-01-01&end=2026-01-31';
      expect(await rates(`?team_id=${teamId}&${period}`)).toEqual([
        [ann.id, 1, 100],
        [bo.id, 1, 0],
      ]);
      expect(await rates(`?team_id=${other.id}&${period}`)).toEqual([[ann.id, 0, null]]);
    });

    it('cover the range, both days included, while the week marks stay those of the current week', async () => {
      const ann = await athlete('Ann');
      for (const [date, status] of [
        ['2025-12-31', 'absent'],
        ['2026-01-01', 'present'],
        ['2026-01-31', 'present'],
        ['2026-02-01', 'absent'],
        ['2026-11-20', 'present'],
      ] as const)
        await mark(date, [ann, status]);
      const figures = async (query: string) =>
        (await summary(query)).map(({ present, absent, records, rate }) => [present, absent, records, rate]);
      expect(await figures('')).toEqual([[3, 2, 5, 60]]);
      expect(await figures('?start=2026-01-01&end=2026-01-31')).toEqual([[2, 0, 2, 100]]);
      expect(await figures('?start=2026-01-31')).toEqual([[2, 1, 3, 67]]);
      expect(await figures('?end=2026-01-01')).toEqual([[1, 1, 2, 50]]);
      expect(await figures('?start=2026-03-01&end=2026-03-01')).toEqual([[0, 0, 0, null]]);
      expect((await summary('?end=2026-03-01'))[0]?.last7).toEqual([null, null, null, null, 'present', null, null]);
    });
  });

  describe('the current week', () => {
    it('runs from Monday to Sunday, up to today, and shows the worst status of a day with several events', async () => {
      const ann = await athlete('Ann');
      for (const [date, status] of [
        ['2026-11-15', 'absent'],
        ['2026-11-16', 'present'],
        ['2026-11-18', 'present'],
        ['2026-11-18', 'excused'],
        ['2026-11-20', 'absent'],
        ['2026-11-20', 'present'],
        ['2026-11-22', 'absent'],
        ['2026-11-23', 'absent'],
      ] as const)
        await mark(date, [ann, status]);
      expect((await summary())[0]?.last7).toEqual(['present', null, 'excused', null, 'absent', null, null]);
    });

    it('is the week of the day at the institution, or of the coach’s local day', async () => {
      await mark('2026-11-21', [await athlete('Ann'), 'present']);
      await mark('2026-11-23', [await athlete('Bo'), 'absent']);
      const [thisWeek, nextWeek] = [
        [[...NOTHING.slice(2), 'present', null], NOTHING],
        [NOTHING, ['absent', ...NOTHING.slice(1)]],
      ];
      // Sunday evening in UTC: it is Monday in Auckland and still Sunday in Chicago.
      at.clock.moveTo('2026-11-22T23:30:00Z');
      const weeks: Record<string, unknown> = {};
      for (const timeZone of ['UTC', 'America/Chicago', 'Pacific/Auckland']) {
        const { id: institutionId } = await build.institution(at, { timeZone });
        const coach = await build.coach(at, { institutionId });
        await build.staff(at, { teamId, coachId: coach.id });
        const actor = new Actor(at, coach);
        expect((await actor.signIn()).statusCode).toBe(200);
        weeks[timeZone] = (await summary('', actor)).map(({ last7 }) => last7);
        expect((await summary('?today=2026-11-23', actor)).map(({ last7 }) => last7)).toEqual(nextWeek);
        expect((await summary('?today=2026-11-21', actor)).map(({ last7 }) => last7)).toEqual(thisWeek);
      }
      expect(weeks).toEqual({ UTC: thisWeek, 'America/Chicago': thisWeek, 'Pacific/Auckland': nextWeek });
    });
  });

  describe('reach', () => {
    it('covers the athletes of the coach’s teams, or of one team', async () => {
      const other = await build.team(at, actors.ownCoach);
      const [ann, bo] = [await athlete('Ann'), await athlete('Bo', { teamId: other.id })];
      const foreign = await build.athlete(at, { teamId: (await build.team(at, actors.strangerCoach)).id });
      await mark('2026-01-05', [ann, 'present'], [bo, 'present']);
      const ids = async (query: string, actor = actors.own) =>
        (await summary(query, actor)).map((one) => one.athlete_id);
      expect(await ids('')).toEqual([ann.id, bo.id]);
      expect(await ids(`?team_id=${other.id}`)).toEqual([bo.id]);
      expect(await ids('', actors.colleague)).toEqual([]);
      expect(await ids('', actors.stranger)).toEqual([foreign.id]);
    });

    it('treats another coach’s team like an unknown one: empty', async () => {
      const foreign = await build.team(at, actors.strangerCoach);
      await build.athlete(at, { teamId: foreign.id });
      const answers = await Promise.all([foreign.id, 987_654_321].map((id) => actors.own.get(`${URL}?team_id=${id}`)));
      expect(answers.map(({ statusCode, payload }) => [statusCode, payload])).toEqual([
        [200, '[]'],
        [200, '[]'],
      ]);
      expect((await actors.anonymous.get(URL)).statusCode).toBe(401);
    });
  });

  it.each([
    ['start=2026-02-30', ['start']],
    ['end=2026-2-3', ['end']],
    ['start=2026-01-02&end=2026-01-01', ['end']],
    ['start=2025-01-01&end=2026-02-05', ['end']],
    ['team_id=0', ['team_id']],
    ['team_id=1&team_id=2', ['team_id']],
    ['today=2026-11-18', ['today']],
    ['today=2026-11-22', ['today']],
    ['today=tomorrow', ['today']],
    ['start=x&end=y&team_id=z&today=', ['start', 'end', 'team_id', 'today']],
    ['athlete_id=1', ['athlete_id']],
  ])('refuses ?%s, naming what is wrong', async (query, fields) => {
    const answer = await actors.own.get(`${URL}?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path)).toEqual(fields);
  });

  it('accepts a range of 400 days', async () => {
    expect((await actors.own.get(`${URL}?start=2025-01-01&end=2026-02-04`)).statusCode).toBe(200);
  });

  it('needs the same few queries for any number of athletes and records', async () => {
    const ann = await athlete('Ann');
    await mark('2026-11-20', [ann, 'present']);
    const few = await countQueries(at, () => summary());
    const more: AthleteEntity[] = [];
    for (let count = 0; count < 20; count += 1) more.push(await athlete(`More ${count}`));
    for (const date of ['2026-11-16', '2026-11-17'])
      await mark(date, ...more.map((one): [AthleteEntity, AttendanceStatus] => [one, 'present']));
    expect(await countQueries(at, () => summary())).toBe(few);
    // Three queries of its own and one for the session.
    expect(few).toBe(4);
  });

  it('uses counts that other modules can use, too', async () => {
    const [ann, bo, cy] = [await athlete('Ann'), await athlete('Bo'), await athlete('Cy')];
    await mark('2026-01-05', [ann, 'present'], [bo, 'absent']);
    await mark('2026-01-12', [ann, 'excused']);
    const { id: coachId } = actors.ownCoach;
    const count = async (days: { start?: string; end: string }) =>
      Object.fromEntries(await countAttendance(at.read, { coachId, ...days }));
    const everything = {
      [ann.id]: { present: 1, absent: 0, excused: 1, records: 2 },
      [bo.id]: { present: 0, absent: 1, excused: 0, records: 1 },
    };
    expect(await count({ end: '2026-01-12' })).toMatchObject(everything);
    expect(await count({ start: '2026-01-05', end: '2026-01-12' })).toMatchObject(everything);
    expect(await count({ start: '2026-01-06', end: '2026-01-12' })).toMatchObject({
      [ann.id]: { present: 0, absent: 0, excused: 1, records: 1 },
    });
    expect([...(await countAttendance(at.read, { coachId, athleteId: cy.id, end: '2026-01-12' }))]).toEqual([]);
    expect(attendanceRate(1, 2)).toBe(50);
  });
});
