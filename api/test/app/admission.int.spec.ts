import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { timeLeft } from '../../src/common/concurrency/call-deadline.js';
import { busy } from '../../src/common/errors/shared.errors.js';
import { TeamsService } from '../../src/modules/teams/teams.service.js';
import { Actor } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** More than may be in progress and wait together, on either database. */
const CROWD = 300;
const IN_2099 = '2099-11-12T09:30:00.000Z';

/** Calls through the port, because calls that are injected do not pass the guard. */
describe('a server that is asked for too much', () => {
  let at: TestApp;
  let origin: string;
  let cookie: string;
  /** Lets the teams that are being read be answered. */
  let release: () => void;
  let held: Promise<void>;

  beforeAll(async () => {
    at = await createTestApp();
    await at.app.listen(0, '127.0.0.1');
    origin = `http://127.0.0.1:${(at.app.getHttpServer().address() as AddressInfo).port}`;
    const { id } = await build.institution(at);
    const actor = new Actor(at, await build.coach(at, { institutionId: id }));
    await actor.signIn();
    cookie = Object.entries(actor.cookies)
      .map((pair) => pair.join('='))
      .join('; ');
  });
  beforeEach(() => {
    held = new Promise<void>((resolve) => (release = resolve));
    jest.spyOn(TeamsService.prototype, 'list').mockImplementation(async () => {
      await held;
      return [];
    });
  });
  afterEach(() => {
    release();
    jest.restoreAllMocks();
  });
  afterAll(() => at.close());

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { ...init, headers: { cookie, origin, ...init.headers } });
  const teams = () => ask('/api/teams');
  /** Of the reads of teams that begin from now on, when each must be answered. */
  function noteDeadlines(): number[] {
    const deadlines: number[] = [];
    jest.spyOn(TeamsService.prototype, 'list').mockImplementation(async () => {
      deadlines.push(performance.now() + timeLeft());
      await held;
      return [];
    });
    return deadlines;
  }
  const statusOf = async (answer: Promise<Response>) => (await answer).status;

  // The first one: calls of the other tests whose sender has gone may still begin in the next test.
  it('counts the wait of a read as a part of its time', async () => {
    const deadlines = noteDeadlines();
    const answers: Promise<Response>[] = [];
    // As many as are in progress on MariaDB, and one more; on SQLite fewer are.
    while (answers.length <= at.settings.databaseConnections) {
      answers.push(teams());
      await once(at.app.getHttpServer(), 'request');
    }
    const latest = performance.now() + at.settings.databaseDeadlines.readMs;
    release();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(deadlines).toHaveLength(answers.length);
    expect(Math.max(...deadlines)).toBeLessThan(latest);
  });

  it('refuses what it cannot take on at once, and answers the others', async () => {
    const answers = Array.from({ length: CROWD }, teams);
    const refused = await Promise.any(answers);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await refused.json()).toMatchObject({ statusCode: 503, code: 'busy' });

    release();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(await statusOf(teams())).toBe(200);
  });

  it('still says how it is, serves files, and lets the athletes’ app and visitors in', async () => {
    const answers = Array.from({ length: CROWD }, teams);
    await Promise.any(answers);
    expect(await statusOf(ask('/api/health/live'))).toBe(200);
    // There are no pages, which is another answer than a refusal.
    expect((await ask('/attendance')).headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await statusOf(ask('/api/intake/wellness', { method: 'POST' }))).toBe(401);
    expect(await statusOf(ask('/api/installation'))).toBe(200);
    release();
    await Promise.all(answers);
  });

  it('refuses calls that wait for too long', async () => {
    const answers = Array.from({ length: 40 }, teams);
    const first = await Promise.any(answers);
    expect(first.status).toBe(503);
    release();
    await Promise.all(answers);
  });

  it('prefers writes to reads', async () => {
    const answers = Array.from({ length: CROWD }, teams);
    await Promise.any(answers);
    const write = ask('/api/teams', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sport: 'nonsense' }),
    });
    release();
    expect(await statusOf(write)).toBe(400);
    await Promise.all(answers);
  });

  it('gives no place to a body that does not arrive', async () => {
    const senders = Array.from({ length: CROWD }, () => beginCall(origin, cookie));
    await delay(100);
    release();
    expect(await statusOf(teams())).toBe(200);
    for (const sender of senders) sender.destroy();
  });

  it('forgets calls whose sender has gone', async () => {
    const gone = new AbortController();
    const left = Array.from({ length: CROWD }, () => ask('/api/teams', { signal: gone.signal }).catch(() => null));
    await Promise.any(left);
    gone.abort();
    await Promise.all(left);
    release();
    await delay(50);
    expect(await statusOf(teams())).toBe(200);
  });

  it('gives back the places of pipelined calls whose connection closes', async () => {
    const { hostname, port, host } = new URL(origin);
    const socket = connect(Number(port), hostname);
    const call = `GET /api/teams HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`;
    socket.write(call.repeat(CROWD));
    await delay(100);
    socket.destroy();
    release();
    await delay(50);
    expect(await statusOf(teams())).toBe(200);
  });

  it('gives a write that waited its own deadline, and not that of the call before it', async () => {
    const reads = noteDeadlines();
    const writes: number[] = [];
    jest.spyOn(TeamsService.prototype, 'create').mockImplementation(() => {
      writes.push(performance.now() + timeLeft());
      throw busy();
    });
    const answers = Array.from({ length: 30 }, teams);
    for (let tries = 0; tries < 100 && reads.length === 0; tries += 1) await delay(50);
    // Those that a slow machine begins later may well have the deadline of the write.
    const before = [...reads];
    expect(before).not.toEqual([]);
    await delay(300);
    const write = ask('/api/teams', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sport: 'Soccer (W)', registration_code: 'SOCW2026', code_expires_at: IN_2099 }),
    });
    await delay(100);
    release();
    await write;
    expect(writes).toHaveLength(1);
    expect(writes[0]).toBeGreaterThan(Math.max(...before) + 150);
    await Promise.all(answers);
  });
});

/** Sends the head of a call and the first byte of its body. */
function beginCall(origin: string, cookie: string): Socket {
  const { hostname, port, host } = new URL(origin);
  const head = [
    'POST /api/teams HTTP/1.1',
    `host: ${host}`,
    `origin: ${origin}`,
    `cookie: ${cookie}`,
    'content-type: application/json',
    'content-length: 20',
  ];
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(`${head.join('\r\n')}\r\n\r\n{`);
  return socket;
}
