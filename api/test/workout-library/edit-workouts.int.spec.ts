import { EXERCISE_ID_MAX } from '@touchline/contracts/workout-rules';
import type { Workout } from '@touchline/contracts/workouts.schema';
import type { ErrorBody } from '@touchline/contracts/wire.schema';
import { WorkoutEntity, WorkoutLineEntity } from '../../src/modules/workout-library/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { rounds } from '../support/soak.js';
import { createInstanceBeside, createTestApp, type TestApp } from '../support/test-app.js';

const URL = '/api/workout-library';
const EDITORS = 8;
const squat = {
  name: 'Squat',
  sets: 3,
  reps: 10,
  duration: null,
  is_time_based: false,
  coach_notes: null,
  type: 'exercise',
  order_in_workout: 1,
};
const rest = {
  name: 'Rest',
  sets: null,
  reps: null,
  duration: 60,
  is_time_based: false,
  coach_notes: null,
  type: 'rest',
  order_in_workout: 2,
};
/** The body that the editor sends for a new workout. */
const sent = { name: 'Legs', exercises: [squat, rest], workout_date: null };

describe('workouts of the library', () => {
  let at: TestApp;
  let actors: Actors;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
  });
  beforeEach(() => at.write((tx) => tx.createQueryBuilder().delete().from(WorkoutEntity).execute()));
  afterAll(() => at.close());

  const list = async (actor = actors.own) => (await actor.get(URL)).json<Workout[]>();
  const created = async (body: object = sent, actor = actors.own) => (await actor.post(URL, body)).json<Workout>();
  const put = ({ id }: { id: number }, body: object, actor = actors.own) => actor.put(`${URL}/${id}`, body);
  const refusal = (response: { statusCode: number; json: <T>() => T }) => [
    response.statusCode,
    response.json<ErrorBody>().code,
  ];

  describe('are created', () => {
    it('as they are sent, and are first in the list of every coach of the institution', async () => {
      const older = await created();
      const response = await actors.own.post(URL, {
        ...sent,
        name: '  Legs, again ',
        type: 'Power',
        difficulty: 'Advanced',
        description: 'On the pitch.',
      });
      expect(response.statusCode).toBe(201);
      const workout = response.json<Workout>();
      const ids = {
        id: expect.any(Number),
        exercise_id: null,
        rest_between_sets_seconds: null,
        superset_with_next: false,
      };
      expect(workout).toEqual({
        id: workout.id,
        name: 'Legs, again',
        type: 'Power',
        difficulty: 'Advanced',
        description: 'On the pitch.',
        version: 1,
        exercises: [
          { ...squat, ...ids },
          { ...rest, ...ids },
        ],
      });
      for (const actor of [actors.own, actors.colleague])
        expect((await list(actor)).map(({ id }) => id)).toEqual([workout.id, older.id]);
      expect(await list(actors.stranger)).toEqual([]);
    });

    it('with a name alone, which decides whether a row without a type is a rest', async () => {
      const { exercises } = await created({
        name: 'Short',
        exercises: [
          { name: 'Squat' },
          { name: 'Short rest', duration: 20 },
          { name: 'Plank', duration: 30 },
          { name: 'Wrestling', type: 'exercise' },
        ],
      });
      expect(exercises.map(({ type, is_time_based: byTime, duration }) => [type, byTime, duration])).toEqual([
        ['exercise', false, null],
        ['rest', false, 20],
        ['exercise', true, 30],
        ['exercise', false, null],
      ]);
    });

    it('in the order of `order_in_workout`, which is numbered again', async () => {
      const { exercises } = await created({
        name: 'Order',
        exercises: [
          { ...squat, name: 'B', order_in_workout: 20 },
          { ...squat, name: 'A', order_in_workout: 3 },
        ],
      });
      expect(exercises.map(({ name, order_in_workout: place }) => [name, place])).toEqual([
        ['A', 1],
        ['B', 2],
      ]);
    });

    it('with null for empty notes and an empty description', async () => {
      expect(await created({ ...sent, description: '', exercises: [{ ...squat, coach_notes: '' }] })).toMatchObject({
        description: null,
        exercises: [{ coach_notes: null }],
      });
    });

    it('but not with rests only, neither new nor changed', async () => {
      const workout = await created();
      const rests = { ...sent, exercises: [rest, { name: 'Rest', duration: 30 }] };
      for (const response of [await actors.own.post(URL, rests), await put(workout, rests)]) {
        expect(refusal(response)).toEqual([400, 'validation_failed']);
        expect(response.json<ErrorBody>().fields).toEqual([
          { path: 'exercises', message: 'Exercises must hold at least one row that is an exercise.' },
        ]);
      }
      expect(await list()).toEqual([workout]);
    });

    it('with ids of exercises that no longer exist, up to the largest integer of a column', async () => {
      const from = (id: number) => ({ ...sent, exercises: [{ ...squat, exercise_id: id }] });
      expect(await created(from(EXERCISE_ID_MAX))).toMatchObject({ exercises: [{ exercise_id: EXERCISE_ID_MAX }] });
      expect(refusal(await actors.own.post(URL, from(3_000_000_000)))).toEqual([400, 'validation_failed']);
    });

    it('once per idempotency key; another call with that key is refused', async () => {
      const headers = { 'idempotency-key': 'one-workout' };
      const answers = await Promise.all(Array.from({ length: 5 }, () => actors.own.post(URL, sent, { headers })));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
      expect(new Set(answers.map((answer) => answer.json<Workout>().id)).size).toBe(1);
      expect(await list()).toHaveLength(1);
      expect(refusal(await actors.own.post(URL, { ...sent, name: 'Other' }, { headers }))).toEqual([409, 'key_reused']);
    });

    it('with 200 rows of long notes', async () => {
      const exercises = Array.from({ length: 200 }, (_, at) => ({
        ...squat,
        name: `Row ${at}`,
        coach_notes: 'n'.repeat(2000),
        order_in_workout: at + 1,
      }));
      const workout = await created({ name: 'Long', exercises });
      expect(workout.exercises.map(({ name }) => name)).toEqual(exercises.map(({ name }) => name));
      expect(workout.exercises.at(-1)?.coach_notes).toHaveLength(2000);
    });
  });

  describe('are changed', () => {
    it('with all their rows; type, difficulty and description stay when they are left out', async () => {
      const workout = await created({ ...sent, type: 'Power', difficulty: 'Advanced', description: 'On the pitch.' });
      const response = await put(workout, {
        name: 'Arms',
        exercises: [
          { ...rest, order_in_workout: 1 },
          { ...squat, name: 'Curl', order_in_workout: 2 },
        ],
        workout_date: null,
        version: 1,
      });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({
        id: workout.id,
        name: 'Arms',
        type: 'Power',
        difficulty: 'Advanced',
        description: 'On the pitch.',
        version: 2,
        exercises: [{ name: 'Rest' }, { name: 'Curl' }],
      });
      expect(await list()).toEqual([response.json()]);
      expect(await at.read.count(WorkoutLineEntity)).toBe(2);
    });

    it('when a single property changes', async () => {
      const workout = await created({ ...sent, type: 'Power' });
      expect((await put(workout, { ...sent, type: null })).json()).toMatchObject({
        type: null,
        version: 2,
        exercises: workout.exercises,
      });
    });

    it('but not over a version that the coach did not see', async () => {
      const workout = await created();
      await put(workout, { ...sent, name: 'Theirs', version: 1 }, actors.colleague);
      expect(refusal(await put(workout, { ...sent, name: 'Mine', version: 1 }))).toEqual([409, 'workout_changed']);
      expect(await list()).toMatchObject([{ name: 'Theirs', version: 2 }]);
      expect((await put(workout, { ...sent, name: 'Mine' })).json()).toMatchObject({ name: 'Mine', version: 3 });
    });

    it('but not when the body changes nothing: a call repeated after a lost answer succeeds', async () => {
      const workout = await created();
      const body = { ...sent, name: 'Once', version: 1 };
      const first = await put(workout, body);
      expect((await put(workout, body)).json()).toEqual(first.json());
      expect(first.json()).toMatchObject({ version: 2 });
    });

    it('also in rows only', async () => {
      const workout = await created();
      expect((await put(workout, { ...sent, exercises: [squat], version: 1 })).json()).toMatchObject({
        version: 2,
        exercises: [{ name: 'Squat' }],
      });
      expect(refusal(await put(workout, { ...sent, exercises: [rest, squat], version: 1 }))).toEqual([
        409,
        'workout_changed',
      ]);
    });
  });

  it('are deleted with their rows at the version that the coach saw', async () => {
    const workout = await created();
    await put(workout, { ...sent, name: 'Theirs', version: 1 }, actors.colleague);
    expect(refusal(await actors.own.delete(`${URL}/${workout.id}?version=1`))).toEqual([409, 'workout_changed']);
    expect((await actors.own.delete(`${URL}/${workout.id}?version=2`)).statusCode).toBe(204);
    expect((await actors.own.delete(`${URL}/${workout.id}`)).statusCode).toBe(404);
    expect([await list(), await at.read.count(WorkoutLineEntity)]).toEqual([[], 0]);
  });

  it('of another institution are not found and not changed', async () => {
    const workout = await created();
    for (const response of [
      await put(workout, sent, actors.stranger),
      await actors.stranger.delete(`${URL}/${workout.id}`),
      await put({ id: 987_654_321 }, sent),
    ])
      expect(response.statusCode).toBe(404);
    expect(await list()).toEqual([workout]);
  });

  it('lose no acknowledged edit of many coaches on two instances: each is a version of its own with the rows of that edit only', async () => {
    const second = await createInstanceBeside(at);
    try {
      const { id } = await created();
      const wanted = rounds({ test: 60, soak: 1000 });
      const acknowledged: number[] = [];
      const mixed: unknown[] = [];
      await Promise.all(
        Array.from({ length: EDITORS }, async (_, number) => {
          const actor = actors.own.through(number % 2 ? second : at);
          while (acknowledged.length < wanted) {
            const seen = (await actor.get(URL)).json<Workout[]>()[0]?.version ?? 0;
            const name = `Editor ${number} from ${seen}`;
            const answer = await put(
              { id },
              {
                name,
                exercises: [
                  { ...squat, name },
                  { ...squat, name, order_in_workout: 2 },
                ],
                version: seen,
              },
              actor,
            );
            if (answer.statusCode === 409) continue;
            const workout = answer.json<Workout>();
            if (
              answer.statusCode !== 200 ||
              workout.exercises.some((row) => row.name !== name) ||
              workout.exercises.length !== 2
            )
              mixed.push(answer.payload);
            acknowledged.push(workout.version);
          }
        }),
      );
      expect(mixed).toEqual([]);
      expect(new Set(acknowledged).size).toBe(acknowledged.length);
      expect((await list())[0]?.version).toBe(acknowledged.length + 1);
    } finally {
      await second.close();
    }
  }, 120_000);
});
