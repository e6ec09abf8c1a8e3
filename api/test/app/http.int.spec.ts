import { Actor, createActors, ORIGIN, type Actors } from '../support/actors.js';
import { isAnyOrigin, isOpen, routesOf } from '../support/routes.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('the door', () => {
  let at: TestApp;
  let actors: Actors;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
  });
  afterAll(() => at.close());

  const writing = () => routesOf(at).filter(({ method }) => method !== 'GET');

  it('is closed to the anonymous but for the open routes', async () => {
    const closed = routesOf(at).filter((route) => !isOpen(route));
    expect(closed.length).toBeGreaterThan(8);
    for (const { method, url } of closed) {
      const response = await actors.anonymous.send(method, url);
      expect([method, url, response.statusCode]).toEqual([method, url, 401]);
      expect(response.json()).toEqual({ statusCode: 401, code: 'unauthenticated', error: 'Please sign in.', message: 'Please sign in.' });
    }
    for (const { method, url } of routesOf(at).filter(isOpen)) expect([url, (await actors.anonymous.send(method, url)).statusCode]).not.toEqual([url, 401]);
  });

  it.each(['x', '', 'A'.repeat(43), "' OR 1=1 --", '%00'])('takes %j for no session', async (token) => {
    const actor = new Actor(at);
    actor.cookies['touchline_session'] = token;
    expect((await actor.get('/api/coach/me')).statusCode).toBe(401);
  });

  it.each([
    ['another site', { origin: 'https://evil.test' }],
    ['no origin', { origin: '' }],
    ['null', { origin: 'null' }],
    ['our name with another scheme', { origin: ORIGIN.replace('http:', 'https:') }],
    ['our name with another port', { origin: `${ORIGIN}:8080` }],
    ['our name as a prefix', { origin: `${ORIGIN}.evil.test` }],
    ['a claimed cross-site', { 'sec-fetch-site': 'cross-site' }],
  ])('takes no write from %s, whoever asks and whatever is sent', async (_name, headers: Record<string, string>) => {
    const sent = [
      {},
      { body: { nonsense: true } },
      { body: '{"half":' },
      { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      { body: JSON.stringify('a'.repeat(300_000)) },
    ];
    for (const { method, url } of writing().filter((route) => !isAnyOrigin(`${route.method} ${route.path}`))) {
      for (const call of sent) {
        for (const actor of [actors.own, actors.anonymous]) {
          const response = await actor.send(method, url, { ...call, headers: { ...call.headers, ...headers } });
          expect([method, url, response.statusCode, response.json<{ code: string }>().code]).toEqual([method, url, 403, 'origin_refused']);
          expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': expect.any(String) });
        }
      }
    }
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])('takes no write as %s', async (type) => {
    expect(writing().length).toBeGreaterThan(3);
    for (const { method, url } of writing()) {
      const response = await actors.own.send(method, url, { body: '{}', headers: { 'content-type': type } });
      expect([method, url, response.statusCode, response.json<{ code: string }>().code]).toEqual([method, url, 415, 'unsupported_media_type']);
    }
  });

  it('answers an unknown address below /api as an error of the usual shape', async () => {
    for (const url of ['/api', '/api/', '/api/unknown', '/api/teams/5', '/api/../api/unknown']) {
      const response = await actors.own.get(url);
      expect([url, response.statusCode]).toEqual([url, 404]);
      expect(response.json()).toEqual({ statusCode: 404, code: 'not_found', error: 'Not found.', message: 'Not found.' });
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect((await actors.own.send('PATCH', '/api/teams', { body: {} })).statusCode).toBe(404);
  });

  it('sends the headers that keep data out of caches and scripts out of pages', async () => {
    for (const response of [await actors.own.get('/api/teams'), await actors.anonymous.get('/api/teams'), await actors.anonymous.get('/api/health/live')]) {
      expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
      expect(response.headers['x-request-id']).toMatch(/^[\w-]{12}$/);
      const policy = String(response.headers['content-security-policy']).split(';');
      expect(policy).toEqual(expect.arrayContaining(["default-src 'self'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:", "frame-ancestors 'none'", "object-src 'none'"]));
      expect(policy.join()).not.toContain('upgrade-insecure-requests');
      expect(response.headers['strict-transport-security']).toBeUndefined();
      expect(response.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('gives each answer an id of its own and never takes one', async () => {
    const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
    const ids = [await actors.own.get('/api/teams', { headers }), await actors.own.get('/api/teams', { headers })].map((response) => response.headers['x-request-id']);
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain('mine');
  });

  const login = (body: string | Buffer) => actors.anonymous.post('/api/coach/login', body);

  it.each([
    ['half a document', '{"email":'],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['NUL', '{"email":"a\\u0000","password":"x"}'],
    ['a lone surrogate', '{"email":"a\\ud800","password":"x"}'],
    ['__proto__', '{"email":"a","password":"x","__proto__":{}}'],
    ['a deep tree', `{"email":${'['.repeat(50)}${']'.repeat(50)}}`],
    ['a list', '[]'],
    ['a number', '5'],
    ['null', 'null'],
  ])('refuses %s as a body', async (_name, body) => {
    const response = await login(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ statusCode: 400, code: 'validation_failed' });
  });

  it('refuses more than 256 kB', async () => {
    const response = await login(JSON.stringify({ email: 'a'.repeat(262_144), password: 'x' }));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ statusCode: 413, code: 'payload_too_large' });
  });

  it('refuses an address it cannot read, in the usual shape', async () => {
    const response = await actors.own.get('/api/athletes/wellness/%E0%A4%A');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'validation_failed' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('says it is live without a database call, and not ready without pages', async () => {
    expect((await actors.anonymous.get('/api/health/live')).json()).toEqual({ status: 'live' });
    const ready = await actors.anonymous.get('/api/health/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.headers['retry-after']).toBeDefined();
    expect(ready.json()).toMatchObject({ code: 'busy', error: 'Not ready: there are no pages to serve yet.' });
  });
});
