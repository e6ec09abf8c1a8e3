export { Athlete } from './athlete.entity.js';
export { AthletesModule } from './athletes.module.js';
export { findOwnAthletes } from './athletes.repository.js';
