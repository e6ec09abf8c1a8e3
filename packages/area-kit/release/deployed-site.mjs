/** Reads the deployed parts from SITE_DIR, or from a running product. */
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiDocument } from '../webpack/api-calls.mjs';
import { productOrigin } from './product-origin.mjs';
import { kitFile } from '../area/kit.mjs';
import { hasSiteDir, siteFolders } from '../area/settings.mjs';

const REQUEST_TIMEOUT_MS = 10_000;
/** No path: a file of another product must not be written anywhere else. */
const PLAIN_NAME = /^[\w~-][\w.~-]*$/;

/**
 * @param {string | undefined} address the origin of a product. Without it, SITE_DIR; where that cannot be reached, the
 *   shell of the kit, without other areas
 * @returns {Promise<{ where: string, registry: object, shell: object | null, api: object | null }>} `shell`: its release
 *   document, null while the site has none; `api`: the OpenAPI document of the product, null while it has no shell. For SITE_DIR it is
 *   that of the kit, which a checkout builds together with the API that serves the folder. Throws when the product does not answer
 */
export async function readDeployed(address) {
  if (address !== undefined) return readProduct(productOrigin(address, '--at'));
  const { readRegistry } = await import('@touchline/release/registry-store');
  const { isInSite, readShellRelease } = await import('@touchline/release/site-folder');
  const site = hasSiteDir() ? siteFolders().site : kitFile('site');
  const registry = existsSync(join(site, 'registry.json')) ? readRegistry(site) : { site: '', seq: 0, remotes: {} };
  const live = registry.shell?.live;
  const shell = live && isInSite(site, 'shell', live) ? readShellRelease(site, live) : null;
  return {
    where: hasSiteDir() ? site : 'the shell of the area kit',
    folder: site,
    registry,
    shell,
    api: apiDocument(),
  };
}

/**
 * Copies the live versions, and the registry without its log, into the folder `to`. From a product it downloads the files that
 * the releases list, without their compressed copies.
 * @param deployed of `readDeployed`
 */
export async function copyDeployed({ where, folder: from, registry }, to) {
  const { versionFolder } = await import('@touchline/release/site-folder');
  mkdirSync(to, { recursive: true });
  const versions = Object.entries(registry.remotes).flatMap(([name, { releases }]) =>
    Object.keys(releases).map((version) => [name, version]),
  );
  for (const [name, version] of [...(registry.shell ? [['shell', registry.shell.live]] : []), ...versions]) {
    const folder = versionFolder(to, name, version);
    if (isAddress(where)) await download(`${where}/${versionFolder('', name, version)}`, folder);
    else cpSync(versionFolder(from, name, version), folder, { recursive: true });
  }
  writeFileSync(join(to, 'registry.json'), JSON.stringify(registry));
}

/**
 * Reads which names of single libraries deployed versions of areas take, as `checkShell` needs it. The registry does not say it.
 * @param deployed of `readDeployed`
 */
export async function readSingletons({ where, folder, registry }) {
  const { singletonsIn } = await import('@touchline/release/site-folder');
  if (!isAddress(where)) return singletonsIn(folder);
  const versions = Object.entries(registry.remotes).flatMap(([name, { releases }]) =>
    Object.keys(releases).map((version) => `${name}/${version}`),
  );
  const read = async (path) => [path, (await readJsonAt(`${where}/remotes/${path}/release.json`)).singletons];
  const names = new Map(await Promise.all(versions.map(read)));
  return (name, version) => names.get(`${name}/${version}`);
}

const isAddress = (where) => /^https?:/.test(where);

async function download(from, folder) {
  mkdirSync(folder, { recursive: true });
  const { files } = await readJsonAt(`${from}/release.json`);
  for (const path of [...files.map((file) => file.path), 'release.json']) {
    if (!PLAIN_NAME.test(path)) throw new Error(`${from} has a file that is called "${path}".`);
    writeFileSync(join(folder, path), Buffer.from(await (await readAt(`${from}/${path}`)).arrayBuffer()));
  }
}

async function readProduct(origin) {
  const registry = await readJsonAt(`${origin}/registry.json`).catch((error) => {
    throw error instanceof SyntaxError ? new Error(`${origin} is not Touchline: it has no registry of areas.`) : error;
  });
  const live = registry.shell?.live;
  if (!live) return { where: origin, registry, shell: null, api: null };
  const shell = await readJsonAt(`${origin}/shell/${live}/release.json`);
  return { where: origin, registry, shell, api: await readJsonAt(`${origin}/api/openapi.json`) };
}

export const readJsonAt = async (address) => (await readAt(address)).json();

async function readAt(address) {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    headers: { 'cache-control': 'no-cache' },
  }).catch(() => null);
  if (!response?.ok) throw new Error(`${address} ${response ? `answers ${response.status}` : 'does not answer'}.`);
  return response;
}
