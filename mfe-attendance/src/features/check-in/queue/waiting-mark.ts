import type { AttendanceStatus } from '@touchline/contracts/attendance.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';

/** Why a mark was not taken: somebody marked the athlete meanwhile (`stored`, null for no mark), or the server refused it for a reason of its own. */
export type MarkProblem = { kind: 'changed'; stored: AttendanceStatus | null } | { kind: 'refused'; reason: string };

/** The event at which marks are made. */
export interface MarkedEvent {
  eventId: number;
  teamId: number;
  date: CalendarDate;
}

/** A mark as a coach makes it. */
export interface NewMark extends MarkedEvent {
  athleteId: number;
  status: AttendanceStatus;
  /** What the coach saw; null for no mark. */
  seen: AttendanceStatus | null;
}

/** A mark that the server has not taken yet. Ids and status alone: it lies in the browser's own database, where no names belong. */
export interface WaitingMark extends NewMark {
  /** Counts up: marks are sent in this order. */
  id: number;
  coachId: number;
  problem: MarkProblem | null;
}

/** Whether both are of one athlete at one event. */
export function isSamePlace(
  one: Pick<NewMark, 'eventId' | 'athleteId'>,
  other: Pick<NewMark, 'eventId' | 'athleteId'>,
): boolean {
  return one.eventId === other.eventId && one.athleteId === other.athleteId;
}
