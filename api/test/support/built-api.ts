import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Settings } from '../../src/config/settings.js';
import { freePort } from './free-port.js';

const ROOT = resolve(__dirname, '../../..');
const DIST = join(ROOT, 'api/dist');

let built = false;

/** Builds the packages and the server where a source has changed: a process of its own cannot run the sources. */
export function buildApi(): void {
  if (built) return;
  const script =
    "import('./packages/tooling/commands/build-changed.mjs').then((m) => m.buildAllChanged(({ kind }) => kind === 'package' || kind === 'server'))";
  const { status, stderr } = spawnSync(process.execPath, ['-e', script], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The server could not be built:\n${stderr}`);
  built = true;
}

/** The address of a built module, for the `import` of a script. */
export const builtModule = (path: string): string => pathToFileURL(join(DIST, `${path}.js`)).href;

/** Runs a script that may import `builtModule`s. `stdio` as in `spawn`. */
export function runScript(
  script: string,
  stdio: ('ignore' | 'pipe' | number)[] = ['ignore', 'pipe', 'pipe'],
): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT, stdio });
}

/**
 * Variables of a server on `database`, with folders of its own and a page, without which it is not ready. `owner`: the
 * database with a user who may change tables, for `migrate-command`.
 */
export async function serverEnvironment(
  database: Settings['database'],
  owner = database,
): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-server-'));
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/index.html'), '<!doctype html>');
  return {
    PATH: process.env['PATH'] ?? '',
    PORT: String(await freePort()),
    SITE_DIR: join(folder, 'site'),
    DEMO_DATA: 'off',
    ...(database.kind === 'sqlite'
      ? { DATA_DIR: resolve(database.file, '..') }
      : { DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') }),
    ...(owner.kind === 'mariadb' ? { MIGRATION_DATABASE_URL: owner.url } : {}),
  };
}

/** Runs a built program such as `main`. */
export function runProgram(
  name: string,
  env: Record<string, string>,
  { args = [], stdio = ['ignore', 'pipe', 'pipe'] }: { args?: string[]; stdio?: ('ignore' | 'pipe' | number)[] } = {},
): ChildProcess {
  return spawn(process.execPath, [join(DIST, `${name}.js`), ...args], { cwd: tmpdir(), env, stdio });
}

/** All that a process prints, and its exit code. */
export async function outputOf(child: ChildProcess): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const text = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.on('data', (chunk: Buffer) => (text[name] += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, ...text };
}

export async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  return new Promise((done) => child.once('exit', done));
}

/** Resolves when the URL answers, whatever it answers; throws when the process has ended. */
export const answering = (url: string, child: ChildProcess): Promise<void> => answered(url, child, () => true);

/** Resolves when the server at `origin` is ready: its database is open, so that calls are carried out. */
export const ready = (origin: string, child: ChildProcess): Promise<void> =>
  answered(`${origin}/api/health/ready`, child);

/** Resolves when the URL gives an expected answer; throws when the process has ended. */
export async function answered(
  url: string,
  child: ChildProcess,
  isExpected: (answer: Response) => boolean = ({ ok }) => ok,
): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`);
    if (await fetch(url).then(isExpected, () => false)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}
