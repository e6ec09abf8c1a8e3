import { setTimeout as delay } from 'node:timers/promises';
import { lockRows } from '../../src/database/unit-of-work.js';
import { AthleteDeviceEntity, endAccess } from '../../src/modules/athlete-access/index.js';
import { Actor } from '../support/actors.js';
import { recordStatements } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { WRITERS } from '../support/writers.js';
import { comparable } from '../wall/support/calls.js';
import { createSquad, devicesOf, linkOf, pair, pairAgain, pairedBrowser, type Squad } from './support.js';

const DAY_SECONDS = 86_400;
const UNKNOWN = '0123456789ABCDEFGHJKMNPQRS';

describe('a browser that opens a link', () => {
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

  /** One wrong character at each end, in the middle, and one character too many or too few. */
  const nearMisses = (key: string): string[] => {
    const other = (sign: string) => (sign === 'A' ? 'B' : 'A');
    const at = (place: number) => `${key.slice(0, place)}${other(key.charAt(place))}${key.slice(place + 1)}`;
    return [at(0), at(12), at(25), `${key}A`, key.slice(1)];
  };

  it('gets one answer for every key that pairs nothing, and nothing is stored', async () => {
    const { actors, ada, ben } = squad;
    const [former, ended] = [await linkOf(actors, ada), await linkOf(actors, ben)];
    const good = await linkOf(actors, ada);
    await actors.own.delete(`/api/athlete-access/links/${ben.id}`);
    const wrong = [UNKNOWN, former, ended, ...nearMisses(good), 'x', '🏐', "' OR 1=1 --", 'a'.repeat(100)];

    const answers = [];
    for (const key of wrong) answers.push([key, comparable(await pair(new Actor(at), key))]);
    const reference = comparable(await pair(new Actor(at), UNKNOWN));
    expect(answers).toEqual(wrong.map((key) => [key, reference]));
    expect(reference).toMatchObject({
      status: 404,
      headers: expect.not.objectContaining({ 'set-cookie': expect.anything() }),
    });
    expect(JSON.stringify(reference)).toContain('link_invalid');

    at.clock.advance(14 * DAY_SECONDS);
    expect(comparable(await pair(new Actor(at), good))).toEqual(reference);
    expect(await at.read.count(AthleteDeviceEntity)).toBe(0);
  });

  it('causes the same statements with every key that pairs nothing', async () => {
    const { actors, ada } = squad;
    const expired = await linkOf(actors, ada);
    at.clock.advance(14 * DAY_SECONDS);
    // The counter of wrong keys is part of a statement.
    const statementsOf = async (key: string) =>
      (await recordStatements(at, () => pair(new Actor(at), key))).map(({ sql }) => sql.replace(/\d+/g, '#'));
    await statementsOf(UNKNOWN);
    const unknown = await statementsOf(UNKNOWN);
    expect(unknown.length).toBeGreaterThan(0);
    for (const key of [expired, 'x', nearMisses(expired)[1] ?? '']) expect(await statementsOf(key)).toEqual(unknown);
  });

  it('may send the key as somebody has typed it', async () => {
    const key = await linkOf(squad.actors, squad.ada);
    const typed = key
      .toLowerCase()
      .replace(/0/g, 'o')
      .replace(/1/g, 'l')
      .replace(/(.{5})/g, '$1-');
    expect((await pair(new Actor(at), ` ${typed} `)).statusCode).toBe(204);
  });

  it('gets the cookie of a device, and needs another one when the five are there', async () => {
    const { actors, ada, ben } = squad;
    const key = await linkOf(actors, ada);
    const response = await pair(new Actor(at), key);
    expect(response.headers['set-cookie']).toMatch(
      /^touchline_device=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const browsers = [];
    for (let no = 0; no < 4; no += 1) browsers.push(await pairedBrowser(at, key));
    const full = await pair(new Actor(at), key);
    expect([full.statusCode, full.json<{ code: string }>().code]).toEqual([409, 'devices_full']);
    expect(full.headers['set-cookie']).toBeUndefined();

    // One that is a device already has its place, and a place that becomes free is taken.
    await pairAgain(browsers[0] as Actor, key);
    const [first] = await devicesOf(browsers[0] as Actor);
    expect((await (browsers[1] as Actor).delete(`/api/athlete/devices/${first?.device_id}`)).statusCode).toBe(204);
    expect((await pair(new Actor(at), key)).statusCode).toBe(204);
    expect((await pair(new Actor(at), await linkOf(actors, ben))).statusCode).toBe(204);
  });

  it('gets the last place once, however many come at the same time', async () => {
    const key = await linkOf(squad.actors, squad.ada);
    for (let no = 0; no < 4; no += 1) await pairedBrowser(at, key);
    const answers = await Promise.all([1, 2, 3, 4].map(() => pair(new Actor(at), key)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409, 409]);
    expect(await at.read.countBy(AthleteDeviceEntity, { athleteId: squad.ada.id })).toBe(5);
  });

  it('is one of a whole squad that opens its links at the same moment in one network', async () => {
    const { actors, team } = squad;
    const athletes = [];
    for (let no = 0; no < WRITERS; no += 1) athletes.push(await build.athlete(at, { teamId: team.id }));
    const ids = athletes.map(({ id }) => id);
    const made = await actors.own.post('/api/athlete-access/links', { athlete_ids: ids, by: 'screen' });
    const answers = await Promise.all(made.json<{ key: string }[]>().map(({ key }) => pair(new Actor(at), key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 204));
  });

  it('does not stay paired when the link ends at the same moment', async () => {
    const { actors, ada } = squad;
    for (let round = 0; round < 5; round += 1) {
      const key = await linkOf(actors, ada);
      await Promise.all([
        pair(new Actor(at), key),
        actors.own.delete(`/api/athlete-access/links/${ada.id}`),
        pair(new Actor(at), key),
      ]);
      expect(await at.read.countBy(AthleteDeviceEntity, { athleteId: ada.id })).toBe(0);
    }
  });

  it('is refused when the link ends between its key and its device', async () => {
    const { actors, ada } = squad;
    const key = await linkOf(actors, ada);
    const by = { coachId: actors.ownCoach.id, institutionId: actors.ownCoach.institutionId, network: null };
    const pairing: Promise<number>[] = [];
    await at.write(async (tx) => {
      await lockRows(tx, 'athletes', [ada.id]);
      pairing.push(pair(new Actor(at), key).then(({ statusCode }) => statusCode));
      // On MariaDB it has found the link by now, and waits for the athlete.
      await delay(300);
      await endAccess(tx, ada.id, by, at.clock.now());
    });
    expect(await Promise.all(pairing)).toEqual([404]);
    expect(await at.read.count(AthleteDeviceEntity)).toBe(0);
  });

  it('stays the same device when it opens a link of the athlete again', async () => {
    const { actors, ada } = squad;
    const browser = await pairedBrowser(at, await linkOf(actors, ada));
    const cookies = { ...browser.cookies };
    const [before] = await devicesOf(browser);
    at.clock.advance(3600);
    await pairAgain(browser, await linkOf(actors, ada));
    expect(browser.cookies).toEqual(cookies);
    expect(await devicesOf(browser)).toEqual([
      {
        ...before,
        paired_at: '2026-11-05T10:00:00.000Z',
        last_used_at: '2026-11-05T10:00:00.000Z',
        expires_at: expect.any(String),
      },
    ]);
  });

  it('on a shared tablet is the device of the last athlete only', async () => {
    const { actors, ada, ben } = squad;
    const tablet = await pairedBrowser(at, await linkOf(actors, ada));
    const adas = { ...tablet.cookies };
    await pairAgain(tablet, await linkOf(actors, ben));
    const former = new Actor(at);
    former.cookies = adas;

    expect((await former.get('/api/athlete/devices')).statusCode).toBe(401);
    expect(await at.read.find(AthleteDeviceEntity)).toMatchObject([{ athleteId: ben.id }]);
    expect(await devicesOf(tablet)).toMatchObject([{ is_this: true }]);
  });

  it('keeps what it is when it cannot become a device of another athlete', async () => {
    const { actors, ada, ben } = squad;
    const tablet = await pairedBrowser(at, await linkOf(actors, ada));
    const key = await linkOf(actors, ben);
    for (let no = 0; no < 5; no += 1) await pairedBrowser(at, key);
    expect((await pair(tablet, key)).statusCode).toBe(409);
    expect((await pair(tablet, UNKNOWN)).statusCode).toBe(404);
    expect(await devicesOf(tablet)).toMatchObject([{ is_this: true }]);
  });

  it('takes the place of a device that has expired', async () => {
    const { actors, ada } = squad;
    const key = await linkOf(actors, ada);
    for (let no = 0; no < 5; no += 1) await pairedBrowser(at, key);
    at.clock.advance(90 * DAY_SECONDS);
    await actors.own.admit();
    expect(await devicesOf(await pairedBrowser(at, await linkOf(actors, ada)))).toHaveLength(1);
  });

  it('waits after too many wrong keys from its network, and good ones do not count', async () => {
    const { actors, ada } = squad;
    const key = await linkOf(actors, ada);
    const browser = await pairedBrowser(at, key);
    for (let no = 0; no < 3; no += 1) await pairAgain(browser, key);
    for (let no = 0; no < 120; no += 1) expect((await pair(new Actor(at), UNKNOWN)).statusCode).toBe(404);
    const refused = await pair(new Actor(at), UNKNOWN);
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 3600]);
    at.clock.advance(3600);
    await pairAgain(browser, key);
  });
});

