import { GUARDIAN_NAME_MAX, RELATION_MAX } from '@touchline/contracts/athlete-limits';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { isCalendarDate } from '@touchline/contracts/calendar-date';
import { CONSENT_TEXT_VERSION, CONSENT_TEXT_VERSION_MAX } from '@touchline/contracts/consent-text';
import type { PaperConsentBody } from '@touchline/contracts/join.schema';
import { answersTexts } from '../../../../shared/texts/answers-texts.js';

/** What is typed from a signed form. */
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

/** What keeps the form from being recorded, by field; empty when nothing does. */
export function formProblems(draft: FormDraft, today: CalendarDate): Partial<Record<keyof FormDraft, string>> {
  const problems: Partial<Record<keyof FormDraft, string>> = {};
  const check = (field: 'version' | 'guardianName' | 'relation', most: number) => {
    const text = draft[field].trim();
    if (text === '') problems[field] = answersTexts.required;
    else if (text.length > most) problems[field] = answersTexts.tooLong(most);
  };
  if (!isCalendarDate(draft.signedOn)) problems.signedOn = answersTexts.signedOnMissing;
  else if (draft.signedOn > today) problems.signedOn = answersTexts.signedOnFuture;
  check('version', CONSENT_TEXT_VERSION_MAX);
  if (draft.signedBy === null) problems.signedBy = answersTexts.required;
  if (draft.signedBy === 'guardian') {
    check('guardianName', GUARDIAN_NAME_MAX);
    check('relation', RELATION_MAX);
  }
  return problems;
}

/** The call for a form without problems. A guardian's name is not sent when the athlete signed alone. */
export function formBody(athleteId: number, draft: FormDraft): PaperConsentBody {
  const isGuardian = draft.signedBy === 'guardian';
  return {
    athlete_id: athleteId,
    signed_on: draft.signedOn,
    text_version: draft.version.trim(),
    guardian_name: isGuardian ? draft.guardianName.trim() : null,
    relation: isGuardian ? draft.relation.trim() : null,
  };
}
