import type { TeamMeasurements } from '@touchline/contracts/comparisons.schema';
import { dayValues } from '@touchline/contracts/measure-values';
import { rulesOf } from '@touchline/contracts/measure-versions';
import type { Measurement } from '@touchline/contracts/measurements.schema';
import type { SquadMeasure } from '@touchline/contracts/squad-measure.schema';
import {
  answerEvent,
  answerScene,
  TODAY,
  YESTERDAY,
  type AnswerScene,
} from '../athlete-answers/support/answer-scene.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { addMeasure, ask, GROIN } from './measure-scene.js';

const AFTER_SESSION = { ...GROIN, entered_by: 'athlete_after_session' } as const;

describe('the last of several answers on one day', () => {
  let at: TestApp;
  let scene: AnswerScene;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    scene = await answerScene(at);
  });
  afterAll(() => at.close());

  it('is the one that came last, in the chart, on the board and in the mean of the team alike', async () => {
    const { actors, team, athlete, phone } = scene;
    at.clock.moveTo(`${YESTERDAY}T08:00:00Z`);
    await actors.own.admit();
    const measure = await addMeasure(actors.own, AFTER_SESSION);
    await ask(actors.own, team.id, TODAY, [{ measure: measure.key, when: 'after_session' }]);
    at.clock.moveTo(`${TODAY}T20:00:00Z`);
    await actors.own.admit();

    // The later event is planned first, so that its number is the smaller one.
    const evening = await build.event(at, { teamId: team.id, date: TODAY, eventTime: '17:00' });
    const morning = await build.event(at, { teamId: team.id, date: TODAY, eventTime: '08:00' });
    const answer = async (eventId: number, value: number) => {
      const body = { was_there: true, event_id: eventId, rpe: 6, duration_min: 60 };
      const answered = await answerEvent(phone, { ...body, more: [{ measure: measure.key, value }] });
      expect(answered.statusCode).toBe(200);
    };
    await answer(morning.id, 2);
    await answer(evening.id, 7);
    // A correction keeps the place of the answer.
    await answer(morning.id, 3);
    for (const value of [4, 4]) {
      const { id: athleteId } = await build.athlete(at, { teamId: team.id });
      await build.measurement(at, { athleteId, day: TODAY, measureKey: measure.key, value });
    }

    const read = async <T>(path: string) => (await actors.own.get(path)).json<T>();
    const listed = await read<Measurement[]>(`/api/athletes/${athlete.id}/measurements?measure=${measure.key}`);
    expect(dayValues(listed, (version) => rulesOf(measure, version))).toMatchObject([{ value: 7 }]);
    const board = await read<SquadMeasure>(`/api/squad/measure?team_id=${team.id}&measure=${measure.key}`);
    expect(board.athletes.find(({ athlete_id: id }) => id === athlete.id)).toMatchObject({ values: [{ value: 7 }] });
    const compared = `athlete_id=${athlete.id}&measure=${measure.key}&from=${TODAY}&to=${TODAY}`;
    const mean = await read<TeamMeasurements>(`/api/dashboard/team-comparison/measurements?${compared}`);
    expect(mean).toMatchObject([{ figures: { none: { n: 3, mean: 5 } } }]);
  });

  it('leaves the sides of a test in their order, whichever was measured first', async () => {
    const { actors, team, athlete } = scene;
    const { key } = await addMeasure(actors.own, { ...GROIN, entered_by: 'staff', question: null, has_sides: true });
    for (const [side, value] of [
      ['right', 5],
      ['left', 6],
    ] as const)
      await build.measurement(at, { athleteId: athlete.id, day: TODAY, measureKey: key, side, value });
    const column = await actors.own.get(`/api/squad/measure?team_id=${team.id}&measure=${key}`);
    expect(column.json()).toMatchObject({ athletes: [{ values: [{ side: 'left' }, { side: 'right' }] }] });
  });
});
