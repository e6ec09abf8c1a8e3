/** The product on a cluster of this machine, encrypted as `deploy/cluster/` has it, and the blocks of its page. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectTo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import mysql from 'mysql2/promise';
import { quickFolder } from '../../api/test/support/mariadb.mjs';
import { buildAllChanged } from '../../packages/tooling/commands/build-changed.mjs';
import { until } from '../../packages/tooling/test/support/dev-process.mjs';
import { missingForCluster } from '../servers/database-cluster.mjs';
import { startProductCluster } from '../servers/product-cluster.mjs';
import { pageMachines } from './support/cluster-page.mjs';
import { makeCertificates, productOf } from './support/page-product.mjs';
import { TABLE, lateRows, startWriters } from './support/cluster-writers.mjs';

const missing = missingForCluster();
const skip = missing !== null && process.env.CI !== 'true' && missing;
const ONLY_SECOND = '/shell/1/only-second.js';

describe('a cluster', { skip }, () => {
  let folder;
  let authority;
  let cluster;
  let page;
  let writers;

  before(async () => {
    folder = mkdtempSync(join(await quickFolder(), 'touchline-cluster-'));
    await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');
    const tls = await makeCertificates(folder);
    authority = tls.authority;
    const galera = { transfer: 'mariabackup' };
    cluster = await startProductCluster({ instances: 2, haproxys: 2, demo: false, fillSite, tls, galera });
    writeFileSync(join(cluster.instances[1].folder, 'site', ONLY_SECOND), '1');
    page = await pageMachines(cluster, cluster.proxies[0].socket);
    await cluster.nodes[0].query(`CREATE TABLE ${TABLE} (id CHAR(36) PRIMARY KEY)`);
    const ports = cluster.proxies.map(({ writerPort }) => writerPort);
    writers = startWriters(ports, authority);
  });
  after(async () => {
    await writers?.stop();
    page?.stop();
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const node = (name) => cluster.nodes.find((each) => each.name === name);
  const others = (name) => cluster.nodes.map((each) => each.name).filter((each) => each !== name);
  const machineOf = (wanted) => page.machines.find((machine) => machine.node === wanted);
  // Just after a fault the product answers through the other HAProxy, and the clients of this one are still on their way.
  const writer = async () => {
    const inUse = await until('a node is written to through the first HAProxy', async () =>
      (await cluster.proxies[0].servers('database_writer')).find(({ sessions }) => sessions > 0),
    );
    return node(inUse.name);
  };
  const check = async ({ name }, use = 'writer') => {
    const { port } = cluster.checks[cluster.nodes.findIndex((each) => each.name === name)];
    const response = await fetch(`http://127.0.0.1:${port}/${use}`);
    return `${response.status} ${(await response.text()).trim()}`;
  };
  const ready = () =>
    until('the product is ready', async () => (await fetch(`${cluster.address}/api/health/ready`)).status === 200);

  test('the product answers, also for a file that only one instance has', async () => {
    for (let call = 0; call < 4; call += 1) {
      const [health, file] = await Promise.all([
        fetch(`${cluster.address}/api/health/ready`),
        fetch(cluster.address + ONLY_SECOND),
      ]);
      assert.deepEqual([health.status, file.status], [200, 200]);
    }
    assert.equal((await fetch(`${cluster.address}/shell/1/nowhere.js`)).status, 404);
  });

  test('nothing between the machines is in clear text, and nobody else is let in', async () => {
    const [{ insideAddress, writerPort }] = cluster.proxies;
    await assert.rejects(connect(writerPort, {}), { code: 'ER_ACCESS_DENIED_ERROR' });
    await assert.rejects(fetch(insideAddress));
    for (const { log } of cluster.nodes) assert.match(log(), /connection established to \S+ ssl:/);
  });

  test("the product's user changes no tables", async () => {
    const connection = await connect(cluster.proxies[0].writerPort, { ssl: { ca: readFileSync(authority) } });
    await assert.rejects(connection.query('CREATE TABLE t (id INT)'), { code: 'ER_TABLEACCESS_DENIED_ERROR' });
    await connection.end();
  });

  test('the page makes the database and the users with which the product runs here', async () => {
    const [machine] = page.machines;
    await machine.run('CREATE DATABASE IF NOT EXISTS', { touchline: 'page' });
    const grants = async (name) => {
      const rows = await machine.node.query(`SHOW GRANTS FOR ${name}@'%'`);
      return rows.map((row) =>
        Object.values(row)[0]
          .replace(/IDENTIFIED.*/, '')
          .replaceAll('page', 'touchline'),
      );
    };
    for (const name of ['', '_migration'])
      assert.deepEqual(await grants(`page${name}`), await grants(`touchline${name}`));
    assert.match(await machine.run('wsrep_cluster_size'), /wsrep_cluster_size\s+3/);
  });

  test('a restore is practised on the cluster by a block of the page', async () => {
    const [machine] = page.machines;
    const { etc, state, environment } = productOf(folder, machine, cluster.proxies[0]);
    const ctl = (...words) =>
      execFileSync(join(machine.programs, 'touchlinectl'), words, { env: environment, stdio: 'pipe' });
    const institution = ['--institution', 'City Club', '--time-zone', 'Europe/London'];
    ctl('coach', 'add', '--name', 'Kim Lee', '--email', 'kim@club.example', ...institution);
    ctl('backup', '--new-key');
    ctl('backup');

    const shown = await machine.run('touchline_drill', {
      ...{ ' -o touchline -g touchline': '', ' -g touchline': '' },
      ...{ '/var/backups/touchline': join(state, 'backups'), '/var/lib/touchline': state, '/etc/touchline': etc },
      'touchlinectl backup': `TOUCHLINE_SETTINGS=${etc}/env touchlinectl backup`,
    });
    assert.match(shown, /kim@club\.example/);
    // The last line took its folder away.
    assert.deepEqual(readdirSync(etc).sort(), ['env', 'env-migration']);
  });

  test('when the writer dies another one takes over, and stays the writer when the dead one is back', async () => {
    const first = await writer();
    await writers.writeOn([first.name]);
    await first.kill();
    await writers.writeOn(others(first.name));
    const second = await writer();
    await ready();

    await machineOf(first).run('--only-upgrade');
    await cluster.proxies[0].seesAll('database_writer');
    // A restarted HAProxy asks the other one.
    await cluster.proxies[1].end();
    await cluster.proxies[1].start();
    await cluster.proxies[1].seesAll('database_writer');
    await writers.writeOn([second.name]);
    assert.deepEqual(lateRows(writers.confirmed), []);

    const shown = await page.machines[0].run('show stat');
    const inUse = shown.split('\n').filter((line) => /^database_writer,node\d,[1-9]/.test(line));
    assert.equal(inUse.length, 1, shown);
    assert.ok(inUse[0].startsWith(`database_writer,${second.name},`));
  });

  test('a node that is cut off or frozen is not used, though it accepts connections', async () => {
    const cutOff = await writer();
    await cutOff.cutOff();
    await writers.writeOn(others(cutOff.name));
    assert.match(await check(cutOff), /^503 cut off: the cluster is non-Primary$/);
    assert.equal((await cutOff.query('SELECT 1 AS one'))[0].one, 1);
    await cutOff.rejoin();
    await until('the node is used again', async () => (await check(cutOff)) === '200 ok');

    const frozen = node(others((await writer()).name)[0]);
    frozen.pause();
    const isLate = async () => (await check(frozen, 'reader')) === '503 no answer within 700 ms';
    giveUp(cluster.proxies[0].readerPort);
    await until('the frozen node is found', isLate);
    await until('nothing of clients that gave up is left on it', async () => {
      const servers = await cluster.proxies[0].servers('database_reader');
      return servers.find(({ name }) => name === frozen.name).sessions === 0;
    });
    frozen.resume();
    await until('the frozen node is in use', async () => (await check(frozen)) === '200 ok');
    await cutOff.query('SET GLOBAL read_only = 1');
    await until('the node is read-only', async () => (await check(cutOff)) === '503 read-only');
    await cutOff.query('SET GLOBAL read_only = 0');
  });

  test('a machine is replaced by a block of the page, while the others go on', async () => {
    const other = machineOf(node(others((await writer()).name)[0]));
    assert.match(await other.run('rm -rf /var/lib/mysql'), /Synced/);
    assert.match(other.node.log(), /mariabackup SST completed on joiner/);
    await writers.writeOn(cluster.nodes.map(({ name }) => name));
  });

  test('after all three died they are back, by themselves or by the page, with all that was confirmed', async () => {
    await Promise.all(cluster.nodes.map((each) => each.kill()));
    await Promise.all(cluster.nodes.map((each) => each.start()));
    await ready();

    const last = (await writer()).name;
    await node(others(last)[0]).kill();
    await writers.writeOn(others(others(last)[0]));
    await Promise.all(cluster.nodes.map((each) => each.kill()));
    const positions = [];
    for (const { run } of page.machines) {
      const shown = await run('--wsrep-recover');
      assert.match(shown, /^safe_to_bootstrap: 0$/m);
      positions.push(Number(/Recovered position: \S+:(\d+)/.exec(shown)[1]));
    }
    const highest = positions.indexOf(Math.max(...positions));
    assert.ok(Math.min(...positions) < positions[highest]);
    await page.machines[highest].run('galera_new_cluster');
    await cluster.nodes[(highest + 1) % cluster.nodes.length].start();
    await ready();
    await writers.stop();

    const rows = await cluster.nodes[highest].query(`SELECT id FROM ${TABLE}`);
    const stored = new Set(rows.map(({ id }) => id));
    assert.ok(writers.confirmed.length > 100);
    assert.deepEqual(
      writers.confirmed.filter(({ key }) => !stored.has(key)),
      [],
    );
  });
});

/** A connection of the product's user. */
const connect = (port, options) =>
  mysql.createConnection({
    host: 'localhost',
    port,
    user: 'touchline',
    password: 'touchline',
    database: 'touchline',
    ...options,
  });

/** Some clients, spread over all nodes, of which none waits for an answer. */
function giveUp(port) {
  for (let clients = 0; clients < 9; clients += 1) {
    const socket = connectTo(port, '127.0.0.1', () => setTimeout(() => socket.destroy(), 50));
  }
}

async function fillSite(folder) {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  mkdirSync(join(folder, 'shell/1'), { recursive: true });
}
