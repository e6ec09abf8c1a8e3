import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Folders of servers, which are often not on a user's PATH. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/libexec', '/opt/homebrew/bin'];
const START_MS = 30_000;
const IN_MEMORY = '/dev/shm';
/** Free memory needed for the tests with millions of rows, in bytes. */
const REQUIRED_MEMORY = 8 * 1024 ** 3;

/**
 * The installed MariaDB server, or null. A server on the PATH takes precedence.
 *
 * @param {string} [path] folders as in PATH
 * @returns {string | null}
 */
export function findMariaDb(path = process.env.PATH) {
  return findProgram('mariadbd', path);
}

function findProgram(name, path = process.env.PATH) {
  const folders = [...(path ?? '').split(delimiter).filter((folder) => folder !== ''), ...SERVER_FOLDERS];
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a MariaDB server in a new temporary folder, reachable on 127.0.0.1 only, with user root and no password.
 * `url` names the server without a database; `stop` ends it and removes the folder. `kill` ends it as a power cut of the
 * process would, and `restart` starts it again with its data.
 *
 * @param {{ port?: number, tls?: { key: string, certificate: string }, durable?: boolean, within?: string,
 *   settings?: string[] }} [options] a port to listen on, by default a free one; key and certificate as PEM, by default no
 *   TLS; whether each commit is flushed, as in real use; a folder for its folder; further lines of its configuration
 * @returns {Promise<{ url: string, port: number, readonly pid: number, stop: () => Promise<void>, kill: () => Promise<void>,
 *   restart: () => Promise<void> }>}
 */
export async function startMariaDb(options = {}) {
  const server = findMariaDb();
  if (!server) throw new Error('MariaDB is not installed: apt-get install mariadb-server');
  const folder = await mkdtemp(join(options.within ?? (await quickFolder()), 'touchline-mariadb-'));
  const asRoot = userInfo().uid === 0 ? ['--user=root'] : [];
  const data = join(folder, 'data');
  install(data, asRoot);
  const port = options.port ?? (await freePort());
  // Small and quick, because a test's data need not survive a power cut. `tmpdir` is not shared, because a starting server
  // deletes the files of other servers in it.
  const configuration = [
    '[mariadbd]',
    `datadir=${data}`,
    `socket=${join(folder, 's.sock')}`,
    `pid-file=${join(folder, 'pid')}`,
    `tmpdir=${folder}`,
    'bind-address=127.0.0.1',
    `port=${port}`,
    'skip-name-resolve',
    'innodb_buffer_pool_size=64M',
    `innodb_flush_log_at_trx_commit=${options.durable ? 1 : 2}`,
    'sync_binlog=0',
    'performance_schema=OFF',
    ...(options.settings ?? []),
    ...(options.tls ? await tlsConfiguration(folder, options.tls) : []),
  ];
  await writeFile(join(folder, 'my.cnf'), configuration.join('\n'));

  let child = null;
  let output = '';
  const run = async () => {
    child = spawn(server, [`--defaults-file=${join(folder, 'my.cnf')}`, ...asRoot], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.on('data', (text) => (output = (output + text).slice(-4000)));
    if (!(await answers(port, child))) throw new Error(`MariaDB did not start:\n${output}`);
  };
  const end = async (signal) => {
    // Another process may have taken its place when the limit is reached.
    const ending = child;
    if (ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    const limit = setTimeout(() => ending.kill('SIGKILL'), 10_000);
    await gone;
    clearTimeout(limit);
  };
  const stop = async () => {
    await end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };

  try {
    await run();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `mariadb://root@127.0.0.1:${port}`,
    port,
    get pid() {
      return child.pid ?? 0;
    },
    stop,
    kill: () => end('SIGKILL'),
    restart: run,
  };
}

async function tlsConfiguration(folder, { key, certificate }) {
  await writeFile(join(folder, 'key.pem'), key);
  await writeFile(join(folder, 'certificate.pem'), certificate);
  return [`ssl-key=${join(folder, 'key.pem')}`, `ssl-cert=${join(folder, 'certificate.pem')}`];
}

/**
 * A folder for temporary files: in memory where enough is free, because a disk takes milliseconds to confirm each
 * transaction, and each of some hundred databases creates and removes 27 files.
 */
export async function quickFolder() {
  const { bavail, bsize } = await statfs(IN_MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > REQUIRED_MEMORY ? IN_MEMORY : tmpdir();
}

function install(data, asRoot) {
  const result = spawnSync(
    findProgram('mariadb-install-db') ?? 'mariadb-install-db',
    ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db', ...asRoot],
    { encoding: 'utf8' },
  );
  if (result.status !== 0) throw new Error(`mariadb-install-db failed:\n${result.stderr || result.error?.message}`);
}

/** Resolves true when the server sends its greeting, false when it ends or takes too long. */
async function answers(port, child) {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline && child.exitCode === null; await delay(100)) {
    const greeted = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket
        .once('data', () => resolve(true))
        .once('error', () => resolve(false))
        .once('close', () => resolve(false));
      setTimeout(() => socket.destroy(), 1000).unref();
    });
    if (greeted) return true;
  }
  return false;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
