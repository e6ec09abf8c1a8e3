/**
 * The registry tells which version of each area is live. Kept: the last good copy, at most 7 days, for the minutes in which the
 * registry cannot be reached. Within one site `seq` never goes down: an older copy from a cache between is not believed.
 */
import type { RegistryDocument } from '@touchline/contracts/area';

const STORAGE_KEY = 'touchline.registry';
const MAX_AGE_MS = 7 * 86_400_000;
const TIMEOUT_MS = 5_000;

interface StoredCopy {
  savedAt: number;
  document: RegistryDocument;
}

/** The newest registry that can be trusted. Rejects when the site does not answer and no copy is young enough. */
export async function readRegistry(now: number = Date.now()): Promise<RegistryDocument> {
  const stored = readCopy(now);
  try {
    const response = await fetch('/registry.json', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`the registry answered ${response.status}`);
    const document: unknown = await response.json();
    if (!isRegistry(document)) throw new Error('the registry is not readable');
    if (stored && stored.site === document.site && stored.seq > document.seq) return stored;
    writeCopy({ savedAt: now, document });
    return document;
  } catch (error) {
    if (stored) return stored;
    throw error;
  }
}

/** Structure only: enough that nothing below can trip over a broken document. */
export function isRegistry(value: unknown): value is RegistryDocument {
  if (!isObject(value) || typeof value.site !== 'string' || !Number.isSafeInteger(value.seq) || !isObject(value.remotes)) return false;
  return Object.values(value.remotes).every((remote) => {
    if (!isObject(remote) || typeof remote.live !== 'string' || !isObject(remote.releases)) return false;
    return [remote.live, remote.lastGood].every((version) => version === null || isHead((remote.releases as Record<string, unknown>)[version as string]));
  });
}

function isHead(value: unknown): boolean {
  return (
    isObject(value) &&
    ['name', 'version', 'container', 'contract', 'runtime'].every((key) => typeof value[key] === 'string') &&
    [value.prefixes, value.pages, value.first, value.warm].every(Array.isArray) &&
    isObject(value.shared) &&
    isObject(value.entry)
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readCopy(now: number): RegistryDocument | null {
  try {
    const copy = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as StoredCopy | null;
    return copy && now - copy.savedAt < MAX_AGE_MS && isRegistry(copy.document) ? copy.document : null;
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
