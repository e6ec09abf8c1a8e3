import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Availability } from '@touchline/contracts/availability.schema';
import { AVAILABILITY_CHANGED } from '@touchline/contracts/error-codes';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { useAppForm } from '../forms/use-app-form.js';
import { useApi } from '../host/host.js';
import { createRetryKeys } from '../host/retry-keys.js';
import { athletesQuery } from '../pickers/api/get-athletes.js';
import { useVersionedSave } from '../saving/use-versioned-save.js';
import { uiTexts } from '../texts.js';
import { availabilityForm, valuesOf } from './availability-values.js';
import { setAvailabilityMutation } from './set-availability.js';

interface FormInput {
  athleteId: number;
  /** What the coach saw when the form opened. */
  current: Availability;
  today: CalendarDate;
  onSaved: (availability: Availability) => void;
}

/** The form, and a colleague's record that came first: saving again puts the coach's word after it. */
export function useAvailabilityForm({ athleteId, current, today, onSaved }: FormInput) {
  const api = useApi();
  const cache = useQueryClient();
  const send = useMutation(setAvailabilityMutation(api, cache));
  const saving = useVersionedSave<Availability>();
  const [retryKeys] = useState(() => createRetryKeys<object>({ closes: true }));
  const [seen, setSeen] = useState(current);

  const form = useAppForm({
    values: valuesOf(current, today),
    schemaOf: availabilityForm,
    send: async (sent) => {
      const version = saving.conflict?.stored?.version ?? seen.version;
      const body = { ...sent, version, today };
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
        form.showError(outcome.error, uiTexts.availabilityFailed);
    },
  });
  return { form, theirs: saving.conflict?.stored ?? null };
}
