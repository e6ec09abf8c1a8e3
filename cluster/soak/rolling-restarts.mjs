/**
 * Rolling restarts of two instances behind a proxy, while calls go on at a steady rate. Each instance has a database of its own: what
 * counts is whether a call is answered, and three database nodes beside them would take the processor time that this many calls need.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../../packages/tooling/release/parts.mjs';
import { headline } from '../../packages/tooling/soak/specs.mjs';
import { statusOf } from '../servers/child.mjs';
import { freePorts } from '../servers/free-ports.mjs';
import { startHaproxys } from '../servers/haproxy.mjs';
import { startNginx } from '../servers/nginx.mjs';

const RATE = 200;
const RESTARTS = Number(process.env.DRILL_ROUNDS ?? 10);
const READY_LIMIT_MS = 240_000;
const CALL_LIMIT_MS = 20_000;
/** nginx notices by the calls that an instance is back; HAProxy asks it several times a second. */
const BACK_MS = 2_500;
/** Every second call has a body, and no proxy sends it again once an instance has taken it. */
const CALLS = [
  { method: 'GET', path: '/api/installation' },
  { method: 'POST', path: '/api/coach/forgot-password', body: JSON.stringify({ email: 'nobody@club.example' }) },
];

/** The part of the soak: behind HAProxy, then behind nginx. */
export async function rollingRestarts() {
  process.stderr.write('\n== rolling\n');
  const reports = [];
  for (const proxy of ['haproxy', 'nginx']) reports.push(await restartsBehind(proxy));
  return reports;
}

async function restartsBehind(proxy) {
  const started = Date.now();
  const { calls, failed, exits, slowestMs } = await rollingRestart({ proxy, rate: RATE, restarts: RESTARTS });
  const passed = failed.length === 0 && exits.every((code) => code === 0);
  if (!passed) process.exitCode = 1;
  return [
    headline(`rolling, ${proxy}`, started, passed),
    `  ${exits.length} stops, ${calls} calls at ${RATE} a second, ${failed.length} failed, slowest ${slowestMs} ms`,
    ...Object.entries(countOf(failed)).map(([reason, count]) => `  failed: ${reason}, ${count} times`),
  ].join('\n');
}

function countOf(reasons) {
  const counts = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

/**
 * Stops each of two instances with SIGTERM and starts it again, one after the other, `restarts` times. The API must be built.
 * @param {{ proxy: 'haproxy' | 'nginx', rate: number, restarts?: number }} options `rate`: calls per second
 * @returns {Promise<{ calls: number, failed: string[], exits: (number | null)[], early: number, slowestMs: number }>} `failed`: a
 *   status of 500 and more, or the code of a broken connection, for each failed call, after its method; `exits`: the exit code of
 *   each stop; `early`: how often an instance answered before it was ready
 */
export async function rollingRestart({ proxy: name, rate, restarts = 1 }) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-rolling-'));
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/index.html'), '<!doctype html>');
  const ports = await freePorts(2);
  const servers = ports.map((port) => startInstance(port, folder));
  const exits = [];
  let early = 0;
  let proxy;
  try {
    await Promise.all(servers.map(untilReady));
    proxy = await startProxy(name, folder, ports);
    const load = startLoad(proxy.port, rate);
    for (let round = 0; round < restarts; round += 1)
      for (const [at, port] of ports.entries()) {
        const exit = once(servers[at].process, 'exit');
        servers[at].process.kill('SIGTERM');
        exits.push((await exit)[0]);
        servers[at] = startInstance(port, folder);
        early += await untilReady(servers[at]);
        await delay(BACK_MS);
      }
    return { ...(await load.stop()), exits, early };
  } finally {
    await proxy?.end();
    for (const server of servers) server.process.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startProxy(name, folder, instances) {
  if (name === 'nginx') return startNginx({ folder, instances });
  const [haproxy] = await startHaproxys({ folder, nodes: [], instances, count: 1, tls: null });
  for (const section of ['instances', 'files']) await haproxy.seesAll(section);
  return { port: Number(new URL(haproxy.address).port), end: haproxy.end };
}

function startInstance(port, folder) {
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: join(folder, `data-${port}`),
    SITE_DIR: join(folder, 'site'),
    DEMO_DATA: 'off',
    TRUST_PROXY: '1',
    // Two checks of HAProxy and a second.
    DRAIN_SECONDS: '3',
  };
  const program = join(ROOT, 'api/dist/main.js');
  return { port, process: spawn(process.execPath, [program], { cwd: folder, stdio: 'ignore', env }) };
}

/** Resolves with the number of answers before the instance was ready. */
async function untilReady({ port, process: server }) {
  let early = 0;
  for (const deadline = Date.now() + READY_LIMIT_MS; Date.now() < deadline; await delay(10)) {
    if (server.exitCode !== null) throw new Error(`An instance ended with ${server.exitCode} while it started.`);
    const status = await statusOf(port, '/api/health/ready');
    if (status === 200) return early;
    if (status !== null) early += 1;
  }
  throw new Error('An instance did not become ready.');
}

/** Sends calls at a rate, independent of earlier answers. A limit of the product (429) is not a failure. */
function startLoad(port, rate) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const running = new Set();
  const failed = [];
  const begun = performance.now();
  let calls = 0;
  let slowestMs = 0;

  const send = async (what) => {
    const sent = performance.now();
    const result = await answerOf(port, agent, what);
    if (typeof result === 'string' || result >= 500) failed.push(`${what.method} ${result}`);
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - sent));
  };
  const timer = setInterval(() => {
    for (const due = ((performance.now() - begun) / 1000) * rate; calls < due; calls += 1) {
      const call = send(CALLS[calls % CALLS.length]);
      running.add(call);
      void call.finally(() => running.delete(call));
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

/** Resolves with the status, or with the code of the error that there was instead of a whole answer. */
function answerOf(port, agent, { method, path, body }) {
  return new Promise((resolve) => {
    const fail = (error) => resolve(error.code ?? error.message);
    const headers = {
      origin: `http://127.0.0.1:${port}`,
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const call = request(
      { host: '127.0.0.1', port, method, path, headers, agent, timeout: CALL_LIMIT_MS },
      (answer) => {
        answer.once('error', fail);
        answer.resume().once('end', () => resolve(answer.statusCode));
      },
    );
    call.once('timeout', () => call.destroy(new Error('late')));
    call.once('error', fail);
    call.end(body);
  });
}
