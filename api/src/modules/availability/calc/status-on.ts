import type { AvailabilityStatus } from '@touchline/contracts/availability-rules';
import type { CalendarDate } from '@touchline/contracts/calendar-date';

/** A record of availability: from its first to its last day (null: open end). */
export interface DatedStatus {
  status: AvailabilityStatus;
  fromDay: CalendarDate;
  untilDay: CalendarDate | null;
}

/** Whether a record that has begun still holds on a day. */
export function holdsOn({ untilDay }: Pick<DatedStatus, 'untilDay'>, day: CalendarDate): boolean {
  return untilDay === null || untilDay >= day;
}

/**
 * Whether an athlete is out on a day. `records` are those of the athlete, the newest last: the newest that has begun by
 * the day decides, until its last day.
 */
export function isOutOn(records: readonly DatedStatus[], day: CalendarDate): boolean {
  const begun = records.filter(({ fromDay }) => fromDay <= day).at(-1);
  return begun?.status === 'out' && holdsOn(begun, day);
}
