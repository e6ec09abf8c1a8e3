import type { Athlete, ChangeAthleteBody } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { ENTRY_FIELDS, FIELD_RULES, fieldText, parseField, type EntryField } from './entry-fields.js';

export type EntryTexts = Readonly<Record<EntryField, string>>;
export type EntryProblems = Readonly<Partial<Record<EntryField, string>>>;

/** An entry while it is edited. */
export interface EntryDraft {
  /** As it was stored when the coach last looked at it. */
  base: Athlete;
  texts: EntryTexts;
  problems: EntryProblems;
  /** What somebody else changed meanwhile; null while nobody has. */
  theirs: readonly TheirChange[] | null;
}

/** One thing somebody else changed. */
export interface TheirChange {
  label: string;
  /** What is stored now. */
  stored: string;
  /** What this coach typed there instead; null where they typed nothing, or the same. */
  typed: string | null;
}

const textsOf = (athlete: Athlete): EntryTexts =>
  Object.fromEntries(ENTRY_FIELDS.map((field) => [field, fieldText(athlete, field)])) as EntryTexts;

export function beginDraft(athlete: Athlete): EntryDraft {
  return { base: athlete, texts: textsOf(athlete), problems: {}, theirs: null };
}

/** What was typed stays whatever it is; the complaint about that box goes. */
export function typed(draft: EntryDraft, field: EntryField, text: string): EntryDraft {
  const { [field]: _mended, ...problems } = draft.problems;
  return { ...draft, texts: { ...draft.texts, [field]: text }, problems };
}

/** Whether anything would be lost with the draft. */
export function isDirty({ base, texts }: EntryDraft): boolean {
  return ENTRY_FIELDS.some((field) => isTyped(base, texts, field));
}

/** The fields to send: those with another value than the stored one, empty where there is none; and what is wrong with what was typed. */
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
 * The draft on top of what somebody else has stored meanwhile: what the coach typed stays, every other box shows what is stored. Says what has
 * changed, teams and archiving too.
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
    theirs.push({ label: 'Roster', stored: stored.archived_at === null ? 'brought back' : 'archived', typed: null });
  const merged = Object.fromEntries(
    ENTRY_FIELDS.map((field) => [field, mine(field) ? texts[field] : fieldText(stored, field)]),
  ) as EntryTexts;
  return { base: stored, texts: merged, problems: draft.problems, theirs };
}

/** The draft without what was typed where somebody else changed the same; everything else that was typed stays. */
export function withTheirs(draft: EntryDraft): EntryDraft {
  const given = new Set((draft.theirs ?? []).map(({ label }) => label));
  const taken = ENTRY_FIELDS.filter((field) => given.has(FIELD_RULES[field].label));
  return taken.reduce<EntryDraft>((next, field) => typed(next, field, fieldText(draft.base, field)), {
    ...draft,
    theirs: null,
  });
}

/** Space around a text is nothing typed. */
function isTyped(base: Athlete, texts: EntryTexts, field: EntryField): boolean {
  return texts[field].trim() !== fieldText(base, field).trim();
}

function shown(field: EntryField, text: string): string {
  if (text.trim() === '') return 'empty';
  return FIELD_RULES[field].kind === 'date' ? formatMediumDate(text) : text.trim();
}
