import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { AttendanceDay, AttendanceRecord, AttendanceSummary } from '@touchline/contracts/attendance.schema';
import type { Overview } from '@touchline/contracts/overview.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import type { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { createTestAppAt } from '../support/at-instant.js';
import * as build from '../support/factories.js';
import type { TestApp } from '../support/test-app.js';

/** A Friday; its week is 16 to 22 November. */
const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';
const NOTHING = Array(7).fill(null) as null[];

describe('marks ahead', () => {
  let at: TestApp;
  let actors: Actors;
  let teamId: number;
  let [ann, bo] = [] as unknown as [AthleteEntity, AthleteEntity];

  beforeAll(async () => {
    at = await createTestAppAt(`${TODAY}T12:00:00Z`);
  });
  beforeEach(async () => {
    at.clock.moveTo(`${TODAY}T12:00:00Z`);
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach)).id;
    [ann, bo] = [
      await build.athlete(at, { teamId, lastName: 'Ann' }),
      await build.athlete(at, { teamId, lastName: 'Bo' }),
    ];
  });
  afterAll(() => at.close());

  const read = async <T>(path: string) => (await actors.own.get(`/api/${path}`)).json<T>();
  const summary = async (query = '') =>
    (await read<AttendanceSummary[]>(`attendance/summary?${query}`)).map(({ records, rate }) => [records, rate]);
  const rateOfDays = async (query: string) =>
    (await read<AttendanceDay[]>(`attendance/days?${query}`)).map(({ date, rate }) => [date, rate]);
  const listed = async (query: string) =>
    (await read<AttendanceRecord[]>(`attendance/range?${query}`)).map(({ date, status }) => [date, status]);
  const eventOn = (date: string) => build.event(at, { teamId, date });
  const mark = ({ id, date }: CalendarEventEntity, { id: athleteId }: AthleteEntity, status: AttendanceStatus) =>
    actors.own.post('/api/attendance', {
      ...{ event_id: id, team_id: teamId, date, athlete_id: athleteId },
      ...{ attended: status === 'present', status },
    });

  it('change no rate before their day: present once, excused for next week, is 100 %', async () => {
    await mark(await eventOn(TODAY), ann, 'present');
    const ahead = await eventOn('2026-11-27');
    await mark(ahead, ann, 'excused');

    const window = 'start=2026-11-01&end=2026-12-31';
    expect(await summary()).toEqual([
      [1, 100],
      [0, null],
    ]);
    expect(await summary(window)).toEqual(await summary());
    expect(await rateOfDays(window)).toEqual([[TODAY, 100]]);
    expect(await listed(window)).toEqual([[TODAY, 'present']]);
    const overview = await read<Overview>(`dashboard/overview?athlete_id=${ann.id}`);
    expect(overview.athlete?.attendance).toEqual({ attended: 1, records: 1, rate: 100 });
    // The mark is kept at its event.
    expect(await read(`attendance?event_id=${ahead.id}`)).toMatchObject([{ athlete_id: ann.id, status: 'excused' }]);

    at.clock.moveTo('2026-11-27T08:00:00Z');
    await actors.own.signIn();
    expect((await summary())[0]).toEqual([2, 50]);
  });

  it('of an event closed before its day count from that day on', async () => {
    await mark(await eventOn(TODAY), ann, 'present');
    const ahead = await eventOn(TOMORROW);
    await mark(ahead, bo, 'present');
    await actors.own.post('/api/attendance/close', { event_id: ahead.id, team_id: teamId, date: ahead.date });

    const week = 'start=2026-11-16&end=2026-11-22';
    expect(await summary()).toEqual([
      [1, 100],
      [0, null],
    ]);
    expect(await rateOfDays(week)).toEqual([[TODAY, 100]]);
    const [first] = await read<AttendanceSummary[]>('attendance/summary');
    expect(first?.last7).toEqual([...NOTHING.slice(3), 'present', null, null]);
    expect(await read(`attendance/closings?date=${TOMORROW}`)).toMatchObject([{ present: 1, absent: 1 }]);

    expect(await summary(`today=${TOMORROW}`)).toEqual([
      [2, 50],
      [1, 100],
    ]);
    expect(await rateOfDays(`${week}&today=${TOMORROW}`)).toEqual([
      [TODAY, 100],
      [TOMORROW, 50],
    ]);
    expect(await listed(`${week}&today=${TOMORROW}`)).toHaveLength(3);
  });

  it('are ahead of the coach’s day, not of the day at the institution', async () => {
    await mark(await eventOn('2026-11-19'), ann, 'present');
    await mark(await eventOn(TODAY), ann, 'absent');
    const days = 'start=2026-11-19&end=2026-11-20';
    expect((await summary('today=2026-11-19'))[0]).toEqual([1, 100]);
    expect(await rateOfDays(`${days}&today=2026-11-19`)).toEqual([['2026-11-19', 100]]);
    expect(await listed(`${days}&today=2026-11-19`)).toHaveLength(1);
    const { athlete } = await read<Overview>(`dashboard/overview?athlete_id=${ann.id}&today=2026-11-19`);
    expect(athlete?.attendance.rate).toBe(100);
    expect((await summary())[0]).toEqual([2, 50]);
  });

  it('leave a period that begins after today empty', async () => {
    await mark(await eventOn('2026-11-27'), ann, 'present');
    const ahead = 'start=2026-11-23&end=2026-11-29';
    expect([await rateOfDays(ahead), await listed(ahead)]).toEqual([[], []]);
    expect(await summary(ahead)).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  it.each(['days', 'range'])('are judged in %s by a day that is current somewhere', async (path) => {
    const answer = await actors.own.get(`/api/attendance/${path}?start=2026-11-16&end=2026-11-22&today=2026-11-22`);
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
      400,
      'Today must be at most one day from the date of the server.',
    ]);
  });
});
