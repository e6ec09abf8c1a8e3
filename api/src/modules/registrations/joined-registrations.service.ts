import { Injectable } from '@nestjs/common';
import type { JoinedRegistration, SeparatedAthlete } from '@touchline/contracts/registrations.schema';
import { requireTeam } from '../../common/access/coach-reach.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import { todayIn } from '../../common/time/local-time.js';
import { RESTORABLE_MS } from '../../common/versioned/remove-record.js';
import { lockRows, UnitOfWork } from '../../database/unit-of-work.js';
import { acceptPendingConsent } from '../consents/index.js';
import { parseJoined, separate } from './joined-registrations.writer.js';
import { toJoinedRegistration } from './pending-athlete.mapper.js';
import { cannotSeparate } from './registrations.errors.js';
import { findJoined, findOwnRegistration, findTeamNames } from './registrations.repository.js';

/** Registrations that were joined to an athlete whom the coach had: for a day they can be taken apart. */
@Injectable()
export class JoinedRegistrationsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Newest first. Not audited: the list holds names and birth dates, no health data. */
  async list(coach: SignedInCoach): Promise<JoinedRegistration[]> {
    const { read } = this.unitOfWork;
    const joined = await findJoined(read, coach.coachId, this.since());
    if (joined.length === 0) return [];

    const teamNames = await findTeamNames(read, coach.coachId);
    return joined.flatMap((row) => {
      const content = parseJoined(read, row);
      const until = new Date(row.deletedAt.getTime() + RESTORABLE_MS);
      // Taking apart puts the athlete back into their former team.
      return teamNames.has(content.before.teamId) ? [toJoinedRegistration(content, teamNames, until)] : [];
    });
  }

  separate(coach: SignedInCoach, id: number): Promise<SeparatedAthlete> {
    return this.unitOfWork.write(async (tx) => {
      await lockRows(tx, 'institutions', [coach.institutionId]);
      if (!(await findOwnRegistration(tx, coach.coachId, id))) throw notFound();
      const joined = (await findJoined(tx, coach.coachId, this.since())).find(({ recordId }) => recordId === id);
      if (!joined) throw cannotSeparate();
      await requireTeam(tx, coach, 'people.write', parseJoined(tx, joined).before.teamId);

      const athleteId = await separate(tx, coach, joined);
      const today = todayIn(coach.timeZone, this.clock.now());
      await acceptPendingConsent(tx, { pendingAthleteId: id, athleteId, known: false }, today);
      await this.audit.wrote(tx, coach, 'profile', 'update', [joined.athleteId]);
      await this.audit.wrote(tx, coach, 'profile', 'create', [athleteId]);
      return { athlete_id: athleteId };
    });
  }

  private since(): Date {
    return new Date(this.clock.now().getTime() - RESTORABLE_MS);
  }
}
