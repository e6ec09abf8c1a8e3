import { setTimeout as delay } from 'node:timers/promises';
import type { Response } from 'light-my-request';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { AttemptCounterEntity } from '../../src/common/limits/attempt-counter.entity.js';
import { sortKey } from '../../src/common/text/keys.js';
import { MailEntity } from '../../src/common/mail/mail.entity.js';
import { MailQueue } from '../../src/common/mail/mail-queue.js';
import {
  AthleteAddressEntity,
  ConsentEntity,
  GuardianRefusalEntity,
  GuardianRequestEntity,
  storeRefusal,
} from '../../src/modules/consents/index.js';
import { PendingAthleteEntity } from '../../src/modules/registrations/index.js';
import { createActors, ORIGIN, type Actors } from '../support/actors.js';
import { answeringAthlete, giveConsent } from '../support/answering-athlete.js';
import * as build from '../support/factories.js';
import { keyIn, Mailbox } from '../support/mailbox.js';
import { runHousekeeping } from '../support/run-housekeeping.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { tablesOf } from '../wall/support/digest.js';

const DAY = 24 * 3600;
const CHILD = {
  registration_code: 'LIVING01',
  first_name: 'Bo',
  date_of_birth: '2014-06-01',
  guardian_email: 'eve@home.test',
};
const PERSON = { email: 'bo@athletes.test', last_name: 'Byron', position: 'Wing' };
const AGREES = { agrees: true, guardian_name: 'Eve Byron', relation: 'Mother', text_version: '2026-11' };

