import { HIP_MOBILITY_ROUTINE_NAME } from '@touchline/contracts/hip-mobility-routine';
import type { Workout } from '@touchline/contracts/workouts.schema';
import { WorkoutEntity } from '../../src/modules/workout-library/index.js';
import { HIP_MOBILITY_ROUTINE } from '../../src/modules/workout-library/plans/hip-mobility-routine.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createInstanceBeside, createTestApp, type TestApp } from '../support/test-app.js';

const URL = '/api/workout-library';
const RESTORE = `${URL}/recovery-routine`;

describe('the recovery routine', () => {
  let at: TestApp;
  let actors: Actors;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
  });
  beforeEach(() => at.write((tx) => tx.createQueryBuilder().delete().from(WorkoutEntity).execute()));
  afterAll(() => at.close());

  const list = async (actor = actors.own) => (await actor.get(URL)).json<Workout[]>();
  const names = async (actor = actors.own) => (await list(actor)).map(({ name }) => name);

  it('is restored with all its steps after it was deleted, for the own institution only', async () => {
    const response = await actors.own.post(RESTORE);
    expect(response.statusCode).toBe(200);
    const routine = response.json<Workout>();
    expect([routine.name, routine.type, routine.version]).toEqual([HIP_MOBILITY_ROUTINE_NAME, 'Recovery', 1]);
    expect(routine.exercises.map(({ name }) => name)).toEqual(HIP_MOBILITY_ROUTINE.lines.map(({ name }) => name));
    expect(await list(actors.colleague)).toEqual([routine]);
    expect(await list(actors.stranger)).toEqual([]);
  });

  it('is restored beside the one that was renamed, which stays as it is', async () => {
    const renamed = await build.workout(at, { institutionId: actors.ownCoach.institutionId, name: 'Hips' });
    await actors.own.post(RESTORE);
    expect(await names()).toEqual([HIP_MOBILITY_ROUTINE_NAME, 'Hips']);
    expect((await list())[1]?.id).toBe(renamed.id);
  });

  it('is not added again while the library has it, also when a coach has edited it', async () => {
    const institutionId = actors.ownCoach.institutionId;
    const edited = await build.workout(at, { institutionId, name: HIP_MOBILITY_ROUTINE_NAME, version: 4 });
    const answers = [await actors.own.post(RESTORE), await actors.colleague.post(RESTORE)];
    expect(answers.map((answer) => answer.json<Workout>().id)).toEqual([edited.id, edited.id]);
    expect(await names()).toEqual([HIP_MOBILITY_ROUTINE_NAME]);
  });

  it('is added once by coaches who restore it at the same moment, also on two instances', async () => {
    const beside = await createInstanceBeside(at);
    try {
      const there = [actors.own.through(beside), actors.colleague.through(beside)];
      const callers = [actors.own, actors.colleague, actors.own, ...there];
      const answers = await Promise.all(callers.map((coach) => coach.post(RESTORE)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
      expect(new Set(answers.map((answer) => answer.json<Workout>().id)).size).toBe(1);
      expect(await names()).toEqual([HIP_MOBILITY_ROUTINE_NAME]);
    } finally {
      await beside.close();
    }
  });

  it('is restored by coaches only', async () => {
    expect((await actors.anonymous.post(RESTORE)).statusCode).toBe(401);
    expect(await names()).toEqual([]);
  });
});
