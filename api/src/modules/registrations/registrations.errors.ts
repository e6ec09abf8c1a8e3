import { REGISTRATION_HANDLED } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';
import { rateLimited } from '../../common/errors/shared.errors.js';
import { waitInWords } from '../../common/limits/wait-in-words.js';

export const registrationHandled = (how: string) => new ApiError(409, REGISTRATION_HANDLED, `This registration has already been ${how}.`);

export function tooManyRegistrations(retryAfterSeconds: number): ApiError {
  return rateLimited(`Too many registrations. Try again in ${waitInWords(retryAfterSeconds)}.`, retryAfterSeconds);
}