it('gets a Secure cookie with the __Host- prefix behind https, and no other one is read', async () => {
  const at = await createTestApp({ settings: { PUBLIC_URL: 'https://club.test', TRUST_PROXY: '0' } });
  try {
    const { id: institutionId } = await build.institution(at);
    const coach = await build.coach(at, { institutionId });
    const own = new Actor(at, coach);
    await own.admit();
    const headers = { origin: 'https://club.test' };
    const { id } = await build.athlete(at, { teamId: (await build.team(at, coach)).id });
    const made = await own.post('/api/athlete-access/links', { athlete_ids: [id], by: 'screen' }, { headers });
    const [link] = made.json<{ key: string }[]>();
    const paired = await new Actor(at).post('/api/athlete/devices', { key: link?.key }, { headers });
    const [, token = ''] =
      /^__Host-touchline_device=([\w-]{43}); Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/.exec(
        String(paired.headers['set-cookie']),
      ) ?? [];
    const statusOf = async (name: string) => {
      const browser = new Actor(at);
      browser.cookies = { [name]: token };
      return (await browser.get('/api/athlete/devices')).statusCode;
    };
    expect([await statusOf('__Host-touchline_device'), await statusOf('touchline_device')]).toEqual([200, 401]);
  } finally {
    await at.close();
  }
});
