import tls from 'node:tls';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { mustEncrypt } from '../../src/common/mail/smtp-delivery.js';
import { Actor, ORIGIN } from '../support/actors.js';
import * as build from '../support/factories.js';
import { captureLog } from '../support/log-lines.js';
import { Mailbox } from '../support/mailbox.js';
import { TEST_CERTIFICATE } from '../support/test-certificate.js';
import { createTestApp } from '../support/test-app.js';

const EMAIL = 'kim@club.test';
const PASSWORD = 'mail-password';

/**
 * Requests a mail through this SMTP server, which needs a password. Answers the log; with `hurried` the application
 * stops after the first try.
 */
async function mailThrough(mailbox: Mailbox, { hurried }: { hurried: boolean }): Promise<string> {
  const url = new URL(await mailbox.open());
  url.username = 'app';
  url.password = PASSWORD;
  const log = captureLog();
  try {
    const at = await createTestApp({ settings: { SMTP_URL: url.href, PUBLIC_URL: ORIGIN, LOG_LEVEL: 'trace' } });
    await build.coach(at, { institutionId: (await build.institution(at)).id, email: EMAIL });
    expect((await new Actor(at).post('/api/coach/forgot-password', { email: EMAIL })).statusCode).toBe(202);
    if (!hurried) await at.app.get(AfterAnswer).idle();
    await at.close();
    return log.lines.join('');
  } finally {
    log.restore();
    await mailbox.close();
  }
}

describe('sending a mail', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is not sent to a server that does not encrypt, and neither is the password', async () => {
    const mailbox = new Mailbox({ passwords: true });
    const log = await mailThrough(mailbox, { hurried: true });
    expect([mailbox.received, mailbox.passwords]).toEqual([[], []]);
    expect(log).toMatch(/"level":40,.*"coachId":\d+,.*"code":"ETLS".*The mail was not sent yet\./);
    expect(log).not.toContain(PASSWORD);
  });

  it('is not sent to a server with an unknown certificate authority, and neither is the password', async () => {
    const mailbox = new Mailbox({ passwords: true, startTls: true });
    const log = await mailThrough(mailbox, { hurried: true });
    expect([mailbox.received, mailbox.passwords]).toEqual([[], []]);
    expect(log).toMatch(/"level":40,.*"coachId":\d+,.*The mail was not sent yet\./);
  });

  it('is sent encrypted to a server with a known certificate authority', async () => {
    // The effect of NODE_EXTRA_CA_CERTS, which Node.js reads only at the start of a process.
    const connect = tls.connect.bind(tls) as (options: tls.ConnectionOptions, connected?: () => void) => tls.TLSSocket;
    jest
      .spyOn(tls, 'connect')
      .mockImplementation(((options: tls.ConnectionOptions, connected?: () => void) =>
        connect({ ...options, ca: TEST_CERTIFICATE }, connected)) as typeof tls.connect);
    const mailbox = new Mailbox({ passwords: true, startTls: true });
    await mailThrough(mailbox, { hurried: false });
    expect(mailbox.passwords).toEqual([{ password: PASSWORD, secure: true }]);
    expect(mailbox.received.map(({ recipients, secure }) => [recipients, secure])).toEqual([[[EMAIL], true]]);
  });

  it.each([
    ['smtp://mail.example', true],
    ['smtp://mail.example:587', true],
    ['smtp://app:secret@mail.example', true],
    ['smtp://10.0.0.5', true],
    ['smtp://127.0.0.1.mail.example', true],
    ['smtp://localhost.mail.example', true],
    ['smtp://[2001:db8::1]', true],
    ['smtp://app:secret@localhost', true],
    ['smtp://:secret@127.0.0.1', true],
    ['smtp://localhost:25', false],
    ['smtp://LOCALHOST', false],
    ['smtp://127.0.0.1:1025', false],
    ['smtp://[::1]:1025', false],
    // Encrypted from the first byte.
    ['smtps://app:secret@mail.example', false],
  ])('through %s waits for STARTTLS: %s', (url, waits) => {
    expect(mustEncrypt(url)).toBe(waits);
  });
});
