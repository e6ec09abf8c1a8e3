/** Runs other programs to their end. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { KIT } from '../area/kit.mjs';

/**
 * Runs a command to its end.
 * @param {{ cwd?: string, env?: object, capture?: boolean }} [options] `cwd`: by default the current folder; `env`: added to the
 *   environment; `capture`: collect standard output instead of printing it
 * @returns {Promise<number | { code: number, output: string }>} the exit code, 1 after a signal; with `capture` the output, too
 */
export function run(command, args, { cwd = process.cwd(), env = {}, capture = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
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

/** The file of a tool that the kit depends on: `node_modules/<entry>` of the kit or of a folder above it. */
export function toolFile(entry) {
  for (let folder = KIT; ; folder = dirname(folder)) {
    const file = join(folder, 'node_modules', entry);
    if (existsSync(file)) return file;
    if (folder === dirname(folder)) throw new Error(`${entry} is not installed.`);
  }
}

/** Runs a JavaScript file of node_modules with the current Node. */
export const runTool = (entry, args, options) => run(process.execPath, [toolFile(entry), ...args], options);
