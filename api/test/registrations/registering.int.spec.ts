import type { Response } from 'light-my-request';
import { PendingAthleteEntity } from '../../src/modules/registrations/index.js';
import { Actor, createActors, HOST, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const HOUR = 3600;

describe('registering', () => {
  let at: TestApp;
  let actors: Actors;
  let teamId: number;

  beforeAll(async () => {
    at = await createTestApp({ settings: { TRUST_PROXY: '1' } });
  });
  beforeEach(async () => {
    await at.empty();
    actors = await createActors(at);
    const { ownCoach } = actors;
    teamId = (
      await build.team(at, ownCoach, {
        name: 'Éclairs',
        registrationCode: 'LIVING01',
        codeExpiresAt: new Date(at.clock.now().getTime() + HOUR * 1000),
      })
    ).id;
    await build.team(at, ownCoach, { registrationCode: 'EXPIRED1', codeExpiresAt: at.clock.now() });
    await build.team(at, ownCoach, { registrationCode: 'NOEND001', codeExpiresAt: null });
  });
  afterAll(() => at.close());

  const BODY = {
    registration_code: 'LIVING01',
    first_name: 'Ana',
    last_name: 'Núñez',
    email: 'Ana@Athletes.test',
    position: 'Winger',
  };
  /** The app of an athlete: no cookie, no Origin. */
  const register = (partial: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<Response> =>
    at.app.inject({
      method: 'POST',
      url: '/api/registrations',
      headers: { host: HOST, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ ...BODY, ...partial }),
    });
  const waiting = () => at.read.find(PendingAthleteEntity, { order: { id: 'ASC' } });

  it('with a valid code is pending for the coach of that team', async () => {
    const response = await register({
      date_of_birth: '2008-02-29',
      jersey_number: '0',
      weight_kg: 61.3,
      height_cm: 170,
      external_id: 'A-7',
    });
    expect([response.statusCode, response.json()]).toEqual([202, {}]);
    expect(await waiting()).toMatchObject([
      {
        teamId,
        status: 'pending',
        firstName: 'Ana',
        email: 'Ana@Athletes.test',
        emailKey: 'ana@athletes.test',
        dateOfBirth: '2008-02-29',
        jerseyNumber: '0',
        weightKg: 61.3,
        heightCm: 170,
        externalId: 'A-7',
        handledAt: null,
      },
    ]);
  });

  it('ignores new registrations beyond 200 pending ones of a team, with the same answer; pending ones can still be corrected', async () => {
    await register();
    for (let more = 1; more < 200; more += 1) await build.pending(at, { teamId });
    expect((await register({ email: 'one@too.many' })).statusCode).toBe(202);
    await register({ position: 'Keeper' });
    const all = await waiting();
    expect([all.length, all[0]?.position]).toEqual([200, 'Keeper']);
  });

  it('does not count registrations that have expired, although they are still stored', async () => {
    const createdAt = new Date(at.clock.now().getTime() - 30 * 24 * HOUR * 1000);
    for (let more = 0; more < 200; more += 1) await build.pending(at, { teamId, createdAt });
    await register();
    expect((await waiting()).at(-1)?.firstName).toBe('Ana');
  });

  it('again after 30 days without an answer is a new registration, and the old one is cleared', async () => {
    await register({ external_id: 'old-7' });
    const [old] = await waiting();
    await at.write((tx) =>
      tx.update(
        PendingAthleteEntity,
        { id: old?.id },
        { createdAt: new Date(at.clock.now().getTime() - 30 * 24 * HOUR * 1000) },
      ),
    );
    await register({ external_id: 'old-7', position: 'Keeper' });
    expect(await waiting()).toMatchObject([
      { status: 'declined', pendingKey: null, firstName: '', email: '', externalId: null },
      { status: 'pending', firstName: 'Ana', createdAt: at.clock.now() },
    ]);
  });

  it('accepts the code as it is typed on a phone', async () => {
    await register({ registration_code: ' living01 ' });
    expect(await waiting()).toHaveLength(1);
  });

  it('answers a valid, an expired, a removed, an unknown and a malformed code byte for byte alike, and stores only the first', async () => {
    const answers: Response[] = [];
    for (const registration_code of ['LIVING01', 'EXPIRED1', 'NOEND001', 'UNKNOWN1', 'nonsense!'])
      answers.push(await register({ registration_code, email: `${registration_code.slice(0, 4)}@athletes.test` }));
    const seen = answers.map(({ statusCode, payload, headers }) => {
      const { 'x-request-id': _own, date: _now, ...rest } = headers;
      return { statusCode, payload, rest };
    });
    for (const answer of seen) expect(answer).toEqual(seen[0]);
    expect(seen[0]).toMatchObject({ statusCode: 202, payload: '{}' });
    expect((await waiting()).map(({ email }) => email)).toEqual(['LIVI@athletes.test']);
  });

  it('ends when the code expires, to the millisecond', async () => {
    at.clock.advance(HOUR - 0.001);
    await register({ email: 'in@time.test' });
    at.clock.advance(0.001);
    await register({ email: 'too@late.test' });
    expect((await waiting()).map(({ email }) => email)).toEqual(['in@time.test']);
  });

  it('answers a known and an unknown e-mail address alike', async () => {
    await build.athlete(at, { teamId, email: BODY.email, emailKey: BODY.email.toLowerCase() });
    const answers = [await register(), await register(), await register({ email: 'new@athletes.test' })];
    expect(answers.map(({ statusCode, payload }) => [statusCode, payload])).toEqual(Array(3).fill([202, '{}']));
  });

  it('twice is one registration with the latest values, also at the same moment', async () => {
    await register({ position: 'Winger' });
    await register({ position: 'Striker', email: ' ana@athletes.test', first_name: 'ANA' });
    expect(await waiting()).toMatchObject([{ position: 'Striker', firstName: 'ANA' }]);
    await Promise.all([
      register({ email: 'b@athletes.test' }),
      register({ email: 'b@athletes.test' }),
      register({ email: 'b@athletes.test' }),
    ]);
    expect(await waiting()).toHaveLength(2);
  });

  it('of sisters with one address are two registrations', async () => {
    await register();
    await register({ first_name: 'Eva' });
    expect((await waiting()).map(({ firstName }) => firstName)).toEqual(['Ana', 'Eva']);
  });

  it('keeps names of any script as they are', async () => {
    const names = ['Nguyễn Thị', '李', 'محمد', 'Ωμέγα', "D'Ångelo-Ñu", '🏐 Zoë', 'علی\u200cرضا', 'Zoë\u200e'];
    for (const first_name of names) await register({ first_name });
    expect(
      (await actors.own.get('/api/pending-athletes')).json<{ first_name: string }[]>().map((one) => one.first_name),
    ).toEqual(names);
  });

  it('refuses a name that turns the line round or has several lines, with the field', async () => {
    for (const first_name of ['\u202eanA', 'A\u2067na', 'A\tna', 'A\nna', 'A\u0000na']) {
      const response = await register({ first_name });
      expect([first_name, response.statusCode]).toEqual([first_name, 400]);
      // A body with NUL is refused as a whole.
      if (first_name === 'A\u0000na') continue;
      expect(response.json<{ fields: unknown }>().fields).toEqual([
        { path: 'first_name', message: 'First name must be one line without control characters.' },
      ]);
    }
    expect(await waiting()).toEqual([]);
  });

  it('needs no Origin and reads no cookie: another site, a signed-in coach and an expired session are answered alike', async () => {
    const cookies = Object.entries(actors.stranger.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const calls: Record<string, string>[] = [
      { origin: 'https://athletes.example', 'sec-fetch-site': 'cross-site' },
      { cookie: cookies },
      { cookie: `touchline_session=${'A'.repeat(43)}` },
    ];
    for (const headers of calls) expect((await register({}, headers)).statusCode).toBe(202);
    expect(await waiting()).toHaveLength(1);
  });

  it('names every bad field and does not tell whether the code is valid', async () => {
    for (const registration_code of ['LIVING01', 'UNKNOWN1']) {
      const response = await register({
        registration_code,
        first_name: '\u200b',
        last_name: undefined,
        email: 'nobody',
        position: 7,
        date_of_birth: '2010-02-30',
        jersey_number: -1,
        weight_kg: 1000,
        height_cm: '170',
        external_id: '',
        team_id: teamId,
      });
      expect(response.statusCode).toBe(400);
      expect(response.json<{ fields: unknown }>().fields).toEqual([
        { path: 'first_name', message: 'First name must not be empty.' },
        { path: 'last_name', message: 'Last name is required.' },
        { path: 'email', message: 'Email must be an email address.' },
        { path: 'position', message: 'Position must be text.' },
        { path: 'date_of_birth', message: 'Date of birth must be a date that exists, written yyyy-MM-dd.' },
        { path: 'jersey_number', message: 'Jersey number must have 1 to 3 digits.' },
        { path: 'weight_kg', message: 'Weight kg must be a number from 20 to 400 (kg) with at most one decimal.' },
        { path: 'height_cm', message: 'Height cm must be a number from 50 to 280 (cm) with at most one decimal.' },
        { path: 'external_id', message: 'External id must not be empty.' },
        { path: 'team_id', message: 'Team id is not a known field.' },
      ]);
    }
    expect(await waiting()).toEqual([]);
  });

  it('refuses a birth date in the future with every code', async () => {
    for (const registration_code of ['LIVING01', 'UNKNOWN1']) {
      const response = await register({ registration_code, date_of_birth: '2999-01-01' });
      expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([
        400,
        'Date of birth must not be in the future.',
      ]);
    }
  });

  const from = (address: string) => ({
    'x-forwarded-for': address,
    'x-forwarded-proto': 'http',
    'x-forwarded-host': HOST,
  });

  it('is limited to 60 per hour and code, valid or not, from all addresses together', async () => {
    for (const registration_code of ['LIVING01', 'UNKNOWN1']) {
      for (let count = 0; count < 60; count += 1)
        expect(
          (await register({ registration_code, email: `a${count}@athletes.test` }, from(`203.0.113.${count}`)))
            .statusCode,
        ).toBe(202);
      const limited = await register({ registration_code, email: 'late@athletes.test' }, from('198.51.100.1'));
      expect(limited.statusCode).toBe(429);
      expect(limited.headers['retry-after']).toBe('3600');
      expect(limited.json()).toMatchObject({
        code: 'rate_limited',
        error: 'Too many registrations. Try again in 60 minutes.',
      });
      // Another spelling of the same code counts, too.
      expect(
        (await register({ registration_code: registration_code.toLowerCase() }, from('198.51.100.2'))).statusCode,
      ).toBe(429);
    }
    expect(await waiting()).toHaveLength(60);
    at.clock.advance(HOUR);
    expect((await register({ registration_code: 'UNKNOWN1' }, from('198.51.100.1'))).statusCode).toBe(202);
  });

  it('is limited to 120 per hour and network address, with all codes together', async () => {
    const guess = (count: number, address: string) =>
      register({ registration_code: `GUESS${String(count).padStart(3, '0')}` }, from(address));
    for (let count = 0; count < 120; count += 1) expect((await guess(count, '203.0.113.7')).statusCode).toBe(202);
    expect((await guess(200, '203.0.113.7')).statusCode).toBe(429);
    expect((await register({}, from('203.0.113.7'))).statusCode).toBe(429);
    expect((await register({}, from('203.0.113.8'))).statusCode).toBe(202);
    expect(await waiting()).toHaveLength(1);
  });

  it('is limited to 50 per day for a code and a network, so that others still get in', async () => {
    const send = (count: number, address: string) =>
      register({ email: `a${count}@athletes.test`, registration_code: 'LIVING01' }, from(address));
    for (let count = 0; count < 50; count += 1) expect((await send(count, '203.0.113.7')).statusCode).toBe(202);
    expect((await send(50, '203.0.113.7')).statusCode).toBe(429);
    expect((await send(51, '203.0.113.8')).statusCode).toBe(202);
    at.clock.advance(23 * HOUR);
    const late = await send(52, '203.0.113.7');
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '3600']);
    expect(await waiting()).toHaveLength(51);
    at.clock.advance(HOUR);
    expect((await send(53, '203.0.113.7')).statusCode).toBe(202);
  });

  it('does not count malformed requests', async () => {
    for (let count = 0; count < 130; count += 1) expect((await register({ email: 'nobody' })).statusCode).toBe(400);
    expect((await register()).statusCode).toBe(202);
  });

  it('is visible for the coaches of the team only', async () => {
    await register();
    expect((await actors.own.get('/api/pending-athletes')).json()).toHaveLength(1);
    for (const actor of [actors.colleague, actors.stranger])
      expect((await actor.get('/api/pending-athletes')).json()).toEqual([]);
    expect((await new Actor(at).get('/api/pending-athletes')).statusCode).toBe(401);
  });
});
