import { Injectable } from '@nestjs/common';
import type { Athlete, ChangeAthleteBody } from '@touchline/contracts/athletes.schema';
import type { EntityManager } from 'typeorm';
import { requireAthletes, requireTeam } from '../../common/access/coach-reach.js';
import { lockRows } from '../../common/access/lock-rows.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound, validationFailed } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import { coachToday } from '../../common/time/coach-today.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { findCurrentInjuries } from '../wellness/index.js';
import { toAthlete } from './athlete.mapper.js';
import { findOwnAthlete, findOwnAthletes, type RosterAthlete } from './athletes.repository.js';
import { changedAthlete, saveAthlete } from './change-athlete.js';

@Injectable()
export class AthletesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Those on the roster, or the archived ones. Two queries whatever the number of athletes. A foreign team has none. */
  async list(coach: SignedInCoach, teamId: number | undefined, archived: boolean): Promise<Athlete[]> {
    const manager = this.unitOfWork.read;
    const roster = await findOwnAthletes(manager, coach.coachId, teamId, archived);
    const athleteIds = roster.map(({ athlete }) => athlete.id);
    const injuries = await findCurrentInjuries(manager, athleteIds);
    await this.audit.read(coach, 'profile', athleteIds);
    return roster.map((entry) => toAthlete(entry, injuries.get(entry.athlete.id)));
  }

  /** The entry with what is changed. A change that says what is stored already writes nothing: nobody's open edit is stale for it. */
  async change(coach: SignedInCoach, athleteId: number, body: ChangeAthleteBody): Promise<Athlete> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      await requireAthletes(tx, coach.coachId, [athleteId]);
      if (body.team_id !== undefined) await requireTeam(tx, coach.coachId, body.team_id);
      await lockRows(tx, 'athletes', [athleteId]);
      const { athlete: stored } = await ownAthlete(tx, coach, athleteId);
      if (body.date_of_birth != null && body.date_of_birth > coachToday(undefined, coach, now)) {
        throw validationFailed([{ path: 'date_of_birth', message: 'Date of birth must not be in the future.' }]);
      }
      if (await saveAthlete(tx, changedAthlete(stored, body, now), stored, body.version))
        await this.audit.wrote(tx, coach, 'profile', 'update', [athleteId]);
      // Nothing is written, and the whole entry is answered.
      else await this.audit.readWhileWriting(tx, coach, 'profile', [athleteId]);
      return toAthlete(
        await ownAthlete(tx, coach, athleteId),
        (await findCurrentInjuries(tx, [athleteId])).get(athleteId),
      );
    });
  }
}

/** Read after the lock: somebody else may have moved the athlete out of reach meanwhile. */
async function ownAthlete(tx: EntityManager, coach: SignedInCoach, athleteId: number): Promise<RosterAthlete> {
  const own = await findOwnAthlete(tx, coach.coachId, athleteId, undefined);
  if (!own) throw notFound();
  return own;
}
