import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Athlete, ChangeAthleteBody } from '@touchline/contracts/athletes.schema';
import type { EntityManager } from 'typeorm';
import { requireTeam, requireTeamsOf } from '../../common/access/coach-reach.js';
import { mayInOneOf } from '../../common/access/role-access.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound, validationFailed } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import { coachToday } from '../../common/time/coach-today.js';
import { lockRows, UnitOfWork } from '../../database/unit-of-work.js';
import { findAvailabilityRecords, toAvailability, withoutHiddenNote } from '../availability/index.js';
import { findMemberships } from '../memberships/index.js';
import { findCurrentInjuries } from '../wellness/index.js';
import { toAthlete } from './athlete.mapper.js';
import {
  findArchivedAthletes,
  findOwnAthlete,
  findOwnAthletes,
  teamIdsOf,
  type RosterAthlete,
  type ShownAthlete,
} from './athletes.repository.js';
import type { AthletesQuery } from './athletes.schemas.js';
import { changeAthlete } from './athletes.writer.js';

/** A profile before and after a change, and as it is answered. */
export interface ChangedProfile {
  before: ShownAthlete;
  after: ShownAthlete;
  answer: Athlete;
}

@Injectable()
export class AthletesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The athletes on a roster, or the archived ones. Three queries, independent of the number of athletes. */
  async list(coach: SignedInCoach, query: AthletesQuery): Promise<Athlete[]> {
    const { team_id: teamId, archived, today: sent } = query;
    const manager = this.unitOfWork.read;
    const today = coachToday(sent, coach, this.clock.now());
    const days = query.from === undefined ? undefined : { from: query.from, to: query.to ?? today };
    const roster =
      archived === 'true'
        ? await findArchivedAthletes(manager, coach, teamId)
        : await findOwnAthletes(manager, coach, 'names.read', { teamId, days });
    const athleteIds = roster.map(({ athlete }) => athlete.id);
    const toAnswer = await this.toAnswers(manager, coach, athleteIds, today);

    await this.audit.read(coach, 'profile', athleteIds);
    return roster.map(toAnswer);
  }

  /**
   * Changes a profile within the write of the caller. A body that changes nothing is not written, so that the open editors of
   * other coaches stay valid.
   */
  async change(
    tx: EntityManager,
    coach: SignedInCoach,
    athleteId: number,
    body: ChangeAthleteBody,
  ): Promise<ChangedProfile> {
    const at = { now: this.clock.now(), today: coachToday(undefined, coach, this.clock.now()) };
    const ownTeamIds = await requireTeamsOf(tx, coach, 'people.write', athleteId);
    for (const teamId of [body.team_id, body.place_team_id])
      if (teamId !== undefined) await requireTeam(tx, coach, 'people.write', teamId);
    await lockRows(tx, 'athletes', [athleteId]);
    const stored = await requireAthlete(tx, coach, athleteId, body.place_team_id);
    await requireOwnMemberships(tx, stored.athlete, body, { ownTeamIds, today: at.today });

    if (body.date_of_birth != null && body.date_of_birth > at.today) {
      throw validationFailed([{ path: 'date_of_birth', message: 'Date of birth must not be in the future.' }]);
    }

    const isWritten = await changeAthlete(tx, stored, body, at);
    // Without a write, the call still returns the whole profile, which counts as reading it.
    if (isWritten) await this.audit.wrote(tx, coach, 'profile', 'update', [athleteId]);
    else await this.audit.readWhileWriting(tx, coach, 'profile', [athleteId]);

    const changed = await requireAthlete(tx, coach, athleteId, body.place_team_id);
    const answer = (await this.toAnswers(tx, coach, [athleteId], at.today))(changed);
    return { before: stored.athlete, after: changed.athlete, answer };
  }

  /** An athlete as a list of the team, or of all teams, has them. */
  async answer(tx: EntityManager, coach: SignedInCoach, athleteId: number, teamId?: number): Promise<Athlete> {
    const own = await requireAthlete(tx, coach, athleteId, teamId);
    return (await this.toAnswers(tx, coach, [athleteId], coach.today))(own);
  }

  /** Maps these athletes with what they report and with the staff's word of today. Two queries. */
  private async toAnswers(
    manager: EntityManager,
    coach: SignedInCoach,
    athleteIds: readonly number[],
    today: CalendarDate,
  ): Promise<(entry: RosterAthlete) => Athlete> {
    const injuries = await findCurrentInjuries(manager, athleteIds);
    const words = await findAvailabilityRecords(manager, athleteIds, { day: today, asItWas: false });
    return (entry) => {
      const { id } = entry.athlete;
      const teamIds = teamIdsOf(entry);
      if (!mayInOneOf(coach.roles, 'availability.read', teamIds)) return toAthlete(entry, undefined, null);
      const word = toAvailability(words.get(id), today);
      return toAthlete(entry, injuries.get(id), withoutHiddenNote(word, coach.roles, teamIds));
    };
  }
}

/**
 * Throws "not found" for an athlete out of reach. Called after the lock, too: another coach may have moved the athlete
 * in between.
 */
async function requireAthlete(
  tx: EntityManager,
  coach: SignedInCoach,
  athleteId: number,
  teamId?: number,
): Promise<RosterAthlete> {
  const own = await findOwnAthlete(tx, coach, 'people.read', athleteId, teamId);
  if (!own) throw notFound();
  return own;
}

/** Throws for a move or an archive that would take an athlete from a team of other staff. */
async function requireOwnMemberships(
  tx: EntityManager,
  athlete: ShownAthlete,
  { team_id: teamId, archived }: ChangeAthleteBody,
  { ownTeamIds, today }: { ownTeamIds: readonly number[]; today: CalendarDate },
): Promise<void> {
  const isMoved = teamId !== undefined && teamId !== athlete.teamId;
  if (isMoved && !ownTeamIds.includes(athlete.teamId))
    throw validationFailed([{ path: 'team_id', message: 'The main team of this athlete has other staff.' }]);
  if (archived !== true || athlete.archivedAt !== null) return;

  const memberships = await findMemberships(tx, athlete.id);
  const going = memberships.filter(({ lastDay }) => lastDay === null || lastDay >= today);
  if (going.some((membership) => !ownTeamIds.includes(membership.teamId)))
    throw validationFailed([
      { path: 'archived', message: 'This athlete also belongs to a team of other staff. End the membership in yours.' },
    ]);
}
