/** The areas of this page: the registry, one controller per area, and their status. */
import type { RegistryDocument, ReleaseHead } from '@touchline/contracts/area';
import { createStore } from '../app/store.js';
import { createAreaController, type AreaController } from './area-controller.js';
import { initialAreaState, type Candidates } from './area-machine.js';
import { readRegistry } from './registry-client.js';

/** The registry: not loaded yet, a document, or failed. */
export const registryStore = createStore<{ document: RegistryDocument | null; failed: boolean }>({
  document: null,
  failed: false,
});

let pending: Promise<RegistryDocument> | null = null;
const controllers = new Map<string, AreaController>();

/** The registry of this page; `fresh` reads it from the site again. A failure is not cached. */
export function loadRegistry(fresh = false): Promise<RegistryDocument> {
  if (pending && !fresh) return pending;
  const request = readRegistry();
  pending = request;
  request.then(
    (document) => registryStore.set({ document, failed: false }),
    () => {
      if (pending === request) pending = null;
      registryStore.set({ document: registryStore.get().document, failed: true });
    },
  );
  return request;
}

/** The controller of an area, the same for the life of the page. */
export function areaController(name: string): AreaController {
  let controller = controllers.get(name);
  if (!controller) {
    controller = createAreaController(async (fresh) => candidatesOf(await loadRegistry(fresh), name));
    controllers.set(name, controller);
  }
  return controller;
}

export interface AreaStatus {
  name: string;
  phase: string;
  /** The version that runs or is loading; null for neither. */
  running: string | null;
  /** The live version in the registry; null if it does not know the area. */
  wanted: string | null;
  attempts: number;
  /** Why it failed; null if it did not. */
  why: string | null;
  /** Versions that are not retried automatically, with the reason. */
  skipped: string[];
}

/** The status of every area of the registry and of this page. */
export function areaStatus(): AreaStatus[] {
  const remotes = registryStore.get().document?.remotes ?? {};
  return [...new Set([...Object.keys(remotes), ...controllers.keys()])].sort().map((name) => {
    const { current, attempts, skipped } = controllers.get(name)?.state() ?? initialAreaState;
    return {
      name,
      phase: current.phase,
      running: 'head' in current ? current.head.version : null,
      wanted: remotes[name]?.live ?? null,
      attempts,
      why: current.phase === 'failed' ? `${current.failure.kind}: ${current.failure.message}` : null,
      skipped: Object.entries(skipped).map(([version, failure]) => `${version}: ${failure.kind}: ${failure.message}`),
    };
  });
}

function candidatesOf({ remotes }: RegistryDocument, name: string): Candidates {
  const remote = remotes[name];
  if (!remote) return [];
  const versions = [remote.live, ...(remote.lastGood && remote.lastGood !== remote.live ? [remote.lastGood] : [])];
  return versions.map((version) => remote.releases[version]).filter((head): head is ReleaseHead => head !== undefined);
}
