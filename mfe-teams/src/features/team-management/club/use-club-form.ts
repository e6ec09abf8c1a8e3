import { useState } from 'react';
import type { Club } from '@touchline/contracts/club.schema';
import { CLUB_CHANGED } from '@touchline/contracts/error-codes';
import { useVersionedSave, type VersionedWrite } from '@touchline/ui';
import { useAppForm, useWatch } from '@touchline/ui/forms';
import { failureOf, useApi, withInputKept } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { clubTexts } from '../../../shared/texts/club-texts.js';
import { changeClubMutation } from '../api/change-club.js';
import { getClub } from '../api/get-club.js';
import {
  clashes,
  CLUB_SCHEMA,
  clubChanges,
  hasChanges,
  typedOf,
  type ClubTyped,
  type ClubValues,
} from '../model/club-values.js';
import { useSnackbar } from '../use-snackbar.js';

/**
 * Edits the settings of the club. What someone else changed meanwhile stays when it is another setting; the same one is
 * shown beside the typed value. The input stays after failures.
 */
export function useClubForm(club: Club, onClose: () => void) {
  const api = useApi();
  const showSnackbar = useSnackbar();
  const change = useMutation(changeClubMutation(api, useQueryClient()));
  const saving = useVersionedSave<Club>();
  // The stored settings that the coach last saw.
  const [seen, setSeen] = useState(club);
  const [clashing, setClashing] = useState<readonly (keyof ClubValues)[]>([]);
  const form = useAppForm<ClubTyped, ClubValues>({ values: typedOf(club), schemaOf: () => CLUB_SCHEMA, send });
  const typed = { ...form.getValues(), ...useWatch({ control: form.control }) };

  const writeOf = (changes: Partial<ClubValues>, over: Club): VersionedWrite<Club, Club> => ({
    store: () => change.mutateAsync({ ...changes, version: over.version }),
    changedCode: CLUB_CHANGED,
    goneIsConflict: false,
    read: () => getClub(api),
    isAlreadySaved: (stored) => hasChanges(stored, changes),
    rebase: (stored) => (clashes(over, changes, stored).length === 0 ? writeOf(changes, stored) : null),
  });

  async function send(sent: ClubValues): Promise<void> {
    const changes = clubChanges(seen, sent);
    if (Object.keys(changes).length === 0) return onClose();
    const outcome = await saving.save(writeOf(changes, seen));

    switch (outcome.kind) {
      case 'saved':
      case 'already-saved':
        showSnackbar('success', clubTexts.saved);
        return onClose();
      case 'conflict':
        if (outcome.stored) meet(outcome.stored, changes);
        return;
      case 'unread':
        return form.setFailure(withInputKept(failureOf(outcome.readError, clubTexts.changesNotLoaded)));
      case 'failed':
        return form.showError(outcome.error, clubTexts.saveFailed);
      case 'ignored':
        return;
    }
  }

  /** Fields that were not changed here show what is stored now. */
  function meet(stored: Club, changes: Partial<ClubValues>): void {
    setClashing(clashes(seen, changes, stored));
    setSeen(stored);
    for (const [field, text] of Object.entries(typedOf({ ...stored, ...changes })))
      form.setValue(field as keyof ClubValues, text);
  }

  return {
    form,
    typed,
    seen: typedOf(seen),
    dirty: JSON.stringify(typed) !== JSON.stringify(typedOf(seen)),
    clashing,
    takeTheirs: () => {
      for (const field of clashing) form.setValue(field, typedOf(seen)[field]);
      setClashing([]);
    },
  };
}
