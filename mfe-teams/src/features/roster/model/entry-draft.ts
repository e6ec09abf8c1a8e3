import type { Athlete, ChangeAthleteBody } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { ENTRY_FIELDS, FIELD_RULES, fieldText, parseField, type EntryField } from './entry-fields.js';

export type EntryTexts = Readonly<Record<EntryField, string>>;
export type EntryProblems = Readonly<Partial<Record<EntryField, string>>>;

/** An athlete's details during the edit. */
export interface EntryDraft {
  /** The stored athlete that the coach last saw. */
  base: Athlete;
  texts: EntryTexts;
  problems: EntryProblems;
  /** Changes by someone else during the edit; null without a conflict. */
  theirs: readonly TheirChange[] | null;
}

/** A change by someone else. */
export interface TheirChange {
  label: string;
  /** The stored value, formatted for display. */
  stored: string;
  /** The typed value; null when the coach typed nothing or the same. */
  typed: string | null;
}

const textsOf = (athlete: Athlete): EntryTexts =>
  Object.fromEntries(ENTRY_FIELDS.map((field) => [field, fieldText(athlete, field)])) as EntryTexts;

export function beginDraft(athlete: Athlete): EntryDraft {
  return { base: athlete, texts: textsOf(athlete), problems: {}, theirs: null };
}

/** Sets the raw value of a field and clears its problem. */
export function typed(draft: EntryDraft, field: EntryField, text: string): EntryDraft {
  const { [field]: _solved, ...problems } = draft.problems;
  return { ...draft, texts: { ...draft.texts, [field]: text }, problems };
}

/** True when discarding the draft would lose input. */
export function isDirty({ base, texts }: EntryDraft): boolean {
  return ENTRY_FIELDS.some((field) => isTyped(base, texts, field));
}

/** The request body with the changed fields only (empty without changes), and the problems of invalid fields. */
export function changesOf(
  { base, texts }: EntryDraft,
  today: CalendarDate,
): { body: Partial<ChangeAthleteBody>; problems: EntryProblems } {
  const parsed = ENTRY_FIELDS.filter((field) => isTyped(base, texts, field)).map(
    (field) => [field, parseField(field, texts[field], today)] as const,
  );
  return {
    body: Object.fromEntries(
      parsed.flatMap(([field, result]) =>
        'value' in result && result.value !== base[field] ? [[field, result.value]] : [],
      ),
    ),
    problems: Object.fromEntries(
      parsed.flatMap(([field, result]) => ('problem' in result ? [[field, result.problem]] : [])),
    ),
  };
}

/**
 * Applies the draft on top of an athlete that someone else stored meanwhile: typed values stay, all other fields show
 * the stored values. Lists the changes, including team and archiving.
 */
export function onTopOf(draft: EntryDraft, stored: Athlete): EntryDraft {
  const { base, texts } = draft;
  const mine = (field: EntryField) => isTyped(base, texts, field) && texts[field].trim() !== fieldText(stored, field);
  const changed = ENTRY_FIELDS.filter((field) => fieldText(base, field) !== fieldText(stored, field));
  const theirs = changed.map((field): TheirChange => ({
    label: FIELD_RULES[field].label,
    stored: shown(field, fieldText(stored, field)),
    typed: mine(field) ? shown(field, texts[field]) : null,
  }));
  if (stored.team_id !== base.team_id) theirs.push({ label: 'Team', stored: stored.team.name, typed: null });
  if ((stored.archived_at === null) !== (base.archived_at === null))
    theirs.push({
      label: 'Roster',
      stored: stored.archived_at === null ? 'back on the roster' : 'archived',
      typed: null,
    });
  const merged = Object.fromEntries(
    ENTRY_FIELDS.map((field) => [field, mine(field) ? texts[field] : fieldText(stored, field)]),
  ) as EntryTexts;
  return { base: stored, texts: merged, problems: draft.problems, theirs };
}

/** Discards the typed values of fields that someone else changed too; all other typed values stay. */
export function withTheirs(draft: EntryDraft): EntryDraft {
  const changedLabels = new Set((draft.theirs ?? []).map(({ label }) => label));
  const conflicting = ENTRY_FIELDS.filter((field) => changedLabels.has(FIELD_RULES[field].label));
  return conflicting.reduce<EntryDraft>((next, field) => typed(next, field, fieldText(draft.base, field)), {
    ...draft,
    theirs: null,
  });
}

/** Surrounding spaces do not count as input. */
function isTyped(base: Athlete, texts: EntryTexts, field: EntryField): boolean {
  return texts[field].trim() !== fieldText(base, field).trim();
}

function shown(field: EntryField, text: string): string {
  if (text.trim() === '') return 'empty';
  return FIELD_RULES[field].kind === 'date' ? formatMediumDate(text) : text.trim();
}
