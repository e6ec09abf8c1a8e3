import type { Response } from 'light-my-request';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { InstitutionEntity } from '../../src/modules/coaches/index.js';
import { ConsentEntity, GuardianRequestEntity } from '../../src/modules/consents/index.js';
import { PendingAthleteEntity } from '../../src/modules/registrations/index.js';
import { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { giveConsent } from '../support/answering-athlete.js';
import * as build from '../support/factories.js';
import { runHousekeeping } from '../support/run-housekeeping.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const DAY = 24 * 3600;

const ALONE = {
  registration_code: 'LIVING01',
  first_name: 'Ana',
  last_name: 'Núñez',
  email: 'ana@athletes.test',
  position: 'Winger',
  date_of_birth: '2008-02-29',
  text_version: '2026-11',
};
const CHILD = {
  registration_code: 'LIVING01',
  first_name: 'Bo',
  date_of_birth: '2014-06-01',
  guardian_email: 'eve@home.test',
};

describe('joining by the code of a team', () => {
  let at: TestApp;
  let actors: Actors;
  let teamId: number;

  beforeAll(async () => {
    at = await createTestApp({ mails: true, settings: { TRUST_PROXY: '1' } });
  });
  beforeEach(async () => {
    await at.empty();
    at.clock.moveTo('2026-11-26T12:00:00Z');
    actors = await createActors(at);
    const codeExpiresAt = new Date(at.clock.now().getTime() + 7 * DAY * 1000);
    teamId = (await build.team(at, actors.ownCoach, { registrationCode: 'LIVING01', codeExpiresAt })).id;
    await build.team(at, actors.ownCoach, { registrationCode: 'EXPIRED1', codeExpiresAt: at.clock.now() });
  });
  afterAll(() => at.close());

  /** From another network each time, because these are limited. */
  let household = 0;
  const join = (body: object): Promise<Response> =>
    actors.anonymous.post('/api/join', body, {
      headers: { 'x-forwarded-for': `203.0.113.${(household += 1) % 250}`, 'x-forwarded-proto': 'http' },
    });
  const settled = () => at.app.get(AfterAnswer).idle();
  const waiting = () => at.read.find(PendingAthleteEntity, { order: { id: 'ASC' } });
  const consents = () => at.read.find(ConsentEntity, { order: { id: 'ASC' } });
  const questions = () => at.read.find(GuardianRequestEntity, { order: { id: 'ASC' } });

  it('begins with the rules: the highest age of all clubs, so that no answer depends on the code', async () => {
    const rules = async () => (await actors.anonymous.get('/api/join/rules')).json<object>();
    expect(await rules()).toEqual({ guardian_age: 16, text_version: '2026-11', sends_mail: true });
    await at.write((tx) =>
      tx.update(InstitutionEntity, { id: actors.strangerCoach.institutionId }, { guardianAge: 18 }),
    );
    expect(await rules()).toMatchObject({ guardian_age: 18 });
  });

  it('stores the registration of somebody old enough with the consent, which counts once a coach accepts', async () => {
    const response = await join(ALONE);
    expect([response.statusCode, response.payload]).toEqual([202, '{}']);
    const [pending] = await waiting();
    expect(pending).toMatchObject({ teamId, firstName: 'Ana', dateOfBirth: '2008-02-29', externalId: null });
    expect(await consents()).toMatchObject([
      { pendingAthleteId: pending?.id, athleteId: null, currentAthleteId: null, givenBy: 'athlete' },
    ]);

    const accepted = await actors.own.post(`/api/pending-athletes/${pending?.id}/accept`, {});
    const { athlete_id: athleteId } = accepted.json<{ athlete_id: number }>();
    expect(await consents()).toMatchObject([
      {
        ...{ pendingAthleteId: null, athleteId, currentAthleteId: athleteId },
        ...{ textVersion: '2026-11', givenBy: 'athlete', guardianName: null, givenAt: at.clock.now() },
      },
    ]);
  });

  it.each([
    ['declined', (id: number) => actors.own.delete(`/api/pending-athletes/${id}`)],
    [
      'expired',
      () => {
        at.clock.advance(30 * DAY);
        return runHousekeeping(at);
      },
    ],
  ])('forgets the consent of a registration that is %s', async (_how, end) => {
    await join(ALONE);
    await end((await waiting())[0]?.id ?? 0);
    expect((await waiting()).map(({ status }) => status)).toEqual(['declined']);
    expect(await consents()).toEqual([]);
  });

  it('again keeps one registration and one consent; after 30 days without an answer it is a new one', async () => {
    await join(ALONE);
    await join({ ...ALONE, position: 'Keeper' });
    expect(await waiting()).toMatchObject([{ position: 'Keeper' }]);
    expect(await consents()).toHaveLength(1);

    at.clock.advance(30 * DAY);
    await at.write((tx) =>
      tx.update(TeamEntity, { id: teamId }, { codeExpiresAt: new Date(at.clock.now().getTime() + 1000) }),
    );
    await join(ALONE);
    const [, fresh] = await waiting();
    expect(await consents()).toMatchObject([{ pendingAthleteId: fresh?.id }]);
  });

  it('in the name of a known athlete gives no consent for them, and takes none away', async () => {
    const known = { teamId, firstName: 'Ana', lastName: 'Núñez', email: ALONE.email, emailKey: ALONE.email };
    const { id } = await build.athlete(at, { ...known, dateOfBirth: '2008-02-29' });
    const accept = async () => {
      await join(ALONE);
      const pending = (await waiting()).at(-1);
      await actors.own.post(`/api/pending-athletes/${pending?.id}/accept`, {});
      expect((await waiting()).at(-1)?.athleteId).toBe(id);
    };
    await accept();
    expect(await consents()).toEqual([]);

    await giveConsent(at, id, { givenBy: 'guardian', guardianName: 'Eve Núñez' });
    await accept();
    expect(await consents()).toMatchObject([{ currentAthleteId: id, guardianName: 'Eve Núñez' }]);
  });

  it('leaves out the own consent of somebody who is a child by the time a coach accepts', async () => {
    await join(ALONE);
    await at.write((tx) => tx.update(InstitutionEntity, { id: actors.ownCoach.institutionId }, { guardianAge: 19 }));
    await actors.own.post(`/api/pending-athletes/${(await waiting())[0]?.id}/accept`, {});
    expect((await waiting())[0]?.athleteId).not.toBeNull();
    expect(await consents()).toEqual([]);
  });

  it('of a child stores only the question to the guardian', async () => {
    const response = await join(CHILD);
    await settled();
    expect([response.statusCode, response.payload]).toEqual([202, '{}']);
    expect([await waiting(), await consents()]).toEqual([[], []]);
    expect(await questions()).toMatchObject([
      {
        ...{ teamId, athleteId: null, firstName: 'Bo', dateOfBirth: '2014-06-01', guardianEmail: 'eve@home.test' },
        expiresAt: new Date('2026-11-29T12:00:00Z'),
      },
    ]);
  });

  it('is refused for the wrong way at an age, and for another text than today’s, with any code', async () => {
    const fields = async (body: object) => {
      const response = await join(body);
      return [response.statusCode, response.json<{ fields?: unknown; code: string }>().fields ?? response.json()];
    };
    for (const registration_code of ['LIVING01', 'UNKNOWN1']) {
      const young = { path: 'date_of_birth', message: 'Under the age of 16 a parent or guardian decides.' };
      const old = { path: 'date_of_birth', message: 'From the age of 16 on you decide yourself.' };
      const late = { path: 'date_of_birth', message: 'Date of birth must not be in the future.' };
      expect(await fields({ ...ALONE, registration_code, date_of_birth: '2014-01-01' })).toEqual([400, [young]]);
      expect(await fields({ ...CHILD, registration_code, date_of_birth: '2008-01-01' })).toEqual([400, [old]]);
      expect(await fields({ ...CHILD, registration_code, date_of_birth: '2026-11-28' })).toEqual([400, [late]]);
      expect(await fields({ ...ALONE, registration_code, text_version: '2020-01' })).toEqual([
        409,
        expect.objectContaining({ code: 'consent_text_changed' }),
      ]);
    }
    expect([await waiting(), await questions()]).toEqual([[], []]);
  });

  it('names the fields of the way that was meant', async () => {
    const { last_name: _left, ...without } = ALONE;
    const paths = async (body: object) =>
      (await join(body)).json<{ fields: { path: string }[] }>().fields.map(({ path }) => path);
    expect(await paths(without)).toEqual(['last_name']);
    expect(await paths({ ...CHILD, guardian_email: 'nobody', first_name: '' })).toEqual([
      'first_name',
      'guardian_email',
    ]);
    // A child's page has no place for more, and nothing more is taken.
    expect(await paths({ ...CHILD, last_name: 'Byron' })).toEqual(['last_name']);
  });

  it('answers a valid, an expired, an unknown and a malformed code and a full list byte for byte alike', async () => {
    const seen = async (body: object) => {
      const { statusCode, payload, headers } = await join(body);
      const { 'x-request-id': _own, date: _now, ...rest } = headers;
      return { statusCode, payload, rest };
    };
    for (const body of [ALONE, CHILD]) {
      const answers: object[] = [];
      for (const registration_code of ['LIVING01', 'EXPIRED1', 'UNKNOWN1', 'nonsense!'])
        answers.push(await seen({ ...body, registration_code }));
      for (let more = 0; more < 200; more += 1) await build.pending(at, { teamId });
      answers.push(await seen({ ...body, first_name: 'Another' }));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    }
    expect((await consents()).length + (await questions()).length).toBe(3);
  });

  it('is refused from other sites, and after 120 calls of one network', async () => {
    const foreign = await actors.anonymous.post('/api/join', ALONE, { headers: { origin: 'https://evil.test' } });
    expect([foreign.statusCode, await waiting()]).toEqual([403, []]);
    const headers = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'http' };
    const statuses = new Set<number>();
    for (let call = 0; call < 120; call += 1)
      statuses.add(
        (await actors.anonymous.post('/api/join', { ...ALONE, registration_code: `UNKN${1000 + call}` }, { headers }))
          .statusCode,
      );
    expect([...statuses]).toEqual([202]);
    expect((await actors.anonymous.post('/api/join', ALONE, { headers })).statusCode).toBe(429);
  });
});
