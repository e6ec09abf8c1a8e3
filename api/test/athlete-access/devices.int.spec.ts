import { DeviceAuthority } from '../../src/common/auth/device-authority.js';
import { AthleteDeviceEntity, AthleteLinkEntity } from '../../src/modules/athlete-access/index.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { AthleteRequestEntity } from '../../src/modules/athlete-rights/requests/athlete-request.entity.js';
import { InstitutionEntity } from '../../src/modules/coaches/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import { survey } from '../athlete-answers/support/answer-scene.js';
import { Actor } from '../support/actors.js';
import { onOneInstance } from '../support/alternating-instances.js';
import { giveConsent } from '../support/answering-athlete.js';
import { outputOf } from '../support/coach-command.js';
import { runHousekeeping } from '../support/run-housekeeping.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { INVENTORY } from '../wall/inventory/index.js';
import { callerOf } from '../wall/support/caller.js';
import { callOf, send } from '../wall/support/calls.js';
import { createCast, signedIn } from '../wall/support/cast.js';
import { digestOf } from '../wall/support/digest.js';
import { createSquad, devicesOf, linkOf, pairedBrowser, type Squad } from './support.js';

const DAY_SECONDS = 86_400;

describe('the devices of an athlete', () => {
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

  const list = (browser: Actor) => browser.get('/api/athlete/devices');
  const maxAgeOf = ({ headers }: Awaited<ReturnType<typeof list>>) =>
    Number(/Max-Age=(\d+)/.exec(String(headers['set-cookie']))?.[1]);

  it('are listed and ended by the athlete, who loses the cookie with the own one', async () => {
    const { actors, ada, ben } = squad;
    const key = await linkOf(actors, ada);
    const [phone, laptop] = [await pairedBrowser(at, key), await pairedBrowser(at, key)];
    const bens = await pairedBrowser(at, await linkOf(actors, ben));
    const [own, other] = await devicesOf(phone);
    expect([own?.is_this, other?.is_this]).toEqual([true, false]);
    expect((await devicesOf(laptop)).map(({ is_this }) => is_this)).toEqual([false, true]);

    const end = (id: number | undefined) => phone.delete(`/api/athlete/devices/${id}`);
    expect((await end((await devicesOf(bens))[0]?.device_id)).statusCode).toBe(404);
    const ended = await end(other?.device_id);
    expect([ended.statusCode, ended.headers['set-cookie']]).toEqual([204, undefined]);
    expect((await list(laptop)).statusCode).toBe(401);
    const last = await end(own?.device_id);
    expect(last.headers['set-cookie']).toBe('touchline_device=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict');
    expect((await list(phone)).statusCode).toBe(401);
    expect((await list(bens)).statusCode).toBe(200);
  });

  it('go on as long as they are used, and are renewed once a day with their cookie', async () => {
    const phone = await pairedBrowser(at, await linkOf(squad.actors, squad.ada));
    at.clock.advance(DAY_SECONDS - 1);
    expect((await list(phone)).headers['set-cookie']).toBeUndefined();
    at.clock.advance(1);
    const renewed = await list(phone);
    expect(renewed.headers['set-cookie']).toContain(phone.cookies['touchline_device']);
    expect(maxAgeOf(renewed)).toBe(90 * DAY_SECONDS);
    expect(renewed.json()).toMatchObject([{ last_used_at: '2026-11-06T09:00:00.000Z' }]);
    expect((await list(phone)).headers['set-cookie']).toBeUndefined();

    at.clock.advance(89 * DAY_SECONDS);
    expect((await list(phone)).statusCode).toBe(200);
    at.clock.advance(90 * DAY_SECONDS - 1);
    expect((await list(phone)).statusCode).toBe(200);
    at.clock.advance(90 * DAY_SECONDS);
    expect((await list(phone)).statusCode).toBe(401);
  });

  it('end with the day after the season of their club, however they are used', async () => {
    const { institutionId } = squad.actors.ownCoach;
    const club = { timeZone: 'America/New_York', seasonEnds: '11-30' };
    await at.write((tx) => tx.update(InstitutionEntity, { id: institutionId }, club));
    const phone = await pairedBrowser(at, await linkOf(squad.actors, squad.ada));
    for (let day = 6; day <= 30; day += 1) {
      at.clock.moveTo(`2026-11-${String(day).padStart(2, '0')}T12:00:00Z`);
      expect(maxAgeOf(await list(phone))).toBe((Date.parse('2026-12-02T05:00:00Z') - at.clock.now().getTime()) / 1000);
    }
    // The whole day after the last one, for answers about its evening.
    at.clock.moveTo('2026-12-02T04:59:59Z');
    expect((await list(phone)).json()).toMatchObject([{ expires_at: '2026-12-02T05:00:00.000Z' }]);
    at.clock.advance(1);
    expect((await list(phone)).statusCode).toBe(401);

    // A link of the new season is for that one.
    at.clock.moveTo('2026-12-02T12:00:00Z');
    await squad.actors.own.admit();
    const next = await pairedBrowser(at, await linkOf(squad.actors, squad.ada));
    expect(await devicesOf(next)).toMatchObject([{ expires_at: '2027-03-02T12:00:00.000Z' }]);
  });

  it('end at once when an administrator has brought the end of the season forward', async () => {
    const [club] = await at.read.findBy(InstitutionEntity, { id: squad.actors.ownCoach.institutionId });
    const season = (ends: string) => outputOf(at, ['season', '--institution', club?.name ?? '', '--ends', ends]);
    const { actors, ada, ben } = squad;
    const used = await pairedBrowser(at, await linkOf(actors, ada));
    const unused = await pairedBrowser(at, await linkOf(actors, ben));
    expect(await season('11-10')).toContain('ends on 2026-11-10');
    at.clock.moveTo('2026-11-11T23:00:00Z');
    expect(maxAgeOf(await list(used))).toBe(3600);
    at.clock.moveTo('2026-11-12T00:00:00Z');
    for (const browser of [used, unused]) expect((await list(browser)).statusCode).toBe(401);
    expect(await season('11-10')).toContain('ends on 2027-11-10');
    await expect(outputOf(at, ['season', '--institution', 'Nobody', '--ends', '06-30'])).rejects.toThrow(
      'There is no institution "Nobody"',
    );
  });

  const rowsWritten = () =>
    Promise.all([WellnessEntryEntity, AthleteRequestEntity].map((table) => at.read.count(table)));
  it.each<[string, (phone: Actor) => ReturnType<Actor['put']>]>([
    ['answer', (phone) => phone.put('/api/athlete/wellness', survey({ date: '2026-11-05' }))],
    ['request', (phone) => phone.post('/api/athlete/requests', { kind: 'erasure', text: 'Please.' })],
  ])('store no %s when the athlete leaves the team while the call is read', async (_what, write) => {
    const { actors, ada } = squad;
    const phone = await pairedBrowser(at, await linkOf(actors, ada));
    await giveConsent(at, ada.id);
    const authority = at.app.get(DeviceAuthority);
    const admit = authority.admit.bind(authority);
    const leaving = jest.spyOn(authority, 'admit').mockImplementation(async (token) => {
      const admitted = await admit(token);
      await at.write((tx) => tx.update(AthleteEntity, { id: ada.id }, { archivedAt: at.clock.now() }));
      return admitted;
    });
    expect((await onOneInstance(() => write(phone))).statusCode).toBe(401);
    leaving.mockRestore();
    expect(await rowsWritten()).toEqual([0, 0]);
  });

  it('and links are removed when they have ended for long enough', async () => {
    const { actors, ada, ben } = squad;
    await pairedBrowser(at, await linkOf(actors, ada));
    at.clock.advance(30 * DAY_SECONDS);
    await actors.own.admit();
    await pairedBrowser(at, await linkOf(actors, ben));
    at.clock.advance(60 * DAY_SECONDS);
    await runHousekeeping(at);
    expect(await at.read.find(AthleteDeviceEntity)).toMatchObject([{ athleteId: ben.id }]);
    // Until then the coach sees that there was a link.
    expect(await at.read.count(AthleteLinkEntity)).toBe(2);
    at.clock.advance(289 * DAY_SECONDS);
    await runHousekeeping(at);
    expect(await at.read.find(AthleteLinkEntity)).toMatchObject([{ athleteId: ben.id }]);
  });
});

