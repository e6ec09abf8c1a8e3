import type { Coach } from '@touchline/contracts/coach.schema';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';

export function toCoach(coach: SignedInCoach): Coach {
  const { coachId, name, email, phone, institution, role, avatar, otherTeamsSessions, lateMarks } = coach;
  const roles = [...coach.roles].map(([teamId, own]) => ({ team_id: teamId, role: own }));
  return {
    success: true,
    coach_id: coachId,
    name,
    email,
    phone,
    institution,
    role,
    avatar,
    roles,
    other_teams_sessions: otherTeamsSessions,
    late_marks: lateMarks,
  };
}
