import { AVAILABLE } from '@touchline/contracts/availability-rules';
import type { Availability, SetAvailabilityBody } from '@touchline/contracts/availability.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { mayInOneOf } from '../../common/access/role-access.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import type { AthleteAvailabilityEntity } from './athlete-availability.entity.js';
import type { StoredAvailability } from './availability.repository.js';
import { holdsOn } from './calc/status-on.js';

/** The staff's word on `day`: Available after the last day of the deciding record, and without any record. */
export function toAvailability(stored: StoredAvailability | undefined, day: CalendarDate): Availability {
  const { record = null, sequence = 0 } = stored ?? {};
  if (record === null || !holdsOn(record, day)) return { ...AVAILABLE, version: sequence };
  return {
    status: record.status,
    body_part: record.bodyPart,
    note: record.note,
    from: record.fromDay,
    until: record.untilDay,
    version: sequence,
  };
}

/** The word without its note for a coach whose roles in the athlete's teams do not allow to read it. */
export function withoutHiddenNote(
  word: Availability,
  roles: SignedInCoach['roles'],
  teamIds: readonly number[],
): Availability {
  return word.note === null || mayInOneOf(roles, 'health.read', teamIds) ? word : { ...word, note: null };
}

/** What a record says, as it is stored. */
export type AvailabilityWord = Pick<AthleteAvailabilityEntity, 'status' | 'bodyPart' | 'note' | 'fromDay' | 'untilDay'>;

export function hasSameWord(one: AvailabilityWord, other: AvailabilityWord): boolean {
  return (
    one.status === other.status &&
    one.bodyPart === other.bodyPart &&
    one.note === other.note &&
    one.fromDay === other.fromDay &&
    one.untilDay === other.untilDay
  );
}

/** The word of a call: without a first day it begins today. */
export function toWord(
  { status, body_part: bodyPart = null, note = null, from, until = null }: SetAvailabilityBody,
  today: CalendarDate,
): AvailabilityWord {
  return { status, bodyPart, note, fromDay: from ?? today, untilDay: until };
}
