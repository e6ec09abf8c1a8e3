/** A MariaDB Galera cluster on free ports of loopback, in a temporary folder, with user root and no password. */
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findMariaDb, quickFolder } from '../../api/test/support/mariadb.mjs';
import { freePorts } from './free-ports.mjs';
import { createSharedData } from './galera-data.mjs';
import { createNode } from './galera-node.mjs';

/** The files that a cluster needs, with the Debian package of each. */
const NEEDED = [
  ['/usr/lib/galera/libgalera_smm.so', 'galera-4'],
  ['/usr/bin/rsync', 'rsync'],
  ['/usr/bin/mariadb-backup', 'mariadb-backup'],
  ['/usr/bin/socat', 'socat'],
];

/** Debian's installation creates it. */
const TRANSFER_USER = `CREATE USER mysql@localhost IDENTIFIED VIA unix_socket; GRANT ALL ON *.* TO mysql@localhost;`;

/** One sentence that names the missing Debian packages, or null. */
export function missingForGalera(more = []) {
  const missing = [...NEEDED, ...more].filter(([file]) => !existsSync(file)).map(([, name]) => name);
  if (!findMariaDb()) missing.unshift('mariadb-server');
  return missing.length === 0
    ? null
    : `A Galera cluster needs Debian packages that are not installed: apt-get install ${missing.join(' ')}`;
}

/**
 * Starts a cluster and resolves once every node is in it. Throws a sentence where Debian packages are missing.
 *
 * @param {object} [options]
 * @param {number} [options.nodes]
 * @param {string} [options.folder] where its temporary folder is made, by default in memory
 * @param {string[]} [options.settings] further lines of the configuration
 * @param {string[]} [options.providerOptions] further ones of Galera
 * @param {'rsync' | 'mariabackup'} [options.transfer] how a node without data gets them; rsync is quicker, and the giver waits meanwhile
 * @param {{ authority: string, certificate: string, key: string } | null} [options.tls] files that user mysql can read
 * @returns {Promise<import('./galera.d.mts').GaleraCluster>}
 */
export async function startGalera({ nodes: count = 3, folder, transfer = 'rsync', tls = null, ...more } = {}) {
  const problem = missingForGalera();
  if (problem) throw new Error(problem);
  const home = await mkdtemp(join(folder ?? (await quickFolder()), 'touchline-galera-'));
  // The servers run as another user, who must reach their folders.
  await chmod(home, 0o755);
  const ports = await freePorts(count * 4);
  const own = Array.from({ length: count }, (_, at) => ports.slice(at * 4, at * 4 + 4));
  const addresses = own.map(([, replication]) => `127.0.0.1:${replication}`);
  const nodes = own.map((nodePorts, at) =>
    createNode({ name: `node${at + 1}`, home, ports: nodePorts, addresses, transfer, tls, ...more }),
  );
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.end()));
    await rm(home, { recursive: true, force: true });
  };

  try {
    await Promise.all(nodes.map((node) => node.install()));
    await createSharedData(nodes.map((node) => node.data));
    await Promise.all(nodes.map((node) => node.start()));
    if (transfer === 'mariabackup') await nodes[0].query(TRANSFER_USER);
  } catch (error) {
    await stop();
    throw error;
  }
  return { nodes, folder: home, stop };
}
