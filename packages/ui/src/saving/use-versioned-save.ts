import { useRef, useState } from 'react';
import { ApiError } from '../host/api-client.js';

/** One attempt to store a record that other coaches may edit too. */
export interface VersionedWrite<TStored, TAnswer> {
  /** Sends the write, with the version of the record that the coach saw. */
  store: () => Promise<TAnswer>;
  /** The error code with which the server refuses a write over a version it no longer holds. */
  changedCode: string;
  /** Reads the record as it is stored now; null when it was deleted. Absent for a new record: then every refusal is a failure. */
  read?: (() => Promise<TStored | null>) | undefined;
  /** Whether a 404 counts as a conflict, so that `read` decides whether the record is gone. Default true; false makes it a failure. */
  goneIsConflict?: boolean;
  /** True when `stored` holds the written content: an earlier answer got lost, or a colleague stored the same. Default: never. */
  isAlreadySaved?: (stored: TStored) => boolean;
  /** The write to send over `stored` without asking, when nothing that the coach edits has changed; null to ask. Default: ask. */
  rebase?: (stored: TStored) => VersionedWrite<TStored, TAnswer> | null;
}

export type SaveOutcome<TStored, TAnswer> =
  /** The server stored the write and answered. */
  | { kind: 'saved'; answer: TAnswer }
  /** The write was refused, but the record already holds its content. */
  | { kind: 'already-saved'; stored: TStored }
  /** Someone else changed the record (`stored`) or deleted it (null) since the coach saw it. `error` is the refusal. */
  | { kind: 'conflict'; stored: TStored | null; error: ApiError }
  /** The same, but the record could not be read: `readError` says why. */
  | { kind: 'unread'; error: ApiError; readError: unknown }
  /** Anything else: offline, busy, invalid values. */
  | { kind: 'failed'; error: unknown };

/** Stores a record; after a conflict reads it again and compares. Never rejects. */
export async function saveVersioned<TStored, TAnswer>(
  write: VersionedWrite<TStored, TAnswer>,
): Promise<SaveOutcome<TStored, TAnswer>> {
  try {
    return { kind: 'saved', answer: await write.store() };
  } catch (error) {
    const { changedCode, goneIsConflict = true } = write;
    const overtaken = ApiError.hasCode(error, changedCode) || (goneIsConflict && ApiError.isGone(error));
    if (!(error instanceof ApiError) || !overtaken || !write.read) return { kind: 'failed', error };
    return compareWithStored(write, write.read, error);
  }
}

/** The outcome of a write that was refused by `error`, by the stored record. */
async function compareWithStored<TStored, TAnswer>(
  write: VersionedWrite<TStored, TAnswer>,
  read: () => Promise<TStored | null>,
  error: ApiError,
): Promise<SaveOutcome<TStored, TAnswer>> {
  let stored: TStored | null;
  try {
    stored = await read();
  } catch (readError) {
    return { kind: 'unread', error, readError };
  }

  if (stored === null) return { kind: 'conflict', stored, error };
  if (write.isAlreadySaved?.(stored)) return { kind: 'already-saved', stored };
  const rebased = write.rebase?.(stored);
  return rebased ? saveVersioned(rebased) : { kind: 'conflict', stored, error };
}

/** A record that someone else has changed (`stored`) or deleted (null) since the coach saw it. */
export interface SaveConflict<TStored> {
  stored: TStored | null;
}

export interface VersionedSave<TStored, TAnswer> {
  /** A write, or the read after a conflict, is on its way. */
  busy: boolean;
  /** The conflict of the last save; null when there was none, or when it has ended. */
  conflict: SaveConflict<TStored> | null;
  /**
   * Stores the record and returns what happened. `ignored`: another save is still on its way, as after a double click. Ends an earlier
   * conflict.
   */
  save: (write: VersionedWrite<TStored, TAnswer>) => Promise<SaveOutcome<TStored, TAnswer> | { kind: 'ignored' }>;
  /** The coach has chosen, or edits something else now: the conflict ends, and a save that is still on its way raises none. */
  endConflict: () => void;
}

/**
 * Saves a record that other coaches may edit too. After a refused write (409, or 404) it reads the record again, recognises a write whose
 * answer got lost, and otherwise offers both versions. What the coach typed stays with the caller and is never touched.
 *
 * ```ts
 * const saving = useVersionedSave<Athlete, Athlete>();
 * const outcome = await saving.save({
 *   store: () => change.mutateAsync({ athleteId, body: { ...body, version: seen.version } }),
 *   changedCode: ATHLETE_CHANGED,
 *   read: () => findAthlete(api, athleteId),
 *   isAlreadySaved: (stored) => hasSameContent(stored, body),
 * });
 * if (outcome.kind === 'saved') onSaved(outcome.answer);
 * else if (outcome.kind === 'already-saved') onSaved(outcome.stored);
 * else if (outcome.kind === 'failed') setFailure(failureOf(outcome.error, 'Failed to save the entry'));
 * // Shown while `saving.conflict` is set: theirs beside mine. "Keep mine": `seen` becomes `stored`, then save again;
 * // "Take theirs": the form becomes `stored`. Either way `saving.endConflict()`.
 * ```
 */
export function useVersionedSave<TStored, TAnswer = TStored>(): VersionedSave<TStored, TAnswer> {
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<SaveConflict<TStored> | null>(null);
  const running = useRef(false);
  // Counts the ends of conflicts, so that a save can tell that it has been overtaken by one.
  const ended = useRef(0);

  const endConflict = () => {
    ended.current += 1;
    setConflict(null);
  };

  const save: VersionedSave<TStored, TAnswer>['save'] = async (write) => {
    if (running.current) return { kind: 'ignored' };
    running.current = true;
    setBusy(true);
    setConflict(null);
    const begun = ended.current;

    const outcome = await saveVersioned(write);

    running.current = false;
    setBusy(false);
    if (outcome.kind === 'conflict' && ended.current === begun) setConflict({ stored: outcome.stored });
    return outcome;
  };

  return { busy, conflict, save, endConflict };
}
