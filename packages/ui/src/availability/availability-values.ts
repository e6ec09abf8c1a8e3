import {
  AVAILABILITY_BODY_PART_MAX,
  AVAILABILITY_NOTE_MAX,
  type AvailabilityStatus,
} from '@touchline/contracts/availability-rules';
import type { Availability, SetAvailabilityBody } from '@touchline/contracts/availability.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { optionalDay, optionalText, requiredDay, z, type FormSchema } from '../forms/schema.js';

/** What the form holds: texts as typed, '' for empty. */
export interface AvailabilityValues {
  status: AvailabilityStatus;
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

const every = { note: optionalText(AVAILABILITY_NOTE_MAX), from: requiredDay('Enter the first day.') };

/** Being available has no reason and no end; what was typed for them is not judged. */
const available = z.pipe(
  z.object({ ...every, status: z.literal('available') }),
  z.transform((typed): Sent => ({ ...typed, body_part: null, until: null })),
);

const limited = z.pipe(
  z.object({
    ...every,
    status: z.enum(['modified', 'out']),
    body_part: optionalText(AVAILABILITY_BODY_PART_MAX),
    until: optionalDay('Enter a day, or leave it empty.'),
  }),
  z.transform((typed, { issues }): Sent => {
    if (typed.until !== null && typed.until < typed.from)
      issues.push({
        code: 'custom',
        path: ['until'],
        message: 'The last day is before the first one.',
        input: typed.until,
      });
    return typed;
  }),
);

export const availabilityForm: FormSchema<Sent> = z.discriminatedUnion('status', [available, limited]);
