import { GUARDIAN_NAME_MAX, RELATION_MAX } from '@touchline/contracts/athlete-limits';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { isCalendarDate } from '@touchline/contracts/calendar-date';
import { CONSENT_TEXT_VERSION, CONSENT_TEXT_VERSION_MAX } from '@touchline/contracts/consent-text';
import { CONSENT_TEXT_CHANGED } from '@touchline/contracts/error-codes';
import type { SignedForm } from '@touchline/contracts/join.schema';
import { ApiError, failureOf, withInputKept, type CallFailure } from '@touchline/ui/host';
import { answersTexts } from '../../../../shared/texts/answers-texts.js';

/** The values typed from a signed form. */
export interface FormDraft {
  signedOn: string;
  version: string;
  signedBy: 'athlete' | 'guardian' | null;
  guardianName: string;
  relation: string;
}

export const EMPTY_FORM: FormDraft = {
  signedOn: '',
  version: CONSENT_TEXT_VERSION,
  signedBy: null,
  guardianName: '',
  relation: '',
};

/** Whether the coach would lose something by leaving. */
export function isTyped(draft: FormDraft): boolean {
  return Object.entries(EMPTY_FORM).some(([field, empty]) => draft[field as keyof FormDraft] !== empty);
}

export type FormProblems = Partial<Record<keyof FormDraft, string>>;

/**
 * What keeps the form from being recorded, by field; empty when nothing does. `needsGuardian`: the server has refused it,
 * as `isGuardianNeeded` says.
 */
export function formProblems(draft: FormDraft, today: CalendarDate, { needsGuardian = false } = {}): FormProblems {
  const problems: FormProblems = {};
  const check = (field: 'version' | 'guardianName' | 'relation', most: number) => {
    const text = draft[field].trim();
    if (text === '') problems[field] = answersTexts.required;
    else if (text.length > most) problems[field] = answersTexts.tooLong(most);
  };
  if (!isCalendarDate(draft.signedOn)) problems.signedOn = answersTexts.signedOnMissing;
  else if (draft.signedOn > today) problems.signedOn = answersTexts.signedOnFuture;
  check('version', CONSENT_TEXT_VERSION_MAX);
  if (draft.signedBy === null) problems.signedBy = answersTexts.required;
  if (needsGuardian) problems.signedBy = answersTexts.guardianSigns;
  if (draft.signedBy === 'guardian') {
    check('guardianName', GUARDIAN_NAME_MAX);
    check('relation', RELATION_MAX);
  }
  return problems;
}

/** The request for a form without problems. A guardian's name is not sent when the athlete signed alone. */
export function toSignedForm(draft: FormDraft): SignedForm {
  const isGuardian = draft.signedBy === 'guardian';
  return {
    signed_on: draft.signedOn,
    text_version: draft.version.trim(),
    guardian_name: isGuardian ? draft.guardianName.trim() : null,
    relation: isGuardian ? draft.relation.trim() : null,
  };
}

/** Whether the server refused a form that an athlete signed alone, because a guardian has to sign at this age. */
export function isGuardianNeeded(error: unknown, { signedBy }: FormDraft): boolean {
  return (
    signedBy === 'athlete' && error instanceof ApiError && error.fields.some(({ path }) => path === 'guardian_name')
  );
}

/** Why a form was not recorded, in words for the coach. */
export function recordFailure(error: unknown, sentence: string): CallFailure {
  return ApiError.hasCode(error, CONSENT_TEXT_CHANGED)
    ? { sentence: answersTexts.versionOld(CONSENT_TEXT_VERSION), hint: null }
    : withInputKept(failureOf(error, sentence));
}
