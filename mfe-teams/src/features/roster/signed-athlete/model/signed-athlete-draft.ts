import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { SignedAthleteBody } from '@touchline/contracts/join.schema';
import { rosterTexts } from '../../../../shared/texts/roster-texts.js';
import { EMPTY_FORM, isTyped, toSignedForm, type FormDraft } from '../../answers/model/form-draft.js';
import { parseField, type Parsed, type PersonField } from '../../model/entry-fields.js';

/** The fields of the person, in the order of the form. */
export const PERSON_FIELDS = [
  'first_name',
  'last_name',
  'date_of_birth',
  'email',
  'position',
  'jersey_number',
  'weight_kg',
  'height_cm',
] as const satisfies readonly PersonField[];

const IDENTITY: ReadonlySet<PersonField> = new Set(['first_name', 'last_name', 'date_of_birth']);
/** The required fields, by which the server also looks for somebody who is known already. */
export const isIdentity = (field: PersonField): boolean => IDENTITY.has(field);

export type PersonTexts = Readonly<Record<PersonField, string>>;
export type PersonProblems = Readonly<Partial<Record<PersonField, string>>>;

/** A new athlete and the form that was signed for them, as they were typed. */
export interface SignedAthleteDraft {
  person: PersonTexts;
  form: FormDraft;
  /** The coach means another person than the one who is known by this name. */
  isAnother: boolean;
}

const EMPTY_PERSON = Object.fromEntries(PERSON_FIELDS.map((field) => [field, ''])) as Record<PersonField, string>;
export const EMPTY_DRAFT: SignedAthleteDraft = { person: EMPTY_PERSON, form: EMPTY_FORM, isAnother: false };

/** Whether the coach would lose something by leaving. */
export function isAnythingTyped({ person, form }: SignedAthleteDraft): boolean {
  return isTyped(form) || Object.values(person).some((text) => text !== '');
}

function parse(field: PersonField, { person }: SignedAthleteDraft, today: CalendarDate): Parsed {
  const isMissing = isIdentity(field) && person[field].trim() === '';
  return isMissing ? { problem: rosterTexts.required } : parseField(field, person[field], today);
}

/** What keeps the person from being added, by field; empty when nothing does. */
export function personProblems(draft: SignedAthleteDraft, today: CalendarDate): PersonProblems {
  return Object.fromEntries(
    PERSON_FIELDS.flatMap((field) => {
      const parsed = parse(field, draft, today);
      return 'problem' in parsed ? [[field, parsed.problem]] : [];
    }),
  );
}

/** The call for a draft without problems. Empty fields are left out. */
export function toBody(teamId: number, draft: SignedAthleteDraft, today: CalendarDate): SignedAthleteBody {
  const entered = PERSON_FIELDS.flatMap((field) => {
    const parsed = parse(field, draft, today);
    return 'value' in parsed && parsed.value !== null ? [[field, parsed.value]] : [];
  });
  return {
    team_id: teamId,
    ...(Object.fromEntries(entered) as Pick<SignedAthleteBody, 'first_name' | 'last_name' | 'date_of_birth'>),
    ...toSignedForm(draft.form),
    ...(draft.isAnother && { is_another: true }),
  };
}
