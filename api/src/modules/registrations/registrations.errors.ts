import { EXTERNAL_ID_TAKEN, REGISTRATION_HANDLED } from '@touchline/contracts/error-codes';
import { waitInWords } from '@touchline/contracts/wait-in-words';
import { ApiError } from '../../common/errors/api-error.js';
import { rateLimited } from '../../common/errors/shared.errors.js';

export const registrationHandled = (how: string) =>
  new ApiError(409, REGISTRATION_HANDLED, `This registration has already been ${how}.`);

export const registrationExpired = (days: number) =>
  new ApiError(
    409,
    REGISTRATION_HANDLED,
    `This registration has waited for more than ${days} days and has expired. Ask the athlete to register again.`,
  );

/** Two athletes with one number: what the app sends for it could be either's. Said of athletes whom the coach reaches only. */
export function externalIdTaken(externalId: string): ApiError {
  const sentence = `The number ${externalId} is already that of another athlete who is or was in one of your teams. Decline, and have the athlete register with their own number or, if they are one person, with the name and e-mail address you know them by.`;
  return new ApiError(409, EXTERNAL_ID_TAKEN, sentence);
}

export function tooManyRegistrations(retryAfterSeconds: number): ApiError {
  return rateLimited(`Too many registrations. Try again in ${waitInWords(retryAfterSeconds)}.`, retryAfterSeconds);
}
