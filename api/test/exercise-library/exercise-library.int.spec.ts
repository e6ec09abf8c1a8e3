import { exerciseSchema, type Exercise } from '@touchline/contracts/exercise-library.schema';
import { z } from 'zod';
import { SavedExerciseEntity } from '../../src/modules/exercise-library/saved-exercise.entity.js';
import { createActors, type Actors } from '../support/actors.js';
import { countQueries } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createInstanceBeside, createTestApp, type TestApp } from '../support/test-app.js';

const URL = '/api/exercise-library';
const SQUAT = 501;
const PLANK = 701;
const savedUrl = (id: number) => `${URL}/${id}/saved`;

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
    const { statusCode, payload } = await actor.put(savedUrl(id), { saved: on });
    return [statusCode, payload];
  };

  it('answers more than two hundred exercises by name, matching the contract, the same for everybody', async () => {
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
      video_version: 0,
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

  it('keeps the saved exercises of a coach, and no other coach sees them', async () => {
    expect(await save(SQUAT, true)).toEqual([200, '{"saved":true}']);
    expect(await save(PLANK, true)).toEqual([200, '{"saved":true}']);
    expect((await saved()).sort()).toEqual([SQUAT, PLANK]);
    for (const actor of [actors.colleague, actors.stranger]) expect(await saved(actor)).toEqual([]);
    expect(await save(PLANK, true, actors.colleague)).toEqual([200, '{"saved":true}']);
    expect(await save(PLANK, false)).toEqual([200, '{"saved":false}']);
    expect([await saved(), await saved(actors.colleague)]).toEqual([[SQUAT], [PLANK]]);
  });

  it('accepts the same call again, both ways: the exercise is saved once, since the first time, or not at all', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(await save(SQUAT, true)).toEqual([200, '{"saved":true}']);
      at.clock.advance(60);
    }
    const rows = await at.read.find(SavedExerciseEntity);
    expect(rows).toEqual([
      { coachId: actors.ownCoach.id, exerciseId: SQUAT, createdAt: new Date(at.clock.now().getTime() - 120_000) },
    ]);
    for (let time = 0; time < 2; time += 1) expect(await save(SQUAT, false)).toEqual([200, '{"saved":false}']);
    expect(await saved()).toEqual([]);
  });

  it.each([0, 1.5, 'x', '900000001', '1', '9007199254740993'])('does not find the exercise %p', async (id) => {
    const { statusCode } = await actors.own.put(`${URL}/${id}/saved`, { saved: true });
    expect(statusCode).toBe(/^[1-9]\d{0,14}$/.test(String(id)) ? 404 : 400);
    expect(await at.read.count(SavedExerciseEntity)).toBe(0);
  });

  it('needs a sign-in', async () => {
    expect((await actors.anonymous.get(URL)).statusCode).toBe(401);
    expect((await actors.anonymous.put(savedUrl(SQUAT), { saved: true })).statusCode).toBe(401);
  });

  it('needs two queries besides the session, for any number of saved exercises and videos', async () => {
    const alone = await countQueries(at, () => actors.own.get('/api/teams/sports'));
    expect(await countQueries(at, () => list())).toBe(alone + 1);
    for (const { exercise_id: id } of (await list()).slice(0, 40)) await save(id, true);
    for (const { exercise_id: exerciseId } of (await list()).slice(0, 40))
      await build.exerciseVideo(at, {
        institutionId: actors.ownCoach.institutionId,
        exerciseId,
        videoUrl: 'https://vimeo.com/76979871',
      });
    expect(await saved()).toHaveLength(40);
    expect(await countQueries(at, () => list())).toBe(alone + 1);
  });
});

/** Two instances on one database, as behind a proxy. */
describe('saving the same exercise concurrently', () => {
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

  it('succeeds every time and saves it once, or at most not at all when some calls remove it', async () => {
    const there = actors.own.through(second);
    for (let round = 0; round < 12; round += 1) {
      const taps = Array.from({ length: 8 }, (_, tap) =>
        (tap % 2 ? there : actors.own).put(savedUrl(SQUAT + round), { saved: round % 3 === 0 ? tap % 2 === 0 : true }),
      );
      expect(new Set((await Promise.all(taps)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      const count = await at.read.countBy(SavedExerciseEntity, { exerciseId: SQUAT + round });
      expect(round % 3 === 0 ? [0, 1] : [1]).toContain(count);
    }
  });
});
