import { daysBetween, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatLongDate, formatMediumDate } from '@touchline/contracts/date-format';
import { ACUTE_DAYS } from '@touchline/contracts/load-windows';
import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import { trainingLoadTexts } from '../../../shared/texts/training-load-texts.js';

export const CHART_SESSIONS_PER_PAGE = 7;

/** `entries`, sorted by date and id, with `stored` added or replaced. */
export function withSession(entries: readonly TrainingLoadEntry[], stored: TrainingLoadEntry): TrainingLoadEntry[] {
  return [...withoutSession(entries, stored.workout_id), stored].sort((a, b) =>
    a.date === b.date ? a.workout_id - b.workout_id : a.date < b.date ? -1 : 1,
  );
}

export function withoutSession(entries: readonly TrainingLoadEntry[], id: number): TrainingLoadEntry[] {
  return entries.filter((entry) => entry.workout_id !== id);
}

/** The name of each session in a table: its date, numbered from the second session of a day on. */
export function sessionNames(entries: readonly Pick<TrainingLoadEntry, 'date'>[]): string[] {
  return entries.map(({ date }, at) => {
    const before = entries.slice(0, at).filter((entry) => entry.date === date).length;
    return before === 0 ? formatMediumDate(date) : `${formatMediumDate(date)}, session ${before + 1}`;
  });
}

/** A chart as a sentence for screen readers: the number of sessions, and `describe` of the newest one. */
export function sessionsSummary(
  entries: readonly TrainingLoadEntry[],
  describe: (newest: TrainingLoadEntry) => string,
): string {
  const last = entries.at(-1);
  return last
    ? `${entries.length} ${entries.length === 1 ? 'session' : 'sessions'}. Newest, ${formatLongDate(last.date)}: ${describe(last)}.`
    : 'No sessions.';
}

/** `describe` of the session under the pointer; '' when there is none. */
export function sessionTextAt(
  entries: readonly TrainingLoadEntry[],
  point: { dataPointIndex: number } | undefined,
  describe: (entry: TrainingLoadEntry) => string,
): string {
  const entry = entries[point?.dataPointIndex ?? -1];
  return entry ? describe(entry) : '';
}

/**
 * A note when the newest session is at least a week old: the charts still show its acute load, while today's is 0. Null
 * when there is no session, or a newer one.
 */
export function staleText(newest: CalendarDate | undefined, today: CalendarDate): string | null {
  if (newest === undefined) return null;
  const days = daysBetween(newest, today);
  return days < ACUTE_DAYS ? null : trainingLoadTexts.stale(days, formatLongDate(newest));
}
