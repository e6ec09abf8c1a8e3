/** `npm run dev`: shell, all areas and the API with live reload, at the address and with the settings of `npm start`. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { buildChanged } from '../commands/build-changed.mjs';
import { preflight } from '../commands/preflight.mjs';
import { ROOT, findPart, listParts } from '../release/parts.mjs';
import { createApiServer, isApiPart } from './api-server.mjs';
import { devRegistry, newRunId } from '../../area-kit/dev/dev-registry.mjs';
import { createDevServer, sendUnavailable, withClient } from '../../area-kit/dev/dev-server.mjs';
import { forwardedHeaders } from '../../area-kit/dev/headers.mjs';
import { forward } from '../../area-kit/dev/proxy.mjs';
import { setting } from '../../area-kit/area/settings.mjs';
import { watchSources } from './watch-sources.mjs';
import { exitWithError, log, shutDownOnSignals } from '../../area-kit/dev/terminal.mjs';
import { shellConfig } from '../webpack/shell-preset.mjs';
import { publicFolder } from '../release/describe-shell.mjs';
import { watchTypes } from './watch-types.mjs';
import { createWebParts } from '../../area-kit/dev/web-parts.mjs';

/** Interval of the check for new folders and changed package.json files. */
const CHECK_INTERVAL_MS = 1_000;
/** How long a request waits for an API that is restarting. */
const API_WAIT_MS = 20_000;

export async function developProduct() {
  const failedParts = await buildChanged(isApiPart);
  const { writeAtomically } = await import('@touchline/release/atomic-write');
  const { renderPage } = await import('@touchline/release/render-page');
  if (!existsSync(join(ROOT, 'api/dist/main.js'))) exitWithError('The API could not be built; see the messages above.');
  const { port, host } = preflight();
  const run = newRunId();
  // One folder per port, so that two runs in one tree do not share files. SITE_DIR is not touched.
  const dir = join(ROOT, '.cache/dev', String(port));
  const site = join(dir, 'site');
  rmSync(dir, { recursive: true, force: true });

  let pageCount = 0;
  let pageVersion;
  let lastError = '';
  const sendState = () => server.sendState();
  const parts = createWebParts({
    list: () => listParts().filter(({ kind }) => kind === 'shell' || kind === 'area'),
    run,
    dir: join(dir, 'builds'),
    // `forceEnable`, because a NODE_ENV in the environment would disable the plugin silently.
    refreshPlugin: () => new ReactRefreshPlugin({ overlay: false, include: /\.tsx$/, forceEnable: true }),
    // Their sources, so that a change is visible at once.
    contracts: join(ROOT, 'packages/contracts/src'),
    shellConfig,
    log,
    onChange: sendState,
  });
  const apiPort = await freePort();
  // A log line per request would push compile errors out of sight.
  const logLevel = setting('LOG_LEVEL') ?? 'warn';
  const api = createApiServer({
    env: { PORT: String(apiPort), HOST: '127.0.0.1', SITE_DIR: site, LOG_LEVEL: logLevel },
    failedParts,
    log: (message) => log('api', message),
    onChange: sendState,
  });
  const server = createDevServer({
    parts,
    state: () => ({
      run: `${run}-${pageCount}`,
      registry: JSON.stringify(parts.heads()),
      parts: { ...parts.states(), api: { hash: null, errors: api.errors() } },
    }),
    registry: () => devRegistry(run, parts.servedHeads()),
    // Pages come from the API, too, so that addresses, headers and rules are the product's.
    async forwardRequest(request, response) {
      await api.whenReady(API_WAIT_MS);
      if (!api.isUp()) return sendUnavailable(request, response, 'The API is down. See the terminal of "npm run dev".');
      await forward(request, response, `http://127.0.0.1:${apiPort}`, {
        requestHeaders: forwardedHeaders,
        responseHeaders: forwardedHeaders,
      });
    },
  });

  const closers = [() => server.close(), () => api.close(), () => parts.close()];
  shutDownOnSignals(async () => {
    await Promise.all(closers.map((close) => close()));
    rmSync(dir, { recursive: true, force: true });
  });

  attempt(updateParts);
  await server
    .listen(port, host)
    .catch((error) => exitWithError(`PORT ${port} on ${host} cannot be used (${error.code}).`));
  api.start();
  const checking = setInterval(() => attempt(updateParts), CHECK_INTERVAL_MS);
  const unwatch = watchSources((effect, path) => {
    if (effect === 'api') void api.sourcesChanged();
    if (effect === 'page') attempt(writePage);
    if (effect === 'start') log('dev', `${path} has changed: restart "npm run dev" to use it`);
  });
  closers.unshift(() => clearInterval(checking), unwatch);

  await Promise.all([parts.whenIdle(), api.whenReady(Infinity)]);
  const started = api.startedText() || `\n  Touchline is up without its API: http://localhost:${apiPort}\n\n`;
  process.stdout.write(started.replaceAll(`http://localhost:${apiPort}`, address(host, port)));
  closers.unshift(watchTypes((message) => log('api', message)));

  /** Runs `action` and logs its error once: a file may be missing for a moment, for instance while git changes branches. */
  function attempt(action) {
    try {
      action();
      lastError = '';
    } catch (error) {
      if (error.message !== lastError) log('dev', error.message);
      lastError = error.message;
    }
  }

  function updateParts() {
    parts.update();
    if (pageVersion !== parts.versionOf('shell')) writePage();
  }

  /** Writes the page of a release with the development client before the shell. */
  function writePage() {
    const template = readFileSync(join(publicFolder(findPart('shell')), 'index.html'), 'utf8');
    pageVersion = parts.versionOf('shell');
    pageCount += 1;
    const shell = { live: pageVersion, entry: { path: 'main.js', integrity: '' } };
    mkdirSync(site, { recursive: true });
    writeAtomically(join(site, 'index.html'), withClient(renderPage(template, { shell, remotes: {} }, null)));
    sendState();
  }
}

const address = (host, port) =>
  `http://${['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host}:${port}`;

/** A free port of the loopback address. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
