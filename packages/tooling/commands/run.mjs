import { spawn } from 'node:child_process';
import { ROOT } from '../release/parts.mjs';

/**
 * Runs a command to its end.
 * @param {{ env?: object, capture?: boolean }} [options] `env`: added to the environment; `capture`: collect standard
 *   output instead of printing it
 * @returns {Promise<number | { code: number, output: string }>} the exit code, 1 after a signal; with `capture` the output, too
 */
export function run(command, args, { env = {}, capture = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', capture ? 'pipe' : 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(capture ? { code: code ?? 1, output } : (code ?? 1)));
  });
}

/** Runs a JavaScript file of node_modules with the current Node. */
export const runTool = (entry, args, options) => run(process.execPath, [`node_modules/${entry}`, ...args], options);
