import { daysBetween, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent, CopiedWeek } from '@touchline/contracts/calendar.schema';
import { EVENTS_AT_ONCE_MAX } from '@touchline/contracts/event-limits';
import { eventsText } from '../../model/event-texts.js';
import { shortWeekText } from './weeks.js';

/** What a copy makes, finds made already, and leaves. */
export type CopyCounts = Pick<CopiedWeek, 'copied' | 'already_there' | 'workouts_left'>;

/** The weeks, each by its Monday. */
export interface Weeks {
  from: CalendarDate;
  to: CalendarDate;
}

/** What the server would do with a team's events of two weeks: an event that is there at the same time with the same title and type is not made again. */
export function copyPreview(
  source: readonly CalendarEvent[],
  target: readonly CalendarEvent[],
  { from, to }: Weeks,
): CopyCounts {
  const same = (event: CalendarEvent, monday: CalendarDate) =>
    JSON.stringify([daysBetween(monday, event.date), event.event_time, event.event_title, event.event_type]);
  const there = new Set(target.map((event) => same(event, to)));
  const planned = source.filter(({ event_type: type }) => type !== 'workout');
  const already = planned.filter((event) => there.has(same(event, from))).length;
  return { copied: planned.length - already, already_there: already, workouts_left: source.length - planned.length };
}

/** Why these events cannot be copied; null when they can. */
export function copyProblem({ copied, already_there: already }: CopyCounts): string | null {
  if (copied > EVENTS_AT_ONCE_MAX) return `At most ${EVENTS_AT_ONCE_MAX} events can be copied at once.`;
  if (copied > 0) return null;
  return already === 0 ? 'There are no events to copy in this week.' : 'All events of this week are already there.';
}

/** Before copying: what will come of it, a sentence each. */
export function previewTexts({ copied, already_there: already, workouts_left: workouts }: CopyCounts): string[] {
  return [
    copied > 0 ? `${eventsText(copied)} will be copied.` : '',
    already > 0
      ? `${eventsText(already)} ${already === 1 ? 'is' : 'are'} already there and will not be copied again.`
      : '',
    workouts > 0
      ? `${workouts} ${workouts === 1 ? 'workout stays' : 'workouts stay'}. Workouts are scheduled with their plans and are not copied.`
      : '',
  ].filter(Boolean);
}

/** After copying: `5 events copied to Nov 23 – Nov 29 (2 were already there)`, or that nothing was. */
export function copiedText({ copied, already_there: already }: CopyCounts, to: CalendarDate): string {
  if (copied === 0)
    return already === 0
      ? 'Nothing was copied: there are no events to copy in this week any more.'
      : `Nothing was copied: ${eventsText(already)} ${already === 1 ? 'is' : 'are'} already there.`;
  return `${eventsText(copied)} copied to ${shortWeekText(to)}${already === 0 ? '' : ` (${already} ${already === 1 ? 'was' : 'were'} already there)`}`;
}
