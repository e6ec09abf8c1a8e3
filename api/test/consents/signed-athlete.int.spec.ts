import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { sortKey } from '../../src/common/text/keys.js';
import { ConsentEntity } from '../../src/modules/consents/index.js';
import { PendingAthleteEntity } from '../../src/modules/registrations/index.js';
import { createActors, type Actor, type Actors } from '../support/actors.js';
import { answeringAthlete } from '../support/answering-athlete.js';
import { athletesWithPlaces } from '../support/athletes-with-places.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { WRITERS } from '../support/writers.js';

const CHILD = { first_name: 'Bo', last_name: 'Byron', date_of_birth: '2014-06-01' };
const MOTHER = { guardian_name: 'Eve Byron', relation: 'Mother' };

describe('an athlete added from a signed form', () => {
  let at: TestApp;
  let actors: Actors;
  let teamId: number;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    at.clock.moveTo('2026-11-26T12:00:00Z');
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach, { name: 'Under 14' })).id;
  });
  afterAll(() => at.close());

  const form = (partial: object = {}) => ({
    ...{ team_id: teamId, ...CHILD, signed_on: '2026-11-20', text_version: '2026-11', ...MOTHER },
    ...partial,
  });
  const add = (partial: object = {}, who: Actor = actors.own, headers: Record<string, string> = {}) =>
    who.post('/api/athletes', form(partial), { headers });
  const athletes = () => athletesWithPlaces(at);
  const consents = () => at.read.find(ConsentEntity, { order: { id: 'ASC' } });
  const nothingStored = async () => expect([await athletes(), await consents()]).toEqual([[], []]);

  it('is on the roster with the consent, and may answer at once', async () => {
    const response = await add({ email: 'Bo@athletes.test', position: 'Wing', jersey_number: '7' });
    expect(response.statusCode).toBe(201);
    const { athlete_id: id } = response.json<{ athlete_id: number }>();
    expect(await athletes()).toMatchObject([
      {
        ...{ id, teamId, firstName: 'Bo', lastName: 'Byron', sortKey: sortKey('Byron', 'Bo') },
        ...{ email: 'Bo@athletes.test', emailKey: 'bo@athletes.test', position: 'Wing', jerseyNumber: '7' },
        ...{ dateOfBirth: '2014-06-01', weightKg: null, heightCm: null, externalId: null },
        ...{ version: 1, joinedOn: '2026-11-26', archivedAt: null },
      },
    ]);
    expect(await consents()).toMatchObject([
      {
        ...{ athleteId: id, currentAthleteId: id, pendingAthleteId: null, givenBy: 'paper', textVersion: '2026-11' },
        ...{ guardianName: 'Eve Byron', relation: 'Mother', coachId: actors.ownCoach.id, withdrawnAt: null },
        givenAt: new Date('2026-11-20T12:00:00Z'),
      },
    ]);
    expect(await at.read.find(AuditEntryEntity)).toMatchObject([
      { athleteId: id, actorKind: 'coach', kind: 'profile', action: 'create' },
    ]);
    const phone = await answeringAthlete(at, id, { consent: false });
    expect((await phone.get('/api/athlete/consent')).json()).toMatchObject({ state: 'given', given_by: 'paper' });
  });

  it('needs no mail address and no position', async () => {
    expect((await add()).statusCode).toBe(201);
    expect(await athletes()).toMatchObject([{ email: null, emailKey: null, position: null, jerseyNumber: null }]);
  });

  it('is refused under the age of the club without a guardian, and nothing of the child is stored', async () => {
    const fields = async (partial: object) =>
      (await add(partial)).json<{ fields: { path: string }[] }>().fields.map(({ path }) => path);
    expect(await fields({ guardian_name: null, relation: null })).toEqual(['guardian_name', 'relation']);
    expect(await fields({ relation: null })).toEqual(['relation']);
    await nothingStored();
    expect((await add({ date_of_birth: '2010-11-20', guardian_name: null, relation: null })).statusCode).toBe(201);
  });

  it('is refused with a birth date or a signature that is still to come, and with another text', async () => {
    const answers = [
      await add({ date_of_birth: '2026-11-28' }),
      await add({ signed_on: '2026-11-27' }),
      await add({ text_version: '2020-01' }),
      await add({ date_of_birth: undefined }),
    ];
    expect(answers.map((each) => [each.statusCode, each.json<{ code: string }>().code])).toEqual([
      [400, 'validation_failed'],
      [400, 'validation_failed'],
      [409, 'consent_text_changed'],
      [400, 'validation_failed'],
    ]);
    await nothingStored();
  });

  it('that is refused uses up no number of an athlete', async () => {
    const another = { is_another: true };
    const addedId = async (partial = {}) => (await add(partial)).json<{ athlete_id: number }>().athlete_id;
    const [first, second] = [await addedId(), await addedId(another)];
    for (const refused of [{ guardian_name: null }, { signed_on: '2026-11-27' }, { text_version: '2020-01' }])
      expect((await add({ ...another, ...refused })).statusCode).toBeGreaterThanOrEqual(400);
    // Numbers of a cluster have gaps, which are as wide as the one between the first two.
    expect(await addedId(another)).toBe(second + (second - first));
  });

  it('for a team of others is not found', async () => {
    for (const who of [actors.colleague, actors.stranger]) expect((await add({}, who)).statusCode).toBe(404);
    await nothingStored();
  });

  it('sent again with its key is stored once, and each of many at once gets the same answer', async () => {
    const headers = { 'idempotency-key': 'c0ffee00-0000-4000-8000-000000000001' };
    const answers = await Promise.all(Array.from({ length: WRITERS }, () => add({}, actors.own, headers)));
    answers.push(await add({}, actors.own, headers));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
    expect([(await athletes()).length, (await consents()).length]).toEqual([1, 1]);
    expect((await add({ last_name: 'Other' }, actors.own, headers)).json()).toMatchObject({ code: 'key_reused' });
  });

  it('when coaches enter the same form at once, the first succeeds and the others are refused', async () => {
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(await athletes()).toHaveLength(1);
  });

  describe('where somebody of this name is known', () => {
    const refusal = async (partial: object = {}, who = actors.own) => {
      const response = await add(partial, who);
      return response.statusCode === 201 ? 201 : response.json<{ code: string; message: string }>();
    };
    const known = (partial: object = {}) =>
      build.athlete(at, {
        ...{ teamId, firstName: 'bo', lastName: 'BYRON', sortKey: sortKey('BYRON', 'bo'), dateOfBirth: '2014-06-01' },
        ...partial,
      });
    const EXISTS = { code: 'athlete_exists' };

    it('is refused with the place, unless the coach means another person', async () => {
      await known();
      expect(await refusal()).toMatchObject({
        ...EXISTS,
        message: 'Somebody of this name is on the roster of Under 14 already. Record the form there.',
      });
      expect([(await athletes()).length, await consents()]).toEqual([1, []]);
      expect(await refusal({ is_another: true })).toBe(201);
      expect(await athletes()).toHaveLength(2);
    });

    it('also when the birth date is not known, or the person was archived in another team of the coach', async () => {
      const other = await build.team(at, actors.ownCoach, { name: 'Under 12' });
      await known({ teamId: other.id, dateOfBirth: null, archivedAt: at.clock.now() });
      expect(await refusal()).toMatchObject({
        message: expect.stringMatching(/^.+ was archived in Under 12\./) as string,
      });
    });

    it('also while a registration waits, and not when that has expired', async () => {
      const waiting = { teamId, firstName: 'Bo', lastName: 'Byron', dateOfBirth: '2014-06-01' };
      const { id } = await build.pending(at, { ...waiting, createdAt: at.clock.now() });
      expect(await refusal()).toMatchObject({ message: expect.stringContaining('Pending Registrations') as string });
      await at.write((tx) => tx.update(PendingAthleteEntity, { id }, { createdAt: new Date('2026-10-01T00:00:00Z') }));
      expect(await refusal()).toBe(201);
    });

    it('is added for another birth date, another name, and what other coaches have', async () => {
      await known({ dateOfBirth: '2014-06-02' });
      await known({ firstName: 'Bob', sortKey: sortKey('BYRON', 'Bob') });
      const colleague = await build.coach(at, { institutionId: actors.ownCoach.institutionId });
      await known({ teamId: (await build.team(at, colleague, { name: 'Theirs' })).id });
      expect(await refusal()).toBe(201);
    });
  });
});
