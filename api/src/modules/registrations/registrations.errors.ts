import { ATHLETE_EXISTS, EXTERNAL_ID_TAKEN, REGISTRATION_HANDLED } from '@touchline/contracts/error-codes';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatDay } from '@touchline/contracts/date-format';
import { formatWait } from '@touchline/contracts/format-wait';
import { ApiError } from '../../common/errors/api-error.js';
import { rateLimited, validationFailed } from '../../common/errors/shared.errors.js';

export const registrationHandled = (how: string) =>
  new ApiError(409, REGISTRATION_HANDLED, `This registration has already been ${how}.`);

export const registrationExpired = (days: number) =>
  new ApiError(
    409,
    REGISTRATION_HANDLED,
    `This registration has waited for more than ${days} days and has expired. Ask the athlete to register again.`,
  );

/**
 * Two athletes must not share an external id, because the app sends records by it. Only used when the coach reaches the
 * other athlete, too.
 */
export function externalIdTaken(externalId: string): ApiError {
  const sentence = `Another current or former athlete of yours already has the number ${externalId}. Decline, and ask the athlete to register again: with their own number or, if they are the same person, with the name and email address you have on file.`;
  return new ApiError(409, EXTERNAL_ID_TAKEN, sentence);
}

const bornText = (dateOfBirth: CalendarDate | null) =>
  dateOfBirth === null ? 'birth date unknown' : `born ${formatDay(dateOfBirth)}`;

/** Name and team are alike, but nothing proves that they are one person. */
export function samePersonUnclear(known: {
  firstName: string;
  lastName: string;
  dateOfBirth: CalendarDate | null;
  teamName: string;
}): ApiError {
  const athlete = `${known.firstName} ${known.lastName} of ${known.teamName} (${bornText(known.dateOfBirth)})`;
  return new ApiError(409, ATHLETE_EXISTS, `${athlete} may be the same person. Say whether they are.`);
}

/** The coach chose somebody whose name, birth date or external id is another one, perhaps since the list was read. */
export const notSamePerson = () =>
  validationFailed([
    { path: 'same_as', message: 'This athlete has another name, birth date or number by now. Look at both again.' },
  ]);

export const cannotSeparate = () =>
  new ApiError(
    409,
    REGISTRATION_HANDLED,
    'This registration is no longer joined to another athlete, or it was joined more than a day ago.',
  );

/** Where somebody of the same name is, and in which of the coach's teams. */
export interface Namesake {
  is: 'on the roster' | 'archived' | 'pending';
  teamName: string;
}

const WHERE = {
  'on the roster': (team: string) => `is on the roster of ${team} already. Record the form there.`,
  archived: (team: string) => `was archived in ${team}. Bring them back, and record the form there.`,
  pending: (team: string) => `waits under Pending Registrations for ${team}. Accept them, and record the form then.`,
} as const;

export const athleteExists = ({ is, teamName }: Namesake) =>
  new ApiError(409, ATHLETE_EXISTS, `Somebody of this name ${WHERE[is](teamName)}`);

export function tooManyRegistrations(retryAfterSeconds: number): ApiError {
  return rateLimited(`Too many registrations. Try again in ${formatWait(retryAfterSeconds)}.`, retryAfterSeconds);
}
