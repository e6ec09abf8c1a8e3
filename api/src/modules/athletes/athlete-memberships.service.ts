import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import {
  MEMBERSHIP_AHEAD_DAYS,
  MEMBERSHIP_PAST_DAYS,
  type AddMembershipBody,
  type ChangeMembershipBody,
  type Membership,
} from '@touchline/contracts/memberships.schema';
import type { EntityManager } from 'typeorm';
import { requireAthletes, requireTeam } from '../../common/access/coach-reach.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import type { FieldProblem } from '../../common/errors/api-error.js';
import { notFound, validationFailed } from '../../common/errors/shared.errors.js';
import { lockRows, UnitOfWork } from '../../database/unit-of-work.js';
import {
  addMembership,
  changeLastDay,
  findMemberships,
  removeMembership,
  type MembershipEntity,
} from '../memberships/index.js';
import { AthleteEntity } from './athlete.entity.js';
import { toMembership } from './athlete.mapper.js';
import { findOwnMemberships } from './athletes.repository.js';
import { AthletesService } from './athletes.service.js';
import { replaceAthleteVersion } from './athletes.writer.js';

/** The athlete and all their memberships, under the athlete's lock. */
interface LockedAthlete {
  athlete: AthleteEntity;
  memberships: MembershipEntity[];
}

/** The teams of an athlete beside the main one. */
@Injectable()
export class AthleteMembershipsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly athletes: AthletesService,
  ) {}

  /** Two queries. */
  async list(coach: SignedInCoach, athleteId: number): Promise<Membership[]> {
    const manager = this.unitOfWork.read;
    await requireAthletes(manager, coach, 'names.read', [athleteId]);
    const own = await findOwnMemberships(manager, coach, athleteId);
    await this.audit.read(coach, 'profile', [athleteId]);
    return own.map(toMembership);
  }

  async add(coach: SignedInCoach, athleteId: number, body: AddMembershipBody): Promise<Athlete> {
    return this.write(coach, athleteId, async (tx, { athlete, memberships }) => {
      const { team_id: teamId, kind, joined_on: joinedOn, last_day: lastDay, version } = body;
      await requireTeam(tx, coach, 'people.write', teamId);
      const problems = [
        ...dayProblems(body, coach.today),
        ...(athlete.archivedAt === null ? [] : [ARCHIVED]),
        ...(memberships.some((own) => own.teamId === teamId && overlaps(own, body)) ? [ALREADY_THERE] : []),
      ];
      if (problems.length > 0) throw validationFailed(problems);

      await replaceAthleteVersion(tx, athlete, version);
      await addMembership(tx, athleteId, { teamId, kind, joinedOn, lastDay });
    });
  }

  async change(
    coach: SignedInCoach,
    athleteId: number,
    membershipId: number,
    { last_day: lastDay, main, version }: ChangeMembershipBody,
  ): Promise<Athlete> {
    return this.write(coach, athleteId, async (tx, locked) => {
      const { athlete, memberships } = locked;
      const membership = await requireOwn(tx, coach, locked, membershipId);
      const problems = [
        ...(lastDay === undefined ? [] : lastDayProblems(membership, lastDay, coach.today)),
        ...(lastDay != null && isOnlyOne(memberships, membershipId, lastDay) ? [ONLY_TEAM] : []),
        ...(main && !canBeMain(membership, coach.today) ? [NOT_A_MAIN_TEAM] : []),
      ];
      if (problems.length > 0) throw validationFailed(problems);

      // The former main team keeps its members: its staff lose nothing by it.
      await replaceAthleteVersion(tx, athlete, version, main ? { teamId: membership.teamId } : {});
      if (lastDay !== undefined) await changeLastDay(tx, membershipId, lastDay);
    });
  }

  async remove(
    coach: SignedInCoach,
    athleteId: number,
    membershipId: number,
    version: number | undefined,
  ): Promise<Athlete> {
    return this.write(coach, athleteId, async (tx, locked) => {
      const membership = await requireOwn(tx, coach, locked, membershipId);
      if (membership.joinedOn === null || membership.joinedOn <= coach.today)
        throw validationFailed([{ path: 'membership_id', message: 'This membership has begun. End it instead.' }]);

      await replaceAthleteVersion(tx, locked.athlete, version);
      await removeMembership(tx, membershipId);
    });
  }

  private async write(
    coach: SignedInCoach,
    athleteId: number,
    change: (tx: EntityManager, locked: LockedAthlete) => Promise<void>,
  ): Promise<Athlete> {
    return this.unitOfWork.write(async (tx) => {
      await requireAthletes(tx, coach, 'people.write', [athleteId]);
      await lockRows(tx, 'athletes', [athleteId]);
      const athlete = await tx.findOneByOrFail(AthleteEntity, { id: athleteId });
      await change(tx, { athlete, memberships: await findMemberships(tx, athleteId) });
      await this.audit.wrote(tx, coach, 'profile', 'update', [athleteId]);
      return this.athletes.answer(tx, coach, athleteId);
    });
  }
}

