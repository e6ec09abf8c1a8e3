/** `npm run dev`: shell, all areas and the API with live reload, on the one address and with the settings of `npm start`. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buildChanged } from '../commands/build-changed.mjs';
import { preflight } from '../commands/preflight.mjs';
import { writeAtomically } from '../release/atomic-write.mjs';
import { ROOT, findPart, listParts } from '../release/parts.mjs';
import { renderIndex } from '../release/render-index.mjs';
import { createApiServer, isServed } from './api-server.mjs';
import { devRegistry, newRun } from './dev-registry.mjs';
import { createDevServer, sendDown, withClient } from './dev-server.mjs';
import { passedOn } from './headers.mjs';
import { forward } from './proxy.mjs';
import { setting } from './settings.mjs';
import { watchSources } from './source-changes.mjs';
import { endOnSignals, giveUp, say } from './terminal.mjs';
import { watchTypes } from './type-check.mjs';
import { createWebParts } from './web-parts.mjs';

/** New folders and changed package.jsons are looked for this often. */
const LOOK_EVERY_MS = 1_000;
/** A request waits this long for an API that is just starting again. */
const PATIENCE_MS = 20_000;

export async function developWholeProduct() {
  const unbuilt = await buildChanged(isServed);
  if (!existsSync(join(ROOT, 'api/dist/main.js'))) giveUp('The API could not be built; the messages stand above.');
  const { port, host } = preflight();
  const run = newRun();
  // Of this port, so that two developments of one tree keep apart. What was released into SITE_DIR stays as it is.
  const dir = join(ROOT, '.cache/dev', String(port));
  const site = join(dir, 'site');
  rmSync(dir, { recursive: true, force: true });

  let pages = 0;
  let shown;
  let trouble = '';
  const tell = () => server.tell();
  const parts = createWebParts({
    list: () => listParts().filter(({ kind }) => kind === 'shell' || kind === 'area'),
    run,
    dir: join(dir, 'builds'),
    refresh: true,
    say,
    changed: tell,
  });
  const inner = await freePort();
  // One line per request would push what does not compile out of sight.
  const logLevel = setting('LOG_LEVEL') ?? 'warn';
  const api = createApiServer({
    env: { PORT: String(inner), HOST: '127.0.0.1', SITE_DIR: site, LOG_LEVEL: logLevel },
    unbuilt,
    say: (sentence) => say('api', sentence),
    changed: tell,
  });
  const server = createDevServer({
    parts,
    state: () => ({
      run: `${run}-${pages}`,
      registry: JSON.stringify(parts.heads()),
      parts: { ...parts.states(), api: { hash: null, errors: api.errors() } },
    }),
    registry: () => devRegistry(run, parts.heads()),
    // Pages among it: addresses, headers and rules are the product's own.
    async other(request, response) {
      await api.settled(PATIENCE_MS);
      if (!api.isUp()) return sendDown(request, response, 'The API is down. The terminal of "npm run dev" says why.');
      await forward(request, response, `http://127.0.0.1:${inner}`, { ask: passedOn, answer: passedOn });
    },
  });

  const ends = [() => server.close(), () => api.close(), () => parts.close()];
  endOnSignals(async () => {
    await Promise.all(ends.map((end) => end()));
    rmSync(dir, { recursive: true, force: true });
  });

  attempt(look);
  await server.listen(port, host).catch((error) => giveUp(`PORT ${port} on ${host} cannot be used (${error.code}).`));
  api.start();
  const looking = setInterval(() => attempt(look), LOOK_EVERY_MS);
  const unwatch = watchSources((meaning, path) => {
    if (meaning === 'api') void api.sourcesChanged();
    if (meaning === 'page') attempt(writePage);
    if (meaning === 'start') say('dev', `${path} has changed: that counts when "npm run dev" is started again`);
  });
  ends.unshift(() => clearInterval(looking), unwatch);

  await Promise.all([parts.settled(), api.settled(Infinity)]);
  const started = api.startedText() || `\n  Touchline is up without its API: http://localhost:${inner}\n\n`;
  process.stdout.write(started.replaceAll(`http://localhost:${inner}`, address(host, port)));
  ends.unshift(watchTypes((sentence) => say('api', sentence)));

  /** A file may be gone for a moment, in a change of branch for instance: said, and looked at again. */
  function attempt(act) {
    try {
      act();
      trouble = '';
    } catch (error) {
      if (error.message !== trouble) say('dev', error.message);
      trouble = error.message;
    }
  }

  function look() {
    parts.update();
    if (shown !== parts.versionOf('shell')) writePage();
  }

  /** The page as a release has it, with the client of development before the shell. */
  function writePage() {
    const template = readFileSync(join(findPart('shell').dir, 'src/index.html'), 'utf8');
    shown = parts.versionOf('shell');
    pages += 1;
    const release = { version: shown, entry: { path: 'main.js', integrity: '' } };
    mkdirSync(site, { recursive: true });
    writeAtomically(join(site, 'index.html'), withClient(renderIndex(template, release)));
    tell();
  }
}

const address = (host, port) =>
  `http://${['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host}:${port}`;

/** A port of the loopback that is free now. */
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
