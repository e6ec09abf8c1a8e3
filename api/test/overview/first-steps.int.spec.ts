import type { FirstSteps } from '@touchline/contracts/first-steps.schema';
import { createActors, type Actors } from '../support/actors.js';
import { answeringAthlete } from '../support/answering-athlete.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('the first steps of a club', () => {
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

  const steps = async () => (await actors.own.get('/api/dashboard/first-steps')).json<FirstSteps>();
  const NOTHING: FirstSteps = { team_id: null, has_athletes: false, has_events: false, has_links: false };

  it('are done one after the other, each by what is stored', async () => {
    expect(await steps()).toEqual(NOTHING);
    const team = await build.team(at, actors.ownCoach);
    expect(await steps()).toEqual({ ...NOTHING, team_id: team.id });
    const athlete = await build.athlete(at, { teamId: team.id });
    expect(await steps()).toMatchObject({ has_athletes: true, has_events: false, has_links: false });
    await build.event(at, { teamId: team.id, date: '2026-11-20' });
    expect(await steps()).toMatchObject({ has_events: true, has_links: false });
    await answeringAthlete(at, athlete.id);
    expect(await steps()).toEqual({ team_id: team.id, has_athletes: true, has_events: true, has_links: true });
  });

  it('lead to a team without athletes, and are those of own teams alone', async () => {
    const foreign = await build.team(at, actors.strangerCoach);
    await build.athlete(at, { teamId: foreign.id });
    expect(await steps()).toEqual(NOTHING);
    const full = await build.team(at, actors.ownCoach, { name: 'Full' });
    await build.athlete(at, { teamId: full.id });
    const empty = await build.team(at, actors.ownCoach, { name: 'Empty' });
    expect(await steps()).toMatchObject({ team_id: empty.id, has_athletes: true });
  });
});
