/** A MariaDB Galera cluster on free ports of loopback, in a temporary folder, with user root and no password. */
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { findMariaDb, quickFolder } from '../../../api/test/support/mariadb.mjs';
import { freePorts } from './free-ports.mjs';
import { galeraConfiguration } from './galera-configuration.mjs';

const PROVIDER = '/usr/lib/galera/libgalera_smm.so';
const START_MS = 60_000;
const STOP_MS = 15_000;
const QUERY_MS = 5000;
/** Synced; the other states are of nodes that join, give or get the data. */
const SYNCED = '4';
/** The program that copies the data refuses to run as root. */
const isRoot = userInfo().uid === 0;

/** One sentence that names the missing Debian packages, or null. */
export function missingForGalera() {
  const missing = [
    !findMariaDb() && 'mariadb-server',
    !existsSync(PROVIDER) && 'galera-4',
    !existsSync('/usr/bin/rsync') && 'rsync',
  ].filter(Boolean);
  return missing.length === 0
    ? null
    : `A Galera cluster needs Debian packages that are not installed: apt-get install ${missing.join(' ')}`;
}

/**
 * Starts a cluster and resolves once every node is in it. Throws a sentence where Debian packages are missing.
 *
 * @param {{ nodes?: number, folder?: string, settings?: string[], providerOptions?: string[] }} [options]
 *   `folder`: where its temporary folder is made, by default in memory; `settings`: further lines of the configuration
 * @returns {Promise<import('./galera.d.mts').GaleraCluster>}
 */