describe('a cookie of the other kind', () => {
  let at: TestApp;

  beforeAll(async () => {
    at = await createTestApp();
  });
  afterAll(() => at.close());

  it("is refused by every call: a coach's by those of athletes, and an athlete's by those of coaches", async () => {
    const { own } = await createCast(at);
    const coach = await signedIn(at, own.coach);
    const { who: athlete } = await callerOf(at, { caller: 'athlete' }, own);
    const before = await digestOf(at);
    const refused = { athlete: 0, coach: 0 };

    for (const { route, caller, valid } of INVENTORY) {
      if (caller !== 'athlete' && caller !== 'coach') continue;
      const call = callOf(route, valid(own.things));
      const { statusCode } = await send(caller === 'athlete' ? coach : athlete, call);
      expect([route, statusCode]).toEqual([route, 401]);
      refused[caller] += 1;
    }
    // The token of one kind under the name of the other.
    const swapped = new Actor(at);
    swapped.cookies = {
      touchline_session: athlete.cookies['touchline_device'] ?? '',
      touchline_device: coach.cookies['touchline_session'] ?? '',
    };
    for (const url of ['/api/teams', '/api/athlete/devices']) expect((await swapped.get(url)).statusCode).toBe(401);
    expect(Math.min(refused.athlete, refused.coach)).toBeGreaterThan(1);
    expect(await digestOf(at)).toBe(before);
  });

  it('beside the own one changes nothing: the route alone decides who calls', async () => {
    await at.empty();
    const { own } = await createCast(at);
    const both = await signedIn(at, own.coach);
    const { who } = await callerOf(at, { caller: 'athlete' }, own);
    Object.assign(both.cookies, who.cookies);
    expect((await both.get('/api/teams')).statusCode).toBe(200);
    expect((await both.get('/api/athlete/devices')).statusCode).toBe(200);
  });
});

describe('an address that athletes call', () => {
  it('stores nothing when it is only looked at', async () => {
    const at = await createTestApp();
    try {
      const { own } = await createCast(at);
      const { who } = await callerOf(at, { caller: 'athlete' }, own);
      const urls = INVENTORY.filter(({ route }) => /^\w+ \/api\/(athlete\/|join)/.test(route)).map(
        ({ route, valid }) => callOf(route, valid(own.things)).url,
      );
      const look = async (browser: Actor) => {
        for (const url of urls) for (const method of ['GET', 'HEAD'] as const) await send(browser, { method, url });
      };
      // A read of health data is recorded once in an hour.
      await look(who);
      const before = await digestOf(at);
      for (const browser of [who, new Actor(at)]) await look(browser);
      expect([urls.length > 2, (await digestOf(at)) === before]).toEqual([true, true]);
    } finally {
      await at.close();
    }
  });
});
