import { notPermittedText, type DataKind, type Permission } from '@touchline/contracts/permissions';
import { SHARED_ERROR_CODES, type SharedErrorCode } from '@touchline/contracts/error-codes';
import { ApiError, type ApiErrorExtra, type FieldProblem } from './api-error.js';

function shared(code: SharedErrorCode, message: string, extra?: ApiErrorExtra): ApiError {
  return new ApiError(SHARED_ERROR_CODES[code], code, message, extra);
}

/**
 * One sentence for unknown and for foreign ids, without the id, so that an answer does not reveal which ids exist.
 * `places` are the positions of such ids in a batch: without them a program could only guess which of 500 entries is
 * meant.
 */
export const notFound = (places: readonly string[] = []) =>
  shared('not_found', places.length === 0 ? 'Not found.' : `Not found: ${places.join(', ')}.`);

export const unauthenticated = () => shared('unauthenticated', 'Please sign in.');

export const apiKeyRequired = () =>
  shared('unauthenticated', 'Send a valid API key as "Authorization: Bearer …".', {
    headers: { 'www-authenticate': 'Bearer' },
  });

export const originRefused = () => shared('origin_refused', 'This request came from another site and was refused.');

/** Within a team of the coach, whose role there does not allow it. */
export const notPermitted = (permission: Permission) => shared('not_permitted', notPermittedText(permission));

/** A kind of data that a read key does not read. */
export const keyNotPermitted = (kind: DataKind) =>
  shared('not_permitted', `This key does not read ${kind}. An administrator makes another key.`);

export function validationFailed(fields: readonly FieldProblem[]): ApiError {
  return shared('validation_failed', fields[0]?.message ?? 'The request could not be understood.', { fields });
}

/** The request cannot be parsed, so there is no field to name. */
export const malformedRequest = (message: string) => shared('validation_failed', message, { fields: [] });

/** A different call with the key of an earlier one: not a retry. */
export const keyReused = () => shared('key_reused', 'This Idempotency-Key was sent with another request before.');

export const payloadTooLarge = () => shared('payload_too_large', 'The request is too large.');

export const unsupportedMediaType = () =>
  shared('unsupported_media_type', 'Send the request as JSON (content-type application/json).');

export function rateLimited(message: string, retryAfterSeconds: number): ApiError {
  return shared('rate_limited', message, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });
}

/** The database is unavailable or overloaded: the same request may succeed a moment later. */
export function busy(message = 'The server is busy. Please try again in a moment.'): ApiError {
  return shared('busy', message, { headers: { 'retry-after': '2' } });
}

export const internalError = () => shared('internal_error', 'Something went wrong on our side. Please try again.');

/** An entry of a day on which its athlete is not reached. */
export const unreachedDay = (path: string): FieldProblem => ({
  path,
  message: 'The athlete was not in one of your teams on this day.',
});
