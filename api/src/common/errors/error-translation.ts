import { HttpException } from '@nestjs/common';
import type { ErrorBody } from '@touchline/contracts/wire.schema';
import { isDatabaseUnavailable, OutcomeUnknownError } from '../../database/database-errors.js';
import { ApiError } from './api-error.js';
import {
  busy,
  internalError,
  malformedRequest,
  notFound,
  payloadTooLarge,
  unsupportedMediaType,
} from './shared.errors.js';

const OUTCOME_UNKNOWN =
  'The server did not answer in time. Your change may have been saved: look whether it is there before you send it again.';

/** Turns anything thrown into an `ApiError`. An unexpected error reveals nothing about its cause. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof OutcomeUnknownError) return busy(OUTCOME_UNKNOWN);
  if (isDatabaseUnavailable(error)) return busy();
  switch (httpStatusOf(error)) {
    case 400:
      return malformedRequest('The request could not be understood.');
    case 404:
      return notFound();
    case 413:
      return payloadTooLarge();
    case 414:
    case 431:
      return malformedRequest('The address of the request is too long.');
    case 415:
      return unsupportedMediaType();
    case 503:
      return busy();
    default:
      return internalError();
  }
}

export function toErrorBody(error: ApiError): ErrorBody & Record<string, unknown> {
  return {
    ...error.extra.body,
    statusCode: error.status,
    code: error.code,
    error: error.message,
    message: error.message,
    ...(error.extra.fields ? { fields: [...error.extra.fields] } : {}),
  };
}

/** Nest and Fastify put a status on the errors they throw. */
function httpStatusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
}
