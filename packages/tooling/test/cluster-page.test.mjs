/** `deploy/cluster/` as far as it can be judged without a cluster; `cluster.test.mjs` runs the blocks of its page on one. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { deployFiles } from '../cluster/deploy-files.mjs';
import { HAPROXY } from '../cluster/haproxy.mjs';
import { ROOT } from '../release/parts.mjs';
import { pageBlocks, runBlock } from './support/cluster-page.mjs';

const CLUSTER = join(ROOT, 'deploy/cluster');
const text = (name) => readFileSync(join(CLUSTER, name), 'utf8');

let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-page-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

test('the configuration is that of the cluster on one machine', () => {
  for (const [name, made] of Object.entries(deployFiles()))
    assert.equal(text(name), made, `${name}: node packages/tooling/cluster/deploy-files.mjs`);
});

test('every block of the page is run by a test, or is said to be done by hand', () => {
  assert.ok(pageBlocks().length > 10);
  assert.deepEqual(
    pageBlocks().filter(({ tag }) => tag !== 'test' && tag !== 'by-hand'),
    [],
  );
});

test('every block for tests is run by one of them', () => {
  const tests = ['cluster.test.mjs', 'cluster-page.test.mjs'].map((name) =>
    readFileSync(join(ROOT, 'packages/tooling/test', name), 'utf8'),
  );
  const named = tests.flatMap((source) =>
    [...source.matchAll(/(?:run|runBlock)\(\s*'([^']+)'/g)].map(([, words]) => words),
  );
  const forgotten = pageBlocks().filter(
    ({ tag, commands }) => tag === 'test' && !named.some((words) => commands.includes(words)),
  );
  assert.deepEqual(forgotten, []);
});

test('the files that the page installs are there', () => {
  const names = ['galera.cnf', 'haproxy.cfg', 'haproxy.conf', 'keepalived.conf', 'mariadb.conf', 'product.env'];
  for (const name of [...names, 'touchline-node-check.service']) {
    assert.ok(existsSync(join(CLUSTER, name)), name);
    assert.ok(text('README.md').includes(name), name);
  }
});

test('HAProxy accepts its file', { skip: !existsSync(HAPROXY) && 'haproxy is missing' }, async () => {
  await runBlock('openssl req', { replaced: { '/root/certificates': folder } });
  const pair = ['touchline1.crt', 'touchline1.key'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  for (const name of ['node.pem', 'public.pem']) writeFileSync(join(folder, name), pair);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, text('haproxy.cfg').replaceAll('/etc/touchline/cluster', folder));
  const env = { ...process.env, NODE_NAME: 'touchline1', NODE_ADDRESS: '127.0.0.1' };
  const { status, stderr } = spawnSync(HAPROXY, ['-c', '-f', file], { env, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
});

const analyze = spawnSync('which', ['systemd-analyze']).status === 0;
test('systemd knows every line of the unit', { skip: !analyze && 'systemd-analyze is missing' }, () => {
  const unit = join(folder, 'touchline-node-check.service');
  writeFileSync(unit, text('touchline-node-check.service').replace('/usr/bin/node', '/bin/sh'));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  assert.doesNotMatch(stderr, /touchline/);
});

test('the product stops later than HAProxy leaves it', () => {
  const drain = Number(/^DRAIN_SECONDS=(\d+)$/m.exec(text('product.env'))[1]);
  const [, interval, failures] = /server touchline1 \S+:3443 check inter (\d+)s fastinter \S+ fall (\d+)/.exec(
    text('haproxy.cfg'),
  );
  assert.ok(drain >= Number(interval) * Number(failures) + 1);
});
