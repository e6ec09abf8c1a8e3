/** `deploy/cluster/` as far as it can be judged without a cluster; `cluster.full.test.mjs` runs the blocks of its page on one. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT } from '../../packages/tooling/release/parts.mjs';
import { deployFiles } from '../commands/deploy-files.mjs';
import { HAPROXY } from '../servers/haproxy.mjs';
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
    assert.equal(text(name), made, `${name}: node cluster/commands/deploy-files.mjs`);
});

test('every block of the page is run by a test, or marked as done by hand', () => {
  assert.ok(pageBlocks().length > 10);
  assert.deepEqual(
    pageBlocks().filter(({ tag }) => tag !== 'test' && tag !== 'by-hand'),
    [],
  );
});

test('every block for tests is run by one of them', () => {
  const tests = ['cluster.full.test.mjs', 'cluster-page.test.mjs'].map((name) =>
    readFileSync(join(ROOT, 'cluster/test', name), 'utf8'),
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

test('each certificate names its machine, also by the address that a node is known by when it gets its data', async () => {
  await runBlock('openssl req', { replaced: { '/root/certificates': folder } });
  const addresses = [...text('haproxy.cfg').matchAll(/^ {2}peer (\S+) (\S+):/gm)].map(([, name, address]) => [
    name,
    address,
  ]);
  assert.equal(addresses.length, 3);
  for (const [name, address] of addresses)
    for (const [option, value] of [
      ['-checkip', address],
      ['-checkhost', name],
      ['-checkhost', 'database.touchline.internal'],
    ]) {
      const { stdout } = spawnSync('openssl', ['x509', '-noout', '-in', join(folder, `${name}.crt`), option, value], {
        encoding: 'utf8',
      });
      assert.match(stdout, / does match certificate/, `${name}: ${value}`);
    }
});

test('the settings of the product are those of one server, but for what differs here', async () => {
  const etc = join(folder, 'etc');
  mkdirSync(etc);
  const replaced = {
    '/opt/touchline/current/deploy': join(ROOT, 'deploy'),
    '/etc/touchline': etc,
    ' -g touchline': '',
  };
  await runBlock('PASSWORD=password-of-touchline', { replaced });
  const linesOf = (file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line));
  const lines = linesOf(join(etc, 'env'));
  const names = lines.map((line) => line.split('=')[0]);
  assert.deepEqual(names, [...new Set(names)]);
  const one = linesOf(join(ROOT, 'deploy/settings.env'));
  assert.deepEqual(
    one.filter((line) => !names.includes(line.split('=')[0])),
    [],
  );
  const writer = '@database.touchline.internal:3307/touchline?ssl-ca=/etc/touchline/cluster/ca.pem';
  assert.ok(lines.includes(`DATABASE_URL=mariadb://touchline:password-of-touchline${writer}`));
  assert.ok(lines.includes('DRAIN_SECONDS=3'));
  assert.deepEqual(linesOf(join(etc, 'env-migration')), [
    `MIGRATION_DATABASE_URL=mariadb://touchline_migration:password-of-touchline_migration${writer}`,
  ]);
  assert.equal(statSync(join(etc, 'env-migration')).mode & 0o777, 0o600);
});

test('each machine gets the site of the first', async () => {
  const first = join(folder, 'first');
  const names = ['index.html', 'registry.json', 'registry/log/1.json', 'shell/1/main.js'].sort();
  for (const name of names) {
    mkdirSync(dirname(join(first, 'site', name)), { recursive: true });
    writeFileSync(join(first, 'site', name), name);
  }
  for (const other of ['10.0.0.12', '10.0.0.13']) mkdirSync(join(folder, other));
  await runBlock('--exclude /index.html', {
    replaced: { '$OTHER:/var/lib/touchline': `${folder}/$OTHER`, '/var/lib/touchline': first },
  });
  for (const other of ['10.0.0.12', '10.0.0.13']) {
    const site = join(folder, other, 'site');
    const copied = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    assert.deepEqual(copied.map(({ parentPath, name }) => relative(site, join(parentPath, name))).sort(), names);
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
  const check = /server touchline1 \S+:3443 check inter (\d+)s .* fall (\d+)/.exec(text('haproxy.cfg'));
  const [, interval, failures] = check;
  assert.ok(drain >= Number(interval) * Number(failures) + 1);
});
