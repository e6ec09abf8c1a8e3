import { labelsOf, type LabelledAthlete } from '@touchline/contracts/athlete-labels';
import { addDays } from '@touchline/contracts/calendar-date';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { answeringAthlete } from '../support/answering-athlete.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** Three of one name: one by the number, two of one number by their years. */
const LABELS = ['Kim Lee #00', 'Kim Lee (born 2008)', 'Kim Lee (born 2010)'];

describe('athletes of one name', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let kims: AthleteEntity[];
  let today: string;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    today = at.clock.now().toISOString().slice(0, 10);
    team = await build.team(at, actors.ownCoach);
    const kim = (jerseyNumber: string, dateOfBirth: string | null) =>
      build.athlete(at, { teamId: team.id, firstName: 'Kim', lastName: 'Lee', jerseyNumber, dateOfBirth });
    kims = [await kim('00', null), await kim('7', '2008-01-02'), await kim('7', '2010-01-02')];
  });
  afterAll(() => at.close());

  const read = async <T>(path: string): Promise<T> => {
    const response = await actors.own.get(path);
    expect(response.statusCode).toBe(200);
    return response.json<T>();
  };
  const labels = (list: readonly LabelledAthlete[]) => list.map(labelsOf(list)).sort();
  const expected = [...LABELS].sort();

  it.each([
    ['the roster', 'athletes/list'],
    ['who can answer', 'athlete-access'],
  ])('are told apart by the list of %s', async (_, path) => {
    expect(labels(await read<LabelledAthlete[]>(`/api/${path}?team_id=${team.id}`))).toEqual(expected);
  });

  it('are told apart on the board and in the grid of an event', async () => {
    const event = await build.event(at, { teamId: team.id, date: addDays(today, -1) });
    const { rows } = await read<{ rows: LabelledAthlete[] }>(`/api/sessions/grid?event_id=${event.id}`);
    const board = await read<{ athletes: LabelledAthlete[] }>(`/api/dashboard/squad?team_id=${team.id}`);
    expect([labels(rows), labels(board.athletes)]).toEqual([expected, expected]);
  });

  it('are told apart in the history and among the trends', async () => {
    for (const { id } of kims)
      await build.decision(at, { athleteId: id, coachId: actors.ownCoach.id, madeOn: addDays(today, -2) });
    const { items } = await read<{ items: LabelledAthlete[] }>(`/api/squad/decisions?team_id=${team.id}`);
    expect(labels(items)).toEqual(expected);

    const trends = await read<(LabelledAthlete & { id: number; name: string })[]>('/api/athletes/trends');
    expect(
      labels(trends.map((each) => ({ ...each, athlete_id: each.id, first_name: each.name, last_name: '' }))),
    ).toEqual(expected);
  });

  it('are told apart among requests, and by the preview of a plan', async () => {
    for (const { id } of kims) {
      const own = await answeringAthlete(at, id, { consent: false });
      await own.post('/api/athlete/requests', { kind: 'correction', text: 'I was there.' });
    }
    expect(labels(await read(`/api/athlete-requests?team_id=${team.id}`))).toEqual(expected);

    const plan = { event_title: 'Practice', event_type: 'practice', event_time: '18:00', duration_min: 60 };
    const sent = { ...plan, team_id: team.id, date: addDays(today, 1), planned_rpe: 5 };
    const { athletes } = (await actors.own.post(`/api/calendar/preview?today=${today}`, sent)).json<{
      athletes: LabelledAthlete[];
    }>();
    expect(labels(athletes)).toEqual(expected);
  });
});
