import { useState } from 'react';
import { ATHLETE_CHANGED } from '@touchline/contracts/error-codes';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { todayIn } from '@touchline/contracts/calendar-date';
import { ApiError, failureOf, useApi, useNotify, type CallFailure } from '@touchline/ui/host';
import { fullName } from '@touchline/ui/pickers';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { changeAthleteMutation } from './api/change-athlete.js';
import { findAthlete } from './api/find-athlete.js';
import { beginDraft, changesOf, isDirty, onTopOf, typed, withTheirs, type EntryDraft } from './model/entry-draft.js';
import { ENTRY_FIELDS, type EntryField } from './model/entry-fields.js';

const FAILED = 'Failed to save the entry';
const GONE: CallFailure = { sentence: 'This athlete is no longer in one of your teams.', hint: null };

export interface EntryEdit {
  draft: EntryDraft;
  busy: boolean;
  dirty: boolean;
  failure: CallFailure | null;
  setText: (field: EntryField, text: string) => void;
  /** Sends what was changed; `unread` is a box whose contents the browser could not read. Answers the first field that has to be mended. */
  save: (unread?: EntryField) => Promise<EntryField | null>;
  takeTheirs: () => void;
}

/** One entry while it is edited. `onSaved` follows when it is stored; whatever fails, what was typed stays. */
export function useEntryEdit(athlete: Athlete, onSaved: () => void): EntryEdit {
  const api = useApi();
  const notify = useNotify();
  const change = useMutation(changeAthleteMutation(api, useQueryClient()));
  const [draft, setDraft] = useState(() => beginDraft(athlete));
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [looking, setLooking] = useState(false);

  const end = (stored: Athlete, text: string) => {
    setDraft(beginDraft(stored));
    notify({ severity: 'success', text });
    onSaved();
  };

  /** Somebody else was quicker: what they stored, beside what was typed here. */
  async function lookAgain(): Promise<void> {
    setLooking(true);
    try {
      const stored = await findAthlete(api, athlete.athlete_id);
      if (stored === null) return setFailure(GONE);
      const next = onTopOf(draft, stored);
      // What was typed is stored already: the answer to an earlier save got lost.
      if (!isDirty(next)) return end(stored, `${fullName(stored)} saved.`);
      setDraft(next);
    } catch (error) {
      setFailure(
        failureOf(
          error,
          'Someone else changed this entry meanwhile, and their changes could not be loaded. Save again to see them.',
        ),
      );
    } finally {
      setLooking(false);
    }
  }

  async function save(unread?: EntryField): Promise<EntryField | null> {
    const { body, problems: found } = changesOf(draft, todayIn(undefined, new Date()));
    const problems = unread === undefined ? found : { ...found, [unread]: 'Must be a whole date, or empty.' };
    setDraft((now) => ({ ...now, problems }));
    setFailure(null);
    const wrong = ENTRY_FIELDS.find((field) => problems[field] !== undefined);
    if (wrong !== undefined) return wrong;
    if (Object.keys(body).length === 0) {
      setDraft(beginDraft(draft.base));
      onSaved();
      return null;
    }
    try {
      const stored = await change.mutateAsync({
        athleteId: athlete.athlete_id,
        body: { ...body, version: draft.base.version },
      });
      end(stored, `${fullName(stored)} saved.`);
    } catch (error) {
      return refused(error);
    }
    return null;
  }

  async function refused(error: unknown): Promise<EntryField | null> {
    if (error instanceof ApiError && error.code === ATHLETE_CHANGED) {
      await lookAgain();
      return null;
    }
    if (error instanceof ApiError && error.status === 404) {
      setFailure(GONE);
      return null;
    }
    const said =
      error instanceof ApiError ? error.fields.filter(({ path }) => ENTRY_FIELDS.some((field) => field === path)) : [];
    if (said.length === 0) setFailure(failureOf(error, FAILED));
    setDraft((now) => ({
      ...now,
      problems: { ...now.problems, ...Object.fromEntries(said.map(({ path, message }) => [path, message])) },
    }));
    return ENTRY_FIELDS.find((field) => said.some(({ path }) => path === field)) ?? null;
  }

  return {
    draft,
    busy: change.isPending || looking,
    dirty: isDirty(draft),
    failure,
    setText: (field, text) => setDraft((now) => typed(now, field, text)),
    save,
    takeTheirs: () => setDraft(withTheirs),
  };
}
