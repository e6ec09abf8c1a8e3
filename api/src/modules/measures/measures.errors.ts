import { BATTERY_CHANGED, MEASURE_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';
import { validationFailed } from '../../common/errors/shared.errors.js';

/** The key of a query names no measure of the product or of the club. */
export const unknownMeasure = () =>
  validationFailed([{ path: 'measure', message: 'This is not a measure of the club.' }]);

/** Another version is stored than the coach saw. Nothing is written. */
export const measureChanged = () =>
  new ApiError(409, MEASURE_CHANGED, 'Someone else changed this measure. Check it and try again.');

/** Another version is stored than the coach saw. Nothing is written. */
export const batteryChanged = () =>
  new ApiError(409, BATTERY_CHANGED, 'Someone else changed this battery. Check it and try again.');
