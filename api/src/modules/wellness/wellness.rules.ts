import type { FieldProblem } from '../../common/errors/api-error.js';

/** What the shape of a body cannot say. Every problem, in the body's order; `latest` is the last day that may be written. */
export function writeProblems(entries: readonly { athlete_id: number; date: string }[], latest: string): FieldProblem[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, at) => {
    const path = `entries.${at}.date`;
    const key = dayKey(entry.athlete_id, entry.date);
    if (entry.date > latest) return [{ path, message: 'Date must not be in the future.' }];
    if (seen.has(key)) return [{ path, message: `Date ${entry.date} appears twice for the same athlete.` }];
    seen.add(key);
    return [];
  });
}

/** One athlete's day, as the key of a map. */
export function dayKey(athleteId: number, date: string): string {
  return `${athleteId}/${date}`;
}
