/** The API in development: it is built when its sources change, and restarted on the same port. */
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
const DOWN_MESSAGE = 'is down; see the messages above. It starts again when its sources change';

/** Whether the part is built into the API, or served by it from where it was built. */
export const isApiPart = ({ kind }) => kind === 'package' || kind === 'pages' || kind === 'server';

/**
 * @param options
 *   `env`: added to the environment; `failedParts`: parts that could not be built before the first start;
 *   `log(message)`: prints to the terminal; `onChange()`: called when the API starts, stops, or does not compile
 */
export function createApiServer({ env, failedParts = [], log, onChange }) {
  let child = null;
  let closing = false;
  let restarting = false;
  let startedText = '';
  let buildError = buildErrorMessage(failedParts, true);
  let rebuilds = Promise.resolve();
  // The API must not outlive this process.
  process.on('exit', () => child?.kill());
  if (buildError) log(buildError);

  function start() {
    const server = spawn(process.execPath, [PROGRAM], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = server;
    startedText = '';
    // The API prints to standard output only when it is ready.
    server.stdout.setEncoding('utf8').on('data', (text) => {
      if (child !== server) return;
      startedText += text;
      onChange();
    });
    server.once('exit', () => void handleExit(server));
  }

  async function handleExit(server) {
    // Ctrl-C may reach the API before this process.
    await delay(200);
    if (child !== server || closing) return;
    child = null;
    startedText = '';
    log(DOWN_MESSAGE);
    onChange();
  }

  async function stop() {
    const server = child;
    child = null;
    startedText = '';
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGINT');
    const timer = setTimeout(() => server.kill('SIGKILL'), STOP_MS);
    await exited;
    clearTimeout(timer);
  }

  async function rebuild() {
    const before = builtInputsHash();
    const failed = await buildChanged(isApiPart);
    if (closing) return;
    buildError = buildErrorMessage(failed, child !== null);
    if (buildError) log(buildError);
    const hasNewBuild = builtInputsHash() !== before;
    if (existsSync(PROGRAM) && (hasNewBuild || (!child && !buildError))) {
      log('restarts');
      restarting = true;
      await stop();
      restarting = false;
      if (!closing) start();
    }
    onChange();
  }

  return {
    start,
    /** Builds what changed and restarts the API; calls run one after the other. */
    sourcesChanged() {
      rebuilds = rebuilds.then(() => (closing ? undefined : rebuild()));
      return rebuilds;
    },
    isUp: () => startedText !== '',
    /** Resolves when the API is up, is down without a restart under way, or after `milliseconds`. */
    async whenReady(milliseconds) {
      const end = performance.now() + milliseconds;
      while (startedText === '' && (child || restarting) && performance.now() < end) await delay(50);
    },
    errors: () => (buildError ? [buildError] : child || restarting ? [] : [DOWN_MESSAGE]),
    /** The text that the API prints when it is ready: address and demo sign-ins. Empty before. */
    startedText: () => startedText,
    async close() {
      closing = true;
      await Promise.all([stop(), rebuilds]);
    },
  };
}

const buildErrorMessage = (failed, isRunning) =>
  failed.length > 0
    ? `could not be built (${failed.join(', ')}); ${isRunning ? 'the last good build keeps running' : 'it is down'}`
    : null;

/** The inputs' hash of the build in `dist`; null without a build. */
function builtInputsHash() {
  const file = join(API, 'dist/.inputs');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
