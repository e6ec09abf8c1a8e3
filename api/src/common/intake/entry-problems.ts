import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { FieldProblem } from '../errors/api-error.js';

/** What makes an entry the only one of its kind in a batch, and what is said of a second one. */
interface OneOfItsKind {
  key: string;
  /** Of the entry, as it is sent. */
  field: string;
  twice: string;
}

/**
 * What the shape of a batch of days cannot say: none lies in the future, none comes twice. Every problem, in the order of the entries;
 * `latest` is the last day that may be written; an entry without a day keeps the one that is stored. `kindOf` answers null for an entry that
 * may stand beside equal ones.
 */
export function entryProblems<T extends { date?: CalendarDate | undefined }>(
  entries: readonly T[],
  latest: CalendarDate,
  kindOf: (entry: T) => OneOfItsKind | null,
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
