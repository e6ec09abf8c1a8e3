import { addDays } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { ScheduledWorkout, Workout } from '@touchline/contracts/workouts.schema';
import type { ErrorBody } from '@touchline/contracts/wire.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { ScheduledWorkoutEntity, ScheduledWorkoutLineEntity } from '../../src/modules/workout-calendar/index.js';
import { AttendanceRecordEntity } from '../../src/modules/attendance/index.js';
import { WorkoutEntity } from '../../src/modules/workout-library/index.js';
import { exercise, rest } from '../../src/modules/workout-library/plans/workout-plan.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const URL = '/api/workout-calendar';
const DAY = '2026-11-24';
const squat = {
  name: 'Squat',
  sets: 3,
  reps: 10,
  duration_seconds: null,
  is_time_based: false,
  coach_notes: null,
  type: 'exercise',
  rest_between_sets_seconds: 60,
};

describe('a scheduled workout', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let beside: TeamEntity;
  let ann: AthleteEntity;
  let workout: WorkoutEntity;
  let foreign: { team: TeamEntity; athlete: AthleteEntity; workout: WorkoutEntity };

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    const { ownCoach, strangerCoach } = actors;
    [team, beside] = [await build.team(at, ownCoach), await build.team(at, ownCoach)];
    ann = await build.athlete(at, { teamId: team.id });
    workout = await build.workout(at, {
      institutionId: ownCoach.institutionId,
      name: 'Legs',
      rows: [exercise('Squat', 4, 6, { notes: 'Deep.', supersetWithNext: true }), exercise('Jump', 3, 5), rest(60)],
    });
    const theirs = await build.team(at, strangerCoach);
    foreign = {
      team: theirs,
      athlete: await build.athlete(at, { teamId: theirs.id }),
      workout: await build.workout(at, { institutionId: strangerCoach.institutionId }),
    };
  });
  beforeEach(() =>
    at.write(async (tx) => {
      await tx.createQueryBuilder().delete().from(AttendanceRecordEntity).execute();
      await tx.createQueryBuilder().delete().from(CalendarEventEntity).execute();
    }),
  );
  afterAll(() => at.close());

  const forTeam = (more: object = {}) => ({
    workout_id: workout.id,
    scheduled_date: DAY,
    athlete_id: null,
    team_id: team.id,
    ...more,
  });
  const forAnn = (more: object = {}) => forTeam({ athlete_id: ann.id, team_id: null, ...more });
  const post = (body: object, actor = actors.own, headers = {}) => actor.post(URL, body, { headers });
  const scheduled = async (body: object = forTeam()) => (await post(body)).json<ScheduledWorkout>();
  const put = ({ workout_uid: uid }: Pick<ScheduledWorkout, 'workout_uid'>, body: object, actor = actors.own) =>
    actor.put(`${URL}/${uid}`, body);
  const list = async (query = '') => (await actors.own.get(`${URL}${query}`)).json<ScheduledWorkout[]>();
  const events = async () => (await actors.own.get('/api/calendar/list')).json<CalendarEvent[]>();
  const refusal = (response: { statusCode: number; json: <T>() => T }) => {
    const { code, fields } = response.json<ErrorBody>();
    return [response.statusCode, code, ...(fields ?? []).map(({ path }) => path)];
  };

  describe('is created', () => {
    it('for a team, as a copy with its own event', async () => {
      const response = await post(forTeam());
      expect(response.statusCode).toBe(201);
      const one = response.json<ScheduledWorkout>();
      expect(one).toMatchObject({
        workout_id: workout.id,
        plan_name: 'Legs',
        scheduled_date: DAY,
        team_id: team.id,
        athlete_id: null,
        version: 1,
      });
      expect(one.exercises).toMatchObject([
        { name: 'Squat', sets: 4, reps: 6, coach_notes: 'Deep.', superset_with_next: true, order_in_workout: 1 },
        { name: 'Jump', superset_with_next: false, order_in_workout: 2 },
        { name: 'Rest', type: 'rest', duration_seconds: 60, order_in_workout: 3 },
      ]);
      expect(await list(`?team_id=${team.id}`)).toEqual([one]);
      expect(await events()).toMatchObject([
        {
          event_title: 'Legs',
          event_type: 'workout',
          event_time: null,
          date: DAY,
          team_id: team.id,
          athlete_id: null,
          workout_uid: one.workout_uid,
          attendance_taken: false,
        },
      ]);
    });

    it('with a planned load, which its event carries; without one by default', async () => {
      await scheduled(forTeam({ planned_rpe: 6.5, duration_min: 45 }));
      await scheduled(forTeam({ scheduled_date: addDays(DAY, 1) }));
      expect(await events()).toMatchObject([
        { planned_rpe: 6.5, duration_min: 45 },
        { planned_rpe: null, duration_min: 60 },
      ]);
      for (const wrong of [{ planned_rpe: 11 }, { planned_rpe: 6.2 }, { duration_min: 0 }])
        expect(refusal(await post(forTeam(wrong)))).toEqual([400, 'validation_failed', Object.keys(wrong)[0]]);
    });

    it('for one athlete alone', async () => {
      const one = await scheduled(forAnn());
      expect(one).toMatchObject({ athlete_id: ann.id, team_id: null });
      expect(await list(`?team_id=${team.id}`)).toEqual([]);
      expect(await list(`?athlete_id=${ann.id}`)).toEqual([one]);
    });

    it('and does not change with the library', async () => {
      const copied = (
        await actors.own.post('/api/workout-library', { name: 'Gone soon', exercises: [{ name: 'Squat' }] })
      ).json<Workout>();
      const scheduledCopy = await scheduled(forTeam({ workout_id: copied.id }));
      await actors.own.put(`/api/workout-library/${copied.id}`, { name: 'Changed', exercises: [{ name: 'Curl' }] });
      await actors.own.delete(`/api/workout-library/${copied.id}`);
      expect(await list()).toEqual([scheduledCopy]);
    });

    it('from one consistent version of the library workout, also while that is changed or deleted', async () => {
      for (let round = 0; round < 20; round += 1) {
        const copied = (
          await actors.own.post('/api/workout-library', { name: 'Before', exercises: [{ name: 'Squat' }] })
        ).json<Workout>();
        const address = `/api/workout-library/${copied.id}`;
        const changeOrDelete = () =>
          round % 2 === 0
            ? actors.own.delete(address)
            : actors.own.put(address, { name: 'After', exercises: [{ name: 'Curl' }, { name: 'Dip' }] });
        const [response] = await Promise.all([post(forTeam({ workout_id: copied.id })), changeOrDelete()]);
        const { plan_name: name, exercises } = response.json<Partial<ScheduledWorkout>>();
        expect(['404', 'Before: Squat', 'After: Curl, Dip']).toContain(
          response.statusCode === 201
            ? `${name}: ${exercises?.map((row) => row.name).join(', ')}`
            : String(response.statusCode),
        );
      }
    });

    it('once per idempotency key', async () => {
      const headers = { 'idempotency-key': 'one-schedule' };
      const answers = await Promise.all(Array.from({ length: 5 }, () => post(forTeam(), actors.own, headers)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
      expect([(await list()).length, (await events()).length]).toEqual([1, 1]);
      await actors.own.delete(`${URL}/${answers[0]?.json<ScheduledWorkout>().id ?? 0}`);
      expect((await post(forTeam(), actors.own, headers)).statusCode).toBe(404);
      expect(await list()).toEqual([]);
    });

    it.each([
      ['without an owner', () => forTeam({ team_id: null }), 'team_id'],
      ['without an owner in the body', () => ({ workout_id: workout.id, scheduled_date: DAY }), 'team_id'],
      ['for a team and an athlete', () => forTeam({ athlete_id: ann.id }), 'team_id'],
      ['for another team and an athlete', () => forTeam({ athlete_id: ann.id, team_id: beside.id }), 'team_id'],
      ['on an invalid date', () => forTeam({ scheduled_date: '2026-02-30' }), 'scheduled_date'],
    ])('but not %s', async (_, body, field) => {
      expect(refusal(await post(body()))).toEqual([400, 'validation_failed', field]);
      expect(await events()).toEqual([]);
    });

    it('but not for an archived athlete', async () => {
      const archived = await build.athlete(at, { teamId: team.id, archivedAt: at.clock.now() });
      expect(refusal(await post(forAnn({ athlete_id: archived.id })))).toEqual([
        400,
        'validation_failed',
        'athlete_id',
      ]);
      expect(await events()).toEqual([]);
    });

    it('but not from a foreign workout or for a foreign owner', async () => {
      for (const body of [
        forTeam({ workout_id: foreign.workout.id }),
        forTeam({ team_id: foreign.team.id }),
        forAnn({ athlete_id: foreign.athlete.id }),
        forTeam({ workout_id: 987_654_321 }),
      ])
        expect((await post(body)).statusCode).toBe(404);
      expect((await post(forTeam(), actors.colleague)).statusCode).toBe(404);
      expect(await events()).toEqual([]);
    });
  });

  describe('replaces another one', () => {
    it('of the same day, in one step', async () => {
      const old = await scheduled(forAnn());
      const one = await scheduled(forAnn({ replace_id: old.id }));
      expect(await list()).toEqual([one]);
      expect(await events()).toHaveLength(1);
      expect(await at.read.count(ScheduledWorkoutLineEntity)).toBe(3);
    });

    it('once per idempotency key', async () => {
      const old = await scheduled(forAnn());
      const headers = { 'idempotency-key': 'one-replacement' };
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => post(forAnn({ replace_id: old.id }), actors.own, headers)),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
      expect(await list()).toHaveLength(1);
    });

    it.each([
      ['on another day', () => forAnn(), () => forAnn({ scheduled_date: '2026-11-25' })],
      ["of the athlete's team", () => forTeam(), () => forAnn()],
      ['of another team', () => forTeam(), () => forTeam({ team_id: beside.id })],
    ])('but not %s', async (_, before, after) => {
      const old = await scheduled(before());
      expect(refusal(await post({ ...after(), replace_id: old.id }))).toEqual([400, 'validation_failed', 'replace_id']);
      expect(await list()).toEqual([old]);
    });

    it('only at the version that the coach saw', async () => {
      const old = await scheduled(forAnn());
      const changed = (
        await put(old, { plan_name: 'Legs, lighter', exercises: [squat], version: 1 })
      ).json<ScheduledWorkout>();
      const replacing = (seen: number) => post(forAnn({ replace_id: old.id, replace_version: seen }));
      expect(refusal(await replacing(1))).toEqual([409, 'scheduled_workout_changed']);
      expect(await list()).toEqual([changed]);
      const response = await replacing(2);
      expect([response.statusCode, await list()]).toEqual([201, [response.json()]]);
      expect(refusal(await post(forAnn({ replace_version: 1 })))).toEqual([
        400,
        'validation_failed',
        'replace_version',
      ]);
    });

    it.each([
      ['moved', () => ({ team_id: null, athlete_id: ann.id, date: '2026-11-26' })],
      ['given to the team', () => ({ team_id: team.id, athlete_id: null, date: DAY })],
    ])('but not when that was %s meanwhile', async (_, now) => {
      const old = await scheduled(forAnn());
      const [event] = await events();
      expect(
        (
          await actors.own.put(`/api/calendar/list/${event?.event_id ?? 0}`, {
            ...now(),
            event_title: 'Legs',
            event_type: 'workout',
            event_time: null,
          })
        ).statusCode,
      ).toBe(200);
      const changed = await list();
      expect(refusal(await post(forAnn({ replace_id: old.id, replace_version: old.version })))).toEqual([
        409,
        'scheduled_workout_changed',
      ]);
      expect(await list()).toEqual(changed);
      expect([changed.map(({ id }) => id), (await events()).length]).toEqual([[old.id], 1]);
    });

    it('but not when that does not exist: then nothing is added either', async () => {
      expect((await post(forAnn({ replace_id: 987_654_321 }))).statusCode).toBe(404);
      expect(await list()).toEqual([]);
    });
  });

  describe('is changed', () => {
    it('in name and rows, with its event, and leaves the library alone', async () => {
      const one = await scheduled();
      const response = await put(one, {
        plan_name: 'Legs, lighter',
        exercises: [squat, { name: 'Rest', type: 'rest', duration_seconds: 45 }],
        version: 1,
      });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({
        id: one.id,
        plan_name: 'Legs, lighter',
        scheduled_date: DAY,
        team_id: team.id,
        version: 2,
        exercises: [
          { name: 'Squat', sets: 3, duration: null },
          { name: 'Rest', duration: 45, duration_seconds: 45 },
        ],
      });
      expect(await list()).toEqual([response.json()]);
      expect(await events()).toMatchObject([{ event_title: 'Legs, lighter', version: 2 }]);
      const library = (await actors.own.get('/api/workout-library')).json<Workout[]>();
      expect(library.find(({ id }) => id === workout.id)).toMatchObject({
        name: 'Legs',
        version: 1,
        exercises: [{ name: 'Squat', sets: 4 }, { name: 'Jump' }, { name: 'Rest' }],
      });
    });

    it('but not to rests only', async () => {
      const one = await scheduled();
      expect(
        refusal(
          await put(one, {
            plan_name: 'Legs',
            exercises: [{ name: 'Rest', type: 'rest', duration_seconds: 45 }],
            version: 1,
          }),
        ),
      ).toEqual([400, 'validation_failed', 'exercises']);
      expect(await list()).toEqual([one]);
    });

    it('in rows only, without a new version of its event', async () => {
      const one = await scheduled();
      expect((await put(one, { plan_name: 'Legs', exercises: [squat], version: 1 })).json()).toMatchObject({
        version: 2,
        exercises: [{ name: 'Squat' }],
      });
      expect(await events()).toMatchObject([{ version: 1 }]);
    });

    it('but not over a change that the coach did not see, here or in the calendar', async () => {
      const one = await scheduled();
      const body = { plan_name: 'Mine', exercises: [squat], version: 1 };
      const [event] = await events();
      expect(
        (
          await actors.own.put(`/api/calendar/list/${event?.event_id ?? 0}`, {
            team_id: team.id,
            date: '2026-11-26',
            event_title: 'Legs',
            event_type: 'workout',
            event_time: null,
          })
        ).statusCode,
      ).toBe(200);
      expect(refusal(await put(one, body))).toEqual([409, 'scheduled_workout_changed']);
      expect(await list()).toMatchObject([{ plan_name: 'Legs', scheduled_date: '2026-11-26', version: 2 }]);
    });

    it('but not when the body changes nothing: a call repeated after a lost answer succeeds', async () => {
      const one = await scheduled();
      const body = { plan_name: 'Once', exercises: [squat], version: 1 };
      const first = await put(one, body);
      expect((await put(one, body)).json()).toEqual(first.json());
      expect(first.json()).toMatchObject({ version: 2 });
    });

    it('only by coaches of its team', async () => {
      const one = await scheduled();
      for (const actor of [actors.colleague, actors.stranger])
        expect((await put(one, { plan_name: 'Theirs', exercises: [squat] }, actor)).statusCode).toBe(404);
      expect(
        (await put({ workout_uid: '90000000-0000-4000-8000-000000000001' }, { plan_name: 'X', exercises: [squat] }))
          .statusCode,
      ).toBe(404);
      expect(await list()).toEqual([one]);
    });
  });

  describe('is deleted', () => {
    it('with its rows and its event', async () => {
      const one = await scheduled();
      expect((await actors.own.delete(`${URL}/${one.id}?version=1`)).statusCode).toBe(204);
      expect((await actors.own.delete(`${URL}/${one.id}`)).statusCode).toBe(404);
      expect([
        await list(),
        await events(),
        await at.read.count(ScheduledWorkoutEntity),
        await at.read.count(ScheduledWorkoutLineEntity),
      ]).toEqual([[], [], 0, 0]);
    });

    it('but not at another version, nor by other coaches', async () => {
      const one = await scheduled();
      await put(one, { plan_name: 'Theirs', exercises: [squat] });
      expect(refusal(await actors.own.delete(`${URL}/${one.id}?version=1`))).toEqual([
        409,
        'scheduled_workout_changed',
      ]);
      for (const actor of [actors.colleague, actors.stranger])
        expect((await actor.delete(`${URL}/${one.id}`)).statusCode).toBe(404);
      expect(await list()).toHaveLength(1);
    });

    it('but neither deleted nor replaced after attendance was taken at it', async () => {
      const one = await scheduled();
      const [event] = await at.read.find(CalendarEventEntity, {});
      await at.write((tx) => tx.update(CalendarEventEntity, { id: event?.id ?? 0 }, { attendanceTaken: true }));
      await build.attendance(at, { eventId: event?.id ?? 0, athleteId: ann.id });
      expect(refusal(await actors.own.delete(`${URL}/${one.id}`))).toEqual([409, 'event_has_attendance']);
      expect(refusal(await post(forTeam({ replace_id: one.id })))).toEqual([409, 'event_has_attendance']);
      expect([await at.read.count(AttendanceRecordEntity), (await list()).length]).toEqual([1, 1]);
    });
  });
});
