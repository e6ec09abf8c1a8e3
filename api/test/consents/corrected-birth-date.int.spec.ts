import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { SecurityEntryEntity } from '../../src/common/security-log/security-entry.entity.js';
import { matchKey, sortKey } from '../../src/common/text/keys.js';
import { AthleteDeviceEntity } from '../../src/modules/athlete-access/index.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import {
  AthleteAddressEntity,
  ConsentEntity,
  GuardianRequestEntity,
  storeConfirmedAddress,
} from '../../src/modules/consents/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import { Actor, createActors, ORIGIN, type Actors } from '../support/actors.js';
import { answeringAthlete, giveConsent } from '../support/answering-athlete.js';
import * as build from '../support/factories.js';
import { Mailbox } from '../support/mailbox.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const GROWN_UP = '2004-02-29';
const CHILD = '2012-02-29';

describe('a consent that an athlete gave alone', () => {
  const mailbox = new Mailbox();
  let at: TestApp;
  let actors: Actors;
  let teamId: number;
  let athlete: AthleteEntity;
  let phone: Actor;

  beforeAll(async () => {
    at = await createTestApp({ settings: { SMTP_URL: await mailbox.open(), PUBLIC_URL: ORIGIN } });
  });
  beforeEach(async () => {
    mailbox.received.length = 0;
    await at.empty();
    at.clock.moveTo('2026-11-26T12:00:00Z');
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach, { name: 'Under 14' })).id;
    athlete = await build.athlete(at, { teamId, firstName: 'Ana', dateOfBirth: GROWN_UP });
    phone = await answeringAthlete(at, athlete.id);
  });
  afterAll(async () => {
    await at.close();
    await mailbox.close();
  });

  const correct = async (date_of_birth: string | null, more: object = {}) => {
    const { version } = await at.read.findOneByOrFail(AthleteEntity, { id: athlete.id });
    const response = await actors.own.put(`/api/athletes/${athlete.id}`, { date_of_birth, version, ...more });
    await at.app.get(AfterAnswer).idle();
    return response;
  };
  const access = async () => (await actors.own.get('/api/athlete-access')).json<AthleteAccess[]>()[0];
  const consents = () => at.read.find(ConsentEntity, { order: { id: 'ASC' } });
  const questions = () => at.read.find(GuardianRequestEntity);
  const status = async () => (await phone.get('/api/athlete/page')).statusCode;
  const guardianIsKnown = (addressOf: 'athlete' | 'guardian' = 'guardian') =>
    at.write((tx) =>
      storeConfirmedAddress(tx, athlete.id, { email: 'eve@home.test', addressOf, confirmedAt: at.clock.now() }),
    );

  it('ends with link and devices when a corrected birth date asks for a guardian, and what is stored stays', async () => {
    await build.entry(at, { athleteId: athlete.id, date: '2026-11-25' });
    expect(await access()).toMatchObject({
      consent: 'given',
      consent_alone: true,
      needs_guardian: false,
      guardian_age: 16,
    });
    expect((await correct(CHILD)).json()).toMatchObject({ date_of_birth: CHILD, version: 2 });

    expect(await consents()).toMatchObject([
      {
        ...{ athleteId: athlete.id, currentAthleteId: null, givenBy: 'athlete' },
        ...{ withdrawnAt: at.clock.now(), endReason: 'birth_date' },
      },
    ]);
    expect([await status(), await at.read.count(AthleteDeviceEntity)]).toEqual([401, 0]);
    expect(await access()).toMatchObject({ consent: 'none', consent_alone: false, needs_guardian: true, devices: [] });
    expect(await at.read.count(WellnessEntryEntity)).toBe(1);
    expect([await questions(), mailbox.received]).toEqual([[], []]);
  });

  it('stands in the audit, and its devices in the security log', async () => {
    await correct(CHILD);
    const coachId = actors.ownCoach.id;
    expect(await at.read.findBy(AuditEntryEntity, { action: 'update' })).toMatchObject([
      { kind: 'profile', coachId, athleteId: athlete.id },
    ]);
    expect(await at.read.findBy(SecurityEntryEntity, { event: 'device_ended' })).toMatchObject([
      { coachId, athleteId: athlete.id, network: expect.any(String) as string },
    ]);
  });

  it('leads to a question to the guardian who is known, who agrees by the mailed link', async () => {
    await guardianIsKnown();
    await correct(CHILD);
    expect(await questions()).toMatchObject([
      { athleteId: athlete.id, dateOfBirth: CHILD, firstName: 'Ana', guardianEmail: 'eve@home.test' },
    ]);
    expect(mailbox.received.map(({ mail }) => mail.to?.map(({ address }) => address))).toEqual([['eve@home.test']]);
    expect(await access()).toMatchObject({ consent: 'guardian', needs_guardian: true });

    const key = /\/join#g=(\S+)/.exec(mailbox.received[0]?.mail.text ?? '')?.[1] ?? '';
    const agrees = { agrees: true, guardian_name: 'Eve Byron', relation: 'Mother', text_version: '2026-11' };
    expect((await actors.anonymous.post('/api/join/guardian', { key, ...agrees })).statusCode).toBe(204);
    expect(await access()).toMatchObject({ consent: 'given', consent_by: 'guardian', consent_alone: false });
  });

  it('asks nobody at an address that is the athlete’s own', async () => {
    await guardianIsKnown('athlete');
    await correct(CHILD);
    expect([await questions(), mailbox.received, await at.read.count(AthleteAddressEntity)]).toEqual([[], [], 0]);
  });

  it('does not come back when the birth date is corrected back', async () => {
    await guardianIsKnown();
    await correct(CHILD);
    await correct(GROWN_UP);
    expect((await consents()).map(({ currentAthleteId }) => currentAthleteId)).toEqual([null]);
    expect([await status(), (await access())?.needs_guardian]).toEqual([401, false]);
  });

  it('ends once, also when the same correction is sent again or by two coaches at once', async () => {
    await guardianIsKnown();
    const { version } = athlete;
    const body = { date_of_birth: CHILD, version };
    const answers = await Promise.all([1, 2].map(() => actors.own.put(`/api/athletes/${athlete.id}`, body)));
    await at.app.get(AfterAnswer).idle();
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
    expect([(await consents()).length, (await questions()).length, mailbox.received.length]).toEqual([1, 1, 1]);
  });

  it('on a form ends, too', async () => {
    await at.write((tx) => tx.update(ConsentEntity, { athleteId: athlete.id }, { givenBy: 'paper' }));
    expect(await access()).toMatchObject({ consent_alone: true });
    await correct(CHILD);
    expect(await consents()).toMatchObject([{ currentAthleteId: null, endReason: 'birth_date' }]);
  });

  it.each<[string, Partial<ConsentEntity>]>([
    ['by a guardian', { givenBy: 'guardian', guardianName: 'Eve Byron', relation: 'Mother' }],
    ['on a form of a guardian', { givenBy: 'paper', guardianName: 'Eve Byron', relation: 'Mother' }],
  ])('is not meant by a consent that was given %s', async (_who, given) => {
    await at.write((tx) => tx.update(ConsentEntity, { athleteId: athlete.id }, given));
    await correct(CHILD);
    expect(await consents()).toMatchObject([{ currentAthleteId: athlete.id, endReason: null }]);
    expect(await status()).toBe(200);
  });

  it.each([
    ['another grown-up’s', '2001-01-01'],
    ['that of the sixteenth birthday today', '2010-11-26'],
    ['unknown', null],
  ])('stays when the new birth date is %s', async (_what, date) => {
    await correct(date);
    expect(await consents()).toMatchObject([{ currentAthleteId: athlete.id }]);
    expect(await status()).toBe(200);
  });

  it('stays when the correction is refused, or something else is changed', async () => {
    expect((await correct(CHILD, { version: 99 })).statusCode).toBe(409);
    await actors.own.put(`/api/athletes/${athlete.id}`, { position: 'Keeper', version: 1 });
    expect(await status()).toBe(200);
  });

  it('ends when an accepted registration of the same person brings the birth date', async () => {
    await guardianIsKnown();
    const { firstName, lastName, email } = athlete;
    const known = { dateOfBirth: null, sortKey: sortKey(lastName, firstName) };
    await at.write((tx) => tx.update(AthleteEntity, { id: athlete.id }, known));
    const emailKey = matchKey(email ?? '');
    const person = { firstName, lastName, email: email ?? '', emailKey, dateOfBirth: CHILD };
    const { id } = await build.pending(at, { teamId, ...person });
    const accepted = await actors.own.post(`/api/pending-athletes/${id}/accept`, { same_as: athlete.id });
    expect(accepted.json()).toMatchObject({ athlete_id: athlete.id, known: true });
    await at.app.get(AfterAnswer).idle();
    expect(await consents()).toMatchObject([{ currentAthleteId: null, endReason: 'birth_date' }]);
    expect([await status(), (await questions()).length, mailbox.received.length]).toEqual([401, 1, 1]);
  });

  it('ends when the athlete says on the phone that they are younger, and the phone goes on asking the guardian', async () => {
    await at.write((tx) => tx.update(AthleteEntity, { id: athlete.id }, { dateOfBirth: null }));
    await at.write((tx) => tx.update(ConsentEntity, { athleteId: athlete.id }, { textVersion: '2026-01' }));
    const body = { text_version: '2026-11', date_of_birth: CHILD, guardian_email: 'eve@home.test' };
    expect((await phone.post('/api/athlete/consent', body)).json()).toMatchObject({ state: 'guardian' });
    await at.app.get(AfterAnswer).idle();
    expect(await consents()).toMatchObject([{ currentAthleteId: null, endReason: 'birth_date' }]);
    expect((await questions()).map(({ guardianEmail }) => guardianEmail)).toEqual(['eve@home.test']);
    const stored = await phone.put('/api/athlete/wellness', { date: '2026-11-26' });
    expect([await status(), stored.statusCode < 400]).toEqual([200, false]);
  });

  it('that was taken back says so', async () => {
    await phone.delete('/api/athlete/consent');
    expect(await consents()).toMatchObject([{ currentAthleteId: null, endReason: 'withdrawn' }]);
    await giveConsent(at, athlete.id);
    await actors.own.delete(`/api/consents/${athlete.id}`);
    expect((await consents()).map(({ endReason }) => endReason)).toEqual(['withdrawn', 'withdrawn']);
  });
});
