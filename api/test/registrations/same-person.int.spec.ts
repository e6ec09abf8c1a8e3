import type { JoinedRegistration, PendingAthlete } from '@touchline/contracts/registrations.schema';
import { sortKey } from '../../src/common/text/keys.js';
import { DeletedRecordEntity } from '../../src/common/versioned/deleted-record.entity.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { ConsentEntity } from '../../src/modules/consents/index.js';
import { storePendingConsent } from '../../src/modules/consents/pending-consents.writer.js';
import { MembershipEntity } from '../../src/modules/memberships/index.js';
import type { PendingAthleteEntity } from '../../src/modules/registrations/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, HOST, type Actor, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const DAY_MS = 24 * 3_600_000;

describe('a registration of somebody who may be known', () => {
  let at: TestApp;
  let actors: Actors;
  let seniors: TeamEntity;
  let juniors: TeamEntity;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    actors = await createActors(at);
    seniors = await build.team(at, actors.ownCoach, { name: 'Seniors' });
    juniors = await build.team(at, actors.ownCoach, {
      name: 'Under 16',
      registrationCode: 'JUNIORS1',
      codeExpiresAt: new Date(at.clock.now().getTime() + DAY_MS),
    });
  });
  afterAll(() => at.close());

  const EMAIL = { email: 'stone@home.test', emailKey: 'stone@home.test' };
  const mary = (partial: Partial<Parameters<typeof build.athlete>[1]> = {}) => {
    const name = { firstName: 'Mary', lastName: 'Stone', ...partial };
    return build.athlete(at, {
      teamId: seniors.id,
      ...EMAIL,
      ...name,
      sortKey: sortKey(name.lastName, name.firstName),
      ...{ position: 'Winger', jerseyNumber: '7', weightKg: null, dateOfBirth: null, externalId: null },
      ...partial,
    });
  };
  const registered = (partial: Partial<PendingAthleteEntity> = {}) =>
    build.pending(at, {
      teamId: juniors.id,
      ...EMAIL,
      ...{ firstName: 'Mary', lastName: 'Stone', position: 'Keeper' },
      ...partial,
    });
  const accept = (id: number, body: object = {}, actor: Actor = actors.own) =>
    actor.post(`/api/pending-athletes/${id}/accept`, body);
  const listed = async () => (await actors.own.get('/api/pending-athletes')).json<PendingAthlete[]>();
  const joined = async (actor: Actor = actors.own) =>
    (await actor.get('/api/pending-athletes/joined')).json<JoinedRegistration[]>();
  const separate = (id: number, actor: Actor = actors.own) => actor.post(`/api/pending-athletes/${id}/separate`);
  /** Each with the place on the main team. */
  const athletes = async () => {
    const memberships = await at.read.find(MembershipEntity, { order: { id: 'ASC' } });
    return (await at.read.find(AthleteEntity, { order: { id: 'ASC' } })).map((athlete) => {
      const own = memberships.findLast(
        ({ athleteId, teamId }) => athleteId === athlete.id && teamId === athlete.teamId,
      );
      return { ...athlete, jerseyNumber: own?.jerseyNumber, position: own?.position, lastDay: own?.lastDay };
    });
  };

  it.each([
    ['no birth date is known', {}, {}],
    ['only one birth date is known', { dateOfBirth: '1990-03-03' }, {}],
    ['only the accents differ', { lastName: 'Stöne', dateOfBirth: '1990-03-03' }, { dateOfBirth: '1990-03-03' }],
    [
      'the address differs',
      { email: 'old@home.test', emailKey: 'old@home.test', dateOfBirth: '1990-03-03' },
      { dateOfBirth: '1990-03-03' },
    ],
    ['they are archived', { archivedAt: new Date('2026-01-05T10:00:00Z') }, {}],
  ])('is not accepted before the coach says who it is: %s', async (_why, known, own) => {
    const before = await mary(known);
    const { id } = await registered(own);
    const answer = await accept(id);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'athlete_exists']);
    expect(await listed()).toMatchObject([
      { id, same_person: null, namesakes: [{ athlete_id: before.id, team_name: 'Seniors' }] },
    ]);
    expect(await athletes()).toMatchObject([{ id: before.id, version: before.version }]);
  });

  it('says name, team and birth date of who may be the same', async () => {
    await mary({ dateOfBirth: '1990-03-03' });
    expect((await accept((await registered()).id)).json<{ error: string }>().error).toBe(
      'Mary Stone of Seniors (born March 3, 1990) may be the same person. Say whether they are.',
    );
  });

  it('joins the chosen one of two, and lists who may be the same with the birth dates', async () => {
    const [first, second] = [await mary({ dateOfBirth: '1990-03-03' }), await mary()];
    const { id } = await registered();
    const [row] = await listed();
    expect(row?.namesakes.map((known) => [known.athlete_id, known.date_of_birth])).toEqual([
      [first.id, '1990-03-03'],
      [second.id, null],
    ]);
    expect((await accept(id, { same_as: second.id })).json()).toEqual({
      athlete_id: second.id,
      known: true,
      moved_from: 'Seniors',
    });
    expect(await athletes()).toMatchObject([
      { id: first.id, teamId: seniors.id },
      { id: second.id, teamId: juniors.id },
    ]);
  });

  it('becomes another person when the coach says so', async () => {
    const before = await mary();
    expect((await accept((await registered()).id, { same_as: null })).json()).toMatchObject({ known: false });
    expect(await athletes()).toMatchObject([{ id: before.id, teamId: seniors.id }, { teamId: juniors.id }]);
    expect(await joined()).toEqual([]);
  });

  it('is refused with an athlete who cannot be the same, and with one out of reach', async () => {
    const theirs = await build.team(at, actors.colleague.coach!);
    const others = [await mary({ dateOfBirth: '1990-03-03' }), await mary({ firstName: 'Eva' })];
    const { id } = await registered({ dateOfBirth: '2011-06-06' });
    for (const other of others)
      expect((await accept(id, { same_as: other.id })).json()).toMatchObject({ code: 'validation_failed' });
    for (const other of [(await mary({ teamId: theirs.id })).id, 999_999])
      expect((await accept(id, { same_as: other })).statusCode).toBe(404);
    expect(await listed()).toHaveLength(1);
  });

  it('does not overwrite the waiting registration of a namesake', async () => {
    const code = { registration_code: 'JUNIORS1', position: 'Keeper', email: 'stone@home.test' };
    const register = (person: object) =>
      at.app.inject({
        method: 'POST',
        url: '/api/registrations',
        headers: { host: HOST, 'content-type': 'application/json' },
        payload: JSON.stringify({ ...code, ...person }),
      });
    const persons = [
      { first_name: 'Mary', last_name: 'Stone', date_of_birth: '1990-03-03' },
      { first_name: 'Mary', last_name: 'Stone', date_of_birth: '2011-06-06' },
      { first_name: 'Mary', last_name: 'Stöne', date_of_birth: '2011-06-06' },
      { first_name: 'Mary', last_name: 'Stone', external_id: 'A-1' },
      { first_name: 'Mary', last_name: 'Stone', external_id: 'A-2' },
    ];
    for (const person of [...persons, ...persons]) expect((await register(person)).statusCode).toBe(202);
    expect(await listed()).toHaveLength(persons.length);
  });

  describe('that was joined to an athlete', () => {
    const OLD = { jerseyNumber: '7', position: 'Winger', weightKg: null, dateOfBirth: null, externalId: 'old' };
    let before: AthleteEntity;
    let id: number;
    const join = async () => {
      before = await mary(OLD);
      ({ id } = await registered({ jerseyNumber: '1', weightKg: 61, dateOfBirth: '2011-06-06', externalId: null }));
      await accept(id, { same_as: before.id });
    };

    it('is listed for a day, with both, and then forgotten', async () => {
      await join();
      expect(await joined()).toMatchObject([
        {
          ...{ id, first_name: 'Mary', date_of_birth: '2011-06-06', team_name: 'Under 16' },
          athlete: { athlete_id: before.id, date_of_birth: null, team_name: 'Seniors', archived: false },
          until: new Date(at.clock.now().getTime() + DAY_MS).toISOString(),
        },
      ]);
      at.clock.advance(DAY_MS / 1000);
      await actors.own.signIn();
      expect(await joined()).toEqual([]);
      expect((await separate(id)).json()).toMatchObject({ code: 'registration_handled' });
    });

    it('is taken apart: the athlete is what they were, and the registration an athlete of its own', async () => {
      await join();
      await build.entry(at, { athleteId: before.id, date: '2026-01-02' });
      const { athlete_id: own } = (await separate(id)).json<{ athlete_id: number }>();
      expect(await athletes()).toMatchObject([
        { id: before.id, teamId: seniors.id, ...OLD, version: 3 },
        { id: own, teamId: juniors.id, jerseyNumber: '1', weightKg: 61, dateOfBirth: '2011-06-06', externalId: null },
      ]);
      expect(await joined()).toEqual([]);
      expect(await at.read.count(DeletedRecordEntity)).toBe(0);
      expect((await separate(id)).statusCode).toBe(409);
    });

    it('gives each person their own number of the app', async () => {
      before = await mary({ externalId: 'old', dateOfBirth: '1990-03-03', lastName: 'Stöne' });
      ({ id } = await registered({ externalId: 'new', dateOfBirth: '1990-03-03' }));
      expect((await accept(id, { same_as: before.id })).statusCode).toBe(200);
      expect(await athletes()).toMatchObject([{ externalId: 'new' }]);
      await separate(id);
      expect(await athletes()).toMatchObject([{ externalId: 'old' }, { externalId: 'new' }]);
    });

    it('keeps what a coach has changed since', async () => {
      await join();
      const change = { jersey_number: '11', first_name: 'Marie' };
      expect((await actors.own.put(`/api/athletes/${before.id}`, change)).statusCode).toBe(200);
      await separate(id);
      expect(await athletes()).toMatchObject([
        { teamId: seniors.id, jerseyNumber: '11', firstName: 'Marie', position: 'Winger', weightKg: null },
        { jerseyNumber: '1', firstName: 'Mary' },
      ]);
    });

    it('puts an archived athlete back to the archive', async () => {
      before = await mary({ teamId: juniors.id, archivedAt: new Date('2026-01-05T10:00:00Z') });
      ({ id } = await registered());
      await accept(id, { same_as: before.id });
      expect(await athletes()).toMatchObject([{ archivedAt: null }]);
      await separate(id);
      expect(await athletes()).toMatchObject([{ archivedAt: before.archivedAt }, { archivedAt: null }]);
    });

    it('keeps the consent that came with it', async () => {
      before = await mary();
      ({ id } = await registered({ dateOfBirth: '1990-03-03' }));
      const given = {
        textVersion: '1',
        givenBy: 'athlete',
        guardianName: null,
        relation: null,
        coachId: null,
      } as const;
      await at.write((tx) => storePendingConsent(tx, id, { ...given, givenAt: at.clock.now() }, null));
      await accept(id, { same_as: before.id });
      expect(await at.read.count(ConsentEntity)).toBe(0);
      const { athlete_id: own } = (await separate(id)).json<{ athlete_id: number }>();
      expect(await at.read.find(ConsentEntity)).toMatchObject([{ athleteId: own, givenAt: at.clock.now() }]);
    });

    it('is out of reach of coaches who do not have both teams', async () => {
      await join();
      expect(await joined(actors.colleague)).toEqual([]);
      expect((await separate(id, actors.colleague)).statusCode).toBe(404);
      await build.staff(at, { teamId: juniors.id, coachId: actors.colleague.coach!.id });
      expect(await joined(actors.colleague)).toEqual([]);
      expect((await separate(id, actors.colleague)).statusCode).toBe(404);
      expect(await athletes()).toHaveLength(1);
    });

    it('is taken apart once when two coaches do so at once', async () => {
      await join();
      const answers = await Promise.all([separate(id), separate(id)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(await athletes()).toHaveLength(2);
    });
  });
});
