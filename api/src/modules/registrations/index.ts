export { PendingAthleteEntity } from './pending-athlete.entity.js';
export { pendingKey } from './pending-athlete.mapper.js';
export { RegistrationsModule } from './registrations.module.js';
