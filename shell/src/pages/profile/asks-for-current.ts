import { REAUTH_REQUIRED } from '@touchline/contracts/error-codes';
import { ApiError } from '@touchline/ui/host';

/** The sign-in is too long ago: the server wants the current password, too. */
export const asksForCurrent = (error: unknown): boolean => error instanceof ApiError && error.code === REAUTH_REQUIRED;
