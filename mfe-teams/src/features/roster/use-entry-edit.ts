import { useState } from 'react';
import { ATHLETE_CHANGED } from '@touchline/contracts/error-codes';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { todayIn } from '@touchline/contracts/calendar-date';
import { useVersionedSave } from '@touchline/ui';
import { ApiError, failureOf, useApi, useNotify, type CallFailure, withInputKept } from '@touchline/ui/host';
import { fullName } from '@touchline/ui/pickers';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { rosterTexts } from '../../shared/texts/roster-texts.js';
import { changeAthleteMutation } from './api/change-athlete.js';
import { findAthlete } from './api/find-athlete.js';
import { beginDraft, changesOf, isDirty, onTopOf, typed, withTheirs, type EntryDraft } from './model/entry-draft.js';
import { ENTRY_FIELDS, type EntryField } from './model/entry-fields.js';

const GONE: CallFailure = { sentence: rosterTexts.athleteGone, hint: null };

export interface EntryEdit {
  draft: EntryDraft;
  busy: boolean;
  dirty: boolean;
  failure: CallFailure | null;
  setText: (field: EntryField, text: string) => void;
  /**
   * Saves the changed fields. `unread` is a field the browser cannot parse. Resolves with the first field that has a
   * problem, or null.
   */
  save: (unread?: EntryField) => Promise<EntryField | null>;
  takeTheirs: () => void;
}

/** Edits an athlete's details. `onSaved` is called after the server has stored them. The input stays after failures. */
export function useEntryEdit(athlete: Athlete, onSaved: () => void): EntryEdit {
  const api = useApi();
  const notify = useNotify();
  const change = useMutation(changeAthleteMutation(api, useQueryClient()));
  const [draft, setDraft] = useState(() => beginDraft(athlete));
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const saving = useVersionedSave<Athlete>();

  const finish = (stored: Athlete) => {
    setDraft(beginDraft(stored));
    notify({ severity: 'success', text: rosterTexts.saved(fullName(stored)) });
    onSaved();
  };

  async function save(unread?: EntryField): Promise<EntryField | null> {
    const { body, problems: foundProblems } = changesOf(draft, todayIn(undefined, new Date()));
    const problems = unread === undefined ? foundProblems : { ...foundProblems, [unread]: rosterTexts.dateIncomplete };
    setDraft((current) => ({ ...current, problems }));
    setFailure(null);
    const firstProblem = ENTRY_FIELDS.find((field) => problems[field] !== undefined);
    if (firstProblem !== undefined) return firstProblem;
    if (Object.keys(body).length === 0) {
      setDraft(beginDraft(draft.base));
      onSaved();
      return null;
    }

    const outcome = await saving.save({
      store: () =>
        change.mutateAsync({ athleteId: athlete.athlete_id, body: { ...body, version: draft.base.version } }),
      changedCode: ATHLETE_CHANGED,
      goneIsConflict: false,
      read: () => findAthlete(api, athlete.athlete_id),
      isAlreadySaved: (stored) => !isDirty(onTopOf(draft, stored)),
    });

    switch (outcome.kind) {
      case 'saved':
        finish(outcome.answer);
        return null;
      case 'already-saved':
        finish(outcome.stored);
        return null;
      case 'conflict':
        if (outcome.stored === null) setFailure(GONE);
        else setDraft(onTopOf(draft, outcome.stored));
        return null;
      case 'unread':
        setFailure(withInputKept(failureOf(outcome.readError, rosterTexts.changesNotLoaded)));
        return null;
      case 'failed':
        return showFailure(outcome.error);
      case 'ignored':
        return null;
    }
  }

  /** Shows a failure at the fields the server names, or above the form. Returns the first such field. */
  function showFailure(error: unknown): EntryField | null {
    if (ApiError.isGone(error)) {
      setFailure(GONE);
      return null;
    }
    const refused =
      error instanceof ApiError ? error.fields.filter(({ path }) => ENTRY_FIELDS.some((field) => field === path)) : [];
    if (refused.length === 0) setFailure(withInputKept(failureOf(error, rosterTexts.saveFailed)));
    setDraft((current) => ({
      ...current,
      problems: { ...current.problems, ...Object.fromEntries(refused.map(({ path, message }) => [path, message])) },
    }));
    return ENTRY_FIELDS.find((field) => refused.some(({ path }) => path === field)) ?? null;
  }

  return {
    draft,
    busy: saving.busy,
    dirty: isDirty(draft),
    failure,
    setText: (field, text) => setDraft((current) => typed(current, field, text)),
    save,
    takeTheirs: () => setDraft(withTheirs),
  };
}
