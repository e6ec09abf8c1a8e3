import { CARRIED_DAYS_MAX } from '@touchline/contracts/club-rules';
import { EXTRA_QUESTIONS_MAX } from '@touchline/contracts/survey-rules';
import type { ChangeClubBody, Club } from '@touchline/contracts/club.schema';
import { requiredNumber, typedAs, z } from '@touchline/ui/forms';
import { clubTexts } from '../../../shared/texts/club-texts.js';

/** The settings, without the version. */
export type ClubValues = Omit<Club, 'name' | 'version'>;
/** What the fields hold. */
export type ClubTyped = Record<keyof ClubValues, string>;

/** The settings that are a whole number from 0 on, in the order of the form. */
export const CLUB_NUMBERS = {
  carried_days: { ...clubTexts.carriedDays, most: CARRIED_DAYS_MAX },
  extra_questions: { ...clubTexts.extraQuestions, most: EXTRA_QUESTIONS_MAX },
} as const;
export const NUMBER_FIELDS = Object.keys(CLUB_NUMBERS) as (keyof typeof CLUB_NUMBERS)[];

const numberOf = (name: keyof typeof CLUB_NUMBERS) =>
  requiredNumber((text) => {
    const { most } = CLUB_NUMBERS[name];
    return /^\d{1,2}$/.test(text) && Number(text) <= most ? Number(text) : null;
  }, clubTexts.numberWrong(CLUB_NUMBERS[name].most));

/** The settings with two values: label, hint and the names of the values, in their order. */
export const CLUB_CHOICES = {
  other_teams_sessions: clubTexts.otherTeams,
  late_marks: clubTexts.lateMarks,
} as const satisfies Record<Exclude<keyof ClubValues, keyof typeof CLUB_NUMBERS>, ClubChoice>;
interface ClubChoice {
  label: string;
  hint: string;
  names: Readonly<Record<string, string>>;
}
export const CHOICE_FIELDS = Object.keys(CLUB_CHOICES) as (keyof typeof CLUB_CHOICES)[];
const FIELDS: readonly (keyof ClubValues)[] = [...NUMBER_FIELDS, ...CHOICE_FIELDS];

const choiceOf = <Name extends keyof typeof CLUB_CHOICES>(name: Name) =>
  typedAs<ClubValues[Name]>((text) =>
    text in CLUB_CHOICES[name].names ? { value: text as ClubValues[Name] } : { problem: clubTexts.saveFailed },
  );

export const CLUB_SCHEMA = z.object({
  carried_days: numberOf('carried_days'),
  extra_questions: numberOf('extra_questions'),
  other_teams_sessions: choiceOf('other_teams_sessions'),
  late_marks: choiceOf('late_marks'),
});

export const typedOf = (values: ClubValues): ClubTyped =>
  Object.fromEntries(FIELDS.map((field) => [field, String(values[field])])) as ClubTyped;

/** The settings that differ from those the coach saw. */
export function clubChanges(seen: ClubValues, sent: ClubValues): Omit<ChangeClubBody, 'version'> {
  return Object.fromEntries(FIELDS.filter((field) => sent[field] !== seen[field]).map((field) => [field, sent[field]]));
}

/** Whether the stored settings hold these changes already. */
export const hasChanges = (stored: ClubValues, changes: Partial<ClubValues>): boolean =>
  FIELDS.every((field) => changes[field] === undefined || changes[field] === stored[field]);

/** Fields that both have changed, in different ways, since `seen`. */
export const clashes = (seen: ClubValues, changes: Partial<ClubValues>, stored: ClubValues): (keyof ClubValues)[] =>
  FIELDS.filter(
    (field) => changes[field] !== undefined && stored[field] !== seen[field] && changes[field] !== stored[field],
  );

/** A setting as its field names it, and as it shows a value. */
export function fieldText(field: keyof ClubValues, values: ClubTyped): [label: string, value: string] {
  if (field in CLUB_NUMBERS) return [CLUB_NUMBERS[field as keyof typeof CLUB_NUMBERS].label, values[field]];
  const { label, names }: ClubChoice = CLUB_CHOICES[field as keyof typeof CLUB_CHOICES];
  return [label, names[values[field]] ?? ''];
}
