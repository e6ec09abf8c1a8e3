import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { MailEntity } from '../../src/common/mail/mail.entity.js';
import { AthleteLinkEntity } from '../../src/modules/athlete-access/index.js';
import { AthleteAddressEntity } from '../../src/modules/consents/index.js';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { Actor, ORIGIN } from '../support/actors.js';
import { Mailbox } from '../support/mailbox.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { createSquad, linkOf, pair, type Squad } from './support.js';

describe('links by mail', () => {
  const mailbox = new Mailbox();
  let at: TestApp;
  let squad: Squad;

  beforeAll(async () => {
    at = await createTestApp({ settings: { SMTP_URL: await mailbox.open(), PUBLIC_URL: ORIGIN } });
  });
  afterAll(async () => {
    await at.close();
    await mailbox.close();
  });
  beforeEach(async () => {
    await at.empty();
    mailbox.received.length = 0;
    mailbox.refuseNext(0);
    at.clock.moveTo('2026-11-05T09:00:00Z');
    squad = await createSquad(at);
    for (const athlete of [squad.ada, squad.ben]) await confirm(athlete);
  });

  const confirm = ({ id, firstName }: AthleteEntity) =>
    at.write((tx) =>
      tx.insert(AthleteAddressEntity, {
        ...{ athleteId: id, pendingAthleteId: null, email: `${firstName}@home.test` },
        ...{ addressOf: 'guardian', confirmedAt: at.clock.now() },
      }),
    );
  const sent = () => at.app.get(AfterAnswer).idle();
  const mail = async (...athletes: AthleteEntity[]) => {
    const body = { athlete_ids: athletes.map(({ id }) => id), by: 'mail' };
    const response = await squad.actors.own.post('/api/athlete-access/links', body);
    await sent();
    return response;
  };
  /** The keys that were mailed, by the address. */
  const mailed = () =>
    mailbox.received.map(({ recipients: [to = ''], mail: { text } }) => [
      to.toLowerCase(),
      new RegExp(`${ORIGIN}/answer#(\\w{26})\\s`).exec(text ?? '')?.[1] ?? '',
    ]);
  const statusOf = async (key: string) => (await pair(new Actor(at), key)).statusCode;

  it('go to confirmed addresses, and the answer has no key', async () => {
    const { ada, ben, actors } = squad;
    const former = await linkOf(actors, ada);
    const response = await mail(ada, ben);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      [ada, ben].map(({ id }) => ({ athlete_id: id, key: null, link_until: '2026-11-19T09:00:00.000Z' })),
    ]);
    expect(mailbox.received).toHaveLength(2);
    for (const [, key = ''] of mailed()) expect(await statusOf(key)).toBe(204);
    expect(await statusOf(former)).toBe(404);
  });

  it('can be sent where the coach recognises the address, of which most is hidden', async () => {
    const { ada, actors } = squad;
    const listed = (await actors.own.get('/api/athlete-access')).json<AthleteAccess[]>();
    expect(listed.find(({ athlete_id: id }) => id === ada.id)?.mail_address).toBe(
      `${ada.firstName.slice(0, 1)}•••@home.test`,
    );
  });

  it('are all refused when one of them has nowhere to go, and no link changes', async () => {
    const { ada, ben, actors } = squad;
    const former = await linkOf(actors, ada);
    await at.write((tx) => tx.delete(AthleteAddressEntity, { athleteId: ben.id }));
    const response = await mail(ada, ben);
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { fields: [{ path: 'athlete_ids', message: expect.stringContaining('1 of these athletes has no confirmed') }] },
    ]);
    expect(await statusOf(former)).toBe(204);
    expect([mailbox.received.length, await at.read.count(MailEntity)]).toEqual([0, 0]);
  });

  it.each([
    ['was ended', ({ actors, ada }: Squad) => actors.own.delete(`/api/athlete-access/links/${ada.id}`)],
    ['was replaced', ({ actors, ada }: Squad) => linkOf(actors, ada)],
  ])('are not sent any more when the link %s while the mail waited', async (_what, change) => {
    mailbox.refuseNext(1);
    await mail(squad.ada);
    expect(mailbox.received).toHaveLength(0);
    at.clock.advance(10);
    const key = await change(squad);
    const before = await at.read.find(AthleteLinkEntity);

    // Another mail makes the queue look for due mails.
    await mail(squad.ben);
    expect(mailed().map(([to]) => to)).toEqual(['ben@home.test']);
    const links = await at.read.findBy(AthleteLinkEntity, { athleteId: squad.ada.id });
    expect(links).toEqual(before.filter(({ athleteId }) => athleteId === squad.ada.id));
    if (typeof key === 'string') expect(await statusOf(key)).toBe(204);
    expect(await at.read.count(MailEntity)).toBe(0);
  });

  it('have a key that works when the mail was sent at the second attempt', async () => {
    mailbox.refuseNext(1);
    await mail(squad.ada);
    at.clock.advance(10);
    await mail(squad.ben);
    const keys = new Map(mailed().map(([to = '', key = '']) => [to.split('@')[0] ?? '', key]));
    expect([...keys.keys()].sort()).toEqual(['ada', 'ben']);
    for (const key of keys.values()) expect(await statusOf(key)).toBe(204);
  });
});
