/** Lets the app open without a network: the service worker, the files of the versions that run here, and the kept answers of the day. */
import { createStore } from '../app/store.js';
import { allRunningVersions, currentVersionOf, subscribeToVersions } from '../areas/areas.js';
import { registryStore } from '../areas/registry/registry-store.js';
import {
  blockedFolders,
  folderOfArea,
  folderOfShell,
  forgetFiles,
  forgetOldVersions,
  keepPage,
  keepVersion,
  keptAreas,
} from './kept-files.js';
import { canKeepFiles, startServiceWorker } from './service-worker-registration.js';

/** After the page is usable: keeping must not compete with requests that the coach waits for. */
const START_AFTER_MS = 4_000;

/**
 * Whether this app opens without a network here:
 * - `impossible`: the browser, or an address without https, does not allow it
 * - `off`: the site has switched it off, or the browser refuses it
 * - `preparing`: the files are on their way
 * - `ready`: it opens
 */
export type OfflineOpening = 'impossible' | 'off' | 'preparing' | 'ready';

export const offlineOpening = createStore<OfflineOpening>('preparing');

/**
 * Keeps the files of this page's shell, and of the areas that were used in this browser, and follows the registry.
 * @param shell the version that this page runs
 */
export function keepFilesOffline(shell: string): void {
  if (!canKeepFiles()) return offlineOpening.set('impossible');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keeping: Promise<void> = Promise.resolve();

  const keepSoon = () => {
    clearTimeout(timer);
    // Files that do not arrive are tried again after the next change, or when the connection is back.
    timer = setTimeout(() => (keeping = keeping.then(() => keepAll(shell)).catch(() => undefined)), START_AFTER_MS);
  };
  subscribeToVersions(keepSoon);
  registryStore.subscribe(keepSoon);
  window.addEventListener('online', keepSoon);
  keepSoon();
}

async function keepAll(shell: string): Promise<void> {
  const { document } = registryStore.get();
  if (!document) return;
  if (!(await startServiceWorker())) {
    offlineOpening.set('off');
    return forgetFiles();
  }

  const blocked = blockedFolders(document);
  const ownFolder = folderOfShell(shell);
  if (!blocked.has(ownFolder)) {
    await keepVersion(ownFolder);
    await keepPage(shell);
  }

  const running = [...allRunningVersions()].map(([area, version]) => folderOfArea(area, version));
  const next = [...(await keptAreas())].flatMap((area) => {
    const version = currentVersionOf(area);
    return version === null ? [] : [folderOfArea(area, version)];
  });
  for (const folder of new Set([...running, ...next])) if (!blocked.has(folder)) await keepVersion(folder);
  await forgetOldVersions(document, new Set([ownFolder, ...running]));
  offlineOpening.set('ready');
}
