import type { EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { CoachEntity } from '../accounts/coach.entity.js';
import { InstitutionEntity } from '../accounts/institution.entity.js';
import { SessionEntity } from './session.entity.js';

export interface FoundSession {
  createdAt: Date;
  lastSeenAt: Date;
  coach: SignedInCoach;
}

/** A session with its coach and institution; null for an unknown token. One query. */
export async function findSession(manager: EntityManager, tokenSha256: string): Promise<FoundSession | null> {
  const { entities, raw } = await manager
    .createQueryBuilder(SessionEntity, 'session')
    .innerJoin(CoachEntity, 'coach', 'coach.id = session.coachId')
    .innerJoin(InstitutionEntity, 'institution', 'institution.id = coach.institutionId')
    .addSelect([
      'coach.name AS coach_name',
      'coach.email AS coach_email',
      'coach.phone AS coach_phone',
      'coach.role AS coach_role',
      'coach.avatar AS coach_avatar',
    ])
    .addSelect([
      'institution.id AS institution_id',
      'institution.name AS institution_name',
      'institution.timeZone AS institution_time_zone',
    ])
    .where({ tokenSha256 })
    .getRawAndEntities<Record<string, string | null>>();
  const [session, row] = [entities[0], raw[0]];
  if (!session || !row) return null;
  return {
    createdAt: session.createdAt,
    lastSeenAt: session.lastSeenAt,
    coach: {
      coachId: session.coachId,
      name: String(row['coach_name']),
      email: String(row['coach_email']),
      phone: row['coach_phone'] ?? null,
      role: String(row['coach_role']),
      avatar: row['coach_avatar'] ?? null,
      institutionId: Number(row['institution_id']),
      institution: String(row['institution_name']),
      timeZone: String(row['institution_time_zone']),
      authenticatedAt: session.authenticatedAt,
    },
  };
}
