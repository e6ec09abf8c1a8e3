import { formatLongDate, formatMediumDate } from '@touchline/contracts/date-format';
import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';

export const SESSIONS_PER_PAGE = 7;

/** `entries` (by date, then number) with the stored one in its place. */
export function withSession(entries: readonly TrainingLoadEntry[], stored: TrainingLoadEntry): TrainingLoadEntry[] {
  return [...withoutSession(entries, stored.workout_id), stored].sort((a, b) =>
    a.date === b.date ? a.workout_id - b.workout_id : a.date < b.date ? -1 : 1,
  );
}

export function withoutSession(entries: readonly TrainingLoadEntry[], id: number): TrainingLoadEntry[] {
  return entries.filter((entry) => entry.workout_id !== id);
}

/** What each session is called in a table: its date, and which one of that day it is where there are several. */
export function sessionNames(entries: readonly Pick<TrainingLoadEntry, 'date'>[]): string[] {
  return entries.map(({ date }, at) => {
    const before = entries.slice(0, at).filter((entry) => entry.date === date).length;
    return before === 0 ? formatMediumDate(date) : `${formatMediumDate(date)}, session ${before + 1}`;
  });
}

/** A sentence for who cannot see a chart: how many sessions it shows, and what it says of the newest one. */
export function sessionsSummary(
  entries: readonly TrainingLoadEntry[],
  say: (newest: TrainingLoadEntry) => string,
): string {
  const last = entries.at(-1);
  return last
    ? `${entries.length} ${entries.length === 1 ? 'session' : 'sessions'}. Newest, ${formatLongDate(last.date)}: ${say(last)}.`
    : 'No sessions.';
}

/** What a tooltip says of the session below the pointer. */
export function atPoint(
  entries: readonly TrainingLoadEntry[],
  point: { dataPointIndex: number } | undefined,
  say: (entry: TrainingLoadEntry) => string,
): string {
  const entry = entries[point?.dataPointIndex ?? -1];
  return entry ? say(entry) : '';
}
