export { PendingAthleteEntity } from './pending-athlete.entity.js';
export { pendingKey, toPendingRow } from './pending-athlete.mapper.js';
export { tooManyRegistrations } from './registrations.errors.js';
export { RegistrationsModule } from './registrations.module.js';
export { findTeamByCode } from './registrations.repository.js';
export { RegistrationsService, requirePastBirthDate } from './registrations.service.js';
export { saveRegistration } from './registrations.writer.js';
