/**
 * Keeps what a page needs to open without a network, in the caches from which the service worker answers: the shell of this page with
 * its page, and the areas that this browser has used, in the versions that the registry names. A release lists its files itself
 * (`release.json`), so no build knows the files of another.
 */
import { REGISTRY_MARK, type RegistryDocument, type ReleaseFile } from '@touchline/contracts/area';
import { FILES_CACHE, KEPT_PAGE, PAGE_CACHE } from './cache-names.js';

/** The kept page opens later than the site changes, with the newest registry that the device has. */
const REGISTRY_MARK_TAG = new RegExp(`<meta name="${REGISTRY_MARK}"[^>]*>`);
/** Files of a version that its pages do not load: types, documents, icons of the installed app, and the worker itself. */
const NOT_FOR_PAGES = /(?:\.(?!js$|css$|woff2$)[a-z0-9]+|service-worker\.js)$/;

export const folderOfShell = (version: string): string => `/shell/${version}`;
export const folderOfArea = (area: string, version: string): string => `/remotes/${area}/${version}`;

/** The folder of a version in which a kept file lies; null if it is none. */
const folderOf = (pathname: string): string | null =>
  /^(\/shell\/[^/]+|\/remotes\/[^/]+\/[^/]+)\//.exec(pathname)?.[1] ?? null;

/**
 * Keeps all files of a version. Each is fetched with its integrity value, one after the other, because nothing on screen waits for them.
 * Rejects when one does not arrive; what has arrived stays.
 */
export async function keepVersion(folder: string): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  const document = `${folder}/release.json`;
  if (!(await cache.match(document, { ignoreVary: true }))) await cache.add(document);
  const release = (await (await cache.match(document, { ignoreVary: true }))?.json()) as { files: ReleaseFile[] };
  for (const { path, integrity } of release.files) {
    const address = `${folder}/${path}`;
    if (NOT_FOR_PAGES.test(path) || (await cache.match(address, { ignoreVary: true }))) continue;
    await cache.add(new Request(address, { integrity, credentials: 'same-origin' }));
  }
}

/**
 * Keeps the page of this shell, under which every address opens. Call it when the shell's files are kept. Another shell may be live
 * meanwhile: its page is kept by the page that runs it.
 */
export async function keepPage(shell: string): Promise<void> {
  const response = await fetch(KEPT_PAGE, { cache: 'no-cache', credentials: 'same-origin' });
  if (!response.ok || response.redirected) return;
  const text = await response.text();
  if (!text.includes(`${folderOfShell(shell)}/`)) return;
  const headers = new Headers(response.headers);
  // They describe the body as it was sent.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  const kept = new Response(text.replace(REGISTRY_MARK_TAG, ''), { headers });
  await (await caches.open(PAGE_CACHE)).put(KEPT_PAGE, kept);
}

/** Removes files of blocked versions, and of versions neither named by the registry nor running. */
export async function forgetOldVersions(registry: RegistryDocument, running: ReadonlySet<string>): Promise<void> {
  const blocked = blockedFolders(registry);
  const named = new Set([...namedFolders(registry), ...running, ...(await foldersOfKeptPage(blocked))]);
  const cache = await caches.open(FILES_CACHE);
  for (const request of await cache.keys()) {
    const folder = folderOf(new URL(request.url).pathname);
    if (folder === null || blocked.has(folder) || !named.has(folder)) await cache.delete(request, { ignoreVary: true });
  }
}

/** Removes all that is kept. */
export async function forgetFiles(): Promise<void> {
  await Promise.all([FILES_CACHE, PAGE_CACHE].map((name) => caches.delete(name)));
}

/** The areas of which this browser keeps a version: those that a coach has used here. */
export async function keptAreas(): Promise<Set<string>> {
  const keys = await (await caches.open(FILES_CACHE)).keys();
  return new Set(keys.flatMap(({ url }) => /\/remotes\/([^/]+)\//.exec(new URL(url).pathname)?.[1] ?? []));
}

/** The folder of the shell that the kept page starts; none if there is no page. A page whose shell is blocked is removed. */
async function foldersOfKeptPage(blocked: ReadonlySet<string>): Promise<string[]> {
  const cache = await caches.open(PAGE_CACHE);
  const text = await (await cache.match(KEPT_PAGE))?.text();
  const folder = /\/shell\/[^/"]+/.exec(text ?? '')?.[0];
  if (folder === undefined) return [];
  if (!blocked.has(folder)) return [folder];
  await cache.delete(KEPT_PAGE);
  return [];
}

/** The folders of the versions that no page may run. */
export function blockedFolders({ shell, remotes }: RegistryDocument): Set<string> {
  return new Set([
    ...(shell?.blocked ?? []).map(folderOfShell),
    ...Object.entries(remotes).flatMap(([area, { blocked }]) => blocked.map((version) => folderOfArea(area, version))),
  ]);
}

function namedFolders({ shell, remotes }: RegistryDocument): string[] {
  return [
    ...(shell ? [shell.live, shell.lastGood ?? shell.live].map(folderOfShell) : []),
    ...Object.entries(remotes).flatMap(([area, { releases }]) =>
      Object.keys(releases).map((version) => folderOfArea(area, version)),
    ),
  ];
}
