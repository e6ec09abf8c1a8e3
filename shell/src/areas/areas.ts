/** The page's areas: one registry, one controller per area, and what can be told about them. */
import type { RegistryDocument, ReleaseHead } from '@touchline/contracts/area';
import { createStore } from '../app/store.js';
import { createAreaController, type AreaController } from './area-controller.js';
import { initialAreaState, type Candidates } from './area-machine.js';
import { readRegistry } from './registry-client.js';

/** What is known of the registry: nothing yet, a document, or that it cannot be had. */
export const registryStore = createStore<{ document: RegistryDocument | null; failed: boolean }>({
  document: null,
  failed: false,
});

let asked: Promise<RegistryDocument> | null = null;
const controllers = new Map<string, AreaController>();

/** The registry of this page; `fresh` asks the site again. A failure is not kept: the next call asks anew. */
export function loadRegistry(fresh = false): Promise<RegistryDocument> {
  if (asked && !fresh) return asked;
  const asking = readRegistry();
  asked = asking;
  asking.then(
    (document) => registryStore.set({ document, failed: false }),
    () => {
      if (asked === asking) asked = null;
      registryStore.set({ document: registryStore.get().document, failed: true });
    },
  );
  return asking;
}

/** The controller of an area; the same one for the life of the page. */
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
  /** What runs, or is being fetched; null for neither. */
  running: string | null;
  /** What the registry says is live; null when it does not know the area. */
  wanted: string | null;
  attempts: number;
  /** Why it failed; null when it did not. */
  why: string | null;
  /** Versions that will not be tried again by themselves, and why. */
  skipped: string[];
}

/** Every area of the registry and of this page: what runs, what is wanted, and why they differ. */
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
