/** Terminal output and shutdown of development. */

const NAME_COLUMN_WIDTH = 16;

/** Prints a message after the name of its part; further lines are indented. */
export function log(name, message) {
  const [first, ...rest] = message.split('\n');
  process.stdout.write(`${name.padEnd(NAME_COLUMN_WIDTH)}${first}\n${rest.map((line) => `  ${line}\n`).join('')}`);
}

/** Prints an error message and ends the process with exit code 1. */
export function exitWithError(text) {
  process.stderr.write(`${text.trim()}\n`);
  process.exit(1);
}

/**
 * Runs `close` on Ctrl-C, on SIGTERM, or when the terminal is closed, and then ends the process, at the latest after
 * 15 seconds. A second signal ends the process at once.
 */
export function shutDownOnSignals(close) {
  let ending = false;
  const stop = () => {
    if (ending) process.exit(1);
    ending = true;
    setTimeout(() => process.exit(1), 15_000).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}
