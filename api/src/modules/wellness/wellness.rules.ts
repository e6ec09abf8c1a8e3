import type { FieldProblem } from '../../common/errors/api-error.js';
import { entryProblems } from '../../common/intake/entry-problems.js';

/** What the shape of a body cannot say. Every problem, in the body's order; `latest` is the last day that may be written. */
export function writeProblems(
  entries: readonly { athlete_id: number; date: string }[],
  latest: string,
): FieldProblem[] {
  return entryProblems(entries, latest, ({ athlete_id: athleteId, date }) => ({
    key: dayKey(athleteId, date),
    field: 'date',
    twice: `Date ${date} appears twice for the same athlete.`,
  }));
}

/** One athlete's day, as the key of a map. */
export function dayKey(athleteId: number, date: string): string {
  return `${athleteId}/${date}`;
}
