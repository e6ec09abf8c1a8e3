import type { OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { mariaDbOptions } from './data-source-options.js';

/** Shorter than those of calls, because the health check of a proxy has a deadline of its own. */
const PROBE_DEADLINES = { acquireMs: 2000, statementMs: 2000 } as const;

/**
 * Checks whether the database answers. On MariaDB it has a connection of its own: in the pool of the calls it would wait
 * behind them, and a load that is merely high would take every instance out of rotation. It reads a table, because a
 * server that has lost its cluster still answers `SELECT 1`.
 */
export class DatabaseProbe implements OnApplicationShutdown {
  private own: DataSource | null = null;
  private running: Promise<void> | null = null;

  /** `url`: that of MariaDB; null for the embedded database, which is read by the calls' own connection. */
  constructor(
    private readonly url: string | null,
    private readonly reader: DataSource,
  ) {}

  /** Throws the driver's error if the database does not answer. Simultaneous callers share one query. */
  async check(): Promise<void> {
    this.running ??= this.query().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.own?.isInitialized) await this.own.destroy();
  }

  private async query(): Promise<void> {
    const source = this.url === null ? this.reader : await this.connected(this.url);
    await source.query('SELECT name FROM migrations WHERE id = 1');
  }

  private async connected(url: string): Promise<DataSource> {
    this.own ??= new DataSource({ ...mariaDbOptions(url, { ...PROBE_DEADLINES }, 1), migrations: [] });
    return this.own.isInitialized ? this.own : this.own.initialize();
  }
}
