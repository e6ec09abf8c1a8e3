import type { AttendanceStatus } from '@touchline/contracts/attendance.schema';
import type { WaitingMark } from '../queue/waiting-mark.js';

let last = 0;

/** A mark at event 100 of team 10, made after those before it. */
export function buildWaiting(
  athleteId: number,
  status: AttendanceStatus,
  partial: Partial<WaitingMark> = {},
): WaitingMark {
  last += 1;
  return {
    id: last,
    coachId: 1,
    eventId: 100,
    teamId: 10,
    date: '2026-11-16',
    athleteId,
    status,
    seen: null,
    problem: null,
    ...partial,
  };
}
