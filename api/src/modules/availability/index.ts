export { AthleteAvailabilityEntity } from './athlete-availability.entity.js';
export { toAvailability } from './availability.mapper.js';
export { AvailabilityModule } from './availability.module.js';
export { findAvailabilityRecords, type StoredAvailability } from './availability.repository.js';
