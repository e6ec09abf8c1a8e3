/** A program that runs beside this one until it is ended. */
import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const START_MS = 120_000;
const STOP_MS = 20_000;

/**
 * Starts a program in a process group of its own: Ctrl-C reaches this program only, which then ends the others in order. When it
 * is gone without doing so, as a test that was interrupted, Linux ends them.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { asUser?: string | null }} [options] `asUser`: only root may name one
 */
export function spawnBeside(command, args, { asUser = null, ...options } = {}) {
  const user = asUser ? ['--reuid', asUser, '--regid', asUser, '--init-groups'] : [];
  return spawn('setpriv', [...user, '--pdeathsig', 'KILL', command, ...args], { detached: true, ...options });
}

/**
 * @param {string} name for messages
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, isUp: () => Promise<boolean> }} options `env`: the whole environment; `isUp`: asked
 *   until it says true
 */
export async function startChild(name, command, args, { cwd, env, isUp }) {
  const child = spawnBeside(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output = (output + text).slice(-20_000)));
  child.on('error', (error) => (output += error.message));
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const kill = async (signal = 'SIGKILL') => {
    if (!isRunning()) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  const end = async () => {
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await kill('SIGTERM');
    clearTimeout(limit);
  };

  for (const deadline = Date.now() + START_MS; !(await isUp()); await delay(50)) {
    if (!isRunning()) throw new Error(`${name} ended while it started:\n${output}`);
    if (Date.now() < deadline) continue;
    await kill();
    throw new Error(`${name} did not start within ${START_MS / 1000} s:\n${output}`);
  }
  return { pid: child.pid, output: () => output, isRunning, kill, end };
}

/** The status of an answer; null when there is none within a second. */
export function statusOf(port, path) {
  return new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, path, agent: false, timeout: 1000 }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
      response.once('error', () => resolve(null));
    });
    call.once('timeout', () => call.destroy()).once('error', () => resolve(null));
    call.end();
  });
}
