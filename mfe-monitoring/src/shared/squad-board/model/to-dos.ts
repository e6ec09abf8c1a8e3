import { OPEN_LEDGER_STATES, type LedgerState } from '@touchline/contracts/session-ledger-rules';
import type { LedgerEvent } from '@touchline/contracts/session-ledger.schema';

/** The missing records of an event. */
export function openStates({ counts }: LedgerEvent): LedgerState[] {
  return OPEN_LEDGER_STATES.filter((state) => counts[state] > 0);
}

/** The event without the marks that are missing at it: they are no to-do for a role that does not mark. */
export const withoutMarks = (event: LedgerEvent): LedgerEvent => ({
  ...event,
  counts: { ...event.counts, unmarked: 0 },
});

/** Events with a missing RPE first, because athletes forget it soonest; the order of the answer otherwise. */
export function toDosByUrgency(events: readonly LedgerEvent[]): LedgerEvent[] {
  const lacksLoad = ({ counts }: LedgerEvent) => counts.present_without_load > 0;
  return [...events.filter(lacksLoad), ...events.filter((event) => !lacksLoad(event))];
}

/** The page on which an event is settled: check-in when only marks are missing, otherwise the grid of its sessions. */
export function toDoPage(event: LedgerEvent): { path: string; address: string } {
  const { event_id: eventId, team_id: teamId, date } = event;
  if (openStates(event).every((state) => state === 'unmarked'))
    return { path: '/attendance', address: `/attendance?team=${teamId}&event=${eventId}&date=${date}` };
  return { path: '/attendance/sessions', address: `/attendance/sessions?event=${eventId}` };
}
