import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { AttendanceDay, AttendanceRecord } from '@touchline/contracts/attendance.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const URL = '/api/attendance';

describe('attendance', () => {
  let at: TestApp;
  let actors: Actors;
  let teamId: number;
  let [ann, bo] = [] as unknown as [AthleteEntity, AthleteEntity];

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach)).id;
    [ann, bo] = [
      await build.athlete(at, { teamId, lastName: 'Ann' }),
      await build.athlete(at, { teamId, lastName: 'Bo' }),
    ];
  });
  afterAll(() => at.close());

  const records = async (query: string, actor = actors.own) =>
    (await actor.get(`${URL}${query}`)).json<AttendanceRecord[]>();
  const days = async (query: string, actor = actors.own) =>
    (await actor.get(`${URL}/days${query}`)).json<AttendanceDay[]>();
  const short = (list: readonly AttendanceRecord[]) =>
    list.map(({ date, athlete_id: id, status }) => [date, id, status]);

  async function mark(date: string, ...marks: readonly [AthleteEntity, AttendanceStatus][]): Promise<number> {
    const { id: eventId } = await build.event(at, { teamId, date });
    for (const [{ id: athleteId }, status] of marks) await build.attendance(at, { eventId, athleteId, status });
    return eventId;
  }

  describe('of an event or an athlete', () => {
    it('requires an event or an athlete', async () => {
      const answer = await actors.own.get(URL);
      expect([answer.statusCode, answer.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path)]).toEqual(
        [400, ['event_id']],
      );
    });

    it('lists every mark; with both, the single one', async () => {
      const first = await mark('2026-01-05', [bo, 'excused'], [ann, 'present']);
      await mark('2026-01-02', [ann, 'absent']);
      expect(await records(`?event_id=${first}`)).toEqual([
        { date: '2026-01-05', event_id: first, team_id: teamId, athlete_id: ann.id, attended: true, status: 'present' },
        { date: '2026-01-05', event_id: first, team_id: teamId, athlete_id: bo.id, attended: false, status: 'excused' },
      ]);
      expect(short(await records(`?athlete_id=${ann.id}`))).toEqual([
        ['2026-01-02', ann.id, 'absent'],
        ['2026-01-05', ann.id, 'present'],
      ]);
      expect(short(await records(`?event_id=${first}&athlete_id=${bo.id}`))).toEqual([
        ['2026-01-05', bo.id, 'excused'],
      ]);
    });

    it('keeps the marks of athletes who have moved to another coach’s team, whose staff does not see them', async () => {
      const foreign = await build.team(at, actors.strangerCoach);
      const event = await mark('2026-01-05', [ann, 'present'], [bo, 'present']);
      await build.move(at, bo.id, foreign.id, '2026-01-06');
      expect(short(await records(`?event_id=${event}`))).toEqual([
        ['2026-01-05', ann.id, 'present'],
        ['2026-01-05', bo.id, 'present'],
      ]);
      expect(await records(`?athlete_id=${bo.id}`, actors.stranger)).toEqual([]);
      expect(await records(`?event_id=${event}`, actors.stranger)).toEqual([]);
      expect(await records(`?athlete_id=${ann.id}`, actors.stranger)).toEqual([]);
    });
  });

  describe('between two days', () => {
    beforeEach(async () => {
      await mark('2025-12-31', [ann, 'absent'], [bo, 'absent']);
      await mark('2026-01-01', [ann, 'present'], [bo, 'present']);
      await mark('2026-01-07', [ann, 'present'], [bo, 'excused']);
      await mark('2026-01-07', [ann, 'absent']);
      await mark('2026-01-08', [ann, 'present']);
    });
    const WEEK = '?start=2026-01-01&end=2026-01-07';

    it('lists every mark of the athletes, both days included, in a stable order and in pages', async () => {
      const all = short(await records(`/range${WEEK}`));
      expect(all).toEqual([
        ['2026-01-01', ann.id, 'present'],
        ['2026-01-01', bo.id, 'present'],
        ['2026-01-07', ann.id, 'present'],
        ['2026-01-07', bo.id, 'excused'],
        ['2026-01-07', ann.id, 'absent'],
      ]);
      const paged: unknown[] = [];
      let next: string | undefined = `${URL}/range${WEEK}&limit=2`;
      while (next !== undefined) {
        const page = await actors.own.get(next);
        expect(page.json<unknown[]>().length).toBeLessThanOrEqual(2);
        paged.push(...short(page.json<AttendanceRecord[]>()));
        next = /<([^>]+)>; rel="next"/.exec(String(page.headers['link'] ?? ''))?.[1];
      }
      expect(paged).toEqual(all);
    });

    it('counts by day: the rate is attended of recorded, and a day without records is left out', async () => {
      expect(await days(WEEK)).toMatchObject([
        {
          date: '2026-01-01',
          present: 2,
          absent: 0,
          excused: 0,
          records: 2,
          attended: 2,
          rate: 100,
          status: 'present',
        },
        { date: '2026-01-07', present: 1, absent: 1, excused: 1, records: 3, attended: 1, rate: 33, status: 'absent' },
      ]);
      expect(await days(`${WEEK}&athlete_id=${bo.id}`)).toMatchObject([
        {
          date: '2026-01-01',
          present: 1,
          absent: 0,
          excused: 0,
          records: 1,
          attended: 1,
          rate: 100,
          status: 'present',
        },
        { date: '2026-01-07', present: 0, absent: 0, excused: 1, records: 1, attended: 0, rate: 0, status: 'excused' },
      ]);
      expect(await days('?start=2026-01-02&end=2026-01-06')).toEqual([]);
    });

    it('filters by team, by athlete, or by both', async () => {
      const other = await build.team(at, actors.ownCoach);
      const cy = await build.athlete(at, { teamId: other.id });
      const elsewhere = await build.event(at, { teamId: other.id, date: '2026-01-03' });
      await build.attendance(at, { eventId: elsewhere.id, athleteId: cy.id });
      expect(short(await records(`/range${WEEK}&team_id=${other.id}`))).toEqual([['2026-01-03', cy.id, 'present']]);
      expect((await days(`${WEEK}&team_id=${other.id}`)).map(({ date }) => date)).toEqual(['2026-01-03']);
      expect(await records(`/range${WEEK}&team_id=${other.id}&athlete_id=${ann.id}`)).toEqual([]);
      expect(short(await records(`/range${WEEK}&athlete_id=${cy.id}`))).toEqual([['2026-01-03', cy.id, 'present']]);
    });

    it('keeps the marks with the team of their event when an athlete moves or is archived', async () => {
      const other = await build.team(at, actors.ownCoach);
      const before = await records(`/range${WEEK}&team_id=${teamId}`);
      await build.move(at, ann.id, other.id, '2026-01-08');
      await build.archive(at, bo.id, '2026-01-08');
      expect(await records(`/range${WEEK}&team_id=${teamId}`)).toEqual(before);
      expect(await records(`/range${WEEK}&team_id=${other.id}`)).toEqual([]);
      expect(await records(`/range${WEEK}&athlete_id=${bo.id}`)).not.toEqual([]);
    });

    it('refuses more than 400 days and an end before the start, with a message for each', async () => {
      const error = async (query: string) =>
        (await actors.own.get(`${URL}/days${query}`)).json<{ error?: string }>().error;
      expect(await error('?start=2026-01-08&end=2026-01-07')).toBe('End must not be before start.');
      expect(await error('?start=2025-01-01&end=2026-02-05')).toBe('End must make a range of at most 400 days.');
      expect(await error('?start=2025-01-01&end=2026-02-04')).toBeUndefined();
      expect((await actors.own.get(`${URL}/range?start=2026-01-01`)).statusCode).toBe(400);
    });

    it('is empty for other coaches’ teams and athletes', async () => {
      for (const actor of [actors.colleague, actors.stranger]) {
        expect(await records(`/range${WEEK}&team_id=${teamId}`, actor)).toEqual([]);
        expect(await days(`${WEEK}&athlete_id=${ann.id}`, actor)).toEqual([]);
      }
    });
  });
});
