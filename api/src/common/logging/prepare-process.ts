import { describeError } from './describe-error.js';
import { logLine, logOutput } from './log-output.js';

const FATAL = 60;

/**
 * For the beginning of a program. Afterwards neither an output that cannot be written nor its reader stops the process,
 * and an error that nothing has caught, also in a promise, ends it as Node.js does, but without being printed: the error
 * of a failed statement has its values.
 */
export function prepareProcess(): void {
  // Node.js sets a pipe to non-blocking when its stream is first used; before, a write would wait for the reader.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

  process.on('uncaughtException', (error, origin) => {
    logOutput.write(logLine(FATAL, { origin, ...describeError(error) }));
    process.exit(1);
  });
  process.on('exit', () => logOutput.flushAtEnd());
  hideWarningOfX25519();
}

/** The library of the age format uses X25519 of Web Crypto. Node.js 20 and 22 print that it is experimental. */
function hideWarningOfX25519(): void {
  const printers = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (!warning.message.includes('X25519')) for (const print of printers) print(warning);
  });
}
