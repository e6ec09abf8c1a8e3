import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { driverError, isRetryable } from './database-errors.js';

/** Made by `migrate` itself, before the first migration. One row at most. */
export const MIGRATION_LEASE_TABLE = 'migration_lease';

const LEASE_SECONDS = 20;
const RENEW_MS = 5000;
const POLL_MS = 1000;
/** How long a renewal is trusted. Half of the lease is left for the statement that begins then. */
const TRUSTED_MS = 10_000;
const MISSING_TABLE = 1146;

/** Another process runs the migrations now: this one has not renewed its lease in time. */
export class MigrationLeaseLostError extends Error {
  constructor() {
    super('Another process has taken over the migrations.');
    this.name = 'MigrationLeaseLostError';
  }
}

interface StoredLease {
  /** Empty while nobody holds it. */
  token: string;
  holder: string;
  /** UTC, as the database writes it. */
  ends_at: string;
  /** 0 or 1, by the clock of the database. */
  is_over: number;
}

/**
 * The right to change the tables, for one process of the whole cluster. `GET_LOCK` and `FOR UPDATE` hold on one node only.
 * Here every step is an update of one row that names the state it replaces: two nodes cannot both succeed, because the
 * cluster refuses the second one.
 */
export class MigrationLease {
  private readonly token = randomUUID();
  private readonly holder = `${hostname()}, process ${process.pid}`.slice(-200);
  private trustedUntil = 0;
  private isLost = false;
  private timer: NodeJS.Timeout | null = null;
  /** One at a time: while a statement stops the cluster, each would hold a connection of the pool. */
  private renewing: Promise<void> | null = null;

  constructor(private readonly source: DataSource) {}

  /** Resolves when this process holds the lease. Calls `onWait` once per other holder. Throws the errors of the driver. */
  async acquire(onWait: (holder: string, endsAt: string) => void): Promise<void> {
    let seen: StoredLease | null = null;
    for (;;) {
      const stored = await this.read();
      if (this.mayAcquire(stored, seen) && (await this.tryAcquire(stored))) break;
      if (stored.token !== seen?.token && stored.token !== '') onWait(stored.holder, stored.ends_at);
      seen = stored;
      await delay(POLL_MS);
    }
    this.isLost = false;
    this.timer ??= setInterval(() => void this.renew().catch(() => undefined), RENEW_MS).unref();
  }

  /** Asked before each statement. Throws MigrationLeaseLostError when another process may have begun. */
  async requireHeld(): Promise<void> {
    while (!this.isLost && performance.now() >= this.trustedUntil) await this.renew();
    if (this.isLost) throw new MigrationLeaseLostError();
  }

  /** Lets the next process begin at once. Without it, as after a crash, that one waits until the lease is over. */
  async release(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    await this.update("token = ''", 'token = ?', [this.token]);
  }

  /**
   * A lease that is over has to be found unchanged by two looks: while the holder's statement changes a table, the whole
   * cluster stops writing, and the renewal that its holder has sent meanwhile is stored right after it.
   */
  private mayAcquire(stored: StoredLease, seen: StoredLease | null): boolean {
    if (stored.token === '' || stored.token === this.token) return true;
    return Boolean(stored.is_over) && stored.token === seen?.token && stored.ends_at === seen.ends_at;
  }

  private async read(): Promise<StoredLease> {
    const select = `SELECT token, holder, CAST(ends_at AS CHAR) AS ends_at, ends_at <= UTC_TIMESTAMP(3) AS is_over
      FROM ${MIGRATION_LEASE_TABLE} WHERE slot = 1`;
    const rows = await this.source.query<StoredLease[]>(select).catch(noneIfMissing);
    if (rows[0]) return rows[0];

    await this.change(
      `CREATE TABLE IF NOT EXISTS ${MIGRATION_LEASE_TABLE} (slot INT NOT NULL PRIMARY KEY, token VARCHAR(36) NOT NULL,
       holder VARCHAR(200) NOT NULL, ends_at DATETIME(3) NOT NULL) ENGINE = InnoDB`,
    );
    await this.change(`INSERT IGNORE INTO ${MIGRATION_LEASE_TABLE} VALUES (1, '', '', UTC_TIMESTAMP(3))`);
    return this.read();
  }

  private async tryAcquire(stored: StoredLease): Promise<boolean> {
    const since = performance.now();
    const isTaken = await this.update(`token = ?, holder = ?, ends_at = ${END}`, 'token = ? AND ends_at = ?', [
      this.token,
      this.holder,
      stored.token,
      stored.ends_at,
    ]);
    if (isTaken) this.trustedUntil = since + TRUSTED_MS;
    return isTaken;
  }

  private renew(): Promise<void> {
    this.renewing ??= this.sendRenewal().finally(() => {
      this.renewing = null;
    });
    return this.renewing;
  }

  private async sendRenewal(): Promise<void> {
    const since = performance.now();
    const isHeld = await this.update(`ends_at = ${END}`, 'token = ?', [this.token]);
    if (isHeld) this.trustedUntil = Math.max(this.trustedUntil, since + TRUSTED_MS);
    else this.isLost = true;
  }

  private async update(changes: string, condition: string, values: readonly string[]): Promise<boolean> {
    const { affectedRows } = await this.change(
      `UPDATE ${MIGRATION_LEASE_TABLE} SET ${changes} WHERE slot = 1 AND ${condition}`,
      values,
    );
    return affectedRows === 1;
  }

  /** Of two nodes that change the row at the same moment, one is refused. It tries again, and sees what the row says then. */
  private async change(statement: string, values: readonly string[] = []): Promise<{ affectedRows: number }> {
    for (;;)
      try {
        return await this.source.query<{ affectedRows: number }>(statement, [...values]);
      } catch (error) {
        if (!isRetryable(error)) throw error;
      }
  }
}

const END = `UTC_TIMESTAMP(3) + INTERVAL ${LEASE_SECONDS} SECOND`;

function noneIfMissing(error: unknown): StoredLease[] {
  if (driverError(error).errno === MISSING_TABLE) return [];
  throw error;
}
