import { TeamStaff } from './team-staff.entity.js';
import { Team } from './team.entity.js';

export const TEAM_ENTITIES = [Team, TeamStaff];
