import { In } from 'typeorm';
import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import { SecurityEntryEntity } from '../../src/common/security-log/security-entry.entity.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { AthleteDeviceEntity, AthleteLinkEntity } from '../../src/modules/athlete-access/index.js';
import { giveConsent } from '../support/answering-athlete.js';
import { Actor } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { WRITERS } from '../support/writers.js';
import { storedRows } from '../wall/support/twins.js';
import { createSquad, devicesOf, linkOf, pair, pairedBrowser, type Squad } from './support.js';

const DAY_SECONDS = 86_400;

describe('links of athletes', () => {
  let at: TestApp;
  let squad: Squad;

  beforeAll(async () => {
    at = await createTestApp();
  });
  afterAll(() => at.close());
  beforeEach(async () => {
    await at.empty();
    at.clock.moveTo('2026-11-05T09:00:00Z');
    squad = await createSquad(at);
  });

  const make = (athleteIds: number[], who = squad.actors.own) =>
    who.post('/api/athlete-access/links', { athlete_ids: athleteIds, by: 'screen' });
  const end = ({ id }: AthleteEntity) => squad.actors.own.delete(`/api/athlete-access/links/${id}`);
  const access = async (query = '') =>
    (await squad.actors.own.get(`/api/athlete-access${query}`)).json<AthleteAccess[]>();
  const events = async () =>
    (
      await at.read.find(SecurityEntryEntity, {
        where: { event: In(EVENTS) },
        order: { event: 'ASC', athleteId: 'ASC' },
      })
    ).map(({ event, coachId, athleteId }) => ({ event, coachId, athleteId }));
  const EVENTS = ['link_made', 'link_ended', 'device_paired', 'device_ended'] as const;

  it('say of everybody on the roster who has what', async () => {
    const { actors, team, ada, ben } = squad;
    const former = await build.athlete(at, { teamId: team.id, archivedAt: at.clock.now() });
    const guardian = { givenBy: 'guardian', guardianName: 'Bo Byron', relation: 'father' } as const;
    await giveConsent(at, ada.id, { ...guardian, givenAt: new Date('2026-11-01T23:30:00Z') });
    await pairedBrowser(at, await linkOf(actors, ada));

    const none = { consent_by: null, consent_on: null, consent_version: null, mail_address: null };
    const alone = { consent_alone: false, needs_guardian: false, guardian_age: 16 };
    const refusal = { guardian_refused_on: null };
    const paired_at = at.clock.now().toISOString();
    expect(await access(`?team_id=${team.id}`)).toEqual([
      {
        ...{ athlete_id: ada.id, first_name: 'Ada', last_name: ada.lastName, team_id: team.id },
        ...{ jersey_number: '7', date_of_birth: ada.dateOfBirth },
        ...{ link: 'open', link_until: '2026-11-19T09:00:00.000Z' },
        ...{ consent: 'given', consent_by: 'guardian', consent_on: '2026-11-01', consent_version: '2026-11' },
        ...{ mail_address: null, ...refusal, ...alone },
        devices: [
          {
            ...{ device_id: expect.any(Number), name: 'iPhone, Safari', is_this: false },
            ...{ paired_at, last_used_at: paired_at, expires_at: '2027-02-03T09:00:00.000Z' },
          },
        ],
      },
      {
        ...{ athlete_id: ben.id, first_name: 'Ben', last_name: ben.lastName, team_id: team.id },
        ...{ jersey_number: '7', date_of_birth: ben.dateOfBirth },
        ...{ link: 'none', link_until: null, consent: 'none', ...none, ...refusal, ...alone, devices: [] },
      },
    ]);
    expect((await access()).map(({ athlete_id }) => athlete_id)).not.toContain(former.id);

    at.clock.advance(14 * DAY_SECONDS);
    await actors.own.admit();
    expect((await access())[0]).toMatchObject({ link: 'ended', link_until: null, devices: [expect.anything()] });
  });

  it('tell the day of a signed form as it was recorded, also where it is the next day already', async () => {
    const institution = await build.institution(at, { timeZone: 'Pacific/Auckland' });
    const coach = await build.coach(at, { institutionId: institution.id });
    const { id: teamId } = await build.team(at, coach);
    const [form, own] = [await build.athlete(at, { teamId, sortKey: 'a' }), await build.athlete(at, { teamId })];
    await giveConsent(at, form.id, { givenBy: 'paper', givenAt: new Date('2026-11-02T12:00:00Z') });
    await giveConsent(at, own.id, { givenAt: new Date('2026-11-02T12:00:00Z') });
    const there = new Actor(at, coach);
    await there.admit();

    const listed = (await there.get('/api/athlete-access')).json<AthleteAccess[]>();
    expect(Object.fromEntries(listed.map(({ athlete_id, consent_on }) => [athlete_id, consent_on]))).toEqual({
      [form.id]: '2026-11-02',
      [own.id]: '2026-11-03',
    });
  });

  it('are made once for an athlete who is named twice, and nowhere stored but as hashes', async () => {
    const { ada, ben } = squad;
    const made = (await make([ada.id, ben.id, ada.id])).json<{ athlete_id: number; key: string }[]>();
    expect(made.map(({ athlete_id }) => athlete_id)).toEqual([ada.id, ben.id]);
    for (const { key } of made) expect(key).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(new Set(made.map(({ key }) => key)).size).toBe(2);

    const browser = await pairedBrowser(at, made[0]?.key ?? '');
    const stored = JSON.stringify([
      ...[await storedRows(at), await at.read.find(AthleteLinkEntity)],
      await at.read.find(AthleteDeviceEntity),
    ]);
    for (const secret of [...made.map(({ key }) => key), ...Object.values(browser.cookies)])
      expect(stored).not.toContain(secret);
    const by = { coachId: squad.actors.ownCoach.id };
    expect(await events()).toEqual([
      { event: 'device_paired', coachId: null, athleteId: ada.id },
      { event: 'link_made', ...by, athleteId: ada.id },
      { event: 'link_made', ...by, athleteId: ben.id },
    ]);
  });

  it('end the previous one and leave its devices', async () => {
    const { actors, ada } = squad;
    const former = await linkOf(actors, ada);
    const browser = await pairedBrowser(at, former);
    const next = await linkOf(actors, ada);

    expect((await pair(new Actor(at), former)).statusCode).toBe(404);
    expect((await pair(new Actor(at), next)).statusCode).toBe(204);
    expect(await devicesOf(browser)).toHaveLength(2);
  });

  it('of many coaches at once are all answered, and the key of one of them counts', async () => {
    const { ada, ben } = squad;
    const answers = await Promise.all(
      Array.from({ length: WRITERS }, (_, no) => make(no % 2 ? [ada.id, ben.id] : [ben.id, ada.id])),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const made = answers.flatMap((answer) => answer.json<{ athlete_id: number; key: string }[]>());
    const worked: number[] = [];
    for (const { athlete_id, key } of made)
      if ((await pair(new Actor(at), key)).statusCode === 204) worked.push(athlete_id);
    expect(worked.sort()).toEqual([ada.id, ben.id].sort());
    expect(await at.read.count(AthleteLinkEntity)).toBe(2);
  });

  it('of somebody who left the team are not made, but end', async () => {
    const { actors, ada, ben } = squad;
    const key = await linkOf(actors, ada);
    const browser = await pairedBrowser(at, key);
    await at.write((tx) => tx.update(AthleteEntity, { id: ada.id }, { archivedAt: at.clock.now() }));

    expect((await make([ben.id, ada.id])).statusCode).toBe(404);
    expect((await browser.get('/api/athlete/devices')).statusCode).toBe(401);
    expect((await pair(new Actor(at), key)).statusCode).toBe(404);
    expect(await at.read.countBy(AthleteLinkEntity, { athleteId: ben.id })).toBe(0);
    expect((await end(ada)).statusCode).toBe(204);
  });

  it('of somebody who moved to a team of others pair nothing for the coach they left, and devices stay', async () => {
    const { actors, ada, team } = squad;
    const key = await linkOf(actors, ada);
    const browser = await pairedBrowser(at, key);
    const colleague = actors.colleague.coach;
    if (!colleague) throw new Error('There is no colleague.');
    const other = await build.team(at, colleague);
    const day = at.clock.now().toISOString().slice(0, 10);
    await build.move(at, ada.id, other.id, day);

    expect((await pair(new Actor(at), key)).statusCode).toBe(404);
    const listed = (await actors.colleague.get('/api/athlete-access')).json<AthleteAccess[]>();
    expect(listed).toMatchObject([{ athlete_id: ada.id, link: 'ended', link_until: null }]);
    expect(await devicesOf(browser)).toHaveLength(1);

    await build.move(at, ada.id, team.id, day);
    expect((await access()).find(({ athlete_id }) => athlete_id === ada.id)).toMatchObject({ link: 'open' });
    expect((await pair(new Actor(at), key)).statusCode).toBe(204);
  });

  it('end with every device, from the next call on, and are listed as ended', async () => {
    const { actors, ada, ben } = squad;
    const key = await linkOf(actors, ada);
    const browsers = [await pairedBrowser(at, key), await pairedBrowser(at, key)];
    const other = await pairedBrowser(at, await linkOf(actors, ben));

    expect((await end(ada)).statusCode).toBe(204);
    for (const browser of browsers) expect((await browser.get('/api/athlete/devices')).statusCode).toBe(401);
    expect((await pair(new Actor(at), key)).statusCode).toBe(404);
    expect(await devicesOf(other)).toHaveLength(1);
    expect(await access()).toMatchObject([
      { athlete_id: ada.id, link: 'ended', link_until: null, devices: [] },
      { athlete_id: ben.id, link: 'open' },
    ]);
    const by = { coachId: actors.ownCoach.id, athleteId: ada.id };
    const ended = (await events()).filter(({ event }) => event.endsWith('ended'));
    expect(ended).toHaveLength(3);
    expect(ended).toEqual(
      expect.arrayContaining([
        { event: 'link_ended', ...by },
        { event: 'device_ended', ...by },
      ]),
    );

    // Again: there is nothing left to end.
    expect((await end(ada)).statusCode).toBe(204);
    expect((await events()).filter(({ event }) => event.endsWith('ended'))).toHaveLength(3);
  });

  it('stay when the coach ends one device', async () => {
    const { actors, ada } = squad;
    const key = await linkOf(actors, ada);
    const [lost, kept] = [await pairedBrowser(at, key), await pairedBrowser(at, key)];
    const id = (await devicesOf(lost)).find(({ is_this }) => is_this)?.device_id ?? 0;

    expect((await actors.own.delete(`/api/athlete-access/devices/${id}`)).statusCode).toBe(204);
    expect((await lost.get('/api/athlete/devices')).statusCode).toBe(401);
    expect(await devicesOf(kept)).toHaveLength(1);
    expect((await actors.own.delete(`/api/athlete-access/devices/${id}`)).statusCode).toBe(404);
  });
});
