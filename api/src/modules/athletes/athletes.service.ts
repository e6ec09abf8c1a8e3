import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Athlete, ChangeAthleteBody } from '@touchline/contracts/athletes.schema';
import type { EntityManager } from 'typeorm';
import { requireAthletes, requireTeam } from '../../common/access/coach-reach.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound, validationFailed } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import { coachToday } from '../../common/time/coach-today.js';
import { lockRows, UnitOfWork } from '../../database/unit-of-work.js';
import { findAvailabilityRecords, toAvailability } from '../availability/index.js';
import { findCurrentInjuries } from '../wellness/index.js';
import { toAthlete } from './athlete.mapper.js';
import { findOwnAthlete, findOwnAthletes, type RosterAthlete } from './athletes.repository.js';
import type { AthletesQuery } from './athletes.schemas.js';
import { changeAthlete } from './athletes.writer.js';

@Injectable()
export class AthletesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The athletes on a roster, or the archived ones. Three queries, independent of the number of athletes. */
  async list(coach: SignedInCoach, { team_id: teamId, archived, today: sent }: AthletesQuery): Promise<Athlete[]> {
    const manager = this.unitOfWork.read;
    const today = coachToday(sent, coach, this.clock.now());
    const roster = await findOwnAthletes(manager, coach.coachId, teamId, archived === 'true');
    const athleteIds = roster.map(({ athlete }) => athlete.id);
    const toAnswer = await this.toAnswers(manager, athleteIds, today);

    await this.audit.read(coach, 'profile', athleteIds);
    return roster.map(toAnswer);
  }

  /**
   * Returns the changed profile. A body that changes nothing is not written, so that the open editors of other coaches
   * stay valid.
   */
  async change(coach: SignedInCoach, athleteId: number, body: ChangeAthleteBody): Promise<Athlete> {
    const at = { now: this.clock.now(), today: coachToday(undefined, coach, this.clock.now()) };
    return this.unitOfWork.write(async (tx) => {
      await requireAthletes(tx, coach.coachId, [athleteId]);
      if (body.team_id !== undefined) await requireTeam(tx, coach.coachId, body.team_id);
      await lockRows(tx, 'athletes', [athleteId]);
      const { athlete: stored } = await requireAthlete(tx, coach, athleteId);

      if (body.date_of_birth != null && body.date_of_birth > at.today) {
        throw validationFailed([{ path: 'date_of_birth', message: 'Date of birth must not be in the future.' }]);
      }

      const isWritten = await changeAthlete(tx, stored, body, at);
      // Without a write, the call still returns the whole profile, which counts as reading it.
      if (isWritten) await this.audit.wrote(tx, coach, 'profile', 'update', [athleteId]);
      else await this.audit.readWhileWriting(tx, coach, 'profile', [athleteId]);

      const changed = await requireAthlete(tx, coach, athleteId);
      return (await this.toAnswers(tx, [athleteId], at.today))(changed);
    });
  }

  /** Maps these athletes with what they report and with the staff's word of today. Two queries. */
  private async toAnswers(
    manager: EntityManager,
    athleteIds: readonly number[],
    today: CalendarDate,
  ): Promise<(entry: RosterAthlete) => Athlete> {
    const injuries = await findCurrentInjuries(manager, athleteIds);
    const words = await findAvailabilityRecords(manager, athleteIds, { day: today, asItWas: false });
    return (entry) =>
      toAthlete(entry, injuries.get(entry.athlete.id), toAvailability(words.get(entry.athlete.id), today));
  }
}

/**
 * Throws "not found" for an athlete out of reach. Called after the lock, too: another coach may have moved the athlete
 * in between.
 */
async function requireAthlete(tx: EntityManager, coach: SignedInCoach, athleteId: number): Promise<RosterAthlete> {
  const own = await findOwnAthlete(tx, coach.coachId, athleteId, undefined);
  if (!own) throw notFound();
  return own;
}
