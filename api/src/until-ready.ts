import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseStart } from './database/database-start.js';
import { HealthService } from './modules/health/health.service.js';
import { reasonOf } from './start-texts.js';

const ASK_EVERY_MS = 500;

/**
 * Resolves once a coach could really work, or when the process is told to stop. The database may still be away and the
 * pages still be built: what is missing is said, once each. Throws where waiting does not help, as an early start does.
 */
export async function untilReady(
  app: NestFastifyApplication,
  stop: AbortSignal,
  say: (sentence: string) => void,
): Promise<void> {
  let said = '';
  while (!stop.aborted) {
    app.get(DatabaseStart).throwIfHopeless();
    try {
      await app.get(HealthService, { strict: false }).requireReady();
      return;
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== said) say(reason);
      said = reason;
      await delay(ASK_EVERY_MS);
    }
  }
}
