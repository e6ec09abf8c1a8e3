import type { LoggerService } from '@nestjs/common';
import { destination, pino, type Logger } from 'pino';
import type { Settings } from '../../config/settings.js';

/**
 * JSON lines on stderr, because stdout carries the messages for people. Log lines name ids and kinds, never contents.
 */
export function createPino(level: Settings['logLevel']): Logger {
  // Synchronous, so that the last line before an exit is not lost.
  return pino(
    { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` },
    destination({ dest: 2, sync: true }),
  );
}

/** Contexts in which Nest reports a failed start, which `main` reports in one sentence. */
const REPORTED_BY_MAIN = new Set<unknown>(['NestApplication', 'ExceptionHandler']);

/** Nest's logger interface on pino. Nest passes (message, …details, context). */
export class JsonLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    // Nest reports each mapped route and module at the start, which nobody needs in production.
    this.pino.debug(...entry(message, rest));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.pino.warn(...entry(message, rest));
  }

  error(message: unknown, ...rest: unknown[]): void {
    if (REPORTED_BY_MAIN.has(rest.at(-1))) return;
    this.pino.error(...entry(message, rest));
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.pino.fatal(...entry(message, rest));
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.pino.debug(...entry(message, rest));
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.pino.trace(...entry(message, rest));
  }
}

function entry(message: unknown, rest: readonly unknown[]): [object, string?] {
  const context = rest.findLast((detail) => typeof detail === 'string');
  if (message instanceof Error) return [{ context, kind: message.name }, 'failure'];
  if (typeof message === 'object' && message !== null) return [{ context, ...message }];
  return [{ context }, String(message)];
}
