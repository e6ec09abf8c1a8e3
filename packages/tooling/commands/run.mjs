import { spawn } from 'node:child_process';
import { ROOT } from '../release/parts.mjs';

/** Runs a command to its end with its output on this terminal. @returns {Promise<number>} its exit code; 1 when a signal ended it */
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

/** Runs a tool's JavaScript entry from node_modules with this Node. */
export const runTool = (entry, args, options) => run(process.execPath, [`node_modules/${entry}`, ...args], options);
