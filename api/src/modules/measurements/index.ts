/** Values of what a club measures and asks beside the product's own surveys, sessions and tests: a row for each trial. */
export { dayValuesOf } from './day-values.js';
export { MeasurementEntity } from './measurement.entity.js';
export { findNewestValues, findValuesOf, type MeasuredValue } from './measurements.repository.js';
export { MeasurementsModule } from './measurements.module.js';
export { writeProblems as measurementProblems, type MeasurementInput } from './measurements.rules.js';
export { AUDITED_AS, MeasurementsWriter } from './measurements.writer.js';
