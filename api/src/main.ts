import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Clock } from './common/time/clock.js';
import { loadSettings, type Settings } from './config/settings.js';
import { configureApp } from './configure-app.js';
import { Database } from './database/database.js';
import { DatabaseStart } from './database/database-start.js';
import { hasDemo } from './database/demo/fill-demo.js';
import { UnitOfWork } from './database/unit-of-work.js';
import { reasonOf, startedText } from './start-texts.js';
import { untilReady } from './until-ready.js';

/** Requests under way get this long to finish; after it the process ends anyway. */
const GRACE_MS = 10_000;

async function start(): Promise<void> {
  const settings = loadSettings();
  const app = await configureApp({ settings, database: new Database(settings.database), clock: new Clock() });
  const stop = stopOnSignals(app);
  await app.get(DatabaseStart).begin();
  await app.listen(settings.port, settings.host);
  await untilReady(app, stop, (sentence) => process.stderr.write(`${sentence}\n`));
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
