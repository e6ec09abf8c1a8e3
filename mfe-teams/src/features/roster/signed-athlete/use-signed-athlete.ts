import { useState } from 'react';
import { ATHLETE_EXISTS } from '@touchline/contracts/error-codes';
import type { SignedAthleteBody } from '@touchline/contracts/join.schema';
import { useToday } from '@touchline/ui';
import { useAppForm, useWatch } from '@touchline/ui/forms';
import { ApiError, createRetryKeys, useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { rosterTexts } from '../../../shared/texts/roster-texts.js';
import { showRefusedForm } from '../answers/model/signed-form.js';
import { addAthleteMutation } from '../api/add-athlete.js';
import {
  EMPTY_ATHLETE,
  identityOf,
  signedAthleteSchema,
  type SignedAthlete,
  type SignedAthleteValues,
} from './model/signed-athlete.js';

/** Adds an athlete from a signed form. Typed values stay when the call fails. `onAdded` follows a success. */
export function useSignedAthlete(teamId: number, onAdded: () => void) {
  const today = useToday();
  const notify = useNotify();
  const [retryKeys] = useState(() => createRetryKeys<SignedAthleteBody>({ closes: true }));
  const add = useMutation(addAthleteMutation(useApi(), useQueryClient(), retryKeys));
  // Where somebody of these names is, as the server said.
  const [namesake, setNamesake] = useState<{ sentence: string | null; identity: string } | null>(null);
  const form = useAppForm<SignedAthleteValues, SignedAthlete>({
    values: EMPTY_ATHLETE,
    schemaOf: (typed) => signedAthleteSchema(typed, today),
    send: async (athlete) => {
      const identity = identityOf(form.getValues());
      // What was said about other names does not count for these.
      const another = namesake?.identity === identity ? {} : { is_another: undefined };
      try {
        await add.mutateAsync({ team_id: teamId, ...athlete, ...another });
        notify({ severity: 'success', text: rosterTexts.added(`${athlete.first_name} ${athlete.last_name}`) });
        onAdded();
      } catch (error) {
        if (ApiError.hasCode(error, ATHLETE_EXISTS)) setNamesake({ sentence: (error as ApiError).sentence, identity });
        else showRefusedForm(form, error, rosterTexts.addFailed);
      }
    },
  });
  useWatch({ control: form.control });
  const isKnown = namesake !== null && namesake.identity === identityOf(form.getValues());
  return { form, today, namesake: isKnown ? namesake.sentence : null };
}
