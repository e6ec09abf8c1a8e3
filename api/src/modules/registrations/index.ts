export { PendingAthleteEntity } from './pending-athlete.entity.js';
export { RegistrationsModule } from './registrations.module.js';
