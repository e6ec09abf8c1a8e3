import { EXERCISE_VIDEO_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';

/** The stored video is no longer the version that the coach saw. Nothing of the call is written. */
export const exerciseVideoChanged = () =>
  new ApiError(409, EXERCISE_VIDEO_CHANGED, 'Someone else changed the video of this exercise. Check it and try again.');
