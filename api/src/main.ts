import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { prepareProcess } from './common/logging/prepare-process.js';
import { Clock } from './common/time/clock.js';
import { loadSettings, type Settings } from './config/settings.js';
import { configureApp } from './configure-app.js';
import { DatabaseStart } from './database/database-start.js';
import { hasDemo } from './database/demo/fill-demo.js';
import { UnitOfWork } from './database/unit-of-work.js';
import { failureMessage, readyMessage } from './start-messages.js';
import { waitUntilReady } from './wait-until-ready.js';

/** Time for running requests to finish after a signal, in milliseconds; then the process ends. */
const GRACE_MS = 10_000;

async function start(): Promise<void> {
  prepareProcess();
  const settings = loadSettings();
  const app = await configureApp({ settings, clock: new Clock() });
  const stop = stopOnSignals(app);
  // Before the migrations: a process that answers nothing for minutes would be ended as dead.
  await app.listen(settings.port, settings.host);
  await app
    .get(DatabaseStart)
    .begin()
    .catch((error: unknown) => {
      // A stop closes the database under a running migration, which the next start continues.
      if (!stop.aborted) throw error;
    });
  await waitUntilReady(app, stop, (sentence) => process.stderr.write(`${sentence}\n`));
  if (stop.aborted) return;
  process.stdout.write(readyMessage(settings, await hasDemo(app.get(UnitOfWork))));
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
  process.stderr.write(`${failureMessage(error, startSettings())}\n`);
  process.exit(1);
});

/**
 * Settings for the message about a failed start, which names the port and the folder. Invalid settings are the failure
 * themselves.
 */
function startSettings(): Settings | undefined {
  try {
    return loadSettings();
  } catch {
    return undefined;
  }
}
