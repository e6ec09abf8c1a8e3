import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DrillCluster } from './drill-cluster.js';
import { MORNING_SIZE, storeMorning, type Morning } from './morning-club.js';
import { readProcessorTime, usedBetween, type ProcessorTime } from './processor-time.js';

/** Without them everything would be read from files again and again, which no real node of this size does. */
const BUFFER_POOL_BYTES = 512 * 1024 * 1024;
const SEEN_MS = 30_000;
const CLIENT_OUTPUT_BYTES = 64 * 1024 * 1024;

/** The cluster with the clubs of the morning, on which programs call the product. */
export class MorningCluster {
  private constructor(
    readonly cluster: DrillCluster,
    readonly morning: Morning,
    private readonly folder: string,
  ) {}

  /** `clubs`: fewer of them than in the model for a short try. */
  static async start(instances: number, clubs = MORNING_SIZE.clubs): Promise<MorningCluster> {
    const cluster = await DrillCluster.start({ instances });
    try {
      await onAllNodes(cluster, `SET GLOBAL innodb_buffer_pool_size = ${BUFFER_POOL_BYTES}`);
      // The records are made from the remainders of ids.
      await onAllNodes(cluster, 'SET GLOBAL wsrep_auto_increment_control = OFF');
      await onAllNodes(cluster, 'SET GLOBAL auto_increment_increment = 1, GLOBAL auto_increment_offset = 1');
      const morning = await storeMorning(cluster.database, { ...MORNING_SIZE, clubs });
      await onAllNodes(cluster, 'SET GLOBAL wsrep_auto_increment_control = ON');
      return new MorningCluster(cluster, morning, mkdtempSync(join(tmpdir(), 'touchline-morning-')));
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** Ends instances or starts them again, so that calls reach this many. */
  async useInstances(count: number): Promise<void> {
    for (const [at, instance] of this.cluster.instances.entries()) {
      if (at >= count) await instance.end();
      else if (instance.pid === 0) await instance.start();
    }
    const [proxy] = this.cluster.proxies;
    for (const deadline = Date.now() + SEEN_MS; Date.now() < deadline; await delay(100)) {
      const servers = (await proxy?.servers('instances')) ?? [];
      if (servers.filter(({ status }) => status.startsWith('UP')).length === count) return;
    }
    throw new Error(`HAProxy does not use ${count} instances.`);
  }

  /**
   * Runs a program of this folder that reads a plan from the file in its argument and prints JSON with `cpuSeconds`, its
   * own processor time.
   */
  async call<Outcome extends { cpuSeconds: number }>(program: string, plan: object) {
    const file = join(this.folder, 'plan.json');
    writeFileSync(file, JSON.stringify({ ...this.morning, origin: this.cluster.origin, ...plan }));
    const before = this.processorTime();
    const { stdout } = await promisify(execFile)(process.execPath, [join(__dirname, program), file], {
      maxBuffer: CLIENT_OUTPUT_BYTES,
    });
    const used = usedBetween(before, this.processorTime());
    const outcome = JSON.parse(stdout) as Outcome;
    const parts = { clients: outcome.cpuSeconds, ...used.parts };
    return { outcome, used: { ...used, parts } };
  }

  async stop(): Promise<void> {
    rmSync(this.folder, { recursive: true, force: true });
    await this.cluster.stop();
  }

  private processorTime(): ProcessorTime {
    const { instances, nodes, proxies } = this.cluster;
    const named = [...instances, ...proxies, ...nodes].map(({ name, pid }) => [name, pid] as const);
    return readProcessorTime(Object.fromEntries(named.filter(([, pid]) => pid > 0)));
  }
}

async function onAllNodes({ nodes }: DrillCluster, statement: string): Promise<void> {
  for (const node of nodes) await node.query(statement);
}
