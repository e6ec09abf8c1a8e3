import { createActors, type Actors } from '../support/actors.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('every HTTP answer', () => {
  let at: TestApp;
  let actors: Actors;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
  });
  afterAll(() => at.close());

  it('answers an unknown address below /api with the usual error body', async () => {
    for (const url of ['/api', '/api/', '/api/unknown', '/api/teams/5', '/api/../api/unknown']) {
      const response = await actors.own.get(url);
      expect([url, response.statusCode]).toEqual([url, 404]);
      expect(response.json()).toEqual({
        statusCode: 404,
        code: 'not_found',
        error: 'Not found.',
        message: 'Not found.',
      });
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect((await actors.own.send('PATCH', '/api/teams', { body: {} })).statusCode).toBe(404);
  });

  it('sends the headers that keep data out of caches and scripts out of pages', async () => {
    for (const response of [
      await actors.own.get('/api/teams'),
      await actors.anonymous.get('/api/teams'),
      await actors.anonymous.get('/api/health/live'),
      // Refused before any hook runs.
      await actors.own.get('/api/athletes/wellness/%E0%A4%A'),
      await actors.anonymous.get('/api/openapi.json'),
      await actors.anonymous.get('/api/docs'),
      await actors.anonymous.get('/'),
    ]) {
      expect(response.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
      });
      expect(response.headers['x-request-id']).toMatch(/^[\w-]{12}$/);
      const policy = String(response.headers['content-security-policy']).split(';');
      // The whole policy: nothing else, such as a further host, is allowed.
      expect(policy.sort()).toEqual([
        "base-uri 'none'",
        "connect-src 'self'",
        "default-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
        "img-src 'self' data:",
        "object-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
      ]);
      expect(response.headers['strict-transport-security']).toBeUndefined();
      expect(response.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('says the type and the character set of each body', async () => {
    const { headers } = await actors.anonymous.get('/');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    for (const url of ['/api/teams', '/api/unknown', '/api/openapi.json', '/api/athletes/wellness/%E0%A4%A']) {
      const response = await actors.own.get(url);
      expect([url, response.headers['content-type']]).toEqual([url, 'application/json; charset=utf-8']);
      expect(JSON.parse(response.payload)).toBeDefined();
    }
    expect((await actors.anonymous.get('/api/docs')).headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('gives each answer a new id and ignores one that is sent', async () => {
    const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
    const ids = [await actors.own.get('/api/teams', { headers }), await actors.own.get('/api/teams', { headers })].map(
      (response) => response.headers['x-request-id'],
    );
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

  it('identifies the caller before it reads the body', async () => {
    const halfAMegabyte = '['.repeat(500_000);
    for (const url of ['/api/intake/wellness', '/api/teams', '/api/athletes/wellness']) {
      const method = url === '/api/athletes/wellness' ? 'PUT' : 'POST';
      expect([url, (await actors.anonymous.send(method, url, { body: halfAMegabyte })).statusCode]).toEqual([url, 401]);
      expect([
        url,
        (await actors.anonymous.send(method, url, { body: '{}', headers: { 'content-type': 'text/plain' } }))
          .statusCode,
      ]).toEqual([url, 401]);
    }
    expect((await actors.own.post('/api/teams', halfAMegabyte)).statusCode).toBe(413);
  });

  it('refuses more than 256 kB', async () => {
    const response = await login(JSON.stringify({ email: 'a'.repeat(262_144), password: 'x' }));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ statusCode: 413, code: 'payload_too_large' });
  });

  it('refuses an unreadable address with the usual error body', async () => {
    const response = await actors.own.get('/api/athletes/wellness/%E0%A4%A');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'validation_failed' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is live without a database call, and not ready without pages', async () => {
    expect((await actors.anonymous.get('/api/health/live')).json()).toEqual({ status: 'live' });
    const ready = await actors.anonymous.get('/api/health/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.headers['retry-after']).toBeDefined();
    expect(ready.json()).toMatchObject({ code: 'busy', error: 'Not ready: there are no pages to serve yet.' });
  });
});
