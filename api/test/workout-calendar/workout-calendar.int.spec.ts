import {
  scheduledDateSchema,
  scheduledWorkoutSchema,
  type ScheduledWorkout,
} from '@touchline/contracts/workouts.schema';
import { z } from 'zod';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { ScheduledWorkoutEntity, ScheduledWorkoutLineEntity } from '../../src/modules/workout-calendar/index.js';
import { WorkoutEntity } from '../../src/modules/workout-library/index.js';
import { exercise, rest } from '../../src/modules/workout-library/plans/workout-plan.js';
import { createActors, type Actors } from '../support/actors.js';
import { countQueries, recordStatements } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const URL = '/api/workout-calendar';
const NEVER = 987_654_321;

describe('scheduled workouts', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let mine: AthleteEntity;
  let workout: WorkoutEntity;
  let foreign: { team: TeamEntity; athlete: AthleteEntity; workout: WorkoutEntity };

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    const { ownCoach, strangerCoach } = actors;
    team = await build.team(at, ownCoach);
    mine = await build.athlete(at, { teamId: team.id });
    workout = await build.workout(at, { institutionId: ownCoach.institutionId, name: 'Legs' });
    const theirs = await build.team(at, strangerCoach);
    foreign = {
      team: theirs,
      athlete: await build.athlete(at, { teamId: theirs.id }),
      workout: await build.workout(at, { institutionId: strangerCoach.institutionId }),
    };
  });
  // The scheduled workouts and their rows are deleted with their events.
  beforeEach(() => at.write((tx) => tx.createQueryBuilder().delete().from(CalendarEventEntity).execute()));
  afterAll(() => at.close());

  const list = async (query = '', actor = actors.own) => (await actor.get(`${URL}${query}`)).json<ScheduledWorkout[]>();
  const ids = async (query = '', actor = actors.own) => (await list(query, actor)).map(({ id }) => id);

  const scheduledOn = (day: string) => build.scheduledWorkout(at, workout, { teamId: team.id, date: `2026-03-${day}` });
  /** The address of the next page, of an answer that has one. */
  const nextOf = ({ headers }: { headers: Record<string, unknown> }) =>
    /<(.+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1];

  it('have the values of their event and of their copy of the workout', async () => {
    const { id, workoutUid } = await build.scheduledWorkout(at, workout, { teamId: team.id, date: '2026-03-01' }, [
      exercise('Squat', 4, 6, { restBetweenSets: 90, notes: 'Deep.' }),
      rest(60),
    ]);
    const [answer] = await list();
    expect(scheduledWorkoutSchema.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      id,
      workout_uid: workoutUid,
      workout_id: workout.id,
      plan_name: 'Legs',
      scheduled_date: '2026-03-01',
      team_id: team.id,
      athlete_id: null,
      version: 1,
    });
    expect(answer?.exercises).toMatchObject([
      {
        name: 'Squat',
        sets: 4,
        reps: 6,
        duration: null,
        duration_seconds: null,
        coach_notes: 'Deep.',
        rest_between_sets_seconds: 90,
        type: 'exercise',
        order_in_workout: 1,
      },
      { name: 'Rest', duration: 60, duration_seconds: 60, type: 'rest', order_in_workout: 2 },
    ]);
  });

  it('are ordered by date, then by creation', async () => {
    const later = await build.scheduledWorkout(at, workout, { teamId: team.id, date: '2026-03-02' });
    const first = await build.scheduledWorkout(at, workout, { athleteId: mine.id, date: '2026-03-01' });
    const second = await build.scheduledWorkout(at, workout, { teamId: team.id, date: '2026-03-01' });
    const answers = await list();
    expect(z.array(scheduledWorkoutSchema).parse(answers)).toEqual(answers);
    expect(answers.map(({ id }) => id)).toEqual([first.id, second.id, later.id]);
    expect(answers.map(({ team_id, athlete_id }) => [team_id, athlete_id])).toEqual([
      [null, mine.id],
      [team.id, null],
      [team.id, null],
    ]);
  });

  it('are filtered by workout, team, athlete and days, with all conditions combined', async () => {
    const other = await build.workout(at, { institutionId: actors.ownCoach.institutionId });
    const forTeam = await build.scheduledWorkout(at, workout, { teamId: team.id, date: '2026-03-01' });
    const forAthlete = await build.scheduledWorkout(at, workout, { athleteId: mine.id, date: '2026-03-02' });
    const ofOther = await build.scheduledWorkout(at, other, { teamId: team.id, date: '2026-03-03' });
    expect(await ids(`?workout_id=${workout.id}`)).toEqual([forTeam.id, forAthlete.id]);
    expect(await ids(`?team_id=${team.id}`)).toEqual([forTeam.id, ofOther.id]);
    expect(await ids(`?athlete_id=${mine.id}`)).toEqual([forAthlete.id]);
    expect(await ids('?from=2026-03-02')).toEqual([forAthlete.id, ofOther.id]);
    expect(await ids('?to=2026-03-02')).toEqual([forTeam.id, forAthlete.id]);
    expect(await ids('?from=2026-03-02&to=2026-03-02')).toEqual([forAthlete.id]);
    expect(await ids(`?workout_id=${workout.id}&team_id=${team.id}&from=2026-03-01&to=2026-03-31`)).toEqual([
      forTeam.id,
    ]);
    expect(await ids(`?team_id=${team.id}&athlete_id=${mine.id}`)).toEqual([]);
  });

  it('have pages without gaps and repetitions, each with its rows, also when many share a day', async () => {
    const days = ['03', '01', '02', '02', '02', '01', '04', '02'];
    for (const [no, day] of days.entries())
      await build.scheduledWorkout(
        at,
        workout,
        no % 2 ? { teamId: team.id, date: `2026-03-${day}` } : { athleteId: mine.id, date: `2026-03-${day}` },
        [exercise(`Row ${no}`, 1, 1), rest(no + 1)],
      );
    const everything = await list();
    for (const [window, wanted] of [
      ['', everything],
      ['&from=2026-03-02&to=2026-03-03', everything.slice(2, 7)],
      [`&team_id=${team.id}`, everything.filter(({ team_id: id }) => id !== null)],
    ] as const) {
      for (const limit of [1, 2, 3, 8]) {
        const found: ScheduledWorkout[] = [];
        for (let next: string | undefined = `${URL}?limit=${limit}${window}`; next !== undefined;) {
          const response = await actors.own.get(next);
          const page = response.json<ScheduledWorkout[]>();
          expect(page.length).toBeLessThanOrEqual(limit);
          found.push(...page);
          next = nextOf(response);
        }
        expect(found).toEqual(wanted);
      }
    }
  });

  it('continue after a page when others were added or deleted meanwhile, and to the end without a limit', async () => {
    const [first, second, third] = [await scheduledOn('01'), await scheduledOn('02'), await scheduledOn('03')];
    const page = await actors.own.get(`${URL}?limit=2`);
    expect(page.json<ScheduledWorkout[]>().map(({ id }) => id)).toEqual([first.id, second.id]);
    await at.write((tx) => tx.delete(CalendarEventEntity, { workoutUid: second.workoutUid }));
    await scheduledOn('01');
    const last = await scheduledOn('03');
    const rest = await actors.own.get((nextOf(page) ?? '').replace('limit=2', ''));
    expect([rest.json<ScheduledWorkout[]>().map(({ id }) => id), nextOf(rest)]).toEqual([
      [third.id, last.id],
      undefined,
    ]);
    const beyond = Buffer.from(JSON.stringify(['2026-03-04', 1])).toString('base64url');
    expect(await list(`?limit=2&cursor=${beyond}`)).toEqual([]);
  });

  it('have their own rows each, filtered or not', async () => {
    const [a, b] = [
      await build.scheduledWorkout(at, workout, { teamId: team.id, date: '2026-03-02' }, [exercise('A', 1, 1)]),
      await build.scheduledWorkout(at, workout, { teamId: team.id, date: '2026-03-01' }, [
        exercise('B', 1, 1),
        rest(5),
      ]),
    ];
    const rows = async (query: string) =>
      (await list(query)).map(({ id, exercises }) => [id, exercises.map(({ name }) => name)]);
    expect(await rows('')).toEqual([
      [b.id, ['B', 'Rest']],
      [a.id, ['A']],
    ]);
    expect(await rows('?to=2026-03-01')).toEqual([[b.id, ['B', 'Rest']]]);
  });

  it('include those of an archived athlete, and of a deleted library workout', async () => {
    const gone = await build.athlete(at, { teamId: team.id, archivedAt: new Date() });
    const short = await build.workout(at, {
      institutionId: actors.ownCoach.institutionId,
      name: 'Gone',
      rows: [exercise('A', 1, 1)],
    });
    const { id } = await build.scheduledWorkout(at, short, { athleteId: gone.id, date: '2026-03-01' }, [
      exercise('A', 1, 1),
    ]);
    await at.write((tx) => tx.delete(WorkoutEntity, { id: short.id }));
    expect(await list()).toMatchObject([
      { id, workout_id: short.id, plan_name: 'Gone', athlete_id: gone.id, exercises: [{ name: 'A' }] },
    ]);
  });

  it('follow their event when it is moved or renamed, and are deleted with it', async () => {
    const { id, workoutUid } = await build.scheduledWorkout(at, workout, { teamId: team.id, date: '2026-03-01' }, [
      exercise('A', 1, 1),
    ]);
    await at.write((tx) =>
      tx.update(CalendarEventEntity, { workoutUid }, { date: '2026-03-05', title: 'Legs, lighter' }),
    );
    expect(await list()).toMatchObject([{ id, scheduled_date: '2026-03-05', plan_name: 'Legs, lighter' }]);
    await at.write((tx) => tx.delete(CalendarEventEntity, { workoutUid }));
    expect(await list()).toEqual([]);
    expect([
      await at.read.countBy(ScheduledWorkoutEntity, {}),
      await at.read.countBy(ScheduledWorkoutLineEntity, {}),
    ]).toEqual([0, 0]);
  });

  it('cannot exist without their event', async () => {
    const orphan = {
      workoutUid: '00000000-0000-4000-8000-00000000dead',
      workoutId: workout.id,
      version: 1,
      createdAt: new Date(),
      updatedAt: new Date(),
    };
    await expect(at.write((tx) => tx.insert(ScheduledWorkoutEntity, orphan))).rejects.toThrow();
  });

  it('are those of the own teams and athletes only', async () => {
    await build.scheduledWorkout(at, workout, { teamId: team.id, date: '2026-03-01' });
    await build.scheduledWorkout(at, workout, { athleteId: mine.id, date: '2026-03-01' });
    const [theirs, hers] = [
      await build.scheduledWorkout(at, foreign.workout, { teamId: foreign.team.id, date: '2026-03-01' }),
      await build.scheduledWorkout(at, foreign.workout, { athleteId: foreign.athlete.id, date: '2026-03-01' }),
    ];
    expect(await ids()).toHaveLength(2);
    expect(await ids('', actors.colleague)).toEqual([]);
    expect(await ids('', actors.stranger)).toEqual([theirs.id, hers.id]);
  });

  it("of a shared library workout for a colleague's team are not visible", async () => {
    const colleague = actors.colleague.coach;
    if (!colleague) throw new Error('the colleague is a coach');
    const beside = await build.team(at, colleague);
    const { id } = await build.scheduledWorkout(at, workout, { teamId: beside.id, date: '2026-03-01' });
    expect(await ids(`?workout_id=${workout.id}`)).toEqual([]);
    expect(await ids(`?team_id=${beside.id}`)).toEqual([]);
    expect(await ids(`?workout_id=${workout.id}`, actors.colleague)).toEqual([id]);
  });

  it('are empty for foreign and unknown ids alike, byte for byte', async () => {
    await build.scheduledWorkout(at, foreign.workout, { teamId: foreign.team.id, date: '2026-03-01' });
    await build.scheduledWorkout(at, foreign.workout, { athleteId: foreign.athlete.id, date: '2026-03-01' });
    for (const [key, id] of [
      ['workout_id', foreign.workout.id],
      ['team_id', foreign.team.id],
      ['athlete_id', foreign.athlete.id],
    ] as const) {
      const [there, nowhere] = [
        await actors.own.get(`${URL}?${key}=${id}`),
        await actors.own.get(`${URL}?${key}=${NEVER}`),
      ];
      expect([there.statusCode, there.payload]).toEqual([200, '[]']);
      expect(nowhere.payload).toBe(there.payload);
      const { 'x-request-id': _one, date: _clock, ...headers } = there.headers;
      const { 'x-request-id': _two, date: _later, ...others } = nowhere.headers;
      expect(headers).toEqual(others);
    }
  });

  it.each([
    'workout_id=0',
    'workout_id=',
    'workout_id=-1',
    'team_id=1.5',
    'team_id=x',
    'athlete_id=9007199254740993',
    'athlete_id=1&athlete_id=2',
    'from=2026-02-30',
    'to=2026-2-3',
    'from=',
    'from=2026-03-01T00:00:00Z',
    'limit=0',
    'limit=1001',
    'limit=x',
    'cursor=',
    'cursor=WyJhIl0',
    'exercises=',
    'exercises=no',
    'exercises=false&exercises=true',
    'x=1',
  ])('refuse ?%s', async (query) => {
    const response = await actors.own.get(`${URL}?${query}`);
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'validation_failed']);
  });

  it('need two queries besides the session, for any number', async () => {
    const none = await countQueries(at, () => list());
    for (let day = 10; day < 30; day += 1)
      await build.scheduledWorkout(at, workout, { teamId: team.id, date: `2026-03-${day}` }, [
        exercise('A', 1, 1),
        rest(30),
      ]);
    const teams = await countQueries(at, () => actors.own.get('/api/teams/sports'));
    expect(await countQueries(at, () => list())).toBe(teams + 1);
    expect(none).toBe(teams + 1);
    expect(await countQueries(at, () => list('?limit=7'))).toBe(teams + 1);
  });

  it('come without their lines when these are left out, otherwise the same, from one query', async () => {
    for (const day of ['01', '02', '02', '03', '04'])
      await build.scheduledWorkout(at, workout, { teamId: team.id, date: `2026-03-${day}` }, [exercise('A', 1, 1)]);
    const [{ id } = { id: 0 }] = await list();
    const session = await countQueries(at, () => actors.own.get('/api/coach/me'));
    for (const query of [
      '?',
      '?from=2026-03-02&',
      `?team_id=${team.id}&from=2026-03-02&to=2026-03-03&`,
      `?workout_id=${workout.id}&`,
      `?id=${id}&`,
      `?athlete_id=${mine.id}&`,
      '?limit=2&',
    ]) {
      const [whole, dates] = [
        await actors.own.get(`${URL}${query}`),
        await actors.own.get(`${URL}${query}exercises=false`),
      ];
      const wanted = whole.json<ScheduledWorkout[]>().map(({ exercises: _lines, ...date }) => date);
      expect(dates.json()).toEqual(wanted);
      expect(dates.json()).toEqual(z.array(scheduledDateSchema.strict()).parse(wanted));
      expect(nextOf(dates)).toBe(nextOf(whole)?.replace('?limit=2', '?limit=2&exercises=false'));
      expect((await actors.own.get(`${URL}${query}exercises=true`)).payload).toBe(whole.payload);
      expect(await countQueries(at, () => list(`${query}exercises=false`))).toBe(session + 1);
    }
  });

  it('read only the rows of the page and of the one workout after it', async () => {
    for (let day = 10; day < 30; day += 1)
      await build.scheduledWorkout(at, workout, { teamId: team.id, date: `2026-03-${day}` }, [exercise('A', 1, 1)]);
    const { sql, parameters } = (await recordStatements(at, () => list('?limit=2'))).at(-1) ?? {
      sql: '',
      parameters: [],
    };
    expect(sql).toContain('scheduled_workout_rows');
    expect(await at.read.query(sql, [...parameters])).toHaveLength(3);
  });
});
