/** The API under development: built when its sources change, restarted on the same port, and looked after meanwhile. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildChanged } from '../commands/build-changed.mjs';
import { ROOT } from '../release/parts.mjs';

const API = join(ROOT, 'api');
const PROGRAM = join(API, 'dist/main.js');
const STOP_MS = 12_000;
const DOWN = 'is down; the messages stand above. It starts again when its sources change';

/** Whether the part goes into the API. */
export const isServed = ({ kind }) => kind === 'package' || kind === 'server';

/**
 * @param options `env`: laid over the environment; `unbuilt`: parts that could not be built before it starts; `say(sentence)`: for the terminal; `changed()`: called when it comes up or goes down,
 *   or does not compile
 */
export function createApiServer({ env, unbuilt: atFirst = [], say, changed }) {
  let child = null;
  let closing = false;
  let restarting = false;
  let startedText = '';
  let unbuilt = sentenceOn(atFirst, true);
  let work = Promise.resolve();
  // However this process ends, what it started ends with it.
  process.on('exit', () => child?.kill());
  if (unbuilt) say(unbuilt);

  function start() {
    const server = spawn(process.execPath, [PROGRAM], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = server;
    startedText = '';
    // It says one thing on its standard output: that a coach could work.
    server.stdout.setEncoding('utf8').on('data', (text) => {
      if (child !== server) return;
      startedText += text;
      changed();
    });
    server.once('exit', () => void lost(server));
  }

  async function lost(server) {
    // Ctrl-C reaches it before us.
    await delay(200);
    if (child !== server || closing) return;
    child = null;
    startedText = '';
    say(DOWN);
    changed();
  }

  async function stop() {
    const server = child;
    child = null;
    startedText = '';
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    const timer = setTimeout(() => server.kill('SIGKILL'), STOP_MS);
    await gone;
    clearTimeout(timer);
  }

  async function rebuild() {
    const before = builtFrom();
    const failed = await buildChanged(isServed);
    if (closing) return;
    unbuilt = sentenceOn(failed, child !== null);
    if (unbuilt) say(unbuilt);
    const isNew = builtFrom() !== before;
    if (existsSync(PROGRAM) && (isNew || (!child && !unbuilt))) {
      say('restarts');
      restarting = true;
      await stop();
      restarting = false;
      if (!closing) start();
    }
    changed();
  }

  return {
    start,
    /** Builds what changed and restarts with it; one after the other, however fast saves come. */
    sourcesChanged() {
      work = work.then(() => (closing ? undefined : rebuild()));
      return work;
    },
    isUp: () => startedText !== '',
    /** Resolves when it is up, or when there is nothing to wait for; at most for `milliseconds`. */
    async settled(milliseconds) {
      const end = performance.now() + milliseconds;
      while (startedText === '' && (child || restarting) && performance.now() < end) await delay(50);
    },
    errors: () => (unbuilt ? [unbuilt] : child || restarting ? [] : [DOWN]),
    /** What it says of itself when it is ready: address and demo sign-ins. Empty before. */
    startedText: () => startedText,
    async close() {
      closing = true;
      await Promise.all([stop(), work]);
    },
  };
}

const sentenceOn = (failed, goesOn) =>
  failed.length > 0
    ? `could not be built anew (${failed.join(', ')}); ${goesOn ? 'the last good one goes on' : 'it is down'}`
    : null;

/** The hash of the inputs of what stands in `dist`. */
function builtFrom() {
  const file = join(API, 'dist/.inputs');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
