import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import type { Settings } from '../../config/settings.js';
import { describeError, framesOf, isError } from './describe-error.js';
import { logOutput } from './log-output.js';

/**
 * JSON lines on stderr, because stdout carries the messages for people. Log lines name ids and kinds, never contents:
 * of an error, wherever it stands in a line, only what `describeError` leaves.
 */
export function createPino(level: Settings['logLevel']): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      hooks: {
        logMethod([first, ...rest], method) {
          const [content, ...texts] = [withoutMessages(first), ...rest];
          method.apply(this, [content, ...texts] as Parameters<typeof method>);
        },
      },
    },
    logOutput,
  );
}

function withoutMessages(content: unknown): unknown {
  if (isError(content)) return { ...describeError(content), msg: 'failure' };
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, isError(value) ? describeError(value) : (value as unknown)]),
  );
}

/** Contexts in which Nest reports a failed start, which `main` reports in one sentence. */
const REPORTED_BY_MAIN = new Set<unknown>(['NestApplication', 'ExceptionHandler']);

/** Nest's logger interface on pino. Nest passes (message, …details, context); a stack is one of the details. */
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

const isStack = (detail: unknown): detail is string => typeof detail === 'string' && /\n\s+at /.test(detail);

function entry(message: unknown, rest: readonly unknown[]): [object, string?] {
  const context = rest.findLast((detail) => typeof detail === 'string' && !isStack(detail));
  if (isError(message)) return [{ context, ...describeError(message) }, 'failure'];
  if (typeof message === 'object' && message !== null) return [{ context, ...message }];
  // Nest passes the message of an error together with its stack.
  const stack = rest.find(isStack);
  if (stack !== undefined) return [{ context, kind: /^\w+/.exec(stack)?.[0], stack: framesOf(stack) }, 'failure'];
  return [{ context }, String(message)];
}
