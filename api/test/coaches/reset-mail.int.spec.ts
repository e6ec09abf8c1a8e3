import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { Mailer } from '../../src/common/mail/mailer.js';
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
    await mailbox.open();
    await settled(at);
    expect(mailbox.refused).toBe(1);
    expect(mailbox.received).toHaveLength(1);
    expect(await reset(at, linkIn(mailbox.received[0]?.mail.text).token)).toBe(204);
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
      // The application stops during the pauses: one more try, and no further ones.
      await at.close();
      expect(mailbox.received).toHaveLength(1);
      const lines = log.lines.join('');
      expect(lines).toContain('"route":"/api/coach/reset-password"');
      expect(lines).toMatch(/"level":50,.*"coachId":\d+,.*"responseCode":421,.*The mail was not sent\./);
      for (const secret of [token, EMAIL, '127.0.0.1', 'smtp://']) expect(lines).not.toContain(secret);
    } finally {
      log.restore();
    }
  });
});

describe('the reset mail, when the mail server hangs', () => {
  it('is given up when too many wait already, and the log names the coach', async () => {
    const log = captureLog();
    const at = await createTestApp({ settings: { LOG_LEVEL: 'error' } });
    let open = (): void => undefined;
    try {
      await withCoach(at);
      const opened = new Promise<void>((resolve) => (open = resolve));
      while (await at.app.get(AfterAnswer).do(() => opened, 'long'));
      await ask(at);
      await ask(at, 'nobody@club.test');
      const givenUp = /"coachId":\d+,.*Too many mails are waiting: the mail was not sent\./g;
      while (log.lines.join('').match(givenUp) === null) await new Promise((resolve) => setImmediate(resolve));
      open();
      await settled(at);
      expect(log.lines.join('').match(givenUp)).toHaveLength(1);
      expect(() => readdirSync(join(at.settings.dataDir, 'outbox'))).toThrow('ENOENT');
    } finally {
      open();
      log.restore();
      await at.close();
    }
  });

  it('does not delay the stop: the rest is given up, and the log says how many', async () => {
    const mailbox = new Mailbox();
    const cable = new TcpProxy({ host: '127.0.0.1', port: Number(new URL(await mailbox.open()).port) });
    const log = captureLog();
    try {
      const at = await createTestApp({
        settings: { SMTP_URL: `smtp://127.0.0.1:${await cable.plugIn()}`, PUBLIC_URL: ORIGIN, LOG_LEVEL: 'warn' },
      });
      const { id: institutionId } = await build.institution(at);
      cable.freeze(true);
      for (let mail = 0; mail < 20; mail += 1) await ask(at, (await build.coach(at, { institutionId })).email);
      await at.close();
      const lines = log.lines
        .join('')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as { dropped?: number; problem?: string; attempt?: number });
      const given = lines.flatMap(({ dropped }) => dropped ?? []);
      expect(given).toHaveLength(1);
      expect(given[0]).toBeGreaterThan(0);
      const tried = lines.filter(({ problem }) => problem === 'The mail was not sent.');
      expect(tried.length).toBeGreaterThan(0);
      expect(tried.length + (given[0] ?? 0)).toBe(20);
      // No try that the stop had to wait for began during the pauses.
      expect(tried.filter(({ attempt }) => attempt !== 1)).toEqual([]);
    } finally {
      await cable.pull();
      await mailbox.close();
      log.restore();
    }
  });
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
      return new Mailer(
        { ...at.settings, smtpUrl: 'smtp://127.0.0.1:9' },
        clock,
        at.app.get(AfterAnswer),
      ).onModuleInit();
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
