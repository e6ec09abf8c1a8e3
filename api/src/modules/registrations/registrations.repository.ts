import { MoreThan, type EntityManager } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import { Athlete } from '../athletes/index.js';
import { Team } from '../teams/index.js';
import { PendingAthlete } from './pending-athlete.entity.js';

export interface WaitingAthlete {
  athlete: PendingAthlete;
  teamName: string;
  sport: string;
}

export interface WaitingWindow {
  /** Only who registered later than this: the others have expired. */
  since: Date;
  /** Only later registrations than this one: where the last page ended. */
  after?: number | undefined;
  limit?: number | undefined;
}

/** Who waits for the coach's answer, first come first; one query. */
export async function findWaiting(
  manager: EntityManager,
  coachId: number,
  { since, after = 0, limit }: WaitingWindow,
): Promise<WaitingAthlete[]> {
  const { entities, raw } = await manager
    .createQueryBuilder(PendingAthlete, 'pending')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('pending.team_id'), { coachId })
    .innerJoin('teams', 'team', 'team.id = pending.team_id')
    .addSelect('team.name', 'team_name')
    .addSelect('team.sport', 'team_sport')
    .where('pending.status = :status AND pending.createdAt > :since AND pending.id > :after', {
      status: 'pending',
      since,
      after,
    })
    .orderBy('pending.id')
    .limit(limit)
    .getRawAndEntities<{ team_name: string; team_sport: string }>();
  return entities.map((athlete, at) => ({
    athlete,
    teamName: raw[at]?.team_name ?? '',
    sport: raw[at]?.team_sport ?? '',
  }));
}

/** How many wait for one team. */
export function countWaiting(manager: EntityManager, teamId: number): Promise<number> {
  return manager.countBy(PendingAthlete, { teamId, status: 'pending' });
}

/** A registration for one of the coach's teams, handled or not; null where it is out of reach. */
export function findOwn(manager: EntityManager, coachId: number, id: number): Promise<PendingAthlete | null> {
  return manager
    .createQueryBuilder(PendingAthlete, 'pending')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('pending.team_id'), { coachId })
    .where('pending.id = :id', { id })
    .getOne();
}

/** The team a code leads to at `now`; an expired code leads nowhere. */
export async function findTeamByCode(
  manager: EntityManager,
  registrationCode: string,
  now: Date,
): Promise<number | null> {
  const team = await manager.findOne(Team, {
    select: { id: true },
    where: { registrationCode, codeExpiresAt: MoreThan(now) },
  });
  return team?.id ?? null;
}

/** What a team is called. */
export async function findTeamName(manager: EntityManager, id: number): Promise<string> {
  return (await manager.findOneOrFail(Team, { select: { name: true }, where: { id } })).name;
}

/** The athletes of the coach's teams with this address, archived ones included. */
export function findOwnByEmail(manager: EntityManager, coachId: number, emailKey: string): Promise<Athlete[]> {
  return manager
    .createQueryBuilder(Athlete, 'athlete')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('athlete.team_id'), { coachId })
    .where('athlete.emailKey = :emailKey', { emailKey })
    .orderBy('athlete.id')
    .getMany();
}
