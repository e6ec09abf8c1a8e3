import {
  ATTENDANCE_STATUSES,
  offeredStatuses,
  type AnsweredStatus,
  type AttendanceStatus,
} from '@touchline/contracts/attendance-status';
import { orderOf } from '@touchline/contracts/words';
import { useCoach } from '@touchline/ui/host';

/** The statuses that a coach of the club can give. */
export const useOfferedStatuses = (): readonly AttendanceStatus[] => offeredStatuses(useCoach());

/** Those of legends and counts: what is offered, and what the data has besides, in the order of all statuses. */
export function useShownStatuses(inData: Iterable<AnsweredStatus | null>): AnsweredStatus[] {
  const found = [...inData].filter((status) => status !== null);
  const shown = [...new Set<AnsweredStatus>([...useOfferedStatuses(), ...found])];
  return shown.sort((a, b) => orderOf(ATTENDANCE_STATUSES, a) - orderOf(ATTENDANCE_STATUSES, b));
}
