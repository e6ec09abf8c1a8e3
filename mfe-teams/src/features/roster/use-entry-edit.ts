import { useState } from 'react';
import { ATHLETE_CHANGED } from '@touchline/contracts/error-codes';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { todayIn } from '@touchline/contracts/calendar-date';
import { useVersionedSave } from '@touchline/ui';
import { useAppForm, useWatch } from '@touchline/ui/forms';
import { ApiError, failureOf, useApi, useNotify, withInputKept, type CallFailure } from '@touchline/ui/host';
import { labelsOf } from '@touchline/ui/pickers';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { rosterTexts } from '../../shared/texts/roster-texts.js';
import { changeAthleteMutation } from './api/change-athlete.js';
import { findAthlete } from './api/find-athlete.js';
import {
  changesSchema,
  hasChanges,
  textsOf,
  textsOnTopOf,
  theirChanges,
  theirFields,
  type EntryChanges,
  type EntryTexts,
  type TheirChange,
} from './model/entry-changes.js';
import type { EntryField } from './model/entry-fields.js';

const GONE: CallFailure = { sentence: rosterTexts.athleteGone, hint: null };

/** What someone else changed during the edit. */
interface Theirs {
  changes: readonly TheirChange[];
  fields: readonly EntryField[];
}

/**
 * Edits an athlete's details. `teammates`: all athletes of the list. `onSaved` is called after the server has stored them. The
 * input stays after failures.
 */
export function useEntryEdit(athlete: Athlete, teammates: readonly Athlete[], onSaved: () => void) {
  const api = useApi();
  const notify = useNotify();
  const change = useMutation(changeAthleteMutation(api, useQueryClient()));
  const saving = useVersionedSave<Athlete>();
  // The stored athlete that the coach last saw.
  const [base, setBase] = useState(athlete);
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const form = useAppForm<EntryTexts, EntryChanges>({
    values: textsOf(athlete),
    schemaOf: () => changesSchema(base, todayIn(undefined, new Date())),
    send: save,
  });
  const texts = { ...form.getValues(), ...useWatch({ control: form.control }) };

  function begin(stored: Athlete, shown: EntryTexts): void {
    setBase(stored);
    for (const [field, text] of Object.entries(shown)) form.setValue(field as EntryField, text);
  }
  const finish = (stored: Athlete) => {
    begin(stored, textsOf(stored));
    const others = teammates.filter(({ athlete_id: id }) => id !== stored.athlete_id);
    notify({ severity: 'success', text: rosterTexts.saved(labelsOf([...others, stored])(stored)) });
    onSaved();
  };

  async function save(changes: EntryChanges): Promise<void> {
    const typed = form.getValues();
    if (Object.keys(changes).length === 0) {
      begin(base, textsOf(base));
      return onSaved();
    }
    const outcome = await saving.save({
      store: () =>
        change.mutateAsync({
          athleteId: base.athlete_id,
          body: { ...changes, ...placeOf(base), version: base.version },
        }),
      changedCode: ATHLETE_CHANGED,
      goneIsConflict: false,
      read: () => findAthlete(api, base.athlete_id),
      isAlreadySaved: (stored) => !hasChanges(stored, textsOnTopOf(base, typed, stored)),
    });

    switch (outcome.kind) {
      case 'saved':
        return finish(outcome.answer);
      case 'already-saved':
        return finish(outcome.stored);
      case 'conflict': {
        const { stored } = outcome;
        if (stored === null) return form.setFailure(GONE);
        setTheirs({ changes: theirChanges(base, typed, stored), fields: theirFields(base, stored) });
        return begin(stored, textsOnTopOf(base, typed, stored));
      }
      case 'unread':
        return form.setFailure(withInputKept(failureOf(outcome.readError, rosterTexts.changesNotLoaded)));
      case 'failed':
        if (ApiError.isGone(outcome.error)) return form.setFailure(GONE);
        return form.showError(outcome.error, rosterTexts.saveFailed);
      case 'ignored':
        return;
    }
  }

  return {
    form,
    dirty: hasChanges(base, texts),
    theirs: theirs?.changes ?? null,
    /** Discards the typed values of fields that someone else changed too; all other typed values stay. */
    takeTheirs: () => {
      for (const field of theirs?.fields ?? []) form.setValue(field, textsOf(base)[field]);
      setTheirs(null);
    },
  };
}

/** Position and jersey number are those on the team of the list, which may be another one than the main team. */
function placeOf({ team_id: mainTeamId, memberships: [shown] }: Athlete): { place_team_id?: number } {
  return shown && shown.team_id !== mainTeamId ? { place_team_id: shown.team_id } : {};
}
