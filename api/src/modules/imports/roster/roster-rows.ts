import { JOINS_TEAM } from '@touchline/contracts/import-fields';
import type { ImportChange, ImportOutcome } from '@touchline/contracts/imports.schema';
import type { ImportedValues } from '../imported-row.entity.js';

/** The fields of a roster that are the athlete's or the place's on the team; the guardian's are a contact of their own. */
export const ROSTER_FIELDS = ['date_of_birth', 'jersey_number', 'position', 'email', 'weight_kg', 'height_cm'] as const;

/** The fields of a roster that make up the contact of a guardian. */
export const GUARDIAN_FIELDS = ['guardian_name', 'guardian_relation', 'guardian_email'] as const;

/** What is stored of an athlete whom a file names. */
export interface StoredPerson {
  isMember: boolean;
  values: ImportedValues;
  /** What the last import wrote; empty without one. */
  written: ImportedValues;
}

/**
 * The changes that a row makes to a stored athlete. A missing cell changes nothing, and an empty field is filled. A value
 * that somebody typed is marked, because it stays unless the coach lets the file replace it.
 */
export function rosterChanges(values: ImportedValues, stored: StoredPerson, teamName: string): ImportChange[] {
  const changes = [...ROSTER_FIELDS, ...GUARDIAN_FIELDS].flatMap((field): ImportChange[] => {
    const to = values[field] ?? null;
    const from = stored.values[field] ?? null;
    if (to === null || isSame(field, from, to)) return [];
    return [{ field, from, to, was_edited: from !== null && stored.written[field] !== from }];
  });
  const joins = { field: JOINS_TEAM, from: null, to: teamName, was_edited: false };
  return stored.isMember ? changes : [joins, ...changes];
}

/** The changes that are stored: those of typed values only with the coach's word. */
export const storedChanges = (changes: readonly ImportChange[], isOverwritten: boolean): ImportChange[] =>
  changes.filter(({ was_edited: wasEdited }) => isOverwritten || !wasEdited);

export const outcomeOf = (changes: readonly ImportChange[]): ImportOutcome =>
  changes.length === 0 ? 'same' : 'changed';

/** Mail addresses are compared without regard to case. */
function isSame(field: string, from: string | number | null, to: string | number): boolean {
  if (from === null) return false;
  return field.endsWith('email') ? String(from).toLowerCase() === String(to).toLowerCase() : from === to;
}
