export { AthleteAvailabilityEntity } from './athlete-availability.entity.js';
export { toAvailability } from './availability.mapper.js';
export { isOutOn, type DatedStatus } from './calc/status-on.js';
export { AvailabilityModule } from './availability.module.js';
export { findAvailabilityRecords, findStatuses, type StoredAvailability } from './availability.repository.js';
