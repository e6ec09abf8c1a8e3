/** HAProxy before an instance, with more calls than that shall have at once. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../packages/tooling/release/parts.mjs';
import { BUSY, CALLS_AT_ONCE } from '../servers/haproxy-configuration.mjs';
import { HAPROXY, startHaproxys } from '../servers/haproxy.mjs';

const options = { skip: !existsSync(HAPROXY) && 'haproxy is missing' };

let folder;
let instance;
let proxy;
/** Much more than a buffer of HAProxy. */
const LONG_BYTES = 2_000_000;
const HELD = ['/api/fill', '/api/late'];

/** Calls that the instance has and does not answer, the first one first. */
const held = [];

before(async () => {
  if (options.skip) return;
  folder = mkdtempSync(join(tmpdir(), 'touchline-queue-'));
  instance = createServer((call, answer) => {
    if (call.url === '/api/long') return countBytes(call).then((bytes) => answer.end(String(bytes)));
    // The others only ask whether it is up.
    if (!HELD.includes(call.url)) return answer.end();
    held.push({ name: `${call.method} ${call.url}`, answer });
  });
  // As an instance of the product.
  instance.keepAliveTimeout = 72_000;
  await new Promise((resolve) => instance.listen(0, '127.0.0.1', resolve));
  [proxy] = await startHaproxys({
    folder,
    nodes: [],
    instances: [instance.address().port],
    count: 1,
    tls: null,
  });
  await proxy.seesAll('instances');
});
after(async () => {
  await proxy?.end();
  instance?.closeAllConnections();
  instance?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

async function countBytes(call) {
  let bytes = 0;
  for await (const part of call) bytes += part.length;
  return bytes;
}

/** Resolves with the answer: status, headers and text. */
function send(method, path, body) {
  return new Promise((resolve, reject) => {
    const sent = request(proxy.address + path, { method, agent: false }, async (answer) => {
      let text = '';
      for await (const part of answer.setEncoding('utf8')) text += part;
      resolve({ status: answer.statusCode, headers: answer.headers, text });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function untilHeld(count) {
  while (held.length < count) await delay(5);
}

async function untilQueued(count) {
  const inQueue = async () => {
    const row = (await proxy.command('show stat')).split('\n').find((line) => line.startsWith('instances,BACKEND,'));
    return Number(row.split(',')[2]);
  };
  while ((await inQueue()) < count) await delay(5);
}

/** Takes all places of the instance. */
async function fill() {
  const calls = Array.from({ length: CALLS_AT_ONCE }, () => send('GET', '/api/fill'));
  await untilHeld(CALLS_AT_ONCE);
  return calls;
}

function answerAll() {
  for (const { answer } of held.splice(0)) answer.end();
}

test('a busy HAProxy says what a busy instance says', async () => {
  const from = (file) => import(pathToFileURL(join(ROOT, 'api/dist/common/errors', file)).href);
  const { toErrorBody } = await from('error-translation.js');
  const { busy } = await from('shared.errors.js');
  assert.deepEqual(BUSY, toErrorBody(busy()));
});

test('a client is asked to leave a connection before HAProxy ends it', options, async () => {
  const agent = new Agent({ keepAlive: true });
  const answer = await new Promise((resolve, reject) =>
    request(`${proxy.address}/api/open`, { agent }, resolve).on('error', reject).end(),
  );
  agent.destroy();
  const [, told] = /^timeout=(\d+)$/.exec(answer.headers['keep-alive']);
  const [, kept] = /timeout http-keep-alive (\d+)s/.exec(readFileSync(proxy.file, 'utf8'));
  assert.ok(Number(told) < Number(kept), `${told} s told, ${kept} s kept`);
});

test('a call that finds no place in time is refused, and the pages know how', options, async () => {
  const filling = await fill();
  const { status, headers, text } = await send('GET', '/api/late');
  assert.equal(status, 503);
  assert.match(headers['content-type'], /^application\/json/);
  assert.match(headers['retry-after'], /^[123]$/);
  assert.deepEqual(JSON.parse(text), BUSY);
  assert.equal(held.length, CALLS_AT_ONCE, 'the instance had it too');
  answerAll();
  await Promise.all(filling);
});

test('a body that does not arrive takes no place, and is not waited for without end', options, async () => {
  await proxy.end();
  const shipped = readFileSync(proxy.file, 'utf8');
  // The last test lets calls wait, on a machine that may be slow.
  const changed = { 'timeout http-request 30s': 'timeout http-request 1s', 'timeout queue 300ms': 'timeout queue 10s' };
  let text = shipped;
  for (const [line, other] of Object.entries(changed)) {
    assert.ok(text.includes(line), line);
    text = text.replace(line, other);
  }
  writeFileSync(proxy.file, text);
  await proxy.start();
  await proxy.seesAll('instances');
  const answer = await new Promise((resolve, reject) => {
    const headers = { 'content-length': 100 };
    const sent = request(`${proxy.address}/api/late`, { method: 'POST', headers, agent: false }, resolve);
    sent.on('error', reject).write('half of it');
  });
  assert.equal(answer.statusCode, 408);
  assert.equal(held.length, 0, 'the instance had it');
});

test('a body that is longer than what HAProxy keeps arrives', options, async () => {
  const { status, text } = await send('PUT', '/api/long', 'x'.repeat(LONG_BYTES));
  assert.deepEqual([status, text], [200, String(LONG_BYTES)]);
});

test('of those that wait, what somebody saves goes first', options, async () => {
  const filling = await fill();
  const waiting = ['GET', 'GET', 'PUT'].map((method) => send(method, '/api/late'));
  await untilQueued(waiting.length);
  held.shift().answer.end();
  await untilHeld(CALLS_AT_ONCE);
  assert.equal(held.at(-1).name, 'PUT /api/late');
  answerAll();
  await untilHeld(2);
  answerAll();
  assert.deepEqual(
    (await Promise.all(waiting)).map(({ status }) => status),
    [200, 200, 200],
  );
  await Promise.all(filling);
});
