/**
 * The staff's word whether an athlete can train. A change only adds a record, unless the last one says the same:
 * `sequence` counts an athlete's records, and its unique key decides between two writers. The newest record that has
 * begun holds until its last day. The note leaves the API only
 * towards staff with `health.read`; a word of others keeps it.
 */
export { AthleteAvailabilityEntity } from './athlete-availability.entity.js';
export { toAvailability, withoutHiddenNote } from './availability.mapper.js';
export { isOutOn, type DatedStatus } from './calc/status-on.js';
export { AvailabilityModule } from './availability.module.js';
export { findAvailabilityRecords, findStatuses, type StoredAvailability } from './availability.repository.js';
