import { SURVEY_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';

/** Another list is stored for the day than the coach saw. Nothing is written. */
export const surveyChanged = () =>
  new ApiError(409, SURVEY_CHANGED, 'Someone else changed the questions of this team. Check them and try again.');
