import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseUnavailable } from './database/database-errors.js';
import { DatabaseStart } from './database/database-start.js';
import { HealthService } from './modules/health/health.service.js';
import { failureMessage } from './start-messages.js';

const ASK_EVERY_MS = 500;

/**
 * Resolves when coaches can work, or when the process has to stop. While the database is unavailable or the pages
 * are still being built, each reason is reported once. Throws if waiting does not help, as an early start does.
 */
export async function waitUntilReady(
  app: NestFastifyApplication,
  stop: AbortSignal,
  report: (sentence: string) => void,
): Promise<void> {
  let reported = '';
  while (!stop.aborted) {
    app.get(DatabaseStart).throwFinalError();
    try {
      await app.get(HealthService, { strict: false }).requireReady();
      return;
    } catch (error) {
      const reason = isDatabaseUnavailable(error) ? 'Not ready: the database does not answer.' : failureMessage(error);
      if (reason !== reported) report(reason);
      reported = reason;
      await delay(ASK_EVERY_MS);
    }
  }
}
