/**
 * What an open page does when the version of the shell that it runs is blocked: it reloads, because only a new page gets
 * another shell. Nothing typed is lost, and a site that still sends the blocked shell causes no endless reloading.
 */
import type { RegistryShell } from '@touchline/contracts/area';
import { refreshRegistry, registryStore } from '../areas/registry/registry-store.js';
import { hasUnsavedWork, subscribeToSaved, unsavedWork } from '../session/unsaved-work.js';
import { createStore } from './store.js';

/** After a save, until the page reloads: the coach sees that it was saved, and the form's history step ends. */
export const RELOAD_AFTER_SAVE_MS = 2_000;
const STORAGE_KEY = 'touchline.reloaded';

/**
 * - `none`: the shell is not withdrawn
 * - `unsaved`: the page reloads when nothing is unsaved any more
 * - `offline`: the page reloads when the site can be reached again
 * - `reloading`: the page reloads now, or in a moment
 * - `repeated`: the page was reloaded and got the same version again, so that only the coach reloads it
 */
export type ShellWithdrawal = 'none' | 'unsaved' | 'offline' | 'reloading' | 'repeated';

interface PageFacts {
  unsaved: boolean;
  online: boolean;
  /** Whether this tab has reloaded itself because of this version before. */
  hasReloaded: boolean;
}

/** Whether the page must leave the version `own`. Without another live version a reload would change nothing. */
export const isShellWithdrawn = (shell: RegistryShell | undefined, own: string): boolean =>
  shell !== undefined && shell.live !== own && shell.blocked.includes(own);

export function withdrawalOf(isWithdrawn: boolean, { unsaved, online, hasReloaded }: PageFacts): ShellWithdrawal {
  if (!isWithdrawn) return 'none';
  if (hasReloaded) return 'repeated';
  if (unsaved) return 'unsaved';
  return online ? 'reloading' : 'offline';
}

export const shellWithdrawal = createStore<ShellWithdrawal>('none');

/**
 * Follows the registry, the unsaved work and the connection. Unsent work needs no question: areas store it on the device,
 * and report what they could not store as unsaved.
 * @param own the version of the shell that this page runs
 * @returns the function that ends it
 */
export function followShellWithdrawal(own: string, reload: () => void = () => location.reload()): () => void {
  let isWithdrawn = false;
  let isReloading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(): void {
    if (isReloading) return;
    clearTimeout(timer);
    const { document, failure } = registryStore.get();
    const isFromSite = document !== null && failure === null;
    // The kept copy may be old, and a failed reading changes nothing.
    if (isFromSite) isWithdrawn = isShellWithdrawn(document.shell, own);

    const former = shellWithdrawal.get();
    const next = withdrawalOf(isWithdrawn, {
      unsaved: hasUnsavedWork(),
      online: navigator.onLine && isFromSite,
      hasReloaded: hasReloaded(own),
    });
    shellWithdrawal.set(next);
    if (next === 'reloading')
      timer = setTimeout(() => void confirmAndReload(), former === 'unsaved' ? RELOAD_AFTER_SAVE_MS : 0);
  }

  /** Reads the registry once more: without a connection the browser would show its error page instead of the reloaded one. */
  async function confirmAndReload(): Promise<void> {
    await refreshRegistry();
    update();
    if (isReloading || shellWithdrawal.get() !== 'reloading') return;
    clearTimeout(timer);
    isReloading = rememberReload(own);
    if (isReloading) reload();
    else shellWithdrawal.set('repeated');
  }

  const updateIfUnsaved = () => {
    if (hasUnsavedWork()) update();
  };
  const readAgain = () => {
    if (isWithdrawn) void refreshRegistry().then(update);
  };
  const stops = [
    registryStore.subscribe(update),
    unsavedWork.subscribe(updateIfUnsaved),
    subscribeToSaved(update),
    () => clearTimeout(timer),
  ];
  window.addEventListener('online', readAgain);
  window.addEventListener('offline', update);
  update();
  return () => {
    window.removeEventListener('online', readAgain);
    window.removeEventListener('offline', update);
    for (const stop of stops) stop();
  };
}

/** Whether this tab has reloaded because of `version`; true without storage, since it could not remember a reload. */
function hasReloaded(version: string): boolean {
  try {
    return sessionStorage.getItem(`${STORAGE_KEY}.${version}`) !== null;
  } catch {
    return true;
  }
}

/** Returns false if this tab cannot remember it. */
function rememberReload(version: string): boolean {
  try {
    sessionStorage.setItem(`${STORAGE_KEY}.${version}`, '1');
    return true;
  } catch {
    return false;
  }
}
