import { EXPORT_TOO_LARGE, NOTHING_TO_EXPORT } from '@touchline/contracts/error-codes';
import { ApiError } from '../../../common/errors/api-error.js';

export const nothingToExport = (hasDays: boolean) =>
  new ApiError(
    409,
    NOTHING_TO_EXPORT,
    hasDays ? 'There is nothing in this period. Choose other days.' : 'There is nobody on this team today.',
  );

export const exportTooLarge = () =>
  new ApiError(409, EXPORT_TOO_LARGE, 'There is more in this period than one file can hold. Choose fewer days.');
