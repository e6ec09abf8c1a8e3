import 'reflect-metadata';
import { setTimeout as delay } from 'node:timers/promises';
import { prepareProcess } from './common/logging/prepare-process.js';
import { MetricsServer } from './common/metrics/metrics-server.js';
import { Clock } from './common/time/clock.js';
import { loadSettings, loadValidSettings } from './config/settings.js';
import { configureApp } from './configure-app.js';
import { DatabaseStart } from './database/database-start.js';
import { makeDemoLink } from './database/demo/demo-link.js';
import { hasDemo } from './database/demo/fill-demo.js';
import { UnitOfWork } from './database/unit-of-work.js';
import { AthletePages } from './site/index.js';
import { failureMessage, readyMessage } from './start-messages.js';
import { stopOnSignals } from './stop-on-signals.js';
import { waitUntilReady } from './wait-until-ready.js';

/** The server listens after this time although its database is not open yet: it is ended as dead when it answers nothing. */
const OPENING_LIMIT_MS = 5_000;

async function start(): Promise<void> {
  prepareProcess();
  const settings = loadSettings();
  const app = await configureApp({ settings, clock: new Clock() });
  const stop = stopOnSignals(app, settings.drainSeconds);
  await app.get(MetricsServer).listen();
  const opening = app
    .get(DatabaseStart)
    .begin()
    .catch((error: unknown) => {
      // A stop closes the database under a running migration, which the next start continues.
      if (!stop.signal.aborted) throw error;
    });
  // A proxy that asks no instance whether it is ready sends calls as soon as one listens.
  await Promise.race([opening, delay(OPENING_LIMIT_MS, undefined, { ref: false })]);
  if (stop.signal.aborted) return;
  await app.listen(settings.port, settings.host);
  await opening;
  await waitUntilReady(app, stop.signal, (sentence) => process.stderr.write(`${sentence}\n`));
  if (stop.signal.aborted) return;
  stop.setReady();
  const unitOfWork = app.get(UnitOfWork);
  const isDemo = await hasDemo(unitOfWork);
  const hasPages = (await app.get(AthletePages).page('answer.html', '')) !== null;
  const athleteKey = isDemo && hasPages ? await makeDemoLink(unitOfWork, new Date()) : null;
  process.stdout.write(readyMessage(settings, isDemo, athleteKey));
}

start().catch((error: unknown) => {
  process.stderr.write(`${failureMessage(error, loadValidSettings())}\n`);
  process.exit(1);
});
