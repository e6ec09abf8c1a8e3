import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { SecurityEntryEntity } from '../../src/common/security-log/security-entry.entity.js';
import { matchKey, sortKey } from '../../src/common/text/keys.js';
import { AthleteDeviceEntity, AthleteLinkEntity } from '../../src/modules/athlete-access/index.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { AddressRequestEntity, AthleteAddressEntity, storeConfirmedAddress } from '../../src/modules/consents/index.js';
import type { Actor } from '../support/actors.js';
import { answeringAthlete, giveConsent } from '../support/answering-athlete.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { createSquad, devicesOf, linkOf, pair, pairedBrowser, type Squad } from './support.js';

describe('all devices of an athlete', () => {
  let at: TestApp;
  let squad: Squad;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    squad = await createSquad(at);
    for (const { id } of [squad.ada, squad.ben]) await giveConsent(at, id);
  });
  afterAll(() => at.close());

  const own = () => squad.actors.own;
  const confirm = (athleteId: number, addressOf: 'athlete' | 'guardian' = 'athlete') =>
    at.write((tx) =>
      storeConfirmedAddress(tx, athleteId, { email: 'ada@athletes.test', addressOf, confirmedAt: at.clock.now() }),
    );
  const addresses = async () => (await at.read.find(AthleteAddressEntity)).map(({ athleteId }) => athleteId);
  const accessOf = async (athleteId: number) =>
    (await own().get('/api/athlete-access')).json<AthleteAccess[]>().find(({ athlete_id: id }) => id === athleteId);
  const change = async (athleteId: number, body: object) => {
    const { version } = await at.read.findOneByOrFail(AthleteEntity, { id: athleteId });
    const response = await own().put(`/api/athletes/${athleteId}`, { ...body, version });
    expect(response.statusCode).toBe(200);
    return response.json<Athlete>();
  };
  const status = async (phone: Actor) => (await phone.get('/api/athlete/devices')).statusCode;
  const events = async () =>
    (await at.read.find(SecurityEntryEntity))
      .filter(({ event }) => event === 'link_ended' || event === 'device_ended')
      .map(({ event, coachId, athleteId, network }) => [event, coachId, athleteId, network])
      .sort();

  describe('end with the link', () => {
    it('and the mail address that was confirmed from one of them is forgotten, and no other', async () => {
      const { ada, ben } = squad;
      for (const { id } of [ada, ben]) await confirm(id);
      expect((await accessOf(ada.id))?.mail_address).toBe('a•••@athletes.test');
      expect((await own().delete(`/api/athlete-access/links/${ada.id}`)).statusCode).toBe(204);
      expect(await addresses()).toEqual([ben.id]);
      expect((await accessOf(ada.id))?.mail_address).toBeNull();
      const mailed = await own().post('/api/athlete-access/links', { athlete_ids: [ada.id], by: 'mail' });
      expect(mailed.statusCode).toBe(400);
    });

    it('and so with a withdrawn consent', async () => {
      await confirm(squad.ada.id);
      const phone = await answeringAthlete(at, squad.ada.id);
      expect((await phone.delete('/api/athlete/consent')).statusCode).toBe(204);
      expect(await addresses()).toEqual([]);
    });

    it('and the address at which a guardian agreed stays', async () => {
      await confirm(squad.ada.id, 'guardian');
      await own().delete(`/api/athlete-access/links/${squad.ada.id}`);
      expect(await addresses()).toEqual([squad.ada.id]);
    });

    it('but a single device that ends takes no address along', async () => {
      const { ada } = squad;
      await confirm(ada.id);
      await answeringAthlete(at, ada.id);
      const { id } = await at.read.findOneByOrFail(AthleteDeviceEntity, { athleteId: ada.id });
      await own().delete(`/api/athlete-access/devices/${id}`);
      expect(await addresses()).toEqual([ada.id]);
    });
  });

  describe('of somebody who is archived', () => {
    it('end with the next call, with the link, the named address and what waits to be confirmed', async () => {
      const { ada, ben } = squad;
      const key = await linkOf(squad.actors, ada);
      const phones = [await pairedBrowser(at, key), await pairedBrowser(at, key)];
      const mate = await pairedBrowser(at, await linkOf(squad.actors, ben));
      await confirm(ada.id);
      await at.write((tx) =>
        tx.insert(AddressRequestEntity, {
          ...{ athleteId: ada.id, email: 'new@athletes.test', keySha256: null },
          ...{ createdAt: at.clock.now(), expiresAt: new Date(at.clock.now().getTime() + 60_000) },
        }),
      );
      await change(ada.id, { archived: true });

      expect(await Promise.all([...phones, mate].map(status))).toEqual([401, 401, 200]);
      expect(await at.read.countBy(AthleteDeviceEntity, { athleteId: ada.id })).toBe(0);
      expect([await addresses(), await at.read.count(AddressRequestEntity)]).toEqual([[], 0]);
      const { id } = squad.actors.ownCoach;
      expect(await events()).toEqual([
        ['device_ended', id, ada.id, expect.any(String)],
        ['device_ended', id, ada.id, expect.any(String)],
        ['link_ended', id, ada.id, expect.any(String)],
      ]);
    });

    it('stay ended when they are back, also at once, until a new link pairs them', async () => {
      const { ada } = squad;
      const key = await linkOf(squad.actors, ada);
      const phone = await pairedBrowser(at, key);
      await change(ada.id, { archived: true });
      await change(ada.id, { archived: false });

      expect(await status(phone)).toBe(401);
      expect((await pair(phone, key)).statusCode).toBe(404);
      expect(await accessOf(ada.id)).toMatchObject({ link: 'ended', devices: [], consent: 'given' });
      const next = await pairedBrowser(at, await linkOf(squad.actors, ada));
      expect(await devicesOf(next)).toHaveLength(1);
    });

    it('end at the latest when they are back, when an earlier version has archived them', async () => {
      const { ada } = squad;
      const key = await linkOf(squad.actors, ada);
      const phone = await pairedBrowser(at, key);
      await at.write((tx) => tx.update(AthleteEntity, { id: ada.id }, { archivedAt: at.clock.now() }));
      await change(ada.id, { archived: false });
      expect(await status(phone)).toBe(401);
      expect((await pair(phone, key)).statusCode).toBe(404);
    });

    it('and so when a registration brings them back', async () => {
      const { ada, team } = squad;
      const { firstName, lastName, dateOfBirth, email } = ada;
      const phone = await pairedBrowser(at, await linkOf(squad.actors, ada));
      const archived = { archivedAt: at.clock.now(), sortKey: sortKey(lastName, firstName) };
      await at.write((tx) => tx.update(AthleteEntity, { id: ada.id }, archived));
      const emailKey = matchKey(email ?? '');
      const person = { firstName, lastName, dateOfBirth, emailKey, email: email ?? '' };
      const { id } = await build.pending(at, { teamId: team.id, ...person });
      const accepted = await own().post(`/api/pending-athletes/${id}/accept`, { same_as: ada.id });
      expect(accepted.json()).toMatchObject({ athlete_id: ada.id, known: true });
      expect(await status(phone)).toBe(401);
      expect(await at.read.findBy(AthleteLinkEntity, { athleteId: ada.id })).toMatchObject([
        { expiresAt: at.clock.now() },
      ]);
    });

    it('and nothing ends with any other change of the profile, nor for a change that is refused', async () => {
      const { ada } = squad;
      const phone = await pairedBrowser(at, await linkOf(squad.actors, ada));
      await confirm(ada.id);
      await change(ada.id, { position: 'Keeper', archived: false });
      expect((await own().put(`/api/athletes/${ada.id}`, { archived: true, version: 99 })).statusCode).toBe(409);
      expect([await status(phone), await addresses()]).toEqual([200, [ada.id]]);
    });
  });
});
