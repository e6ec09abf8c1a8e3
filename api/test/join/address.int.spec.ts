import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { AddressRequestEntity, AthleteAddressEntity, findUsableAddresses } from '../../src/modules/consents/index.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { createActors, ORIGIN, type Actor, type Actors } from '../support/actors.js';
import { answeringAthlete } from '../support/answering-athlete.js';
import * as build from '../support/factories.js';
import { keyIn, Mailbox } from '../support/mailbox.js';
import { runHousekeeping } from '../support/run-housekeeping.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const HOURS = 3600;

describe('the mail address of an athlete', () => {
  const mailbox = new Mailbox();
  let at: TestApp;
  let actors: Actors;
  let teamId: number;
  let id: number;
  let phone: Actor;

  beforeAll(async () => {
    at = await createTestApp({ settings: { SMTP_URL: await mailbox.open(), PUBLIC_URL: ORIGIN } });
  });
  beforeEach(async () => {
    mailbox.received.length = 0;
    await at.empty();
    at.clock.moveTo('2026-11-26T12:00:00Z');
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach)).id;
    id = (await build.athlete(at, { teamId, firstName: 'Ada', dateOfBirth: '2008-02-29' })).id;
    phone = await answeringAthlete(at, id);
  });
  afterAll(async () => {
    await at.close();
    await mailbox.close();
  });

  async function name(email: string, who = phone) {
    const response = await who.put('/api/athlete/address', { email });
    await at.app.get(AfterAnswer).idle();
    return response;
  }
  const own = async () => (await phone.get('/api/athlete/address')).json<object>();
  const lastKey = () => keyIn(mailbox.received.at(-1)?.mail.text, '/join#m=');
  const confirm = (key: string) => actors.anonymous.post('/api/join/address', { key });

  it('counts once the link that is mailed there was followed, and is shown with hidden letters', async () => {
    expect(await own()).toEqual({ confirmed: null, is_waiting: false });
    const response = await name('ada@athletes.test');
    expect([response.statusCode, response.payload]).toEqual([202, '{}']);
    expect(await own()).toEqual({ confirmed: null, is_waiting: true });
    expect(mailbox.received.map(({ recipients }) => recipients)).toEqual([['ada@athletes.test']]);

    expect((await confirm(lastKey())).statusCode).toBe(204);
    expect(await own()).toEqual({ confirmed: 'a•••@athletes.test', is_waiting: false });
    expect(await at.read.find(AthleteAddressEntity)).toMatchObject([
      { athleteId: id, email: 'ada@athletes.test', addressOf: 'athlete', confirmedAt: at.clock.now() },
    ]);
  });

  it('in another mailbox leaves the confirmed one in use until then, and needs no mail when it is the same', async () => {
    await name('ada@athletes.test');
    await confirm(lastKey());
    await name('ADA@athletes.test');
    expect(mailbox.received).toHaveLength(1);
    await name('new@athletes.test');
    expect(await own()).toEqual({ confirmed: 'a•••@athletes.test', is_waiting: true });
    const first = lastKey();
    await name('newer@athletes.test');
    expect((await confirm(first)).statusCode).toBe(404);
    expect((await confirm(lastKey())).statusCode).toBe(204);
    expect(await own()).toEqual({ confirmed: 'n•••@athletes.test', is_waiting: false });
  });

  it('is confirmed once, within 72 hours; every other key has one answer', async () => {
    await name('ada@athletes.test');
    const key = lastKey();
    const answers = await Promise.all([confirm(key), confirm(key), confirm(key)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404, 404]);
    await name('new@athletes.test');
    at.clock.advance(72 * HOURS);
    const payloads = new Set<string>();
    for (const each of [key, lastKey(), '0'.repeat(26), 'nonsense']) payloads.add((await confirm(each)).payload);
    expect(payloads.size).toBe(1);
    await runHousekeeping(at);
    expect(await at.read.find(AddressRequestEntity)).toEqual([]);
  });

  it('is confirmed by no more than 120 wrong keys of a network', async () => {
    await name('ada@athletes.test');
    for (let no = 0; no < 120; no += 1) expect((await confirm('0'.repeat(26))).statusCode).toBe(404);
    expect((await confirm(lastKey())).statusCode).toBe(429);
    at.clock.advance(3600);
    expect((await confirm(lastKey())).statusCode).toBe(204);
  });

  it('that a device has named is not confirmed any more once a coach has ended the devices', async () => {
    await name('thief@home.test');
    expect((await actors.own.delete(`/api/athlete-access/links/${id}`)).statusCode).toBe(204);
    expect((await confirm(lastKey())).statusCode).toBe(404);
    expect(await at.read.find(AthleteAddressEntity)).toEqual([]);
  });

  it('is not the own one under the club’s age, and nothing is stored without consent', async () => {
    const child = await build.athlete(at, { teamId, dateOfBirth: '2014-06-01' });
    const response = await name('bo@athletes.test', await answeringAthlete(at, child.id));
    expect([response.statusCode, response.json<{ fields: object[] }>().fields]).toEqual([
      400,
      [{ path: 'email', message: 'Under the age of 16 only the address of a parent or guardian is used.' }],
    ]);
    const { id: other } = await build.athlete(at, { teamId, dateOfBirth: '2008-02-29' });
    const without = await answeringAthlete(at, other, { consent: false });
    const refused = await name('cy@athletes.test', without);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'consent_needed']);
    expect([await at.read.find(AddressRequestEntity), mailbox.received]).toEqual([[], []]);
  });

  it('is no longer used when the birth date turns out to be a child’s; a guardian’s is', async () => {
    await name('ada@athletes.test');
    await confirm(lastKey());
    const usable = async () => [...(await findUsableAddresses(at.read, [id], at.clock.now())).values()];
    expect(await usable()).toEqual(['ada@athletes.test']);
    await at.write((tx) => tx.update(AthleteEntity, { id }, { dateOfBirth: '2014-06-01' }));
    expect(await usable()).toEqual([]);
    await at.write((tx) => tx.update(AthleteAddressEntity, { athleteId: id }, { addressOf: 'guardian' }));
    expect(await usable()).toEqual(['ada@athletes.test']);
  });

  it('may be tried three times a day per mailbox, and five times per athlete', async () => {
    for (let time = 0; time < 3; time += 1) expect((await name('ada@athletes.test')).statusCode).toBe(202);
    expect((await name('ada@athletes.test')).statusCode).toBe(429);
    for (const email of ['b@athletes.test', 'c@athletes.test']) expect((await name(email)).statusCode).toBe(202);
    expect((await name('d@athletes.test')).statusCode).toBe(429);
    expect(mailbox.received).toHaveLength(5);
    at.clock.advance(24 * HOURS);
    expect((await name('d@athletes.test')).statusCode).toBe(202);
  });
});
