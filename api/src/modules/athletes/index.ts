export { AthleteEntity, type RosterPlace } from './athlete.entity.js';
export { replaceAthleteVersion, wasAway } from './athletes.writer.js';
export { followMemberships } from './main-team.writer.js';
export { AthletesModule } from './athletes.module.js';
export { AthletesService } from './athletes.service.js';
export { toListedName, toNameDetails } from './listed-name.mapper.js';
export { PersonColumns } from './person-columns.entity.js';
export {
  findArchivedAthletes,
  findOwnAthlete,
  findOwnAthleteIds,
  findOwnAthletes,
  teamIdsOf,
  type RosterAthlete,
  type RosterFilter,
  type RosterMembership,
  type ShownAthlete,
} from './athletes.repository.js';
