import { readdirSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { AttemptCounterEntity } from '../../src/common/limits/attempt-counter.entity.js';
import { MailEntity } from '../../src/common/mail/mail.entity.js';
import { MailQueue } from '../../src/common/mail/mail-queue.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { AddressRequestEntity, GuardianRequestEntity } from '../../src/modules/consents/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { answeringAthlete } from '../support/answering-athlete.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const CHILD = { first_name: 'Bo', date_of_birth: '2014-06-01', guardian_email: 'eve@home.test' };
const CONSENT = { text_version: '2026-11', guardian_email: 'eve@home.test' };

describe('without a mail server', () => {
  let at: TestApp;
  let actors: Actors;
  let teamId: number;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    at.clock.moveTo('2026-11-26T12:00:00Z');
    actors = await createActors(at);
    const codeExpiresAt = new Date('2026-12-01T00:00:00Z');
    teamId = (await build.team(at, actors.ownCoach, { registrationCode: 'LIVING01', codeExpiresAt })).id;
  });
  afterAll(() => at.close());

  const outbox = (app: TestApp) => {
    try {
      return readdirSync(joinPath(app.settings.dataDir, 'outbox'));
    } catch {
      return [];
    }
  };
  async function expectNobodyAsked(): Promise<void> {
    await at.app.get(AfterAnswer).idle();
    for (const table of [GuardianRequestEntity, AddressRequestEntity, MailEntity, AttemptCounterEntity])
      expect([table.name, await at.read.find(table)]).toEqual([table.name, []]);
    expect(outbox(at)).toEqual([]);
  }

  it('a child who wants to join is refused, with any code', async () => {
    const answers = [];
    for (const registration_code of ['LIVING01', 'WRONG123', 'nonsense'])
      answers.push(await actors.anonymous.post('/api/join', { ...CHILD, registration_code }));
    for (const { statusCode, payload } of answers) {
      expect(statusCode).toBe(409);
      expect(JSON.parse(payload)).toMatchObject({
        code: 'mail_unavailable',
        error: 'This club sends no mails. Ask a coach for the printed form.',
      });
    }
    await expectNobodyAsked();
    expect((await actors.anonymous.get('/api/join/rules')).json()).toMatchObject({ sends_mail: false });
  });

  it('an athlete on the roster who needs a guardian is refused, and nothing of the call is stored', async () => {
    const { id } = await build.athlete(at, { teamId, dateOfBirth: null });
    const phone = await answeringAthlete(at, id, { consent: false });
    const response = await phone.post('/api/athlete/consent', { ...CONSENT, date_of_birth: '2014-06-01' });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([409, 'mail_unavailable']);
    expect(await at.read.findOneByOrFail(AthleteEntity, { id })).toMatchObject({ dateOfBirth: null, version: 1 });
    await expectNobodyAsked();
  });

  it('a mail address cannot be confirmed', async () => {
    const { id } = await build.athlete(at, { teamId, dateOfBirth: '2000-01-01' });
    const phone = await answeringAthlete(at, id);
    const response = await phone.put('/api/athlete/address', { email: 'ada@athletes.test' });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([409, 'mail_unavailable']);
    await expectNobodyAsked();
  });

  it('a question that waited when the server was taken away is not written into the outbox', async () => {
    const before = await createTestApp({
      ...{ database: at.database, clock: at.clock },
      settings: { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'http://club.test' },
    });
    const asked = await (
      await createActors(before)
    ).anonymous.post('/api/join', {
      ...{ ...CHILD, registration_code: 'LIVING01' },
    });
    expect(asked.statusCode).toBe(202);
    await before.app.get(AfterAnswer).idle();
    await before.close();
    expect(await at.read.find(MailEntity)).toMatchObject([{ kind: 'guardian_question', attempts: 1 }]);

    at.clock.advance(3600);
    await at.app.get(MailQueue).sendSoon();
    await at.app.get(AfterAnswer).idle();
    expect([outbox(at), await at.read.find(MailEntity)]).toEqual([[], []]);
  });
});
