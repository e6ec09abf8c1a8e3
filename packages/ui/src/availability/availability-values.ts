import {
  AVAILABILITY_BODY_PART_MAX,
  AVAILABILITY_NOTE_MAX,
  type AvailabilityStatus,
} from '@touchline/contracts/availability-rules';
import type { Availability, SetAvailabilityBody } from '@touchline/contracts/availability.schema';
import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { sentBack, type Word } from '@touchline/contracts/words';
import { hiddenText, optionalLine, optionalText, requiredDay, typedAs, z, type FormSchema } from '../forms/schema.js';

/** What the form holds: texts as typed, '' for empty. */
export interface AvailabilityValues {
  /** One that the form does not know stays, and is sent as it came. */
  status: Word<AvailabilityStatus>;
  body_part: string;
  note: string;
  from: string;
  until: string;
}

/** The form for an athlete: what holds today, from today on. */
export function valuesOf(current: Availability, today: CalendarDate): AvailabilityValues {
  return {
    status: current.status,
    body_part: current.body_part ?? '',
    note: current.note ?? '',
    from: today,
    until: current.until ?? '',
  };
}

type Sent = Required<Omit<SetAvailabilityBody, 'version' | 'today'>>;

/** Being available has no reason and no end; what was typed for them stays out. */
export function availabilityForm({ status, from }: AvailabilityValues): FormSchema<Sent> {
  const isLimited = status !== 'available';
  return z.object({
    status: typedAs<AvailabilityStatus>((chosen) => ({ value: sentBack<AvailabilityStatus>(chosen) })),
    body_part: isLimited ? optionalLine(AVAILABILITY_BODY_PART_MAX) : hiddenText,
    note: optionalText(AVAILABILITY_NOTE_MAX),
    from: requiredDay('Enter the first day.'),
    until: isLimited ? lastDay(from) : hiddenText,
  });
}

const lastDay = (from: string) =>
  typedAs<CalendarDate | null>((text) => {
    if (text === '') return { value: null };
    if (!isCalendarDate(text)) return { problem: 'Enter a day, or leave it empty.' };
    return text < from ? { problem: 'The last day is before the first one.' } : { value: text };
  });