describe('a guardian', () => {
  const mailbox = new Mailbox();
  let at: TestApp;
  let actors: Actors;
  let teamId: number;

  beforeAll(async () => {
    at = await createTestApp({ settings: { SMTP_URL: await mailbox.open(), PUBLIC_URL: ORIGIN, TRUST_PROXY: '1' } });
  });
  beforeEach(async () => {
    mailbox.received.length = 0;
    await at.empty();
    at.clock.moveTo('2026-11-26T12:00:00Z');
    actors = await createActors(at);
    const codeExpiresAt = new Date(at.clock.now().getTime() + 60 * DAY * 1000);
    teamId = (await build.team(at, actors.ownCoach, { name: 'Under 14', registrationCode: 'LIVING01', codeExpiresAt }))
      .id;
  });
  afterAll(async () => {
    await at.close();
    await mailbox.close();
  });

  let household = 0;
  const settled = () => at.app.get(AfterAnswer).idle();
  async function join(body: object = {}): Promise<Response> {
    const headers = { 'x-forwarded-for': `203.0.113.${(household += 1) % 250}`, 'x-forwarded-proto': 'http' };
    const response = await actors.anonymous.post('/api/join', { ...CHILD, ...body }, { headers });
    await settled();
    return response;
  }
  const lastKey = () => keyIn(mailbox.received.at(-1)?.mail.text, '/join#g=');
  const ask = (key: string) => actors.anonymous.post('/api/join/guardian/question', { key });
  const answer = (body: object) => actors.anonymous.post('/api/join/guardian', body);
  const waiting = () => at.read.find(PendingAthleteEntity, { order: { id: 'ASC' } });
  const consents = () => at.read.find(ConsentEntity, { order: { id: 'ASC' } });
  const questions = () => at.read.find(GuardianRequestEntity, { order: { id: 'ASC' } });

  it('is asked in plain words, and reading the question changes nothing', async () => {
    await join();
    const [{ recipients, mail } = { recipients: [], mail: undefined }] = mailbox.received;
    expect(recipients).toEqual(['eve@home.test']);
    expect(mail?.subject).toBe('A question to a parent or guardian');
    expect(mail?.text).toContain('Bo would like to join Under 14 of');
    expect(mail?.text).toMatch(/until Sunday,? 29 November 2026.* 12:00 \(UTC\)\./);
    expect(mail?.text).toContain('If you do not know what this is about, do nothing');
    expect(mail?.html).toBeUndefined();

    const before = await at.read.find(GuardianRequestEntity);
    for (const key of [
      lastKey(),
      lastKey()
        .toLowerCase()
        .replace(/(.{5})/g, '$1-'),
    ]) {
      const response = await ask(key);
      expect([response.statusCode, response.json()]).toEqual([
        200,
        {
          ...{ about: 'join', first_name: 'Bo', date_of_birth: '2014-06-01', team_name: 'Under 14' },
          ...{ club_name: expect.any(String) as string, expires_at: '2026-11-29T12:00:00.000Z' },
          text_version: '2026-11',
        },
      ]);
    }
    expect(await at.read.find(GuardianRequestEntity)).toEqual(before);
  });

  it('completes the registration, and the consent and the address follow the athlete when a coach accepts', async () => {
    await join();
    const response = await answer({ ...AGREES, key: lastKey(), person: PERSON });
    expect([response.statusCode, response.payload]).toEqual([204, '']);
    expect(await questions()).toEqual([]);
    const [pending] = await waiting();
    expect(pending).toMatchObject({ teamId, firstName: 'Bo', lastName: 'Byron', dateOfBirth: '2014-06-01' });

    const accepted = await actors.own.post(`/api/pending-athletes/${pending?.id}/accept`, {});
    const { athlete_id: athleteId } = accepted.json<{ athlete_id: number }>();
    expect(await consents()).toMatchObject([
      { currentAthleteId: athleteId, givenBy: 'guardian', guardianName: 'Eve Byron', relation: 'Mother' },
    ]);
    expect(await at.read.find(AthleteAddressEntity)).toMatchObject([
      { athleteId, pendingAthleteId: null, email: 'eve@home.test', addressOf: 'guardian' },
    ]);
  });

  it('whom a stranger names who registers in the name of a known athlete decides nothing about that one', async () => {
    const email = PERSON.email;
    const known = { teamId, firstName: 'Bo', lastName: 'Byron', email, emailKey: email, dateOfBirth: '2014-06-01' };
    const { id } = await build.athlete(at, { ...known, sortKey: sortKey('Byron', 'Bo') });
    const withdrawnAt = at.clock.now();
    await giveConsent(at, id, { currentAthleteId: null, givenBy: 'guardian', guardianName: 'Eve Byron', withdrawnAt });
    await join({ guardian_email: 'stranger@home.test' });
    await answer({ ...AGREES, key: lastKey(), person: PERSON });
    const accepted = await actors.own.post(`/api/pending-athletes/${(await waiting())[0]?.id}/accept`, {});
    expect(accepted.json()).toMatchObject({ athlete_id: id });
    expect(await at.read.find(AthleteAddressEntity)).toEqual([]);
    expect(await consents()).toMatchObject([{ athleteId: id, currentAthleteId: null, withdrawnAt }]);
  });

  it('who agreed keeps the registration as it is, even when somebody registers in the child’s name', async () => {
    await join();
    await answer({ ...AGREES, key: lastKey(), person: PERSON });
    // Another date of birth is another person, who waits beside the child.
    const ofChild = async () => [(await waiting())[0], (await consents())[0], await at.read.find(AthleteAddressEntity)];
    const before = await ofChild();
    const adult = { registration_code: 'LIVING01', first_name: 'Bo', ...PERSON, date_of_birth: '2001-01-01' };
    for (const [path, body] of [
      ['/api/join', { ...adult, text_version: '2026-11' }],
      ['/api/registrations', adult],
    ] as const) {
      const response = await actors.anonymous.post(path, body);
      expect([response.statusCode, response.payload]).toEqual([202, '{}']);
      expect(await ofChild()).toEqual(before);
    }
    await join();
    await answer({ ...AGREES, key: lastKey(), person: { ...PERSON, position: 'Keeper' } });
    expect(await waiting()).toMatchObject([{ position: 'Keeper' }, { dateOfBirth: '2001-01-01' }]);
  });

  it('leaves nothing behind a registration that was answered without what it came with', async () => {
    await join();
    await answer({ ...AGREES, key: lastKey(), person: PERSON });
    await at.write((tx) => tx.update(PendingAthleteEntity, { teamId }, { status: 'declined', pendingKey: null }));
    at.clock.advance(60 * DAY);
    await runHousekeeping(at);
    expect([await waiting(), await consents(), await at.read.find(AthleteAddressEntity)]).toEqual([[], [], []]);
  });

  it('who refuses ends it at once, and nothing of the child is left anywhere', async () => {
    await join({ first_name: 'Canaryname', guardian_email: 'canarymail@home.test' });
    expect((await answer({ agrees: false, key: lastKey() })).statusCode).toBe(204);
    expect((await ask(lastKey())).statusCode).toBe(404);
    for (const table of [...(await tablesOf(at)), 'mails'])
      expect([table, JSON.stringify(await at.read.query(`SELECT * FROM ${table}`))]).not.toEqual([
        table,
        expect.stringMatching(/canary/i),
      ]);
  });

  it('has 72 hours to the millisecond, and then nothing is left', async () => {
    await join();
    at.clock.advance(72 * 3600 - 0.001);
    expect((await ask(lastKey())).statusCode).toBe(200);
    at.clock.advance(0.001);
    expect((await ask(lastKey())).statusCode).toBe(404);
    expect((await answer({ ...AGREES, key: lastKey(), person: PERSON })).statusCode).toBe(404);
    await runHousekeeping(at);
    expect([await questions(), await waiting(), await consents()]).toEqual([[], [], []]);
  });

  it('gets one answer, as long as each other, for a key that is unknown, used, expired or none', async () => {
    await join();
    const used = lastKey();
    await answer({ agrees: false, key: used });
    await join({ first_name: 'Cy' });
    const expired = lastKey();
    at.clock.advance(72 * 3600);
    await join({ first_name: 'Di' });
    const near = `${lastKey().slice(0, -1)}${lastKey().endsWith('0') ? '1' : '0'}`;
    const answers: object[] = [];
    for (const key of [used, expired, near, '0'.repeat(26), 'nonsense', lastKey().slice(1)])
      for (const response of [await ask(key), await answer({ ...AGREES, key }), await answer({ agrees: false, key })]) {
        const { 'x-request-id': _own, date: _now, ...headers } = response.headers;
        answers.push({ statusCode: response.statusCode, payload: response.payload, headers });
      }
    for (const each of answers) expect(each).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ statusCode: 404 });
    expect(await questions()).toHaveLength(2);
  });

  it('is held up after 120 wrong keys of a network, which says nothing about other networks', async () => {
    await join();
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address, 'x-forwarded-proto': 'http' } });
    const send = (path: string, key: string, address: string) =>
      actors.anonymous.post(`/api/join/guardian${path}`, path === '' ? { agrees: false, key } : { key }, from(address));
    for (const path of ['/question', '']) {
      for (let no = 0; no < 120; no += 1)
        expect((await send(path, '0'.repeat(26), '198.51.100.7')).statusCode).toBe(404);
      const held = await send(path, lastKey(), '198.51.100.7');
      expect([held.statusCode, held.headers['retry-after']]).toEqual([429, '3600']);
    }
    for (let no = 0; no < 3; no += 1) expect((await send('/question', lastKey(), '198.51.100.8')).statusCode).toBe(200);
    at.clock.advance(3600);
    expect((await send('', lastKey(), '198.51.100.7')).statusCode).toBe(204);
  });

  it('is not held up by keys that work', async () => {
    await join();
    const ask = () => actors.anonymous.post('/api/join/guardian/question', { key: lastKey() });
    for (let no = 0; no < 121; no += 1) expect((await ask()).statusCode).toBe(200);
  });

  it('reads another text than the one that counts now: 409, and the question stays', async () => {
    await join();
    const response = await answer({ ...AGREES, key: lastKey(), person: PERSON, text_version: '2020-01' });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([409, 'consent_text_changed']);
    expect((await answer({ ...AGREES, key: lastKey() })).json<{ fields: object[] }>().fields).toEqual([
      { path: 'person', message: 'Person is required.' },
    ]);
    expect((await ask(lastKey())).statusCode).toBe(200);
  });

  it('gets a refusal when the list of the team is full, and can agree later', async () => {
    await join();
    for (let more = 0; more < 200; more += 1) await build.pending(at, { teamId });
    const response = await answer({ ...AGREES, key: lastKey(), person: PERSON });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '3600']);
    await at.write((tx) => tx.delete(PendingAthleteEntity, { teamId }));
    expect((await answer({ ...AGREES, key: lastKey(), person: PERSON })).statusCode).toBe(204);
  });

  it('who is asked again gets a new link in place of the previous one, brothers and sisters one each', async () => {
    await join();
    const first = lastKey();
    await join({ date_of_birth: '2014-06-02', guardian_email: 'EVE@home.test' });
    const second = lastKey();
    await join({ first_name: 'Cy' });
    expect([(await ask(first)).statusCode, (await ask(second)).json<object>()]).toEqual([
      404,
      expect.objectContaining({ date_of_birth: '2014-06-02' }),
    ]);
    expect(await questions()).toHaveLength(2);
  });

  it('gets at most three mails a day, with the same answer, and the last question stays', async () => {
    const answers: Response[] = [];
    for (let time = 0; time < 5; time += 1) answers.push(await join());
    expect(answers.map(({ statusCode, payload }) => [statusCode, payload])).toEqual(Array(5).fill([202, '{}']));
    expect(mailbox.received).toHaveLength(3);
    expect((await ask(lastKey())).statusCode).toBe(200);
    await join({ guardian_email: 'dad@home.test' });
    at.clock.advance(DAY);
    await join();
    expect(mailbox.received).toHaveLength(5);
  });

  it('gets no more mails by other spellings of the same mailbox', async () => {
    for (const local of ['eve.byron', 'evebyron+a', 'e.vebyron+b', 'EveByron+c', 'evebyron', 'eve.byron+d'])
      expect((await join({ guardian_email: `${local}@home.test` })).statusCode).toBe(202);
    expect(mailbox.received).toHaveLength(3);
    await join({ guardian_email: 'eve.byron@elsewhere.test' });
    await join({ guardian_email: '+@home.test' });
    expect(mailbox.received.map(({ recipients: [to] }) => to).slice(3)).toEqual([
      'eve.byron@elsewhere.test',
      '+@home.test',
    ]);
  });

  it('gets no address of a page and no message in a name that a stranger typed', async () => {
    await join({ first_name: 'Win https://evil.test/x now!' });
    const { text = '' } = mailbox.received[0]?.mail ?? {};
    expect(text.match(/https?:\/\/\S+/g)).toEqual([`${ORIGIN}/join#g=${lastKey()}`]);
    expect(text).not.toContain('evil.test');
  });

  it('whose mail fails is tried again for as long as the question may be answered, with a key that works', async () => {
    mailbox.refuseNext(1);
    await join();
    expect(mailbox.received).toHaveLength(0);
    const [row] = await at.read.find(MailEntity);
    expect(row).toMatchObject({ kind: 'guardian_question', coachId: null, athleteId: null, attempts: 1 });
    at.clock.advance(71 * 3600);
    await at.app.get(MailQueue).sendSoon();
    await settled();
    expect(mailbox.received).toHaveLength(1);
    expect((await ask(lastKey())).statusCode).toBe(200);
    expect(await at.read.find(MailEntity)).toEqual([]);
  });

  it('who was named before another one gets no mail any more, also when that happens while it is composed', async () => {
    const { id } = await build.athlete(at, { teamId, firstName: 'Bo', dateOfBirth: '2014-06-01' });
    const phone = await answeringAthlete(at, id, { consent: false });
    mailbox.refuseNext(1);
    await phone.post('/api/athlete/consent', { text_version: '2026-11', guardian_email: 'eve@home.test' });
    await settled();
    at.clock.advance(3600);
    await at.write(async (tx) => {
      await tx.update(GuardianRequestEntity, { athleteId: id }, { guardianEmail: 'dad@home.test', keySha256: null });
      await at.app.get(MailQueue).sendSoon();
      // On MariaDB the question to the previous guardian has been read by now, and its key waits.
      await delay(1000);
    });
    await settled();
    expect(mailbox.received.flatMap(({ recipients }) => recipients)).not.toContain('eve@home.test');
  });

  it('whose address does not exist is tried for an hour only, and the question stays until its end', async () => {
    mailbox.unknown.add(CHILD.guardian_email);
    await join();
    expect(await at.read.find(MailEntity)).toMatchObject([{ attempts: 1 }]);
    at.clock.advance(3601);
    await at.app.get(MailQueue).sendSoon();
    await settled();
    mailbox.unknown.clear();
    expect([await at.read.find(MailEntity), mailbox.received]).toEqual([[], []]);
    expect(await questions()).toHaveLength(1);
  });

  it('who agrees twice at the same moment is counted once', async () => {
    await join();
    const key = lastKey();
    const answers = await Promise.all([1, 2, 3, 4].map(() => answer({ ...AGREES, key, person: PERSON })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404, 404, 404]);
    expect([(await waiting()).length, (await consents()).length]).toEqual([1, 1]);
  });

  it('and another one who agree at the same moment leave one registration with one consent', async () => {
    await join();
    const eve = lastKey();
    await join({ guardian_email: 'dad@home.test' });
    const dad = lastKey();
    const answers = await Promise.all([
      answer({ ...AGREES, key: eve, person: PERSON }),
      answer({ ...AGREES, key: dad, person: PERSON, guardian_name: 'Dan Byron', relation: 'Father' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect([(await waiting()).length, (await consents()).length]).toEqual([1, 1]);
    const [consent] = await consents();
    const [address] = await at.read.find(AthleteAddressEntity);
    expect([address?.email, consent?.guardianName]).toEqual(
      consent?.relation === 'Father' ? ['dad@home.test', 'Dan Byron'] : ['eve@home.test', 'Eve Byron'],
    );
  });

  it('who agrees while a coach accepts an earlier registration of the child leaves no consent behind', async () => {
    for (let round = 0; round < 6; round += 1) {
      const first_name = `Bo ${round}`;
      await join({ first_name, guardian_email: `eve${round}@home.test` });
      const key = lastKey();
      await join({ first_name, guardian_email: `dad${round}@home.test` });
      await answer({ ...AGREES, key: lastKey(), person: PERSON });
      const { id } = await at.read.findOneByOrFail(PendingAthleteEntity, { firstName: first_name, status: 'pending' });
      await Promise.all([
        answer({ ...AGREES, key, person: PERSON }),
        actors.own.post(`/api/pending-athletes/${id}/accept`, {}),
      ]);
    }
    const open = new Set((await waiting()).filter(({ status }) => status === 'pending').map(({ id }) => id));
    for (const { athleteId, currentAthleteId, pendingAthleteId } of await consents()) {
      expect(athleteId === null).toBe(pendingAthleteId !== null);
      if (pendingAthleteId !== null) expect([...open]).toContain(pendingAthleteId);
      else expect(currentAthleteId ?? athleteId).toBe(athleteId);
    }
    const accepted = (await waiting()).flatMap(({ athleteId }) => athleteId ?? []);
    for (const currentAthleteId of accepted) expect(await at.read.countBy(ConsentEntity, { currentAthleteId })).toBe(1);
  });

  it('of an athlete on the roster lets them answer, and their own mailbox gets the links', async () => {
    const { id } = await build.athlete(at, { teamId, firstName: 'Bo', dateOfBirth: '2014-06-01' });
    const phone = await answeringAthlete(at, id, { consent: false });
    await phone.post('/api/athlete/consent', { text_version: '2026-11', guardian_email: 'eve@home.test' });
    await settled();
    expect(mailbox.received[0]?.mail.text).toContain('Bo plays for Under 14 of');
    expect((await ask(lastKey())).json()).toMatchObject({ about: 'answers', first_name: 'Bo' });
    expect((await answer({ ...AGREES, key: lastKey(), person: PERSON })).statusCode).toBe(400);
    expect((await answer({ ...AGREES, key: lastKey() })).statusCode).toBe(204);
    expect((await phone.get('/api/athlete/consent')).json()).toMatchObject({ state: 'given', given_by: 'guardian' });
    expect(await at.read.find(AthleteAddressEntity)).toMatchObject([{ athleteId: id, email: 'eve@home.test' }]);
    expect(await waiting()).toEqual([]);
  });

  it('is not asked about an athlete who has left the roster', async () => {
    const { id } = await build.athlete(at, { teamId, dateOfBirth: '2014-06-01' });
    const phone = await answeringAthlete(at, id, { consent: false });
    await phone.post('/api/athlete/consent', { text_version: '2026-11', guardian_email: 'eve@home.test' });
    await settled();
    await actors.own.put(`/api/athletes/${id}`, { archived: true, version: 1 });
    expect((await ask(lastKey())).statusCode).toBe(404);
  });

  it('refusing an athlete on the roster leaves the day of it, for coach and athlete, until somebody agrees', async () => {
    const { id } = await build.athlete(at, { teamId, dateOfBirth: '2014-06-01' });
    const phone = await answeringAthlete(at, id, { consent: false });
    const askGuardian = async () => {
      await phone.post('/api/athlete/consent', { text_version: '2026-11', guardian_email: 'eve@home.test' });
      await settled();
    };
    const seen = async () => [
      (await phone.get('/api/athlete/consent')).json<object>(),
      (await actors.own.get(`/api/athlete-access?team_id=${teamId}`)).json<object[]>()[0],
    ];
    const state = (own: string, coach: string, guardian_refused_on: string | null) => [
      expect.objectContaining({ state: own, guardian_refused_on }) as object,
      expect.objectContaining({ athlete_id: id, consent: coach, guardian_refused_on }) as object,
    ];

    await askGuardian();
    expect(await seen()).toEqual(state('guardian', 'guardian', null));
    expect((await answer({ agrees: false, key: lastKey() })).statusCode).toBe(204);
    expect(await seen()).toEqual(state('needed', 'none', '2026-11-26'));
    expect(await questions()).toEqual([]);
    expect(await at.read.find(GuardianRefusalEntity)).toEqual([{ athleteId: id, refusedAt: at.clock.now() }]);
    // The counters of attempts hold fingerprints only.
    expect(JSON.stringify(await at.read.find(AttemptCounterEntity))).not.toContain('home.test');

    at.clock.advance(DAY);
    // The session of the coach has ended meanwhile.
    await actors.own.admit();
    await askGuardian();
    expect(await seen()).toEqual(state('guardian', 'guardian', '2026-11-26'));
    await answer({ agrees: false, key: lastKey() });
    expect(await seen()).toEqual(state('needed', 'none', '2026-11-27'));

    await askGuardian();
    await answer({ ...AGREES, key: lastKey() });
    expect(await seen()).toEqual(state('given', 'given', null));
    expect(await at.read.find(GuardianRefusalEntity)).toEqual([]);
  });

  it('who refused is overruled by a form that was not signed before, and a withdrawal brings no refusal back', async () => {
    const { id } = await build.athlete(at, { teamId, dateOfBirth: '2014-06-01' });
    await at.write((tx) => storeRefusal(tx, id, at.clock.now()));
    const { agrees: _agrees, ...form } = { ...AGREES, athlete_id: id, signed_on: '2026-11-26' };
    const earlier = await actors.own.post('/api/consents', { ...form, signed_on: '2026-11-25' });
    expect([earlier.statusCode, earlier.json<{ error: string }>().error]).toEqual([
      400,
      'A guardian said no on Nov 26, 2026, after this form was signed. A new one is needed.',
    ]);
    expect(await at.read.countBy(ConsentEntity, { athleteId: id })).toBe(0);
    expect((await actors.own.post('/api/consents', form)).statusCode).toBe(204);
    await actors.own.delete(`/api/consents/${id}`);
    expect(await at.read.find(GuardianRefusalEntity)).toEqual([]);
  });
});