export async function startGalera({ nodes: count = 3, folder, settings = [], providerOptions = [] } = {}) {
  const problem = missingForGalera();
  if (problem) throw new Error(problem);
  const home = await mkdtemp(join(folder ?? (await quickFolder()), 'touchline-galera-'));
  // The servers run as another user, who must reach their folders.
  await chmod(home, 0o755);
  const ports = await freePorts(count * 4);
  const own = Array.from({ length: count }, (_, at) => ports.slice(at * 4, at * 4 + 4));
  const addresses = own.map(([, replication]) => `127.0.0.1:${replication}`);
  const nodes = [];
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.end()));
    await rm(home, { recursive: true, force: true });
  };

  try {
    for (const [at, nodePorts] of own.entries()) {
      const node = createNode({ name: `node${at + 1}`, home, ports: nodePorts, addresses, settings, providerOptions });
      nodes.push(node);
    }
    await Promise.all(nodes.map((node) => node.install()));
    await createData(join(home, 'node1/data'));
    await copyData(home, nodes);
    await Promise.all(nodes.map((node) => node.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return { nodes, folder: home, stop };
}

function createNode({
  name,
  home,
  ports: [port, replication, increments, transfer],
  addresses,
  settings,
  providerOptions,
}) {
  const folder = join(home, name);
  const file = join(folder, 'my.cnf');
  const server = findMariaDb();
  let child = null;
  let output = '';
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null;

  const install = async () => {
    await mkdir(join(folder, 'data'), { recursive: true });
    const configuration = galeraConfiguration({
      addresses,
      name,
      address: '127.0.0.1',
      stateTransfer: ['wsrep_sst_method=rsync', `wsrep_sst_receive_address=127.0.0.1:${transfer}`],
      providerOptions: [
        `base_port=${replication}`,
        `gmcast.listen_addr=tcp://127.0.0.1:${replication}`,
        `ist.recv_addr=127.0.0.1:${increments}`,
        'gcache.size=32M',
        ...providerOptions,
      ],
    });
    await writeFile(file, [...configuration, ...localSettings(folder, port), ...settings].join('\n'));
    if (isRoot) spawnSync('chown', ['-R', 'mysql', folder]);
  };
  const options = [`--defaults-file=${file}`, ...(isRoot ? ['--user=mysql'] : [])];
  const start = async ({ bootstrap = false } = {}) => {
    if (isRunning()) throw new Error(`${name} is running.`);
    const position = bootstrap ? null : await recoverPosition();
    const how = bootstrap ? ['--wsrep-new-cluster'] : position ? [`--wsrep-start-position=${position}`] : [];
    // Its own process group: Ctrl-C reaches this program only, which then ends the nodes in order.
    child = spawn(server, [...options, ...how], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (text) => (output = (output + text).slice(-20_000)));
    await synced();
  };
  /** As Debian's service does before a start: a node that knows its position needs only what it missed. */
  const recoverPosition = async () => {
    if (!existsSync(join(folder, 'data/ibdata1'))) return null;
    const state = readFileSync(join(folder, 'data/grastate.dat'), 'utf8');
    const [, uuid, seqno] = /uuid: +(\S+)\nseqno: +(\S+)/.exec(state);
    if (seqno !== '-1') return `${uuid}:${seqno}`;
    const { errors } = await runToEnd(server, [...options, '--wsrep-recover']);
    return /WSREP: Recovered position: (\S+)/.exec(errors)?.[1] ?? null;
  };
  const query = async (sql) => {
    const connection = await mysql.createConnection({
      host: '127.0.0.1',
      port,
      user: 'root',
      connectTimeout: QUERY_MS,
      multipleStatements: true,
    });
    connection.on('error', () => {}); // A killed server ends connections at any time; the query itself reports it.
    try {
      const [rows] = await connection.query({ sql, timeout: QUERY_MS });
      return rows;
    } finally {
      connection.destroy();
    }
  };
  const synced = async () => {
    for (const deadline = Date.now() + START_MS; Date.now() < deadline; await delay(50)) {
      if (!isRunning()) throw new Error(`${name} ended:\n${output}`);
      const rows = await query("SHOW STATUS WHERE Variable_name IN ('wsrep_local_state', 'wsrep_ready')").catch(
        () => [],
      );
      const status = Object.fromEntries(rows.map((row) => [row.Variable_name, row.Value]));
      if (status.wsrep_local_state === SYNCED && status.wsrep_ready === 'ON') return;
    }
    throw new Error(`${name} is not in the cluster after ${START_MS / 1000} s:\n${output}`);
  };
  const kill = async (signal = 'SIGKILL') => {
    if (!isRunning()) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  const end = async () => {
    if (!isRunning()) return;
    child.kill('SIGCONT');
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await kill('SIGTERM');
    clearTimeout(limit);
  };
  return {
    name,
    port,
    folder,
    configurationFile: file,
    get pid() {
      return isRunning() ? child.pid : 0;
    },
    url: (database = '') => `mariadb://root@127.0.0.1:${port}/${database}`,
    log: () => output,
    query,
    install,
    start,
    synced,
    kill,
    end,
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    cutOff: () => query("SET GLOBAL wsrep_provider_options = 'gmcast.isolate=1'"),
    rejoin: async () => {
      await query("SET GLOBAL wsrep_provider_options = 'gmcast.isolate=0'");
      await synced();
    },
  };
}

/** Small, because all nodes share this machine. */
function localSettings(folder, port) {
  return [
    `datadir=${join(folder, 'data')}`,
    `socket=${join(folder, 's.sock')}`,
    `pid-file=${join(folder, 'pid')}`,
    `tmpdir=${folder}`,
    'bind-address=127.0.0.1',
    `port=${port}`,
    'skip-name-resolve',
    'innodb_buffer_pool_size=64M',
    'innodb_log_file_size=32M',
    'performance_schema=OFF',
  ];
}

async function createData(data) {
  const words = ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db'];
  const { code, errors } = await runToEnd('mariadb-install-db', [...words, ...(isRoot ? ['--user=mysql'] : [])]);
  if (code !== 0) throw new Error(`mariadb-install-db failed:\n${errors}`);
}

/**
 * Gives all nodes the same data and the files of a cluster whose members all lost their power, so that they form it again by themselves.
 * Nodes that join one after the other would copy the data instead, which takes several times as long.
 */
async function copyData(home, nodes) {
  const members = nodes.map(() => randomUUID());
  const view = [
    '#vwbeg',
    `view_id: 3 ${[...members].sort()[0]} 1`,
    'bootstrap: 0',
    ...members.map((id) => `member: ${id} 0`),
    '#vwend',
  ];
  const state = `# GALERA saved state\nversion: 2.1\nuuid:    ${randomUUID()}\nseqno:   0\nsafe_to_bootstrap: 0\n`;
  for (const [at, { folder }] of nodes.entries()) {
    const data = join(folder, 'data');
    if (at > 0) await cp(join(home, 'node1/data'), data, { recursive: true });
    await writeFile(join(data, 'grastate.dat'), state);
    await writeFile(join(data, 'gvwstate.dat'), [`my_uuid: ${members[at]}`, ...view, ''].join('\n'));
    if (isRoot) await runToEnd('chown', ['-R', 'mysql', data]);
  }
}

async function runToEnd(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (text) => (errors += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, errors };
}
