import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Availability } from '@touchline/contracts/availability.schema';
import { AVAILABILITY_CHANGED } from '@touchline/contracts/error-codes';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { failureOf } from '../host/call-failure.js';
import type { CallFailure } from '../host/call-hint.js';
import { withInputKept } from '../host/input-kept.js';
import { useApi } from '../host/host.js';
import { createRetryKeys } from '../host/retry-keys.js';
import { athletesQuery } from '../pickers/api/get-athletes.js';
import { useVersionedSave } from '../saving/use-versioned-save.js';
import { uiTexts } from '../texts.js';
import { draftOf, draftProblems, toBody, type AvailabilityDraft, type DraftField } from './availability-draft.js';
import { setAvailabilityMutation } from './set-availability.js';

interface FormInput {
  athleteId: number;
  /** What the coach saw when the form opened. */
  current: Availability;
  today: CalendarDate;
  onSaved: (availability: Availability) => void;
}

/** The state of the form: typed values, their problems, and a colleague's record that came first. */
export function useAvailabilityForm({ athleteId, current, today, onSaved }: FormInput) {
  const api = useApi();
  const cache = useQueryClient();
  const send = useMutation(setAvailabilityMutation(api, cache));
  const saving = useVersionedSave<Availability>();
  const [retryKeys] = useState(() => createRetryKeys<object>({ closes: true }));
  const [first] = useState(() => draftOf(current, today));
  const [draft, setDraft] = useState<AvailabilityDraft>(first);
  const [seen, setSeen] = useState(current);
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function save(): Promise<void> {
    setChecked(true);
    if (Object.keys(draftProblems(draft)).length > 0) return;
    setFailure(null);
    const version = saving.conflict?.stored?.version ?? seen.version;
    const body = toBody(draft, { version, today });
    const outcome = await saving.save({
      store: () => retryKeys.send(body, (retryKey) => send.mutateAsync({ athleteId, body, retryKey })),
      changedCode: AVAILABILITY_CHANGED,
      goneIsConflict: false,
      read: async () => {
        const athletes = await cache.fetchQuery({ ...athletesQuery(api), staleTime: 0 });
        return athletes.find((athlete: Athlete) => athlete.athlete_id === athleteId)?.availability ?? null;
      },
    });
    if (outcome.kind === 'saved') onSaved(outcome.answer);
    else if (outcome.kind === 'conflict' && outcome.stored) setSeen(outcome.stored);
    else if (outcome.kind === 'failed' || outcome.kind === 'unread')
      setFailure(withInputKept(failureOf(outcome.error, uiTexts.availabilityFailed)));
  }

  return {
    draft,
    isDirty: JSON.stringify(draft) !== JSON.stringify(first),
    problems: isChecked ? draftProblems(draft) : {},
    busy: saving.busy,
    failure,
    /** A colleague's word that came first: saving again puts the coach's word after it. */
    theirs: saving.conflict?.stored ?? null,
    set: <Field extends DraftField>(field: Field, value: AvailabilityDraft[Field]) =>
      setDraft((now) => ({ ...now, [field]: value })),
    save,
  };
}
