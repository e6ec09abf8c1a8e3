export { AthleteEntity, type RosterPlace } from './athlete.entity.js';
export { AthletesModule } from './athletes.module.js';
export { toListedName, toNameDetails } from './listed-name.mapper.js';
export { PersonColumns } from './person-columns.entity.js';
export {
  findOwnAthlete,
  findOwnAthleteIds,
  findOwnAthletes,
  type RosterAthlete,
  type ShownAthlete,
} from './athletes.repository.js';
