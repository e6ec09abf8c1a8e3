/** A rolling restart of two instances behind a proxy, while calls go on at a steady rate. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../release/parts.mjs';
import { startProxy } from './proxy-processes.mjs';

const READY_LIMIT_MS = 120_000;
const CALL_LIMIT_MS = 20_000;
/** Half of the calls only read; the others carry a body, which no proxy sends twice once it was taken. */
const CALLS = [
  { method: 'GET', path: '/api/installation' },
  { method: 'POST', path: '/api/coach/forgot-password', body: JSON.stringify({ email: 'nobody@club.example' }) },
];

/**
 * Restarts both instances, one after the other, `restarts` times.
 * @param {{ proxy: 'haproxy' | 'nginx', rate?: number, restarts?: number, drainSeconds?: number, env?: Record<string, string> }} options
 *   `rate`: calls per second; `env`: settings of both instances. Without DATABASE_URL each has a database of its own, which is enough
 *   to see whether a call is answered
 * @returns {Promise<{ calls: number, failed: string[], exits: number[], slowestMs: number }>} `failed`: what each failed call met;
 *   `exits`: the exit codes of the stopped instances
 */
export async function rollingRestart({ proxy: name, rate = 200, restarts = 1, drainSeconds = 3, env = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-rolling-'));
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/index.html'), '<!doctype html>');
  const [port, ...instances] = [await freePort(), await freePort(), await freePort()];
  const start = (instance) => startInstance(instance, { folder, drainSeconds, env });
  const processes = await Promise.all(instances.map(start));
  const proxy = startProxy(name, { port, instances, folder });
  const exits = [];
  try {
    await untilReady(port, proxy);
    const load = startLoad(port, rate);
    for (let round = 0; round < restarts; round += 1)
      for (const [at, instance] of instances.entries()) {
        const exit = once(processes[at], 'exit');
        processes[at].kill('SIGTERM');
        exits.push((await exit)[0]);
        processes[at] = await start(instance);
        // The proxy takes it back after two good checks.
        await delay(2_500);
      }
    return { ...(await load.stop()), exits };
  } finally {
    for (const each of [...processes, proxy]) each.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startInstance(port, { folder, drainSeconds, env }) {
  const server = spawn(process.execPath, [join(ROOT, 'api/dist/main.js')], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...{ PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(folder, `data-${port}`) },
      ...{ SITE_DIR: join(folder, 'site'), DEMO_DATA: 'off', DRAIN_SECONDS: String(drainSeconds), TRUST_PROXY: '1' },
      ...env,
    },
  });
  await untilReady(port, server);
  return server;
}

async function untilReady(port, server) {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`A process ended with ${server.exitCode} while it started.`);
    const { status } = await call(port, { method: 'GET', path: '/api/health/ready' }).catch(() => ({ status: 0 }));
    if (status === 200) return;
    await delay(100);
  }
  throw new Error('An instance did not become ready.');
}

/** Sends calls at a rate, whatever becomes of those before. A 5xx and a broken connection are failures; a limit of the product is none. */
function startLoad(port, rate) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const failed = [];
  const running = new Set();
  const begun = performance.now();
  let calls = 0;
  let slowestMs = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - begun) / 1000) * rate);
    while (calls < due) {
      const sent = performance.now();
      const one = call(port, { ...CALLS[calls % CALLS.length], agent }).then(
        ({ status }) => {
          if (status >= 500) failed.push(String(status));
          slowestMs = Math.max(slowestMs, Math.round(performance.now() - sent));
        },
        (error) => failed.push(error.code ?? error.message),
      );
      calls += 1;
      running.add(one);
      void one.finally(() => running.delete(one));
    }
  }, 5);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(running);
      agent.destroy();
      return { calls, failed, slowestMs };
    },
  };
}

function call(port, { method, path, body, agent }) {
  return new Promise((resolve, reject) => {
    const headers = {
      origin: `http://127.0.0.1:${port}`,
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent, timeout: CALL_LIMIT_MS }, (answer) => {
      answer.once('error', reject);
      answer.resume().once('end', () => resolve({ status: answer.statusCode }));
    });
    sent.once('timeout', () => sent.destroy(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })));
    sent.once('error', reject);
    sent.end(body);
  });
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
