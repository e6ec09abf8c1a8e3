import { trainingLoadEntrySchema, type TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import { z } from 'zod';
import { createActors, type Actors } from '../support/actors.js';
import { createAppCaller, type AppCaller } from '../support/app-caller.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import vectors from '../vectors/metrics.json' with { type: 'json' };

const URL = '/api/athletes/training-load';

/** The figures by which others judge ours, through everything between a coach and the database. */
describe('the series of the vectors', () => {
  let at: TestApp;
  let actors: Actors;
  let app: AppCaller;
  let teamId: number;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    app = await createAppCaller(at, actors.ownCoach.institutionId);
    teamId = (await build.team(at, actors.ownCoach)).id;
  });
  afterAll(() => at.close());

  const list = async (athleteId: number) =>
    z
      .array(trainingLoadEntrySchema.strict())
      .parse((await actors.own.get(`${URL}?athlete_id=${athleteId}`)).json<TrainingLoadEntry[]>());

  it('are eleven', () => expect(vectors.series).toHaveLength(11));

  it.each(vectors.series)(
    '$id, written by a coach and by the app',
    async ({ input_sessions, expected_entries_sorted, expected_days }) => {
      // In the order of their numbers, whatever that of their days: ours count the same way.
      const sent = [...input_sessions]
        .sort((a, b) => a.workout_id - b.workout_id)
        .map(({ date, rpe, duration_min }) => ({ date, rpe, duration_min }));
      const history = new Map<string, number>(expected_days.map((day) => [day.date, day.history_days]));
      const numbers = input_sessions.map(({ workout_id: id }) => id).sort((a, b) => a - b);
      const writers = [
        (entries: object[]) => actors.own.put(URL, { entries }),
        (entries: object[]) => app.post('/api/intake/training-load', { entries }),
      ];
      for (const write of writers) {
        const { id: athleteId } = await build.athlete(at, { teamId });
        if (sent.length > 0)
          expect((await write(sent.map((session) => ({ athlete_id: athleteId, ...session })))).statusCode).toBe(200);
        const entries = await list(athleteId);
        const ids = entries.map(({ workout_id: id }) => id).sort((a, b) => a - b);
        const figures = entries.map(
          ({
            athlete_id: _athlete,
            rpe: _rpe,
            duration_min: _minutes,
            version: _version,
            event_id: _event,
            workout_id: id,
            ...rest
          }) => ({ ...rest, workout_id: numbers[ids.indexOf(id)] }),
        );
        expect(figures).toEqual(
          expected_entries_sorted.map((entry) => ({ ...entry, history_days: history.get(entry.date) })),
        );
      }
    },
  );
});
