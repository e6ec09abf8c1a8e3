import { setTimeout as delay } from 'node:timers/promises';
import { MailEntity } from '../../src/common/mail/mail.entity.js';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { AthleteDeviceEntity, AthleteLinkEntity } from '../../src/modules/athlete-access/index.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { InstitutionEntity } from '../../src/modules/coaches/index.js';
import { lockRows } from '../../src/database/unit-of-work.js';
import {
  AddressRequestEntity,
  ALONE,
  ConsentEntity,
  GuardianRequestEntity,
  storeConsent,
} from '../../src/modules/consents/index.js';
import { withdraw } from '../../src/modules/athlete-access/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import { createActors, type Actor, type Actors } from '../support/actors.js';
import { answeringAthlete, giveConsent } from '../support/answering-athlete.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { WRITERS } from '../support/writers.js';

const TEXT = { text_version: '2026-11' };
const RATINGS = { sleep_quality: 2, fatigue: 3, muscle_soreness: 4, stress: 5 };
const ANSWER = { date: '2026-11-26', revision: null, ...RATINGS, pain: null };

describe('the consent of an athlete on the roster', () => {
  let at: TestApp;
  let actors: Actors;
  let teamId: number;

  beforeAll(async () => {
    at = await createTestApp({ mails: true });
  });
  beforeEach(async () => {
    await at.empty();
    at.clock.moveTo('2026-11-26T12:00:00Z');
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach)).id;
  });
  afterAll(() => at.close());

  async function someone(dateOfBirth: string | null): Promise<{ id: number; phone: Actor }> {
    const { id } = await build.athlete(at, { teamId, dateOfBirth });
    return { id, phone: await answeringAthlete(at, id, { consent: false }) };
  }
  const asked = async (phone: Actor) => (await phone.get('/api/athlete/consent')).json<object>();
  const give = (phone: Actor, body: object) => phone.post('/api/athlete/consent', body);
  const consents = (athleteId: number) => at.read.find(ConsentEntity, { where: { athleteId }, order: { id: 'ASC' } });
  const questions = (athleteId: number) => at.read.findBy(GuardianRequestEntity, { athleteId });

  it('is needed, and given by an athlete who is old enough', async () => {
    const { id, phone } = await someone('2008-02-29');
    const rules = { knows_birth_date: true, needs_guardian: false, guardian_age: 16 };
    const nothing = { given_by: null, given_at: null, text_version: null, guardian_refused_on: null };
    expect(await asked(phone)).toEqual({ state: 'needed', ...rules, ...nothing });

    const given = {
      ...{ state: 'given', ...rules, given_by: 'athlete' },
      ...{ given_at: '2026-11-26T12:00:00.000Z', text_version: '2026-11', guardian_refused_on: null },
    };
    const response = await give(phone, TEXT);
    expect([response.statusCode, response.json()]).toEqual([200, given]);
    expect(await asked(phone)).toEqual(given);
    expect(await consents(id)).toMatchObject([{ currentAthleteId: id, givenBy: 'athlete', coachId: null }]);
  });

  it('given again, also at the same moment, is one', async () => {
    const { id, phone } = await someone('2008-02-29');
    const answers = await Promise.all(Array.from({ length: WRITERS }, () => give(phone, TEXT)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const rows = await consents(id);
    expect(rows.map(({ currentAthleteId }) => currentAthleteId)).toEqual([id]);
    await give(phone, TEXT);
    expect(await consents(id)).toEqual(rows);
  });

  it('is not given to another text than today’s', async () => {
    const { id, phone } = await someone('2008-02-29');
    const response = await give(phone, { text_version: '2020-01' });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([409, 'consent_text_changed']);
    expect(await consents(id)).toEqual([]);
  });

  it('asks for a birth date that the club does not know, stores it and records that', async () => {
    const { id, phone } = await someone(null);
    expect(await asked(phone)).toMatchObject({ knows_birth_date: false, needs_guardian: null });
    const paths = async (body: object) =>
      (await give(phone, body)).json<{ fields: { path: string; message: string }[] }>().fields;
    expect(await paths(TEXT)).toEqual([{ path: 'date_of_birth', message: 'Date of birth is required.' }]);
    expect(await paths({ ...TEXT, date_of_birth: '2026-11-27' })).toEqual([
      { path: 'date_of_birth', message: 'Date of birth must not be in the future.' },
    ]);

    expect((await give(phone, { ...TEXT, date_of_birth: '2008-02-29' })).json()).toMatchObject({
      state: 'given',
      knows_birth_date: true,
    });
    expect(await at.read.findOneByOrFail(AthleteEntity, { id })).toMatchObject({
      dateOfBirth: '2008-02-29',
      version: 2,
    });
    expect(await at.read.findBy(AuditEntryEntity, { athleteId: id })).toMatchObject([
      { actorKind: 'self', kind: 'profile', action: 'update' },
    ]);
  });

  it('goes by the birth date on file, whichever one is sent', async () => {
    const { id, phone } = await someone('2014-06-01');
    const response = await give(phone, { ...TEXT, date_of_birth: '2000-01-01' });
    expect([response.statusCode, response.json<{ fields: object[] }>().fields]).toEqual([
      400,
      [{ path: 'guardian_email', message: 'Guardian email is required.' }],
    ]);
    expect(await consents(id)).toEqual([]);
  });

  it('of a child asks the guardian, once at a time, and gives nothing yet', async () => {
    const { id, phone } = await someone('2014-06-01');
    const response = await give(phone, { ...TEXT, guardian_email: 'eve@home.test' });
    expect(response.json()).toMatchObject({ state: 'guardian', needs_guardian: true, given_by: null });
    await give(phone, { ...TEXT, guardian_email: 'dad@home.test' });
    expect(await questions(id)).toMatchObject([{ guardianEmail: 'dad@home.test', teamId: null }]);
    expect(await consents(id)).toEqual([]);
    at.clock.advance(72 * 3600);
    expect(await asked(phone)).toMatchObject({ state: 'needed' });
  });

  it('goes by the age of the own club', async () => {
    const { phone } = await someone('2012-11-26');
    await at.write((tx) => tx.update(InstitutionEntity, { id: actors.ownCoach.institutionId }, { guardianAge: 14 }));
    expect(await asked(phone)).toMatchObject({ needs_guardian: false, guardian_age: 14 });
    expect((await give(phone, { ...TEXT, guardian_email: 'eve@home.test' })).json()).toMatchObject({ state: 'given' });
    expect(await at.read.find(GuardianRequestEntity)).toEqual([]);
  });

  it('withdrawn ends the link and every device at once, and deletes nothing that was stored', async () => {
    const { id, phone } = await someone('2008-02-29');
    const tablet = await answeringAthlete(at, id, { slot: 2 });
    await build.entry(at, { athleteId: id, date: '2026-11-26' });
    const now = at.clock.now();
    await at.write(async (tx) => {
      const expiresAt = new Date(now.getTime() + 86_400_000);
      const link = { athleteId: id, keySha256: 'x', coachId: 1, createdAt: now, expiresAt };
      await tx.insert(AthleteLinkEntity, link);
      const mail = { kind: 'athlete_link', athleteId: id, coachId: null, guardianRequestId: null, network: null };
      await tx.insert(MailEntity, { ...mail, createdAt: now, nextTryAt: now, attempts: 0 });
    });
    const other = await someone('2008-02-29');
    await giveConsent(at, other.id);

    const response = await phone.delete('/api/athlete/consent');
    expect([response.statusCode, response.payload]).toEqual([204, '']);
    expect(response.headers['set-cookie']).toContain('Max-Age=0');
    for (const each of [phone, tablet]) expect((await each.get('/api/athlete/consent')).statusCode).toBe(401);
    expect(await consents(id)).toMatchObject([{ currentAthleteId: null, givenBy: 'athlete', withdrawnAt: now }]);
    expect(await at.read.findBy(AthleteLinkEntity, { athleteId: id })).toMatchObject([{ expiresAt: now }]);
    for (const table of [AthleteDeviceEntity, MailEntity])
      expect(await at.read.existsBy(table, { athleteId: id })).toBe(false);
    expect((await build.entry(at, { athleteId: id, date: '2026-11-25' })).athleteId).toBe(id);
    expect(await asked(other.phone)).toMatchObject({ state: 'given' });
  });

  it('can be given again after a withdrawal, and the history says so', async () => {
    const { id, phone } = await someone('2008-02-29');
    await give(phone, TEXT);
    await phone.delete('/api/athlete/consent');
    const again = await answeringAthlete(at, id, { consent: false });
    expect(await asked(again)).toMatchObject({ state: 'needed' });
    await give(again, TEXT);
    expect((await consents(id)).map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true, false]);
  });

  it('that a form gives while the phone asks a guardian leaves no question', async () => {
    const { id, phone } = await someone('2014-06-01');
    const calls: Promise<object>[] = [];
    await at.write(async (tx) => {
      await lockRows(tx, 'athletes', [id]);
      calls.push(give(phone, { ...TEXT, guardian_email: 'eve@home.test' }).then((response) => response.json<object>()));
      // The call has found no consent by now, and waits.
      await delay(300);
      await storeConsent(tx, id, { ...ALONE, givenBy: 'paper', givenAt: at.clock.now() });
    });
    expect(await Promise.all(calls)).toMatchObject([{ state: 'given', given_by: 'paper' }]);
    expect(await questions(id)).toEqual([]);
    expect(await at.read.count(MailEntity)).toBe(0);
  });

  it.each([
    ['a consent', (phone: Actor) => give(phone, TEXT)],
    ['a question to a guardian', (phone: Actor) => give(phone, { ...TEXT, guardian_email: 'eve@home.test' })],
    ['an address', (phone: Actor) => phone.put('/api/athlete/address', { email: 'ada@athletes.test' })],
    ['an answer', (phone: Actor) => phone.put('/api/athlete/wellness', ANSWER)],
  ])('withdrawn while the phone sends %s ends before it', async (what, send) => {
    const { id, phone } = await someone(what.endsWith('guardian') ? '2014-06-01' : '2008-02-29');
    await giveConsent(at, id, { textVersion: '2020-01' });
    const calls: Promise<number>[] = [];
    await at.write(async (tx) => {
      await lockRows(tx, 'athletes', [id]);
      calls.push(send(phone).then(({ statusCode }) => statusCode));
      // The call has been admitted by now, and waits.
      await delay(300);
      await withdraw(tx, id, { coachId: 1, institutionId: 1, network: null }, at.clock.now());
    });
    expect(await Promise.all(calls)).toEqual([401]);
    expect((await consents(id)).map(({ currentAthleteId }) => currentAthleteId)).toEqual([null]);
    for (const table of [GuardianRequestEntity, AddressRequestEntity, MailEntity, WellnessEntryEntity])
      expect(await at.read.count(table)).toBe(0);
  });
});
