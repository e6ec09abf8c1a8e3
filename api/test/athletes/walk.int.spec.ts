import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { AttendanceSummary } from '@touchline/contracts/attendance.schema';
import type { Overview, Performance } from '@touchline/contracts/overview.schema';
import type { SquadBoard } from '@touchline/contracts/squad.schema';
import type { CoachEntity } from '../../src/modules/coaches/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import type { Actor } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { signedIn } from '../wall/support/cast.js';

/**
 * An athlete walks from the U17 to the U19 in mid season, after ten weeks: 300 AU and the same answer each day, a practice
 * with a mark each week, a test each fortnight. With the U19 it is 400 AU. Every figure below is written down by hand.
 */
const WEEKS = 10;
const DAYS = 7 * WEEKS;
/** Days of load and wellness from before, which the new staff see. */
const CARRIED = 42;
const NOBODY = 'unknown athlete';

describe('an athlete who walks from the U17 to the U19', () => {
  let at: TestApp;
  let first: CalendarDate;
  let youth: TeamEntity;
  let seniors: TeamEntity;
  let director: CoachEntity;
  let youthCoach: CoachEntity;
  let seniorsCoach: CoachEntity;
  let walker: number;

  const dateOf = (day: number) => addDays(first, day);

  beforeAll(async () => {
    at = await createTestApp();
    first = addDays(at.clock.now().toISOString().slice(0, 10), -DAYS);
    const { id: institutionId } = await build.institution(at);
    director = await build.coach(at, { institutionId });
    [youthCoach, seniorsCoach] = [await build.coach(at, { institutionId }), await build.coach(at, { institutionId })];
    youth = await build.team(at, director, { name: 'U17' });
    seniors = await build.team(at, director, { name: 'U19' });
    await build.staff(at, { teamId: youth.id, coachId: youthCoach.id });
    await build.staff(at, { teamId: seniors.id, coachId: seniorsCoach.id });
    walker = (await build.athlete(at, { teamId: youth.id, joinedOn: null })).id;
    await build.athlete(at, { teamId: youth.id, joinedOn: null });
    await build.athlete(at, { teamId: seniors.id, joinedOn: null });
    for (let day = 0; day < DAYS; day += 1) await train(day, youth, 60);
    at.clock.moveTo(`${dateOf(DAYS - 1)}T21:00:00.000Z`);
  }, 60_000);
  afterAll(() => at.close());

  /** A day of the walker: an answer, a session of RPE 5, each week a practice, each fortnight a test. */
  async function train(day: number, team: TeamEntity, durationMin: number): Promise<void> {
    const date = dateOf(day);
    await build.entry(at, { athleteId: walker, date });
    await build.session(at, { athleteId: walker, date, durationMin });
    if (day % 14 === 0) await build.performanceTest(at, { athleteId: walker, recordedAt: date });
    if (day % 7 !== 0) return;
    const { id: eventId } = await build.event(at, { teamId: team.id, date });
    await build.attendance(at, { eventId, athleteId: walker });
  }

  /** What the staff of a team see of the walker, and of the team, on a day. */
  async function figures(coach: CoachEntity, team: TeamEntity, day: number) {
    const own = await signedIn(at, coach);
    const board = await read<SquadBoard>(own, `/api/dashboard/squad?team_id=${team.id}&date=${dateOf(day)}`);
    const row = board.athletes.find((athlete) => athlete.athlete_id === walker);
    const period = `team_id=${team.id}&start=${first}&end=${dateOf(day)}`;
    const marks = (await read<AttendanceSummary[]>(own, `/api/attendance/summary?${period}`)).find(
      (athlete) => athlete.athlete_id === walker,
    );
    return {
      boardRows: board.athletes.length,
      load: row ? row.load : null,
      wellness: row ? [row.wellness.hooper_index, row.wellness.baseline_n, row.wellness.mean] : null,
      answers: await daysOf(own, 'wellness', 'date'),
      sessions: await daysOf(own, 'training-load', 'date'),
      tests: await daysOf(own, 'fatigue-indicators', 'recorded_at'),
      attendance: marks ? [marks.present, marks.records, marks.rate] : null,
    };
  }

  /** Today: the roster, and the figures that are always of today. */
  async function today(coach: CoachEntity, team: TeamEntity) {
    const own = await signedIn(at, coach);
    const overview = await read<Overview>(own, `/api/dashboard/overview?team_id=${team.id}`);
    const performance = await own.get(`/api/dashboard/performance?athlete_id=${walker}`);
    const week =
      performance.statusCode === 200
        ? performance.json<Performance>().weekly_workload.map(({ four_week_mean: mean }) => mean)
        : NOBODY;
    return { athletes: overview.total_athletes, usualWeek: week };
  }

  async function read<T>(own: Actor, url: string): Promise<T> {
    const response = await own.get(url);
    expect([url, response.statusCode]).toEqual([url, 200]);
    return response.json<T>();
  }

  /** The number of records, the first and the last day; or that the staff do not know the athlete. */
  async function daysOf(own: Actor, kind: string, key: string): Promise<unknown> {
    const response = await own.get(`/api/athletes/${kind}?athlete_id=${walker}&limit=200`);
    if (response.statusCode === 404) return NOBODY;
    const days = response
      .json<Record<string, string>[]>()
      .map((entry) => entry[key]?.slice(0, 10) as CalendarDate)
      .sort();
    return [days.length, days[0], days.at(-1)];
  }

  /** What the former staff see of the U17's last day, now and always. */
  const OF_YOUTH = () => ({
    boardRows: 2,
    load: { seven_days: 2100, yesterday: 300, acwr: 1, history_days: DAYS, high: null },
    wellness: [14, 28, 14],
    answers: [DAYS, first, dateOf(DAYS - 1)],
    sessions: [DAYS, first, dateOf(DAYS - 1)],
    tests: [5, first, dateOf(56)],
    attendance: [WEEKS, WEEKS, 100],
  });
  const UNKNOWN = { boardRows: 1, load: null, wellness: null, answers: NOBODY, sessions: NOBODY, tests: NOBODY };

  it('is with the U17 alone before', async () => {
    expect(await figures(youthCoach, youth, DAYS - 1)).toEqual(OF_YOUTH());
    expect(await figures(seniorsCoach, seniors, DAYS - 1)).toEqual({ ...UNKNOWN, attendance: null });
    expect(await today(youthCoach, youth)).toEqual({ athletes: 2, usualWeek: Array(7).fill(300) });
    expect(await today(seniorsCoach, seniors)).toEqual({ athletes: 1, usualWeek: NOBODY });
  });

  it('takes 42 days of load and answers along, and leaves the U17 its past', async () => {
    at.clock.moveTo(`${dateOf(DAYS)}T08:00:00.000Z`);
    const moved = await (await signedIn(at, director)).put(`/api/athletes/${walker}`, { team_id: seniors.id });
    expect(moved.statusCode).toBe(200);
    await train(DAYS, seniors, 80);
    at.clock.moveTo(`${dateOf(DAYS)}T21:00:00.000Z`);

    expect(await figures(seniorsCoach, seniors, DAYS)).toEqual({
      boardRows: 2,
      load: { seven_days: 6 * 300 + 400, yesterday: 300, acwr: 1.04, history_days: CARRIED + 1, high: null },
      wellness: [14, 28, 14],
      answers: [CARRIED + 1, dateOf(DAYS - CARRIED), dateOf(DAYS)],
      sessions: [CARRIED + 1, dateOf(DAYS - CARRIED), dateOf(DAYS)],
      tests: [1, dateOf(DAYS), dateOf(DAYS)],
      attendance: [1, 1, 100],
    });
    expect(await figures(youthCoach, youth, DAYS - 1)).toEqual(OF_YOUTH());
    expect(await today(youthCoach, youth)).toEqual({ athletes: 1, usualWeek: NOBODY });
    expect(await today(seniorsCoach, seniors)).toEqual({ athletes: 2, usualWeek: Array(7).fill(300) });
  });

  it('has both pasts four weeks later', async () => {
    for (let day = DAYS + 1; day < DAYS + 28; day += 1) await train(day, seniors, 80);
    at.clock.moveTo(`${dateOf(DAYS + 27)}T21:00:00.000Z`);
    expect(await figures(seniorsCoach, seniors, DAYS + 27)).toEqual({
      boardRows: 2,
      load: { seven_days: 2800, yesterday: 400, acwr: 1, history_days: CARRIED + 28, high: null },
      wellness: [14, 28, 14],
      answers: [CARRIED + 28, dateOf(DAYS - CARRIED), dateOf(DAYS + 27)],
      sessions: [CARRIED + 28, dateOf(DAYS - CARRIED), dateOf(DAYS + 27)],
      tests: [2, dateOf(DAYS), dateOf(DAYS + 14)],
      attendance: [4, 4, 100],
    });
    expect(await figures(youthCoach, youth, DAYS - 1)).toEqual(OF_YOUTH());
    expect((await figures(youthCoach, youth, DAYS + 27)).boardRows).toBe(1);
  });
});
