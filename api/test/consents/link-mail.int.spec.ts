import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { MailEntity } from '../../src/common/mail/mail.entity.js';
import { MailQueue } from '../../src/common/mail/mail-queue.js';
import { hashAthleteKey } from '../../src/common/auth/athlete-key.js';
import { AthleteLinkEntity } from '../../src/modules/athlete-access/index.js';
import { storeConfirmedAddress } from '../../src/modules/consents/index.js';
import { createActors, ORIGIN, type Actors } from '../support/actors.js';
import { answeringAthlete } from '../support/answering-athlete.js';
import * as build from '../support/factories.js';
import { keyIn, Mailbox } from '../support/mailbox.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('a personal link by mail', () => {
  const mailbox = new Mailbox();
  let at: TestApp;
  let actors: Actors;
  let id: number;

  beforeAll(async () => {
    at = await createTestApp({ settings: { SMTP_URL: await mailbox.open(), PUBLIC_URL: ORIGIN } });
  });
  beforeEach(async () => {
    mailbox.received.length = 0;
    await at.empty();
    actors = await createActors(at);
    const { id: teamId } = await build.team(at, actors.ownCoach, { name: 'Under 14' });
    id = (await build.athlete(at, { teamId, firstName: 'Ada', dateOfBirth: '2000-02-29' })).id;
  });
  afterAll(async () => {
    await at.close();
    await mailbox.close();
  });

  const confirmed = (email: string) =>
    at.write((tx) => storeConfirmedAddress(tx, id, { email, addressOf: 'athlete', confirmedAt: at.clock.now() }));
  async function mailLink(): Promise<number> {
    const { statusCode } = await actors.own.post('/api/athlete-access/links', { athlete_ids: [id], by: 'mail' });
    await at.app.get(AfterAnswer).idle();
    return statusCode;
  }

  it('goes to the confirmed address, pairs a phone, and replaces the previous link', async () => {
    await confirmed('ada@athletes.test');
    await mailLink();
    const first = keyIn(mailbox.received[0]?.mail.text, '/answer#');
    await mailLink();
    expect(mailbox.received.map(({ recipients }) => recipients)).toEqual([
      ['ada@athletes.test'],
      ['ada@athletes.test'],
    ]);
    const second = keyIn(mailbox.received[1]?.mail.text, '/answer#');
    expect(await at.read.find(AthleteLinkEntity)).toMatchObject([
      { athleteId: id, keySha256: hashAthleteKey(second), coachId: actors.ownCoach.id },
    ]);
    const pair = async (key: string) => (await actors.anonymous.post('/api/athlete/devices', { key })).statusCode;
    expect([await pair(first), await pair(second)]).toEqual([404, 204]);
  });

  it('without a confirmed address is not made, and the previous link stays', async () => {
    const before = { athleteId: id, keySha256: hashAthleteKey('x'), coachId: 1 };
    await at.write((tx) =>
      tx.insert(AthleteLinkEntity, { ...before, createdAt: at.clock.now(), expiresAt: new Date('2099-01-01') }),
    );
    expect(await mailLink()).toBe(400);
    expect(mailbox.received).toEqual([]);
    expect(await at.read.find(AthleteLinkEntity)).toMatchObject([before]);
    expect(await at.read.find(MailEntity)).toEqual([]);
  });

  it('waits in a row without address, text and key, and is not sent once the consent is withdrawn', async () => {
    await confirmed('ada@athletes.test');
    mailbox.refuseNext(1);
    await mailLink();
    const rows = await at.read.find(MailEntity);
    expect(rows).toMatchObject([{ kind: 'athlete_link', athleteId: id, attempts: 1 }]);
    expect(JSON.stringify(rows)).not.toMatch(/athletes\.test|answer#/);
    await (await answeringAthlete(at, id)).delete('/api/athlete/consent');
    at.clock.advance(60);
    await at.app.get(MailQueue).sendSoon();
    await at.app.get(AfterAnswer).idle();
    expect(mailbox.received).toEqual([]);
  });
});
