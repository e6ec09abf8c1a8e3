import type { AvailabilityStatus } from '@touchline/contracts/availability-rules';
import type { CalendarDate } from '@touchline/contracts/calendar-date';

/** A record of availability: from its first to its last day (null: open end). */
export interface DatedStatus {
  status: AvailabilityStatus;
  fromDay: CalendarDate;
  untilDay: CalendarDate | null;
}

/**
 * Whether an athlete is out on a day. `records` are those of the athlete, the newest last: the newest that has begun by
 * the day decides, until its last day.
 */
export function isOutOn(records: readonly DatedStatus[], day: CalendarDate): boolean {
  const begun = records.filter(({ fromDay }) => fromDay <= day).at(-1);
  return begun?.status === 'out' && (begun.untilDay === null || begun.untilDay >= day);
}
