import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { ApiKeyEntity } from '../../src/modules/coaches/index.js';
import type { AcceptedAthlete } from '@touchline/contracts/registrations.schema';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { sortKey } from '../../src/common/text/keys.js';
import { createActors, type Actors } from '../support/actors.js';
import { createAppCaller } from '../support/app-caller.js';
import { createTestAppAt } from '../support/at-instant.js';
import * as build from '../support/factories.js';
import type { TestApp } from '../support/test-app.js';
import { watchAudit } from '../support/watch-audit.js';

const DAY = '2026-11-05';
const RATINGS = { sleep_quality: 3, fatigue: 5, muscle_soreness: 4, stress: 2 };

/** Every call that shows or changes health data, with the rows it adds to the audit. */
describe('health data', () => {
  let at: TestApp;
  let actors: Actors;
  let teamId: number;
  let ada: AthleteEntity;

  beforeEach(async () => {
    at = await createTestAppAt(`${DAY}T10:00:00Z`);
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach)).id;
    ada = await build.athlete(at, { teamId, externalId: 'A-7' });
  });
  afterEach(() => at.close());

  let newEntries: Awaited<ReturnType<typeof watchAudit>>;
  beforeEach(async () => void (newEntries = await watchAudit(at)));
  /** The audit rows since the last call of this function: actor, action, kind of data, athlete. */
  const noted = async () =>
    (await newEntries()).map(
      ({ actorKind, action, kind, athleteId }) =>
        `${actorKind} ${action} ${kind} ${athleteId === ada.id ? 'ada' : athleteId}`,
    );

  it('in the list of athletes: everyone listed and nobody else', async () => {
    await build.athlete(at, { teamId: (await build.team(at, actors.strangerCoach)).id });
    await build.athlete(at, { teamId, archivedAt: at.clock.now() });
    const eva = await build.athlete(at, { teamId });
    await actors.own.get('/api/athletes/list');
    expect(await noted()).toEqual(['coach read profile ada', `coach read profile ${eva.id}`]);
    await actors.stranger.get(`/api/athletes/list?team_id=${teamId}`);
    expect(await noted()).toEqual([]);
  });

  it('in the overview: the requested athlete, none for teams', async () => {
    await actors.own.get(`/api/dashboard/overview?team_id=${teamId}`);
    expect(await noted()).toEqual([]);
    await actors.own.get(`/api/dashboard/overview?athlete_id=${ada.id}`);
    expect((await noted()).sort()).toEqual(
      ['fatigue', 'profile', 'training_load', 'wellness'].map((kind) => `coach read ${kind} ada`),
    );
    await actors.own.get(`/api/dashboard/overview?athlete_id=${ada.id + 999}`);
    expect(await noted()).toEqual([]);
  });

  it('in the wellness history: read, created, changed, deleted', async () => {
    const entry = { athlete_id: ada.id, date: DAY, ...RATINGS };
    const [saved] = (await actors.own.put('/api/athletes/wellness', { entries: [entry] })).json<WellnessEntry[]>();
    await actors.own.put('/api/athletes/wellness', { entries: [{ ...entry, stress: 9 }] });
    await actors.own.get(`/api/athletes/wellness?athlete_id=${ada.id}`);
    await actors.own.delete(`/api/athletes/wellness/${saved?.wellness_id}`);
    expect((await noted()).sort()).toEqual(
      ['create', 'delete', 'read', 'update'].map((action) => `coach ${action} wellness ada`),
    );
  });

  it('in an accepted registration: a new or an existing athlete; none for waiting and declined ones', async () => {
    const person = {
      teamId,
      firstName: 'Bo',
      lastName: 'New',
      email: 'bo@athletes.test',
      emailKey: 'bo@athletes.test',
      dateOfBirth: '2004-02-29',
    };
    const first = await build.pending(at, person);
    await actors.own.get('/api/pending-athletes');
    expect(await noted()).toEqual([]);
    const { athlete_id: bo } = (
      await actors.own.post(`/api/pending-athletes/${first.id}/accept`)
    ).json<AcceptedAthlete>();
    expect(await noted()).toEqual([`coach create profile ${bo}`]);
    await at.write((tx) => tx.query(`UPDATE athletes SET sort_key = '${sortKey('New', 'Bo')}' WHERE id = ${bo}`));
    await actors.own.post(`/api/pending-athletes/${(await build.pending(at, person)).id}/accept`);
    expect(await noted()).toEqual([`coach update profile ${bo}`]);
    await actors.own.delete(`/api/pending-athletes/${(await build.pending(at, person)).id}`);
    expect(await noted()).toEqual([]);
  });

  it("from the athletes' own app", async () => {
    const app = await createAppCaller(at, actors.ownCoach.institutionId);
    const { id: keyId } = await at.read.findOneByOrFail(ApiKeyEntity, { institutionId: actors.ownCoach.institutionId });
    const day = { external_id: 'A-7', date: DAY, stress: 4 };
    const session = { athlete_id: ada.id, date: DAY, rpe: 5, duration_min: 60, session_id: 's1' };
    const send = async (stress: number, rpe: number) => {
      expect((await app.post('/api/intake/wellness', { entries: [{ ...day, stress }] })).statusCode).toBe(200);
      expect((await app.post('/api/intake/training-load', { entries: [{ ...session, rpe }] })).statusCode).toBe(200);
      return (await noted()).sort();
    };
    expect(await send(4, 5)).toEqual(['app create training_load ada', 'app create wellness ada']);
    // The day existed: the answer shows the app what a coach may have entered. Sent again unchanged, it is no write.
    expect(await send(4, 5)).toEqual(['app read wellness ada']);
    expect(await send(5, 6)).toEqual(['app update training_load ada', 'app update wellness ada']);
    at.clock.advance(3600);
    expect(await send(5, 6)).toEqual(['app read wellness ada']);
    for (const row of await at.read.find(AuditEntryEntity))
      expect(row).toMatchObject({ coachId: null, apiKeyId: keyId, institutionId: actors.ownCoach.institutionId });
    await app.post('/api/intake/wellness', {
      entries: [day, { ...day, athlete_id: undefined, external_id: 'nobody' }],
    });
    expect(await noted()).toEqual([]);
  });
});
