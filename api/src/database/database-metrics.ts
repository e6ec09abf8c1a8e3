import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Durations } from '../common/metrics/durations.js';
import { Metrics } from '../common/metrics/metrics.js';
import type { Sample } from '../common/metrics/readings.js';
import { READER, WRITER } from './data-source-names.js';
import { DatabaseConnection } from './database-connection.js';
import { DatabaseProbe } from './database-probe.js';
import { DatabaseStart } from './database-start.js';
import { UnitOfWork } from './unit-of-work.js';

/** In seconds. The drivers' times are whole milliseconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3];

/** Whether the database answers, how long its statements take, and who waits for it. */
@Injectable()
export class DatabaseMetrics {
  constructor(
    private readonly metrics: Metrics,
    @InjectDataSource(WRITER) private readonly writer: DataSource,
    @InjectDataSource(READER) private readonly reader: DataSource,
    private readonly connection: DatabaseConnection,
    private readonly start: DatabaseStart,
    private readonly probe: DatabaseProbe,
    private readonly unitOfWork: UnitOfWork,
  ) {
    if (!metrics.isOn) return;
    this.timeStatements();
    this.addReadiness();
    this.addWriter();
    metrics.addReading({
      metrics: {
        touchline_database_connections: { help: 'Connections to MariaDB, by their state.', labels: ['state'] },
        touchline_database_waiting: {
          help: 'Who waits for a connection to MariaDB, or for the turn of a write on SQLite.',
        },
      },
      read: () => this.waiting(),
    });
  }

  /** From the opening on, so that migrations, which may take minutes, are left out. */
  private timeStatements(): void {
    const durations = new Durations(
      'touchline_database_statement_duration_seconds',
      'Time of one statement of the database, without the wait for a connection.',
      BUCKETS,
      this.metrics.registry,
    ).series({});
    const timer = {
      afterQuery: ({ executionTime }: { executionTime?: number }) => {
        if (executionTime !== undefined) durations.observe(executionTime / 1000);
      },
    };
    this.connection.whenOpen(() => {
      // On MariaDB both are one.
      for (const source of new Set([this.writer, this.reader])) source.subscribers.push(timer);
    });
  }

  private addReadiness(): void {
    const ready = (value: number) => [{ name: 'touchline_database_ready' as const, value }];
    this.metrics.addReading({
      metrics: { touchline_database_ready: { help: '1 when the database is migrated and answers, otherwise 0.' } },
      read: async () => {
        if (!this.start.isReady) return ready(0);
        await this.probe.check();
        return ready(1);
      },
      otherwise: ready(0),
    });
  }

  private addWriter(): void {
    this.metrics.addReading({
      metrics: {
        touchline_database_writer_info: {
          help: 'Always 1: the node of a cluster that this instance writes to.',
          labels: ['node'],
        },
      },
      read: async () => {
        // The name that was seen last is old while the database is away.
        await this.probe.check();
        const node = this.probe.writerName;
        return node === null ? [] : [{ name: 'touchline_database_writer_info', labels: { node }, value: 1 }];
      },
    });
  }

  private waiting(): Sample<'touchline_database_connections' | 'touchline_database_waiting'>[] {
    // Without an address for reads both are one.
    const pools = [...new Set([this.writer, this.reader])].map(poolOf).filter((pool) => pool !== null);
    if (pools.length === 0) return [{ name: 'touchline_database_waiting', value: this.unitOfWork.queuedWrites }];
    const total = (name: keyof PoolCounts) => pools.reduce((sum, pool) => sum + pool[name], 0);
    return [
      { name: 'touchline_database_connections', labels: { state: 'used' }, value: total('all') - total('free') },
      { name: 'touchline_database_connections', labels: { state: 'free' }, value: total('free') },
      { name: 'touchline_database_waiting', value: total('waiting') },
    ];
  }
}

type PoolCounts = Record<'all' | 'free' | 'waiting', number>;

/** mysql2 has no other access to these counts. Null on SQLite. Throws before the first connection. */
function poolOf({ driver }: DataSource): PoolCounts | null {
  if (!('pool' in driver)) return null;
  const pool = driver.pool as Record<'_allConnections' | '_freeConnections' | '_connectionQueue', { length: number }>;
  return {
    all: pool._allConnections.length,
    free: pool._freeConnections.length,
    waiting: pool._connectionQueue.length,
  };
}
