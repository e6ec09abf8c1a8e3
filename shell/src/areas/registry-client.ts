/**
 * The registry tells which version of each area is live. Kept: the last good copy, at most 7 days, for the minutes in which the
 * registry cannot be reached. Within one site `seq` never goes down: an older copy from a cache between is not believed.
 */
import type { RegistryDocument } from '@touchline/contracts/area';
import { parseRegistry } from './parse-registry.js';

const STORAGE_KEY = 'touchline.registry';
const MAX_AGE_MS = 7 * 86_400_000;
const TIMEOUT_MS = 5_000;
/** A kept copy is good enough to start with when the site takes longer than this. */
const PATIENCE_MS = 1_000;

interface StoredCopy {
  savedAt: number;
  document: RegistryDocument;
}

/** The newest registry that can be trusted. Rejects when the site does not answer and no copy is young enough. */
export async function readRegistry(now: number = Date.now()): Promise<RegistryDocument> {
  const stored = readCopy(now);
  const answered = askSite(stored, now);
  if (!stored) return answered;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<RegistryDocument>((resolve) => {
    timer = setTimeout(() => resolve(stored), PATIENCE_MS);
  });
  // Also when it comes too late for this page: its copy is kept for the next.
  return Promise.race([answered.catch(() => stored), patience]).finally(() => clearTimeout(timer));
}

async function askSite(stored: RegistryDocument | null, now: number): Promise<RegistryDocument> {
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
    // Storage may be full or forbidden: the copy is a comfort, not a need.
  }
}
