import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';

/**
 * One recording of a test with a team. `date` is the day it started, so that values measured around midnight stay
 * together.
 */
export interface RecordingSession {
  kind: PerformanceTestKind;
  team: { id: number; name: string };
  date: CalendarDate;
}
