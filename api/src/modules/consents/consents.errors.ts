import { CONSENT_NEEDED, CONSENT_TEXT_CHANGED, LINK_INVALID, MAIL_UNAVAILABLE } from '@touchline/contracts/error-codes';
import { formatWait } from '@touchline/contracts/format-wait';
import { ApiError } from '../../common/errors/api-error.js';
import { rateLimited } from '../../common/errors/shared.errors.js';

/** The text was changed since it was shown: it has to be read again. */
export const consentTextChanged = () =>
  new ApiError(409, CONSENT_TEXT_CHANGED, 'This text has changed. Load the page again, and read the new one.');

export const consentNeeded = () =>
  new ApiError(409, CONSENT_NEEDED, 'Nothing can be stored before somebody has agreed to it.');

/** One answer for a mailed key that is unknown, was used, has expired or is no key at all. */
export const mailedLinkInvalid = () =>
  new ApiError(404, LINK_INVALID, 'This link does not work any more. Ask for a new one.');

/** It is no secret, and the same for everybody: `GET /api/join/rules` says it, too. */
export const mailUnavailable = () =>
  new ApiError(409, MAIL_UNAVAILABLE, 'This club sends no mails. Ask a coach for the printed form.');

export const tooManyMails = (retryAfterSeconds: number) =>
  rateLimited(`Too many mails today. Try again in ${formatWait(retryAfterSeconds)}.`, retryAfterSeconds);

export const tooManyMailedLinks = (retryAfterSeconds: number) =>
  rateLimited(`Too many links that do not work. Try again in ${formatWait(retryAfterSeconds)}.`, retryAfterSeconds);
