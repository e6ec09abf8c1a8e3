/** The registry of this page, and what it offers to this browser. */
import type { RegistryDocument, ReleaseHead } from '@touchline/contracts/area';
import { createStore } from '../../app/store.js';
import { offerOf, trialOf, type Offer } from './area-candidates.js';
import { browserNumber } from './browser-number.js';
import { pageRegistryMark } from './page-registry.js';
import { readRegistry, rereadRegistry } from './registry-client.js';
import { createVetoReader } from './release-vetoes.js';

interface RegistryState {
  /** Null before it is loaded. An unchanged registry stays the same object. */
  document: RegistryDocument | null;
  /** Why the last reading did not bring the site's registry; null if it did. The page goes on with `document`. */
  failure: Error | null;
}

export const registryStore = createStore<RegistryState>({ document: null, failure: null });

const vetoes = createVetoReader();
/** The areas as they were live with the shell of this page last. */
let remotesOfShell: RegistryDocument['remotes'] = {};
let pending: Promise<RegistryDocument> | null = null;
let vetoesAsked: Promise<void> = Promise.resolve();
const offerListeners = new Set<() => void>();

/** The registry of this page; `fresh` reads it from the site again. A failure is not cached. */
export function loadRegistry(fresh = false): Promise<RegistryDocument> {
  if (pending && !fresh) return pending;
  // An open page has gone on from the registry that it was made from.
  const mark = registryStore.get().document ? null : pageRegistryMark();
  const request = readRegistry(Date.now(), mark).then(({ document, failure }) => accept(document, failure));
  pending = request;
  request.catch((failure: Error) => {
    if (pending === request) pending = null;
    setState(registryStore.get().document, failure);
  });
  return request;
}

/** Reads the registry again in the background. After a failure the page keeps the registry that it has. */
export async function refreshRegistry(): Promise<void> {
  const document = await rereadRegistry().catch((failure: Error) => {
    setState(registryStore.get().document, failure);
    return null;
  });
  if (document) pending = Promise.resolve(accept(document, null));
}

/** For support questions and tests: the number of this page's registry, and why it is not the site's; null if it is. */
export function registryStatus(): { seq: number | null; why: string | null } {
  const { document, failure } = registryStore.get();
  return { seq: document?.seq ?? null, why: failure?.message ?? null };
}

/** The offer of an area. Waits for the vetoes if a version on trial is meant for this browser. */
export async function loadOffer(area: string, fresh: boolean): Promise<Offer> {
  const { remotes } = await loadRegistry(fresh);
  const remote = remotes[area];
  if (remote && trialOf(remote, area, browserNumber()) !== null) await vetoesAsked;
  return currentOffer(area);
}

/** The offer of an area by the registry and the vetoes that this page has. */
export function currentOffer(area: string): Offer {
  const vetoed = vetoes.known().filter((veto) => veto.area === area);
  return offerOf(
    registryStore.get().document?.remotes[area],
    area,
    browserNumber(),
    vetoed.map(({ version }) => version),
    formerHead(area),
  );
}

/** The version of an area that was live with the shell of this page, if another shell is live now. */
function formerHead(area: string): ReleaseHead | undefined {
  const remote = remotesOfShell[area];
  return isShellReplaced() ? remote?.releases[remote.live] : undefined;
}

/** Whether another shell than that of this page is live: versions of areas that do not fit this page are not faulty then. */
export function isShellReplaced(): boolean {
  const { document } = registryStore.get();
  return document !== null && !isOfThisShell(document);
}

/** Whether the registry names the shell of this page, or none. */
const isOfThisShell = ({ shell }: RegistryDocument): boolean => !shell || shell.live === process.env.SHELL_VERSION;

/** Calls the listener when offers may have changed. */
export function subscribeToOffers(listener: () => void): () => void {
  offerListeners.add(listener);
  return () => offerListeners.delete(listener);
}

/**
 * Returns the document that the page now has: the one it had if the new one is the same, or older because answers arrive in another
 * order than they were asked for, or because another server is behind. A page does not go on to another site: servers that were set
 * up each on their own would lead it to and fro.
 */
function accept(read: RegistryDocument, failure: Error | null): RegistryDocument {
  const former = registryStore.get().document;
  const isOfOtherSite = former !== null && former.site !== read.site;
  const isKept = former && (isOfOtherSite || read.seq < former.seq || JSON.stringify(read) === JSON.stringify(former));
  const document = isKept ? former : read;
  setState(document, isOfOtherSite ? new Error('the site has changed; reload the page') : failure);
  if (isOfThisShell(document)) remotesOfShell = document.remotes;

  const isOnTrial = Object.entries(document.remotes).some(
    ([area, remote]) => trialOf(remote, area, browserNumber()) !== null,
  );
  vetoesAsked = isOnTrial ? vetoes.ask() : Promise.resolve();
  void vetoesAsked.then(() => offerListeners.forEach((listener) => listener()));
  return document;
}

/** Notifies nobody if nothing has changed: without a connection each reading fails in the same way. */
function setState(document: RegistryDocument | null, failure: Error | null): void {
  const former = registryStore.get();
  if (document === former.document && failure?.message === former.failure?.message) return;
  registryStore.set({ document, failure });
}