const ARCHIVED: FieldProblem = {
  path: 'team_id',
  message: 'This athlete is archived. Bring them back to the roster first.',
};
const ALREADY_THERE: FieldProblem = { path: 'team_id', message: 'This athlete already belongs to this team then.' };
const ONLY_TEAM: FieldProblem = {
  path: 'last_day',
  message: 'The athlete would be on no team then. Archive the athlete instead.',
};
const NOT_A_MAIN_TEAM: FieldProblem = {
  path: 'main',
  message: 'Only a team of a present member can be the main team.',
};

/** Throws "not found" unless it is a membership of this athlete in a team where the coach may change people. */
async function requireOwn(
  tx: EntityManager,
  coach: SignedInCoach,
  { memberships }: LockedAthlete,
  membershipId: number,
): Promise<MembershipEntity> {
  const membership = memberships.find(({ id }) => id === membershipId);
  if (!membership) throw notFound();
  await requireTeam(tx, coach, 'people.write', membership.teamId);
  return membership;
}

type SentDays = Pick<AddMembershipBody, 'kind' | 'joined_on' | 'last_day'>;

function dayProblems({ kind, joined_on: joinedOn, last_day: lastDay }: SentDays, today: CalendarDate): FieldProblem[] {
  const [first, last] = [addDays(today, -MEMBERSHIP_PAST_DAYS), addDays(today, MEMBERSHIP_AHEAD_DAYS)];
  if (joinedOn < first || joinedOn > last)
    return [{ path: 'joined_on', message: `The first day must be from ${first} to ${last}.` }];
  if (lastDay === null) return kind === 'guest' ? [{ path: 'last_day', message: 'A guest needs a last day.' }] : [];
  if (lastDay < joinedOn) return [{ path: 'last_day', message: 'The last day must not be before the first.' }];
  return lastDay > last ? [{ path: 'last_day', message: `The last day must be ${last} at the latest.` }] : [];
}

function lastDayProblems(
  { kind, joinedOn, lastDay: stored }: MembershipEntity,
  lastDay: CalendarDate | null,
  today: CalendarDate,
): FieldProblem[] {
  if (stored !== null && stored < today) return [{ path: 'last_day', message: 'This membership has already ended.' }];
  if (lastDay !== null && lastDay < today)
    return [{ path: 'last_day', message: 'The last day must be today or later.' }];
  return dayProblems(
    { kind, joined_on: joinedOn !== null && joinedOn > today ? joinedOn : today, last_day: lastDay },
    today,
  );
}

/** Whether an own membership has a day in common with one that is sent. */
function overlaps(
  own: Pick<MembershipEntity, 'joinedOn' | 'lastDay'>,
  { joined_on: joinedOn, last_day: lastDay }: SentDays,
): boolean {
  return (
    (own.lastDay === null || own.lastDay >= joinedOn) &&
    (lastDay === null || own.joinedOn === null || own.joinedOn <= lastDay)
  );
}

/** Whether no other membership goes on after this last day. */
function isOnlyOne(memberships: readonly MembershipEntity[], id: number, lastDay: CalendarDate): boolean {
  return !memberships.some(
    (own) => own.id !== id && own.kind === 'member' && (own.lastDay === null || own.lastDay > lastDay),
  );
}

function canBeMain({ kind, joinedOn, lastDay }: MembershipEntity, today: CalendarDate): boolean {
  return kind === 'member' && (joinedOn === null || joinedOn <= today) && (lastDay === null || lastDay >= today);
}
