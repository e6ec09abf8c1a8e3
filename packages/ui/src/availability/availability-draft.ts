import {
  AVAILABILITY_BODY_PART_MAX,
  AVAILABILITY_NOTE_MAX,
  type AvailabilityStatus,
} from '@touchline/contracts/availability-rules';
import type { Availability, SetAvailabilityBody } from '@touchline/contracts/availability.schema';
import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';

/** What the form holds: texts as typed, '' for empty. */
export interface AvailabilityDraft {
  status: AvailabilityStatus;
  bodyPart: string;
  note: string;
  from: string;
  until: string;
}

export type DraftField = keyof AvailabilityDraft;

/** The form for an athlete: what holds today, from today on. */
export function draftOf(current: Availability, today: CalendarDate): AvailabilityDraft {
  return {
    status: current.status,
    bodyPart: current.body_part ?? '',
    note: current.note ?? '',
    from: today,
    until: current.until ?? '',
  };
}

/** What keeps a draft from being saved, by field; empty when nothing does. */
export function draftProblems({
  status,
  bodyPart,
  note,
  from,
  until,
}: AvailabilityDraft): Partial<Record<DraftField, string>> {
  const problems: Partial<Record<DraftField, string>> = {};
  if (!isCalendarDate(from)) problems.from = 'Enter the first day.';
  if (status === 'available') return problems;
  if (bodyPart.trim().length > AVAILABILITY_BODY_PART_MAX)
    problems.bodyPart = `At most ${AVAILABILITY_BODY_PART_MAX} characters.`;
  if (until !== '' && !isCalendarDate(until)) problems.until = 'Enter a day, or leave it empty.';
  else if (until !== '' && until < from) problems.until = 'The last day is before the first one.';
  if (note.trim().length > AVAILABILITY_NOTE_MAX) problems.note = `At most ${AVAILABILITY_NOTE_MAX} characters.`;
  return problems;
}

/** The call for a draft without problems. Being available has no reason and no end. */
export function toBody(
  { status, bodyPart, note, from, until }: AvailabilityDraft,
  { version, today }: { version: number; today: CalendarDate },
): SetAvailabilityBody {
  const isLimited = status !== 'available';
  return {
    status,
    body_part: isLimited ? bodyPart.trim() || null : null,
    note: note.trim() || null,
    from,
    until: isLimited ? until || null : null,
    version,
    today,
  };
}
