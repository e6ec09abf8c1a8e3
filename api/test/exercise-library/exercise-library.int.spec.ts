import { exerciseSchema, type Exercise } from '@touchline/contracts/exercise-library.schema';
import { z } from 'zod';
import { SavedExercise } from '../../src/modules/exercise-library/saved-exercise.entity.js';
import { createActors, type Actors } from '../support/actors.js';
import { countQueries } from '../support/count-queries.js';
import { createInstanceBeside, createTestApp, type TestApp } from '../support/test-app.js';

const URL = '/api/exercise-library';
const SQUAT = 501;
const PLANK = 701;
const heartOf = (id: number) => `${URL}/${id}/saved`;

describe('the exercise library', () => {
  let at: TestApp;
  let actors: Actors;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    actors = await createActors(at);
  });
  afterAll(() => at.close());

  const list = async (actor = actors.own) => (await actor.get(URL)).json<Exercise[]>();
  const saved = async (actor = actors.own) =>
    (await list(actor)).filter((exercise) => exercise.saved).map(({ exercise_id: id }) => id);
  const save = async (id: number, on: boolean, actor = actors.own) => {
    const { statusCode, payload } = await actor.put(heartOf(id), { saved: on });
    return [statusCode, payload];
  };

  it('answers more than two hundred exercises by name, as the contract has them, and the same to everybody', async () => {
    const exercises = await list();
    expect(exercises.length).toBeGreaterThanOrEqual(210);
    expect(z.array(exerciseSchema).parse(exercises)).toEqual(exercises);
    expect(exercises.map(({ name }) => name)).toEqual(
      exercises.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en')),
    );
    for (const actor of [actors.colleague, actors.stranger]) expect(await list(actor)).toEqual(exercises);
  });

  it('answers every field of an exercise, by repetitions and by time', async () => {
    const exercises = await list();
    const honest = {
      saved: false,
      video_url: null,
      image_url: null,
      description: expect.stringMatching(/^[A-Z].+\. [A-Z].+\.$/) as string,
    };
    expect(exercises.find(({ exercise_id: id }) => id === SQUAT)).toEqual({
      exercise_id: SQUAT,
      name: 'Back Squat',
      exercise_type: 'Legs',
      machines_used: 'Barbell',
      defaultSets: 4,
      defaultReps: 6,
      defaultDuration: null,
      ...honest,
    });
    expect(exercises.find(({ exercise_id: id }) => id === PLANK)).toEqual({
      exercise_id: PLANK,
      name: 'Front Plank',
      exercise_type: 'Core',
      machines_used: 'Bodyweight',
      defaultSets: 3,
      defaultReps: null,
      defaultDuration: 40,
      ...honest,
    });
  });

  it('keeps a coach’s hearts, and no other coach sees them', async () => {
    expect(await save(SQUAT, true)).toEqual([200, '{"saved":true}']);
    expect(await save(PLANK, true)).toEqual([200, '{"saved":true}']);
    expect((await saved()).sort()).toEqual([SQUAT, PLANK]);
    for (const actor of [actors.colleague, actors.stranger]) expect(await saved(actor)).toEqual([]);
    expect(await save(PLANK, true, actors.colleague)).toEqual([200, '{"saved":true}']);
    expect(await save(PLANK, false)).toEqual([200, '{"saved":false}']);
    expect([await saved(), await saved(actors.colleague)]).toEqual([[SQUAT], [PLANK]]);
  });

  it('takes the same wish again, both ways: there is one heart, from the first time, or none', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(await save(SQUAT, true)).toEqual([200, '{"saved":true}']);
      at.clock.advance(60);
    }
    const hearts = await at.read.find(SavedExercise);
    expect(hearts).toEqual([
      { coachId: actors.ownCoach.id, exerciseId: SQUAT, createdAt: new Date(at.clock.now().getTime() - 120_000) },
    ]);
    for (let time = 0; time < 2; time += 1) expect(await save(SQUAT, false)).toEqual([200, '{"saved":false}']);
    expect(await saved()).toEqual([]);
  });

  it.each([0, 1.5, 'x', '900000001', '1', '9007199254740993'])('knows no exercise %p', async (id) => {
    const { statusCode } = await actors.own.put(`${URL}/${id}/saved`, { saved: true });
    expect(statusCode).toBe(/^[1-9]\d{0,14}$/.test(String(id)) ? 404 : 400);
    expect(await at.read.count(SavedExercise)).toBe(0);
  });

  it('has nothing for somebody who is not signed in', async () => {
    expect((await actors.anonymous.get(URL)).statusCode).toBe(401);
    expect((await actors.anonymous.put(heartOf(SQUAT), { saved: true })).statusCode).toBe(401);
  });

  it('reads with one query beside the session, however many hearts there are', async () => {
    const alone = await countQueries(at, () => actors.own.get('/api/teams/sports'));
    expect(await countQueries(at, () => list())).toBe(alone);
    for (const { exercise_id: id } of (await list()).slice(0, 40)) await save(id, true);
    expect(await saved()).toHaveLength(40);
    expect(await countQueries(at, () => list())).toBe(alone);
  });
});

/** Two instances on one database, as behind a proxy. */
describe('a heart that is tapped twice at once', () => {
  let at: TestApp;
  let second: TestApp;
  let actors: Actors;

  beforeAll(async () => {
    at = await createTestApp();
    second = await createInstanceBeside(at);
    actors = await createActors(at);
  });
  afterAll(async () => {
    await second.close();
    await at.close();
  });

  it('is answered every time, and is there once; not at all at most where some taps took it away', async () => {
    const there = actors.own.through(second);
    for (let round = 0; round < 12; round += 1) {
      const taps = Array.from({ length: 8 }, (_, tap) =>
        (tap % 2 ? there : actors.own).put(heartOf(SQUAT + round), { saved: round % 3 === 0 ? tap % 2 === 0 : true }),
      );
      expect(new Set((await Promise.all(taps)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      const hearts = await at.read.countBy(SavedExercise, { exerciseId: SQUAT + round });
      expect(round % 3 === 0 ? [0, 1] : [1]).toContain(hearts);
    }
  });
});
