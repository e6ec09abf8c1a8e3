import { addDays } from '@touchline/contracts/calendar-date';
import type { Coach } from '@touchline/contracts/coach.schema';
import { clubSchema, type Club } from '@touchline/contracts/club.schema';
import type { StaffRole } from '@touchline/contracts/permissions';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { SecurityEntryEntity } from '../../src/common/security-log/security-entry.entity.js';
import type { CoachEntity } from '../../src/modules/coaches/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import { outputOf } from '../support/coach-command.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const DEFAULTS = { carried_days: 42, other_teams_sessions: 'shown', late_marks: 'off', extra_questions: 2, version: 1 };

describe('the settings of a club', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach);
  });
  afterAll(() => at.close());

  const read = async (actor: Actor = actors.own) => (await actor.get('/api/club')).json<Club>();
  const change = (body: object, actor: Actor = actors.own) => actor.put('/api/club', body);

  async function colleague(role: StaffRole): Promise<Actor & { coach: CoachEntity }> {
    const coach = await build.coach(at, { institutionId: actors.ownCoach.institutionId });
    await build.staff(at, { teamId: team.id, coachId: coach.id, role });
    const actor = new Actor(at, coach);
    await actor.admit();
    return actor as Actor & { coach: CoachEntity };
  }
  const changes = async () =>
    (await at.read.find(SecurityEntryEntity))
      .map(({ event, coachId, institutionId, detail }) => ({ event, coachId, institutionId, detail }))
      .filter(({ event }) => event === 'club_setting_changed');

  it('are the defaults until somebody decides', async () => {
    const club = await read();
    expect(clubSchema.parse(club)).toEqual(club);
    expect(club).toEqual({ name: expect.any(String), ...DEFAULTS });
    expect((await actors.own.get('/api/coach/me')).json<Coach>().other_teams_sessions).toBe('shown');
  });

  it('are changed by an administrator for the whole club, with an entry in the security log for each', async () => {
    const answer = await change({ carried_days: 14, other_teams_sessions: 'hidden', version: 1 });
    expect([answer.statusCode, answer.json()]).toEqual([200, await read()]);
    expect(await read()).toMatchObject({ carried_days: 14, other_teams_sessions: 'hidden', version: 2 });
    const viewer = await colleague('viewer');
    expect(await read(viewer)).toEqual(await read());
    expect((await viewer.get('/api/coach/me')).json<Coach>().other_teams_sessions).toBe('hidden');
    expect(await read(actors.stranger)).toMatchObject(DEFAULTS);

    const { id: coachId, institutionId, email } = actors.ownCoach;
    const by = { event: 'club_setting_changed', coachId, institutionId };
    const entries = await changes();
    expect(entries).toHaveLength(2);
    expect(entries).toEqual(
      expect.arrayContaining([
        { ...by, detail: 'carried_days from 42 to 14' },
        { ...by, detail: 'other_teams_sessions from shown to hidden' },
      ]),
    );
    const lines = await outputOf(at, ['audit', '--email', email]);
    expect(lines).toContain('changed the club setting carried_days from 42 to 14, from 127.0.0.0/24');
  });

  it('keep a setting that is not sent', async () => {
    await change({ other_teams_sessions: 'hidden', version: 1 });
    await change({ carried_days: 0, version: 2 });
    expect(await read()).toMatchObject({ carried_days: 0, other_teams_sessions: 'hidden', version: 3 });
  });

  it('are not overwritten by somebody who saw others, and a repeated change stores nothing', async () => {
    const second = await colleague('head_coach');
    const body = { carried_days: 7, version: 1 };
    const both = await Promise.all([change(body), change({ carried_days: 9, version: 1 }, second)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = both.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'club_changed',
      error: 'Someone else changed the club settings. Check them and try again.',
    });

    const stored = await read();
    const again = await change({ carried_days: stored.carried_days, version: 1 });
    expect([again.statusCode, again.json()]).toEqual([200, stored]);
    expect([stored.version, (await changes()).length]).toEqual([2, 1]);
  });

  it.each(['coach', 'strength', 'medical', 'attendance_only', 'viewer'] as const)(
    'are not changed by a %s',
    async (role) => {
      const answer = await change({ carried_days: 1, version: 1 }, await colleague(role));
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'not_permitted']);
      expect(await read()).toMatchObject(DEFAULTS);
    },
  );

  it('are not changed by somebody without a team or without a sign-in', async () => {
    expect((await change({ carried_days: 1, version: 1 }, actors.colleague)).statusCode).toBe(403);
    expect((await change({ carried_days: 1, version: 1 }, actors.anonymous)).statusCode).toBe(401);
    expect((await actors.anonymous.get('/api/club')).statusCode).toBe(401);
    expect(await read()).toMatchObject(DEFAULTS);
  });

  it.each([
    [{ carried_days: 43, version: 1 }, ['carried_days']],
    [{ carried_days: -1, version: 1 }, ['carried_days']],
    [{ carried_days: 1.5, version: 1 }, ['carried_days']],
    [{ other_teams_sessions: 'none' }, ['other_teams_sessions', 'version']],
    [{ carried_days: 1, version: 1, season_ends: '06-30' }, ['season_ends']],
  ])('name each wrong field: %j', async (body, paths) => {
    const answer = await change(body);
    expect([answer.statusCode, answer.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path)]).toEqual([
      400,
      paths,
    ]);
  });

  it.each([0, 1, 42])('let the staff of a new team see %i days of before', async (carried) => {
    const today = at.clock.now().toISOString().slice(0, 10);
    const joined = addDays(today, -3);
    const first = await build.team(at, await build.coach(at, { institutionId: actors.ownCoach.institutionId }));
    const { id: athleteId } = await build.athlete(at, { teamId: first.id });
    await build.membership(at, { athleteId, teamId: team.id, joinedOn: joined, recordsFrom: joined });
    for (const before of [43, 42, 2, 1, 0]) {
      const date = addDays(joined, -before);
      await build.entry(at, { athleteId, date });
      await build.session(at, { athleteId, date });
    }
    if (carried !== 42) expect((await change({ carried_days: carried, version: 1 })).statusCode).toBe(200);

    const expected = [42, 2, 1, 0].filter((before) => before <= carried).map((before) => addDays(joined, -before));
    for (const kind of ['wellness', 'training-load']) {
      const entries = (await actors.own.get(`/api/athletes/${kind}?athlete_id=${athleteId}`)).json<WellnessEntry[]>();
      expect([kind, entries.map(({ date }) => date).sort()]).toEqual([kind, expected]);
    }
  });
});
