/**
 * One attempt to get one version of an area: fresh name, fresh address, integrity on every script, shape checked.
 * A second `loadRemote` on the same name resolves with undefined exports after a failed chunk; hence a name per attempt.
 */
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ReleaseFile, ReleaseHead } from '@touchline/contracts/area';
import { satisfiesRange } from '@touchline/contracts/version-range';
import { HOST_CONTRACT } from '@touchline/ui/host';
import type { LoadedArea } from './area-machine.js';
import { matchPath } from '@touchline/ui/router';
import { AreaFailure, toFailure } from './failure.js';
import { loadPage } from './load-page.js';
import { probe, type ExpectedFile } from './probe.js';
import { providedVersions, warmKit } from './shared-libraries.js';

const integrityByPath = new Map<string, string>();

registerPlugins([
  {
    name: 'entry-integrity',
    createScript({ url }: { url: string }) {
      const script = document.createElement('script');
      script.src = url;
      const integrity = integrityByPath.get(new URL(url, location.href).pathname);
      if (integrity) script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      return script;
    },
  },
]);

/** Loads `head` as attempt number `attempt`, with its page for `pathname`. Rejects with an AreaFailure only. */
export async function loadAttempt(head: ReleaseHead, attempt: number, pathname: string): Promise<LoadedArea> {
  assertCompatible(head);
  const query = attempt === 1 ? '' : `?a=${attempt}`;
  forgetContainer(head.container);
  integrityByPath.set(addressOf(head, head.entry), head.entry.integrity);
  preload(
    [...head.first, ...pageFiles(head, pathname)].map((file) => ({
      href: addressOf(head, file) + query,
      integrity: file.integrity,
    })),
  );
  warmKit(head.warm);

  const name = `${head.container}__attempt_${attempt}`;
  registerRemotes([
    { name, entry: addressOf(head, head.entry) + query, type: 'global', entryGlobalName: head.container },
  ]);
  try {
    const area = checked(await loadRemote(`${name}/area`), head);
    await loadPage(area, pathname);
    return area;
  } catch (error) {
    throw (await lineFailure(error, head, pathname)) ?? toFailure(error);
  }
}

/** Why an area that had arrived stopped: code that did not come, or, when it is not that, the area's own fault. */
export async function whyItStopped(error: unknown, head: ReleaseHead, pathname: string): Promise<AreaFailure> {
  return (await lineFailure(error, head, pathname)) ?? new AreaFailure('render', toFailure(error).message);
}

const addressOf = (head: ReleaseHead, file: ReleaseFile) => `/remotes/${head.name}/${head.version}/${file.path}`;

function pageFiles(head: ReleaseHead, pathname: string): ReleaseFile[] {
  return head.pages.find(({ path }) => matchPath(path, pathname))?.files ?? [];
}

/** Refuses before any download what could only fail later, with a stranger message. */
function assertCompatible(head: ReleaseHead): void {
  if (!satisfiesRange(HOST_CONTRACT, head.contract))
    throw new AreaFailure('incompatible', `needs contract ${head.contract}, this shell has ${HOST_CONTRACT}`);
  if (head.runtime !== process.env.FEDERATION_RUNTIME)
    throw new AreaFailure('incompatible', `needs federation runtime ${head.runtime}`);
  for (const [key, range] of Object.entries(head.shared)) {
    const version = providedVersions[key];
    if (!version || !satisfiesRange(version, range))
      throw new AreaFailure('incompatible', `needs ${key} ${range}, this shell has ${version ?? 'none'}`);
  }
}

/** Lets a new attempt start clean: the global of an earlier one, and scripts of it that hang, would be waited for again. */
function forgetContainer(container: string): void {
  // `delete` fails on a `var`.
  (globalThis as Record<string, unknown>)[container] = undefined;
  for (const script of document.querySelectorAll(`script[data-webpack^="${container}:"]`)) script.remove();
}

function preload(files: { href: string; integrity: string }[]): void {
  for (const { href, integrity } of files) {
    const link = document.createElement('link');
    // A preload is used only when integrity and crossorigin equal those of the script that follows.
    Object.assign(link, { rel: 'preload', as: 'script', href, integrity, crossOrigin: 'anonymous' });
    document.head.append(link);
  }
}

/** What went wrong with fetching the code; null when `error` is about something else. */
async function lineFailure(error: unknown, head: ReleaseHead, pathname: string): Promise<AreaFailure | null> {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  const isLoadFailure =
    /ScriptNetworkError|ChunkLoadError|Loading chunk|RUNTIME-008|RUNTIME-001/.test(text) &&
    !text.includes('ScriptExecutionError');
  if (!isLoadFailure) return null;
  const files: ExpectedFile[] = [head.entry, ...head.first, ...pageFiles(head, pathname)].map((file) => ({
    href: addressOf(head, file),
    integrity: file.integrity,
  }));
  return probe(files);
}

function checked(loaded: unknown, head: ReleaseHead): LoadedArea {
  const area = (loaded as { area?: Partial<LoadedArea> } | null)?.area;
  if (!area || typeof area.routes !== 'object' || area.routes === null)
    throw new AreaFailure('contract', 'the module exports no area');
  if (area.name !== head.name) throw new AreaFailure('contract', `calls itself ${area.name}`);
  if (area.version !== head.version) throw new AreaFailure('contract', `is version ${area.version}`);
  if (typeof area.contract !== 'string' || !satisfiesRange(area.contract, head.contract))
    throw new AreaFailure('contract', `was built for contract ${area.contract}`);
  const missing = head.prefixes.filter((prefix) => !Array.isArray(area.routes?.[prefix]));
  if (missing.length > 0) throw new AreaFailure('contract', `has no routes for ${missing.join(', ')}`);
  return area as LoadedArea;
}
