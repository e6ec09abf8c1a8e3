/** Galera nodes with the check of each, and HAProxys before them: what the product sees as one database. */
import { join } from 'node:path';
import { ROOT } from '../../packages/tooling/release/parts.mjs';
import { startChild, statusOf } from './child.mjs';
import { freePorts } from './free-ports.mjs';
import { missingForGalera, startGalera } from './galera.mjs';
import { DATABASE, HAPROXY, startHaproxys } from './haproxy.mjs';

const CHECK = join(ROOT, 'deploy/cluster/node-check.mjs');

/** One sentence that names the missing Debian packages, or null. */
export const missingForCluster = () => missingForGalera([[HAPROXY, 'haproxy']]);

/**
 * Starts everything up to the HAProxys. `instances` are ports on which instances of the product will listen.
 *
 * @param {object} [options]
 * @param {number[]} [options.instances]
 * @param {number} [options.haproxys] how many; with `tls` one beside each instance
 * @param {boolean} [options.agree] see `startHaproxys`
 * @param {{ authority: string, certificate: string, key: string, pem: string } | null} [options.tls] files; `pem`: certificate and key
 * @param {Parameters<typeof startGalera>[0]} [options.galera]
 */
export async function startDatabaseCluster({ instances = [], haproxys = 1, agree, tls = null, galera = {} } = {}) {
  const problem = missingForCluster();
  if (problem) throw new Error(problem);
  const started = [];
  const stop = async () => {
    for (const part of started.reverse()) await part();
  };
  try {
    const cluster = await startGalera({ tls, ...galera });
    started.push(cluster.stop);
    await cluster.nodes[0].query(CREATE_DATABASE);
    const checks = await Promise.all(cluster.nodes.map(startCheck));
    started.push(() => Promise.all(checks.map((check) => check.end())));
    const servers = cluster.nodes.map(({ name, port }, at) => ({
      name,
      host: '127.0.0.1',
      port,
      checkPort: checks[at].port,
    }));
    const { folder } = cluster;
    const proxies = await startHaproxys({ folder, nodes: servers, instances, count: haproxys, agree, tls });
    started.push(() => Promise.all(proxies.map((proxy) => proxy.end())));
    return { ...cluster, checks, proxies, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The product's user changes rows only; `migrate` has another, who changes tables. */
const CREATE_DATABASE = `
  CREATE DATABASE ${DATABASE} CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
  CREATE USER touchline@'%' IDENTIFIED BY 'touchline';
  GRANT SELECT, INSERT, UPDATE, DELETE ON ${DATABASE}.* TO touchline@'%';
  CREATE USER touchline_migration@'%' IDENTIFIED BY 'touchline';
  GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, DROP, INDEX, REFERENCES ON ${DATABASE}.* TO touchline_migration@'%';
  CREATE USER touchline_check@localhost;`;

async function startCheck(node) {
  const [port] = await freePorts(1);
  const child = await startChild(`the check of ${node.name}`, process.execPath, [CHECK], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      CHECK_PORT: String(port),
      CHECK_DATABASE: `mariadb://touchline_check@localhost/?socketPath=${node.folder}/s.sock`,
    },
    isUp: async () => (await statusOf(port, '/writer')) !== null,
  });
  return { ...child, port };
}
