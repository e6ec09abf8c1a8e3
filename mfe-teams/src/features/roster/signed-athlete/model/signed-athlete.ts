import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { SignedAthleteBody } from '@touchline/contracts/join.schema';
import { typedAs, z, type FormSchema } from '@touchline/ui/forms';
import { rosterTexts } from '../../../../shared/texts/roster-texts.js';
import { EMPTY_FORM, signedFormFields, type SignedFormValues } from '../../answers/model/signed-form.js';
import { parseField, type PersonField } from '../../model/entry-fields.js';

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

const IDENTITY = ['first_name', 'last_name', 'date_of_birth'] as const satisfies readonly PersonField[];
/** The required fields, by which the server also looks for somebody who is known already. */
export const isIdentity = (field: PersonField): boolean => IDENTITY.some((one) => one === field);

/** A new athlete and the form that was signed for them, as they are typed. */
export type SignedAthleteValues = Record<PersonField, string> &
  SignedFormValues & {
    /** The coach means another person than the one who is known by this name. */
    is_another: boolean;
  };

/** What is sent beside the team. Empty fields are undefined. */
export type SignedAthlete = Omit<SignedAthleteBody, 'team_id'>;

export const EMPTY_ATHLETE: SignedAthleteValues = {
  ...(Object.fromEntries(PERSON_FIELDS.map((field) => [field, ''])) as Record<PersonField, string>),
  ...EMPTY_FORM,
  is_another: false,
};

/** The person and the signed form. Fields without a value are left out of the request. */
export function signedAthleteSchema(typed: SignedAthleteValues, today: CalendarDate): FormSchema<SignedAthlete> {
  const personField = (field: PersonField) =>
    typedAs<string | number | undefined>((text) => {
      if (isIdentity(field) && text === '') return { problem: rosterTexts.required };
      const parsed = parseField(field, text, today);
      return 'value' in parsed ? { value: parsed.value ?? undefined } : parsed;
    });
  return z.object({
    ...Object.fromEntries(PERSON_FIELDS.map((field) => [field, personField(field)])),
    ...signedFormFields(typed, today),
    is_another: z.pipe(
      z.boolean(),
      z.transform((isAnother) => isAnother || undefined),
    ),
  }) as unknown as FormSchema<SignedAthlete>;
}

/** By whom the server recognises somebody: other names are another person. */
export const identityOf = (typed: SignedAthleteValues): string => IDENTITY.map((field) => typed[field]).join('\n');
