import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { AthleteDeviceEntity } from '../../src/modules/athlete-access/index.js';
import { ConsentEntity } from '../../src/modules/consents/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { answeringAthlete } from '../support/answering-athlete.js';
import { outputOf } from '../support/coach-command.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('a consent on paper', () => {
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
    teamId = (await build.team(at, actors.ownCoach)).id;
  });
  afterAll(() => at.close());

  const athlete = async (dateOfBirth: string | null) => (await build.athlete(at, { teamId, dateOfBirth })).id;
  const form = (athlete_id: number, partial: object = {}) => ({
    ...{ athlete_id, signed_on: '2026-11-20', text_version: '2026-11', guardian_name: null, relation: null },
    ...partial,
  });
  const record = (body: object, who = actors.own) => who.post('/api/consents', body);
  const MOTHER = { guardian_name: 'Eve Byron', relation: 'Mother' };
  const consents = (athleteId: number) => at.read.find(ConsentEntity, { where: { athleteId }, order: { id: 'ASC' } });
  const audited = (athleteId: number) => at.read.findBy(AuditEntryEntity, { athleteId });

  it('is recorded by a coach, and lets the athlete answer', async () => {
    const id = await athlete('2014-06-01');
    const phone = await answeringAthlete(at, id, { consent: false });
    const response = await record(form(id, MOTHER));
    expect([response.statusCode, response.payload]).toEqual([204, '']);
    expect(await consents(id)).toMatchObject([
      {
        ...{ currentAthleteId: id, givenBy: 'paper', guardianName: 'Eve Byron', relation: 'Mother' },
        ...{ givenAt: new Date('2026-11-20T12:00:00Z'), coachId: actors.ownCoach.id, textVersion: '2026-11' },
      },
    ]);
    expect(await audited(id)).toMatchObject([{ actorKind: 'coach', kind: 'profile', action: 'update' }]);
    expect((await phone.get('/api/athlete/consent')).json()).toMatchObject({ state: 'given', given_by: 'paper' });
  });

  it('recorded again is stored once; another form takes its place and the first one stays', async () => {
    const id = await athlete('2008-02-29');
    await record(form(id));
    await record(form(id));
    expect([(await consents(id)).length, (await audited(id)).length]).toEqual([1, 1]);
    await record(form(id, { signed_on: '2026-11-25' }));
    expect((await consents(id)).map(({ currentAthleteId, withdrawnAt }) => [currentAthleteId, withdrawnAt])).toEqual([
      [null, null],
      [id, null],
    ]);
  });

  it('needs a guardian under the age on the day of the signature, as far as the birth date is known', async () => {
    const fields = async (body: object) => {
      const response = await record(body);
      return response.statusCode === 204
        ? 204
        : response.json<{ fields: { path: string }[] }>().fields.map((each) => each.path);
    };
    const turned = await athlete('2010-11-24');
    expect(await fields(form(turned, { signed_on: '2026-11-23' }))).toEqual(['guardian_name', 'relation']);
    expect(await fields(form(turned, { signed_on: '2026-11-24' }))).toBe(204);
    expect(await fields(form(turned, { guardian_name: 'Eve Byron' }))).toEqual(['relation']);
    expect(await fields(form(turned, { relation: 'Mother' }))).toEqual(['guardian_name']);
    expect(await fields(form(await athlete(null)))).toBe(204);
  });

  it('is not signed tomorrow, nor to another text', async () => {
    const id = await athlete('2008-02-29');
    expect((await record(form(id, { signed_on: '2026-11-27' }))).json<{ fields: object[] }>().fields).toEqual([
      { path: 'signed_on', message: 'Signed on must not be in the future.' },
    ]);
    const other = await record(form(id, { text_version: '2020-01' }));
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'consent_text_changed']);
    expect(await consents(id)).toEqual([]);
  });

  it('withdrawn ends every device with the next call, and is recorded once', async () => {
    const id = await athlete('2014-06-01');
    await record(form(id, MOTHER));
    const phone = await answeringAthlete(at, id);
    for (let time = 0; time < 2; time += 1)
      expect((await actors.own.delete(`/api/consents/${id}`)).statusCode).toBe(204);
    expect((await phone.get('/api/athlete/consent')).statusCode).toBe(401);
    expect(await at.read.findBy(AthleteDeviceEntity, { athleteId: id })).toEqual([]);
    expect(await consents(id)).toMatchObject([{ currentAthleteId: null, withdrawnAt: at.clock.now() }]);
    expect(await audited(id)).toHaveLength(2);
  });

  it('of an athlete of others is not found, and nothing is stored', async () => {
    const id = await athlete('2008-02-29');
    for (const who of [actors.colleague, actors.stranger]) {
      expect((await record(form(id), who)).statusCode).toBe(404);
      expect((await who.delete(`/api/consents/${id}`)).statusCode).toBe(404);
    }
    expect([await consents(id), await audited(id)]).toEqual([[], []]);
  });

  it('goes by the age that the administrator has set for the club', async () => {
    const id = await athlete('2012-11-01');
    expect((await record(form(id))).statusCode).toBe(400);
    const club =
      (
        await at.read.query<{ name: string }[]>(
          `SELECT name FROM institutions WHERE id = ${actors.ownCoach.institutionId}`,
        )
      )[0]?.name ?? '';
    expect(await outputOf(at, ['guardian-age', '--institution', club, '--age', '14'])).toContain('age of 14');
    expect((await record(form(id))).statusCode).toBe(204);
    await expect(outputOf(at, ['guardian-age', '--institution', club, '--age', 'x'])).rejects.toThrow(
      'no age from 0 to 21',
    );
    expect((await actors.anonymous.get('/api/join/rules')).json()).toMatchObject({ guardian_age: 16 });
  });
});
