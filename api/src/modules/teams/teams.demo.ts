import { matchKey } from '../../common/text/keys.js';
import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { TeamStaff } from './team-staff.entity.js';
import { Team } from './team.entity.js';

/** The teams; every coach of an institution coaches all of its teams. */
export const demoTeams: DemoRows = ({ institutions }) => [
  demoTable(
    Team,
    institutions.flatMap(({ id: institutionId, teams }) =>
      teams.map(({ athletes: _people, codeExpiresAt, ...team }) => ({
        ...team,
        institutionId,
        nameKey: matchKey(team.name),
        codeExpiresAt: codeExpiresAt === null ? null : new Date(codeExpiresAt),
      })),
    ),
  ),
  demoTable(
    TeamStaff,
    institutions.flatMap(({ teams, coaches }) =>
      teams.flatMap((team) => coaches.map((coach) => ({ teamId: team.id, coachId: coach.id }))),
    ),
  ),
];
