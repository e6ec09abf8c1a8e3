import { createHash } from 'node:crypto';
import type { Response } from 'light-my-request';
import { Accounts } from '../../src/administration/accounts.js';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { AttemptCounterEntity } from '../../src/common/limits/attempt-counter.entity.js';
import { MailEntity } from '../../src/common/mail/mail.entity.js';
import { MailQueue } from '../../src/common/mail/mail-queue.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { PasswordResetEntity } from '../../src/modules/coaches/passwords/password-reset.entity.js';
import { Actor, createActors, ORIGIN, type Actors } from '../support/actors.js';
import { onOneInstance } from '../support/alternating-instances.js';
import { recordStatements } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { linkIn, Mailbox } from '../support/mailbox.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const NEW = 'Different#2horse';
const HOUR = 3600;

describe('a forgotten password', () => {
  const mailbox = new Mailbox();
  let at: TestApp;
  let actors: Actors;

  beforeAll(async () => {
    at = await createTestApp({
      settings: {
        SMTP_URL: await mailbox.open(),
        PUBLIC_URL: ORIGIN,
        TRUST_PROXY: '1',
        CONTACT_SUPPORT: 'help@club.test',
      },
    });
  });
  beforeEach(async () => {
    mailbox.received.length = 0;
    actors = await createActors(at);
  });
  afterAll(async () => {
    await at.close();
    await mailbox.close();
  });

  const settled = () => at.app.get(AfterAnswer).idle();
  /** From another network address each time, unless one is given: the limit per address has its own test. */
  let household = 0;
  const from = (address: string) => ({ 'x-forwarded-for': address, 'x-forwarded-proto': 'http' });
  async function ask(
    email: string,
    headers: Record<string, string> = from(`203.0.113.${(household += 1) % 250}`),
  ): Promise<Response> {
    const response = await actors.anonymous.post('/api/coach/forgot-password', { email }, { headers });
    await settled();
    return response;
  }
  async function newLink(actor: Actor = actors.own): Promise<string> {
    const before = mailbox.received.length;
    expect((await ask(actor.coach?.email ?? '')).statusCode).toBe(202);
    expect(mailbox.received).toHaveLength(before + 1);
    return linkIn(mailbox.received.at(-1)?.mail.text).token;
  }
  const reset = (token: string, password = NEW) =>
    actors.anonymous.post('/api/coach/reset-password', { token, password });
  const canSignIn = async (password: string, actor = actors.own) =>
    (await new Actor(at, actor.coach).signIn(password)).statusCode === 200;
  const invalid = {
    statusCode: 400,
    code: 'reset_link_invalid',
    error: 'This link is no longer valid. Please request a new one.',
    message: 'This link is no longer valid. Please request a new one.',
  };

  it('is replaced once through the mailed link, and every session ends', async () => {
    const elsewhere = new Actor(at, actors.ownCoach);
    await elsewhere.signIn();
    const token = await newLink();
    const [{ recipients, mail } = { recipients: [], mail: undefined }] = mailbox.received;
    expect(recipients).toEqual([actors.ownCoach.email]);
    expect(mail).toMatchObject({
      from: { name: 'Touchline', address: 'help@club.test' },
      to: [{ address: actors.ownCoach.email }],
      subject: 'Reset your Touchline password',
    });
    expect(mail?.text).toContain('valid for 60 minutes and works once');
    const response = await reset(token);
    expect([response.statusCode, response.payload]).toEqual([204, '']);
    expect(response.headers['set-cookie']).toBeUndefined();
    for (const actor of [actors.own, elsewhere]) expect((await actor.get('/api/coach/me')).statusCode).toBe(401);
    expect((await actors.colleague.get('/api/coach/me')).statusCode).toBe(200);
    expect([await canSignIn(build.PASSWORD), await canSignIn(NEW)]).toEqual([false, true]);
    const again = await reset(token, 'Another#3horse');
    expect([again.statusCode, again.json()]).toEqual([400, invalid]);
    expect(await canSignIn(NEW)).toBe(true);
  });

  it('answers an unknown address like a known one, byte for byte, and sends no mail', async () => {
    const asSaid = ({ statusCode, payload, headers: { 'x-request-id': _id, date: _date, ...headers } }: Response) => ({
      statusCode,
      payload,
      headers,
    });
    const known = await ask(actors.ownCoach.email);
    expect(asSaid(await ask('nobody@club.test'))).toEqual(asSaid(known));
    expect(asSaid(known)).toMatchObject({ statusCode: 202, payload: '{}' });
    expect(mailbox.received.map(({ recipients }) => recipients)).toEqual([[actors.ownCoach.email]]);
    expect(await at.read.countBy(PasswordResetEntity, { coachId: actors.ownCoach.id })).toBe(1);
  });

  it('takes the address in any case and with space around it', async () => {
    await ask(`  ${actors.ownCoach.email.toUpperCase()} `);
    expect(mailbox.received.map(({ recipients }) => recipients)).toEqual([[actors.ownCoach.email]]);
  });

  it('has a link that expires after one hour, also while it is still stored', async () => {
    const token = await newLink();
    at.clock.advance(HOUR - 1);
    expect((await reset(token, 'short')).statusCode).toBe(400);
    at.clock.advance(1);
    expect((await reset(token)).json()).toEqual(invalid);
    expect(await canSignIn(build.PASSWORD)).toBe(true);
    expect(await at.read.countBy(PasswordResetEntity, { coachId: actors.ownCoach.id })).toBe(1);
    const next = await newLink();
    at.clock.advance(HOUR - 1);
    expect((await reset(next)).statusCode).toBe(204);
  });

  it.each([
    ['Abc#1', 'Password must be at least 8 characters.'],
    ['abcdefgh', 'Password must contain at least one number.'],
    ['password1', 'Password must contain at least one symbol.'],
    [`1#${'a'.repeat(1023)}`, 'Password is too long.'],
    ['PassWord1!', 'Password is too common.'],
  ])('%# follows the password rules, and a refusal leaves the link usable', async (password, sentence) => {
    const token = await newLink();
    const refused = await reset(token, password);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { code: 'validation_failed', error: sentence, fields: [{ path: 'password', message: sentence }] },
    ]);
    // The password is checked before the link, so that the answer does not tell whether a link is valid.
    expect((await reset('made up', password)).payload).toBe(refused.payload);
    expect((await reset(token)).statusCode).toBe(204);
  });

  it('refuses invented links', async () => {
    const token = await newLink();
    const others = [
      '',
      'x',
      'A'.repeat(43),
      'A'.repeat(5000),
      `${token} `,
      token.slice(1),
      createHash('sha256').update(token).digest('hex'),
      '" OR 1=1',
    ];
    for (const other of others) expect((await reset(other)).json()).toEqual(invalid);
    for (const body of [
      { token },
      { password: NEW },
      { token: 1, password: NEW },
      { token, password: NEW, coach_id: 1 },
    ]) {
      expect((await actors.anonymous.post('/api/coach/reset-password', body)).json()).toMatchObject({
        code: 'validation_failed',
      });
    }
    expect((await reset(token)).statusCode).toBe(204);
  });

  it('is replaced once by ten concurrent uses of the same link', async () => {
    const token = await newLink();
    const passwords = Array.from({ length: 10 }, (_, index) => `Different#${index}horse`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const done = passwords.filter((_, index) => answers[index]?.statusCode === 204);
    expect(done).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(9);
    expect(await canSignIn(done[0] ?? '')).toBe(true);
  });

  it('can be replaced by any of several links, and the first use ends the others, but not those of other coaches', async () => {
    const [first, second, colleagues] = [await newLink(), await newLink(), await newLink(actors.colleague)];
    expect((await reset(second)).statusCode).toBe(204);
    expect((await reset(first)).json()).toEqual(invalid);
    expect((await reset(colleagues)).statusCode).toBe(204);
  });

  it('is no longer replaced by a link after the password was changed in the profile', async () => {
    const token = await newLink();
    expect(
      (await actors.own.post('/api/coach/update-password', { coach_id: actors.ownCoach.id, password: NEW })).statusCode,
    ).toBe(200);
    expect((await reset(token, 'Another#3horse')).json()).toEqual(invalid);
    expect(await canSignIn(NEW)).toBe(true);
  });

  it('is no longer replaced by a link once an administrator has set a new one', async () => {
    const [token, colleagues] = [await newLink(), await newLink(actors.colleague)];
    await new Accounts(at.app.get(UnitOfWork)).resetPassword(actors.ownCoach.email, at.clock.now());
    expect((await reset(token)).json()).toEqual(invalid);
    expect((await reset(colleagues)).statusCode).toBe(204);
  });

  it('gets a link to PUBLIC_URL, with any Host header', async () => {
    await ask(actors.ownCoach.email, { host: 'evil.test', 'x-forwarded-host': 'evil.test', ...from('203.0.113.250') });
    expect(linkIn(mailbox.received[0]?.mail.text).base).toBe(ORIGIN);
  });

  it('is requested and replaced by pages of the product only', async () => {
    const token = await newLink();
    const headers = { origin: 'http://evil.test' };
    expect(
      (await actors.anonymous.post('/api/coach/forgot-password', { email: actors.ownCoach.email }, { headers }))
        .statusCode,
    ).toBe(403);
    expect(
      (await actors.anonymous.post('/api/coach/reset-password', { token, password: NEW }, { headers })).statusCode,
    ).toBe(403);
    await settled();
    expect(mailbox.received).toHaveLength(1);
    expect(await canSignIn(build.PASSWORD)).toBe(true);
  });

  it('clears the failed sign-ins of the network address from which the password was reset', async () => {
    const here = from('198.51.100.20');
    const signIn = (password: string, headers = here) =>
      actors.anonymous.post('/api/coach/login', { email: actors.ownCoach.email, password }, { headers });
    const prove = (current_password: string) =>
      actors.own.post('/api/coach/update-password', {
        coach_id: actors.ownCoach.id,
        password: 'Another#3horse',
        current_password,
      });
    const elsewhere = from('198.51.100.21');
    for (let guess = 0; guess < 10; guess += 1) {
      for (const headers of [here, elsewhere]) expect((await signIn('wrong', headers)).statusCode).toBe(401);
      expect((await prove('wrong')).statusCode).toBe(400);
      at.clock.advance(60);
    }
    for (const answer of [
      await signIn(build.PASSWORD),
      await signIn(build.PASSWORD, elsewhere),
      await prove(build.PASSWORD),
    ])
      expect(answer.statusCode).toBe(429);
    const token = await newLink();
    expect(
      (await actors.anonymous.post('/api/coach/reset-password', { token, password: NEW }, { headers: here }))
        .statusCode,
    ).toBe(204);
    const signedIn = await signIn(NEW);
    expect(signedIn.statusCode).toBe(200);
    for (const { name, value } of signedIn.cookies) actors.own.cookies[name] = value;
    expect((await prove(NEW)).statusCode).toBe(200);
    // The limit at other addresses stays.
    expect((await signIn('Another#3horse', elsewhere)).statusCode).toBe(429);
  });

  it('is accepted while much waits to be done after answers, and mailed later', () =>
    onOneInstance(async () => {
      const later = at.app.get(AfterAnswer);
      let open = (): void => undefined;
      const opened = new Promise<void>((resolve) => (open = resolve));
      while (await later.do(() => opened));
      const answers = [];
      for (const email of [actors.ownCoach.email, 'nobody@club.test'])
        answers.push(
          await actors.anonymous.post('/api/coach/forgot-password', { email }, { headers: from('198.51.100.30') }),
        );
      expect(answers.map(({ statusCode, payload }) => [statusCode, payload])).toEqual([
        [202, '{}'],
        [202, '{}'],
      ]);
      open();
      await settled();
      expect(mailbox.received).toEqual([]);
      await at.app.get(MailQueue).sendSoon();
      await settled();
      expect(mailbox.received.map(({ recipients }) => recipients)).toEqual([[actors.ownCoach.email]]);
      expect(await at.read.count(MailEntity)).toBe(0);
    }));

  it('stores the same for an unknown address as for a known one, until the answer is given', async () => {
    const rows = [];
    for (const email of [actors.ownCoach.email, 'nobody@club.test']) {
      const statements = await recordStatements(at, () =>
        actors.anonymous.post('/api/coach/forgot-password', { email }, { headers: from('198.51.100.31') }),
      );
      // SQLite's driver of TypeORM writes numbers into the text.
      rows.push(statements.map(({ sql }) => sql.replace(/VALUES .*/, '')));
      await settled();
      await at.write((tx) => tx.createQueryBuilder().delete().from(AttemptCounterEntity).execute());
    }
    expect(rows[1]).toEqual(rows[0]);
    expect(rows[0]?.filter((sql) => sql.includes('mails'))).toHaveLength(1);
  });

  it('sends at most three mails per hour to a mailbox, with the same answer afterwards', async () => {
    for (let time = 0; time < 5; time += 1)
      expect((await ask(time % 2 === 0 ? actors.ownCoach.email : actors.ownCoach.email.toUpperCase())).statusCode).toBe(
        202,
      );
    expect(mailbox.received).toHaveLength(3);
    await newLink(actors.colleague);
    at.clock.advance(HOUR);
    await newLink();
  });

  it('accepts twenty requests per hour from a network address, for known and unknown addresses alike', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 22; time += 1)
      statuses.push((await ask(`nobody${time}@club.test`, from('198.51.100.7'))).statusCode);
    expect(statuses).toEqual([...Array<number>(20).fill(202), 429, 429]);
    const [known, unknown] = [
      await ask(actors.ownCoach.email, from('198.51.100.7')),
      await ask('nobody@club.test', from('198.51.100.7')),
    ];
    expect([known.statusCode, known.headers['retry-after'], known.payload]).toEqual([429, '3600', unknown.payload]);
    expect(known.json()).toMatchObject({
      code: 'rate_limited',
      error: 'Too many requests for a new password. Try again in 60 minutes.',
    });
    expect(mailbox.received).toHaveLength(0);
    expect((await ask(actors.ownCoach.email, from('198.51.100.8'))).statusCode).toBe(202);
    at.clock.advance(HOUR);
    expect((await ask(actors.ownCoach.email, from('198.51.100.7'))).statusCode).toBe(202);
    expect(mailbox.received).toHaveLength(2);
  });
});
