import { createHash } from 'node:crypto';
import { SessionEntity } from '../../src/modules/coaches/sessions/session.entity.js';
import { Actor, ORIGIN } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const COOKIE = 'touchline_session';
const HOUR = 3600;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('signing in', () => {
  let at: TestApp;

  beforeAll(async () => {
    at = await createTestApp();
  });
  afterAll(() => at.close());

  async function newCoach(): Promise<Actor> {
    const { id } = await build.institution(at, { name: 'Harbour City' });
    return new Actor(at, await build.coach(at, { institutionId: id, name: 'Kim Coach', phone: '+1 555' }));
  }

  it('answers the coach and sets a cookie that scripts cannot read and that ends with the browser', async () => {
    const actor = await newCoach();
    const response = await actor.signIn();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      success: true,
      coach_id: actor.coach?.id,
      name: 'Kim Coach',
      email: actor.coach?.email,
      phone: '+1 555',
      institution: 'Harbour City',
      role: 'Coach',
      avatar: null,
      roles: [],
      other_teams_sessions: 'shown',
      late_marks: 'off',
    });
    expect(response.headers['set-cookie']).toMatch(/^touchline_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('is confirmed by /coach/me', async () => {
    const actor = await newCoach();
    const signedIn = await actor.signIn();
    expect((await actor.get('/api/coach/me')).json()).toEqual(signedIn.json());
  });

  it('takes the address in any case and with space around it', async () => {
    const actor = await newCoach();
    const response = await actor.post('/api/coach/login', {
      email: ` ${actor.coach?.email.toUpperCase()} `,
      password: build.PASSWORD,
    });
    expect(response.statusCode).toBe(200);
  });

  it('answers the same for a wrong password and an unknown address', async () => {
    const actor = await newCoach();
    const wrong = await actor.post('/api/coach/login', { email: actor.coach?.email, password: 'wrong' });
    const unknown = await actor.post('/api/coach/login', { email: 'nobody@club.test', password: 'wrong' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({
      success: false,
      statusCode: 401,
      code: 'bad_credentials',
      error: 'Failed to sign in. Please check your credentials.',
      message: 'Failed to sign in. Please check your credentials.',
    });
    expect(unknown.payload).toBe(wrong.payload);
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  it('compares the password as it was sent, and asks for no new one however old it is', async () => {
    const actor = await newCoach();
    const signIn = async (password: string) => {
      const response = await actor.post('/api/coach/login', { email: actor.coach?.email, password });
      at.clock.advance(HOUR);
      return response.statusCode;
    };
    const { PASSWORD } = build;
    for (const other of [` ${PASSWORD}`, `${PASSWORD} `, PASSWORD.toUpperCase(), PASSWORD.slice(0, -1), `${PASSWORD}x`])
      expect([other, await signIn(other)]).toEqual([other, 401]);
    at.clock.advance(5 * 365 * 24 * HOUR);
    expect(await signIn(PASSWORD)).toBe(200);
    at.clock.reset();
  });

  it('refuses a malformed body, naming every field', async () => {
    const { anonymous } = { anonymous: new Actor(at) };
    const response = await anonymous.post('/api/coach/login', { email: '', extra: 1 });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'validation_failed',
      error: 'Email is required.',
      fields: [
        { path: 'email' },
        { path: 'password', message: 'Password is required.' },
        { path: 'extra', message: 'Extra is not a known field.' },
      ],
    });
    expect(
      (await anonymous.post('/api/coach/login', { email: 'a@b.test', password: 'é'.repeat(600) })).statusCode,
    ).toBe(400);
  });

  it('never uses a token that was planted before', async () => {
    const actor = await newCoach();
    const planted = 'A'.repeat(43);
    actor.cookies[COOKIE] = planted;
    await actor.signIn();
    expect(actor.cookies[COOKIE]).not.toBe(planted);
    const thief = new Actor(at);
    thief.cookies[COOKIE] = planted;
    expect((await thief.get('/api/coach/me')).statusCode).toBe(401);
  });

  it('stores only the hash of the token', async () => {
    const actor = await newCoach();
    await actor.signIn();
    const token = actor.cookies[COOKIE] ?? '';
    expect(await at.read.existsBy(SessionEntity, { tokenSha256: sha256(token) })).toBe(true);
    expect(JSON.stringify(await at.read.find(SessionEntity))).not.toContain(token);
  });

  it('ends the session on logout, also for a copied token', async () => {
    const actor = await newCoach();
    await actor.signIn();
    const thief = actor.through(at);
    const response = await actor.post('/api/coach/logout');
    expect(response.statusCode).toBe(204);
    expect(response.headers['set-cookie']).toMatch(/^touchline_session=; Max-Age=0/);
    expect((await thief.get('/api/coach/me')).statusCode).toBe(401);
    expect((await thief.post('/api/coach/logout')).statusCode).toBe(401);
  });

  it('ends the former session of the browser', async () => {
    const actor = await newCoach();
    await actor.signIn();
    const before = actor.through(at);
    await actor.signIn();
    expect((await before.get('/api/coach/me')).statusCode).toBe(401);
  });
});

describe('a session', () => {
  let at: TestApp;

  beforeEach(async () => {
    at = await createTestApp();
  });
  afterEach(() => at.close());

  async function signedIn(): Promise<Actor> {
    const { id } = await build.institution(at);
    const actor = new Actor(at, await build.coach(at, { institutionId: id }));
    await actor.signIn();
    return actor;
  }

  it('ends after 12 idle hours', async () => {
    const actor = await signedIn();
    at.clock.advance(11.9 * HOUR);
    expect((await actor.get('/api/coach/me')).statusCode).toBe(200);
    at.clock.advance(11.9 * HOUR);
    expect((await actor.get('/api/coach/me')).statusCode).toBe(200);
    at.clock.advance(12 * HOUR);
    expect((await actor.get('/api/coach/me')).statusCode).toBe(401);
    expect(await at.read.countBy(SessionEntity, {})).toBe(0);
  });

  it('ends after 7 days of constant use', async () => {
    const actor = await signedIn();
    for (let hours = 6; hours < 7 * 24; hours += 6) {
      at.clock.advance(6 * HOUR);
      expect((await actor.get('/api/coach/me')).statusCode).toBe(200);
    }
    at.clock.advance(6 * HOUR);
    expect((await actor.get('/api/coach/me')).statusCode).toBe(401);
  });

  it('is touched at most every five minutes', async () => {
    const actor = await signedIn();
    const lastSeen = async () => (await at.read.findOneByOrFail(SessionEntity, {})).lastSeenAt.getTime();
    const first = await lastSeen();
    at.clock.advance(4 * 60);
    await actor.get('/api/coach/me');
    expect(await lastSeen()).toBe(first);
    at.clock.advance(2 * 60);
    await actor.get('/api/coach/me');
    expect(await lastSeen()).toBeGreaterThan(first);
  });

  it.each([
    ['/api/pending-athletes', 200],
    ['/api/athlete-access', 200],
    ['/api/squad/answers', 200],
    ['/api/squad/answers-due?team_id=1', 404],
  ])('is not kept alive by polling %s', async (address, status) => {
    const actor = await signedIn();
    for (let hour = 0; hour < 11; hour += 1) {
      at.clock.advance(HOUR);
      expect((await actor.get(address)).statusCode).toBe(status);
    }
    at.clock.advance(HOUR);
    expect((await actor.get(address)).statusCode).toBe(401);
    expect((await actor.get('/api/coach/me')).statusCode).toBe(401);
  });
});

describe('behind https', () => {
  it('uses a Secure cookie with the __Host- prefix and its own origin only', async () => {
    const at = await createTestApp({ settings: { PUBLIC_URL: 'https://club.test', TRUST_PROXY: '0' } });
    try {
      const { id } = await build.institution(at);
      const coach = await build.coach(at, { institutionId: id });
      const body = { email: coach.email, password: build.PASSWORD };
      expect((await new Actor(at).post('/api/coach/login', body, { headers: { origin: ORIGIN } })).statusCode).toBe(
        403,
      );
      const response = await new Actor(at).post('/api/coach/login', body, { headers: { origin: 'https://club.test' } });
      expect(response.headers['set-cookie']).toMatch(
        /^__Host-touchline_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(response.headers['content-security-policy']).toContain('upgrade-insecure-requests');
    } finally {
      await at.close();
    }
  });
});
