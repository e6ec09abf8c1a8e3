import { useState } from 'react';
import { ATHLETE_EXISTS } from '@touchline/contracts/error-codes';
import type { SignedAthleteBody } from '@touchline/contracts/join.schema';
import { useToday } from '@touchline/ui';
import { ApiError, createRetryKeys, useApi, useNotify, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { rosterTexts } from '../../../shared/texts/roster-texts.js';
import { formProblems, isGuardianNeeded, recordFailure, type FormDraft } from '../answers/model/form-draft.js';
import { addAthleteMutation } from '../api/add-athlete.js';
import type { PersonField } from '../model/entry-fields.js';
import {
  EMPTY_DRAFT,
  isIdentity,
  PERSON_FIELDS,
  personProblems,
  toBody,
  type PersonProblems,
  type SignedAthleteDraft,
} from './model/signed-athlete-draft.js';

/** What the server refused, for as long as it was not changed. */
interface Refused {
  person: PersonProblems;
  /** The form that needs a guardian's signature at this age. */
  form: FormDraft | null;
  /** Says where somebody of this name is. */
  namesake: string | null;
}

const NOTHING: Refused = { person: {}, form: null, namesake: null };

/** Adds an athlete from a signed form. Typed values stay when the call fails. `onAdded` follows a success. */
export function useSignedAthlete(teamId: number, onAdded: () => void) {
  const today = useToday();
  const notify = useNotify();
  const [retryKeys] = useState(() => createRetryKeys<SignedAthleteBody>({ closes: true }));
  const add = useMutation(addAthleteMutation(useApi(), useQueryClient(), retryKeys));
  const [draft, setDraft] = useState<SignedAthleteDraft>(EMPTY_DRAFT);
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [refused, setRefused] = useState(NOTHING);
  const problems = {
    person: { ...personProblems(draft, today), ...refused.person },
    form: formProblems(draft.form, today, { needsGuardian: refused.form === draft.form }),
  };

  /** Resolves with the first field of the person that has a problem, or null. */
  async function save(): Promise<PersonField | null> {
    setChecked(true);
    const found = personProblems(draft, today);
    const first = PERSON_FIELDS.find((field) => found[field] !== undefined) ?? null;
    if (add.isPending || first !== null || Object.keys(formProblems(draft.form, today)).length > 0) return first;
    setFailure(null);
    setRefused(NOTHING);
    try {
      await add.mutateAsync(toBody(teamId, draft, today));
      const { first_name: name, last_name: surname } = draft.person;
      notify({ severity: 'success', text: rosterTexts.added(`${name.trim()} ${surname.trim()}`) });
      onAdded();
      return null;
    } catch (error) {
      return showRefusal(error);
    }
  }

  function showRefusal(error: unknown): PersonField | null {
    if (ApiError.hasCode(error, ATHLETE_EXISTS)) {
      setRefused({ ...NOTHING, namesake: (error as ApiError).sentence });
      return null;
    }
    if (isGuardianNeeded(error, draft.form)) {
      setRefused({ ...NOTHING, form: draft.form });
      return null;
    }
    const fields = error instanceof ApiError ? error.fields : [];
    const known = fields.filter(({ path }) => PERSON_FIELDS.some((field) => field === path));
    if (known.length === 0) setFailure(recordFailure(error, rosterTexts.addFailed));
    else setRefused({ ...NOTHING, person: Object.fromEntries(known.map(({ path, message }) => [path, message])) });
    return PERSON_FIELDS.find((field) => known.some(({ path }) => path === field)) ?? null;
  }

  return {
    today,
    draft,
    problems: isChecked ? problems : { person: {}, form: {} },
    /** Where somebody of this name is; null when nobody is known. */
    namesake: refused.namesake,
    failure,
    busy: add.isPending,
    setText: (field: PersonField, text: string) => {
      const isName = isIdentity(field);
      setDraft((now) => ({
        ...now,
        person: { ...now.person, [field]: text },
        isAnother: isName ? false : now.isAnother,
      }));
      setRefused(({ person: { [field]: _changed, ...person }, form, namesake }) => ({
        person,
        form,
        namesake: isName ? null : namesake,
      }));
    },
    setForm: (change: Partial<FormDraft>) => setDraft((now) => ({ ...now, form: { ...now.form, ...change } })),
    setAnother: (isAnother: boolean) => setDraft((now) => ({ ...now, isAnother })),
    save,
  };
}
