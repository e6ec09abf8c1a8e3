/**
 * One attempt to load one version of an area: unique name, unique address, integrity on every script, checked exports.
 * After a failed chunk a second `loadRemote` on the same name resolves with undefined exports, so each attempt has its
 * own name.
 */
import type { ReleaseHead } from '@touchline/contracts/area';
import { unmetNeeds } from '@touchline/contracts/release-problems';
import { satisfiesRange } from '@touchline/contracts/version-range';
import type { ContractAdapter } from '@touchline/ui/contract-adapter';
import type { HostServices } from '@touchline/ui/host';
import { AreaFailure, toFailure } from './area-failure.js';
import type { LoadedArea } from './area-state.js';
import { federation } from './federation.js';
import { loadPage } from './load-page.js';
import { addressOf, pageFiles, preloadScripts, usesWarmParts } from './preload-files.js';
import { probe, type ExpectedFile } from './probe.js';
import { preloadKitParts } from './shared-libraries.js';
import { awaitsAdapter, hostOffer, loadAdapter } from './spoken-contracts.js';

const integrityByPath = new Map<string, string>();

federation.registerPlugins([
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

/** Fetches the adapter of an earlier major of the contract ahead of the area. A failure is shown where the area is loaded. */
export const preloadAdapter = (range: string): void => void loadAdapter(range).catch(() => undefined);

/** Loads a release as attempt number `attempt`, with its page for `pathname`. Rejects only with an AreaFailure. */
export async function loadAttempt(head: ReleaseHead, attempt: number, pathname: string): Promise<LoadedArea> {
  assertCompatible(head);
  const query = attempt === 1 ? '' : `?a=${attempt}`;
  forgetContainer(head.container);
  integrityByPath.set(addressOf(head, head.entry), head.entry.integrity);
  preloadScripts(
    [...head.first, ...pageFiles(head, pathname)].map((file) => ({
      href: addressOf(head, file) + query,
      integrity: file.integrity,
    })),
  );
  if (pathname === location.pathname && usesWarmParts(head, location)) preloadKitParts(head.warm);

  const name = `${head.container}__attempt_${attempt}`;
  federation.registerRemotes([
    { name, entry: addressOf(head, head.entry) + query, type: 'global', entryGlobalName: head.container },
  ]);
  try {
    const adapter = await adapterFor(head);
    const area = withServicesOf(adapter, requireArea(await federation.loadRemote(`${name}/area`), head));
    await loadPage(area, pathname);
    return area;
  } catch (error) {
    throw (await toDownloadFailure(error, head, pathname)) ?? toFailure(error);
  }
}

/** Why a loaded area stopped: code that did not arrive, else a failure of the area itself. */
export async function toCrashFailure(error: unknown, head: ReleaseHead, pathname: string): Promise<AreaFailure> {
  return (await toDownloadFailure(error, head, pathname)) ?? new AreaFailure('render', toFailure(error).message);
}

/**
 * Refuses an incompatible release before any download, with the sentences of the release commands. The names that it takes from an
 * adapter are judged when that is there.
 */
function assertCompatible(head: ReleaseHead): void {
  const unmet = unmetNeeds(awaitsAdapter(head.contract) ? { ...head, uses: {} } : head, hostOffer());
  if (unmet.length > 0) throw new AreaFailure('incompatible', unmet.join('; '));
}

/** The adapter of an earlier major of the contract; null for the newest one. */
async function adapterFor(head: ReleaseHead): Promise<ContractAdapter | null> {
  const wasMissing = awaitsAdapter(head.contract);
  const adapter = await loadAdapter(head.contract);
  if (wasMissing) assertCompatible(head);
  return adapter;
}

/** The area, whose background work gets the services of its major. */
const withServicesOf = (adapter: ContractAdapter | null, area: LoadedArea): LoadedArea =>
  adapter && area.background
    ? { ...area, background: (services) => area.background!(adapter.adaptServices(services) as HostServices) }
    : area;

/** Removes the global and the hanging scripts of an earlier attempt, which a new attempt would wait for. */
function forgetContainer(container: string): void {
  // `delete` fails on a `var`.
  (globalThis as Record<string, unknown>)[container] = undefined;
  for (const script of document.querySelectorAll(`script[data-webpack^="${container}:"]`)) script.remove();
}

/** Why the code could not be downloaded; null if `error` is about something else. */
async function toDownloadFailure(error: unknown, head: ReleaseHead, pathname: string): Promise<AreaFailure | null> {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  const isLoadFailure =
    /ScriptNetworkError|ChunkLoadError|Loading chunk|RUNTIME-008|RUNTIME-001/.test(text) &&
    !text.includes('ScriptExecutionError');
  if (!isLoadFailure) return null;
  const files: ExpectedFile[] = [head.entry, ...head.first, ...pageFiles(head, pathname)].map((file) => ({
    href: addressOf(head, file),
    path: file.path,
    integrity: file.integrity,
  }));
  return probe(files);
}

function requireArea(loaded: unknown, head: ReleaseHead): LoadedArea {
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
