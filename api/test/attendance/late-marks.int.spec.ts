import { addDays } from '@touchline/contracts/calendar-date';
import type {
  AttendanceDay,
  AttendanceRecord,
  AttendanceSummary,
  Closing,
  MarkBody,
} from '@touchline/contracts/attendance.schema';
import type { OwnData } from '@touchline/contracts/athlete-rights.schema';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { Coach } from '@touchline/contracts/coach.schema';
import type { ErrorBody } from '@touchline/contracts/wire.schema';
import type { Overview } from '@touchline/contracts/overview.schema';
import type { SessionGrid } from '@touchline/contracts/session-ledger.schema';
import type { SquadBoard } from '@touchline/contracts/squad.schema';
import { createActors, type Actors } from '../support/actors.js';
import { answeringAthlete } from '../support/answering-athlete.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('late marks', () => {
  let at: TestApp;
  let actors: Actors;
  let today: string;
  let date: string;
  let teamId: number;
  let eventId: number;
  let [late, present, absent]: number[] = [];

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    actors = await createActors(at);
    today = at.clock.now().toISOString().slice(0, 10);
    date = addDays(today, -1);
    teamId = (await build.team(at, actors.ownCoach)).id;
    eventId = (await build.event(at, { teamId, date, attendanceTaken: true })).id;
    [late, present, absent] = [
      (await build.athlete(at, { teamId, lastName: 'A' })).id,
      (await build.athlete(at, { teamId, lastName: 'B' })).id,
      (await build.athlete(at, { teamId, lastName: 'C' })).id,
    ];
  });
  afterAll(() => at.close());

  const get = async <T>(url: string) => (await actors.own.get(url)).json<T>();
  const turn = async (setting: 'on' | 'off') => {
    const { version } = await get<{ version: number }>('/api/club');
    expect((await actors.own.put('/api/club', { late_marks: setting, version })).statusCode).toBe(200);
  };
  const mark = (athleteId: number | undefined, more: Partial<MarkBody>) =>
    actors.own.post('/api/attendance', { event_id: eventId, team_id: teamId, date, athlete_id: athleteId, ...more });
  const markAll = async () => {
    expect((await mark(late, { attended: true, status: 'late' })).json<AttendanceRecord>()).toMatchObject({
      attended: true,
      status: 'late',
    });
    await mark(present, { attended: true });
    await mark(absent, { attended: false });
  };
  const statuses = async () =>
    (await get<AttendanceRecord[]>(`/api/attendance?event_id=${eventId}`)).map((record) => [
      record.athlete_id,
      record.status,
      record.attended,
    ]);

  it('are off until the club switches them on: refused at their field, and nothing is stored', async () => {
    expect((await get<Coach>('/api/coach/me')).late_marks).toBe('off');
    const refused = await mark(late, { attended: true, status: 'late' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json<ErrorBody>().fields).toEqual([
      { path: 'status', message: 'Late marks are switched off in the settings of your club.' },
    ]);
    expect(await statuses()).toEqual([]);

    await turn('on');
    expect((await get<Coach>('/api/coach/me')).late_marks).toBe('on');
    expect((await mark(late, { attended: true, status: 'late' })).statusCode).toBe(200);
    expect((await mark(late, { attended: false, status: 'late' })).statusCode).toBe(400);
    expect((await mark(present, { status: 'late' })).json<AttendanceRecord>().attended).toBe(true);
    expect((await mark(absent, {})).json<ErrorBody>().fields).toEqual([
      { path: 'attended', message: 'Attended is required.' },
    ]);
  });

  it('count as attended in every rate, and are counted apart', async () => {
    await turn('on');
    await markAll();
    const counts = { present: 1, late: 1, absent: 1, excused: 0, records: 3, attended: 2, rate: 67 };
    const period = `start=${date}&end=${today}&team_id=${teamId}`;
    expect(await get<AttendanceDay[]>(`/api/attendance/days?${period}`)).toEqual([
      { date, ...counts, status: 'absent' },
    ]);
    expect(await get<AttendanceDay[]>(`/api/attendance/days?${period}&athlete_id=${late}`)).toMatchObject([
      { late: 1, attended: 1, rate: 100, status: 'late' },
    ]);
    const [summary] = await get<AttendanceSummary[]>(`/api/attendance/summary?${period}`);
    expect(summary).toMatchObject({ athlete_id: late, present: 0, late: 1, records: 1, attended: 1, rate: 100 });
    const overview = (of: string) => get<Overview>(`/api/dashboard/overview?team_id=${teamId}${of}`);
    expect((await overview(`&athlete_id=${late}`)).athlete?.attendance).toEqual({ attended: 1, records: 1, rate: 100 });
    const board = await get<SquadBoard>(`/api/dashboard/squad?team_id=${teamId}`);
    expect(board.athletes.find(({ athlete_id: id }) => id === late)).toMatchObject({
      attendance: [{ date, status: 'late' }],
      attended: 1,
    });
  });

  it('are present in ledger, calendar, closing and the data of the athlete', async () => {
    await turn('on');
    await markAll();
    const grid = await get<SessionGrid>(`/api/sessions/grid?event_id=${eventId}`);
    const row = (id: number | undefined) => grid.rows.find(({ athlete_id: athleteId }) => athleteId === id);
    expect(row(late)).toMatchObject({ status: 'late', state: row(present)?.state });
    expect(grid.event.counts.present_without_load).toBe(2);
    const events = await get<CalendarEvent[]>(`/api/calendar/list?athlete_id=${late}&from=${date}&to=${date}`);
    expect(events.map(({ status }) => status)).toEqual(['completed']);

    await actors.own.post('/api/attendance/close', { event_id: eventId, team_id: teamId, date });
    expect(await get<Closing[]>(`/api/attendance/closings?date=${date}`)).toMatchObject([
      { present: 1, late: 1, absent: 1, excused: 0 },
    ]);
    const athlete = await answeringAthlete(at, late ?? 0, { consent: false });
    const { tables } = (await athlete.get('/api/athlete/data')).json<OwnData>();
    const marks = tables.find(({ file }) => file === 'attendance');
    const column = marks?.columns.findIndex(({ name }) => name === 'status') ?? -1;
    expect(marks?.columns[column]?.meaning).toBe('present, late, absent or excused.');
    expect(marks?.rows.map((cells) => cells[column])).toEqual(['late']);
  });

  it('stay when they are switched off, still count, and can be changed', async () => {
    await turn('on');
    await markAll();
    await turn('off');
    const [summary] = await get<AttendanceSummary[]>(`/api/attendance/summary?start=${date}&end=${today}`);
    expect(summary).toMatchObject({ late: 1, attended: 1, rate: 100 });
    // A call that is sent again, such as one whose answer got lost, changes nothing.
    expect((await mark(late, { attended: true, status: 'late' })).statusCode).toBe(200);
    expect(await statuses()).toContainEqual([late, 'late', true]);

    expect((await mark(late, { attended: false, status: 'excused', if_status: 'late' })).statusCode).toBe(200);
    expect((await mark(late, { attended: true, status: 'late', if_status: 'excused' })).statusCode).toBe(400);
    expect(await statuses()).toContainEqual([late, 'excused', false]);
    expect(
      (await actors.own.post('/api/attendance/close', { event_id: eventId, team_id: teamId, date })).statusCode,
    ).toBe(200);
  });
});
