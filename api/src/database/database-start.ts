import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { isSentInClearText } from '../config/database-url.js';
import { SETTINGS, type Settings } from '../config/settings.js';
import { Clock } from '../common/time/clock.js';
import { DatabaseConnection } from './database-connection.js';
import { isDatabaseUnavailable } from './database-errors.js';
import { fillDemo } from './demo/fill-demo.js';
import { MigrationsPendingError } from './migrate.js';
import { UnitOfWork } from './unit-of-work.js';

const RETRY_MS = 1000;

/**
 * Makes the database ready: connected and, when the settings say so, filled with the demo. It migrates the embedded
 * database only; on a server it waits until `npm run migrate` has changed the tables.
 */
@Injectable()
export class DatabaseStart implements BeforeApplicationShutdown {
  private readonly logger = new Logger('database');
  private readonly stopping = new AbortController();
  private ready = false;
  private finalError: unknown = null;

  constructor(
    private readonly connection: DatabaseConnection,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  get isReady(): boolean {
    return this.ready;
  }

  /**
   * Resolves when the database is ready, or when its server is unavailable or waits for `npm run migrate`: it
   * then tries again every second, and the API answers 503 in the meantime. Throws any other error, because waiting
   * would not help.
   */
  async begin(): Promise<void> {
    const { database } = this.settings;
    if (database.kind === 'mariadb' && isSentInClearText(database.url))
      this.logger.warn(
        'The connection to the database is not encrypted: health data crosses the network in clear text.',
      );
    try {
      await this.attempt();
    } catch (error) {
      if (error instanceof MigrationsPendingError) this.logger.warn(error.message);
      else if (database.kind === 'mariadb' && isDatabaseUnavailable(error))
        this.logger.warn('The database is unavailable; trying again every second.');
      else throw error;
      void this.keepTrying();
    }
  }

  /**
   * Throws the error that ended the attempts in the background: the database is reachable, but an administrator has to
   * change something.
   */
  throwFinalError(): void {
    if (this.finalError !== null) throw this.finalError;
  }

  /** Nest destroys the data sources in the step after this one, and no attempt may begin then. */
  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  private async attempt(): Promise<void> {
    await this.connection.open(this.settings.migrations);
    if (this.settings.demoData) await fillDemo(this.unitOfWork, this.clock.now());
    this.ready = true;
  }

  private async keepTrying(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        await delay(RETRY_MS, undefined, { signal });
        await this.attempt();
        this.logger.warn('The database is available.');
        return;
      } catch (error) {
        if (signal.aborted || isDatabaseUnavailable(error) || error instanceof MigrationsPendingError) continue;
        this.finalError = error;
        return;
      }
    }
  }
}
