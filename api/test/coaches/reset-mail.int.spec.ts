import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { MailEntity } from '../../src/common/mail/mail.entity.js';
import { MailQueue } from '../../src/common/mail/mail-queue.js';
import { CLAIM_MS } from '../../src/common/mail/mail-queue.repository.js';
import { Mailer } from '../../src/common/mail/mailer.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { CoachEntity } from '../../src/modules/coaches/accounts/coach.entity.js';
import { PasswordResetEntity } from '../../src/modules/coaches/passwords/password-reset.entity.js';
import { Actor, ORIGIN } from '../support/actors.js';
import * as build from '../support/factories.js';
import { captureLog } from '../support/log-lines.js';
import { linkIn, Mailbox } from '../support/mailbox.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { createTestApp, TestClock, type TestApp } from '../support/test-app.js';

const EMAIL = 'kim@club.test';

async function withCoach(at: TestApp, email = EMAIL): Promise<void> {
  await build.coach(at, { institutionId: (await build.institution(at)).id, email });
}

const ask = async (at: TestApp, email = EMAIL) =>
  expect((await new Actor(at).post('/api/coach/forgot-password', { email })).statusCode).toBe(202);
const reset = async (at: TestApp, token: string) =>
  (await new Actor(at).post('/api/coach/reset-password', { token, password: 'Different#2horse' })).statusCode;
const settled = (at: TestApp) => at.app.get(AfterAnswer).idle();

/** Lets time pass and sends the mails due then. */
async function later(at: TestApp, seconds: number): Promise<void> {
  at.clock.advance(seconds);
  await at.app.get(MailQueue).sendSoon();
  await settled(at);
}

/** The log lines about mails. */
const parsed = (lines: readonly string[]) =>
  lines
    .join('')
    .split('\n')
    .filter((line) => line.includes('"context":"mail"'))
    .map((line) => JSON.parse(line) as { problem?: string; attempt?: number; coachId?: number; level?: number });

