import { REQUEST_CLOSED, REQUEST_OPEN } from '@touchline/contracts/error-codes';
import { ApiError } from '../../../common/errors/api-error.js';

export const requestOpen = () =>
  new ApiError(409, REQUEST_OPEN, 'The club has not answered your last request of this kind yet.');

export const requestClosed = () => new ApiError(409, REQUEST_CLOSED, 'This request was closed before.');
