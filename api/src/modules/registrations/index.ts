export { PendingAthleteEntity } from './pending-athlete.entity.js';
export { pendingKey, toAthlete, toPendingRow, type NewPerson } from './pending-athlete.mapper.js';
export { athleteExists, tooManyRegistrations } from './registrations.errors.js';
export { RegistrationsModule } from './registrations.module.js';
export { findNamesake, findTeamByCode, nextRosterPlace } from './registrations.repository.js';
export { RegistrationsService, requirePastBirthDate } from './registrations.service.js';
export { insertAthlete, saveRegistration } from './registrations.writer.js';
