import { AVAILABLE } from '@touchline/contracts/availability-rules';
import type { Availability } from '@touchline/contracts/availability.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { StoredAvailability } from './availability.repository.js';

/** The staff's word on `day`: Available after the last day of the deciding record, and without any record. */
export function toAvailability(stored: StoredAvailability | undefined, day: CalendarDate): Availability {
  const { record = null, sequence = 0 } = stored ?? {};
  if (record === null || (record.untilDay !== null && record.untilDay < day))
    return { ...AVAILABLE, version: sequence };
  return {
    status: record.status,
    body_part: record.bodyPart,
    note: record.note,
    from: record.fromDay,
    until: record.untilDay,
    version: sequence,
  };
}
