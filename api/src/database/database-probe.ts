import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { runWithDeadline } from '../common/concurrency/call-deadline.js';
import { mariaDbOptions } from './data-source-options.js';
import { DatabaseUnavailableError } from './database-errors.js';
import { isGaleraNode, whyNodeServesNobody } from './galera-node.js';
import type { WriterNode } from './writer-node.js';

/** Milliseconds between two looks at which node is the writer. */
const LOOK_EVERY_MS = 1000;
/** Milliseconds for the whole check: the health check of a proxy has a deadline of its own. */
const CHECK_MS = 1000;
/** Ids have gaps in a cluster. */
const ONE_ROW = 'SELECT name FROM migrations WHERE id = (SELECT MIN(id) FROM migrations)';

/**
 * Checks whether the database serves. On MariaDB it has a connection of its own: in the pool of the calls it would wait
 * behind them, and a load that is merely high would take every instance out of rotation. It reads a row of a table,
 * because a server that has lost its cluster still answers `SELECT 1`; a node is asked for its state, too.
 */
export class DatabaseProbe implements OnApplicationShutdown {
  private own: { source: DataSource; isNode: boolean } | null = null;
  private running: Promise<void> | null = null;
  private watching: NodeJS.Timeout | null = null;
  private readonly logger = new Logger('database');

  /** `url`: that of MariaDB; null for the embedded database, which is read by the calls' own connection. */
  constructor(
    private readonly url: string | null,
    private readonly reader: DataSource,
    private readonly writerNode: WriterNode,
  ) {}

  /**
   * Throws the driver's error if the database does not answer within a second, and DatabaseUnavailableError if it serves
   * nobody. Simultaneous callers share one check.
   */
  async check(): Promise<void> {
    this.running ??= this.checkOnce().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** The node that is written to, as the last look found it; null without a cluster. */
  get writerName(): string | null {
    return this.writerNode.name;
  }

  /**
   * Looks each second which node of a cluster is the writer, because a proxy may not ask for readiness. Ends by itself
   * with a server that belongs to no cluster.
   */
  watchWriter(): void {
    const { url } = this;
    if (url === null || this.watching !== null) return;
    // A node that is lost is noticed by those who use it.
    const look = () =>
      void runWithDeadline(performance.now() + CHECK_MS, () => this.lookAtWriter(url)).catch(() => undefined);
    this.watching = setInterval(look, LOOK_EVERY_MS).unref();
    look();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopWatching();
    if (this.own?.source.isInitialized) await this.own.source.destroy();
  }

  private checkOnce(): Promise<void> {
    const { url } = this;
    if (url === null) return readRow(this.reader);
    return runWithDeadline(performance.now() + CHECK_MS, () => this.checkServer(url));
  }

  private async checkServer(url: string): Promise<void> {
    this.own ??= await connect(url);
    const { source, isNode } = this.own;
    await readRow(source);
    if (!isNode) return;
    const reason = await whyNodeServesNobody((sql, values) => source.query(sql, values));
    if (reason !== null) throw new DatabaseUnavailableError(reason);
  }

  /** Only a new connection shows where the address leads now. */
  private async lookAtWriter(url: string): Promise<void> {
    const { source, isNode } = await connect(url);
    try {
      if (!isNode) return this.stopWatching();
      const [node] = await source.query<{ name: string }[]>('SELECT @@wsrep_node_name AS name');
      if (!node || !this.writerNode.saw(node.name)) return;
      this.logger.warn(`The writer is another node now: ${node.name}.`);
      const former = this.own;
      this.own = null;
      await former?.source.destroy();
    } finally {
      await source.destroy();
    }
  }

  private stopWatching(): void {
    if (this.watching !== null) clearInterval(this.watching);
  }
}

function open(url: string): Promise<DataSource> {
  const options = mariaDbOptions(url, { acquireMs: CHECK_MS, statementMs: CHECK_MS }, 1);
  return new DataSource({ ...options, migrations: [] }).initialize();
}

async function connect(url: string): Promise<{ source: DataSource; isNode: boolean }> {
  const source = await open(url);
  try {
    return { source, isNode: await isGaleraNode((sql, values) => source.query(sql, values)) };
  } catch (error) {
    await source.destroy();
    throw error;
  }
}

async function readRow(source: DataSource): Promise<void> {
  const rows = await source.query<unknown[]>(ONE_ROW);
  if (rows.length === 0) throw new DatabaseUnavailableError('it has no tables yet');
}
