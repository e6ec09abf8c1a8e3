/** Checks the API's types during development, because swc builds it without checking them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../release/parts.mjs';

const SUMMARY_LINE = /Found (\d+) errors?\. Watching for file changes/;
const PROGRESS_LINE = /^(\d.* - (Starting|File change)|\s*$)/;

/**
 * Groups the output of TypeScript's watch mode into messages. Keeps the lines of the current run.
 * @returns a function from a line to the message to print, or null
 */
export function createTypeReporter() {
  let lines = [];
  let hadErrors = false;
  return (line) => {
    const summary = SUMMARY_LINE.exec(line);
    if (!summary) {
      if (!PROGRESS_LINE.test(line)) lines.push(line);
      return null;
    }
    const found = lines;
    lines = [];
    const hasErrors = summary[1] !== '0';
    const message = hasErrors ? `has type errors\n${found.join('\n')}` : hadErrors ? 'types are correct again' : null;
    hadErrors = hasErrors;
    return message;
  };
}

/** Checks the API's types after each save. @returns a function that stops the check */
export function watchTypes(log) {
  // TypeScript 6, because the command of TypeScript 7 is a second process, which a signal to the first does not end.
  const args = [
    join(ROOT, 'node_modules/typescript/bin/tsc'),
    '-p',
    join(ROOT, 'api'),
    '--watch',
    '--preserveWatchOutput',
    '--pretty',
    'false',
  ];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const report = createTypeReporter();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const message = report(line);
    if (message) log(message);
  });
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
}
