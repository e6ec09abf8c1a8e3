import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { MailQueue } from '../../src/common/mail/mail-queue.js';
import { Actor, ORIGIN } from '../support/actors.js';
import * as build from '../support/factories.js';
import { captureLog } from '../support/log-lines.js';
import { keyIn, Mailbox } from '../support/mailbox.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const CANARIES = ['canaryname', 'canarymail', 'canarymother', 'canarylast', 'canarychild'];

describe('the log of a child who joins', () => {
  const mailbox = new Mailbox();
  let at: TestApp;
  let log: ReturnType<typeof captureLog>;

  beforeAll(async () => {
    const settings = { SMTP_URL: await mailbox.open(), PUBLIC_URL: ORIGIN, LOG_LEVEL: 'trace' };
    log = captureLog();
    at = await createTestApp({ settings });
  });
  afterAll(async () => {
    await at.close();
    await mailbox.close();
  });

  it('has no name, address or key, also when the mail fails first', async () => {
    const { id: institutionId } = await build.institution(at);
    const coach = await build.coach(at, { institutionId });
    const codeExpiresAt = new Date(at.clock.now().getTime() + 60_000);
    await build.team(at, coach, { registrationCode: 'LIVING01', codeExpiresAt });
    const anybody = new Actor(at);
    mailbox.refuseNext(1);
    const statuses: number[] = [];
    const post = async (url: string, body: object) => {
      statuses.push((await anybody.post(url, body)).statusCode);
      await at.app.get(AfterAnswer).idle();
    };

    const year = at.clock.now().getUTCFullYear() - 10;
    const child = { first_name: 'canaryname', date_of_birth: `${year}-01-02`, guardian_email: 'canarymail@home.test' };
    await post('/api/join', { registration_code: 'LIVING01', ...child });
    at.clock.advance(10);
    await at.app.get(MailQueue).sendSoon();
    await at.app.get(AfterAnswer).idle();
    const key = keyIn(mailbox.received[0]?.mail.text, '/join#g=');
    const person = { email: 'canarychild@home.test', last_name: 'canarylast', position: 'Wing' };
    const agrees = { agrees: true, guardian_name: 'canarymother', relation: 'Mother', text_version: '2026-11', key };
    await post('/api/join/guardian/question', { key });
    await post('/api/join/guardian', agrees);
    await post('/api/join/guardian', { ...agrees, person });
    await post('/api/join/guardian', { ...agrees, person });
    log.restore();

    expect(statuses).toEqual([202, 200, 400, 204, 404]);
    const lines = log.lines.filter((line) => line.includes('"mailId"') || line.includes('/api/join'));
    expect(lines.length).toBeGreaterThan(statuses.length);
    for (const text of [...CANARIES, key]) expect(log.lines.filter((line) => line.includes(text))).toEqual([]);
  });
});
