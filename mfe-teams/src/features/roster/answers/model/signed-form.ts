import { GUARDIAN_NAME_MAX, RELATION_MAX } from '@touchline/contracts/athlete-limits';
import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { CONSENT_TEXT_VERSION, CONSENT_TEXT_VERSION_MAX } from '@touchline/contracts/consent-text';
import { CONSENT_TEXT_CHANGED } from '@touchline/contracts/error-codes';
import { hiddenText, requiredText, typedAs, z, type AppForm } from '@touchline/ui/forms';
import { ApiError } from '@touchline/ui/host';
import { answersTexts } from '../../../../shared/texts/answers-texts.js';

/** The values typed from a signed form; `signed_by` decides whether the guardian's are asked for. */
export type SignedFormValues = {
  signed_on: string;
  text_version: string;
  signed_by: 'athlete' | 'guardian' | null;
  guardian_name: string;
  relation: string;
};

export const EMPTY_FORM: SignedFormValues = {
  signed_on: '',
  text_version: CONSENT_TEXT_VERSION,
  signed_by: null,
  guardian_name: '',
  relation: '',
};

/** The fields of a schema with a signed form. `signed_by` itself is not sent, nor is a guardian when the athlete signed alone. */
export function signedFormFields({ signed_by: signedBy }: SignedFormValues, today: CalendarDate) {
  const ofGuardian = (most: number) =>
    signedBy === 'guardian' ? requiredText(most, answersTexts.required) : hiddenText;
  return {
    signed_on: typedAs<CalendarDate>((text) => {
      if (!isCalendarDate(text)) return { problem: answersTexts.signedOnMissing };
      return text > today ? { problem: answersTexts.signedOnFuture } : { value: text };
    }),
    text_version: requiredText(CONSENT_TEXT_VERSION_MAX, answersTexts.required),
    signed_by: z.pipe(
      z.custom<SignedFormValues['signed_by']>((chosen) => chosen !== null, answersTexts.required),
      z.transform(() => undefined),
    ),
    guardian_name: ofGuardian(GUARDIAN_NAME_MAX),
    relation: ofGuardian(RELATION_MAX),
  };
}

/** Shows why a form was not recorded: at its fields, or above them. */
export function showRefusedForm<TValues extends SignedFormValues, TSent extends object>(
  { getValues, setError, setFailure, showError }: AppForm<TValues, TSent>,
  error: unknown,
  sentence: string,
): void {
  const isGuardianNeeded = error instanceof ApiError && error.fields.some(({ path }) => path === 'guardian_name');
  if (isGuardianNeeded && getValues().signed_by === 'athlete')
    setError('signed_by' as never, { type: 'server', message: answersTexts.guardianSigns });
  else if (ApiError.hasCode(error, CONSENT_TEXT_CHANGED))
    setFailure({ sentence: answersTexts.versionOld(CONSENT_TEXT_VERSION), hint: null });
  else showError(error, sentence);
}
