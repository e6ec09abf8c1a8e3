import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { Clock } from './common/time/clock.js';
import { loadSettings, type Settings } from './config/settings.js';
import { configureApp } from './configure-app.js';
import { Database } from './database/database.js';
import { DatabaseStart } from './database/database-start.js';
import { hasDemo } from './database/demo/fill-demo.js';
import { UnitOfWork } from './database/unit-of-work.js';
import { HealthService } from './modules/health/health.service.js';
import { reasonOf, startedText } from './start-texts.js';

/** Requests under way get this long to finish; after it the process ends anyway. */
const GRACE_MS = 10_000;

async function start(): Promise<void> {
  const settings = loadSettings();
  const app = await configureApp({ settings, database: new Database(settings.database), clock: new Clock() });
  const stop = stopOnSignals(app);
  await app.get(DatabaseStart).begin();
  await app.listen(settings.port, settings.host);
  await untilReady(app, stop);
  if (stop.aborted) return;
  process.stdout.write(startedText(settings, await hasDemo(app.get(UnitOfWork))));
}

function stopOnSignals(app: NestFastifyApplication): AbortSignal {
  const stopping = new AbortController();
  const stop = (): void => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(() => process.exit(0), GRACE_MS).unref();
    void app.close().finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return stopping.signal;
}

/** The database may still be away and the pages still be built: nobody is told to open the app before it works. */
async function untilReady(app: NestFastifyApplication, stop: AbortSignal): Promise<void> {
  let said = '';
  while (!stop.aborted) {
    try {
      await app.get(HealthService, { strict: false }).requireReady();
      return;
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== said) process.stderr.write(`${reason}\n`);
      said = reason;
      await delay(500);
    }
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error, startSettings())}\n`);
  process.exit(1);
});

/** For the sentence about a start that failed: which port, which folder. Unreadable settings are themselves the failure. */
function startSettings(): Settings | undefined {
  try {
    return loadSettings();
  } catch {
    return undefined;
  }
}
