import { setTimeout as delay } from 'node:timers/promises';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Actor } from '../support/actors.js';
import * as build from '../support/factories.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

/** Only MariaDB can be away: the embedded database is a file of ours. */
describe('when the database is away', () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let through: TestDatabase;
  let at: TestApp;

  beforeEach(async () => {
    database = await createTestDatabase();
    const url = new URL(database.target.kind === 'mariadb' ? database.target.url : '');
    proxy = new TcpProxy({ host: url.hostname, port: Number(url.port || 3306) });
    url.port = String(await proxy.plugIn());
    through = { target: { kind: 'mariadb', url: url.href }, drop: async () => undefined };
  });
  afterEach(async () => {
    await at.close();
    await proxy.pull();
    await database.drop();
  });

  async function start(): Promise<Actor> {
    at = await createTestApp({ database: through });
    writeFileSync(join(at.siteDir, 'index.html'), '<!doctype html>');
    return new Actor(at);
  }

  async function timed(actor: Actor, url: string): Promise<{ status: number; code: unknown; retryAfter: unknown; ms: number }> {
    const began = Date.now();
    const response = await actor.get(url);
    return { status: response.statusCode, code: response.json<{ code?: string }>().code, retryAfter: response.headers['retry-after'], ms: Date.now() - began };
  }

  it('at the start, the API starts anyway, says it is not ready, and is there soon after the database comes', async () => {
    await proxy.pull();
    const visitor = await start();
    expect((await visitor.get('/api/health/live')).statusCode).toBe(200);
    expect(await timed(visitor, '/api/health/ready')).toMatchObject({ status: 503, code: 'busy', retryAfter: '2' });
    const login = await visitor.post('/api/coach/login', { email: 'a@b.test', password: 'x' });
    expect([login.statusCode, login.headers['retry-after']]).toEqual([503, '2']);
    await proxy.plugIn();
    let status = 503;
    for (const deadline = Date.now() + 10_000; status !== 200 && Date.now() < deadline; await delay(100)) status = (await visitor.get('/api/health/ready')).statusCode;
    expect(status).toBe(200);
  });

  it('frozen, each call is answered with 503 in 3.5 s, live goes on, and all is well afterwards', async () => {
    await start();
    const { id } = await build.institution(at);
    const actor = new Actor(at, await build.coach(at, { institutionId: id }));
    await actor.signIn();
    proxy.freeze(true);
    const answers = await Promise.all(Array.from({ length: 15 }, () => timed(actor, '/api/teams')));
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, code: 'busy', retryAfter: '2' });
      expect(answer.ms).toBeLessThan(3500);
    }
    const live = await timed(actor, '/api/health/live');
    expect([live.status, live.ms < 500]).toEqual([200, true]);
    proxy.freeze(false);
    await delay(200);
    expect((await actor.get('/api/teams')).statusCode).toBe(200);
  });

  it('unplugged in between, calls are 503 and recover without a restart', async () => {
    await start();
    const { id } = await build.institution(at);
    const actor = new Actor(at, await build.coach(at, { institutionId: id }));
    await actor.signIn();
    await proxy.pull();
    expect((await timed(actor, '/api/teams')).status).toBe(503);
    await proxy.plugIn();
    let status = 0;
    for (const deadline = Date.now() + 5000; status !== 200 && Date.now() < deadline; await delay(100)) status = (await actor.get('/api/teams')).statusCode;
    expect(status).toBe(200);
  });
});
