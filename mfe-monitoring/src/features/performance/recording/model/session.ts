import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { FatigueKind } from '@touchline/contracts/fatigue-kinds';

/** One round of a test with a team. The day is the one it began on: what is measured around midnight stays together. */
export interface RecordingSession {
  kind: FatigueKind;
  team: { id: number; name: string };
  date: CalendarDate;
}
