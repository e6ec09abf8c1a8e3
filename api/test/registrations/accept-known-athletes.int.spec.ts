import type { AcceptedAthlete } from '@touchline/contracts/registrations.schema';
import { sortKey } from '../../src/common/text/keys.js';
import type { PendingAthleteEntity } from '../../src/modules/registrations/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { athletesWithPlaces } from '../support/athletes-with-places.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('accepting a registration of an athlete who is known', () => {
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

  const accept = (id: number) => actors.own.post(`/api/pending-athletes/${id}/accept`);
  const athletes = () => athletesWithPlaces(at);

  const EMAIL = { email: 'Ana@a.test', emailKey: 'ana@a.test' };
  const BORN = { dateOfBirth: '2008-02-29' };
  const NAME = { firstName: 'Ana', lastName: 'Núñez', sortKey: sortKey('Núñez', 'Ana'), ...BORN };
  const registered = (partial: Partial<PendingAthleteEntity> = {}) =>
    build.pending(at, {
      teamId: team.id,
      ...EMAIL,
      firstName: 'Ana',
      lastName: 'Núñez',
      ...BORN,
      position: 'Keeper',
      ...partial,
    });

  it('moves the athlete of another own team, with all records', async () => {
    const old = await build.team(at, actors.ownCoach, { name: 'Old' });
    const before = await build.athlete(at, {
      teamId: old.id,
      ...EMAIL,
      ...NAME,
      position: 'Winger',
      jerseyNumber: '7',
      weightKg: 60,
      externalId: null,
    });
    await build.entry(at, { athleteId: before.id, date: '2026-01-02' });
    const { id } = await registered({ jerseyNumber: '1', weightKg: 70, externalId: 'A-7' });
    expect((await accept(id)).json()).toEqual({ athlete_id: before.id, known: true, moved_from: 'Old' });
    expect(await athletes()).toMatchObject([
      { id: before.id, teamId: team.id, position: 'Keeper', jerseyNumber: '1', weightKg: 60, externalId: 'A-7' },
    ]);
    expect(await at.read.countBy(WellnessEntryEntity, { athleteId: before.id })).toBe(1);
    expect((await actors.own.get(`/api/athletes/wellness?athlete_id=${before.id}`)).json()).toHaveLength(1);
  });

  it('replaces the external id by a new one, and frees the previous one', async () => {
    const before = await build.athlete(at, { teamId: team.id, ...EMAIL, ...NAME, externalId: 'old-phone' });
    expect((await accept((await registered({ externalId: 'new-phone' })).id)).statusCode).toBe(200);
    expect(await athletes()).toMatchObject([{ id: before.id, externalId: 'new-phone' }]);
    expect((await accept((await build.pending(at, { teamId: team.id, externalId: 'old-phone' })).id)).statusCode).toBe(
      200,
    );
    expect((await athletes()).map(({ externalId }) => externalId)).toEqual(['new-phone', 'old-phone']);
  });

  it('keeps the external id without a new one, even when another athlete has the same', async () => {
    const before = await build.athlete(at, { teamId: team.id, ...EMAIL, ...NAME, externalId: 'A-7' });
    await build.athlete(at, { teamId: team.id, externalId: 'A-7' });
    for (const externalId of [null, 'A-7'])
      expect((await accept((await registered({ externalId })).id)).json()).toMatchObject({ athlete_id: before.id });
    expect((await athletes()).map(({ externalId }) => externalId)).toEqual(['A-7', 'A-7']);
  });

  it('is refused with the external id of an own athlete, and keeps the previous id with that of a colleague’s athlete', async () => {
    const before = await build.athlete(at, { teamId: team.id, ...EMAIL, ...NAME, externalId: 'old-phone' });
    await build.athlete(at, { teamId: team.id, externalId: 'own' });
    await build.athlete(at, { teamId: (await build.team(at, actors.colleague.coach!)).id, externalId: 'colleague' });
    expect((await accept((await registered({ externalId: 'own' })).id)).json()).toMatchObject({
      code: 'external_id_taken',
    });
    expect((await accept((await registered({ externalId: 'colleague' })).id)).json()).toEqual({
      athlete_id: before.id,
      known: true,
      moved_from: null,
    });
    expect((await athletes()).map(({ externalId }) => externalId)).toEqual(['old-phone', 'own', 'colleague']);
  });

  it('restores an archived athlete', async () => {
    const before = await build.athlete(at, { teamId: team.id, ...EMAIL, ...NAME, archivedAt: at.clock.now() });
    expect((await accept((await registered()).id)).json()).toEqual({
      athlete_id: before.id,
      known: true,
      moved_from: null,
    });
    expect(await athletes()).toMatchObject([{ archivedAt: null }]);
  });

  it('updates the athlete with the same name in the same team', async () => {
    const before = await build.athlete(at, {
      teamId: team.id,
      ...EMAIL,
      ...NAME,
      position: 'Winger',
      jerseyNumber: '7',
      heightCm: null,
    });
    expect((await accept((await registered({ heightCm: 168 })).id)).json()).toEqual({
      athlete_id: before.id,
      known: true,
      moved_from: null,
    });
    // Stored values stay; only missing ones are filled.
    expect(await athletes()).toMatchObject([{ position: 'Winger', jerseyNumber: '7', heightCm: 168 }]);
  });

  it('creates an athlete for another birth date: a daughter with the name and address of her mother', async () => {
    const seniors = await build.team(at, actors.ownCoach, { name: 'Seniors' });
    const mother = await build.athlete(at, { teamId: seniors.id, ...EMAIL, ...NAME, dateOfBirth: '1990-03-03' });
    const { id } = await registered({ dateOfBirth: '2011-06-06' });
    expect((await actors.own.get('/api/pending-athletes')).json()).toMatchObject([
      { date_of_birth: '2011-06-06', same_person: null, namesakes: [] },
    ]);
    expect((await accept(id)).json()).toMatchObject({ known: false, moved_from: null });
    expect(await athletes()).toMatchObject([
      { id: mother.id, teamId: seniors.id, dateOfBirth: '1990-03-03' },
      { teamId: team.id, dateOfBirth: '2011-06-06' },
    ]);
  });

  it.each([
    ['in the same team', {}],
    ['archived', { archivedAt: new Date('2026-01-05T10:00:00Z') }],
    ['with another number of the app', { dateOfBirth: null, externalId: 'mother' }],
    ['with accents', { firstName: 'Ana', lastName: 'Nunez' }],
  ])('keeps a namesake of another birth date or number as they are: %s', async (_where, partial) => {
    const person = { teamId: team.id, ...EMAIL, ...NAME, dateOfBirth: '1990-03-03', externalId: null };
    const mother = await build.athlete(at, { ...person, ...partial });
    const own = { dateOfBirth: '2011-06-06', externalId: 'daughter' };
    expect((await accept((await registered(own)).id)).json()).toMatchObject({ known: false });
    expect(await athletes()).toMatchObject([{ id: mother.id, version: mother.version, ...partial }, own]);
  });

  it('creates an athlete for another name in another own team, a sister, and does not move the first one', async () => {
    const old = await build.team(at, actors.ownCoach, { name: 'Old' });
    const before = await build.athlete(at, { teamId: old.id, ...EMAIL, ...NAME, jerseyNumber: '7' });
    const { athlete_id } = (await accept((await registered({ firstName: 'Eva' })).id)).json<AcceptedAthlete>();
    expect(athlete_id).not.toBe(before.id);
    expect(await athletes()).toMatchObject([
      { id: before.id, teamId: old.id, jerseyNumber: '7', firstName: 'Ana' },
      { teamId: team.id, firstName: 'Eva' },
    ]);
  });

  it('creates an athlete for another name in the same team, a sister', async () => {
    const before = await build.athlete(at, { teamId: team.id, ...EMAIL, ...NAME });
    const { athlete_id } = (await accept((await registered({ firstName: 'Eva' })).id)).json<AcceptedAthlete>();
    expect(athlete_id).not.toBe(before.id);
    expect((await athletes()).map(({ firstName }) => firstName)).toEqual(['Ana', 'Eva']);
  });

  it('creates an athlete when a colleague’s or foreign athlete has the address and the name', async () => {
    const colleagueTeam = await build.team(at, actors.colleague.coach!);
    const foreignTeam = await build.team(at, actors.strangerCoach);
    const theirs = [
      await build.athlete(at, { teamId: colleagueTeam.id, ...EMAIL, ...NAME }),
      await build.athlete(at, { teamId: foreignTeam.id, ...EMAIL, ...NAME }),
    ];
    const { athlete_id } = (await accept((await registered()).id)).json<AcceptedAthlete>();
    expect(theirs.map(({ id }) => id)).not.toContain(athlete_id);
    expect((await athletes()).map(({ teamId }) => teamId)).toEqual([colleagueTeam.id, foreignTeam.id, team.id]);
  });

  it('creates one athlete when registrations for two teams are accepted at once', async () => {
    const other = await build.team(at, actors.ownCoach);
    const [first, second] = [await registered(), await registered({ teamId: other.id })];
    const answers = await Promise.all([accept(first.id), accept(second.id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.json<AcceptedAthlete>().athlete_id).toBe(answers[1]?.json<AcceptedAthlete>().athlete_id);
    expect(await athletes()).toHaveLength(1);
  });
});
