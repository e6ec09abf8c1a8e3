import type { Response } from 'light-my-request';
import { hashAthleteKey, newAthleteKey } from '../../src/common/auth/athlete-key.js';
import { DeviceCookie } from '../../src/common/auth/device-cookie.js';
import { hashToken, newToken } from '../../src/common/auth/secret-token.js';
import { SessionCookie } from '../../src/common/auth/session-cookie.js';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { eraseAthlete } from '../../src/athlete-data/erase-athlete.js';
import { AthleteDeviceEntity, AthleteLinkEntity } from '../../src/modules/athlete-access/index.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { ConsentEntity } from '../../src/modules/consents/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import { Actor } from '../support/actors.js';
import { captureLog } from '../support/log-lines.js';
import { rounds } from '../support/soak.js';
import { createInstanceBeside, createTestApp, type TestApp } from '../support/test-app.js';
import { INVENTORY } from './inventory/index.js';
import { athleteOf, type CastAthlete } from './support/athlete-cast.js';
import { callOf, comparable, send } from './support/calls.js';
import { createCast, signedIn, type Cast } from './support/cast.js';
import { digestOf, tablesOf } from './support/digest.js';
import { Tally } from './support/tally.js';

const DAY_SECONDS = 86_400;

describe('tokens and keys of athletes', () => {
  const kinds = ['tokens', 'keys', 'requests', 'other answers', 'writes', 'stored secrets', 'logged secrets'];
  const tally = new Tally('athletes’ credentials', kinds);
  const ofAthletes = INVENTORY.filter(({ caller }) => caller === 'athlete');
  /** Routes that take a key in their body, and answer 404 for every one that is not good. */
  const takingKeys = INVENTORY.filter(({ positions }) => positions?.['body.key']?.foreign === 'unknown');
  const secrets = new Set<string>();
  let at: TestApp;
  let second: TestApp;
  let cast: Cast;
  let coach: Actor;
  let log: ReturnType<typeof captureLog>;
  let made = 0;

  beforeAll(async () => {
    log = captureLog();
    at = await createTestApp({ mails: true, settings: { LOG_LEVEL: 'trace' } });
    second = await createInstanceBeside(at);
    cast = await createCast(at);
    coach = await signedIn(at, cast.own.coach);
  }, 60_000);
  afterAll(async () => {
    await second.close();
    await at.close();
    log.restore();
    tally.print();
  });

  async function athlete(): Promise<CastAthlete> {
    const one = await athleteOf(at, cast.own, `key${String((made += 1)).padStart(3, '0')}Canary`);
    for (const secret of [one.token, one.things.linkKey]) secrets.add(secret);
    return one;
  }
  const browser = (token: string): Actor => {
    const actor = new Actor(at);
    actor.cookies = { [at.app.get(DeviceCookie).name]: token };
    return actor;
  };
  const near = (text: string): string[] => {
    const other = text.startsWith('A') ? 'B' : 'A';
    return [
      `${other}${text.slice(1)}`,
      `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`,
      text.slice(1),
      `${text}A`,
    ];
  };
  /** Sends a call that must be refused, and compares the answer with that for a token or key that never existed. */
  async function refused(
    actor: Actor,
    call: ReturnType<typeof callOf>,
    reference: Response,
    what: string,
  ): Promise<void> {
    const before = await digestOf(at);
    const response = await send(actor, call);
    await at.app.get(AfterAnswer).idle();
    tally.count('requests');
    const [one, two] = [response, reference].map((each) => JSON.stringify(comparable(each)));
    if (one !== two) tally.count('other answers');
    if ((await digestOf(at)) !== before) tally.count('writes');
    expect([call.method, call.url, what, one]).toEqual([call.method, call.url, what, two]);
    expect(await digestOf(at)).toBe(before);
  }

  /** Every route of athletes answers this token like one that never existed. */
  async function refusedEverywhere(token: string, { things }: CastAthlete, what: string): Promise<void> {
    tally.count('tokens');
    for (const { route, valid } of ofAthletes) {
      const call = callOf(route, valid(things));
      const reference = await send(browser(newToken()), call);
      expect([route, reference.statusCode]).toEqual([route, 401]);
      await refused(browser(token), call, reference, what);
    }
  }

  async function admitted({ device, mark }: CastAthlete): Promise<void> {
    expect([mark, (await device.get('/api/athlete/devices')).statusCode]).toEqual([mark, 200]);
  }

  it('near misses, other secrets and malformed tokens are refused on every route, and the token itself is not', async () => {
    const one = await athlete();
    const session = coach.cookies[at.app.get(SessionCookie).name] ?? '';
    const wrong = [
      ...near(one.token),
      one.token.toLowerCase() === one.token ? one.token.toUpperCase() : one.token.toLowerCase(),
      ...['', 'x', 'a'.repeat(500), "' OR 1=1 --", '%00', encodeURIComponent('ключ')],
      ...[hashToken(one.token), one.things.linkKey, one.things.guardianKey, session, cast.own.appKey],
    ];
    for (const token of wrong) await refusedEverywhere(token, one, `the token ${token.slice(0, 8)}…`);
    await admitted(one);
  }, 120_000);

  const ends: [string, (one: CastAthlete) => Promise<unknown>][] = [
    ['the athlete ended it', async (one) => one.device.delete(`/api/athlete/devices/${await firstDevice(one)}`)],
    ['the coach ended it', async (one) => coach.delete(`/api/athlete-access/devices/${await firstDevice(one)}`)],
    ['the coach ended the link', ({ things }) => coach.delete(`/api/athlete-access/links/${things.athlete}`)],
    ['the athlete withdrew the consent', ({ device }) => device.delete('/api/athlete/consent')],
    ['the coach recorded the withdrawal', ({ things }) => coach.delete(`/api/consents/${things.athlete}`)],
    [
      'the athlete left the team',
      ({ things }) =>
        at.write((tx) => tx.update(AthleteEntity, { id: things.athlete }, { archivedAt: at.clock.now() })),
    ],
    ['the athlete was erased', ({ things }) => eraseAthlete({ write: at.write }, things.athlete, at.clock.now())],
    [
      'its time was over',
      ({ things }) =>
        at.write((tx) => tx.update(AthleteDeviceEntity, { athleteId: things.athlete }, { expiresAt: at.clock.now() })),
    ],
  ];
  const firstDevice = async ({ things }: CastAthlete) =>
    (await at.read.findOneByOrFail(AthleteDeviceEntity, { athleteId: things.athlete, slot: 1 })).id;

  it.each(ends)('a device is refused on every route once %s', async (what, end) => {
    const one = await athlete();
    await admitted(one);
    const answer = (await end(one)) as Partial<Response> | undefined;
    expect([what, answer?.statusCode ?? 204]).toEqual([what, 204]);
    await refusedEverywhere(one.token, one, what);
  });

  it('a key that is wrong, expired, replaced, revoked or of somebody who left gets one answer', async () => {
    const [replaced, revoked, left, expired] = [await athlete(), await athlete(), await athlete(), await athlete()];
    await coach.post('/api/athlete-access/links', { athlete_ids: [replaced.things.athlete], by: 'screen' });
    await coach.delete(`/api/athlete-access/links/${revoked.things.athlete}`);
    await at.write(async (tx) => {
      await tx.update(AthleteEntity, { id: left.things.athlete }, { archivedAt: at.clock.now() });
      await tx.update(AthleteLinkEntity, { athleteId: expired.things.athlete }, { expiresAt: at.clock.now() });
    });
    const good = await athlete();
    const { linkKey, guardianKey, joinKey, addressKey } = good.things;
    const wrong = [
      ...[replaced, revoked, left, expired].map(({ things }) => things.linkKey),
      ...near(linkKey),
      ...['x', '?'.repeat(26), '0'.repeat(100), hashAthleteKey(linkKey), good.token],
    ];

    for (const { route, valid } of takingKeys) {
      const keyOf = (request: ReturnType<typeof valid>) => (request.body as { key: string }).key;
      const own = keyOf(valid(good.things));
      // Of the other kinds of links, which are good for their own route alone.
      const others = [linkKey, guardianKey, joinKey, addressKey].filter(
        (key) => key !== own && !(route.startsWith('POST /api/join/guardian') && [guardianKey, joinKey].includes(key)),
      );
      const call = (key: string) => callOf(route, { body: { ...(valid(good.things).body as object), key } });
      const reference = await send(new Actor(at), call(newAthleteKey()));
      expect([route, reference.statusCode, reference.json<{ code: string }>().code]).toEqual([
        route,
        404,
        'link_invalid',
      ]);
      for (const key of [...wrong, ...others]) {
        tally.count('keys');
        await refused(new Actor(at), call(key), reference, `the key ${key.slice(0, 6)}…`);
      }
      // No refused call has counted against this network for so long that the next route is limited.
      at.clock.advance(3600);
    }
  }, 120_000);

  it('a device that ends while it writes stays ended, and each stored answer was acknowledged', async () => {
    for (let round = 0; round < rounds({ test: 12, soak: 300 }); round += 1) {
      const one = await athlete();
      const { athlete: athleteId, today } = one.things;
      // A day later the calls renew the device, which must not bring it back.
      await at.write((tx) =>
        tx.update(
          AthleteDeviceEntity,
          { athleteId },
          { lastUsedAt: new Date(at.clock.now().getTime() - 2 * DAY_SECONDS * 1000) },
        ),
      );
      const answer = (fatigue: number, actor: Actor) =>
        actor.put('/api/athlete/wellness', {
          ...{ date: today, revision: null, sleep_quality: 5, fatigue, muscle_soreness: 5, stress: 5, pain: null },
        });
      const there = one.device.through(second);
      const [first, ending] = [await firstDevice(one), round % 2 === 0];
      const sent = [1, 2, 3, 4, 6, 7, 8, 9].map((fatigue) => answer(fatigue, fatigue % 2 === 0 ? there : one.device));
      const ended = await (ending
        ? coach.delete(`/api/athlete-access/devices/${first}`)
        : coach.delete(`/api/consents/${athleteId}`));
      expect(ended.statusCode).toBe(204);
      expect((await answer(10, one.device)).statusCode).toBe(401);

      const answers = await Promise.all(sent);
      const acknowledged = answers.filter(({ statusCode }) => statusCode === 200);
      // Without a consent nothing may be written: a call that was admitted before it ended says so.
      for (const { statusCode } of answers) expect([200, 401, 409]).toContain(statusCode);
      const stored = await at.read.findOneBy(WellnessEntryEntity, { athleteId, date: today });
      const told = acknowledged.map((each) => each.json<{ stored: { fatigue: number } }>().stored.fatigue);
      expect(told.length === 0 ? [undefined] : told).toContain(stored?.fatigue);
      expect(await at.read.existsBy(AthleteDeviceEntity, { athleteId, slot: 1 })).toBe(false);
      expect(await at.read.existsBy(ConsentEntity, { currentAthleteId: athleteId })).toBe(ending);
      await refusedEverywhere(one.token, one, 'ended while it wrote');
    }
  }, 300_000);

  it('are in no table but as their hash, and in no line of the log', async () => {
    const one = await athlete();
    const { token } = one;
    const paired = await new Actor(at).post('/api/athlete/devices', { key: one.things.linkKey });
    expect(paired.statusCode).toBe(204);
    for (const { value } of paired.cookies) secrets.add(value);

    let text = '';
    for (const table of await tablesOf(at)) text += JSON.stringify(await at.read.query(`SELECT * FROM ${table}`));
    expect(text).toContain(hashToken(token));
    expect(text).toContain(hashAthleteKey(one.things.linkKey));
    expect(secrets.size).toBeGreaterThan(20);
    expect(log.lines.length).toBeGreaterThan(500);
    const logged = log.lines.join('');
    for (const secret of secrets) {
      if (text.includes(secret)) tally.count('stored secrets');
      if (logged.includes(secret)) tally.count('logged secrets');
    }
    expect([tally.of('stored secrets'), tally.of('logged secrets')]).toEqual([0, 0]);
  });
});
