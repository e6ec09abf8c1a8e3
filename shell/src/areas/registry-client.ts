/**
 * Reads the registry, which tells the live version of each area. The last good copy is kept for at most 7 days, for
 * times when the registry cannot be reached. Within one site `seq` never decreases, so an older copy from a cache on
 * the way is ignored.
 */
import type { RegistryDocument } from '@touchline/contracts/area';
import { parseRegistry } from './parse-registry.js';

const STORAGE_KEY = 'touchline.registry';
const MAX_AGE_MS = 7 * 86_400_000;
const TIMEOUT_MS = 5_000;
/** The kept copy is used if the site takes longer than this. */
const USE_COPY_AFTER_MS = 1_000;

interface StoredCopy {
  savedAt: number;
  document: RegistryDocument;
}

/** The newest registry available. Rejects if the site does not answer and there is no recent copy. */
export async function readRegistry(now: number = Date.now()): Promise<RegistryDocument> {
  const stored = readCopy(now);
  const request = fetchRegistry(stored, now);
  if (!stored) return request;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const copyAfterTimeout = new Promise<RegistryDocument>((resolve) => {
    timer = setTimeout(() => resolve(stored), USE_COPY_AFTER_MS);
  });
  // A late answer still updates the copy for the next page load.
  return Promise.race([request.catch(() => stored), copyAfterTimeout]).finally(() => clearTimeout(timer));
}

async function fetchRegistry(stored: RegistryDocument | null, now: number): Promise<RegistryDocument> {
  const response = await fetch('/registry.json', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`the registry answered ${response.status}`);
  const document = parseRegistry(await response.json());
  if (!document) throw new Error('the registry is not readable');
  if (stored && stored.site === document.site && stored.seq > document.seq) return stored;
  writeCopy({ savedAt: now, document });
  return document;
}

function readCopy(now: number): RegistryDocument | null {
  try {
    const copy = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as StoredCopy | null;
    return copy && now - copy.savedAt < MAX_AGE_MS ? parseRegistry(copy.document) : null;
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
