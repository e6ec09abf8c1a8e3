import { addDays } from '@touchline/contracts/calendar-date';
import type { SquadHistory } from '@touchline/contracts/squad-history.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('the history of flags and decisions', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let athlete: AthleteEntity;
  let today: string;
  const day = (before: number) => addDays(today, -before);

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    today = at.clock.now().toISOString().slice(0, 10);
  });
  beforeEach(async () => {
    team = await build.team(at, actors.ownCoach);
    athlete = await build.athlete(at, { teamId: team.id });
  });
  afterAll(() => at.close());

  /** An answer of 12, and of 19 with the worst sleep. */
  const answer = (before: number, sleepQuality = 3) =>
    build.entry(at, {
      athleteId: athlete.id,
      date: day(before),
      sleepQuality,
      fatigue: 3,
      muscleSoreness: 3,
      stress: 3,
    });
  const history = async (query = `team_id=${team.id}`) =>
    (await actors.own.get(`/api/squad/decisions?${query}`)).json<SquadHistory>();

  it('shows a marked answer, the decision, and the next three answers against the same mean', async () => {
    for (let before = 30; before > 10; before -= 1) await answer(before);
    await answer(10, 10);
    for (const before of [8, 7, 5, 4]) await answer(before);
    const first = await build.decision(at, {
      athleteId: athlete.id,
      coachId: actors.ownCoach.id,
      openAthleteId: null,
      kind: 'talk',
      madeOn: day(10),
      untilDay: day(10),
      endedOn: day(10),
    });
    await build.decision(at, {
      athleteId: athlete.id,
      coachId: actors.ownCoach.id,
      kind: 'rest',
      note: 'Two days off',
      madeOn: day(10),
      untilDay: day(9),
      createdAt: new Date(first.createdAt.getTime() + 60_000),
    });
    const { items } = await history();
    expect(items).toEqual([
      {
        athlete_id: athlete.id,
        first_name: athlete.firstName,
        last_name: athlete.lastName,
        jersey_number: '7',
        date_of_birth: athlete.dateOfBirth,
        team_id: team.id,
        team: { name: team.name },
        date: day(10),
        state: 'talk',
        hooper_index: 19,
        mean: 12,
        delta: 7,
        decisions: [
          expect.objectContaining({ kind: 'rest', note: 'Two days off', until: day(9), ended_on: null }),
          expect.objectContaining({ kind: 'talk', ended_on: day(10) }),
        ],
        followed: [8, 7, 5].map((before) => ({ date: day(before), hooper_index: 12, delta: 0 })),
      },
    ]);
    expect((await history(`athlete_id=${athlete.id}`)).items).toEqual(items);
    expect((await history(`team_id=${team.id}&from=${day(9)}&to=${today}`)).items).toEqual([]);
  });

  it('shows a decision about an athlete who was not marked, and not one that was taken back', async () => {
    const by = { athleteId: athlete.id, coachId: actors.ownCoach.id };
    await build.decision(at, { ...by, openAthleteId: null, takenBackAt: at.clock.now() });
    await build.decision(at, { ...by, kind: 'adjust' });
    expect((await history()).items).toMatchObject([
      { date: today, state: null, hooper_index: null, mean: null, decisions: [{ kind: 'adjust' }], followed: [] },
    ]);
  });
});
