import type { Draft } from './model/draft.js';
import type { EditorKind } from './model/editor-kinds.js';

/** A workout as it is stored, and its version. */
export interface StoredDraft {
  draft: Draft;
  version: number;
  /** Whether it is now for somebody else than when the editor opened. */
  isForOthers?: boolean;
}

/** What an editor is open for: a new workout, or one that is stored. */
export interface EditorTarget {
  kind: EditorKind;
  title: string;
  /** The draft it begins with; what is read anew meanwhile changes nothing that is typed. */
  begin: () => Draft;
  /** The version that was seen; null for a new workout. */
  version: number | null;
  /** Stores the draft over the version that was seen. Rejects where it is not stored. */
  store: (draft: Draft, version: number | null) => Promise<unknown>;
  /** As it is stored now; null where it is gone. A new workout has none. */
  read?: () => Promise<StoredDraft | null>;
  /** The code of the refusal that means: somebody else was quicker. */
  changedCode: string;
  /** The product's sentence where the server has none. */
  failed: string;
  /** Stores the draft as a workout of its own, where the one it was for is gone. */
  storeAnew: { label: string; store: (draft: Draft) => Promise<unknown> };
}
