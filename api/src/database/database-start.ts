import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config/settings.js';
import { Clock } from '../common/time/clock.js';
import { Database } from './database.js';
import { isDatabaseUnavailable } from './database-errors.js';
import { fillDemo } from './demo/fill-demo.js';
import { UnitOfWork } from './unit-of-work.js';

const RETRY_MS = 1000;

/** Brings the database up: connect, migrate, fill the demo. Ready means all three. */
@Injectable()
export class DatabaseStart implements OnApplicationShutdown {
  private readonly logger = new Logger('database');
  private readonly stopped = new AbortController();
  private done = false;
  private hopeless: unknown = null;

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  get isDone(): boolean {
    return this.done;
  }

  /**
   * Resolves when ready, or as soon as it is clear that the server is merely away: then it keeps trying and the API
   * answers 503 meanwhile. Throws where waiting does not help.
   */
  async begin(): Promise<void> {
    try {
      await this.attempt();
    } catch (error) {
      if (this.settings.database.kind === 'sqlite' || !isDatabaseUnavailable(error)) throw error;
      this.logger.warn('The database is unavailable; trying again every second.');
      void this.keepTrying();
    }
  }

  /** A late start may fail as an early one does: the database has come, but not as we need it, and an administrator has to act. */
  throwIfHopeless(): void {
    if (this.hopeless !== null) throw this.hopeless;
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped.abort();
    await this.database.close();
  }

  private async attempt(): Promise<void> {
    await this.database.open();
    if (this.settings.demoData) await fillDemo(this.unitOfWork, this.clock.now());
    this.done = true;
  }

  private async keepTrying(): Promise<void> {
    while (!this.stopped.signal.aborted) {
      try {
        await delay(RETRY_MS, undefined, { signal: this.stopped.signal });
        await this.attempt();
        this.logger.warn('The database is available.');
        return;
      } catch (error) {
        if (this.stopped.signal.aborted || isDatabaseUnavailable(error)) continue;
        this.hopeless = error;
        return;
      }
    }
  }
}
