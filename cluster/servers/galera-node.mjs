/** One node of a cluster on loopback: its configuration, its process, and the ways in which it fails. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { findMariaDb } from '../../api/test/support/mariadb.mjs';
import { spawnBeside } from './child.mjs';
import { galeraConfiguration } from './galera-configuration.mjs';
import { asMysql, asUser, giveToMysql, runToEnd } from './galera-data.mjs';

/** Much longer than a node takes; a copy of all data is slow on a busy machine. */
const START_MS = 240_000;
const STOP_MS = 15_000;
const QUERY_MS = 5000;
/** The other states are of nodes that join, give or get the data. */
const SYNCED = '4';

/**
 * @param {object} options those of `startGalera`, and:
 * @param {string} options.name
 * @param {string} options.home the folder of the cluster
 * @param {number[]} options.ports for clients, replication, missed changes and copies of all data
 * @param {string[]} options.addresses of the replication of all nodes
 */
export function createNode({ name, home, ports, ...options }) {
  const [port] = ports;
  const folder = join(home, name);
  const configurationFile = join(folder, 'my.cnf');
  const data = join(folder, 'data');
  const install = async () => {
    await mkdir(data, { recursive: true });
    await writeFile(configurationFile, localConfiguration({ name, folder, ports, ...options }).join('\n'));
    await giveToMysql(folder);
  };
  const server = createServerProcess({ name, port, data, configurationFile, tls: options.tls });
  return {
    ...{ name, port, folder, data, configurationFile, install },
    url: (database = '') => `mariadb://root@127.0.0.1:${port}/${database}`,
    ...server,
    ...failures(server),
    get pid() {
      return server.pid();
    },
  };
}

function createServerProcess({ name, port, data, configurationFile, tls }) {
  const defaults = `--defaults-file=${configurationFile}`;
  let child = null;
  let output = '';
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null;
  const query = (sql) => queryAsRoot(port, tls, sql);

  const start = async ({ bootstrap = false } = {}) => {
    if (isRunning()) throw new Error(`${name} is running.`);
    const position = await recoverPosition(data, [defaults, ...asMysql]);
    const how = [bootstrap && '--wsrep-new-cluster', position && `--wsrep-start-position=${position}`].filter(Boolean);
    // Linux does not end a server that takes its user itself.
    child = spawnBeside(findMariaDb(), [defaults, ...how], { asUser, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (text) => (output = (output + text).slice(-20_000)));
    await synced();
  };
  const synced = async () => {
    for (const deadline = Date.now() + START_MS; Date.now() < deadline; await delay(50)) {
      if (!isRunning()) throw new Error(`${name} ended:\n${output}`);
      if (await query(STATUS).then(isInSync, () => false)) return;
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
  const pid = () => (isRunning() ? child.pid : 0);
  const signal = (which) => child.kill(which);
  return { pid, signal, log: () => output, query, start, synced, kill, end };
}

const failures = ({ signal, query, synced }) => ({
  pause: () => signal('SIGSTOP'),
  resume: () => signal('SIGCONT'),
  cutOff: () => query("SET GLOBAL wsrep_provider_options = 'gmcast.isolate=1'"),
  rejoin: async () => {
    await query("SET GLOBAL wsrep_provider_options = 'gmcast.isolate=0'");
    await synced();
  },
});

const STATUS = "SHOW STATUS WHERE Variable_name IN ('wsrep_local_state', 'wsrep_ready')";

function isInSync(rows) {
  const status = Object.fromEntries(rows.map((row) => [row.Variable_name, row.Value]));
  return status.wsrep_local_state === SYNCED && status.wsrep_ready === 'ON';
}

/** As Debian's service does before a start: a node that knows its position needs only what it missed. Null without data. */
async function recoverPosition(data, options) {
  if (!existsSync(join(data, 'ibdata1'))) return null;
  const state = readFileSync(join(data, 'grastate.dat'), 'utf8');
  const [, uuid, position] = /uuid: +(\S+)\nseqno: +(\S+)/.exec(state);
  if (position !== '-1') return `${uuid}:${position}`;
  const { errors } = await runToEnd(findMariaDb(), [...options, '--wsrep-recover']);
  return /WSREP: Recovered position: (\S+)/.exec(errors)?.[1] ?? null;
}

async function queryAsRoot(port, tls, sql) {
  const address = { host: '127.0.0.1', port, user: 'root', ...(tls && { ssl: { rejectUnauthorized: false } }) };
  const options = { ...address, connectTimeout: QUERY_MS, multipleStatements: true };
  const connection = await mysql.createConnection(options);
  connection.on('error', () => {}); // A killed server ends connections at any time; the query itself reports it.
  try {
    const [rows] = await connection.query({ sql, timeout: QUERY_MS });
    return rows;
  } finally {
    connection.destroy();
  }
}

/** Small, because all nodes share this machine. */
function localConfiguration({ name, folder, ports, providerOptions = [], settings = [], ...options }) {
  const [port, replication, increments, copies] = ports;
  return galeraConfiguration({
    ...options,
    name,
    address: '127.0.0.1',
    providerOptions: [
      `base_port=${replication}`,
      `gmcast.listen_addr=${options.tls ? 'ssl' : 'tcp'}://127.0.0.1:${replication}`,
      `ist.recv_addr=127.0.0.1:${increments}`,
      'gcache.size=32M',
      ...providerOptions,
    ],
    settings: [
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
      `wsrep_sst_receive_address=127.0.0.1:${copies}`,
      ...settings,
    ],
  });
}
