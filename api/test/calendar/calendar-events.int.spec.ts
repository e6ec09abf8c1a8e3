import { calendarEventSchema } from '@touchline/contracts/calendar.schema';
import { findUpcomingEvents, toCalendarEvent, type EventReach } from '../../src/modules/calendar/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { countQueries } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const FROM = '2026-11-20';

describe('upcoming events', () => {
  let at: TestApp;
  let actors: Actors;

  beforeEach(async () => {
    at = await createTestApp();
    actors = await createActors(at);
  });
  afterEach(() => at.close());

  const CLUB = { carriedDays: 42, otherTeamsSessions: 'shown' } as const;
  const upcoming = (reach: Omit<EventReach, 'coach'> = {}, limit = 10, coachId = actors.ownCoach.id) =>
    findUpcomingEvents(at.read, { coach: { ...CLUB, coachId, today: FROM }, ...reach }, FROM, limit);
  const titles = async (...args: Parameters<typeof upcoming>) => (await upcoming(...args)).map((event) => event.title);

  it('are ordered by date, time (all-day events first) and id, from the given day on', async () => {
    const { id: teamId } = await build.team(at, actors.ownCoach);
    const plan: [string, string | null, string][] = [
      ['2026-11-21', '09:00', 'next day'],
      [FROM, '17:30', 'evening, first'],
      [FROM, '17:30', 'evening, second'],
      [FROM, null, 'all day'],
      [FROM, '08:05', 'morning'],
      ['2026-11-19', '20:00', 'yesterday'],
    ];
    for (const [date, eventTime, title] of plan) await build.event(at, { teamId, date, eventTime, title });
    expect(await titles()).toEqual(['all day', 'morning', 'evening, first', 'evening, second', 'next day']);
    expect(await titles({}, 2)).toEqual(['all day', 'morning']);
    expect(await countQueries(at, () => upcoming())).toBe(1);
  });

  it('are those of all own teams, of one team by filter, and for an athlete those of the team and their own', async () => {
    const [one, two] = [await build.team(at, actors.ownCoach), await build.team(at, actors.ownCoach)];
    const [ann, bo] = [await build.athlete(at, { teamId: one.id }), await build.athlete(at, { teamId: one.id })];
    await build.event(at, { teamId: one.id, date: FROM, eventTime: '10:00', title: 'one' });
    await build.event(at, { teamId: two.id, date: FROM, eventTime: '11:00', title: 'two' });
    await build.event(at, { athleteId: ann.id, date: FROM, eventTime: '12:00', title: 'ann', attendanceTaken: false });
    await build.event(at, { athleteId: bo.id, date: FROM, eventTime: '13:00', title: 'bo', attendanceTaken: false });
    expect(await titles()).toEqual(['one', 'two']);
    expect(await titles({ teamId: two.id })).toEqual(['two']);
    expect(await titles({ athleteId: ann.id })).toEqual(['one', 'ann']);
    expect(await titles({ athleteId: ann.id, teamId: two.id })).toEqual(['one', 'ann']);
    expect(await countQueries(at, () => upcoming({ athleteId: ann.id }))).toBe(1);
  });

  it('are empty for teams and athletes out of reach', async () => {
    const foreign = await build.team(at, actors.strangerCoach);
    const theirs = await build.athlete(at, { teamId: foreign.id });
    await build.event(at, { teamId: foreign.id, date: FROM });
    await build.event(at, { athleteId: theirs.id, date: FROM });
    for (const reach of [{}, { teamId: foreign.id }, { athleteId: theirs.id }, { athleteId: 987_654_321 }]) {
      expect([reach, await titles(reach)]).toEqual([reach, []]);
    }
    expect(await titles({ athleteId: theirs.id }, 10, actors.strangerCoach.id)).toHaveLength(2);
  });

  it('match the contract', async () => {
    const { id: teamId } = await build.team(at, actors.ownCoach);
    const row = await build.event(at, {
      teamId,
      date: FROM,
      eventTime: null,
      notes: 'Bring boots — "Größe 42" 🥾',
      type: 'game',
      plannedRpe: 0,
      title: 'Cup',
    });
    const [stored] = await upcoming();
    const answer = toCalendarEvent(stored!, 'scheduled');
    expect(answer).toEqual({
      event_id: row.id,
      calendar_id: row.id,
      team_id: teamId,
      athlete_id: null,
      date: FROM,
      event_title: 'Cup',
      event_type: 'game',
      event_time: null,
      duration_min: 60,
      planned_rpe: 0,
      notes: 'Bring boots — "Größe 42" 🥾',
      attendance_taken: true,
      status: 'scheduled',
      workout_uid: null,
      series_id: null,
      version: 1,
    });
    expect(calendarEventSchema.parse(answer)).toEqual(answer);
  });
});
