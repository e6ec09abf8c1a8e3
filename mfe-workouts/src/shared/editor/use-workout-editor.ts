import { useReducer, useState } from 'react';
import { ApiError, failureOf, type CallFailure } from '@touchline/ui/host';
import { isGone } from '../workouts/model/is-gone.js';
import type { EditorTarget, StoredDraft } from './editor-target.js';
import { said, type Draft } from './model/draft.js';
import { afterStep, type DraftStep } from './model/draft-steps.js';
import { draftProblem } from './model/row-problems.js';

/** What somebody else has stored meanwhile; `stored` is null where they deleted it. */
export interface EditConflict {
  stored: StoredDraft | null;
}

export interface WorkoutEdit {
  draft: Draft;
  /** Stays the same function: rows that a step does not touch are not drawn anew. */
  step: (step: DraftStep) => void;
  dirty: boolean;
  busy: boolean;
  /** Why it cannot be saved as it is; null where it can. */
  problem: string | null;
  failure: CallFailure | null;
  conflict: EditConflict | null;
  save: () => Promise<void>;
  keepMine: () => void;
  takeTheirs: () => void;
  saveAnew: () => Promise<void>;
}

/** A workout while it is edited. `onSaved` follows once it is stored; whatever fails, what was typed stays. */
export function useWorkoutEditor(target: EditorTarget, onSaved: () => void): WorkoutEdit {
  const { kind } = target;
  const [draft, step] = useReducer(
    (now: Draft, next: DraftStep) => afterStep(now, next, kind),
    undefined,
    target.begin,
  );
  const [base, setBase] = useState(() => ({ said: said(draft), version: target.version }));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const problem = draftProblem(draft, kind);

  const store = (over: number | null) => run(() => target.store(draft, over), over);

  async function run(work: () => Promise<unknown>, over: number | null): Promise<void> {
    if (busy) return;
    if (problem !== null) return setFailure({ sentence: problem, hint: null });
    setBusy(true);
    setFailure(null);
    try {
      await work();
      setBase({ said: said(draft), version: base.version });
      onSaved();
    } catch (error) {
      await refused(error, over);
    } finally {
      setBusy(false);
    }
  }

  async function refused(error: unknown, over: number | null): Promise<void> {
    const overtaken = isGone(error) || (error instanceof ApiError && error.code === target.changedCode);
    if (!overtaken || !target.read) return setFailure(failureOf(error, target.failed));
    let stored: StoredDraft | null;
    try {
      stored = await target.read();
    } catch (unread) {
      return setFailure(
        failureOf(
          unread,
          'Someone else changed this workout meanwhile, and their changes could not be loaded. Save again to see them.',
        ),
      );
    }
    // A workout that was only moved to another day has another version, and nothing in it that could be lost.
    if (stored && !stored.isForOthers && stored.version !== over && said(stored.draft) === base.said)
      return store(stored.version);
    setConflict({ stored });
  }

  return {
    draft,
    step,
    dirty: said(draft) !== base.said,
    busy,
    problem,
    failure,
    conflict,
    save: () => store(base.version),
    keepMine: () => {
      if (conflict?.stored) setBase({ said: said(conflict.stored.draft), version: conflict.stored.version });
      setConflict(null);
    },
    takeTheirs: () => {
      if (!conflict?.stored) return;
      setBase({ said: said(conflict.stored.draft), version: conflict.stored.version });
      step({ do: 'begin', draft: conflict.stored.draft });
      setConflict(null);
    },
    saveAnew: () => run(() => target.storeAnew.store(draft), null),
  };
}
