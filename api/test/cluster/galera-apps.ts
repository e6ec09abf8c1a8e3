import { startGalera, type GaleraCluster } from '../../../cluster/servers/galera.mjs';
import { createMigratedDatabase } from '../support/migrated-database.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

export interface GaleraApps {
  /** The instance at each node, with one clock. */
  apps: TestApp[];
  cluster: GaleraCluster;
  close(): Promise<void>;
}

/**
 * Starts a cluster and an instance of the product for each of these places in its list of nodes, so that a lock of one
 * node means nothing to another.
 */
export async function startGaleraApps(nodes: number, places: readonly number[]): Promise<GaleraApps> {
  const cluster = await startGalera({ nodes });
  const apps: TestApp[] = [];
  const close = async () => {
    for (const app of apps) await app.close();
    await cluster.stop();
  };
  try {
    const name = await createDatabase(cluster);
    for (const place of places) {
      const target = { kind: 'mariadb', url: cluster.nodes[place]?.url(name) ?? '' } as const;
      const clock = apps[0]?.clock;
      apps.push(await createTestApp({ database: { target, drop: async () => undefined }, ...(clock && { clock }) }));
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { apps, cluster, close };
}

/** Returns the name of a database with every table. */
async function createDatabase({ nodes }: GaleraCluster): Promise<string> {
  const before = process.env['TEST_DATABASE_URL'];
  process.env['TEST_DATABASE_URL'] = nodes[0]?.url() ?? '';
  try {
    const { target } = await createMigratedDatabase();
    return target.kind === 'mariadb' ? new URL(target.url).pathname.slice(1) : '';
  } finally {
    if (before === undefined) delete process.env['TEST_DATABASE_URL'];
    else process.env['TEST_DATABASE_URL'] = before;
  }
}
