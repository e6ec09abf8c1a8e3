import { addDays } from '@touchline/contracts/calendar-date';
import { overviewSchema, type AthleteOverview, type Overview } from '@touchline/contracts/overview.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { createTestAppAt } from '../support/at-instant.js';
import { countQueries } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import type { TestApp } from '../support/test-app.js';

const URL = '/api/dashboard/overview';
/** A Wednesday; the week began on the 16th. */
const TODAY = '2026-11-18';
const noTests = (typicalError: number, usualChange: number) => ({
  latest: null,
  previous: null,
  change: null,
  variation: { change: null, typical_error: typicalError, own: false, usual_change: usualChange, beyond: null },
});
const NO_SPRINT = noTests(0.03, 0.064);
const NO_GRIP = noTests(1.5, 3.182);

describe('the overview', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let other: TeamEntity;
  let ada: AthleteEntity;

  beforeAll(async () => {
    at = await createTestAppAt(`${TODAY}T12:00:00Z`);
  });
  // Each test has its own institutions and does not see the rows of another.
  beforeEach(async () => {
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach, { name: 'First', sport: 'Rugby (M)' });
    other = await build.team(at, actors.ownCoach);
    ada = await build.athlete(at, {
      teamId: team.id,
      firstName: 'Ada',
      lastName: 'Lovelace',
      dateOfBirth: '2004-11-19',
    });
  });
  afterAll(() => at.close());

  const get = async (query = '') => {
    const response = await actors.own.get(`${URL}?${query}`);
    expect(response.statusCode).toBe(200);
    return overviewSchema.strict().parse(response.json<Overview>());
  };
  const ofAda = async (query = ''): Promise<AthleteOverview> => {
    const { athlete } = await get(`athlete_id=${ada.id}&${query}`);
    if (!athlete) throw new Error('no athlete in the answer');
    return athlete;
  };
  const mark = async (athlete: AthleteEntity, date: string, status: 'present' | 'absent' | 'excused') => {
    const event = await build.event(at, { teamId: athlete.teamId, date });
    await build.attendance(at, { eventId: event.id, athleteId: athlete.id, status });
  };

  describe('of the teams', () => {
    it('has only the number of athletes without records, and null instead of missing figures', async () => {
      const nothing = {
        today: TODAY,
        team_id: null,
        weekly_attendance: { from: '2026-11-16', attended: 0, records: 0, rate: null },
        upcoming_events: [],
        athlete: null,
      };
      expect(await get()).toEqual({ ...nothing, total_athletes: 1 });
      expect(await get(`team_id=${other.id}`)).toEqual({ ...nothing, team_id: other.id, total_athletes: 0 });
      expect((await actors.colleague.get(URL)).json()).toEqual({ ...nothing, total_athletes: 0 });
    });

    it('counts the athletes of the team or of all the coach’s teams', async () => {
      await build.athlete(at, { teamId: other.id });
      await build.athlete(at, { teamId: other.id, archivedAt: new Date() });
      await build.athlete(at, { teamId: (await build.team(at, actors.strangerCoach)).id });
      expect((await get()).total_athletes).toBe(2);
      expect((await get(`team_id=${other.id}`)).total_athletes).toBe(1);
    });

    it('has the attendance from Monday to today, with excused among the records', async () => {
      const grace = await build.athlete(at, { teamId: other.id });
      for (const [date, status] of [
        ['2026-11-15', 'absent'],
        ['2026-11-16', 'present'],
        ['2026-11-17', 'excused'],
        [TODAY, 'present'],
        ['2026-11-19', 'absent'],
      ] as const)
        await mark(ada, date, status);
      await mark(grace, TODAY, 'absent');
      expect((await get()).weekly_attendance).toEqual({ from: '2026-11-16', attended: 2, records: 4, rate: 50 });
      expect((await get(`team_id=${team.id}`)).weekly_attendance).toEqual({
        from: '2026-11-16',
        attended: 2,
        records: 3,
        rate: 67,
      });
      expect((await get(`team_id=${other.id}`)).weekly_attendance).toEqual({
        from: '2026-11-16',
        attended: 0,
        records: 1,
        rate: 0,
      });
    });

    it('has the next four events from today on, by day and time', async () => {
      await build.event(at, { teamId: team.id, date: addDays(TODAY, -1), title: 'over' });
      await build.event(at, { teamId: team.id, date: addDays(TODAY, 1), eventTime: '18:00', title: 'second' });
      await build.event(at, { teamId: team.id, date: TODAY, title: 'first' });
      await build.event(at, { teamId: other.id, date: addDays(TODAY, 2), title: 'other' });
      await build.event(at, { athleteId: ada.id, date: addDays(TODAY, 3), title: 'own' });
      for (const days of [4, 5, 6])
        await build.event(at, { teamId: team.id, date: addDays(TODAY, days), title: `in ${days}` });
      const titles = async (query: string) => (await get(query)).upcoming_events.map((event) => event.event_title);
      expect(await titles('')).toEqual(['first', 'second', 'other', 'in 4']);
      expect(await titles(`team_id=${other.id}`)).toEqual(['other']);
      expect(await titles(`athlete_id=${ada.id}`)).toEqual(['first', 'second', 'own', 'in 4']);
      expect((await get()).upcoming_events.map(({ status }) => status)).toEqual(Array(4).fill('scheduled'));
    });
  });

  describe('of an athlete', () => {
    it('has null figures without records', async () => {
      const empty = await build.athlete(at, {
        teamId: team.id,
        firstName: 'Eve',
        lastName: 'Empty',
        dateOfBirth: null,
        weightKg: null,
        heightCm: null,
      });
      const { athlete } = await get(`team_id=${team.id}&athlete_id=${empty.id}`);
      expect(athlete).toEqual({
        athlete_id: empty.id,
        first_name: 'Eve',
        last_name: 'Empty',
        sport: 'Rugby (M)',
        team_id: team.id,
        team: { name: 'First' },
        date_of_birth: null,
        age: null,
        weight_kg: null,
        height_cm: null,
        injury_body_part: null,
        injury_severity: null,
        attendance: { attended: 0, records: 0, rate: null },
        wellness: [],
        training_load: [],
        weekly_workload: Array.from({ length: 7 }, (_, day) => ({
          date: addDays('2026-11-16', day),
          load: null,
          four_week_mean: null,
        })),
        sprint: NO_SPRINT,
        grip: NO_GRIP,
        completion: {
          last_30_days: { completed: 0, days: 30, percent: 0, on_track: false },
          all_time: { completed: 0, days: 18, percent: 0, on_track: false },
        },
      });
    });

    it('has age, body data and the injury of the latest entry that reports one', async () => {
      await build.entry(at, {
        athleteId: ada.id,
        date: '2026-11-01',
        injuryRecorded: true,
        injuryBodyPart: 'Knee',
        injurySeverity: 4,
      });
      await build.entry(at, { athleteId: ada.id, date: '2026-11-10' });
      expect(await ofAda()).toMatchObject({
        age: 21,
        weight_kg: 61.5,
        height_cm: 170,
        date_of_birth: '2004-11-19',
        injury_body_part: 'Knee',
        injury_severity: 4,
      });
      await build.entry(at, { athleteId: ada.id, date: '2026-11-11', injuryRecorded: true });
      expect(await ofAda('today=2026-11-19')).toMatchObject({ age: 22, injury_body_part: null, injury_severity: null });
    });

    it('has the attendance of all weeks', async () => {
      for (const [date, status] of [
        ['2026-03-02', 'present'],
        ['2026-03-03', 'absent'],
        ['2026-11-16', 'present'],
      ] as const)
        await mark(ada, date, status);
      expect((await ofAda()).attendance).toEqual({ attended: 2, records: 3, rate: 67 });
    });

    it('has the last seven entries with their index, oldest first, without future days', async () => {
      for (let day = 9; day <= 18; day += 1)
        await build.entry(at, { athleteId: ada.id, date: `2026-11-${String(day).padStart(2, '0')}` });
      await build.entry(at, { athleteId: ada.id, date: '2026-11-19' });
      await build.entry(at, { athleteId: ada.id, date: '2026-06-01' });
      const { wellness } = await ofAda();
      expect(wellness.map(({ date }) => date)).toEqual([
        '2026-11-12',
        '2026-11-13',
        '2026-11-14',
        '2026-11-15',
        '2026-11-16',
        '2026-11-17',
        '2026-11-18',
      ]);
      expect(wellness.map(({ hooper_index }) => hooper_index)).toEqual(Array(7).fill(14));
    });

    it('has the completion of 30 days and of the month, without incomplete surveys', async () => {
      for (const date of [TODAY, '2026-11-01', '2026-10-31', '2026-10-20', '2026-10-19'])
        await build.entry(at, { athleteId: ada.id, date });
      await build.entry(at, { athleteId: ada.id, date: '2026-11-02', stress: null });
      expect((await ofAda()).completion).toEqual({
        last_30_days: { completed: 4, days: 30, percent: 13, on_track: false },
        all_time: { completed: 2, days: 18, percent: 11, on_track: false },
      });
    });

    it('has the completion since the athlete joined, or since an earlier answer', async () => {
      const newcomer = async (...dates: string[]) => {
        const { id: athleteId } = await build.athlete(at, { teamId: team.id, joinedOn: TODAY });
        for (const date of dates) await build.entry(at, { athleteId, date });
        const { last_30_days: last, all_time: month } = (await get(`athlete_id=${athleteId}`)).athlete!.completion;
        return [last.completed, last.days, last.percent, last.on_track, month.days];
      };
      expect(await newcomer()).toEqual([0, 1, 0, false, 1]);
      expect(await newcomer(TODAY)).toEqual([1, 1, 100, true, 1]);
      expect(await newcomer(TODAY, addDays(TODAY, -3))).toEqual([2, 4, 50, false, 4]);
      expect(await newcomer(addDays(TODAY, -40))).toEqual([0, 30, 0, false, 18]);
    });

    it('has the rounded loads of the last 28 days, rest days included', async () => {
      await build.session(at, { athleteId: ada.id, date: '2026-09-27', rpe: 10, durationMin: 60 });
      await build.session(at, { athleteId: ada.id, date: '2026-10-25', rpe: 3.5, durationMin: 1 });
      await build.session(at, { athleteId: ada.id, date: '2026-11-16', rpe: 5, durationMin: 60 });
      await build.session(at, { athleteId: ada.id, date: '2026-11-16', rpe: 4.5, durationMin: 50 });
      await build.session(at, { athleteId: ada.id, date: '2026-11-19', rpe: 10, durationMin: 600 });
      const { training_load: days, weekly_workload: week } = await ofAda();
      expect(days).toHaveLength(28);
      expect(days[0]).toEqual({
        date: '2026-10-22',
        sessions: 0,
        acute_workload: 0,
        chronic_workload: 21.43,
        history_days: 26,
      });
      // 28 days after the first session, that session is out of the window: 3.5 / 28 is exactly 0.125.
      expect(days[3]).toEqual({
        date: '2026-10-25',
        sessions: 1,
        acute_workload: 0.5,
        chronic_workload: 0.13,
        history_days: 29,
      });
      expect(days.at(-1)).toEqual({
        date: TODAY,
        sessions: 0,
        acute_workload: 75,
        chronic_workload: 18.88,
        history_days: 53,
      });
      expect(week.map(({ load }) => load)).toEqual([525, 0, 0, null, null, null, null]);
    });

    it('has no day before the first session', async () => {
      await build.session(at, { athleteId: ada.id, date: '2026-11-17', rpe: 0, durationMin: 30 });
      const { training_load: days, weekly_workload: week } = await ofAda();
      expect(
        days.map(({ date, sessions, acute_workload, history_days }) => [date, sessions, acute_workload, history_days]),
      ).toEqual([
        ['2026-11-17', 1, 0, 1],
        [TODAY, 0, 0, 2],
      ]);
      expect(week.map(({ load }) => load)).toEqual([null, 0, 0, null, null, null, null]);
    });

    it('has the last two tests of a kind and the change between them', async () => {
      const test = (kind: 'grip' | 'sprint' | 'jump', recordedAt: string, value: number) =>
        build.performanceTest(at, { athleteId: ada.id, kind, recordedAt, value });
      await test('grip', '2026-11-11', 41.25);
      await test('jump', '2026-11-18', 50);
      const one = await ofAda();
      expect([one.grip, one.sprint]).toEqual([
        { ...NO_GRIP, latest: { value: 41.25, recorded_at: '2026-11-11' } },
        NO_SPRINT,
      ]);
      await test('grip', '2026-11-18', 39.9);
      await test('grip', '2026-11-04', 30);
      await test('grip', '2026-11-19', 99);
      await test('sprint', '2026-11-11', 1.804);
      await test('sprint', '2026-11-18', 1.799);
      const two = await ofAda();
      expect(two.grip).toEqual({
        latest: { value: 39.9, recorded_at: '2026-11-18' },
        previous: { value: 41.25, recorded_at: '2026-11-11' },
        change: { percent: -3.3, direction: 'down', tone: 'bad' },
        // The test of 2026-11-04 changed by 11.25, but a single earlier change does not make an own typical error.
        variation: { ...NO_GRIP.variation, change: -1.35, beyond: false },
      });
      expect(two.sprint).toMatchObject({
        latest: { value: 1.799 },
        change: { percent: -0.3, direction: 'down', tone: 'neutral' },
      });
    });

    it('judges the latest change of a test by the last five changes before it, and no older ones', async () => {
      const sprints = [1.2, 1.804, 1.718, 1.795, 1.806, 1.786, 1.818, 1.7, 1.755, 1.916];
      for (const [week, value] of sprints.entries())
        await build.performanceTest(at, {
          athleteId: ada.id,
          kind: 'sprint',
          recordedAt: addDays('2026-09-16', 7 * week),
          value,
        });
      expect((await ofAda()).sprint.variation).toEqual({
        change: 0.161,
        typical_error: 0.048,
        own: true,
        usual_change: 0.101,
        beyond: true,
      });
    });

    it('contains no records of other athletes', async () => {
      const grace = await build.athlete(at, { teamId: team.id });
      await build.entry(at, {
        athleteId: grace.id,
        date: TODAY,
        injuryRecorded: true,
        injuryBodyPart: 'Knee',
        injurySeverity: 4,
      });
      await build.session(at, { athleteId: grace.id, date: TODAY });
      await build.performanceTest(at, { athleteId: grace.id, recordedAt: TODAY });
      await mark(grace, TODAY, 'absent');
      expect(await ofAda()).toMatchObject({
        attendance: { records: 0 },
        wellness: [],
        training_load: [],
        grip: NO_GRIP,
        injury_body_part: null,
        completion: { last_30_days: { completed: 0 } },
      });
    });

    it('shows an archived athlete but does not count them', async () => {
      const gone = await build.athlete(at, { teamId: team.id, archivedAt: new Date() });
      expect(await get(`athlete_id=${gone.id}`)).toMatchObject({ total_athletes: 1, athlete: { athlete_id: gone.id } });
    });
  });

  describe('out of reach', () => {
    it('gives byte-identical answers for other coaches’, unknown and mismatched teams and athletes', async () => {
      const foreign = await build.team(at, actors.strangerCoach);
      const stranger = await build.athlete(at, { teamId: foreign.id });
      const queries = [
        `team_id=${foreign.id}`,
        'team_id=987654321',
        `athlete_id=${stranger.id}`,
        'athlete_id=987654321',
        `team_id=${other.id}&athlete_id=${ada.id}`,
        `team_id=${foreign.id}&athlete_id=${stranger.id}`,
        `team_id=${foreign.id}&athlete_id=${ada.id}`,
        `team_id=${team.id}&athlete_id=987654321`,
      ];
      const answers = await Promise.all(queries.map((query) => actors.own.get(`${URL}?${query}`)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(queries.map(() => 404));
      expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
      for (const actor of [actors.colleague, actors.stranger])
        expect((await actor.get(`${URL}?athlete_id=${ada.id}`)).payload).toBe(answers[0]?.payload);
      expect((await actors.anonymous.get(`${URL}?athlete_id=${ada.id}`)).statusCode).toBe(401);
    });

    it.each([
      'team_id=',
      'team_id=0',
      'team_id=1.5',
      'team_id=x',
      'athlete_id=-1',
      'athlete_id=1&athlete_id=2',
      'athlete_id=9007199254740993',
      'today=',
      'today=2026-2-3',
      'today=2026-11-16',
      'today=2026-11-20',
      'x=1',
    ])('?%s is refused', async (query) => {
      expect((await actors.own.get(`${URL}?${query}`)).statusCode).toBe(400);
    });
  });

  it('needs the same few queries for any number of athletes and records', async () => {
    const urls = [URL, `${URL}?team_id=${team.id}`, `${URL}?team_id=${team.id}&athlete_id=${ada.id}`];
    const fill = async (athlete: AthleteEntity, days: number) => {
      for (let back = 0; back < days; back += 1) {
        const date = addDays(TODAY, -back);
        await build.entry(at, { athleteId: athlete.id, date });
        await build.session(at, { athleteId: athlete.id, date });
        await build.performanceTest(at, { athleteId: athlete.id, recordedAt: date });
        await mark(athlete, date, 'present');
      }
    };
    const count = async () => {
      const counts: number[] = [];
      for (const url of urls) {
        // The first read of an athlete in an hour is audited, and on MariaDB the statements of that write are counted,
        // too.
        await actors.own.get(url);
        counts.push(await countQueries(at, () => actors.own.get(url)));
      }
      return counts;
    };
    await fill(ada, 1);
    const few = await count();
    for (let more = 0; more < 15; more += 1) await fill(await build.athlete(at, { teamId: team.id }), 1);
    await build.athlete(at, { teamId: other.id });
    const grown = await build.athlete(at, { teamId: team.id });
    await fill(grown, 40);
    urls[2] = `${URL}?team_id=${team.id}&athlete_id=${grown.id}`;
    expect(await count()).toEqual(few);
    // One query of each call reads the coach's session.
    expect(few).toEqual([4, 5, 15]);
  });
});
