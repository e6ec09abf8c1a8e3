/** One area with live reload inside a running product, which provides everything else, or inside the kit's shell on recorded answers. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { KIT_FILES } from '../area/kit.mjs';
import { setting } from '../area/settings.mjs';
import { startRecordedProduct } from '../recorded/recorded-product.mjs';
import { areaMetadata } from '../release/describe.mjs';
import { RemoteSite } from '../release/remote-site.mjs';
import { newRunId, withDevHead } from './dev-registry.mjs';
import { createDevServer, sendUnavailable, withClient } from './dev-server.mjs';
import { toBrowserHeaders, ownOrigins, toProductHeaders } from './headers.mjs';
import { findProduct, readProductRegistry } from './running-product.mjs';
import { forward } from './proxy.mjs';
import { shutDownOnSignals, exitWithError, log } from './terminal.mjs';
import { createWebParts } from './web-parts.mjs';

const HOST = '127.0.0.1';
const DEFAULT_PRODUCT = 'http://localhost:3000';
/** Without DEV_PORT the first free one is used, so that several areas can be developed at the same time. */
const DEFAULT_PORTS = Array.from({ length: 99 }, (_, index) => 3001 + index);
const CHECK_INTERVAL_MS = 1_000;

/** @param area of `readPart` */
export async function developArea(area) {
  const { name } = area;
  if (area.kind !== 'area') exitWithError(`${name} is not an area. "npm run dev" runs the whole product.`);
  const { productUrl, ports } = readSettings();
  const product = await chooseProduct(area, productUrl);
  const { shell } = await new RemoteSite(product).read();
  if (shell?.registryKey)
    exitWithError(
      `${product} believes signed registries only, so it cannot show an area in development. Use a product without a key.`,
    );
  const run = newRunId();
  const dir = join(area.dir, '.cache/dev', run);
  let problems = [];

  const parts = createWebParts({
    list: () => [area],
    run,
    dir,
    log,
    onChange: () => server.sendState(),
    onBuilt: (compilation) => void reportProblems(compilation),
  });
  const proxyOrigins = [];
  const server = createDevServer({
    parts,
    state: () => ({
      run,
      registry: JSON.stringify(parts.heads()),
      parts: { ...parts.states(), product: { hash: null, errors: problems } },
    }),
    registry: async () => parts.servedHeads().reduce(withDevHead, await readProductRegistry(product)),
    async forwardRequest(request, response) {
      const isPage = request.headers.accept?.includes('text/html') ?? false;
      const requestHeaders = (headers) =>
        toProductHeaders(isPage ? asPageRequest(headers) : headers, proxyOrigins, product);
      const transformBody = ({ statusCode, headers }) =>
        isPage && statusCode === 200 && /^text\/html/.test(headers['content-type'] ?? '') ? withClient : null;
      await forward(request, response, product, {
        requestHeaders,
        responseHeaders: toBrowserHeaders,
        transformBody,
      }).catch(() => sendUnavailable(request, response, `${product} no longer answers.`));
    },
  });
  shutDownOnSignals(async () => {
    await Promise.all([server.close(), parts.close()]);
    rmSync(dir, { recursive: true, force: true });
  });

  parts.update();
  await parts.whenIdle();
  const port = await listenOnFirstFree(server, ports);
  proxyOrigins.push(...ownOrigins(HOST, port));
  setInterval(() => parts.update(), CHECK_INTERVAL_MS);
  process.stdout.write(`\n  ${name} is live at http://localhost:${port}, inside ${product}\n\n`);

  /** Logs why `promote` would refuse the current build in this product. */
  async function reportProblems(compilation) {
    const before = problems.join('\n');
    try {
      const [head] = parts.servedHeads();
      const deployed = await new RemoteSite(product).read();
      const { uses, calls, minimumContract } = areaMetadata(area, compilation);
      const release = { ...head, uses, calls, contract: `^${minimumContract}`, files: [] };
      const { checkBuilds } = await import('@touchline/release/check-build');
      problems = deployed.shell ? checkBuilds({ ...deployed, builds: [release] }) : [];
    } catch (error) {
      problems = [error.message];
    }
    if (problems.join('\n') === before) return;
    log(name, problems.length > 0 ? `does not fit ${product}\n${problems.join('\n')}` : `fits ${product}`);
    server.sendState();
  }
}

/** The proxy changes pages, so they must be sent completely and uncompressed. */
function asPageRequest(headers) {
  const { 'if-none-match': _tag, 'if-modified-since': _date, ...others } = headers;
  return { ...others, 'accept-encoding': 'identity' };
}

/**
 * The product at PRODUCT_URL. Where it is not set and none runs at the default address, one with the kit's shell and recorded answers is
 * started, if the kit has them.
 */
async function chooseProduct(area, productUrl) {
  if (productUrl !== null) return findProduct(productUrl);
  try {
    return await findProduct(DEFAULT_PRODUCT);
  } catch (error) {
    if (!existsSync(join(KIT_FILES, 'answers.json'))) throw error;
    const { url } = await startRecordedProduct({
      site: join(KIT_FILES, 'site'),
      answersFile: join(area.dir, 'stories/answers.json'),
    });
    log(area.name, 'PRODUCT_URL is not set, so this is the shell of the area kit with recorded answers');
    return url;
  }
}

/** The product's address, or null, and the ports to try. */
function readSettings() {
  const devPort = setting('DEV_PORT');
  if (devPort !== null && !(/^[1-9]\d{0,4}$/.test(devPort) && Number(devPort) < 65_536))
    exitWithError('DEV_PORT must be a whole number from 1 to 65535.');
  return {
    productUrl: setting('PRODUCT_URL'),
    ports: devPort === null ? DEFAULT_PORTS : [Number(devPort)],
  };
}

async function listenOnFirstFree(server, ports) {
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
