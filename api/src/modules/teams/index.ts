export { registrationCutoff, WAITING_DAYS } from './calc/waiting-time.js';
export { TeamEntity } from './team.entity.js';
export { TeamStaffEntity } from './team-staff.entity.js';
export { TeamsModule } from './teams.module.js';
