/** The built server, as an orchestrator stops and replaces it behind a proxy that keeps connections open. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../release/parts.mjs';
import { freePort } from './support/dev-process.mjs';

const CALLERS = 8;
/** The proxy asks whether an instance is ready this often; the server gives it several times as long. */
const CHECK_MS = 100;
const DRAIN_SECONDS = 1;

let folder;
const running = new Set();
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-stopping-'));
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/index.html'), '<!doctype html>');
});
after(() => {
  for (const server of running) server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts an instance and resolves when it is ready. */
async function startServer(port) {
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(folder, `data-${port}`) };
  const server = spawn(process.execPath, [join(ROOT, 'api/dist/main.js')], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...env, SITE_DIR: join(folder, 'site'), DEMO_DATA: 'off', DRAIN_SECONDS: String(DRAIN_SECONDS) },
  });
  running.add(server);
  void once(server, 'exit').then(() => running.delete(server));
  while ((await statusOf(port, '/api/health/ready')) !== 200) {
    assert.equal(server.exitCode, null, 'the server ended while it started');
    await delay(CHECK_MS);
  }
  return server;
}

/** The status of an answer; null when there is none. */
function statusOf(port, path, agent) {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    }).once('error', () => resolve(null));
  });
}

/** Sends what callers ask to an instance that was ready when it was asked last, over connections that stay open. */
async function proxyTo(ports) {
  const agent = new Agent({ keepAlive: true });
  let ready = [...ports];
  let stopped = false;
  const watching = (async () => {
    while (!stopped) {
      const statuses = await Promise.all(ports.map((port) => statusOf(port, '/api/health/ready')));
      ready = ports.filter((_, at) => statuses[at] === 200);
      await delay(CHECK_MS);
    }
  })();
  let turn = 0;
  return {
    ask: (path) => statusOf(ready[(turn += 1) % ready.length], path, agent),
    stop: async () => {
      stopped = true;
      await watching;
      agent.destroy();
    },
  };
}

/** A call whose body never arrives as a whole. */
async function beginEndlessCall(port) {
  const headers = { 'content-type': 'application/json', 'content-length': 100, origin: `http://127.0.0.1:${port}` };
  const call = request({ host: '127.0.0.1', port, path: '/api/coach/login', method: 'POST', headers });
  call.on('error', () => undefined);
  call.write('{');
  await delay(CHECK_MS);
}

const exitOf = async (server) => (await once(server, 'exit'))[0];

// They wait for most of their time.
describe('stopping', { concurrency: true }, () => {
  test('a rolling restart of two instances fails no request, and each stop ends with code 0', async () => {
    const ports = [await freePort(), await freePort()];
    const servers = await Promise.all(ports.map(startServer));
    const proxy = await proxyTo(ports);
    const answers = new Map();
    let done = false;
    const callers = Array.from({ length: CALLERS }, async () => {
      while (!done) {
        const status = await proxy.ask('/api/installation');
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    });

    for (const [at, port] of ports.entries()) {
      const exit = exitOf(servers[at]);
      servers[at].kill('SIGTERM');
      assert.equal(await exit, 0);
      servers[at] = await startServer(port);
      await delay(3 * CHECK_MS);
    }
    done = true;
    await Promise.all(callers);
    await proxy.stop();

    assert.deepEqual([...answers.keys()], [200]);
    assert.ok(answers.get(200) > 100);
  });

  test(
    'Ctrl-C stops at once; a further signal ends a stop that waits, with an error',
    { timeout: 30_000 },
    async () => {
      const port = await freePort();
      const idle = await startServer(port);
      const stopped = exitOf(idle);
      // A terminal sends it to npm and to the server, and npm forwards its own.
      idle.kill('SIGINT');
      idle.kill('SIGINT');
      assert.equal(await stopped, 0);

      const busy = await startServer(port);
      await beginEndlessCall(port);
      const forced = exitOf(busy);
      busy.kill('SIGINT');
      await delay(1500);
      assert.equal(busy.exitCode, null, 'the stop waits for the running call');
      busy.kill('SIGTERM');
      assert.equal(await forced, 1);
    },
  );

  test('a stop that a running call holds up ends with an error', { timeout: 60_000 }, async () => {
    const port = await freePort();
    const server = await startServer(port);
    await beginEndlessCall(port);
    const forced = exitOf(server);
    server.kill('SIGINT');
    assert.equal(await forced, 1);
  });
});
