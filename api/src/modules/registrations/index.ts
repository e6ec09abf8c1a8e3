export { PendingAthleteEntity } from './pending-athlete.entity.js';
export { compareIdentities } from './registrations.rules.js';
export { toAthlete, toKnownPerson, toPendingRow, type NewPerson } from './pending-athlete.mapper.js';
export { athleteExists, tooManyRegistrations } from './registrations.errors.js';
export { RegistrationsModule } from './registrations.module.js';
export { findNamesake, findTeamByCode, nextRosterPlace, type KnownAthlete } from './registrations.repository.js';
export { RegistrationsService, requirePastBirthDate } from './registrations.service.js';
export { saveRegistration } from './registrations.writer.js';
export { insertAthlete, insertAthletes, replaceAthlete } from './roster.writer.js';
