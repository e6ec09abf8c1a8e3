export { expiredAt, WAITING_DAYS } from './calc/waiting-time.js';
export { Team } from './team.entity.js';
export { TeamStaff } from './team-staff.entity.js';
export { TeamsModule } from './teams.module.js';
