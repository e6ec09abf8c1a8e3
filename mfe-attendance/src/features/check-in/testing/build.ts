import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { WaitingMark } from '../queue/waiting-mark.js';

let lastId = 0;

/** A waiting mark at event 100 of team 10, with the next id. */
export function buildWaitingMark(
  athleteId: number,
  status: AttendanceStatus | null,
  partial: Partial<WaitingMark> = {},
): WaitingMark {
  lastId += 1;
  return {
    id: lastId,
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
