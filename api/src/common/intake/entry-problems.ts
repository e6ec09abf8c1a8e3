import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { FieldProblem } from '../errors/api-error.js';

/** The key that must be unique in a batch, and the sentence for a second entry with it. */
interface EntryKind {
  key: string;
  /** Name of the field on the wire. */
  field: string;
  twice: string;
}

/**
 * Finds what the schema of a batch cannot check: days in the future, and entries that occur twice. Returns every
 * problem in the order of the entries. `latest` is the last day that may be written; an entry without a date keeps its
 * stored one. `kindOf` returns null for an entry that may occur repeatedly.
 */
export function entryProblems<T extends { date?: CalendarDate | undefined }>(
  entries: readonly T[],
  latest: CalendarDate,
  kindOf: (entry: T) => EntryKind | null,
): FieldProblem[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, at) => {
    if (entry.date !== undefined && entry.date > latest)
      return [{ path: `entries.${at}.date`, message: 'Date must not be in the future.' }];
    const kind = kindOf(entry);
    if (kind === null) return [];
    if (seen.has(kind.key)) return [{ path: `entries.${at}.${kind.field}`, message: kind.twice }];
    seen.add(kind.key);
    return [];
  });
}
