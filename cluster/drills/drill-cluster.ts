import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestDatabase } from '../../api/test/support/test-database.js';
import type { GaleraNode } from '../servers/galera.mjs';
import { startProductCluster, type Haproxy, type ProductCluster } from '../servers/product-cluster.mjs';

const HEALED_MS = 120_000;
const LOOK_EVERY_MS = 100;
/** The section of HAProxy's configuration through which the product writes. */
export const WRITER_SECTION = 'database_writer';

type Options = Omit<Parameters<typeof startProductCluster>[0], 'demo' | 'fillSite'>;

export type WriterServer = Awaited<ReturnType<Haproxy['servers']>>[number] & { seenBy: string };

/** Three database nodes, HAProxy and instances of the built product, all on this machine. */
export class DrillCluster {
  private constructor(private readonly cluster: ProductCluster) {}

  static async start(options: Options = {}): Promise<DrillCluster> {
    return new DrillCluster(await startProductCluster({ ...options, demo: false, fillSite: writePage }));
  }

  get nodes(): readonly GaleraNode[] {
    return this.cluster.nodes;
  }

  get instances(): ProductCluster['instances'] {
    return this.cluster.instances;
  }

  get proxies(): ProductCluster['proxies'] {
    return this.cluster.proxies;
  }

  /** The address before the instances. */
  get origin(): string {
    return this.cluster.address;
  }

  /** The database as an instance sees it. */
  get database(): TestDatabase {
    const [proxy] = this.cluster.proxies;
    const as = (url = ''): TestDatabase['target'] => ({ kind: 'mariadb', url });
    return { target: as(proxy?.writerUrl), owner: as(proxy?.migrationUrl), drop: async () => {} };
  }

  /** Names of the nodes on which the product has connections for writing. */
  async writersNow(): Promise<string[]> {
    const servers = await this.writerServers();
    return [...new Set(servers.filter(({ sessions }) => sessions > 0).map(({ name }) => name))];
  }

  /** The node that is written to. Waits until there is exactly one. */
  async writer(): Promise<GaleraNode> {
    for (const deadline = Date.now() + HEALED_MS; Date.now() < deadline; await delay(LOOK_EVERY_MS)) {
      const [name, second] = await this.writersNow();
      const node = this.nodes.find((candidate) => candidate.name === name);
      if (node && second === undefined) return node;
    }
    throw new Error('There is no single writer.');
  }

  /** Resolves when every node is in sync and known to HAProxy as up, and every instance is ready. */
  healed(): Promise<void> {
    return this.healedBut(null);
  }

  /** As `healed`, without looking at the node of this name. */
  async healedBut(nodeName: string | null): Promise<void> {
    for (const deadline = Date.now() + HEALED_MS; Date.now() < deadline; await delay(LOOK_EVERY_MS)) {
      const servers = await this.writerServers();
      const ready = await Promise.all(this.instances.map(({ port }) => isReady(port)));
      const nodes = this.nodes.filter(({ name }) => name !== nodeName);
      const sizes = await Promise.all(nodes.map(clusterSize));
      if (sizes.some((size) => size !== nodes.length)) continue;
      if (ready.every(Boolean) && servers.every(({ name, status }) => status.startsWith('UP') || name === nodeName))
        return;
    }
    throw new Error('The cluster has not healed.');
  }

  /** Rows of a statement on one node, in the product's database. */
  async rowsOn(node: GaleraNode, sql: string): Promise<Record<string, unknown>[]> {
    // The node first takes over what the others have committed.
    const results: unknown[] = await node.query(`USE touchline; SET SESSION wsrep_sync_wait = 1; ${sql}`);
    return results.at(-1) as Record<string, unknown>[];
  }

  stop(): Promise<void> {
    return this.cluster.stop();
  }

  /** The nodes as each HAProxy sees them, with their connections for writing. */
  async writerServers(): Promise<WriterServer[]> {
    const seen = this.proxies.map(async (proxy) => {
      const servers = await proxy.servers(WRITER_SECTION);
      return servers.map((server) => ({ ...server, seenBy: proxy.name }));
    });
    return (await Promise.all(seen)).flat();
  }
}

/** An instance is ready when it has a page, which nobody asks for here. */
const writePage = (site: string): Promise<void> => writeFile(join(site, 'index.html'), '<!doctype html>');

/** How many nodes a node knows of; 0 while it does not answer. */
async function clusterSize(node: GaleraNode): Promise<number> {
  const [row] = await node.query("SHOW STATUS LIKE 'wsrep_cluster_size'").catch(() => []);
  return Number(row?.['Value'] ?? 0);
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.ok ?? false;
}
