import { setTimeout as delay } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Shutdown } from './common/http/shutdown.js';

/** Time for running requests to finish after the port is closed, in milliseconds; then the process ends with code 1. */
const GRACE_MS = 10_000;
/** Signals within this time are one: a terminal sends Ctrl-C to npm and to the server, and npm forwards its own. */
const SAME_SIGNAL_MS = 1000;

interface Stopping {
  /** Aborted by the first signal. */
  signal: AbortSignal;
  /** Call it when the server is ready: from then on a proxy may send calls, and SIGTERM drains. */
  setReady(): void;
}

/**
 * Stops the server on a signal. SIGTERM, the signal of an orchestrator, turns readiness off and serves for `drainSeconds`
 * more, in which a proxy notices it; then the port is closed and running requests finish. SIGINT (Ctrl-C) closes at once.
 * A further signal ends the process with code 1.
 */
export function stopOnSignals(app: NestFastifyApplication, drainSeconds: number): Stopping {
  const stopping = new AbortController();
  let isReady = false;
  let firstAt = 0;

  const stop = (name: NodeJS.Signals): void => {
    if (stopping.signal.aborted) {
      if (performance.now() - firstAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    firstAt = performance.now();
    stopping.abort();
    void close(app, isReady && name === 'SIGTERM' ? drainSeconds * 1000 : 0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return { signal: stopping.signal, setReady: () => void (isReady = true) };
}

async function close(app: NestFastifyApplication, drainMs: number): Promise<void> {
  app.get(Shutdown).begin();
  await delay(drainMs);
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  await app.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}
