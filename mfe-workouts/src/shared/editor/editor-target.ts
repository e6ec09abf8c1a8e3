import type { Draft } from './model/draft.js';
import type { EditorKind } from './model/editor-kinds.js';

/** A workout as it is stored, and its version. */
export interface StoredDraft {
  draft: Draft;
  version: number;
  /** The new team or athlete, when the workout was reassigned since the editor opened; else null or left out. */
  reassignedTo?: string | null;
}

/** What an editor is open for: a new workout, or one that is stored. */
export interface EditorTarget {
  kind: EditorKind;
  title: string;
  /** Called once: later changes of the stored workout do not touch the typed values. */
  initialDraft: () => Draft;
  /** The version the coach has seen; null for a new workout. */
  version: number | null;
  /** Saves the draft over the seen version. Rejects if it is not saved. */
  save: (draft: Draft, version: number | null) => Promise<unknown>;
  /** Saves like `save`, for a coach who goes on to put the workout on the calendar. Left out where nobody does. */
  saveForCalendar?: (draft: Draft, version: number | null) => Promise<unknown>;
  /** Reads the stored workout; null when it was deleted. Left out for a new workout. */
  read?: () => Promise<StoredDraft | null>;
  /** The error code of a save that came after somebody else's. */
  changedCode: string;
  /** Shown when a failed save has no sentence of its own. */
  failureText: string;
  /** Saves the draft as a workout of its own, when the edited one was deleted. */
  saveAsCopy: { label: string; save: (draft: Draft) => Promise<unknown> };
}
