/**
 * Reads the registry, which tells the live version of each area. The last good copy is kept for at most 7 days, for
 * times when the registry cannot be reached or is not believed. Within one site `seq` never decreases, so an older copy
 * from a cache on the way is ignored. A page starts with the registry that it was made from (`page-registry.ts`).
 */
import type { RegistryDocument } from '@touchline/contracts/area';
import { parseRegistry } from './parse-registry.js';
import {
  addressOfMark,
  forgetReload,
  isMarked,
  reloadOnce,
  withBlockedOf,
  type RegistryMark,
} from './page-registry.js';
import { assertTrusted } from './registry-signature.js';

const STORAGE_KEY = 'touchline.registry';
const MAX_AGE_MS = 7 * 86_400_000;
const TIMEOUT_MS = 5_000;
/** The kept copy is used if the site takes longer than this. */
const USE_COPY_AFTER_MS = 1_000;
/** How often a page asks for the registry that it was made from: with two servers in turn, one of them has it. */
const PAGE_REGISTRY_TRIES = 3;

interface StoredCopy {
  savedAt: number;
  /** As it was sent, so that its signature can be checked again. */
  document: unknown;
}

/** A registry, and why it is the kept copy; null if it came from the site. */
export interface RegistryReading {
  document: RegistryDocument;
  failure: Error | null;
}

/**
 * The registry with which a page starts: that of `mark`, or without one the newest available. Rejects if there is no recent copy and
 * the site does not answer, or with an answer that is not believed (UntrustedRegistryError). Never settles when the page reloads.
 * @param reload loads the page again; false if it must not
 */
export async function readRegistry(
  now: number = Date.now(),
  mark: RegistryMark | null = null,
  reload: () => boolean = reloadOnce,
): Promise<RegistryReading> {
  const copy = readCopy(now);
  const request = fetchRegistry(copy, now, 'default').then((document) => ofThisPage(document, { copy, mark, reload }));
  // It may fail before the copy is read, and is handled after that.
  request.catch(() => undefined);
  const stored = await copy;
  if (!stored) return request;
  const fromCopy = (failure: Error): RegistryReading => ({ document: stored, failure });
  // A copy of another registry than the page's is for a site that does not answer, and not for one that is slow.
  if (mark && !isMarked(stored, mark)) return request.catch(fromCopy);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const copyAfterTimeout = new Promise<RegistryReading>((resolve) => {
    timer = setTimeout(() => resolve(fromCopy(new Error('the site is slow'))), USE_COPY_AFTER_MS);
  });
  // A late answer still updates the copy for the next page load.
  return Promise.race([request.catch(fromCopy), copyAfterTimeout]).finally(() => clearTimeout(timer));
}

/** Reads the registry from the site again, for a page that already has one. Rejects like `readRegistry` without a copy. */
export const rereadRegistry = (now: number = Date.now()): Promise<RegistryDocument> =>
  fetchRegistry(readCopy(now), now, 'no-cache');

/**
 * @param cache `default` uses the preload of the page, which the site sends with `no-cache`; `no-cache` asks the site
 * even if a server on the way has a copy, and an unchanged registry is not sent again
 */
async function fetchRegistry(
  copy: Promise<RegistryDocument | null>,
  now: number,
  cache: 'default' | 'no-cache',
): Promise<RegistryDocument> {
  const { document, sent } = await fetchFrom('/registry.json', cache);
  const stored = await copy;
  if (stored && stored.site === document.site && stored.seq > document.seq) return stored;
  writeCopy({ savedAt: now, document: sent });
  return document;
}

/** The answer of the site as it was sent, and as a registry. Rejects unless it is one that is believed. */
async function fetchFrom(
  address: string,
  cache: 'default' | 'no-cache',
): Promise<{ document: RegistryDocument; sent: unknown }> {
  const response = await fetch(address, { cache, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`the registry answered ${response.status}`);
  const sent: unknown = await response.json();
  await assertTrusted(sent);
  const document = parseRegistry(sent);
  if (!document) throw new Error('the registry is not readable');
  return { document, sent };
}

/**
 * The registry that this page was made from, if the site has answered another one. What a newer one blocks is blocked. Each request may
 * reach another server; when none of them has it, the page reloads, once.
 */
async function ofThisPage(
  answered: RegistryDocument,
  { copy, mark, reload }: { copy: Promise<RegistryDocument | null>; mark: RegistryMark | null; reload: () => boolean },
): Promise<RegistryReading> {
  const reading = { document: answered, failure: null };
  if (!mark) return reading;
  if (isMarked(answered, mark)) {
    forgetReload();
    return reading;
  }
  const stored = await copy;
  // An older page must not lead back a browser that has seen a newer signed registry.
  if (process.env.REGISTRY_PUBLIC_KEY && stored?.site === mark.site && stored.seq > mark.seq) return reading;
  for (let tries = 0; tries < PAGE_REGISTRY_TRIES; tries += 1) {
    const own = await fetchFrom(addressOfMark(mark), 'default').catch(() => null);
    if (!own || !isMarked(own.document, mark)) continue;
    forgetReload();
    return { document: withBlockedOf(withBlockedOf(own.document, answered), stored), failure: null };
  }
  if (reload()) return new Promise(() => undefined);
  return { document: answered, failure: new Error('the servers of this site have different releases') };
}

async function readCopy(now: number): Promise<RegistryDocument | null> {
  try {
    const copy = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as StoredCopy | null;
    if (!copy || now - copy.savedAt >= MAX_AGE_MS) return null;
    await assertTrusted(copy.document);
    return parseRegistry(copy.document);
  } catch {
    return null;
  }
}

function writeCopy(copy: StoredCopy): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(copy));
  } catch {
    // Storage may be full or blocked; the app works without the copy.
  }
}
