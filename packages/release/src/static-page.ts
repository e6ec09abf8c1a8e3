/** The page and the service worker at the top of a site, for hosts that serve files only. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from './atomic-write.js';
import { readRegistry } from './registry-store.js';
import { renderPage } from './render-page.js';
import { SELF_REMOVING_SERVICE_WORKER, SERVICE_WORKER } from './service-worker.js';
import { SHELL, readShellRelease, versionFolder } from './site-folder.js';

/**
 * Writes `index.html` from the newest registry, unless it says that already. It also completes what a dead process left. Of
 * two processes the later one may write first, so each looks again after it has written.
 */
export function writeStaticPage(site: string): void {
  const registry = readRegistry(site);
  if (!registry.shell) return;
  const template = readFileSync(join(versionFolder(site, SHELL, registry.shell.live), 'index.html'), 'utf8');
  const page = renderPage(template, registry, null, readShellRelease(site, registry.shell.live).frame);
  const file = join(site, 'index.html');
  if (!hasText(file, page)) writeAtomically(file, page);
  writeStaticServiceWorker(site, registry.shell.live);
  if (readRegistry(site).seq !== registry.seq) writeStaticPage(site);
}

/** The service worker of the live shell, at the top of the site, where browsers look for it. */
function writeStaticServiceWorker(site: string, shell: string): void {
  const own = join(versionFolder(site, SHELL, shell), SERVICE_WORKER);
  const script = existsSync(own) ? readFileSync(own, 'utf8') : SELF_REMOVING_SERVICE_WORKER;
  const file = join(site, SERVICE_WORKER);
  if (!hasText(file, script)) writeAtomically(file, script);
}

function hasText(file: string, text: string): boolean {
  try {
    return readFileSync(file, 'utf8') === text;
  } catch {
    return false;
  }
}
