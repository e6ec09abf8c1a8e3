import { overviewSchema, type Overview } from '@touchline/contracts/overview.schema';
import type { CoachEntity } from '../../src/modules/coaches/index.js';
import { Actor } from '../support/actors.js';
import { createTestAppAt } from '../support/at-instant.js';
import * as build from '../support/factories.js';
import type { TestApp } from '../support/test-app.js';

/** A coach with one athlete, at an institution in a time zone, at a given instant. */
async function coachAt(instant: string, timeZone: string) {
  const at = await createTestAppAt(instant);
  const { id: institutionId } = await build.institution(at, { timeZone });
  const coach: CoachEntity = await build.coach(at, { institutionId });
  const actor = new Actor(at, coach);
  expect((await actor.signIn()).statusCode).toBe(200);
  const { id: teamId } = await build.team(at, coach);
  const { id: athleteId } = await build.athlete(at, { teamId });
  const overview = async (query = '') =>
    overviewSchema.parse((await actor.get(`/api/dashboard/overview?athlete_id=${athleteId}${query}`)).json<Overview>());
  const mark = async (date: string) =>
    build.attendance(at, { eventId: (await build.event(at, { teamId, date })).id, athleteId });
  return { at, athleteId, overview, mark };
}

describe('the day of the overview', () => {
  let at: TestApp | undefined;

  afterEach(() => at?.close());

  it('is the day at the institution: Sunday evening in Chicago is still this week, though it is Monday in UTC', async () => {
    const story = await coachAt('2026-11-16T03:00:00Z', 'America/Chicago');
    at = story.at;
    for (const date of ['2026-11-08', '2026-11-09', '2026-11-15']) await story.mark(date);
    await build.session(at, { athleteId: story.athleteId, date: '2026-11-15' });
    const { today, weekly_attendance: week, athlete } = await story.overview();
    expect([today, week]).toEqual(['2026-11-15', { from: '2026-11-09', attended: 2, records: 2, rate: 100 }]);
    expect(athlete?.weekly_workload.map(({ load }) => load)).toEqual([null, null, null, null, null, null, 300]);
  });

  it('is the sent day: already Monday for a coach in a later time zone', async () => {
    const story = await coachAt('2026-11-16T03:00:00Z', 'America/Chicago');
    at = story.at;
    await story.mark('2026-11-15');
    await build.session(at, { athleteId: story.athleteId, date: '2026-11-15' });
    const { weekly_attendance: week, athlete } = await story.overview('&today=2026-11-16');
    expect(week).toEqual({ from: '2026-11-16', attended: 0, records: 0, rate: null });
    expect(athlete?.weekly_workload.map(({ load }) => load)).toEqual([0, null, null, null, null, null, null]);
  });

  it('gives "All Time" one day on the first of a month', async () => {
    const story = await coachAt('2026-12-01T12:00:00Z', 'UTC');
    at = story.at;
    await build.entry(at, { athleteId: story.athleteId, date: '2026-11-30' });
    expect((await story.overview()).athlete?.completion).toMatchObject({
      last_30_days: { completed: 1 },
      all_time: { completed: 0, days: 1, percent: 0, on_track: false },
    });
    await build.entry(at, { athleteId: story.athleteId, date: '2026-12-01' });
    expect((await story.overview()).athlete?.completion).toMatchObject({
      last_30_days: { completed: 2 },
      all_time: { completed: 1, days: 1, percent: 100, on_track: true },
    });
  });

  it('counts all 31 days on the last day of a long month', async () => {
    const story = await coachAt('2026-10-31T12:00:00Z', 'UTC');
    at = story.at;
    for (let day = 1; day <= 31; day += 1)
      await build.entry(at, { athleteId: story.athleteId, date: `2026-10-${String(day).padStart(2, '0')}` });
    expect((await story.overview()).athlete?.completion).toEqual({
      last_30_days: { completed: 30, days: 30, percent: 100, on_track: true },
      all_time: { completed: 31, days: 31, percent: 100, on_track: true },
    });
  });
});
