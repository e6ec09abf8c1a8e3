import { daysBetween, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent, CopiedWeek } from '@touchline/contracts/calendar.schema';
import { EVENTS_AT_ONCE_MAX } from '@touchline/contracts/event-limits';
import { copyWeekTexts } from '../../../../shared/texts/copy-week-texts.js';
import { formatShortWeek } from '../../model/weeks.js';

/** Numbers of events a copy adds, skips because they exist, and workouts it leaves out. */
export type CopyCounts = Pick<CopiedWeek, 'copied' | 'already_there' | 'workouts_left'>;

/** Source and target week, each as its Monday. */
export interface Weeks {
  from: CalendarDate;
  to: CalendarDate;
}

/**
 * Predicts the server's result. An event is not copied when the target week has one with the same day, time, title and
 * type.
 */
export function copyPreview(
  source: readonly CalendarEvent[],
  target: readonly CalendarEvent[],
  { from, to }: Weeks,
): CopyCounts {
  const contentKey = (event: CalendarEvent, monday: CalendarDate) =>
    JSON.stringify([daysBetween(monday, event.date), event.event_time, event.event_title, event.event_type]);
  const existing = new Set(target.map((event) => contentKey(event, to)));
  const planned = source.filter(({ event_type: type }) => type !== 'workout');
  const already = planned.filter((event) => existing.has(contentKey(event, from))).length;
  return { copied: planned.length - already, already_there: already, workouts_left: source.length - planned.length };
}

/** The reason why nothing can be copied; null when something can. */
export function copyProblem({ copied, already_there: already }: CopyCounts): string | null {
  if (copied > EVENTS_AT_ONCE_MAX) return copyWeekTexts.tooMany;
  if (copied > 0) return null;
  return already === 0 ? copyWeekTexts.nothingToCopy : copyWeekTexts.allAlreadyThere;
}

/** The preview before copying, one sentence per line. */
export function previewTexts({ copied, already_there: already, workouts_left: workouts }: CopyCounts): string[] {
  return [
    copied > 0 ? copyWeekTexts.willBeCopied(copied) : '',
    already > 0 ? copyWeekTexts.willBeSkipped(already) : '',
    workouts > 0 ? copyWeekTexts.workoutsLeftOut(workouts) : '',
  ].filter(Boolean);
}

/** The result after copying: `5 events copied to Nov 23 – Nov 29 (2 were already there)`, or why nothing was copied. */
export function copiedText({ copied, already_there: already }: CopyCounts, to: CalendarDate): string {
  if (copied === 0) return already === 0 ? copyWeekTexts.nothingLeftToCopy : copyWeekTexts.nothingNew(already);

  const text = copyWeekTexts.copied(copied, formatShortWeek(to));
  return already === 0 ? text : `${text} ${copyWeekTexts.wereAlreadyThere(already)}`;
}
