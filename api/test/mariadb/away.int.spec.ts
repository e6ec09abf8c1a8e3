import { setTimeout as delay } from 'node:timers/promises';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Actor } from '../support/actors.js';
import * as build from '../support/factories.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { createMigratedDatabase } from '../support/migrated-database.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import type { TestDatabase } from '../support/test-database.js';

/** Only MariaDB can be unavailable: the embedded database is a local file. */
describe('when the database is unavailable', () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let through: Pick<TestDatabase, 'target' | 'drop'>;
  let at: TestApp;

  beforeEach(async () => {
    database = await createMigratedDatabase();
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

  /** Signs a coach in before the database becomes unavailable. */
  async function signedIn(): Promise<Actor> {
    await start();
    const { id } = await build.institution(at);
    const actor = new Actor(at, await build.coach(at, { institutionId: id }));
    await actor.signIn();
    return actor;
  }

  /** Repeats the call until it answers 200, at most 200 times. */
  async function recovers(actor: Actor, url: string): Promise<number> {
    let status = 0;
    for (let tries = 0; status !== 200 && tries < 200; tries += 1) {
      if (tries > 0) await delay(100);
      status = (await actor.get(url)).statusCode;
    }
    return status;
  }

  async function refusal(actor: Actor, url: string): Promise<{ status: number; code: unknown; retryAfter: unknown }> {
    const response = await actor.get(url);
    return {
      status: response.statusCode,
      code: response.json<{ code?: string }>().code,
      retryAfter: response.headers['retry-after'],
    };
  }

  it('at the start: the API starts, is not ready, and becomes ready soon after the database', async () => {
    await proxy.pull();
    const visitor = await start();
    expect((await visitor.get('/api/health/live')).statusCode).toBe(200);
    expect(await refusal(visitor, '/api/health/ready')).toEqual({ status: 503, code: 'busy', retryAfter: '2' });
    const login = await visitor.post('/api/coach/login', { email: 'a@b.test', password: 'x' });
    expect([login.statusCode, login.headers['retry-after']]).toEqual([503, '2']);
    await proxy.plugIn();
    expect(await recovers(visitor, '/api/health/ready')).toBe(200);
  });

  it('frozen: each call is answered 503, live still answers, and calls succeed afterwards', async () => {
    const actor = await signedIn();
    proxy.freeze(true);
    const order: string[] = [];
    // More calls than connections: some wait for a connection, the others for an answer.
    const refused = Array.from({ length: 15 }, async () => {
      expect(await refusal(actor, '/api/teams')).toEqual({ status: 503, code: 'busy', retryAfter: '2' });
      order.push('refused');
    });
    expect((await actor.get('/api/health/live')).statusCode).toBe(200);
    order.push('live');
    await Promise.all(refused);
    expect(order.at(-1)).toBe('refused');
    proxy.freeze(false);
    expect(await recovers(actor, '/api/teams')).toBe(200);
  });

  it('disconnected later: calls are answered 503 and succeed again without a restart', async () => {
    const actor = await signedIn();
    await proxy.pull();
    expect((await refusal(actor, '/api/teams')).status).toBe(503);
    await proxy.plugIn();
    expect(await recovers(actor, '/api/teams')).toBe(200);
  });

  it('replaced within a second: calls that read or write are slow instead of failing', async () => {
    const actor = await signedIn();
    await proxy.pull();
    const calls = [
      actor.get('/api/teams'),
      actor.post('/api/teams', {
        sport: 'Soccer (W)',
        name: 'Under 19',
        registration_code: 'UNDER019',
        code_expires_at: new Date(at.clock.now().getTime() + 3_600_000).toISOString(),
      }),
    ];
    await delay(1000);
    await proxy.plugIn();
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 201]);
  });
});
