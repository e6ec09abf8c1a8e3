import type { Athlete, ChangeAthleteBody } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { typedAs, z, type FormSchema, type Parsed } from '@touchline/ui/forms';
import { ENTRY_FIELDS, FIELD_RULES, fieldText, parseField, type EntryField } from './entry-fields.js';

/** An athlete's details as texts. */
export type EntryTexts = Record<EntryField, string>;
/** The changed fields. */
export type EntryChanges = Partial<Pick<ChangeAthleteBody, EntryField>>;

/** A change by someone else during the edit. */
export interface TheirChange {
  label: string;
  /** The stored value, formatted for display. */
  stored: string;
  /** The typed value; null when the coach typed nothing or the same. */
  typed: string | null;
}

export const textsOf = (athlete: Athlete): EntryTexts =>
  Object.fromEntries(ENTRY_FIELDS.map((field) => [field, fieldText(athlete, field)])) as EntryTexts;

/** Surrounding spaces do not count as a change. */
const isChanged = (base: Athlete, texts: EntryTexts, field: EntryField): boolean =>
  texts[field].trim() !== fieldText(base, field).trim();

/** True when discarding the texts would lose input. */
export const hasChanges = (base: Athlete, texts: EntryTexts): boolean =>
  ENTRY_FIELDS.some((field) => isChanged(base, texts, field));

/** The fields that differ from the athlete last seen. The other ones are not judged: they are not sent. */
export function changesSchema(base: Athlete, today: CalendarDate): FormSchema<EntryChanges> {
  const changed = (field: EntryField) =>
    typedAs<string | number | null | undefined>((text): Parsed<string | number | null | undefined> => {
      if (text === fieldText(base, field).trim()) return { value: undefined };
      const parsed = parseField(field, text, today);
      return 'value' in parsed && parsed.value === base[field] ? { value: undefined } : parsed;
    });
  return z.object(
    Object.fromEntries(ENTRY_FIELDS.map((field) => [field, changed(field)])),
  ) as unknown as FormSchema<EntryChanges>;
}

/** The texts on top of an athlete that someone else stored meanwhile: typed values stay, other fields show the stored ones. */
export function textsOnTopOf(base: Athlete, texts: EntryTexts, stored: Athlete): EntryTexts {
  return Object.fromEntries(
    ENTRY_FIELDS.map((field) => [field, isChanged(base, texts, field) ? texts[field] : fieldText(stored, field)]),
  ) as EntryTexts;
}

/** What someone else has changed since `base`, team and archiving included. */
export function theirChanges(base: Athlete, texts: EntryTexts, stored: Athlete): TheirChange[] {
  const isMine = (field: EntryField) => isChanged(base, texts, field) && isChanged(stored, texts, field);
  const theirs = theirFields(base, stored).map((field): TheirChange => ({
    label: FIELD_RULES[field].label,
    stored: shown(field, fieldText(stored, field)),
    typed: isMine(field) ? shown(field, texts[field]) : null,
  }));
  if (stored.team_id !== base.team_id) theirs.push({ label: 'Team', stored: stored.team.name, typed: null });
  if ((stored.archived_at === null) !== (base.archived_at === null))
    theirs.push({
      label: 'Roster',
      stored: stored.archived_at === null ? 'back on the roster' : 'archived',
      typed: null,
    });
  return theirs;
}

/** The fields that someone else has changed since `base`. */
export const theirFields = (base: Athlete, stored: Athlete): EntryField[] =>
  ENTRY_FIELDS.filter((field) => fieldText(base, field) !== fieldText(stored, field));

function shown(field: EntryField, text: string): string {
  if (text.trim() === '') return 'empty';
  return FIELD_RULES[field].kind === 'date' ? formatMediumDate(text) : text.trim();
}
