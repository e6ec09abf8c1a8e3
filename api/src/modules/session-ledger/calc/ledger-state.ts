import { kindOf, type AttendanceKind, type AttendanceStatus } from '@touchline/contracts/attendance-status';
import { LEDGER_STATES, type LedgerState } from '@touchline/contracts/session-ledger-rules';

/** The stored records of an athlete about an event. */
interface KnownOfEvent {
  /** The mark; null without one. */
  status: AttendanceStatus | null;
  hasLoad: boolean;
  /** Whether the athlete belonged to the team on the day of the event. */
  isOnTeam: boolean;
}

const WITHOUT_LOAD = {
  present: 'present_without_load',
  absent: 'absent',
  excused: 'excused',
} as const satisfies Record<AttendanceKind, LedgerState>;
const WITH_LOAD = {
  present: 'complete',
  absent: 'absent_with_load',
  excused: 'excused_with_load',
} as const satisfies Record<AttendanceKind, LedgerState>;

/** The state of one athlete at an event. */
export function ledgerState({ status, hasLoad, isOnTeam }: KnownOfEvent): LedgerState {
  if (status !== null) return (hasLoad ? WITH_LOAD : WITHOUT_LOAD)[kindOf(status)];
  return hasLoad || isOnTeam ? 'unmarked' : 'not_yet_on_team';
}

/** How many athletes are in each state. */
export function countStates(states: readonly LedgerState[]): Record<LedgerState, number> {
  const counts = Object.fromEntries(LEDGER_STATES.map((state) => [state, 0])) as Record<LedgerState, number>;
  for (const state of states) counts[state] += 1;
  return counts;
}
