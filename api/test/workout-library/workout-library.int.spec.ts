import { workoutSchema, type Workout } from '@touchline/contracts/workouts.schema';
import { z } from 'zod';
import { WorkoutLineEntity } from '../../src/modules/workout-library/index.js';
import { exercise, rest, timed } from '../../src/modules/workout-library/plans/workout-plan.js';
import { createActors, type Actors } from '../support/actors.js';
import { countQueries } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const URL = '/api/workout-library';

describe('the workout library', () => {
  let at: TestApp;
  let actors: Actors;
  let home: number;

  beforeEach(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    home = actors.ownCoach.institutionId;
  });
  afterEach(() => at.close());

  const list = async (actor = actors.own) => (await actor.get(URL)).json<Workout[]>();

  it('is empty without workouts', async () => {
    expect(await list()).toEqual([]);
  });

  it('has the newest workouts first, also of two created at the same moment', async () => {
    const old = await build.workout(at, { institutionId: home, createdAt: new Date('2026-01-01T08:00:00Z') });
    const twins = [await build.workout(at, { institutionId: home }), await build.workout(at, { institutionId: home })];
    const oldest = await build.workout(at, { institutionId: home, createdAt: new Date('2025-12-31T08:00:00Z') });
    expect((await list()).map(({ id }) => id)).toEqual([twins[1]?.id, twins[0]?.id, old.id, oldest.id]);
  });

  it('answers every field of a workout and of its rows, the rows in their order', async () => {
    const notes = `Zoë’s 膝 🦵 \\ ' " <b>%_`;
    const { id } = await build.workout(at, {
      institutionId: home,
      name: 'Legs',
      type: 'Power',
      difficulty: 'Advanced',
      description: 'For the legs.',
      version: 3,
      rows: [
        exercise('Squat', 4, 6, { restBetweenSets: 0, notes, supersetWithNext: true }),
        rest(90),
        timed('Plank', 3, 45, { restBetweenSets: 30 }),
        { ...exercise('Lunge', 1, 1), exerciseId: 17 },
      ],
    });
    const workouts = await list();
    expect(z.array(workoutSchema).parse(workouts)).toEqual(workouts);
    const nothing = {
      sets: null,
      reps: null,
      duration: null,
      coach_notes: null,
      is_time_based: false,
      exercise_id: null,
      rest_between_sets_seconds: null,
      superset_with_next: false,
    };
    expect(workouts).toEqual([
      {
        id,
        name: 'Legs',
        type: 'Power',
        difficulty: 'Advanced',
        description: 'For the legs.',
        version: 3,
        exercises: [
          // Zero seconds of rest are a value, not a missing one.
          {
            ...nothing,
            id: expect.any(Number),
            name: 'Squat',
            type: 'exercise',
            sets: 4,
            reps: 6,
            order_in_workout: 1,
            rest_between_sets_seconds: 0,
            coach_notes: notes,
            superset_with_next: true,
          },
          { ...nothing, id: expect.any(Number), name: 'Rest', type: 'rest', duration: 90, order_in_workout: 2 },
          {
            ...nothing,
            id: expect.any(Number),
            name: 'Plank',
            type: 'exercise',
            sets: 3,
            duration: 45,
            is_time_based: true,
            order_in_workout: 3,
            rest_between_sets_seconds: 30,
          },
          {
            ...nothing,
            id: expect.any(Number),
            name: 'Lunge',
            type: 'exercise',
            sets: 1,
            reps: 1,
            order_in_workout: 4,
            exercise_id: 17,
          },
        ],
      },
    ]);
  });

  it('orders rows by `order_in_workout`, not by insertion, and keeps workouts apart', async () => {
    const [one, two] = [
      await build.workout(at, { institutionId: home }),
      await build.workout(at, { institutionId: home, rows: [exercise('C', 1, 1)] }),
    ];
    const line = { ...exercise('B', 1, 1), workoutId: one.id, orderInWorkout: 2 };
    await at.write((tx) => tx.insert(WorkoutLineEntity, { ...line }));
    await at.write((tx) => tx.insert(WorkoutLineEntity, { ...line, name: 'A', orderInWorkout: 1 }));
    expect((await list()).map(({ id, exercises }) => [id, exercises.map(({ name }) => name)])).toEqual([
      [two.id, ['C']],
      [one.id, ['A', 'B']],
    ]);
  });

  it('refuses two rows at the same position', async () => {
    const { id: workoutId } = await build.workout(at, { institutionId: home, rows: [exercise('A', 1, 1)] });
    await expect(
      at.write((tx) => tx.insert(WorkoutLineEntity, { ...exercise('B', 1, 1), workoutId, orderInWorkout: 1 })),
    ).rejects.toThrow();
  });

  it('answers null for missing values', async () => {
    await build.workout(at, { institutionId: home, type: null, difficulty: null });
    expect(await list()).toMatchObject([{ type: null, difficulty: null, description: null, exercises: [] }]);
  });

  it('belongs to the institution: a colleague without a team sees it, a coach of another institution does not', async () => {
    const { id } = await build.workout(at, { institutionId: home, rows: [exercise('Ours', 1, 1)] });
    const theirs = await build.workout(at, {
      institutionId: actors.strangerCoach.institutionId,
      rows: [exercise('Theirs', 1, 1)],
    });
    for (const actor of [actors.own, actors.colleague])
      expect((await list(actor)).map((workout) => workout.id)).toEqual([id]);
    expect(
      (await list(actors.stranger)).map((workout) => [workout.id, workout.exercises.map(({ name }) => name)]),
    ).toEqual([[theirs.id, ['Theirs']]]);
  });

  it('needs two queries besides the session, for any number of workouts', async () => {
    const none = await countQueries(at, () => list());
    for (let more = 0; more < 30; more += 1)
      await build.workout(at, { institutionId: home, rows: [exercise('A', 1, 1), rest(30)] });
    const teams = await countQueries(at, () => actors.own.get('/api/teams/sports'));
    expect(await countQueries(at, () => list())).toBe(teams + 1);
    expect(none).toBe(teams + 1);
  });
});
