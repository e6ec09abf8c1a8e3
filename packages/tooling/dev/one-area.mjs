/** `npm run dev -w mfe-…`: one area with live reload inside a running product; everything else is the product's, as deployed. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAllChanged } from '../commands/build-changed.mjs';
import { checkRelease } from '../release/check.mjs';
import { ROOT, findPart } from '../release/parts.mjs';
import { usedKitNames } from '../webpack/kit-names.mjs';
import { newRun, withDevHead } from './dev-registry.mjs';
import { createDevServer, sendDown, withClient } from './dev-server.mjs';
import { fromProduct, ownOrigins, toProduct } from './headers.mjs';
import { findProduct, readProductRegistry, readProductShell } from './product.mjs';
import { forward } from './proxy.mjs';
import { setting } from './settings.mjs';
import { endOnSignals, giveUp, say } from './terminal.mjs';
import { createWebParts } from './web-parts.mjs';

const HOST = '127.0.0.1';
/** Where it listens without DEV_PORT: the first of these that is free, so that several areas can be worked on at once. */
const PORTS = Array.from({ length: 99 }, (_, index) => 3001 + index);
const LOOK_EVERY_MS = 1_000;

export async function developOneArea(name) {
  const area = findPart(name);
  if (area.kind !== 'area') giveUp(`${name} is no area. "npm run dev" runs the whole product.`);
  const { productUrl, ports } = readSettings();
  const product = await findProduct(productUrl);
  await buildAllChanged(({ kind }) => kind === 'package');
  const run = newRun();
  const dir = join(ROOT, '.cache/dev', `${name}-${run}`);
  let misfits = [];

  const parts = createWebParts({
    list: () => [area],
    run,
    dir,
    // React in a deployed shell is its production build, which exchanges no components: the page reloads.
    refresh: false,
    say,
    changed: () => server.tell(),
    built: (compilation) => void judge(compilation),
  });
  const own = [];
  const server = createDevServer({
    parts,
    state: () => ({
      run,
      registry: JSON.stringify(parts.heads()),
      parts: { ...parts.states(), product: { hash: null, errors: misfits } },
    }),
    registry: async () => parts.heads().reduce(withDevHead, await readProductRegistry(product)),
    async other(request, response) {
      const isPage = request.headers.accept?.includes('text/html') ?? false;
      const ask = (headers) => toProduct(isPage ? asPageRequest(headers) : headers, own, product);
      const alter = ({ statusCode, headers }) =>
        isPage && statusCode === 200 && /^text\/html/.test(headers['content-type'] ?? '') ? withClient : null;
      await forward(request, response, product, { ask, answer: fromProduct, alter }).catch(() =>
        sendDown(request, response, `${product} does not answer any more.`),
      );
    },
  });
  endOnSignals(async () => {
    await Promise.all([server.close(), parts.close()]);
    rmSync(dir, { recursive: true, force: true });
  });

  parts.update();
  await parts.settled();
  const port = await listenOnFirst(server, ports);
  own.push(...ownOrigins(HOST, port));
  setInterval(() => parts.update(), LOOK_EVERY_MS);
  process.stdout.write(`\n  ${name} is live at http://localhost:${port}, inside ${product}\n\n`);

  /** Says early what `promote` would refuse: what this product's shell and areas have no room for. */
  async function judge(compilation) {
    const before = misfits.join('\n');
    try {
      const [head] = parts.heads();
      const [registry, shell] = await Promise.all([readProductRegistry(product), readProductShell(product)]);
      const { satisfiesRange } = await import(
        pathToFileURL(join(ROOT, 'packages/contracts/dist/version-range.js')).href
      );
      misfits = shell
        ? checkRelease({ ...head, uses: usedKitNames(compilation) }, registry, shell, satisfiesRange, {
            firstGzipBytes: Infinity,
          })
        : [];
    } catch (error) {
      misfits = [error.message];
    }
    if (misfits.join('\n') === before) return;
    say(name, misfits.length > 0 ? `does not fit ${product}\n${misfits.join('\n')}` : `fits ${product}`);
    server.tell();
  }
}

/** A page is changed on its way: it has to come whole and uncompressed. */
function asPageRequest(headers) {
  const { 'if-none-match': _tag, 'if-modified-since': _date, ...others } = headers;
  return { ...others, 'accept-encoding': 'identity' };
}

/** Where the product is, and where to listen. */
function readSettings() {
  const devPort = setting('DEV_PORT');
  if (devPort !== null && !(/^[1-9]\d{0,4}$/.test(devPort) && Number(devPort) < 65_536))
    giveUp('DEV_PORT must be a whole number from 1 to 65535.');
  return {
    productUrl: setting('PRODUCT_URL') ?? 'http://localhost:3000',
    ports: devPort === null ? PORTS : [Number(devPort)],
  };
}

async function listenOnFirst(server, ports) {
  for (const port of ports) {
    try {
      await server.listen(port, HOST);
      return port;
    } catch (error) {
      if (port === ports.at(-1))
        throw new Error(`Port ${port} on ${HOST} cannot be used (${error.code}): set DEV_PORT to another number.`, {
          cause: error,
        });
    }
  }
}
