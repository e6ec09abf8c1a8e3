import { useReducer, useState } from 'react';
import { useVersionedSave, type SaveConflict, type VersionedWrite } from '@touchline/ui';
import { failureOf, type CallFailure, withInputKept } from '@touchline/ui/host';
import { editorTexts } from '../texts/editor-texts.js';
import type { EditorTarget, StoredDraft } from './editor-target.js';
import { draftContent, type Draft } from './model/draft.js';
import { reduceDraft, type DraftAction } from './model/draft-reducer.js';
import { draftProblem } from './model/row-problems.js';

export interface WorkoutEdit {
  draft: Draft;
  /** The same function in every render, so that rows an action does not touch do not render again. */
  dispatch: (action: DraftAction) => void;
  dirty: boolean;
  busy: boolean;
  /** Why the draft cannot be saved; null when it can. */
  problem: string | null;
  failure: CallFailure | null;
  /** Somebody else saved or deleted the workout since the editor opened. */
  conflict: SaveConflict<StoredDraft> | null;
  /** By default with the target's `save`. */
  save: (store?: EditorTarget['save']) => Promise<void>;
  /** Ends the conflict: the next save replaces the other version. */
  keepMine: () => void;
  /** Ends the conflict: the draft becomes the other version. */
  takeTheirs: () => void;
  saveAsCopy: () => Promise<void>;
}

/** The draft of a workout and its save. Calls `onSaved` when it is saved; a failure keeps everything typed. */
export function useWorkoutEditor(target: EditorTarget, onSaved: () => void): WorkoutEdit {
  const { kind } = target;
  const [draft, dispatch] = useReducer(
    (current: Draft, action: DraftAction) => reduceDraft(current, action, kind),
    undefined,
    target.initialDraft,
  );
  const [base, setBase] = useState(() => ({ content: draftContent(draft), version: target.version }));
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const saving = useVersionedSave<StoredDraft, unknown>();
  const [copying, setCopying] = useState(false);
  const busy = saving.busy || copying;
  const problem = draftProblem(draft, kind);

  const writeOver = (store: EditorTarget['save'], version: number | null): VersionedWrite<StoredDraft, unknown> => ({
    store: () => store(draft, version),
    changedCode: target.changedCode,
    read: target.read,
    // Only moved to another day: the version is new, but no content would be lost.
    rebase: (stored) => {
      const isOnlyMoved =
        !stored.reassignedTo && stored.version !== version && draftContent(stored.draft) === base.content;
      return isOnlyMoved ? writeOver(store, stored.version) : null;
    },
  });

  /** False, with the reason shown, when the draft cannot be saved now. */
  function canSave(): boolean {
    if (busy) return false;
    setFailure(problem === null ? null : { sentence: problem, hint: null });
    return problem === null;
  }

  function finish(): void {
    setBase({ content: draftContent(draft), version: base.version });
    onSaved();
  }

  async function save(store = target.save): Promise<void> {
    if (!canSave()) return;
    const outcome = await saving.save(writeOver(store, base.version));
    if (outcome.kind === 'saved') finish();
    if (outcome.kind === 'failed') setFailure(withInputKept(failureOf(outcome.error, target.failureText)));
    if (outcome.kind === 'unread') setFailure(withInputKept(failureOf(outcome.readError, editorTexts.changedUnread)));
  }

  /** Apart from `save`, so that a failure leaves the conflict and its buttons on screen. */
  async function saveAsCopy(): Promise<void> {
    if (!canSave()) return;
    setCopying(true);
    try {
      await target.saveAsCopy.save(draft);
      finish();
    } catch (error) {
      setFailure(withInputKept(failureOf(error, target.failureText)));
    } finally {
      setCopying(false);
    }
  }

  /** Ends the conflict, with the stored version as the one that the next save replaces. */
  function acceptStored(): StoredDraft | null {
    const stored = saving.conflict?.stored ?? null;
    if (stored) setBase({ content: draftContent(stored.draft), version: stored.version });
    saving.endConflict();
    return stored;
  }

  return {
    draft,
    dispatch,
    dirty: draftContent(draft) !== base.content,
    busy,
    problem,
    failure,
    conflict: saving.conflict,
    save,
    keepMine: () => void acceptStored(),
    takeTheirs: () => {
      const stored = acceptStored();
      if (stored) dispatch({ type: 'replace', draft: stored.draft });
    },
    saveAsCopy,
  };
}
