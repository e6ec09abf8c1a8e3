/** Galera nodes with the check of each, and HAProxys before them: what the product sees as one database. */
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { ROOT } from '../release/parts.mjs';
import { startChild, statusOf } from './child.mjs';
import { freePorts } from './free-ports.mjs';
import { missingForGalera, startGalera } from './galera.mjs';
import { DATABASE, HAPROXY, startHaproxys } from './haproxy.mjs';

const CHECK = join(ROOT, 'deploy/cluster/node-check.mjs');

/** One sentence that names the missing Debian packages, or null. */
export function missingForCluster() {
  const problem = missingForGalera();
  if (existsSync(HAPROXY)) return problem;
  return problem === null
    ? `A cluster needs a Debian package that is not installed: apt-get install haproxy`
    : `${problem} haproxy`;
}

/**
 * Starts everything up to the HAProxys. `instances` are ports on which instances of the product will listen.
 *
 * @param {{ instances?: number[], haproxys?: number, galera?: Parameters<typeof startGalera>[0] }} [options]
 */
export async function startDatabaseCluster({ instances = [], haproxys = 1, galera = {} } = {}) {
  const problem = missingForCluster();
  if (problem) throw new Error(problem);
  const started = [];
  const stop = async () => {
    for (const part of started.reverse()) await part();
  };
  try {
    const cluster = await startGalera(galera);
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
    const proxies = await startHaproxys(cluster.folder, servers, instances, haproxys);
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
  CREATE USER touchline_migrations@'%' IDENTIFIED BY 'touchline';
  GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, DROP, INDEX, REFERENCES ON ${DATABASE}.* TO touchline_migrations@'%';
  CREATE USER touchline_check@'%';`;

async function startCheck(node) {
  const [port] = await freePorts(1);
  const child = await startChild(`the check of ${node.name}`, process.execPath, [CHECK], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      CHECK_PORT: String(port),
      CHECK_DATABASE: `mariadb://touchline_check@127.0.0.1:${node.port}/`,
    },
    isUp: async () => (await statusOf(port, '/writer')) !== null,
  });
  return { ...child, port };
}
