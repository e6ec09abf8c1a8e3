import { addDays } from '@touchline/contracts/calendar-date';
import { plannedDaySchema, type PlannedDay } from '@touchline/contracts/planned-days.schema';
import { z } from 'zod';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const TODAY = '2026-11-25';
const [YESTERDAY, TOMORROW] = ['2026-11-24', '2026-11-26'];

describe('planned load beside recorded load', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let [ada, bea]: AthleteEntity[] = [];

  beforeAll(async () => {
    at = await createTestApp();
    at.clock.moveTo(`${TODAY}T12:00:00Z`);
    actors = await createActors(at);
  });
  beforeEach(async () => {
    team = await build.team(at, actors.ownCoach);
    ada = await build.athlete(at, { teamId: team.id });
    bea = await build.athlete(at, { teamId: team.id });
  });
  afterAll(() => at.close());

  const idOf = (athlete: AthleteEntity | undefined) => athlete?.id ?? 0;
  const planned = (date: string, plannedRpe: number | null, owner: { teamId: number } | { athleteId: number }) =>
    build.event(at, { ...owner, date, plannedRpe, durationMin: 60 });
  const ofTeam = (date: string, plannedRpe: number | null) => planned(date, plannedRpe, { teamId: team.id });
  const session = (athlete: AthleteEntity | undefined, date: string, rpe: number) =>
    build.session(at, { athleteId: idOf(athlete), date, rpe, durationMin: 60 });
  const days = async (of: string): Promise<PlannedDay[]> => {
    const response = await actors.own.get(
      `/api/calendar/planned-load?${of}&from=${addDays(TODAY, -7)}&to=${addDays(TODAY, 7)}`,
    );
    expect(response.statusCode).toBe(200);
    return z.array(plannedDaySchema.strict()).parse(response.json<PlannedDay[]>());
  };
  const teamDays = () => days(`team_id=${team.id}`);
  const athleteDays = () => days(`athlete_id=${idOf(ada)}`);

  it('of a team has the plan beside the mean of the recorded loads', async () => {
    await ofTeam(YESTERDAY, 5);
    await ofTeam(YESTERDAY, 1);
    await ofTeam(TOMORROW, 0);
    await ofTeam(TODAY, null);
    await planned(TODAY, 9, { athleteId: idOf(ada) });
    for (const rpe of [2, 3]) await session(ada, YESTERDAY, rpe);
    await session(bea, YESTERDAY, 6);
    await session(bea, TODAY, 6);
    expect(await teamDays()).toEqual([
      { date: YESTERDAY, planned_load: 360, done_load: 330, recorded: 2, athletes: 2 },
      { date: TODAY, planned_load: null, done_load: 360, recorded: 1, athletes: 0 },
      { date: TOMORROW, planned_load: 0, done_load: null, recorded: 0, athletes: 2 },
    ]);
  });

  it('of an athlete has the plans of the team and of the athlete, beside what the athlete did', async () => {
    await ofTeam(YESTERDAY, 5);
    await planned(YESTERDAY, 2, { athleteId: idOf(ada) });
    await planned(TODAY, 2, { athleteId: idOf(bea) });
    await session(ada, YESTERDAY, 4);
    await session(bea, YESTERDAY, 9);
    expect(await athleteDays()).toEqual([
      { date: YESTERDAY, planned_load: 420, done_load: 240, recorded: 1, athletes: 1 },
    ]);
  });

  it('plans nothing for who is out or excused', async () => {
    const practice = await ofTeam(YESTERDAY, 5);
    await ofTeam(TOMORROW, 5);
    await build.attendance(at, { eventId: practice.id, athleteId: idOf(ada), status: 'excused' });
    const out = { status: 'out', fromDay: TOMORROW, untilDay: TOMORROW } as const;
    await build.availability(at, { athleteId: idOf(ada), ...out });
    expect(await athleteDays()).toEqual([]);
    expect((await teamDays()).map(({ planned_load: load, athletes }) => [load, athletes])).toEqual([
      [300, 1],
      [300, 1],
    ]);
  });

  it.each([
    ['neither a team nor an athlete', '', 'team_id'],
    ['both', 'team_id=1&athlete_id=1', 'team_id'],
    ['an end before the beginning', 'team_id=1&from=2026-11-25&to=2026-11-24', 'to'],
    ['more than 400 days', 'team_id=1&from=2025-01-01&to=2026-11-24', 'to'],
  ])('refuses %s', async (_name, query, path) => {
    const span = query.includes('from') ? '' : '&from=2026-11-01&to=2026-11-30';
    const response = await actors.own.get(`/api/calendar/planned-load?${query}${span}`);
    expect([response.statusCode, response.json<{ fields: { path: string }[] }>().fields[0]?.path]).toEqual([400, path]);
  });
});
