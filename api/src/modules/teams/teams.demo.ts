import { matchKey } from '../../common/text/keys.js';
import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { TeamStaffEntity } from './team-staff.entity.js';
import { TeamEntity } from './team.entity.js';

/** The teams of the demo; every coach of an institution coaches all of its teams. */
export const demoTeams: DemoRows = ({ institutions }) => [
  demoTable(
    TeamEntity,
    institutions.flatMap(({ id: institutionId, teams }) =>
      teams.map(({ athletes: _athletes, codeExpiresAt, ...team }) => ({
        ...team,
        institutionId,
        nameKey: matchKey(team.name),
        codeExpiresAt: codeExpiresAt === null ? null : new Date(codeExpiresAt),
      })),
    ),
  ),
  demoTable(
    TeamStaffEntity,
    institutions.flatMap(({ teams, coaches }) =>
      teams.flatMap((team) =>
        coaches.map((coach) => ({ teamId: team.id, coachId: coach.id, role: 'head_coach' as const })),
      ),
    ),
  ),
];