describe('the reset mail', () => {
  const mailbox = new Mailbox();
  let settings: Record<string, string>;

  beforeEach(async () => {
    mailbox.received.length = 0;
    mailbox.refused = 0;
    settings = { SMTP_URL: await mailbox.open(), PUBLIC_URL: ORIGIN };
  });
  afterEach(() => mailbox.close());

  it('has the sender of the settings', async () => {
    const at = await createTestApp({ settings: { ...settings, MAIL_FROM: 'noreply@club.test' } });
    await withCoach(at);
    await ask(at);
    await settled(at);
    expect(mailbox.received.map(({ mail }) => mail.from?.address)).toEqual(['noreply@club.test']);
    await at.close();
  });

  it('is sent again when the mail server was down, and arrives once', async () => {
    const at = await createTestApp({ settings });
    await withCoach(at);
    await mailbox.close();
    mailbox.refuseNext(1);
    await ask(at);
    await settled(at);
    expect(await at.read.find(MailEntity)).toMatchObject([{ attempts: 1 }]);
    await mailbox.open();
    await later(at, 4);
    expect(mailbox.refused).toBe(0);
    await later(at, 1);
    await later(at, 30);
    expect([mailbox.refused, mailbox.received.length]).toEqual([1, 1]);
    expect(await at.read.count(MailEntity)).toBe(0);
    expect(await reset(at, linkIn(mailbox.received[0]?.mail.text).token)).toBe(204);
    await later(at, 3600);
    expect(mailbox.received).toHaveLength(1);
    await at.close();
  });

  it('is sent at once also when it is accepted just after a look that found none', async () => {
    const at = await createTestApp({ settings });
    await withCoach(at);
    const [{ id: coachId } = { id: 0 }] = await at.read.find(CoachEntity);
    const unitOfWork = at.app.get(UnitOfWork);
    const write = unitOfWork.write.bind(unitOfWork);
    jest.spyOn(unitOfWork, 'write').mockImplementationOnce(async (work) => {
      const found = await write(work);
      await write((tx) => at.app.get(MailQueue).add(tx, 'password_reset', { coachId, network: null }));
      await at.app.get(MailQueue).sendSoon();
      await delay(50);
      return found;
    });
    await at.app.get(MailQueue).sendSoon();
    await settled(at);
    expect(mailbox.received).toHaveLength(1);
    await at.close();
  });

  it('is given up after an hour of attempts, and the log names the coach', async () => {
    const log = captureLog();
    try {
      const at = await createTestApp({ settings: { ...settings, LOG_LEVEL: 'warn' } });
      await withCoach(at);
      mailbox.refuseNext(1000);
      await ask(at);
      await settled(at);
      for (let minute = 0; minute < 70; minute += 1) await later(at, 60);
      const lines = parsed(log.lines);
      expect(lines.at(-1)).toMatchObject({ level: 50, responseCode: 421, problem: 'The mail was not sent.' });
      expect(lines.at(-1)?.coachId).toEqual(expect.any(Number));
      expect(mailbox.refused).toBe(lines.length);
      expect(lines.slice(0, -1).every(({ problem }) => problem === 'The mail was not sent yet.')).toBe(true);
      expect(lines.length).toBeGreaterThan(8);
      expect(lines.length).toBeLessThan(15);
      expect(await at.read.count(MailEntity)).toBe(0);
      await at.close();
    } finally {
      mailbox.refuseNext(0);
      log.restore();
    }
  });

  it('is sent by another instance when the one that sends it is killed, and both links are valid until one is used', async () => {
    const at = await createTestApp({ settings });
    await withCoach(at);
    await ask(at);
    await settled(at);
    // As an instance leaves it that was killed after the sending and before it noted that.
    const [{ id: coachId } = { id: 0 }] = await at.read.find(CoachEntity);
    const now = at.clock.now();
    const claimed = { kind: 'password_reset', coachId, createdAt: now, attempts: 1 };
    await at.write((tx) => tx.insert(MailEntity, { ...claimed, nextTryAt: new Date(now.getTime() + CLAIM_MS) }));
    const beside = await createTestApp({ settings, database: at.database, clock: at.clock });
    await later(beside, CLAIM_MS / 1000 - 1);
    expect(mailbox.received).toHaveLength(1);
    await later(beside, 1);
    expect(mailbox.received).toHaveLength(2);
    const [first = '', second = ''] = mailbox.received.map(({ mail }) => linkIn(mail.text).token);
    expect(first).not.toBe(second);
    expect(await reset(at, first)).toBe(204);
    expect(await reset(at, second)).toBe(400);
    await beside.close();
    await at.close();
  });

  it('is sent once by several instances', async () => {
    const at = await createTestApp({ settings });
    const { id: institutionId } = await build.institution(at);
    const others = [await createTestApp({ settings, database: at.database, clock: at.clock })];
    const addresses = Array.from({ length: 12 }, (_, number) => `coach${number}@club.test`);
    for (const email of addresses) {
      const { id: coachId } = await build.coach(at, { institutionId, email });
      await at.write((tx) => at.app.get(MailQueue).add(tx, 'password_reset', { coachId, network: null }));
    }
    const all = [at, ...others];
    await Promise.all(all.map(async (instance) => instance.app.get(MailQueue).sendSoon()));
    await Promise.all(all.map(settled));
    expect(mailbox.received.flatMap(({ recipients }) => recipients).sort()).toEqual([...addresses].sort());
    for (const instance of others) await instance.close();
    await at.close();
  });

  it('that was accepted is sent by the next start', async () => {
    const at = await createTestApp({ settings });
    await withCoach(at);
    const [{ id: coachId } = { id: 0 }] = await at.read.find(CoachEntity);
    await at.write((tx) => at.app.get(MailQueue).add(tx, 'password_reset', { coachId, network: null }));
    const next = await createTestApp({ settings, database: at.database, clock: at.clock });
    // The new instance looks for waiting mails by itself, as soon as it listens.
    await next.app.listen(0, '127.0.0.1');
    while (mailbox.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    await settled(next);
    await settled(at);
    expect(mailbox.received.map(({ recipients }) => recipients)).toEqual([[EMAIL]]);
    await next.close();
    await at.close();
  });

  it('is sent also when the application stops right after the answer', async () => {
    const at = await createTestApp({ settings });
    await withCoach(at);
    await Promise.all(Array.from({ length: 3 }, () => ask(at)));
    await at.close();
    expect(mailbox.received).toHaveLength(3);
  });

  it.each([`${EMAIL}\r\nBcc: thief@evil.test`, `${EMAIL}, thief@evil.test`, `"${EMAIL}" <thief@evil.test>`])(
    'is not sent when the stored address is %j: no second recipient, no extra header',
    async (email) => {
      const at = await createTestApp({ settings });
      await withCoach(at, email);
      await ask(at, email);
      await settled(at);
      // The account was found, but the address was refused.
      expect(await at.read.countBy(PasswordResetEntity, {})).toBe(1);
      expect(mailbox.received).toEqual([]);
      await at.close();
    },
  );

  it('leaves its token and its address in no log line and no table, whether it is sent or not', async () => {
    const log = captureLog();
    try {
      const at = await createTestApp({ settings: { ...settings, LOG_LEVEL: 'trace' } });
      await withCoach(at);
      await ask(at);
      await settled(at);
      const { token } = linkIn(mailbox.received[0]?.mail.text);
      const stored = JSON.stringify(await at.read.find(PasswordResetEntity));
      expect(stored).toMatch(/[0-9a-f]{64}/);
      expect(stored).not.toContain(token);
      expect(await reset(at, token)).toBe(204);
      expect(await reset(at, token)).toBe(400);
      mailbox.refuseNext(10);
      await ask(at);
      await at.close();
      expect(mailbox.received).toHaveLength(1);
      const lines = log.lines.join('');
      expect(lines).toContain('"route":"/api/coach/reset-password"');
      expect(lines).toMatch(/"level":40,.*"coachId":\d+,.*"responseCode":421,.*The mail was not sent yet\./);
      for (const secret of [token, EMAIL, '127.0.0.1', 'smtp://']) expect(lines).not.toContain(secret);
    } finally {
      log.restore();
    }
  });
});

describe('the reset mail, when the mail server hangs', () => {
  it('does not delay the stop, and the next start sends all of them', async () => {
    const mailbox = new Mailbox();
    const cable = new TcpProxy({ host: '127.0.0.1', port: Number(new URL(await mailbox.open()).port) });
    const log = captureLog();
    const settings = {
      SMTP_URL: `smtp://127.0.0.1:${await cable.plugIn()}`,
      PUBLIC_URL: ORIGIN,
      LOG_LEVEL: 'warn',
    };
    const at = await createTestApp({ settings });
    try {
      const { id: institutionId } = await build.institution(at);
      const stopped = await createTestApp({ settings, database: at.database, clock: at.clock });
      cable.freeze(true);
      for (let mail = 0; mail < 20; mail += 1) await ask(stopped, (await build.coach(at, { institutionId })).email);
      await stopped.close();
      const lines = parsed(log.lines);
      expect(lines.length).toBeGreaterThan(0);
      // No further attempt began, nothing is dropped.
      expect(lines.filter(({ problem, attempt }) => problem !== 'The mail was not sent yet.' || attempt !== 1)).toEqual(
        [],
      );
      expect(await at.read.count(MailEntity)).toBe(20);
      cable.freeze(false);
      await later(at, 60);
      expect(mailbox.received).toHaveLength(20);
      expect(await at.read.count(MailEntity)).toBe(0);
    } finally {
      await at.close();
      await cable.pull();
      await mailbox.close();
      log.restore();
    }
    // Ends what hangs: a busy machine takes a while for twenty coaches and their requests.
  }, 120_000);
});

describe('without a mail server', () => {
  it('the mail is kept for a week in a file that only the administrator can read', async () => {
    const at = await createTestApp({ settings: { HOST: '0.0.0.0', PORT: '4321' } });
    const outbox = join(at.settings.dataDir, 'outbox');
    const files = () => readdirSync(outbox).sort();
    await withCoach(at);
    await ask(at);
    await settled(at);
    const [first = ''] = files();
    expect(first).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{16}\.eml$/);
    expect([statSync(outbox).mode & 0o777, statSync(join(outbox, first)).mode & 0o777]).toEqual([0o700, 0o600]);
    const file = readFileSync(join(outbox, first), 'utf8');
    // The link is readable in the plain file: the administrator copies it from there.
    const { base, token } = linkIn(file);
    expect(base).toBe('http://localhost:4321');
    const mail = await PostalMime.parse(file);
    expect(mail).toMatchObject({
      from: { name: 'Touchline', address: 'support@touchline.example' },
      to: [{ address: EMAIL }],
      subject: 'Reset your Touchline password',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(linkIn(mail.text)).toEqual({ base, token });
    expect(await reset(at, token)).toBe(204);

    writeFileSync(join(outbox, 'note.txt'), 'not ours');
    at.clock.advance(7 * 24 * 3600);
    await ask(at);
    await settled(at);
    expect(files()).toEqual([first, expect.stringMatching(/\.eml$/), 'note.txt']);
    at.clock.advance(1);
    await ask(at);
    await settled(at);
    expect(files()).toHaveLength(3);
    expect(files()).not.toContain(first);
    await at.close();
  });

  it('the mail waits while its folder cannot be written', async () => {
    const at = await createTestApp();
    const outbox = join(at.settings.dataDir, 'outbox');
    mkdirSync(at.settings.dataDir, { recursive: true });
    writeFileSync(outbox, 'a file where the folder belongs');
    await withCoach(at);
    await ask(at);
    await settled(at);
    expect(await at.read.count(MailEntity)).toBe(1);
    rmSync(outbox);
    await later(at, 5);
    expect(readdirSync(outbox)).toHaveLength(1);
    expect(await at.read.count(MailEntity)).toBe(0);
    await at.close();
  });

  it('a start deletes mails older than a week, also when there is a mail server by then', async () => {
    const at = await createTestApp();
    const outbox = join(at.settings.dataDir, 'outbox');
    await withCoach(at);
    await ask(at);
    await settled(at);
    writeFileSync(join(outbox, 'note.txt'), 'not ours');
    const restart = (days: number) => {
      const clock = new TestClock();
      clock.advance(days * 24 * 3600);
      return new Mailer({ ...at.settings, smtpUrl: 'smtp://127.0.0.1:9' }, clock).onModuleInit();
    };
    await restart(6);
    expect(readdirSync(outbox)).toHaveLength(2);
    await restart(8);
    expect(readdirSync(outbox)).toEqual(['note.txt']);
    await at.close();
  });

  it('the answer is the same', async () => {
    const at = await createTestApp();
    const answer = await new Actor(at).post('/api/coach/forgot-password', { email: 'nobody@club.test' });
    await settled(at);
    expect([answer.statusCode, answer.payload]).toEqual([202, '{}']);
    expect(() => readdirSync(join(at.settings.dataDir, 'outbox'))).toThrow('ENOENT');
    await at.close();
  });
});

describe('an installation', () => {
  it.each([
    [{}, false],
    [{ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: ORIGIN }, true],
  ])('with %j tells whether it sends mail: %s', async (settings, sends) => {
    const at = await createTestApp({ settings: settings as Record<string, string> });
    expect((await new Actor(at).get('/api/installation')).json()).toMatchObject({ sends_mail: sends });
    await at.close();
  });
});
