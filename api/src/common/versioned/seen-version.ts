import type { ApiError } from '../errors/api-error.js';
import { isChanged, type VersionedRow } from './versioned-rows.js';

/** The stored version of a row, and the one that its writer saw. */
export interface SeenVersion {
  stored: number;
  /** Undefined: the write applies to any version. */
  seen: number | undefined;
  /** The conflict when the two differ. */
  conflictError: () => ApiError;
}

/** Throws the conflict when the writer saw another version than the stored one. */
export function requireVersion({ stored, seen, conflictError }: SeenVersion): void {
  if (seen !== undefined && seen !== stored) throw conflictError();
}

/**
 * Whether a change is to be written. A no-op is not written, whichever version its writer saw: it is the
 * same call sent again after its answer was lost, or two people entered the same. It is answered with the stored row,
 * without a new version. Throws the conflict when there is a change and the writer saw another version.
 */
export function mustWrite(hasChanges: boolean, version: SeenVersion): boolean {
  if (hasChanges) requireVersion(version);
  return hasChanges;
}

/** The row to save by `mustWrite`: `next`, the version after `stored`, or `stored` itself when nothing changes. */
export function nextOrStored<T extends VersionedRow>(next: T, stored: T, version: Omit<SeenVersion, 'stored'>): T {
  return mustWrite(isChanged<T>(next, stored), { stored: stored.version, ...version }) ? next : stored;
}
